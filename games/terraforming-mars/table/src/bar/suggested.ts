import type { Amounts, Part } from '@perilune/engine'

/** The amount of each means that is spent. */
export type Use = Readonly<Record<string, number>>

const worth = (part: Part): number => part.worth ?? 1
const METALS = ['titanium', 'steel']
/** Heat that a step of temperature costs; heat beyond whole steps is spent first. */
const STEP = 8

const spare = (part: Part): number => (part.id === 'heat' ? part.max % STEP : part.max)

/**
 * Spends each means in turn as far as it fits; if that does not reach the price, spends more than fits.
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
  // Spend what was held back after all, the cheapest first.
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

/** Metals first, then heat beyond whole steps of temperature, then money. */
export const suggested = (payment: Amounts): Use =>
  fill(inOrder(payment, [...METALS, 'heat', 'mc']), payment.total.min, spare)

/** The suggested payment, but keeping one resource as far as the others suffice. */
export const keeping = (payment: Amounts, id: string): Use =>
  fill(inOrder(payment, [...METALS, 'heat', 'mc']), payment.total.min, (part) =>
    part.id === id ? part.min : spare(part),
  )

export const moneyOnly = (payment: Amounts): Use =>
  fill(inOrder(payment, ['mc', 'heat', ...METALS]), payment.total.min, (part) =>
    part.id === 'mc' ? part.max : part.min,
  )

/** How much MC alone would fall short; 0 if it is enough. */
export const moneyShort = (payment: Amounts): number =>
  Math.max(0, payment.total.min - (payment.parts.find((part) => part.id === 'mc')?.max ?? 0))

const paid = (payment: Amounts, use: Use): number =>
  payment.parts.reduce((sum, part) => sum + worth(part) * (use[part.id] ?? 0), 0)

/** What is paid beyond the price. */
export const wasted = (payment: Amounts, use: Use): number =>
  Math.max(0, paid(payment, use) - payment.total.min)

/** The payment without waste: one unit less of something, replaced by MC, if that gives the exact price. */
export function exactly(payment: Amounts, use: Use): Use | undefined {
  if (wasted(payment, use) === 0) return use
  return payment.parts
    .filter((part) => part.id !== 'mc' && (use[part.id] ?? 0) > part.min)
    .map((part) => withMoney(payment, { ...use, [part.id]: use[part.id] - 1 }))
    .find((other) => paid(payment, other) === payment.total.min)
}

export const sameUse = (a: Use, b: Use): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((id) => (a[id] ?? 0) === (b[id] ?? 0))

/** The payment with as much MC as is missing, or as there is. */
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
