import type { Option } from '@perilune/engine'
import { TAGS, type Tag } from '@perilune/terraforming-mars'
import { cardOf, textOf } from '../cards/cards.js'

/** A card of the hand and what can be done with it. */
export interface Held {
  id: string
  price: number
  /** The option to play it, possible or not; undefined while the player is not asked. */
  option: Option | undefined
}

export const SORTS = ['playable', 'price', 'name', 'tags', 'own'] as const
export type Sort = (typeof SORTS)[number]

/** All cards, those that can be played now, or those that could be in the next generation. */
export type When = 'all' | 'now' | 'next'

export interface Filter {
  when: When
  tag: Tag | 'event' | undefined
  /** Words in the name or the text. */
  search: string
}

export const EVERYTHING: Filter = { when: 'all', tag: undefined, search: '' }

export const playable = ({ option }: Held): boolean => option !== undefined && !option.reason

const carries = (id: string, tag: Tag | 'event'): boolean => {
  const card = cardOf(id)
  return tag === 'event' ? card.kind === 'event' : card.tags.includes(tag)
}

const firstTag = (id: string): number => {
  const [tag] = cardOf(id).tags
  return tag === undefined ? TAGS.length : TAGS.indexOf(tag)
}

const BY: Readonly<Record<Exclude<Sort, 'own'>, (a: Held, b: Held) => number>> = {
  playable: (a, b) => Number(playable(b)) - Number(playable(a)) || a.price - b.price,
  price: (a, b) => a.price - b.price,
  name: () => 0,
  tags: (a, b) => firstTag(a.id) - firstTag(b.id) || a.price - b.price,
}

const byName = (a: Held, b: Held): number => cardOf(a.id).name.localeCompare(cardOf(b.id).name)

/** The hand in the chosen order; `own` is the player's own order. */
export function sorted(held: readonly Held[], sort: Sort, own: readonly string[] = []): Held[] {
  if (sort !== 'own') return [...held].sort((a, b) => BY[sort](a, b) || byName(a, b))
  const place = ({ id }: Held) => (own.includes(id) ? own.indexOf(id) : own.length)
  return [...held].sort((a, b) => place(a) - place(b))
}

const says = (id: string, search: string): boolean => {
  const text = `${cardOf(id).name} ${textOf(id)}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The cards that pass the filter, in their order; `next` are those playable in the next generation. */
export const filtered = (held: readonly Held[], filter: Filter, next: ReadonlySet<string>): Held[] =>
  held.filter(
    (h) =>
      (filter.when === 'all' || (filter.when === 'now' ? playable(h) : next.has(h.id))) &&
      (filter.tag === undefined || carries(h.id, filter.tag)) &&
      says(h.id, filter.search),
  )

/** The kinds of tags in a hand, in the usual order, with the number of cards that have each. */
export const tagsIn = (held: readonly Held[]): { tag: Tag | 'event'; n: number }[] =>
  ([...TAGS, 'event'] as const)
    .map((tag) => ({ tag, n: held.filter((h) => carries(h.id, tag)).length }))
    .filter(({ n }) => n > 0)
