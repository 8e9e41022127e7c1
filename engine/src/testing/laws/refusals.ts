import type { Answer, MyDecision } from '../../decisions/decision.js'
import { isListed } from '../../decisions/satisfies.js'
import { type Chance, pickWith } from '../../kernel/chance.js'
import type { KernelState, Seat } from '../../state.js'
import { attempt, decisionFor, decisionsOf, satisfies } from '../attempt.js'
import { type AnyGame, brief, broke, seatsOf } from '../broken.js'
import { difference } from '../compare.js'
import { mutated } from '../mutate.js'
import { speaks } from './sentences.js'

const LAW = 'nonsense is refused with a sentence and changes nothing'
const MUTATIONS = 12

type Try = readonly [seat: Seat, answer: Answer]

/** One copy takes all refusals and is compared once; only if it has changed is it asked which one it was. */
function expectRefusals(game: AnyGame, s: KernelState, tries: readonly Try[]): void {
  const copy = game.clone(s)
  for (const [seat, answer] of tries) {
    const no = attempt(game, copy, seat, answer)
    if (!no) broke(LAW, `${brief(answer)} of seat ${seat} satisfies no decision, and is accepted`)
    speaks(LAW, no.message, `the refusal of ${brief(answer)}`)
  }
  if (!difference(copy, s)) return
  for (const [seat, answer] of tries) {
    const fresh = game.clone(s)
    attempt(game, fresh, seat, answer)
    const found = difference(fresh, s)
    if (found) broke(LAW, `the refusal of ${brief(answer)} changed the state at ${found}`)
  }
}

export function nonsenseIsRefused(game: AnyGame, s: KernelState, chance: Chance): void {
  const refused: Try[] = []
  const asked = game.asked(s)
  const foreign = asked.flatMap((seat) => game.answers(s, seat))
  for (const seat of seatsOf(s)) {
    const decisions = decisionsOf(game, s, seat)
    const offered = decisions.flatMap((d) => ('options' in d ? d.options.map((o) => o.answer) : []))
    const sources = [...game.answers(s, seat), ...game.extras(s, seat), ...offered]
    const tries = [...NONSENSE]
    if (foreign.length > 0) tries.push(pickWith(chance, foreign))
    for (let i = 0; i < MUTATIONS; i++)
      tries.push(mutated(sources.length > 0 ? pickWith(chance, sources) : { x: 1 }, chance))
    for (const answer of tries) {
      if (!satisfies(decisions, answer)) {
        refused.push([seat, answer])
        continue
      }
      const no = attempt(game, game.clone(s), seat, answer)
      if (no && isForTheRules(decisions, answer)) refused.push([seat, answer])
      else if (no)
        broke(LAW, `${brief(answer)} of seat ${seat} satisfies its decision, and is refused: ${no.message}`)
    }
  }
  const extras = seatsOf(s).flatMap((seat) => game.extras(s, seat))
  const plausible = [foreign, extras].flatMap((list) => (list.length > 0 ? [pickWith(chance, list)] : []))
  for (const seat of NO_SEATS)
    for (const answer of [{}, { may: 'x' }, ...plausible]) refused.push([seat as Seat, answer])
  expectRefusals(game, s, refused)
}

/** A point of a field that no list holds: the decision says nothing of it but its form. */
function isForTheRules(decisions: readonly MyDecision[], answer: Answer): boolean {
  const decision = decisionFor(decisions, answer)
  return decision?.kind === 'place' && !isListed(decision, answer)
}

const NONSENSE = [null, undefined, 7, 'x', [], {}, { may: 'x' }, { may: '__proto__' }] as unknown as Answer[]
const NO_SEATS: readonly unknown[] = [-1, 99, 0.5, Number.NaN, 'spectator', undefined]
