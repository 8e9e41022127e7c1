/*
 * Encodes a view as a list of numbers of a fixed length, the same for every game: each leaf is added at the
 * index that its path is hashed to (feature hashing, Weinberger et al. 2009). A number adds itself and true
 * adds 1; a text adds 1 at the hash of path and text, so that every card in a place has an index of its own.
 * The order of texts in a list is ignored.
 */

type Fields = Readonly<Record<string, unknown>>

const SEED = 0x811c9dc5
const known = new Map<string, number>()

/** FNV-1a. Cached, because a view has few different words. */
function hashOf(text: string): number {
  const found = known.get(text)
  if (found !== undefined) return found
  let hash = SEED
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  known.set(text, hash)
  return hash
}

/** Mixes the hash of a path with its next step, by the finalizer of MurmurHash3. */
function mix(path: number, step: number): number {
  let hash = Math.imul(path, 31) + step
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** Fills `into` with the encoded view. */
export function observe(view: object, into: Float32Array): void {
  into.fill(0)
  addFields(view as Fields, SEED, into)
}

function addFields(fields: Fields, path: number, into: Float32Array): void {
  for (const key in fields) add(fields[key], mix(path, hashOf(key)), into)
}

function addList(list: readonly unknown[], path: number, into: Float32Array): void {
  for (let i = 0; i < list.length; i++) {
    const value = list[i]
    // A text is added without its position; zeros and empty entries add nothing.
    if (typeof value === 'string') add(value, path, into)
    else if (value !== 0 && value !== null && value !== false) add(value, mix(path, i), into)
  }
}

function add(value: unknown, path: number, into: Float32Array): void {
  if (typeof value === 'number') into[(path >>> 0) % into.length] += value
  else if (typeof value === 'string') into[(mix(path, hashOf(value)) >>> 0) % into.length] += 1
  else if (value === true) into[(path >>> 0) % into.length] += 1
  else if (Array.isArray(value)) addList(value, path, into)
  else if (typeof value === 'object' && value !== null) addFields(value as Fields, path, into)
}
