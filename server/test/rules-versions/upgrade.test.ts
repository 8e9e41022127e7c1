import { type BotPlan, makeBot, planOf, playGame } from '@perilune/bots'
import {
  addRow,
  below,
  commitTo,
  type Game,
  type GameRecord,
  newChance,
  openMatch,
  type Row,
  replay,
  seedFrom,
  takeSnapshot,
} from '@perilune/engine'
import { games } from '@perilune/games'
import { frozenNumbers, loadRules } from '@perilune/games/versions'
import { type Client, newKey, routes } from '@perilune/protocol'
import { openPostgres, openSqlite } from '@perilune/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advise } from '../../src/bots/advise.js'
import { think } from '../../src/bots/think.js'
import type { SeatRow, Store } from '../../src/store/port.js'
import { matchInPlay } from '../../src/table/state/table.js'
import { idOf, until } from '../help/play.js'
import { type Postgres, startPostgres } from '../help/postgres.js'
import { type Served, serve, temporaryFolder } from '../help/serve.js'
import { has } from '../help/services.js'

/*
 * Games begun under rules that are now frozen, stored as the release of then stored them, go on after the
 * upgrade.
 */

/** How many games of each version; more for a long run. */
const GAMES = Number(process.env.UPGRADE_GAMES ?? 2)
const SNAPSHOT_EVERY = 50

