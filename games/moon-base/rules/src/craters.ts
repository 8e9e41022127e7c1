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

/** The map is our own design: id, centre, and where a base has the most room. L is a large crater, S a small one. */
const MAP: readonly (readonly [id: string, x: number, y: number, spotX: number, spotY: number])[] = [
  ['L01', 381, 75, 369, 59],
  ['L02', 556, 127, 570, 126],
  ['L03', 163, 152, 153, 131],
  ['L04', 423, 158, 423, 170],
  ['L05', 584, 201, 594, 200],
  ['L06', 238, 204, 258, 214],
  ['L07', 330, 217, 330, 206],
  ['L08', 89, 284, 79, 279],
  ['L09', 322, 295, 323, 298],
  ['L10', 214, 321, 210, 323],
  ['L11', 553, 323, 545, 312],
  ['L12', 624, 346, 623, 351],
  ['L13', 384, 389, 377, 392],
  ['L14', 233, 395, 237, 388],
  ['L15', 643, 423, 660, 420],
  ['L16', 299, 424, 313, 433],
  ['L17', 171, 425, 151, 441],
  ['L18', 524, 431, 512, 441],
  ['L19', 435, 454, 442, 449],
  ['L20', 234, 459, 230, 463],
  ['L21', 68, 472, 79, 469],
  ['L22', 623, 494, 629, 506],
  ['L23', 179, 507, 169, 506],
  ['L24', 386, 523, 388, 537],
  ['L25', 501, 623, 493, 629],
  ['L26', 267, 641, 253, 645],
  ['L27', 391, 658, 404, 663],
  ['S01', 295, 52, 302, 49],
  ['S02', 434, 54, 448, 54],
  ['S03', 248, 72, 240, 75],
  ['S04', 522, 90, 510, 78],
  ['S05', 319, 104, 312, 109],
  ['S06', 370, 123, 360, 138],
  ['S07', 213, 140, 220, 122],
  ['S08', 253, 158, 263, 143],
  ['S09', 107, 170, 97, 179],
  ['S10', 528, 197, 527, 180],
  ['S11', 487, 201, 475, 208],
  ['S12', 139, 239, 145, 233],
  ['S13', 645, 242, 649, 245],
  ['S14', 215, 251, 198, 257],
  ['S15', 427, 258, 416, 251],
  ['S16', 463, 279, 474, 286],
  ['S17', 261, 292, 260, 274],
  ['S18', 157, 297, 156, 287],
  ['S19', 668, 313, 675, 300],
  ['S20', 380, 323, 390, 317],
  ['S21', 96, 349, 99, 353],
  ['S22', 468, 359, 464, 358],
  ['S23', 524, 380, 513, 370],
  ['S24', 142, 386, 142, 367],
  ['S25', 66, 397, 58, 396],
  ['S26', 555, 485, 551, 497],
  ['S27', 241, 513, 246, 527],
  ['S28', 446, 517, 446, 514],
  ['S29', 330, 519, 316, 519],
  ['S30', 487, 533, 499, 527],
  ['S31', 589, 561, 595, 565],
  ['S32', 146, 566, 142, 573],
  ['S33', 535, 568, 534, 561],
  ['S34', 384, 598, 372, 591],
  ['S35', 307, 602, 317, 592],
]

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
