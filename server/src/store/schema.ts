import { type Generated, type Kysely, type Migration, sql } from 'kysely'
import type { ChannelRow } from './port.js'

type Flag = 0 | 1

/**
 * The tables as the database has them. JSON is text, flags are 0 and 1, times are doubles: every database has
 * those.
 */
export interface Schema {
  games: {
    id: string
    game: string
    rules: number
    options: string
    seed: string
    commit_hash: string
    time: string
    on_timeout: 'bot' | 'resign'
    listed: Flag
    begin_when: 'host' | 'full'
    host: string
    state: 'open' | 'playing' | 'over' | 'closed'
    created: number
    rematch: string | null
    seating: number
    chosen_seed: Flag
  }
  seats: {
    game: string
    seat: number
    kind: string
    player: string | null
    name: string
    level: string | null
  }
  holders: { game: string; seat: number; player: string; added: number }
  removed_players: { game: string; player: string }
  rows: {
    game: string
    seq: number
    row: string
    key: string | null
    at: number
    asked: string
    bot: Flag
    progress: string
    progress_data: string
  }
  snapshots: { game: string; rules: number; data: string }
  clocks: { game: string; due: number | null; data: string }
  standing: { game: string; version: number; data: string; due: number | null }
  players: {
    id: string
    name: string
    account: string | null
    banned: Flag
    epoch: number
    created: number
  }
  /** What the names of accounts look like; see name-skeletons.ts. */
  name_skeletons: { skeleton: string; player: string }
  credentials: {
    id: string
    player: string
    kind: 'password' | 'passkey'
    secret: string
    counter: number
    name: Generated<string>
    added: Generated<number>
    used: Generated<number>
  }
  sessions: {
    id: string
    player: string
    epoch: number
    device: string
    began: number
    seen: number
    until: number
  }
  operator_log: { id: string; at: number; who: string; act: string; about: string; result: string }
  tokens: { hash: string; kind: string; data: string; expires: number }
  chat: {
    id: string
    game: string
    player: string
    name: string
    seat: number | null
    text: string
    at: number
    seq: number | null
  }
  mutes: { player: string; muted: string }
  reports: {
    id: string
    by_player: string
    about: string
    game: string | null
    text: string
    at: number
    done: Flag
  }
  rule_reports: {
    id: string
    by_player: string
    game: string
    seq: number
    text: string
    at: number
    done: Flag
  }
  calls: {
    id: string
    player: string
    kind: ChannelRow['kind']
    address: string
    data: string
    added: number
  }
  kept: { name: string; value: string }
  analyses: { game: string; data: string }
  analysing: { game: string; node: string; at: number; data: string }
}

