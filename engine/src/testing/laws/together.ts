import type { Answer } from '../../decisions/decision.js'
import { type Chance, pickWith, shuffleWith } from '../../kernel/chance.js'
import type { KernelState, Seat } from '../../state.js'
import { type AnyGame, broke, seatsOf } from '../broken.js'
import { difference } from '../compare.js'

interface Given {
  seat: Seat
  first: Answer
  final: Answer
}

/** Of seats asked together, who answers first and who changes its mind makes no difference. */
export function arrivalDoesNotMatter(game: AnyGame, s: KernelState, chance: Chance): void {
  const law = 'the order in which answers arrive does not matter'
  const seats = seatsOf(s).filter((seat) =>
    game.decisions(s, seat).some((d) => d.seat === seat && d.must && d.together),
  )
  if (seats.length === 0) return
  const given = seats.map((seat) => {
    const answers = game.answers(s, seat)
    return { seat, first: pickWith(chance, answers), final: pickWith(chance, answers) }
  })
  const plain = allAnswer(game, s, given, false)
  for (const mindsChange of [false, true])
    for (const order of [given.slice().reverse(), shuffleWith(chance, given.slice())]) {
      const found = difference(plain, allAnswer(game, s, order, mindsChange))
      if (found) broke(law, `${mindsChange ? 'with minds changed on the way ' : ''}it differs at ${found}`)
    }
}

/** The state after all have answered, without the marks of the last answer, which tell who gave it. */
function allAnswer(
  game: AnyGame,
  s: KernelState,
  given: readonly Given[],
  mindsChange: boolean,
): KernelState {
  const copy = game.clone(s)
  copy.pending.fill(null)
  if (mindsChange) for (const { seat, first } of given.slice(0, -1)) game.play(copy, seat, first)
  for (const { seat, final } of given) game.play(copy, seat, final)
  copy.traces = s.traces
  return copy
}
