import { hits, overlapping, squared, touch } from './distances.js'
import { type Body, fallen } from './equilibrium.js'
import {
  BASE_RADIUS,
  BASE_REACHES_LEVEL,
  type Colour,
  type Crater,
  craterOf,
  MOON,
  type Point,
  RING,
  type Size,
  TOWER_FOOT,
  VISIBLE_GAP,
} from './facts.js'

export interface ModelRing extends Body {
  readonly colour: Colour
  readonly crater: string | null
}
export interface ModelBase extends Point {
  readonly seat: number
  readonly crater: string
  readonly move: number
}
export type ModelTower = { readonly crater: string } | { readonly ring: number } | null

/** What stands on the moon. Rings are numbered by their place in the list. */
export interface ModelBoard {
  readonly rings: readonly ModelRing[]
  readonly bases: readonly ModelBase[]
  readonly tower: ModelTower
}

export interface ModelKind {
  readonly size: Size
  readonly colour: Colour
}

const towerRing = ({ tower }: ModelBoard): number | null => (tower && 'ring' in tower ? tower.ring : null)
const towerCrater = ({ tower }: ModelBoard): string | null =>
  tower && 'crater' in tower ? tower.crater : null

/** Rule A: every code that fails when a ring of this size is laid on the crater. */
export function craterFaults(board: ModelBoard, size: Size, c: Crater): string[] {
  const { rings, bases } = board
  const found = new Set<string>()
  const t = { size, x: c.x, y: c.y }
  if (size !== c.size) found.add('wrong-size')
  if (rings.some(({ crater }) => crater === c.id)) found.add('crater-taken')
  else if (overlapping(c).some((o) => rings.some(({ crater }) => crater === o.id)))
    found.add('crater-blocked')
  const q = towerCrater(board)
  if (q === c.id) found.add('crater-tower')
  else if (q !== null && hits(t, craterOf(q), TOWER_FOOT)) found.add('touches-tower')
  for (const base of bases) {
    if (base.crater === c.id) found.add('crater-base')
    else if (hits(t, base, BASE_RADIUS)) found.add('touches-base')
  }
  if (rings.some((ring) => ring.level === 2 && touch(t, ring))) found.add('under-ring')
  return [...found].sort()
}

function supportFault(t: ModelKind & Point, s: ModelRing): string | null {
  if (!touch(t, s)) return 'not-two'
  const [upper, lower] = [RING[t.size], RING[s.size]]
  const d = squared(t, s)
  if (d > (upper.inner + lower.inner - VISIBLE_GAP) ** 2) return 'no-space'
  if (d <= (upper.middle - lower.middle) ** 2) return 'no-crossing'
  return null
}

/** A large ring of the third colour is a collabo ring: the tower moves onto it. */
export const callsTower = ({ size, colour }: ModelKind, a: ModelRing, b: ModelRing): boolean =>
  size === 'large' && colour !== a.colour && colour !== b.colour && a.colour !== b.colour

function colourFault(kind: ModelKind, a: ModelRing, b: ModelRing): string | null {
  if (kind.colour === a.colour || kind.colour === b.colour) return null
  if (a.colour === b.colour) return 'colour-pair'
  return kind.size === 'small' ? 'colour-small' : null
}

/**
 * Rule B without the balance, and whether both supports carry the ring, so that the balance can be tested.
 */
function stackFaultsBeforeBalance(
  board: ModelBoard,
  kind: ModelKind,
  at: Point,
  on: readonly number[],
): { readonly found: ReadonlySet<string>; readonly carried: boolean } {
  const endsWith = (fault: string) => ({ found: new Set([fault]), carried: false })
  if (!Number.isInteger(at.x) || !Number.isInteger(at.y)) return endsWith('off-grid')
  const [na, nb] = on
  const [a, b] = [board.rings[na], board.rings[nb]]
  if (on.length !== 2 || na === nb || !a || !b) return endsWith('not-two')
  if (a.level !== b.level) return endsWith('heights')
  const t = { ...kind, ...at }
  const level = a.level + 1
  const supports = [supportFault(t, a), supportFault(t, b)].filter((fault) => fault !== null)
  const found = new Set<string>([...supports, ...obstacles(board, t, level, on)])
  const colour = colourFault(kind, a, b)
  if (colour) found.add(colour)
  const collabo = callsTower(kind, a, b)
  if (collabo && board.rings.some((o) => o.level > level && hits(o, t, TOWER_FOOT))) found.add('tower-room')
  return { found, carried: supports.length === 0 }
}

