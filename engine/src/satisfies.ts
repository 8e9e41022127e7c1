import type { Question } from './contract.js'
import type { Amounts, Answer, Item, Offer, Option, Pick, Place } from './decision.js'
import type { Reason } from './errors.js'
import { same } from './same.js'

type Bare<D> = Omit<D, 'seat' | 'step' | 'must' | 'together' | 'answered' | 'prompt'>

const MALFORMED: Reason = { code: 'malformed' }
const NOT_OFFERED: Reason = { code: 'not-offered' }

/** The reason why an answer does not satisfy a decision; nothing if it does. A page checks with it before it sends. */
export function refusal(question: Question, answer: Answer): Reason | undefined {
  switch (question.kind) {
    case 'choose':
      return refusalOfChoice(question, answer)
    case 'pick':
      return refusalOfPick(question, answer)
    case 'amounts':
      return refusalOfAmounts(question, answer)
    case 'offer':
      return answer.offer === undefined ? refusalOfChoice(question, answer) : refusalOfOffer(question, answer)
    case 'place':
      return isListed(question, answer) ? refusalOfChoice(question, answer) : refusalOfPoint(question, answer)
  }
}

interface Listing {
  options: readonly Option[]
}

const optionFor = ({ options }: Listing, answer: Answer) => {
  return options.find((o) => same(o.answer, answer))
}

function refusalOfChoice(question: Listing, answer: Answer): Reason | undefined {
  const option = optionFor(question, answer)
  return option ? option.reason : NOT_OFFERED
}

/** Is it one of the places that the decision lists? What is not, only the game's rules can judge. */
export const isListed = (question: Bare<Place>, answer: Answer): boolean =>
  optionFor(question, answer) !== undefined

/** No more than its form: a point of the field. */
function refusalOfPoint({ field }: Bare<Place>, { x, y }: Answer): Reason | undefined {
  const isOnField = isBetween(x, field.left, field.right) && isBetween(y, field.top, field.bottom)
  return isOnField ? undefined : MALFORMED
}

const isBetween = (n: unknown, least: number, most: number): boolean =>
  Number.isInteger(n) && Number(n) >= least && Number(n) <= most

function refusalOfPick(question: Bare<Pick>, answer: Answer): Reason | undefined {
  const { pick, ...rest } = answer
  if (!Array.isArray(pick) || !onlyMay(rest)) return MALFORMED
  if (new Set(pick).size !== pick.length) return { code: 'picked-twice' }
  if (pick.length < question.min) return { code: 'too-few', needs: question.min, has: pick.length }
  if (pick.length > question.max) return { code: 'too-many', allows: question.max, has: pick.length }
  for (const id of pick) {
    const item = question.items.find((i) => i.id === id)
    if (!item) return NOT_OFFERED
    if (item.reason) return item.reason
  }
  return refusalOfGroups(question, pick) ?? refusalOfPrice(question, pick)
}

function refusalOfGroups(question: Bare<Pick>, pick: readonly unknown[]): Reason | undefined {
  for (const { id, label, min, max } of question.groups ?? []) {
    const has = question.items.filter((item) => item.group === id && pick.includes(item.id)).length
    if (has < min) return { code: 'too-few', of: label, needs: min, has }
    if (has > max) return { code: 'too-many', of: label, allows: max, has }
  }
  return
}

/** What an item takes from the budget beside the others that are picked. */
export function priceAmong(items: readonly Item[], pick: readonly unknown[], item: Item): number {
  const changed = items.find((i) => i.reprices && i.reprices.group === item.group && pick.includes(i.id))
  return changed?.reprices?.price ?? item.price ?? 0
}

function refusalOfPrice(question: Bare<Pick>, pick: readonly unknown[]): Reason | undefined {
  if (question.budget === undefined) return
  const { items } = question
  const price = items.reduce(
    (sum, item) => sum + (pick.includes(item.id) ? priceAmong(items, pick, item) : 0),
    0,
  )
  return price > question.budget ? { code: 'over-budget', over: price - question.budget } : undefined
}

