import type { Colour, Flag, Item, Resource } from '@perilune/moon'

export type Bag = Readonly<Partial<Record<Item, number>>>
export type FlagBag = Readonly<Partial<Record<Flag, number>>>

export interface Structure {
  readonly id: string
  readonly era: 1 | 2 | 3
  readonly colour: Colour
  readonly copies: readonly [threeToFive: number, two: number]
  readonly cost?: Readonly<Partial<Record<Resource, number>>>
  readonly needs?: FlagBag
  readonly makes?: Bag
  readonly flags?: FlagBag
  /** The Assimilation reward; X is in Hearts. */
  readonly reward: Bag | 'X'
  /** Printed Hearts. */
  readonly hearts?: number
}
