/** A path and the value that stands there now; a path alone where nothing stands any more. */
export type Change = [path: (string | number)[], value: unknown] | [path: (string | number)[]]

type Fields = Record<string, unknown>
const isObject = (v: unknown): v is object => typeof v === 'object' && v !== null

/** What has to change in one piece of JSON, which stands at `at`, to make it another. Undefined fields count as absent. */
export function diff(from: unknown, to: unknown, at: (string | number)[] = []): Change[] {
  const changes: Change[] = []
  compare(from, to, at.slice(), changes)
  return changes
}

// One path for the whole walk, copied only where something differs: most of what is compared does not.
type Path = (string | number)[]

function compare(from: unknown, to: unknown, path: Path, changes: Change[]): void {
  if (from === to) return
  if (!isObject(from) || !isObject(to) || Array.isArray(from) !== Array.isArray(to))
    changes.push(to === undefined ? [path.slice()] : [path.slice(), to])
  else if (Array.isArray(from)) compareLists(from, to as unknown[], path, changes)
  else compareFields(from as Fields, to as Fields, path, changes)
}

function compareFields(from: Fields, to: Fields, path: Path, changes: Change[]): void {
  for (const key in from) if (from[key] !== undefined && to[key] === undefined) changes.push([[...path, key]])
  for (const key in to) {
    if (to[key] === undefined || from[key] === to[key]) continue
    path.push(key)
    compare(from[key], to[key], path, changes)
    path.pop()
  }
}

function compareLists(from: unknown[], to: unknown[], path: Path, changes: Change[]): void {
  const shared = Math.min(from.length, to.length)
  // Most lists have not changed at all, and most others far behind.
  let same = 0
  while (same < shared && from[same] === to[same]) same++
  if (same === from.length && same === to.length) return
  // Lists of plain values are short, and one that has lost its first element differs everywhere: send it whole.
  if (!to.some(isObject) && !from.some(isObject)) {
    changes.push([path.slice(), to])
    return
  }
  for (let i = same; i < shared; i++) {
    path.push(i)
    compare(from[i], to[i], path, changes)
    path.pop()
  }
  for (let i = shared; i < to.length; i++) changes.push([[...path, i], to[i]])
  if (to.length < from.length) changes.push([[...path, 'length'], to.length])
}

/** Applies changes; what did not change is shared with the old value, which stays as it was. */
export function patch<T>(value: T, changes: readonly Change[]): T {
  let now: unknown = value
  const fresh = new Set<object>()
  for (const change of changes) now = put(now, change[0], 0, change, fresh)
  return now as T
}

function put(
  value: unknown,
  path: readonly (string | number)[],
  depth: number,
  change: Change,
  fresh: Set<object>,
): unknown {
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
  else copy[key] = put(copy[key], path, depth + 1, change, fresh)
  return copy
}
