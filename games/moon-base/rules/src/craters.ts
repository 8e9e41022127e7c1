import { MAP } from './map.js'
import { MEASURES, type Size } from './names.js'

/** A crater of the map, at its printed centre. */
export interface Crater {
  readonly id: string
  readonly size: Size
  readonly x: number
  readonly y: number
  /** The point of this crater with the most room for a resource base. */
  readonly spot: { readonly x: number; readonly y: number }
  /** Numbers of the craters that overlap this one. */
  readonly overlaps: readonly number[]
  /** A part of it lies beyond the edge of the moon. */
  readonly cut: boolean
}

/** Half millimetres from the upper left corner of a board of 360 by 360 mm; the moon is a disc on it. */
export const BOARD = { width: 720, height: 720 } as const
/** A ring may hang over the edge, but never so far that its centre comes to lie beyond these. */
export const FIELD = { left: -100, right: 820, top: -100, bottom: 820 } as const
export const isOnField = (x: number, y: number): boolean =>
  x >= FIELD.left && x <= FIELD.right && y >= FIELD.top && y <= FIELD.bottom
export const MOON = { x: 360, y: 360, radius: 340 } as const

/** The square of the distance between two points: distances are compared, never taken as roots. */
export const squared = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)

const sizeOf = (id: string): Size => (id.startsWith('L') ? 'large' : 'small')
const radiusOf = (id: string): number => MEASURES[sizeOf(id)].outer

export const CRATERS: readonly Crater[] = MAP.map(([id, x, y, spotX, spotY]) => ({
  id,
  size: sizeOf(id),
  x,
  y,
  spot: { x: spotX, y: spotY },
  overlaps: MAP.flatMap(([other, ox, oy], n) =>
    other !== id && squared({ x, y }, { x: ox, y: oy }) < (radiusOf(id) + radiusOf(other)) ** 2 ? [n] : [],
  ),
  cut: squared({ x, y }, MOON) > (MOON.radius - radiusOf(id)) ** 2,
}))

const NUMBERS = new Map(CRATERS.map((crater, n) => [crater.id, n]))

/** The number of a crater in the list, or -1. */
export const craterNumber = (id: unknown): number => NUMBERS.get(id as string) ?? -1
