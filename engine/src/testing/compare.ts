type Fields = Record<string, unknown>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Where two pieces of data differ, or nothing. A field that is undefined is the same as one that is not
 * there, as it is in JSON; everything else must be alike, down to the kind of object.
 */
export function difference(a: unknown, b: unknown): string | undefined {
  // Paths are made of strings, and almost always for nothing.
  return alike(a, b) ? undefined : pathOfDifference(a, b, '')
}

function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b)) return Number.isNaN(a) && Number.isNaN(b)
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false
  for (const key of Object.keys(a)) if (!alike((a as Fields)[key], (b as Fields)[key])) return false
  for (const key of Object.keys(b))
    if (!Object.hasOwn(a, key) && (b as Fields)[key] !== undefined) return false
  return true
}

function pathOfDifference(a: unknown, b: unknown, path: string): string | undefined {
  if (alike(a, b)) return
  const here = path === '' ? 'the whole' : path
  if (!isObject(a) || !isObject(b)) return `${here}: ${show(a)} is not ${show(b)}`
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b))
    return `${here}: ${nameOfKind(a)} is not ${nameOfKind(b)}`
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length)
    return `${here}: ${a.length} items are not ${b.length}`
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = pathOfDifference(
      (a as Fields)[key],
      (b as Fields)[key],
      path === '' ? key : `${path}.${key}`,
    )
    if (found) return found
  }
  return
}

const nameOfKind = (value: object): string => value.constructor?.name ?? 'an object without a kind'

function show(value: unknown): string {
  const text = isObject(value) ? JSON.stringify(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

/** Data that nobody can change may be shared. */
const isSealed = (value: object): boolean =>
  Object.isFrozen(value) && Object.values(value).every((inner) => !isObject(inner) || isSealed(inner))

type Skip = (path: string) => boolean

function collect(value: unknown, path: string, skip: Skip, found: Set<object>): void {
  if (!isObject(value) || found.has(value) || skip(path)) return
  found.add(value)
  for (const [key, inner] of Object.entries(value)) collect(inner, `${path}.${key}`, skip, found)
}

function findShared(value: unknown, path: string, skip: Skip, other: Set<object>): string | undefined {
  if (!isObject(value) || skip(path)) return
  if (other.has(value) && !isSealed(value)) return path
  for (const [key, inner] of Object.entries(value)) {
    const shared = findShared(inner, `${path}.${key}`, skip, other)
    if (shared) return shared
  }
  return
}

/** The path of the first object that both hold in common, other than what `skip` names. */
export function sharedPart(a: unknown, b: unknown, skip: Skip): string | undefined {
  const found = new Set<object>()
  collect(a, '', skip, found)
  return findShared(b, '', skip, found)?.slice(1)
}
