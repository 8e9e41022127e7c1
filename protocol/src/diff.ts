/** A path with its new value, or a path alone if the value was removed. */
export type Change = [path: (string | number)[], value: unknown] | [path: (string | number)[]]

type Fields = Record<string, unknown>
const isObject = (v: unknown): v is object => typeof v === 'object' && v !== null

/**
 * Called for every change; `value` is undefined if the value was removed. The path is reused: copy it to keep
 * it.
 */
type Found = (path: readonly (string | number)[], value: unknown) => void

/**
 * The changes that turn one piece of JSON, located at `at`, into another. Undefined fields count as absent.
 */
export function diff(from: unknown, to: unknown, at: readonly (string | number)[] = []): Change[] {
  const changes: Change[] = []
  compare(from, to, at.slice(), (path, value) => {
    changes.push(value === undefined ? [path.slice()] : [path.slice(), value])
  })
  return changes
}

// One path serves the whole walk and is copied only at a difference, because most values are equal.
type Path = (string | number)[]

/** Walks through both values and reports the differences. */
function compare(from: unknown, to: unknown, path: Path, found: Found): void {
  if (from === to) return
  if (!isObject(from) || !isObject(to) || Array.isArray(from) !== Array.isArray(to)) found(path, to)
  else if (Array.isArray(from)) compareLists(from, to as unknown[], path, found)
  else compareFields(from as Fields, to as Fields, path, found)
}

function compareFields(from: Fields, to: Fields, path: Path, found: Found): void {
  let kept = 0
  for (const key in to) {
    const value = to[key]
    if (value === undefined) continue
    const was = from[key]
    // An inherited property, such as a method, is not a field: JSON has no functions.
    if (was !== undefined && typeof was !== 'function') kept++
    if (was === value) continue
    path.push(key)
    compare(was, value, path, found)
    path.pop()
  }
  // Counting is cheaper than looking up every name again, and fields are rarely removed.
  let had = 0
  for (const key in from) if (from[key] !== undefined) had++
  if (had === kept) return
  for (const key in from)
    if (from[key] !== undefined && (to[key] === undefined || !Object.hasOwn(to, key)))
      tell(path, key, undefined, found)
}

function compareLists(from: unknown[], to: unknown[], path: Path, found: Found): void {
  const shared = Math.min(from.length, to.length)
  // Most lists are unchanged, and most others differ only near the end.
  let same = 0
  while (same < shared && from[same] === to[same]) same++
  if (same === from.length && same === to.length) return
  // Lists of plain values are short, and one that has lost its first element differs everywhere: send it
  // whole.
  if (!to.some(isObject) && !from.some(isObject)) {
    found(path, to)
    return
  }
  for (let i = same; i < shared; i++) {
    path.push(i)
    compare(from[i], to[i], path, found)
    path.pop()
  }
  for (let i = shared; i < to.length; i++) tell(path, i, to[i], found)
  if (to.length < from.length) tell(path, 'length', to.length, found)
}

function tell(path: Path, key: string | number, value: unknown, found: Found): void {
  path.push(key)
  found(path, value)
  path.pop()
}

/** Applies changes. Unchanged parts are shared with the old value, which is not modified. */
export function patch<T>(value: T, changes: readonly Change[]): T {
  let now: unknown = value
  const fresh = new Set<object>()
  for (const change of changes) now = put(now, 0, change, fresh)
  return now as T
}

function put(value: unknown, depth: number, change: Change, fresh: Set<object>): unknown {
  const [path] = change
  if (depth === path.length) return change[1]
  const key = path[depth]
  if (key === '__proto__' || !isObject(value))
    throw new Error('the change does not fit what it should change')
  let copy = value as Fields
  if (!fresh.has(value)) {
    copy = (Array.isArray(value) ? value.slice() : { ...value }) as Fields
    fresh.add(copy)
  }
  if (depth === path.length - 1 && change.length === 1) delete copy[key]
  else copy[key] = put(copy[key], depth + 1, change, fresh)
  return copy
}