/** Rule B: every code that fails when a ring is laid at this point on these two rings. */
export function stackFaults(board: ModelBoard, kind: ModelKind, at: Point, on: readonly number[]): string[] {
  const { found, carried } = stackFaultsBeforeBalance(board, kind, at, on)
  const fault = carried ? balanceFault(board, kind, at, on) : null
  return [...found, ...(fault ? [fault] : [])].sort()
}

/** The same question with yes or no for an answer: the costly balance comes last. */
export function isLegalStack(board: ModelBoard, kind: ModelKind, at: Point, on: readonly number[]): boolean {
  const t = { ...kind, ...at }
  return (
    on.every((number) => supportFault(t, board.rings[number]) === null) &&
    stackFaultsBeforeBalance(board, kind, at, on).found.size === 0 &&
    balanceFault(board, kind, at, on) === null
  )
}

/** Other rings, bases and the tower in the way of a ring of this level. */
function obstacles(board: ModelBoard, t: ModelKind & Point, level: number, on: readonly number[]): string[] {
  const { rings, bases } = board
  const found: string[] = []
  const bearer = towerRing(board)
  if (bearer !== null && on.includes(bearer)) found.push('tower-ring')
  rings.forEach((o, number) => {
    if (o.level === level - 1 && !on.includes(number) && touch(t, o))
      found.push(number === bearer ? 'tower-ring' : 'third-support')
    if (o.level === level && squared(t, o) < (RING[t.size].outer + RING[o.size].outer) ** 2)
      found.push('overlap')
    if (o.level === level + 1 && touch(t, o)) found.push('under-ring')
  })
  if (level <= BASE_REACHES_LEVEL && bases.some((base) => hits(t, base, BASE_RADIUS)))
    found.push('touches-base')
  const crater = towerCrater(board)
  const foot = bearer !== null ? rings[bearer] : crater !== null ? { ...craterOf(crater), level: 0 } : null
  if (foot && level > foot.level && hits(t, foot, TOWER_FOOT)) found.push('touches-tower')
  return found
}

function balanceFault(
  board: ModelBoard,
  kind: ModelKind,
  at: Point,
  on: readonly number[],
): 'unstable' | 'tips' | 'tower-falls' | null {
  const [na, nb] = on
  const [a, b] = [board.rings[na], board.rings[nb]]
  const t: Body = { size: kind.size, x: at.x, y: at.y, level: a.level + 1, on: [na, nb] }
  const rings: Body[] = [...board.rings, t]
  const itself = board.rings.length
  const failed = fallen(rings, towerRing(board))
  if (failed.includes(itself)) return 'unstable'
  if (failed.length > 0) return 'tips'
  return callsTower(kind, a, b) && fallen(rings, itself).length > 0 ? 'tower-falls' : null
}

/** Rule R: every code that fails when a base is put at this point of the crater. */
export function baseFaults(board: ModelBoard, c: Crater, p: Point): string[] {
  if (!Number.isInteger(p.x) || !Number.isInteger(p.y)) return ['off-grid']
  const { rings, bases } = board
  const found = new Set<string>()
  if (rings.some(({ crater }) => crater === c.id)) found.add('crater-taken')
  if (bases.some(({ crater }) => crater === c.id)) found.add('crater-base')
  if (squared(p, c) > (RING[c.size].outer - BASE_RADIUS) ** 2) found.add('base-outside')
  if (squared(p, MOON) > (MOON.radius - BASE_RADIUS) ** 2) found.add('base-off-moon')
  if (overlapping(c).some((o) => squared(p, o) < (RING[o.size].outer + BASE_RADIUS) ** 2))
    found.add('base-bridges')
  if (rings.some((ring) => ring.level <= BASE_REACHES_LEVEL && hits(ring, p, BASE_RADIUS)))
    found.add('touches-ring')
  const q = towerCrater(board)
  if (q === c.id) found.add('crater-tower')
  else if (q !== null && squared(p, craterOf(q)) < (TOWER_FOOT + BASE_RADIUS) ** 2) found.add('touches-tower')
  return [...found].sort()
}
