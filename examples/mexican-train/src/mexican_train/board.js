// The table of Mexican Train: the station, and a row of dominoes for each train.
const LETTERS = 'ABCDEFGH';
const MEXICAN = 'M';

const STYLE = `
.game-mexican-train .trains {
  overflow: auto;
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 8px 4px;
}
.game-mexican-train .trains.still { position: static; padding: 12px; }
.game-mexican-train .example-board { height: auto; container-type: inline-size; }
.game-mexican-train .trains-note { margin: 0; color: var(--on-felt); }
.game-mexican-train .trains ol { display: grid; gap: 8px; margin: auto 0; padding: 0; list-style: none; }
.game-mexican-train .train {
  display: grid;
  gap: 4px;
  padding: 6px 10px 8px;
  border-radius: 12px;
  background: rgb(0 0 0 / 20%);
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / 8%);
}
.game-mexican-train .train.to-cover { box-shadow: inset 0 0 0 2px var(--glow); }
.game-mexican-train .train-about {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: center;
  margin: 0;
  color: var(--on-felt);
}
.game-mexican-train .train-open {
  padding: 0 8px;
  border-radius: 9px;
  background: var(--glow);
  color: #221503;
}
.game-mexican-train .train-tiles { display: flex; flex-wrap: wrap; gap: 4px 2px; align-items: center; min-height: 44px; }
.game-mexican-train .train-row { display: contents; }
.game-mexican-train .train-domino { --half: 22px; flex: none; width: calc(var(--half) * 2); height: var(--half); }
.game-mexican-train .train-domino.across { width: var(--half); height: calc(var(--half) * 2); }
.game-mexican-train .train-domino.last .domino-body { stroke: var(--glow); stroke-width: 3; }
.game-mexican-train .train-spot {
  display: grid;
  place-items: center;
  min-width: 60px;
  min-height: 44px;
  padding: 4px 8px;
  border: 2px dashed var(--glow);
  border-radius: 10px;
  background: rgb(255 217 120 / 22%);
  cursor: pointer;
}
.game-mexican-train .train-spot .train-domino { opacity: 0.6; }
.game-mexican-train .train-spot:hover .train-domino,
.game-mexican-train .train-spot:focus-visible .train-domino,
.game-mexican-train .train-spot.pending .train-domino { opacity: 1; }
.game-mexican-train .train-spot.pending { border-style: solid; }
@media (min-width: 900px) {
  .game-mexican-train .train-domino { --half: 30px; }
  .game-mexican-train .train { grid-template-columns: 220px 1fr; align-items: center; }
}
`;

export default function (host) {
  const { h, t, listed, DominoShape, Emblem, useLayoutEffect, useRef } = host;
  host.style(STYLE);

  const letter = (view, number) => (number === view.players ? MEXICAN : LETTERS[number]);
  const name = (tile) => t('domino-name', { one: tile[0], two: tile[1] });
  const text = ([one, two]) => `${Math.max(one, two)}${Math.min(one, two)}`;
  const said = (move) =>
    /^\d\d/.test(move) ? t('mexican-train-said', { tile: name(move), train: move.slice(2) }) : null;

  /** The number that the next domino of a train has to show. */
  function asked(view, number) {
    const train = view.trains[number];
    return train.length ? train[train.length - 1][1] : Number(view.station[0]);
  }

  /** A domino in a train, the half nearer to the station on the left; a double stands across. */
  function Lying({ pair: [near, far], last }) {
    const across = near === far;
    const shape = h(DominoShape, { upper: near, lower: far });
    return h(
      'svg',
      {
        class: `train-domino ${across ? 'across' : ''} ${last ? 'last' : ''}`,
        viewBox: across ? '0 0 40 80' : '0 0 80 40',
        'aria-hidden': 'true',
      },
      across ? shape : h('g', { transform: 'translate(0 40) rotate(-90)' }, shape),
    );
  }

  /** A place for the picked domino at the end of a train. */
  function Spot({ view, number, move, picker }) {
    const near = asked(view, number);
    const far = Number(move[0]) + Number(move[1]) - near;
    const pending = picker.pending.value === move ? 'pending' : '';
    return h(
      'button',
      { type: 'button', class: `train-spot ${pending}`, ...picker.spot(move, said(move)) },
      h(Lying, { pair: [near, far] }),
    );
  }

  function About({ view, number, players }) {
    const mexican = number === view.players;
    const owner = mexican ? t('mexican-train-mexican') : (players[number]?.name ?? '');
    return h(
      'p',
      { class: 'train-about' },
      mexican ? null : h(Emblem, { seat: number }),
      h('strong', null, t('mexican-train-row', { train: letter(view, number), name: owner })),
      !mexican && view.open[number] ? h('span', { class: 'train-open' }, t('mexican-train-open')) : null,
      h('span', null, t('mexican-train-end', { number: asked(view, number) })),
    );
  }

  function Train({ view, number, players, picker }) {
    const train = view.trains[number];
    const words = train.length ? listed(train.map((pair) => name(pair.join('')))) : t('mexican-train-empty');
    const moves = picker.spots.value.filter((move) => move.slice(2) === letter(view, number));
    return h(
      'li',
      { class: `train ${view.cover === number ? 'to-cover' : ''}` },
      h(About, { view, number, players }),
      h(
        'div',
        { class: 'train-tiles' },
        h(
          'span',
          { class: 'train-row', role: 'img', 'aria-label': words },
          train.map((pair) => h(Lying, { key: text(pair), pair, last: text(pair) === view.last })),
        ),
        moves.map((move) => h(Spot, { key: move, view, number, move, picker })),
      ),
    );
  }

  /** What has to be known before a move: a double to cover, a first train that may go on. */
  function note(view) {
    if (view.cover !== null)
      return t('mexican-train-to-cover', { number: asked(view, view.cover), train: letter(view, view.cover) });
    if (view.rolling && view.seat === view.turn) return t('mexican-train-go-on');
    return t('mexican-train-station', { number: view.station[0] });
  }

  /** A domino that is new since the last view comes from the player whose turn it was. */
  function useNewest(view, board, still) {
    const before = useRef(null);
    const count = view.trains.reduce((sum, train) => sum + train.length, 0);
    useLayoutEffect(() => {
      const old = before.current;
      before.current = { count, turn: view.turn };
      if (still || !old || count !== old.count + 1) return;
      host.clack();
      const element = board.current?.querySelector('.train-domino.last');
      if (element) host.arrive(element, document.querySelector(`[data-seat="${old.turn}"]`));
    }, [count, view.turn]);
  }

  /** With many trains the board scrolls: the first place for a picked domino comes into sight. */
  function useSight(picker, board, still) {
    useLayoutEffect(() => {
      if (!still) board.current?.querySelector('.train-spot')?.scrollIntoView({ block: 'nearest' });
    }, [picker.tile.value]);
  }

  function Board({ view, players, picker, still }) {
    const board = useRef(null);
    useNewest(view, board, still);
    useSight(picker, board, still);
    const scrolls = still ? {} : { role: 'region', tabIndex: 0, 'aria-label': t('mexican-train-view-trains') };
    return h(
      'div',
      { class: `trains ${still ? 'still' : ''}`, ref: board, ...scrolls },
      h('p', { class: 'trains-note' }, note(view)),
      h(
        'ol',
        null,
        view.trains.map((_, number) => h(Train, { key: number, view, number, players, picker })),
      ),
    );
  }

  return { Board, name, said };
}
