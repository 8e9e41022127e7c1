import { numberLines } from '@perilune/engine'
import { CARD_MONEY, FIRST_CARD_MONEY } from './cards/card-money.js'
import { TRIGGERS } from './cards/compiled.js'
import { allCards } from './cards/index.js'
import { OPS } from './cards/ops.js'
import { AREAS_ON_MARS, BONUSES, MAPS, OFF_MARS } from './map/boards.js'
import { PARAMETERS } from './map/tracks.js'
import { CUBES, PROJECTS, RESOURCES, TAGS, TILES } from './names.js'
import { AWARDS, MILESTONES } from './scoring/goals.js'
import { RATING_SOURCES } from './state/state.js'
import { globalEvents } from './turmoil/global-events.js'
import { PARTIES } from './turmoil/parties.js'

/** As JSON, without what only names the verb again. */
const written = (value: unknown): string =>
  JSON.stringify(value, (key, part) => (key === 'op' ? undefined : part))

/** What the numbers in a state stand for. */
export const numbering = (): readonly string[] => [
  ...numberLines('resource', RESOURCES),
  ...numberLines(
    'money',
    CARD_MONEY.map(({ card }) => card),
    FIRST_CARD_MONEY,
  ),
  ...numberLines('tag', TAGS),
  ...numberLines('cube', CUBES),
  ...numberLines('tile', TILES, 1),
  ...numberLines('standard project', PROJECTS),
  ...numberLines('parameter', PARAMETERS),
  ...numberLines('rating from', RATING_SOURCES),
  ...numberLines('party', PARTIES),
  ...numberLines('bonus', BONUSES),
  ...numberLines('area off Mars', Object.keys(OFF_MARS), AREAS_ON_MARS),
  ...MAPS.flatMap((map) => [
    ...numberLines(
      `milestone of ${map}`,
      MILESTONES[map].map(({ id }) => id),
    ),
    ...numberLines(
      `award of ${map}`,
      AWARDS[map].map(({ id }) => id),
    ),
  ]),
  ...numberLines(
    'trigger',
    TRIGGERS.map(({ card, event, ops, theirs }) => `${card} ${event} ${written(ops)} ${written(theirs)}`),
  ),
  ...numberLines(
    'op',
    OPS.map(({ kind, lists, to, source }) => `${kind.name} ${written(lists)} ${to} ${written(source)}`),
  ),
  ...allCards()
    .flatMap(({ id, actions }) => actions.map(({ op }, way) => `action ${way} of ${id} op ${op}`))
    .sort(),
  ...globalEvents.flatMap(({ id, steps }) => steps.map((step, i) => `step ${i} of ${id} ${written(step)}`)),
]
