import { colonyTiles, type GlobalEvent, globalEventOf, type Thing } from '@perilune/terraforming-mars'
import { type CardInfo, cardOf } from './cards/cards.js'
import { gameWords } from './words.js'

/*
 * What the rules say about a card beyond its text. docs/rulings/terraforming-mars.md has all rulings, with
 * their sources and tests.
 */

const { general, special } = gameWords.rulings

const OF_OPS = ['reduceAny', 'removeAny'] as const

const byCard = special as Readonly<Record<string, readonly string[]>>

/** Rulings on one card, followed by those on all cards of its kind. */
export const rulings = (id: string): readonly string[] => [...(byCard[id] ?? []), ...inGeneral(id)]

function inGeneral(id: string): readonly string[] {
  if (id.startsWith('party:')) return general.party
  if (id.startsWith('event:')) return onEvents(globalEventOf(id))
  const tile = colonyTiles.find((one) => one.id === id)
  if (tile) return [...(tile.wakes ? general.sleeps : []), ...general.colonyTile]
  return onCards(cardOf(id))
}

function onEvents({ steps }: GlobalEvent): readonly string[] {
  const things = steps.flatMap((step): readonly (Thing | undefined)[] =>
    'for' in step ? [step.for.of] : 'rank' in step ? step.rank : [],
  )
  const tags = things.some((of) => of === 'kinds-of-tags' || (typeof of === 'object' && 'tags' in of))
  const counted = steps.some(
    (step) => 'for' in step && step.for.max !== undefined && step.for.influence !== undefined,
  )
  return [...(tags ? general.tagsOfEvent : []), ...(counted ? general.tally : []), ...general.globalEvent]
}

function onCards(card: CardInfo): readonly string[] {
  const ops = card.play ?? []
  const lays = (tile: string) => ops.some((op) => 'place' in op && op.place === tile)
  return [
    ...OF_OPS.flatMap((verb) => (ops.some((op) => verb in op) ? general[verb] : [])),
    ...(lays('city') ? general.city : []),
    ...(lays('greenery') ? general.greenery : []),
    ...(card.actions ? general.action : []),
    ...(card.kind === 'event' ? general.event : []),
  ]
}
