import type { Game } from '../contract.js'
import type { Answer, Option } from '../decisions/decision.js'
import { canonical } from '../digest.js'
import { newChance, pickWith, seedFrom } from '../kernel/chance.js'
import type { KernelState, Seat } from '../state.js'

/** Random games in which the fast list for search is compared with what people are offered. */
export interface QuickListPlan {
  games: number
  seeds: string
  /** Offers that the fast list leaves out on purpose. */
  leavesOut?: (answer: Answer) => boolean
  moveBound?: number
}

const MOVE_BOUND = 400

const texts = (answers: readonly Answer[]): string[] => answers.map((answer) => canonical(answer)).sort()

function optionsFor<S extends KernelState, O>(game: Game<S, O>, s: S, seat: Seat): Option[] | undefined {
  const asked = game.decisions(s, seat).find((d) => d.seat === seat && d.kind === 'choose' && d.must)
  return asked?.kind === 'choose' ? [...asked.options] : undefined
}

/** Starts one of a plan's games; every number of seats and all trials have their turn. */
function start<S extends KernelState, O>(game: Game<S, O>, seeds: string, index: number) {
  const { min, max } = game.seats
  const seats = min + (index % (max - min + 1))
  const options = game.trials[index % Math.max(1, game.trials.length)]?.options ?? {}
  const s = game.setup(options as Partial<O>, seats, seedFrom(`${seeds} ${index}`))
  return { s, chance: newChance(seedFrom(`${seeds} ${index}: play`)) }
}

/** Where the two lists differ first: the step that asked, and what only one of them has. */
export function quickListDifferences<S extends KernelState, O>(
  game: Game<S, O>,
  { games, seeds, leavesOut = () => false, moveBound = MOVE_BOUND }: QuickListPlan,
): string[] {
  for (let index = 0; index < games; index++) {
    const { s, chance } = start(game, seeds, index)
    for (let moves = 0; game.asked(s).length > 0 && moves < moveBound; moves++) {
      const seat = pickWith(chance, game.asked(s))
      const quick = game.answers(s, seat)
      const options = optionsFor(game, s, seat)?.filter(({ answer }) => !leavesOut(answer))
      const found = options ? differences(String(s.stack.at(-1)?.do), quick, options) : []
      if (found.length > 0) return found
      game.play(s, seat, pickWith(chance, quick))
    }
  }
  return []
}

function differences(step: string, quick: readonly Answer[], options: readonly Option[]): string[] {
  const listed = texts(quick)
  const offers = texts(options.filter((option) => !option.reason).map((option) => option.answer))
  const shown = texts(options.map((option) => option.answer))
  return [
    ...offers.filter((a) => !listed.includes(a)).map((a) => `${step} does not list ${a}`),
    ...listed.filter((a) => !offers.includes(a)).map((a) => `${step} does not offer ${a}`),
    ...shown.filter((a, i) => shown.indexOf(a) !== i).map((a) => `${step} shows ${a} twice`),
    ...listed.filter((a, i) => listed.indexOf(a) !== i).map((a) => `${step} lists ${a} twice`),
  ]
}

/** Plays random games twice at once, with and without a listener; says which of them end differently. */
export function listeningDifferences<S extends KernelState, O>(
  game: Game<S, O>,
  { games, seeds, moveBound = MOVE_BOUND }: QuickListPlan,
): number[] {
  const found: number[] = []
  for (let index = 0; index < games; index++) {
    const { s, chance } = start(game, seeds, index)
    const heard = game.clone(s)
    for (let moves = 0; game.asked(s).length > 0 && moves < moveBound; moves++) {
      const seat = pickWith(chance, game.asked(s))
      const answer = pickWith(chance, game.answers(s, seat))
      game.play(s, seat, answer)
      game.play(heard, seat, answer, () => {})
    }
    if (canonical(s) !== canonical(heard)) found.push(index)
  }
  return found
}
