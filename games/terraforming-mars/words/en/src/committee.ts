import type { Card } from '@perilune/engine'
import type { Bag, EventStep, GlobalEvent, Tally, Thing } from '@perilune/terraforming-mars'
import { globalEventOf, type PartyId, parties, partyIndex, RESOURCES } from '@perilune/terraforming-mars'
import { sentence } from './cards/clauses.js'
import { productionText, resourceText, stockText, tagText } from './cards/op-parts.js'
import { opText } from './cards/verbs.js'
import { list, namesOf } from './nouns.js'

/* Words for the committee: its parties, their policies, and what global events do, made from their data. */

/** The name of a party ('party:reds') or a global event ('event:riots'); nothing for any other id. */
export function committeeName(id: Card): string | undefined {
  if (id.startsWith('party:')) return parties[partyIndex(id.slice('party:'.length))].name
  return id.startsWith('event:') ? globalEventOf(id).name : undefined
}

/** 'the Greens', but 'Mars First' and 'Unity'. */
export function partyText(id: PartyId): string {
  const { name } = parties[partyIndex(id)]
  return isPlural(id) ? `the ${name}` : name
}

/** Parties whose name is a plural. */
export const isPlural = (id: PartyId): boolean => PLURAL.has(id)
const PLURAL: ReadonlySet<PartyId> = new Set(['kelvinists', 'reds', 'greens', 'scientists'])

/** What the party's coming to power brings everybody. */
export const bonusText = (party: number): string => sentence(bonusClause(party))

function bonusClause(party: number): string {
  const { bonus } = parties[party]
  if ('tags' in bonus)
    return `everybody gains 1 MC for each ${list(bonus.tags.map(tagText), 'or')} tag of their own`
  if ('production' in bonus)
    return `everybody gains 1 MC for each step of their ${productionText(bonus.production)}`
  return 'whoever has the lowest TR gains 1 TR; alone, with a TR of 20 or less'
}

/** What holds while the party rules. */
export const policyText = (party: number): string => sentence(policyClause(party))

function policyClause(party: number): string {
  const { policy } = parties[party]
  if ('laid' in policy)
    return `whenever you lay ${policy.laid === 'any' ? 'a tile on Mars' : 'a greenery'}, ${opText({ op: 'gain', gain: policy.gain })}`
  if ('titanium' in policy) return `your titanium is worth ${policy.titanium} MC more`
  if ('tax' in policy) return `each step of TR that you gain costs you ${policy.tax} MC`
  const does =
    'draw' in policy
      ? opText({ op: 'draw', draw: policy.draw })
      : opText({ op: 'production', production: policy.production })
  return `action: pay ${policy.pay} MC to ${does}${'once' in policy ? ', once per generation' : ''}`
}

/** All that a party stands for. */
export const partyFacts = (party: number): string =>
  `When it comes to rule, ${bonusClause(party)}. While it rules: ${policyClause(party)}.`

const bagText = (bag: Bag): string =>
  list(RESOURCES.flatMap((name) => (bag[name] === undefined ? [] : [stockText(name, bag[name])])))

const THINGS = {
  'kinds-of-tags': 'kind of tag',
  events: 'event you have played',
  cities: 'city of yours',
  'tiles-beside-oceans': 'tile of yours beside an ocean',
  'blue-cards': 'blue card of yours',
  'cards-in-hand': 'card in your hand',
  colonies: 'colony of yours',
} as const

function thingText(of: Thing): string {
  if (typeof of === 'number') return String(of)
  if (typeof of === 'string') return THINGS[of]
  if ('tags' in of) return `${tagText(of.tags)} tag of yours`
  if ('production' in of) return `step of ${productionText(of.production)}`
  return `full 5 TR above ${of.ratingAbove}`
}

