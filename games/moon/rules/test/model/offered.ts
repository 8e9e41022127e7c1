import type { Amounts, Answer, Decision, Pick } from '@perilune/engine'
import { answerKey } from './compare.js'
import { RESOURCES } from './facts.js'
import { mixes } from './questions.js'
import type { Ask } from './table.js'

/** Everything that a question put to people allows, written out. */
function allowed(decision: Decision): Answer[] {
  if (decision.kind === 'choose')
    return decision.options.filter((option) => !option.reason).map(({ answer }) => answer)
  if (decision.kind === 'amounts') return amountsOf(decision)
  if (decision.kind === 'pick') return picksOf(decision)
  throw new Error(`the model knows no question of the kind ${decision.kind}`)
}

function amountsOf({ parts, total, mix }: Amounts): Answer[] {
  const most = Object.fromEntries(
    parts.map(({ id, max }) => [id, mix === 'different' ? Math.min(1, max) : max]),
  )
  const found = mixes(most, total.min, total.max).map((amounts) => ({
    amounts: amounts as Record<string, number>,
  }))
  return mix === 'same' ? found.filter(({ amounts }) => Object.keys(amounts).length <= 1) : found
}

function picksOf({ items, min, max }: Pick): Answer[] {
  const free = items.filter((item) => !item.reason)
  return mixes(Object.fromEntries(free.map(({ id }) => [id, 1])), min, max).map((some) => ({
    pick: Object.keys(some),
  }))
}

/**
 * Where the model, the question for people and the list for search differ. Questions about amounts have a
 * list for search that is a sample; all others must be the same in full.
 */
export function compareAnswers(
  ask: Ask,
  offered: readonly Answer[],
  decision: Decision | undefined,
): string[] {
  if (!decision) return ['the engine asks nothing']
  const model = new Set(ask.answers.map(answerKey))
  const people = new Set(allowed(decision).map(answerKey))
  const search = new Set(offered.map(answerKey))
  const sampled = decision.kind === 'amounts'
  const problems: string[] = []
  for (const key of model) {
    if (!people.has(key)) problems.push(`only the model allows ${key}`)
    if (!search.has(key) && !sampled) problems.push(`the list for search lacks ${key}`)
  }
  for (const key of people) if (!model.has(key)) problems.push(`the model does not allow ${key}`)
  for (const key of search) if (!model.has(key)) problems.push(`the list for search has ${key}`)
  return problems
}

/**
 * One of the answers changed a little, if that makes it one that is not allowed: the engine must refuse it.
 */
export function wrongAnswer(ask: Ask, turn: number): Answer | undefined {
  const way = ask.answers[turn % ask.answers.length]
  const wrong = changed(way, turn)
  const key = answerKey(wrong)
  return ask.answers.some((answer) => answerKey(answer) === key) ? undefined : wrong
}

/** A price or an amount that is one too high or too low, or another card, Flag or player. */
function changed(way: Answer, turn: number): Answer {
  const step = turn % 3 === 0 ? -1 : 1
  if (Array.isArray(way.pay) && turn % 2 === 0)
    return { ...way, pay: way.pay.map((n, i) => (i === turn % 4 ? n + step : n)) }
  if (way.amounts) {
    const amounts = way.amounts as Readonly<Record<string, number>>
    const id = Object.keys(amounts)[0] ?? RESOURCES[turn % 4]
    return { amounts: { ...amounts, [id]: (amounts[id] ?? 0) + step } }
  }
  if (Array.isArray(way.pick)) return { pick: [...way.pick, OTHERS[turn % OTHERS.length]] }
  if (typeof way.on === 'number' && turn % 2 === 0) return { ...way, on: way.on + step }
  if (way.flag) return { flag: 'none' }
  return { ...way, card: OTHERS[turn % OTHERS.length] }
}

const OTHERS = ['printer', 'space-elevator', 'dust-road', 'charger', 'solar-panels', 'monumental', 'obelisk']
