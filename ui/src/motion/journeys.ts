/** Where something is on the screen. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A visible piece: what it is, where, and the element that draws it. */
export interface Seen<E> {
  piece: string
  box: Box
  drawn: E
}

export interface Journeys<E> {
  moves: { from: Seen<E>; to: Seen<E> }[]
  comes: Seen<E>[]
  leaves: Seen<E>[]
}

const centre = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

export function distance(a: Box, b: Box): number {
  const p = centre(a)
  const q = centre(b)
  return Math.hypot(p.x - q.x, p.y - q.y)
}

/** Smaller shifts are changes of layout that nobody notices. */
const STILL = 2

const isStill = (a: Box, b: Box): boolean =>
  distance(a, b) < STILL && Math.abs(a.width - b.width) < STILL && Math.abs(a.height - b.height) < STILL

/** Pairs copies of one piece by position: the nearest belong together. */
function pairs<E>(before: readonly Seen<E>[], after: readonly Seen<E>[]): { from: Seen<E>; to: Seen<E> }[] {
  const all = before.flatMap((from) => after.map((to) => ({ from, to, far: distance(from.box, to.box) })))
  const used = new Set<Seen<E>>()
  return all
    .sort((a, b) => a.far - b.far)
    .filter(({ from, to }) => {
      if (used.has(from) || used.has(to)) return false
      used.add(from)
      used.add(to)
      return true
    })
}

function byPiece<E>(seen: readonly Seen<E>[]): Map<string, Seen<E>[]> {
  const lists = new Map<string, Seen<E>[]>()
  for (const s of seen) {
    const list = lists.get(s.piece)
    if (list) list.push(s)
    else lists.set(s.piece, [s])
  }
  return lists
}

/** What moved where between two pictures of a table. */
export function journeysOf<E>(before: readonly Seen<E>[], after: readonly Seen<E>[]): Journeys<E> {
  const was = byPiece(before)
  const is = byPiece(after)
  const journeys: Journeys<E> = { moves: [], comes: [], leaves: [] }
  for (const piece of new Set([...was.keys(), ...is.keys()])) {
    const from = was.get(piece) ?? []
    const to = is.get(piece) ?? []
    const together = pairs(from, to)
    const matched = new Set(together.flatMap((pair) => [pair.from, pair.to]))
    journeys.moves.push(...together.filter((pair) => !isStill(pair.from.box, pair.to.box)))
    journeys.leaves.push(...from.filter((s) => !matched.has(s)))
    journeys.comes.push(...to.filter((s) => !matched.has(s)))
  }
  return journeys
}
