import type { Amounts, Part } from '@perilune/engine'

/** How many of each are given. */
export type Use = Readonly<Record<string, number>>

const worth = (part: Part): number => part.worth ?? 1
const METALS = ['titanium', 'steel']
/** A step of temperature takes so much heat: what is over may go first. */
const STEP = 8

const spare = (part: Part): number => (part.id === 'heat' ? part.max % STEP : part.max)

/**
 * As much as goes into what is left, of each in turn; then one more of a metal where money does not reach.
 */
function fill(parts: readonly Part[], due: number, most: (part: Part) => number): Record<string, number> {
  const use: Record<string, number> = {}
  let left = due
  for (const part of parts) {
    const n = Math.max(part.min, Math.min(most(part), Math.floor(left / worth(part))))
    use[part.id] = n
    left -= n * worth(part)
  }
  if (left <= 0) return use
  // What was held back is used after all, the cheapest first.
  for (const part of [...parts].sort((a, b) => worth(a) - worth(b))) {
    const n = Math.min(part.max - use[part.id], Math.ceil(left / worth(part)))
    use[part.id] += n
    left -= n * worth(part)
    if (left <= 0) break
  }
  return thrifty(parts, use, -left)
}

/** Takes back every unit that is not needed. */
function thrifty(parts: readonly Part[], use: Record<string, number>, over: number): Record<string, number> {
  let rest = over
  for (const part of parts) {
    const n = Math.min(use[part.id], Math.floor(rest / worth(part)))
    if (n <= 0) continue
    use[part.id] -= n
    rest -= n * worth(part)
  }
  return use
}

const inOrder = (payment: Amounts, ids: readonly string[]): Part[] => {
  const rank = (part: Part) => (ids.includes(part.id) ? ids.indexOf(part.id) : ids.length)
  return [...payment.parts].sort((a, b) => rank(a) - rank(b))
}

/** Metals first, then the heat that no step of temperature would miss, then money: nothing is wasted. */
export const suggested = (payment: Amounts): Use =>
  fill(inOrder(payment, [...METALS, 'heat', 'mc']), payment.total.min, spare)

/** As suggested, but one resource is left alone as far as the rest reaches. */
export const keeping = (payment: Amounts, id: string): Use =>
  fill(inOrder(payment, [...METALS, 'heat', 'mc']), payment.total.min, (part) =>
    part.id === id ? part.min : spare(part),
  )

export const moneyOnly = (payment: Amounts): Use =>
  fill(inOrder(payment, ['mc', 'heat', ...METALS]), payment.total.min, (part) =>
    part.id === 'mc' ? part.max : part.min,
  )

/** Whether MC alone would do; otherwise how many are missing. */
export const moneyShort = (payment: Amounts): number =>
  Math.max(0, payment.total.min - (payment.parts.find((part) => part.id === 'mc')?.max ?? 0))

const paid = (payment: Amounts, use: Use): number =>
  payment.parts.reduce((sum, part) => sum + worth(part) * (use[part.id] ?? 0), 0)

/** What is paid beyond the price. */
export const wasted = (payment: Amounts, use: Use): number =>
  Math.max(0, paid(payment, use) - payment.total.min)

/** The same payment without waste: one unit less of something and MC instead, where that comes out even. */
export function exactly(payment: Amounts, use: Use): Use | undefined {
  if (wasted(payment, use) === 0) return use
  return payment.parts
    .filter((part) => part.id !== 'mc' && (use[part.id] ?? 0) > part.min)
    .map((part) => withMoney(payment, { ...use, [part.id]: use[part.id] - 1 }))
    .find((other) => paid(payment, other) === payment.total.min)
}

export const sameUse = (a: Use, b: Use): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((id) => (a[id] ?? 0) === (b[id] ?? 0))

/** The same with as much MC as is missing, as far as MC is there. */
export function withMoney(payment: Amounts, use: Use): Use {
  const mc = payment.parts.find((part) => part.id === 'mc')
  if (!mc) return use
  const rest = payment.parts.reduce(
    (sum, part) => (part === mc ? sum : sum + worth(part) * (use[part.id] ?? 0)),
    0,
  )
  const missing = Math.ceil((payment.total.min - rest) / worth(mc))
  return { ...use, mc: Math.max(mc.min, Math.min(mc.max, missing)) }
}
