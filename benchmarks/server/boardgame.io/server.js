// boardgame.io with a small game of two hidden hands: STORAGE=memory|flatfile DATA=folder node server.js
// The game is cheaper than dominoes on purpose: no rules to check, a state that does not grow.
const http = require('http');
const { Server, FlatFile, Origins } = require('boardgame.io/server');

// It would listen on every address of the machine.
const listen = http.Server.prototype.listen;
http.Server.prototype.listen = function (port, ...rest) {
  const server = listen.call(this, port, '127.0.0.1', ...rest);
  this.once('listening', () => console.log(`http://127.0.0.1:${this.address().port}/`));
  return server;
};

const hidden = (hand) => hand.map(() => -1);
const Tiles = {
  name: 'tiles',
  disableUndo: true,
  setup: ({ random }) => {
    const tiles = random.Shuffle([...Array(28).keys()]);
    const hands = { 0: tiles.slice(0, 7), 1: tiles.slice(7, 14) };
    return { hands, stock: tiles.slice(14), line: [], n: 0 };
  },
  playerView: ({ G, playerID }) => ({
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hidden(hand)]),
    ),
    stock: G.stock.length,
    line: G.line,
    n: G.n,
  }),
  moves: {
    play: {
      client: false,
      redact: true,
      move: ({ G, playerID }, place) => {
        const hand = G.hands[playerID];
        if (!Number.isInteger(place) || place < 0 || place >= hand.length) return 'INVALID_MOVE';
        G.line.push(...hand.splice(place, 1));
        if (G.line.length > 14) G.stock.push(G.line.shift());
        hand.push(G.stock.shift());
        G.n++;
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const storage = process.env.STORAGE === 'flatfile' ? { db: new FlatFile({ dir: process.env.DATA }) } : {};
Server({ games: [Tiles], origins: [Origins.LOCALHOST], ...storage }).run({ port: 0 });
