// What benchmarks ask of boardgame.io.
export { playGame } from './draft.mjs'
export { search } from './tic-tac-toe.mjs'
