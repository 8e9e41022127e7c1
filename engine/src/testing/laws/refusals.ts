import { type Chance, pickWith } from '../../chance.js'
import type { Answer } from '../../decision.js'
import type { KernelState, Seat } from '../../state.js'
import { attempt, decisionsOf, satisfies } from '../attempt.js'
import { type AnyGame, brief, broke, seatsOf } from '../broken.js'
import { difference } from '../compare.js'
import { mutated } from '../mutate.js'
import { speaks } from './sentences.js'

const LAW = 'nonsense is refused with a sentence and changes nothing'
const MUTATIONS = 12

/** Refused answers leave this copy as it was, so one copy serves for many. */
interface Trial {
  copy: KernelState
}

function expectRefusal(game: AnyGame, s: KernelState, trial: Trial, seat: Seat, answer: Answer): void {
  const no = attempt(game, trial.copy, seat, answer)
  if (!no) broke(LAW, `${brief(answer)} of seat ${seat} satisfies no decision, and is accepted`)
  speaks(LAW, no.message, `the refusal of ${brief(answer)}`)
  const found = difference(trial.copy, s)
  if (found) broke(LAW, `the refusal of ${brief(answer)} changed the state at ${found}`)
}

function expectAcceptance(game: AnyGame, s: KernelState, trial: Trial, seat: Seat, answer: Answer): void {
  const no = attempt(game, trial.copy, seat, answer)
  if (no) broke(LAW, `${brief(answer)} of seat ${seat} satisfies its decision, and is refused: ${no.message}`)
  trial.copy = game.clone(s)
}

export function nonsenseIsRefused(game: AnyGame, s: KernelState, chance: Chance): void {
  const trial: Trial = { copy: game.clone(s) }
  const askedSeats = game.asked(s)
  for (const seat of seatsOf(s)) {
    const decisions = decisionsOf(game, s, seat)
    const known = [...game.answers(s, seat), ...game.extras(s, seat)]
    const foreign = askedSeats.length > 0 ? game.answers(s, pickWith(chance, askedSeats)) : []
    const seeds = [
      ...known,
      ...decisions.flatMap((d) => (d.kind === 'choose' ? d.options.map((o) => o.answer) : [])),
    ]
    const tries: Answer[] = [...NONSENSE]
    if (foreign.length > 0) tries.push(pickWith(chance, foreign))
    for (let i = 0; i < MUTATIONS; i++)
      tries.push(mutated(seeds.length > 0 ? pickWith(chance, seeds) : { x: 1 }, chance))
    for (const answer of tries)
      if (satisfies(decisions, answer)) expectAcceptance(game, s, trial, seat, answer)
      else expectRefusal(game, s, trial, seat, answer)
  }
  const anybody = [...(askedSeats.length > 0 ? game.answers(s, askedSeats[0]) : []), ...EXTRA_FORMS]
  const extras = seatsOf(s).flatMap((seat) => game.extras(s, seat))
  if (extras.length > 0) anybody.push(pickWith(chance, extras))
  for (const seat of NO_SEATS)
    for (const answer of anybody.slice(-4)) expectRefusal(game, s, trial, seat as Seat, answer)
}

const NONSENSE = [null, undefined, 7, 'x', [], {}, { may: 'x' }, { may: '__proto__' }] as unknown as Answer[]
const EXTRA_FORMS: Answer[] = [{}, { may: 'x' }]
const NO_SEATS: readonly unknown[] = [-1, 99, 0.5, Number.NaN, 'spectator', undefined]
