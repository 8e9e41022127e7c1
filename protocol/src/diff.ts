/** A path and the value that stands there now; a path alone where nothing stands any more. */
export type Change = [path: (string | number)[], value: unknown] | [path: (string | number)[]]

type Fields = Record<string, unknown>
const isObject = (v: unknown): v is object => typeof v === 'object' && v !== null

/**
 * Told of every change as it is found; `value` is undefined where nothing stands any more. The path is used
 * again: copy it to keep it.
 */
type Found = (path: readonly (string | number)[], value: unknown) => void

/**
 * What has to change in one piece of JSON, which stands at `at`, to make it another. Undefined fields count
 * as absent.
 */
export function diff(from: unknown, to: unknown, at: readonly (string | number)[] = []): Change[] {
  const changes: Change[] = []
  compare(from, to, at.slice(), (path, value) => {
    changes.push(value === undefined ? [path.slice()] : [path.slice(), value])
  })
  return changes
}

// One path for the whole walk, copied only where something differs: most of what is compared does not.
type Path = (string | number)[]

/** Walks through both and tells what is different. */
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
    // What an object inherits is not in it: in JSON nothing is a function.
    if (was !== undefined && typeof was !== 'function') kept++
    if (was === value) continue
    path.push(key)
    compare(was, value, path, found)
    path.pop()
  }
  // Counting is cheaper than looking for every name once more, and hardly ever is one gone.
  let had = 0
  for (const key in from) if (from[key] !== undefined) had++
  if (had === kept) return
  for (const key in from)
    if (from[key] !== undefined && (to[key] === undefined || !Object.hasOwn(to, key)))
      tell(path, key, undefined, found)
}

function compareLists(from: unknown[], to: unknown[], path: Path, found: Found): void {
  const shared = Math.min(from.length, to.length)
  // Most lists have not changed at all, and most others far behind.
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

/** Applies changes; what did not change is shared with the old value, which stays as it was. */
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