/** 'for each city of yours (at most 5, less your influence)'. */
function tallyText({ of, max, influence, each }: Tally): string {
  if (of === undefined) return 'for each influence'
  const limits = [
    ...(max === undefined ? [] : [`at most ${max}`]),
    ...(influence === 'less' ? ['less your influence'] : []),
  ]
  const thing = `each ${thingText(of)}${limits.length > 0 ? ` (${limits.join(', ')})` : ''}`
  const things = influence === 'more' ? `${thing} and each influence` : thing
  return each === undefined ? `for ${things}` : `for every ${each} in all: count ${things}`
}

function stepText(step: EventStep): string {
  if ('firstPlayer' in step)
    return step.firstPlayer === 'lays-ocean'
      ? 'the first player lays an ocean; nobody gains anything by it'
      : 'the first player takes an ocean off the map, unless all of them are laid'
  if ('temperature' in step)
    return step.temperature > 0
      ? `the temperature rises ${namesOf('step', step.temperature)}; nobody gains anything by it`
      : `the temperature falls ${namesOf('step', -step.temperature)}, unless it is at its maximum`
  if ('gain' in step && step.for.reaching !== undefined)
    return `gain ${bagText(step.gain)} if your different tags and your influence come to ${step.for.reaching} or more`
  if ('gain' in step) return `gain ${bagText(step.gain)} ${tallyText(step.for)}`
  if ('lose' in step) return `lose ${bagText(step.lose)} ${tallyText(step.for)}`
  if ('production' in step)
    return `${opText({ op: 'production', production: step.production })} ${tallyText(step.for)}`
  if ('draw' in step) return `${opText({ op: 'draw', draw: step.draw })} ${tallyText(step.for)}`
  if ('loseAll' in step) return `lose all your ${resourceText(step.loseAll)}`
  if ('lowerProduction' in step)
    return `lower your ${list(step.lowerProduction.map(resourceText))} production 1 step each, where you have any`
  if ('keepPlants' in step)
    return `keep ${step.keepPlants} plants and 1 more for each influence; lose all others`
  return cardsText(step)
}

function cardsText(
  step: Exclude<
    EventStep,
    | { firstPlayer: unknown }
    | { temperature: number }
    | { gain: Bag }
    | { lose: Bag }
    | { production: Bag }
    | { draw: number }
    | { loseAll: unknown }
    | { lowerProduction: unknown }
    | { keepPlants: number }
  >,
): string {
  if ('tr' in step) return `lose ${step.for.of} TR, less your influence`
  if ('discard' in step) return `discard ${namesOf('card', step.discard)}`
  if ('addToEach' in step)
    return step.addToEach === 'any-with-cubes'
      ? 'each of your cards with resources on it gets 1 more'
      : `put 1 ${step.addToEach} on each of your cards that can hold any`
  if ('addToOne' in step) return `put 1 ${step.addToOne} on one of your cards ${tallyText(step.for)}`
  if ('spendCubes' in step)
    return `take ${namesOf(step.cube, step.spendCubes)} off one of your cards, or lose ${step.orLose} MC`
  if ('gainAny' in step) return `gain a standard resource of your choice ${tallyText(step.for)}`
  return rankText(step)
}

function rankText(step: Extract<EventStep, { rank: unknown }>): string {
  const what = list([...step.rank.map((of) => `each ${thingText(of)}`), 'each influence'])
  const verb = step.first > 0 ? 'gains' : 'loses'
  const solo = list(step.solo.map(([sum, tr]) => `${Math.abs(tr)} at ${sum} or more`))
  const none = step.least > 0 ? '; a count of 0 loses nothing' : ''
  return `count ${what}: the highest ${verb} ${Math.abs(step.first)} TR, the second ${Math.abs(step.second)}${none}; alone, ${solo}`
}

/** What a global event does, and where its neutral delegates go. */
export const globalEventFacts = ({ id, distant, current }: GlobalEvent): string =>
  `${globalEventText(id)} A neutral delegate goes to ${partyText(distant)} when it is revealed, and to ${partyText(current)} when it becomes current.`

/** What a global event does, in sentences. */
export const globalEventText = (id: Card): string =>
  globalEventOf(id)
    .steps.map((step) => sentence(stepText(step)))
    .join(' ')
