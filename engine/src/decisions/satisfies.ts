import type { KernelReason, Reason } from '../errors.js'
import type { Answer, Item } from './decision.js'
import type { ListedOption, Question } from './question.js'
import { same } from './same.js'

type Bare<K extends Question['kind']> = Omit<Extract<Question, { kind: K }>, 'prompt'>

const MALFORMED: KernelReason = { code: 'malformed' }
const NOT_OFFERED: KernelReason = { code: 'not-offered' }

/**
 * The reason why an answer does not satisfy a decision; nothing if it does. A page checks with it before it
 * sends.
 */
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
  readonly options: readonly ListedOption[]
}

const optionFor = ({ options }: Listing, answer: Answer) => {
  return options.find((o) => same(o.answer, answer))
}

function refusalOfChoice(question: Listing, answer: Answer): Reason | undefined {
  const option = optionFor(question, answer)
  return option ? option.reason : NOT_OFFERED
}

/** Is it one of the places that the decision lists? What is not, only the game's rules can judge. */
export const isListed = (question: Bare<'place'>, answer: Answer): boolean =>
  optionFor(question, answer) !== undefined

/** Checks only the form: a point of the field. */
function refusalOfPoint({ field }: Bare<'place'>, { x, y }: Answer): KernelReason | undefined {
  const isOnField = isBetween(x, field.left, field.right) && isBetween(y, field.top, field.bottom)
  return isOnField ? undefined : MALFORMED
}

const isBetween = (n: unknown, least: number, most: number): boolean =>
  Number.isInteger(n) && Number(n) >= least && Number(n) <= most

function refusalOfPick(question: Bare<'pick'>, answer: Answer): Reason | undefined {
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

function refusalOfGroups(question: Bare<'pick'>, pick: readonly unknown[]): KernelReason | undefined {
  for (const { id, min, max } of question.groups ?? []) {
    const has = question.items.filter((item) => item.group === id && pick.includes(item.id)).length
    if (has < min) return { code: 'too-few', of: id, needs: min, has }
    if (has > max) return { code: 'too-many', of: id, allows: max, has }
  }
  return
}

type Priced = Omit<Item, 'label'>

/** What an item takes from the budget beside the others that are picked. */
export function priceAmong(items: readonly Priced[], pick: readonly unknown[], item: Priced): number {
  const changed = items.find((i) => i.reprices && i.reprices.group === item.group && pick.includes(i.id))
  return changed?.reprices?.price ?? item.price ?? 0
}

function refusalOfPrice(question: Bare<'pick'>, pick: readonly unknown[]): KernelReason | undefined {
  if (question.budget === undefined) return
  const { items } = question
  const price = items.reduce(
    (sum, item) => sum + (pick.includes(item.id) ? priceAmong(items, pick, item) : 0),
    0,
  )
  return price > question.budget ? { code: 'over-budget', over: price - question.budget } : undefined
}

export function refusalOfAmounts(question: Bare<'amounts'>, answer: Answer): KernelReason | undefined {
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
    if (amount < part.min) return { code: 'too-few', of: part.id, needs: part.min, has: amount }
    if (amount > part.max) return { code: 'too-many', of: part.id, allows: part.max, has: amount }
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
      if (given > 0 && total - worth >= question.total.min) return { code: 'wasteful', of: part.id }
    }
  if (question.mix === 'same' && kinds > 1) return { code: 'not-the-same' }
  if (question.mix === 'different' && most > 1) return { code: 'not-different' }
  return
}

/** Every party has a row or none, and what the rows give of each column is all there is of it. */
export function refusalOfOffer(
  question: { readonly [K in 'parties' | 'columns' | 'least']: Bare<'offer'>[K] },
  answer: Answer,
): KernelReason | undefined {
  const { offer, ...rest } = answer
  const { parties, columns, least } = question
  if (parties.length === 0) return NOT_OFFERED
  if (!Array.isArray(offer) || offer.length !== parties.length || !onlyMay(rest)) return MALFORMED
  const given = new Array<number>(columns.length).fill(0)
  let joined = 0
  for (let p = 0; p < parties.length; p++) {
    const row: unknown = offer[p]
    if (row === null) {
      if (parties[p].always) return { code: 'left-out', of: parties[p].id }
      continue
    }
    if (!Array.isArray(row) || row.length !== columns.length) return MALFORMED
    joined++
    for (let c = 0; c < columns.length; c++) {
      if (!Number.isInteger(row[c]) || row[c] < 0) return MALFORMED
      given[c] += row[c]
    }
  }
  if (joined < least) return { code: 'too-few-parties', needs: least, has: joined }
  for (let c = 0; c < columns.length; c++)
    if (given[c] !== columns[c].total)
      return {
        code: 'shares',
        of: columns[c].id,
        total: columns[c].total,
        given: given[c],
      }
  return
}

const onlyMay = (rest: Record<string, unknown>): boolean => Object.keys(rest).every((key) => key === 'may')
