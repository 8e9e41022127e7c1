import type { Amounts, Answer, MyDecision, Offer, Option, Pick } from '../../decisions/decision.js'
import { refusal } from '../../decisions/satisfies.js'
import { canonical } from '../../digest.js'
import { below, type Chance, shuffleWith } from '../../kernel/chance.js'
import type { KernelState, Seat } from '../../state.js'
import { attempt, decisionFor, decisionsOf } from '../attempt.js'
import { type AnyGame, brief, broke, seatsOf } from '../broken.js'
import { speaks } from './sentences.js'

const MANY = 40
const FILLINGS = 4

const some = <T>(list: readonly T[], chance: Chance): T[] => shuffleWith(chance, list.slice()).slice(0, MANY)

/**
 * Only asked seats have answers, and each has one; all are accepted, and satisfy the decision that people are
 * shown.
 */
export function answersAreAccepted(game: AnyGame, s: KernelState, chance: Chance): void {
  const law = 'what is listed as an answer is accepted'
  const asked = game.asked(s)
  if (game.outcome(s) === null && asked.length === 0) broke(law, 'the game is not over, and nobody is asked')
  for (const seat of seatsOf(s)) {
    const decisions = decisionsOf(game, s, seat)
    const must = game.answers(s, seat)
    const isAsked = decisions.some((d) => d.must)
    if (asked.includes(seat) && !isAsked) broke(law, `seat ${seat} is asked, and is shown no decision`)
    if (asked.includes(seat) && must.length === 0) broke(law, `seat ${seat} is asked, and has no answer`)
    if (!isAsked && must.length > 0) broke(law, `seat ${seat} is not asked, and has answers`)
    for (const answer of must) if (answer.may !== undefined) broke(law, `${brief(answer)} is no must`)
    for (const answer of game.extras(s, seat))
      if (typeof answer.may !== 'string') broke(law, `${brief(answer)} does not name the may it answers`)
    for (const answer of some([...must, ...game.extras(s, seat)], chance)) {
      const decision = decisionFor(decisions, answer)
      if (!decision) broke(law, `seat ${seat} is shown no decision that ${brief(answer)} answers`)
      const reason = refusal(decision, answer)
      if (reason)
        broke(law, `${brief(answer)} of seat ${seat} does not satisfy its decision: ${brief(reason)}`)
      const no = attempt(game, game.clone(s), seat, answer)
      if (no) broke(law, `${brief(answer)} of seat ${seat} is refused: ${no.message}`)
    }
  }
}

/** Everything a decision offers is accepted; everything it says no to is refused, with the same sentence. */
export function offersAreHonest(game: AnyGame, s: KernelState, chance: Chance): void {
  const law = 'what is offered is accepted, what is not is refused with the same sentence'
  const yes = (seat: Seat, answer: Answer): void => {
    const no = attempt(game, game.clone(s), seat, answer)
    if (no) broke(law, `${brief(answer)} was offered to seat ${seat} and is refused: ${no.message}`)
  }
  const no = (seat: Seat, answer: Answer, because: string | undefined): void => {
    speaks(law, because, `why seat ${seat} can't answer ${brief(answer)}`)
    const refused = attempt(game, game.clone(s), seat, answer)
    if (!refused) broke(law, `${brief(answer)} of seat ${seat} is accepted, though '${because}'`)
    if (refused.message !== because)
      broke(law, `${brief(answer)} of seat ${seat} is refused as '${refused.message}', not as '${because}'`)
  }
  for (const seat of seatsOf(s))
    for (const decision of decisionsOf(game, s, seat)) {
      speaks(law, decision.prompt, `what seat ${seat} is asked by '${decision.step}'`)
      if ('options' in decision) {
        onlyOnce(law, decision)
        for (const option of some(decision.options, chance))
          if (option.reason) no(seat, option.answer, option.because)
          else yes(seat, option.answer)
        if (decision.kind === 'offer' && decision.parties.length > 0)
          for (let i = 0; i < FILLINGS; i++)
            yes(seat, addressed(decision, { offer: randomOffer(decision, chance) }))
      } else if (decision.kind === 'pick') {
        for (const picked of randomPicks(decision, chance)) {
          const answer = addressed(decision, { pick: picked })
          // Picked without regard to groups and prices: not each of them will do.
          if (refusal(decision, answer) === undefined) yes(seat, answer)
        }
        for (const item of some(decision.items, chance))
          if (item.reason)
            for (const pick of picksWith(decision, item.id))
              no(seat, addressed(decision, { pick }), item.because)
      } else
        for (let i = 0; i < FILLINGS; i++) {
          const answer = addressed(decision, { amounts: randomAmounts(decision, chance) })
          if (refusal(decision, answer) === undefined) yes(seat, answer)
        }
    }
}

