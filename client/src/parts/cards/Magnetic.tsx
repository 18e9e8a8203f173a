// A small living picture of the box; drawn by its own board's hand.
export function Magnetic() {
  return <svg viewBox="0 0 320 200" class="card-art" />;
}
