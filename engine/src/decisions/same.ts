type Fields = Record<string, unknown>

/** Are two pieces of JSON the same? Undefined fields count as absent, as in JSON. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  for (const key in a) {
    const value = (a as Fields)[key]
    // What an object inherits is not in it: data from outside may be called anything.
    if (value !== undefined && !(Object.hasOwn(b, key) && same(value, (b as Fields)[key]))) return false
  }
  for (const key in b) if ((b as Fields)[key] !== undefined && !Object.hasOwn(a, key)) return false
  return true
}
