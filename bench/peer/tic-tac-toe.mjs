import { MCTSBot } from 'boardgame.io/ai'
import { INVALID_MOVE } from 'boardgame.io/core'
import { InitializeGame } from 'boardgame.io/internal'
import { LINES } from './three-in-a-row.mjs'

const isWon = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c])

/** From boardgame.io's own guide. */
const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, id) {
      if (G.cells[id] !== null) return INVALID_MOVE
      G.cells[id] = playerID
      return undefined
    },
  },
  endIf({ G, ctx }) {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
  ai: {
    enumerate: (G) => G.cells.flatMap((cell, i) => (cell === null ? [{ move: 'clickCell', args: [i] }] : [])),
  },
}

/** Searches the empty board; resolves with the iterations per second. */
export async function search(seed, iterations) {
  const bot = new MCTSBot({ game: ticTacToe, enumerate: ticTacToe.ai.enumerate, seed, iterations })
  // Synchronously, without yielding to a page between iterations.
  bot.setOpt('async', false)
  const state = InitializeGame({ game: ticTacToe, numPlayers: 2 })
  const begun = performance.now()
  await bot.play(state, '0')
  return (1000 * iterations) / (performance.now() - begun)
}
