import { asName, type Card } from '@perilune/engine'
import type { Resource, SetId, Tag } from '../names.js'
import type { EventStep, GlobalEvent, Tally, Thing } from './event-language.js'
import type { PartyId } from './parties.js'

/* The 36 global events. */

/** Apart from projects of the same name. */
const idOf = (name: string): string => asName(`event:${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`)

// Parameters: what is printed on an event, from top to bottom.
const event = (
  name: string,
  distant: PartyId,
  current: PartyId,
  steps: readonly EventStep[],
  needs: readonly SetId[] = [],
): GlobalEvent => ({ id: idOf(name), name, distant, current, needs, steps })

const INFLUENCE: Tally = { influence: 'more' }
const upTo5 = (of: Thing): Tally => ({ of, max: 5, influence: 'more' })
const upTo5Less = (of: Thing): Tally => ({ of, max: 5, influence: 'less' })
const tags = (tag: Tag): Thing => ({ tags: tag })
const production = (resource: Resource): Thing => ({ production: resource })

export const globalEvents: readonly GlobalEvent[] = [
  event('Aquifer Released by Public Council', 'mars-first', 'greens', [
    { firstPlayer: 'lays-ocean' },
    { gain: { plants: 1, steel: 1 }, for: INFLUENCE },
  ]),
  event('Asteroid Mining', 'reds', 'unity', [{ gain: { titanium: 1 }, for: upTo5(tags('jovian')) }]),
  event('Celebrity Leaders', 'unity', 'greens', [{ gain: { mc: 2 }, for: upTo5('events') }]),
  event(
    'Cloud Societies',
    'unity',
    'reds',
    [{ addToEach: 'floater' }, { addToOne: 'floater', for: INFLUENCE }],
    ['venus', 'colonies'],
  ),
  event(
    'Corrosive Rain',
    'kelvinists',
    'greens',
    [
      { spendCubes: 2, cube: 'floater', orLose: 10 },
      { draw: 1, for: INFLUENCE },
    ],
    ['venus', 'colonies'],
  ),
  event('Diversity', 'scientists', 'scientists', [
    { gain: { mc: 10 }, for: { of: 'kinds-of-tags', influence: 'more', reaching: 9 } },
  ]),
  event('Dry Deserts', 'reds', 'unity', [{ firstPlayer: 'removes-ocean' }, { gainAny: 1, for: INFLUENCE }]),
  event('Eco Sabotage', 'greens', 'reds', [{ keepPlants: 3 }]),
  event('Election', 'greens', 'mars-first', [
    {
      rank: [tags('building'), 'cities'],
      first: 2,
      second: 1,
      least: 0,
      solo: [
        [10, 2],
        [5, 1],
      ],
    },
  ]),
  event('Generous Funding', 'kelvinists', 'unity', [{ gain: { mc: 2 }, for: upTo5({ ratingAbove: 15 }) }]),
  event('Global Dust Storm', 'kelvinists', 'greens', [
    { loseAll: 'heat' },
    { lose: { mc: 2 }, for: upTo5Less(tags('building')) },
  ]),
  event('Homeworld Support', 'reds', 'unity', [{ gain: { mc: 2 }, for: upTo5(tags('earth')) }]),
  event('Improved Energy Templates', 'scientists', 'kelvinists', [
    { production: { energy: 1 }, for: { of: tags('power'), influence: 'more', each: 2 } },
  ]),
  event('Interplanetary Trade', 'unity', 'unity', [{ gain: { mc: 2 }, for: upTo5(tags('space')) }]),
  event(
    'Jovian Tax Rights',
    'scientists',
    'unity',
    [
      { production: { mc: 1 }, for: { of: 'colonies', max: 5 } },
      { gain: { titanium: 1 }, for: INFLUENCE },
    ],
    ['colonies'],
  ),
  event(
    'Microgravity Health Problems',
    'mars-first',
    'scientists',
    [{ lose: { mc: 3 }, for: upTo5Less('colonies') }],
    ['colonies'],
  ),
  event('Miners On Strike', 'mars-first', 'greens', [
    { lose: { titanium: 1 }, for: upTo5Less(tags('jovian')) },
  ]),
  event('Mud Slides', 'kelvinists', 'greens', [{ lose: { mc: 4 }, for: upTo5Less('tiles-beside-oceans') }]),
  event('Pandemic', 'greens', 'mars-first', [{ lose: { mc: 3 }, for: upTo5Less(tags('building')) }]),
  event('Paradigm Breakdown', 'kelvinists', 'reds', [{ discard: 2 }, { gain: { mc: 2 }, for: INFLUENCE }]),
  event('Productivity', 'scientists', 'mars-first', [
    { gain: { steel: 1 }, for: upTo5(production('steel')) },
  ]),
  event('Red Influence', 'kelvinists', 'reds', [
    { lose: { mc: 3 }, for: { of: { ratingAbove: 10 }, max: 5 } },
    { production: { mc: 1 }, for: INFLUENCE },
  ]),
  event('Revolution', 'unity', 'mars-first', [
    { rank: [tags('earth')], first: -2, second: -1, least: 1, solo: [[4, -2]] },
  ]),
  event('Riots', 'mars-first', 'reds', [{ lose: { mc: 4 }, for: upTo5Less('cities') }]),
  event('Sabotage', 'unity', 'reds', [
    { lowerProduction: ['steel', 'energy'] },
    { gain: { steel: 1 }, for: INFLUENCE },
  ]),
  event('Scientific Community', 'reds', 'scientists', [
    { gain: { mc: 1 }, for: { of: 'cards-in-hand', influence: 'more' } },
  ]),
  event('Snow Cover', 'kelvinists', 'kelvinists', [{ temperature: -2 }, { draw: 1, for: INFLUENCE }]),
  event('Solar Flare', 'unity', 'kelvinists', [{ lose: { mc: 3 }, for: upTo5Less(tags('space')) }]),
  event('Solarnet Shutdown', 'scientists', 'mars-first', [{ lose: { mc: 3 }, for: upTo5Less('blue-cards') }]),
  event('Spin-Off Products', 'greens', 'scientists', [{ gain: { mc: 2 }, for: upTo5(tags('science')) }]),
  event('Sponsored Projects', 'scientists', 'greens', [
    { addToEach: 'any-with-cubes' },
    { draw: 1, for: INFLUENCE },
  ]),
  event('Strong Society', 'reds', 'mars-first', [{ gain: { mc: 2 }, for: upTo5('cities') }]),
  event('Successful Organisms', 'mars-first', 'scientists', [
    { gain: { plants: 1 }, for: upTo5(production('plants')) },
  ]),
  event(
    'Venus Infrastructure',
    'mars-first',
    'unity',
    [{ gain: { mc: 2 }, for: upTo5(tags('venus')) }],
    ['venus'],
  ),
  event('Volcanic Eruptions', 'scientists', 'kelvinists', [
    { temperature: 2 },
    { production: { heat: 1 }, for: INFLUENCE },
  ]),
  event('War on Earth', 'mars-first', 'kelvinists', [{ tr: -1, for: { of: 4, influence: 'less' } }]),
]

const byId = new Map(globalEvents.map((e) => [e.id, e]))

/** Ids come from our own state: a missing one is a fault of the program. */
export function globalEventOf(id: Card): GlobalEvent {
  const found = byId.get(id)
  if (!found) throw new Error(`there is no global event '${id}'`)
  return found
}

/** Those whose boxes are all in play. */
export const globalEventDeck = (sets: readonly SetId[]): Card[] =>
  globalEvents.filter((e) => e.needs.every((set) => sets.includes(set))).map((e) => e.id)
