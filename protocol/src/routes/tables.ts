import { z } from 'zod'
import { DataForm } from '../data-form.js'
import { OptionSpec } from '../options.js'
import { Begin, OnTimeout, PlayerId, SeatWish, TableId, TableSummary, TableView, Time } from '../table.js'
import { Done, route } from './define-route.js'
import { limits } from './limits.js'

const OneTable = z.object({ id: TableId })
const OneSeat = z.object({ id: TableId, seat: z.coerce.number().int().min(0).max(15) })
const List = z.object({ tables: z.array(TableSummary) })

const ListedTable = TableSummary.extend({
  more: z.number().int().describe('how many more tables of this host are in the list'),
})
export type ListedTable = z.infer<typeof ListedTable>

const Holders = z.object({
  holders: z.array(
    z.object({
      player: PlayerId,
      name: z.string(),
      since: z.number().describe('when they used the link, in ms since 1970; 0 if that is not known'),
    }),
  ),
})

const CatalogueGame = z.object({
  id: z.string(),
  title: z.string(),
  rules: z.number(),
  seats: z.object({ min: z.number(), max: z.number() }),
  options: z.record(z.string(), OptionSpec).describe('by the name under which a value is given'),
  cards: z.number().describe('how many kinds of cards'),
  bots: z.array(z.string()).describe('the bots that play it'),
})

export const Creation = z.object({
  game: z.string().max(50),
  options: z
    .record(z.string().max(50), z.unknown())
    .default({})
    .describe('see the catalogue; what is left out has a default'),
  seats: z.array(SeatWish).min(1).max(16),
  time: Time.default({ kind: 'none' }),
  onTimeout: OnTimeout.default('bot'),
  listed: z.boolean().default(false).describe('listed for all, or private by its link'),
  begin: Begin.default('host'),
  seed: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .describe(
      'for lessons: a seed everybody knows. For one person and bots, never listed; the game starts at ' +
        'once, and what can’t is refused',
    ),
})