let postgres: Postgres
beforeAll(async () => {
  if (has('postgres')) postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres?.stop())

/** A whole game of the frozen build, played by itself. */
function ownRun(game: Game, n: number): GameRecord {
  const seats = Math.max(game.seats.min, 2 + (n % 2))
  const seating = Array.from({ length: seats }, () => makeBot(planOf('random') as BotPlan))
  const options = game.id === 'terraforming-mars' && n % 2 === 0 ? { preset: 'full box' } : {}
  const seed = seedFrom(`upgrade ${game.id} ${n}`)
  const { record } = playGame(game, seating, { seed, options, record: true })
  if (!record) throw new Error('the game was not recorded')
  return record
}

/**
 * Where the game is stopped: every other time in the middle of an effect, where there are further frames on
 * the stack.
 */
function stopAt(game: Game, { rows, options, seats, seed }: GameRecord, n: number): number {
  const chance = newChance(seedFrom(`stop ${game.id} ${n}`))
  const at = 1 + below(chance, rows.length - 1)
  const m = openMatch(game, options, seats, seed as string)
  let found = at
  for (const [i, row] of rows.entries()) {
    if (i > 0 && n % 2 === 1 && i <= at && m.state.stack.length > 2) found = i
    addRow(game, m, row)
  }
  return found
}

/**
 * Stores the first rows of a game as the release of then did, with its snapshots, which say nothing of
 * numbers.
 */
async function storeAsThen(
  store: Store,
  game: Game,
  record: GameRecord,
  rows: readonly Row[],
  seats: SeatRow[],
) {
  const { options, seed = '' } = record
  const id = `old-${game.id}-${seed.slice(0, 12)}`
  const meta = {
    id,
    game: game.id,
    rules: game.rules,
    options: { ...options },
    seed,
    commit: commitTo(seed),
    chosenSeed: false,
    time: { kind: 'none' as const },
    onTimeout: 'bot' as const,
    listed: false,
    begin: 'host' as const,
    host: seats[0].player as string,
    state: 'open' as const,
    created: 1,
    rematch: null,
  }
  await store.createGame(meta, seats)
  const m = openMatch(game, options, record.seats, seed)
  const stored = () => {
    const asked = [...game.asked(m.state)]
    const bot = asked.some((seat) => seats[seat].kind === 'bot')
    return { key: null, at: 1, asked, bot, progress: game.progress(m.state) }
  }
  await store.start(id, seats, { game: id, row: { ...stored(), seq: 0, row: null } })
  for (const [i, row] of rows.entries()) {
    addRow(game, m, row)
    const snapshot = (i + 1) % SNAPSHOT_EVERY === 0 && {
      snapshot: { rules: game.rules, data: JSON.stringify(takeSnapshot(game, m)) },
    }
    expect(await store.append({ game: id, row: { ...stored(), seq: i + 1, row }, ...snapshot })).toBe(true)
  }
  return id
}

const seat = (n: number, kind: 'person' | 'bot', player: string | null): SeatRow => ({
  seat: n,
  kind,
  player,
  name: `seat ${n}`,
  level: kind === 'bot' ? 'greedy' : null,
})

/** The same answers as in the frozen build's own run, sent by people. */
async function finishAsThen(client: Client, id: string, rows: readonly Row[], from: number): Promise<void> {
  for (const [i, row] of rows.entries()) {
    if (i < from || !('answer' in row)) continue
    const body = { answer: row.answer as never, seen: i, key: newKey() }
    await client.call(routes.answer, { params: { id, seat: row.seat }, body })
  }
}

/** One person answers at random; bots play the other seats by themselves. */
async function finishWithBots({ tables }: Served, client: Client, id: string): Promise<void> {
  const chance = newChance(seedFrom(id))
  const table = await tables.get(id)
  while (!table.over) {
    await until(() => table.over || table.game.asked(matchInPlay(table).state).includes(0), 60_000)
    if (table.over) return
    const { state } = matchInPlay(table)
    const answers = table.game.answers(state, 0)
    const body = { answer: answers[below(chance, answers.length)] as never, seen: table.seq, key: newKey() }
    await client.call(routes.answer, { params: { id, seat: 0 }, body }).catch((error: { code?: string }) => {
      // A bot may have answered meanwhile.
      if (error.code !== 'STALE' && error.code !== 'GAME_OVER') throw error
    })
  }
}

const VERSIONS = Object.keys(games).flatMap((id) => frozenNumbers(id).map((rules) => ({ id, rules })))
const STORES = ['SQLite', ...(has('postgres') ? ['Postgres'] : [])]

describe.each(STORES)('on %s', (kind) => {
  test.each(VERSIONS)(
    'games of $id begun under rules $rules are played to their end after the upgrade',
    {
      timeout: 900_000,
    },
    async ({ id: name, rules }) => {
      const game = (await loadRules(name, rules))?.game as Game
      const dataDir = temporaryFolder()
      const databaseUrl =
        kind === 'Postgres'
          ? await postgres.database(`upgrade_${name.replace(/\W/g, '_')}_${rules}`)
          : undefined
      const config = databaseUrl ? { databaseUrl } : { dataDir }
      let player: { cookie: string; id: string }
      {
        await using before = await serve(config)
        const ada = await before.person('Ada')
        player = { cookie: ada.cookie, id: await idOf(ada) }
      }
      const stored: { id: string; record: GameRecord; from: number; bots: boolean }[] = []
      {
        const store = databaseUrl ? await openPostgres(databaseUrl, 4) : await openSqlite(dataDir)
        for (let n = 0; n < GAMES; n++) {
          const record = ownRun(game, n)
          const from = stopAt(game, record, n)
          const bots = n % 4 === 1
          const seats = Array.from({ length: record.seats }, (_, i) =>
            bots && i > 0 ? seat(i, 'bot', null) : seat(i, 'person', player.id),
          )
          const id = await storeAsThen(store, game, record, record.rows.slice(0, from), seats)
          stored.push({ id, record, from, bots })
        }
        await store.close()
      }
      await using after = await serve({
        ...config,
        games,
        bots: {
          think: (job) => think(games, job),
          advise: (job) => advise(games, job),
          close: async () => {},
        },
      })
      const ada = after.client()
      ada.cookie = player.cookie
      for (const { id, record, from, bots } of stored) {
        if (bots) await finishWithBots(after, ada, id)
        else await finishAsThen(ada, id, record.rows, from)
        const now = await ada.call(routes.record, { params: { id } })
        expect(now.rules).toBe(rules)
        if (bots) expect(() => replay(game, now as unknown as GameRecord)).not.toThrow()
        else expect(now.digest).toBe(record.digest)
        expect(now.digest).toBeDefined()
      }
      if (process.env.UPGRADE_GAMES)
        console.log(
          kind,
          name,
          rules,
          stored.map(({ from, record, bots }) => `${from}/${record.rows.length}${bots ? ' bots' : ''}`),
        )
    },
  )
})
