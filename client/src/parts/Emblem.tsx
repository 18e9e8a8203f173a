// Each seat's colour and emblem: colour never stands alone. Used on name plates, chips and scores.
const SHAPES = [
  <circle cx="12" cy="12" r="5" fill="none" stroke-width="3" />,
  <path d="M6.5 6.5 L17.5 17.5 M17.5 6.5 L6.5 17.5" stroke-width="3.4" />,
  <path class="filled" d="M12 4 l2.3 5.2 5.6.6 -4.2 3.8 1.2 5.6 -4.9-2.9 -4.9 2.9 1.2-5.6 -4.2-3.8 5.6-.6z" />,
  <path d="M6 9 H18 M6 15 H18" stroke-width="3.2" />,
  <path class="filled" d="M12 5 L19 18 H5 Z" />,
  <path d="M12 5.5 V18.5 M5.5 12 H18.5" stroke-width="3.4" />,
  <path class="filled" d="M12 4.5 L19.5 12 L12 19.5 L4.5 12 Z" />,
  <rect x="6.5" y="6.5" width="11" height="11" fill="none" stroke-width="3" />,
];

/** The emblem in a 24 x 24 box, for use inside an SVG: `<g class="seat-2">…`. */
export function EmblemShape({ seat }: { seat: number }) {
  return (
    <g class={`emblem seat-${seat}`}>
      <circle class="emblem-disc" cx="12" cy="12" r="11.5" />
      <g class="emblem-mark" stroke-linecap="round">
        {SHAPES[seat % SHAPES.length]}
      </g>
    </g>
  );
}

export function Emblem({ seat }: { seat: number }) {
  return (
    <svg class="emblem-image" viewBox="0 0 24 24" aria-hidden="true">
      <EmblemShape seat={seat} />
    </svg>
  );
}
