import type { Card, CardFacts, CardLine } from '@perilune/engine'
import type {
  CorporationData,
  Points,
  PreludeData,
  ProjectData,
  Requirement,
} from '@perilune/terraforming-mars'
import {
  type Cube,
  colonyName,
  colonyTiles,
  corporations,
  globalEvents,
  parties,
  preludes,
  projects,
  SETS,
} from '@perilune/terraforming-mars'
import { committeeName, globalEventFacts, partyFacts, partyText } from '../committee.js'
import { namesOf, plural, tagsOf } from '../nouns.js'
import { sentence } from './clauses.js'
import { colonyText } from './colonies.js'
import { actionsText, effectText } from './effects.js'
import { countedText, tagText } from './op-parts.js'
import { sentencesOf } from './verbs.js'

/* A card's text, made from its data. There is no other text on a card. */

type Data = ProjectData | CorporationData | PreludeData

const byId = new Map<Card, Data>(
  [...SETS.flatMap((set) => projects[set]), ...corporations, ...preludes].map((data) => [data.id, data]),
)

/**
 * What a card was written as. Ids come from our own state or have been checked: a missing one is a fault of
 * the program.
 */
export function dataOf(id: Card): Data {
  const data = byId.get(id)
  if (!data) throw new Error(`there is no card '${id}'`)
  return data
}

/** What cubes a card holds; nothing for what is no card, or holds none. */
export const holdsOf = (id: Card): Cube | undefined => byId.get(id)?.holds

/** Of a card, or of a colony tile, a global event or a party where that is what brings something. */
export const nameOf = (card: Card): string => colonyName(card) ?? committeeName(card) ?? dataOf(card).name

/** '4 % oxygen or more', 'at most 3 oceans', '2 science tags'. */
export function requirementText(r: Requirement): string {
  if ('parameter' in r) {
    const value = {
      temperature: `${r.is < 0 ? `−${-r.is}` : r.is} °C`,
      oxygen: `${r.is} % oxygen`,
      oceans: namesOf('ocean', r.is),
      venus: `${r.is} % on Venus`,
    }[r.parameter]
    return r.max ? `at most ${value}` : `${value} or more`
  }
  if ('tag' in r) return tagsOf(tagText(r.tag), r.count)
  if ('party' in r) return `${partyText(r.party)} to rule or 2 delegates of yours there`
  if ('chairman' in r) return 'you to be chairman'
  if ('partiesLed' in r) return `${namesOf('party', r.partiesLed)} led by you`
  if ('floaters' in r) return `${namesOf('floater', r.floaters)} on your cards`
  if ('colonies' in r) return `${r.max ? 'at most ' : ''}${namesOf('colony', r.colonies)} of your own`
  if ('rating' in r) return `a terraform rating of ${r.rating} or more`
  if ('production' in r) return `${r.production} production of your own`
  if ('kindsOfResources' in r) return `${r.kindsOfResources} kinds of resources of your own`
  if ('plantsRemoved' in r) return 'that somebody has removed another player’s plants in this generation'
  const whose = r.onMars ? 'on Mars' : r.of === 'all' ? 'in play' : 'of your own'
  return `${namesOf(r.tiles, r.count)} ${whose}${r.beside ? ` beside an ${r.beside}` : ''}`
}

function pointsText(p: Points, holds: Cube | undefined): string {
  if (typeof p === 'number') return `Worth ${namesOf('point', p)}.`
  const points = namesOf('point', p.points)
  if ('perCityOf' in p)
    return `If there are ${p.ifCubes} or more ${plural(holds ?? 'resource')} on it at the end, every player gets ${points} for each city of their own.`
  if ('ifCubes' in p) return `Worth ${points} if there is a resource on it.`
  return `Worth ${points} ${countedText(p.per, p.each, holds)}.`
}

/** Everything a card does, in sentences. */
export function cardLines(id: Card): readonly CardLine[] {
  const card = dataOf(id)
  const lines: CardLine[] = []
  const add = (kind: CardLine['kind'], text: string): void => {
    if (text !== '') lines.push({ kind, text })
  }
  if ('requires' in card && card.requires)
    add('needs', `Requires ${card.requires.map(requirementText).join(', ')}.`)
  if ('beginner' in card) add('does', 'Keep all your starting cards without paying for them.')
  if ('firstAction' in card && card.firstAction)
    add('does', `As your first action: ${sentencesOf(card.firstAction)}`)
  if (card.tags.includes('wild')) add('holds', 'Its wild tag stands for any one tag in each of your actions.')
  add('does', sentencesOf(card.play ?? [], card.holds))
  for (const effect of card.effects ?? []) add('holds', sentence(`effect: ${effectText(effect, card.holds)}`))
  add('action', actionsText(card.actions ?? [], card.holds))
  if (card.points !== undefined) add('end', pointsText(card.points, card.holds))
  return lines
}

export const textOf = (id: Card): string =>
  cardLines(id)
    .map(({ text }) => text)
    .join(' ')

/** A card, or what else can be read: a colony tile, a global event, a party. */
export function linesOf(id: Card): readonly CardLine[] {
  if (byId.has(id)) return cardLines(id)
  const other = cardList.find((card) => card.id === id)
  if (!other) throw new Error(`there is no card '${id}'`)
  return [{ kind: 'does', text: other.text }]
}

/** The list of all cards, for search; and of what else can be read: colony tiles, global events, parties. */
export const cardList: readonly CardFacts[] = [
  ...SETS.flatMap((set) => projects[set].map((data) => facts(data, data.kind, { set }))),
  ...corporations.map((data) => facts(data, 'corporation', {})),
  ...preludes.map((data) => facts(data, data.kind, {})),
  ...colonyTiles.map((tile) => beside(tile, 'colony tile', colonyText(tile.id))),
  ...globalEvents.map((event) => beside(event, 'global event', globalEventFacts(event))),
  ...parties.map((party, i) => beside({ ...party, id: `party:${party.id}` }, 'party', partyFacts(i))),
]

function beside(data: { id: string; name: string }, kind: string, text: string): CardFacts {
  return { id: data.id, name: data.name, kind, text, facts: { ...data } }
}

function facts(data: Data, kind: string, more: Readonly<Record<string, unknown>>): CardFacts {
  return {
    id: data.id,
    name: data.name,
    kind,
    text: textOf(data.id),
    facts: { ...data, ...more },
    ...(data.fromRules !== undefined && { fromRules: data.fromRules }),
  }
}