export const tables = {
  catalogue: route({
    method: 'GET',
    path: '/api/games',
    limits: limits.normal,
    tag: 'Games',
    summary: 'The games, with their options',
    open: true,
    answer: z.object({ games: z.array(CatalogueGame) }),
  }),
  cards: route({
    method: 'GET',
    path: '/api/games/{game}/cards',
    limits: limits.normal,
    tag: 'Games',
    summary: 'All cards of a game',
    open: true,
    params: z.object({ game: z.string().max(50) }),
    query: z.object({
      rules: z.coerce.number().int().min(1).optional().describe('under older rules; the newest if left out'),
    }),
    answer: z.object({
      rules: z.number().describe('the version of the rules that these cards are of'),
      cards: z.array(z.looseObject({ id: z.string(), name: z.string(), kind: z.string(), text: z.string() })),
    }),
    errors: ['NO_SUCH_GAME', 'RULES_GONE'],
  }),
  create: route({
    method: 'POST',
    path: '/api/tables',
    limits: limits.normal,
    tag: 'Tables',
    summary: 'Make a table',
    body: Creation,
    answer: TableView,
    errors: ['NO_SUCH_GAME', 'BAD_OPTIONS', 'WRONG_SEATS'],
  }),
  listed: route({
    method: 'GET',
    path: '/api/tables',
    limits: limits.normal,
    tag: 'Tables',
    summary: 'Listed tables: those with a free seat, or those in play',
    about: 'The latest first, one of each host; with `host`, all of that host.',
    open: true,
    query: z.object({
      state: z.enum(['open', 'playing']).default('open'),
      game: z.string().max(50).optional(),
      host: PlayerId.optional(),
      before: z.coerce.number().optional().describe('`next` of the page before'),
      form: DataForm,
    }),
    answer: z.object({
      tables: z.array(ListedTable),
      next: z.number().nullable().describe('where the next page begins; null on the last one'),
    }),
  }),
  mine: route({
    method: 'GET',
    path: '/api/me/tables',
    limits: limits.normal,
    tag: 'Tables',
    summary: 'My tables, the latest first, with whose turn it is',
    query: z.object({
      before: z.coerce.number().optional().describe('`created` of the last one on the page before'),
      form: DataForm,
    }),
    answer: List,
  }),
  look: route({
    method: 'GET',
    path: '/api/tables/{id}',
    limits: limits.normal,
    tag: 'Tables',
    summary: 'A table as I may see it',
    about: 'With a seat of mine, through its eyes; else as a spectator. Whoever knows the id may watch.',
    open: true,
    params: OneTable,
    query: z.object({ seat: z.coerce.number().int().min(0).max(15).optional(), form: DataForm }),
    answer: TableView,
    errors: ['NO_SUCH_TABLE', 'NOT_YOUR_SEAT', 'OTHER_RULES', 'RULES_GONE'],
  }),
  join: route({
    method: 'POST',
    path: '/api/tables/{id}/join',
    limits: limits.normal,
    tag: 'Tables',
    summary: 'Take a free seat',
    params: OneTable,
    body: z.object({
      seat: z.number().int().min(0).max(15).optional().describe('the first free one if left out'),
    }),
    answer: TableView,
    errors: [
      'NO_SUCH_TABLE',
      'TABLE_FULL',
      'SEAT_TAKEN',
      'NO_SUCH_SEAT',
      'ALREADY_STARTED',
      'CHOSEN_SEED',
      'REMOVED',
      'SEAT_RESERVED',
    ],
  }),
  arrange: route({
    method: 'PUT',
    path: '/api/tables/{id}/seats/{seat}',
    limits: limits.normal,
    tag: 'Tables',
    summary: 'Before the start: close, open, or give a seat to a bot; whoever sat there is removed',
    about: 'The host arranges all seats; a player can leave its own by opening it.',
    params: OneSeat,
    body: SeatWish,
    answer: TableView,
    errors: ['NO_SUCH_TABLE', 'NO_SUCH_SEAT', 'NOT_HOST', 'ALREADY_STARTED', 'CHOSEN_SEED'],
  }),
  start: route({
    method: 'POST',
    path: '/api/tables/{id}/start',
    limits: limits.normal,
    tag: 'Tables',
    summary: 'Start the game',
    about: 'Closed seats fall away and the rest move up, so a seat may get a lower number.',
    params: OneTable,
    answer: TableView,
    errors: ['NO_SUCH_TABLE', 'NOT_HOST', 'SEATS_OPEN', 'WRONG_SEATS', 'ALREADY_STARTED', 'CHOSEN_SEED'],
  }),
  close: route({
    method: 'DELETE',
    path: '/api/tables/{id}',
    limits: limits.normal,
    tag: 'Tables',
    summary: 'Before the start: take the table away',
    params: OneTable,
    answer: Done,
    errors: ['NO_SUCH_TABLE', 'NOT_HOST', 'ALREADY_STARTED'],
  }),
  makeLink: route({
    method: 'POST',
    path: '/api/tables/{id}/seats/{seat}/link',
    limits: limits.normal,
    tag: 'Tables',
    summary: 'A link that hands my seat to another device',
    about:
      'It works once, for a day. The device that uses it holds the seat as well; nobody loses it. Only ' +
      'the owner of the seat makes links.',
    params: OneSeat,
    answer: z.object({ token: z.string(), path: z.string() }),
    errors: ['NO_SUCH_TABLE', 'NOT_YOUR_SEAT', 'NOT_STARTED'],
  }),
  holders: route({
    method: 'GET',
    path: '/api/tables/{id}/seats/{seat}/holders',
    limits: limits.normal,
    tag: 'Tables',
    summary: 'Who holds my seat by a link',
    params: OneSeat,
    answer: Holders,
    errors: ['NO_SUCH_TABLE', 'NOT_YOUR_SEAT'],
  }),
  revokeHolder: route({
    method: 'DELETE',
    path: '/api/tables/{id}/seats/{seat}/holders/{player}',
    limits: limits.normal,
    tag: 'Tables',
    summary: 'Take my seat back from somebody who holds it by a link',
    about: 'Links for this seat that nobody has used yet are worth nothing after it.',
    params: OneSeat.extend({ player: PlayerId }),
    answer: Holders,
    errors: ['NO_SUCH_TABLE', 'NOT_YOUR_SEAT', 'NO_SUCH_HOLDER'],
  }),
  useLink: route({
    method: 'POST',
    path: '/api/seat-links',
    limits: limits.costly,
    tag: 'Tables',
    summary: 'Use a seat link',
    body: z.object({ token: z.string().max(64) }),
    answer: TableView,
    errors: ['NO_SUCH_LINK'],
  }),
  rematch: route({
    method: 'POST',
    path: '/api/tables/{id}/rematch',
    limits: limits.normal,
    tag: 'Tables',
    summary: 'The same again: makes the new table, or joins it if somebody else has made it',
    about: 'Its seats are kept for those who played. Who held a seat by a link does not come along.',
    params: OneTable,
    answer: TableView,
    errors: ['NO_SUCH_TABLE', 'NOT_OVER', 'NOT_SEATED'],
  }),
}
