import type { Option } from '@perilune/engine'
import { TAGS, type Tag } from '@perilune/terraforming-mars'
import { cardOf } from '../cards.js'

/** A card of my hand with what can be done with it. */
export interface Held {
  id: string
  price: number
  /** The way to play it, possible or not; none while nobody asks me. */
  option: Option | undefined
}

export const SORTS = ['playable', 'price', 'name', 'tags'] as const
type Sort = (typeof SORTS)[number]

export interface Filter {
  playable: boolean
  tag: Tag | 'event' | undefined
  sort: Sort
}

export const playable = ({ option }: Held): boolean => option !== undefined && !option.reason

const carries = (id: string, tag: Tag | 'event'): boolean => {
  const card = cardOf(id)
  return tag === 'event' ? card.kind === 'event' : card.tags.includes(tag)
}

const firstTag = (id: string): number => {
  const [tag] = cardOf(id).tags
  return tag === undefined ? TAGS.length : TAGS.indexOf(tag)
}

const BY: Readonly<Record<Sort, (a: Held, b: Held) => number>> = {
  playable: (a, b) => Number(playable(b)) - Number(playable(a)) || a.price - b.price,
  price: (a, b) => a.price - b.price,
  name: () => 0,
  tags: (a, b) => firstTag(a.id) - firstTag(b.id) || a.price - b.price,
}

const byName = (a: Held, b: Held): number => cardOf(a.id).name.localeCompare(cardOf(b.id).name)

/** The cards that pass, in the order asked for. */
export const filtered = (held: readonly Held[], { playable: only, tag, sort }: Filter): Held[] =>
  held
    .filter((h) => (!only || playable(h)) && (tag === undefined || carries(h.id, tag)))
    .sort((a, b) => BY[sort](a, b) || byName(a, b))

/** The kinds of tags in a hand, in the usual order. */
export const tagsIn = (held: readonly Held[]): (Tag | 'event')[] =>
  ([...TAGS, 'event'] as const).filter((tag) => held.some((h) => carries(h.id, tag)))