async function first(db: Kysely<unknown>): Promise<void> {
  const make = (table: keyof Schema) => db.schema.createTable(table)
  await make('games')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('commit_hash', 'text', (c) => c.notNull())
    .addColumn('time', 'text', (c) => c.notNull())
    .addColumn('on_timeout', 'text', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('begin_when', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created', 'double precision', (c) => c.notNull())
    .addColumn('rematch', 'text')
    .execute()
  await db.schema.createIndex('games_listed').on('games').columns(['listed', 'state', 'created']).execute()
  await db.schema.createIndex('games_state').on('games').columns(['state']).execute()
  await make('seats')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('player', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('level', 'text')
    .addPrimaryKeyConstraint('seats_key', ['game', 'seat'])
    .execute()
  await db.schema.createIndex('seats_player').on('seats').columns(['player']).execute()
  await make('holders')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('player', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('holders_key', ['game', 'seat', 'player'])
    .execute()
  await db.schema.createIndex('holders_player').on('holders').columns(['player']).execute()
  await logs(db)
}

/** What is played at the tables of `first`. */
async function logs(db: Kysely<unknown>): Promise<void> {
  const make = (table: keyof Schema) => db.schema.createTable(table)
  // The key on (game, seq) is the only lock there is.
  await make('rows')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('row', 'text', (c) => c.notNull())
    .addColumn('key', 'text')
    .addColumn('at', 'double precision', (c) => c.notNull())
    .addColumn('asked', 'text', (c) => c.notNull())
    .addColumn('bot', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('rows_key', ['game', 'seq'])
    .execute()
  await make('snapshots')
    .addColumn('game', 'text', (c) => c.primaryKey())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .execute()
  await make('clocks')
    .addColumn('game', 'text', (c) => c.primaryKey())
    .addColumn('due', 'double precision')
    .addColumn('data', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('clocks_due').on('clocks').columns(['due']).execute()
  await make('standing')
    .addColumn('game', 'text', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .execute()
}

async function people(db: Kysely<unknown>): Promise<void> {
  const make = (table: keyof Schema) => db.schema.createTable(table)
  await make('players')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('account', 'text', (c) => c.unique())
    .addColumn('banned', 'integer', (c) => c.notNull())
    .addColumn('epoch', 'integer', (c) => c.notNull())
    .addColumn('created', 'double precision', (c) => c.notNull())
    .execute()
  await make('credentials')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('player', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('counter', 'double precision', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('credentials_player').on('credentials').columns(['player']).execute()
  await make('tokens')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('expires', 'double precision', (c) => c.notNull())
    .execute()
  await make('chat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('player', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'double precision', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('chat_game').on('chat').columns(['game', 'id']).execute()
  await make('mutes')
    .addColumn('player', 'text', (c) => c.notNull())
    .addColumn('muted', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['player', 'muted'])
    .execute()
  await make('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('by_player', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('game', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'double precision', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull())
    .execute()
}

async function calls(db: Kysely<unknown>): Promise<void> {
  const make = (table: keyof Schema) => db.schema.createTable(table)
  await make('rule_reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('by_player', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'double precision', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull())
    .execute()
  await make('calls')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('player', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('added', 'double precision', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('calls_player').on('calls').columns(['player']).execute()
  await make('kept')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
}

async function analyses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('analyses')
    .addColumn('game', 'text', (c) => c.primaryKey())
    .addColumn('data', 'text', (c) => c.notNull())
    .execute()
}

async function progress(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('rows')
    .addColumn('progress', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}

async function seating(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('games')
    .addColumn('seating', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

async function analysing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('analysing')
    .addColumn('game', 'text', (c) => c.primaryKey())
    .addColumn('node', 'text', (c) => c.notNull())
    .addColumn('at', 'double precision', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .execute()
}

async function chosenSeeds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('games')
    .addColumn('chosen_seed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

async function proposalsDue(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('standing').addColumn('due', 'double precision').execute()
  await db.schema.createIndex('standing_due').on('standing').columns(['due']).execute()
}

async function seatHolders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('holders')
    .addColumn('added', 'double precision', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('removed_players')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('player', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('removed_players_key', ['game', 'player'])
    .execute()
  await db.schema.createIndex('removed_players_player').on('removed_players').columns(['player']).execute()
}

async function nameSkeletons(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('name_skeletons')
    .addColumn('skeleton', 'text', (c) => c.notNull())
    .addColumn('player', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('name_skeletons_key', ['skeleton', 'player'])
    .execute()
  await db.schema.createIndex('name_skeletons_player').on('name_skeletons').columns(['player']).execute()
}

/** Sessions and passkeys that their owner can list, and a log of what the operator did. */
async function accounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('player', 'text', (c) => c.notNull())
    .addColumn('epoch', 'integer', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('began', 'double precision', (c) => c.notNull())
    .addColumn('seen', 'double precision', (c) => c.notNull())
    .addColumn('until', 'double precision', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sessions_player').on('sessions').columns(['player']).execute()
  const credentials = db.schema.alterTable('credentials')
  await credentials.addColumn('name', 'text', (c) => c.notNull().defaultTo('')).execute()
  await credentials.addColumn('added', 'double precision', (c) => c.notNull().defaultTo(0)).execute()
  await credentials.addColumn('used', 'double precision', (c) => c.notNull().defaultTo(0)).execute()
  // Who has forgotten a password may know only the mail address.
  await sql`create index calls_address on calls (lower(address))`.execute(db)
  await db.schema
    .createTable('operator_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'double precision', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('result', 'text', (c) => c.notNull())
    .execute()
}

/** Where a game is, as data: pages and programs are told it in their language. Texts of older rows stand. */
async function progressAsData(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('rows')
    .addColumn('progress_data', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}

/** How far its game was when a chat line was said. Older lines, and those of older nodes, have none. */
async function chatSeq(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat').addColumn('seq', 'integer').execute()
}

/**
 * Every step the tables have gone through, by name; a step that is out there is never changed, only followed
 * by another. Steps only add, and what they add has a value by itself: programs that do not know a step go on
 * writing, and start again, on tables that have it.
 */
export const migrations: Record<string, Migration> = {
  '0001-games': { up: first },
  '0002-people': { up: people },
  '0003-calls': { up: calls },
  '0004-analyses': { up: analyses },
  '0005-progress': { up: progress },
  '0006-seating': { up: seating },
  '0007-analysing': { up: analysing },
  '0008-chosen-seeds': { up: chosenSeeds },
  '0009-proposals-due': { up: proposalsDue },
  '0010-seat-holders': { up: seatHolders },
  '0011-name-skeletons': { up: nameSkeletons },
  '0012-accounts': { up: accounts },
  '0013-progress-data': { up: progressAsData },
  '0014-chat-seq': { up: chatSeq },
}