export function refusalOfAmounts(question: Bare<Amounts>, answer: Answer): Reason | undefined {
  const { amounts, ...rest } = answer
  if (typeof amounts !== 'object' || amounts === null || Array.isArray(amounts) || !onlyMay(rest))
    return MALFORMED
  let total = 0
  let kinds = 0
  let most = 0
  for (const id of Object.keys(amounts))
    if (!question.parts.some((p) => p.id === id)) return { code: 'not-offered' }
  for (const part of question.parts) {
    const n = (amounts as Record<string, unknown>)[part.id] ?? 0
    if (!Number.isInteger(n)) return MALFORMED
    const amount = n as number
    if (amount < part.min) return { code: 'too-few', of: part.label, needs: part.min, has: amount }
    if (amount > part.max) return { code: 'too-many', of: part.label, allows: part.max, has: amount }
    total += amount * (part.worth ?? 1)
    if (amount > 0) kinds++
    most = Math.max(most, amount)
  }
  if (total < question.total.min) return { code: 'too-few', needs: question.total.min, has: total }
  if (total > question.total.max) return { code: 'too-many', allows: question.total.max, has: total }
  if (question.thrifty)
    for (const part of question.parts) {
      const worth = part.worth ?? 1
      const given = ((amounts as Record<string, number>)[part.id] ?? 0) - part.min
      if (given > 0 && total - worth >= question.total.min) return { code: 'wasteful', of: part.label }
    }
  if (question.mix === 'same' && kinds > 1) return { code: 'not-the-same' }
  if (question.mix === 'different' && most > 1) return { code: 'not-different' }
  return
}

/** Every party has a row or none, and what the rows give of each column is all there is of it. */
export function refusalOfOffer(
  question: { readonly [K in 'parties' | 'columns' | 'least']: Offer[K] },
  answer: Answer,
): Reason | undefined {
  const { offer, ...rest } = answer
  const { parties, columns, least } = question
  if (parties.length === 0) return NOT_OFFERED
  if (!Array.isArray(offer) || offer.length !== parties.length || !onlyMay(rest)) return MALFORMED
  const given = new Array<number>(columns.length).fill(0)
  let joined = 0
  for (let p = 0; p < parties.length; p++) {
    const row: unknown = offer[p]
    if (row === null) {
      if (parties[p].always) return { code: 'left-out', of: parties[p].label }
      continue
    }
    if (!Array.isArray(row) || row.length !== columns.length) return MALFORMED
    joined++
    for (let c = 0; c < columns.length; c++) {
      if (!Number.isInteger(row[c]) || row[c] < 0) return MALFORMED
      given[c] += row[c]
    }
  }
  if (joined < least) return { code: 'too-few', of: 'those who take part', needs: least, has: joined }
  for (let c = 0; c < columns.length; c++)
    if (given[c] !== columns[c].total)
      return { code: 'shares', of: columns[c].label, total: columns[c].total, given: given[c] }
  return
}

const onlyMay = (rest: Record<string, unknown>): boolean => Object.keys(rest).every((key) => key === 'may')

/** The sentences of the refusals above; games use them too. */
export function saysRefusal(reason: Reason): string | undefined {
  const of = reason.of === undefined ? '' : ` of ${reason.of}`
  switch (reason.code) {
    case 'picked-twice':
      return 'the same thing was picked twice'
    case 'too-few':
      return `at least ${reason.needs}${of} needed, not ${reason.has}`
    case 'too-many':
      return `at most ${reason.allows}${of} allowed, not ${reason.has}`
    case 'left-out':
      return `an offer without ${reason.of} is none`
    case 'shares':
      return `the shares of ${reason.of} must add up to ${reason.total}, not ${reason.given}`
    case 'over-budget':
      return `${reason.over} more than you can pay`
    case 'wasteful':
      return `more${of} than needed`
    case 'not-the-same':
      return 'all must be of one type'
    case 'not-different':
      return 'all must be of different types'
    default:
      return undefined
  }
}
