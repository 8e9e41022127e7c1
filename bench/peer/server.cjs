// boardgame.io's server with a game of the same size, its matches in memory, which is the default.
const { Server, Origins } = require('boardgame.io/server')

const lanterns = {
  name: 'lanterns',
  setup: () => ({
    points: [0, 0],
    marks: 0,
    round: 0,
    table: [],
    deck: Array.from({ length: 8 }, (_, i) => `lantern-${i}`),
    hands: { 0: ['lantern-8', 'lantern-9'], 1: ['lantern-10', 'lantern-11'] },
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    end: {
      move: ({ G, ctx }) => {
        G.marks = 0
        if (ctx.currentPlayer === '1') G.round++
      },
      client: false,
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([id, hand]) => [id, id === playerID ? hand : hand.length]),
    ),
  }),
}

const server = Server({ games: [lanterns], origins: [Origins.LOCALHOST] })
server.run({ port: 0 }).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`))
