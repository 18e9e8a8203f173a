// A board that another package brings must not empty the table: where it fails, the plain board
// takes over for good, with a word to the players and the reason in the browser's console.
import { signal } from '@preact/signals';
import { Component, type ComponentChildren, type ComponentType } from 'preact';
import type { View } from '../../protocol';
import { t } from '../../words/words';
import type { BoardProps, GameBoard } from '../board';
import plain from './plain/board';

interface Parts {
  Board: BoardProps<View>;
  Face: { tile: string | null };
  Extra: BoardProps<View>;
  Badge: { view: View; seat: number };
}

/** A game's own board, or the plain one with a note if there was a problem. */
export function guarded(game: string, make: () => Partial<GameBoard<View>>): GameBoard<View> {
  const failed = signal(false);
  const fail = (problem: unknown): void => {
    if (failed.peek()) return;
    console.warn(`The board of ${game} failed; the plain board is shown instead.`, problem);
    failed.value = true;
  };
  const attempt = <T,>(own: () => T, otherwise: () => T): T => {
    if (failed.peek()) return otherwise();
    try {
      return own();
    } catch (problem) {
      fail(problem);
      return otherwise();
    }
  };

  /** A component that is the game's own until one of them fails. */
  function drawn<Name extends keyof Parts>(name: Name): ComponentType<Parts[Name]> {
    const Own = board[name] as ComponentType<Parts[Name]> | undefined;
    const Plain = plain[name] as ComponentType<Parts[Name]> | undefined;
    return (props: Parts[Name]) => {
      if (failed.value || !Own) return Plain ? <Plain {...props} /> : null;
      return (
        <Boundary onError={fail}>
          <Own {...props} />
        </Boundary>
      );
    };
  }

  const board: Partial<GameBoard<View>> = attempt(
    () => checked(make()),
    () => ({}),
  );
  const all: GameBoard<View> = { ...plain, ...board };
  const Board = drawn('Board');
  return {
    ...all,
    Board: (props) =>
      failed.value && !props.still ? (
        <Noted>
          <Board {...props} />
        </Noted>
      ) : (
        <Board {...props} />
      ),
    Face: drawn('Face'),
    Extra: drawn('Extra'),
    Badge: drawn('Badge'),
    moves: (...given) =>
      attempt(
        () => all.moves(...given),
        () => plain.moves(...given),
      ),
    name: (...given) =>
      attempt(
        () => all.name(...given),
        () => plain.name(...given),
      ),
    said: (...given) =>
      attempt(
        () => all.said?.(...given) ?? null,
        () => plain.said?.(...given) ?? null,
      ),
    called: (...given) =>
      attempt(
        () => all.called?.(...given) ?? null,
        () => null,
      ),
    tileOf: (...given) =>
      attempt(
        () => all.tileOf?.(...given),
        () => plain.tileOf?.(...given),
      ),
    attempts: (...given) =>
      attempt(
        () => board.attempts?.(...given) ?? [],
        () => [],
      ),
    placeOf: (move) =>
      attempt(
        () => board.placeOf?.(move) ?? move,
        () => move,
      ),
    showsFirst: (...given) =>
      attempt(
        () => board.showsFirst?.(...given) ?? false,
        () => false,
      ),
    asks: (touch) =>
      attempt(
        () => board.asks?.(touch) ?? false,
        () => false,
      ),
    end:
      board.end &&
      ((end) =>
        attempt(
          () => board.end!(end),
          () => String(end),
        )),
    facts:
      board.facts &&
      ((facts) =>
        attempt(
          () => board.facts!(facts),
          () => ({}),
        )),
    waitedFor: (view) =>
      attempt(
        () => board.waitedFor?.(view) ?? view.actors,
        () => view.actors,
      ),
    advice: (...given) =>
      attempt(
        () => board.advice?.(...given) ?? null,
        () => null,
      ),
    holds: () => false, // only our own boards let go again for certain
    aftermath: (...given) =>
      attempt(
        () => board.aftermath?.(...given) ?? null,
        () => null,
      ),
    closing: async (...given) =>
      attempt(
        () => board.closing?.(...given),
        () => undefined,
      ),
    feats: (feat) =>
      attempt(
        () => board.feats?.(feat) ?? [],
        () => [],
      ),
  };
}

function checked(board: Partial<GameBoard<View>>): Partial<GameBoard<View>> {
  if (typeof board !== 'object' || board === null)
    throw new TypeError('board.js must return an object with the parts of a board');
  return board;
}

function Noted({ children }: { children: ComponentChildren }) {
  return (
    <div class="guest-board">
      <p class="board-note" role="status">
        {t('plain-note')}
      </p>
      <div class="guest-plain">{children}</div>
    </div>
  );
}

interface BoundaryProps {
  onError: (problem: unknown) => void;
  children: ComponentChildren;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override componentDidCatch(problem: unknown): void {
    this.setState({ failed: true });
    this.props.onError(problem); // which draws the plain board in our place
  }

  override render(): ComponentChildren {
    return this.state.failed ? null : this.props.children;
  }
}
