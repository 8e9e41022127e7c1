import { think } from '@perilune/bots'
import { newChance, seedFrom } from '@perilune/engine'
import { search } from '../peer/index.mjs'
import { median } from './measure.js'
import { ticTacToe } from './tic-tac-toe.js'

/** Iterations per second of our search and of boardgame.io's, on the opening of the same small game. */
export interface SearchResults {
  iterations: number
  rounds: number
  perSecond: number
  peer: { name: string; perSecond: number }
  ratios: number[]
  ratio: number
}

const ITERATIONS = 1000

function ours(seed: string): number {
  const s = ticTacToe.setup({}, 2, seedFrom(seed))
  const begun = performance.now()
  const { iterations } = think(
    {
      game: ticTacToe,
      seat: 0,
      chance: newChance(seedFrom(seed)),
      answers: ticTacToe.answers(s, 0),
      view: () => ticTacToe.view(s, 0),
    },
    { iterations: ITERATIONS },
  )
  return (1000 * iterations) / (performance.now() - begun)
}

/** Both sides alternate within a run, so that slow moments of the machine affect both. */
export async function benchSearch(rounds: number): Promise<SearchResults> {
  for (let i = 0; i < 3; i++) {
    ours(`warm ${i}`)
    await search(`warm ${i}`, ITERATIONS)
  }
  const all: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const mine = median(Array.from({ length: 15 }, (_, i) => ours(`round ${round} ${i}`)))
    all.push({ ours: mine, theirs: await search(`round ${round}`, ITERATIONS) })
  }
  const ratios = all.map((round) => round.ours / round.theirs)
  return {
    iterations: ITERATIONS,
    rounds,
    perSecond: median(all.map((round) => round.ours)),
    peer: { name: 'boardgame.io', perSecond: median(all.map((round) => round.theirs)) },
    ratios,
    ratio: median(ratios),
  }
}

const whole = (n: number): string => Math.round(n).toLocaleString('en-GB')

export const searchReport = ({ perSecond, peer, ratio, iterations }: SearchResults): string =>
  [
    `search of tic-tac-toe, ${whole(iterations)} iterations from the empty board`,
    `  iterations a second    ${whole(perSecond)}`,
    `  ${peer.name}: the same   ${whole(peer.perSecond)}`,
    `  ours to theirs         ${ratio.toFixed(1)}`,
    '',
  ].join('\n')