const addressed = (decision: MyDecision, answer: Answer): Answer =>
  decision.must ? answer : { may: decision.step, ...answer }

function onlyOnce(law: string, decision: { step: string; options: readonly Option[] }): void {
  const answers = decision.options.map((o) => canonical(o.answer))
  const twice = answers.find((a, i) => answers.indexOf(a) !== i)
  if (twice !== undefined) broke(law, `'${decision.step}' lists the option ${twice} twice`)
}

function randomPicks(decision: Pick, chance: Chance): string[][] {
  const open = decision.items.filter((item) => !item.reason).map((item) => item.id)
  const most = Math.min(decision.max, open.length)
  if (most < decision.min) return []
  return Array.from({ length: FILLINGS }, () =>
    shuffleWith(chance, open.slice()).slice(0, decision.min + below(chance, most - decision.min + 1)),
  )
}

/** A pick that is wrong in nothing but this item; none where the bounds allow no such pick. */
function picksWith(decision: Pick, id: string): string[][] {
  const open = decision.items.filter((item) => !item.reason).map((item) => item.id)
  const size = Math.max(1, decision.min)
  if (size > decision.max || open.length < size - 1) return []
  return [[id, ...open.slice(0, size - 1)]]
}

/** Any parties that may take part, each unit of every column given to any of them. */
function randomOffer({ parties, columns, least }: Offer, chance: Chance): (number[] | null)[] {
  const order = shuffleWith(
    chance,
    parties.map((_, p) => p),
  )
  const others = order.filter((p) => !parties[p].always)
  const always = order.filter((p) => parties[p].always)
  const fewest = Math.max(0, least - always.length)
  const joining = [...always, ...others.slice(0, fewest + below(chance, others.length - fewest + 1))]
  const rows = parties.map((_, p) => (joining.includes(p) ? columns.map(() => 0) : null))
  columns.forEach(({ total }, c) => {
    for (let i = 0; i < total; i++) (rows[joining[below(chance, joining.length)]] as number[])[c]++
  })
  return rows
}

/**
 * Amounts within the bounds of the parts, near the bounds of the total; where a mix is asked for they may
 * miss it.
 */
function randomAmounts(decision: Amounts, chance: Chance): Record<string, number> {
  const { parts, total, mix } = decision
  const amounts = Object.fromEntries(parts.map((p) => [p.id, p.min]))
  let sum = parts.reduce((all, p) => all + p.min, 0)
  const goal = Math.max(total.min, sum) + below(chance, Math.max(1, Math.min(total.max, sum + 20) - sum + 1))
  const one = parts.length > 0 && mix === 'same' ? [parts[below(chance, parts.length)]] : parts
  const room = () => one.filter((p) => amounts[p.id] < (mix === 'different' ? Math.min(1, p.max) : p.max))
  for (let open = room(); sum < goal && open.length > 0; open = room()) {
    const part = open[below(chance, open.length)]
    amounts[part.id]++
    sum += part.worth ?? 1
  }
  return amounts
}
