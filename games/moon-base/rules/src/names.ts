export const SIZES = ['large', 'small'] as const
export type Size = (typeof SIZES)[number]

/** The colours of the two players, then navy, which belongs to neither. */
export const COLOURS = ['gold', 'silver', 'navy'] as const
export type Colour = (typeof COLOURS)[number]
export const PLAYER_COLOURS = ['gold', 'silver'] as const
export type PlayerColour = (typeof PLAYER_COLOURS)[number]

/** A ring module is known by its size and colour: `large gold`. */
export type RingKind = `${Size} ${Colour}`
export interface Kind {
  readonly kind: RingKind
  readonly size: Size
  readonly colour: Colour
}
export const KINDS: readonly Kind[] = SIZES.flatMap((size) =>
  COLOURS.map((colour) => ({ kind: `${size} ${colour}` as const, size, colour })),
)
const BY_NAME: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.kind, kind]))
export const kindOf = (name: RingKind): Kind => BY_NAME.get(name) as Kind

export interface Measures {
  readonly outer: number
  readonly inner: number
  /** Of the circle on which it rests and bears. */
  readonly middle: number
  readonly weight: number
}

/* All lengths are half millimetres. */
export const MEASURES: Readonly<Record<Size, Measures>> = {
  large: { outer: 50, inner: 40, middle: 45, weight: 5 },
  small: { outer: 34, inner: 24, middle: 29, weight: 3 },
}
/** A ring is this thick: level n fills the heights from n - 1 times this to n times this. */
export const THICKNESS = 10
export const BASE = { radius: 10, height: 16 } as const
export const TOWER = { foot: 44, weight: 6, height: 80 } as const
/** What must be seen between the inner rims of a ring and of the ring it rests on: one millimetre. */
export const GAP = 2

/** Of every size and colour. */
export const RINGS_EACH = 8
export const PILES = 4
export const PILE_HEIGHT = 6
export const ROUNDS = 6
/** Rings that a player takes and places in a round. */
export const HAND = 4
export const SETTLEMENTS = 6
