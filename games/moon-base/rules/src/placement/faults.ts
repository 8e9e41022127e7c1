/** Every way in which a placement breaks the rules. The words for them are in words.ts. */
export const FAULTS = [
  'off-grid',
  'no-such-crater',
  'wrong-size',
  'crater-taken',
  'crater-blocked',
  'crater-base',
  'crater-tower',
  'not-two',
  'heights',
  'no-space',
  'no-crossing',
  'colour-pair',
  'colour-small',
  'tower-ring',
  'third-support',
  'overlap',
  'under-ring',
  'touches-base',
  'touches-tower',
  'unstable',
  'tips',
  'tower-room',
  'tower-falls',
  'base-outside',
  'base-off-moon',
  'base-bridges',
  'touches-ring',
] as const
export type FaultCode = (typeof FAULTS)[number]

/** A fault as a reason, with the number of the ring that is in the way. */
export type FaultReason = { readonly code: FaultCode; readonly ring?: number }

/**
 * A fault, and the ring that is in the way, in one number: thousands are found and dropped before one is
 * read. Zero is none.
 */
export type Fault = number

const NUMBERS = Object.fromEntries(FAULTS.map((code, i) => [code, i + 1])) as Record<FaultCode, number>
const SHIFT = 8

export const fault = (code: FaultCode, ring = -1): Fault => NUMBERS[code] + ((ring + 1) << SHIFT)

export const codeOf = (f: Fault): FaultCode => FAULTS[(f & ((1 << SHIFT) - 1)) - 1]

export function reasonOf(f: Fault): FaultReason {
  const ring = (f >> SHIFT) - 1
  return ring < 0 ? { code: codeOf(f) } : { code: codeOf(f), ring }
}
