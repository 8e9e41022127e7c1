import type { Amounts } from '@perilune/engine'
import { capital } from '@perilune/ui'
import { words } from '../words.js'
import { exactly, keeping, moneyOnly, moneyShort, sameUse, suggested, type Use, wasted } from './suggested.js'

/** A payment that is offered at one press. */
export interface WayToPay {
  readonly label: string
  readonly use: Use
}

/** The keys 1 to 3 choose them. */
const MOST = 3

/** The suggestion, the same without waste, money alone, and payments that keep one thing; no duplicates. */
export function waysToPay(payment: Amounts, nameOf: (id: string) => string): WayToPay[] {
  const first = suggested(payment)
  const exact = exactly(payment, first)
  const money = { label: words.pay.moneyOnly, use: moneyOnly(payment) }
  const kept = payment.parts
    .filter(({ id }) => id !== 'mc')
    .map(({ id }) => ({ label: words.pay.keep(inside(nameOf(id))), use: keeping(payment, id) }))
  return [
    { label: words.pay.suggested, use: first },
    ...(exact ? [{ label: words.pay.exact, use: exact }] : []),
    ...(moneyShort(payment) === 0 ? [money, ...kept] : [...kept, { ...money, label: words.pay.moneyFirst }]),
  ]
    .filter((way, i, all) => all.findIndex((other) => sameUse(other.use, way.use)) === i)
    .slice(0, MOST)
}

const inside = (name: string): string => (name === name.toUpperCase() ? name : name.toLowerCase())

/** A remark on a payment before it is chosen. */
export const noteOf = (payment: Amounts, use: Use): string => {
  const over = wasted(payment, use)
  return over > 0 ? capital(words.pay.wasted(over)) : ''
}
