// The part of boardgame.io that the benchmarks use.
export { playGame } from './draft.mjs'
export { search } from './tic-tac-toe.mjs'
