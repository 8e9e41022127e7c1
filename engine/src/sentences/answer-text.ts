import type { Amounts, Answer, MyDecision, Offer, Pick } from '../decisions/decision.js'
import { same } from '../decisions/same.js'
import type { Seat } from '../state.js'

/** An answer in the words of the decision it belongs to; undefined if the decision does not list it. */
export function answerText(
  decision: MyDecision,
  answer: Answer,
  name: (seat: Seat) => string,
): string | undefined {
  const text = textIn(decision, answer)
  return text?.replace(/\bseat (\d+)\b/g, (_, n) => name(Number(n) - 1))
}

function textIn(decision: MyDecision, answer: Answer): string | undefined {
  if ('options' in decision) {
    const option = decision.options.find((one) => same(one.answer, answer))
    const heading = option?.group === undefined ? undefined : decision.headings?.[option.group]
    if (option) return heading === undefined ? option.label : `${heading}: ${option.label}`
  }
  if (decision.kind === 'pick') return pickText(decision, answer)
  if (decision.kind === 'amounts') return amountsText(decision, answer)
  if (decision.kind === 'offer') return offerText(decision, answer)
  return undefined
}

const listed = (parts: readonly string[]): string => (parts.length > 0 ? parts.join(', ') : 'nothing')

function pickText({ items }: Pick, { pick }: Answer): string | undefined {
  if (!Array.isArray(pick)) return undefined
  return listed(items.filter(({ id }) => pick.includes(id)).map(({ label }) => label))
}

function amountsText({ parts }: Amounts, { amounts }: Answer): string | undefined {
  if (typeof amounts !== 'object' || amounts === null) return undefined
  const given = amounts as Readonly<Record<string, number>>
  return listed(parts.filter(({ id }) => given[id]).map(({ id, label }) => `${given[id]} ${label}`))
}

function offerText({ parties, columns }: Offer, { offer }: Answer): string | undefined {
  if (!Array.isArray(offer)) return undefined
  const rows = offer as readonly (readonly number[] | null)[]
  const shares = rows.map((row, p) => {
    if (!row) return []
    const parts = columns.flatMap(({ label }, c) => (row[c] ? [`${row[c]} ${label}`] : []))
    return [`${parties[p]?.label ?? ''}: ${listed(parts)}`]
  })
  return shares.flat().join('; ')
}
