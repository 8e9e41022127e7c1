import { type BotPlan, makeBot, planOf, playGame } from '@perilune/bots'
import { commitTo, type Game, type GameRecord, openMatch, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import { frozenNumbers, loadRules } from '@perilune/games/versions'
import { routes } from '@perilune/protocol'
import { beforeAll, expect, test } from 'vitest'
import { BotWorkerPool } from '../../src/bots/worker-pool.js'
import { ReplayThread } from '../../src/replay/replays.js'
import type { SeatRow } from '../../src/store/port.js'
import { bundle } from '../help/bundle.js'
import { idOf } from '../help/play.js'
import { serve } from '../help/serve.js'

/* The threads of a server know the rules of older releases. */

const VERSIONS = Object.keys(games).flatMap((id) => frozenNumbers(id).map((rules) => ({ id, rules })))
const WITHIN = 120_000

let replayWorker: URL
let botWorker: URL
beforeAll(async () => {
  replayWorker = await bundle('../src/replay/worker')
  botWorker = await bundle('../src/bots/worker')
}, WITHIN)

async function gameOf(id: string, rules: number): Promise<Game> {
  const { game } = (await loadRules(id, rules)) ?? {}
  if (!game) throw new Error(`there are no frozen rules ${rules} of ${id}`)
  return game
}

function finishedRecord(game: Game): GameRecord {
  const seating = Array.from({ length: 2 }, () => makeBot(planOf('random') as BotPlan))
  const { record } = playGame(game, seating, { seed: seedFrom('older rules'), record: true })
  if (!record) throw new Error('the game was not recorded')
  return record
}

test.each(VERSIONS)(
  'a record of $id under rules $rules is verified and imported by the thread',
  { timeout: WITHIN },
  async ({ id, rules }) => {
    const record = finishedRecord(await gameOf(id, rules))
    expect(record.rules).toBe(rules)
    await using server = await serve({ games, replays: new ReplayThread(replayWorker, WITHIN) })
    const ada = await server.person('Ada')
    const verified = await ada.call(routes.verify, { body: record as never })
    expect(verified.digest).toBe(record.digest)
    const shelf = await ada.call(routes.imported, { body: record as never })
    expect(shelf).toMatchObject({ state: 'over', seq: record.rows.length })
    const again = await ada.call(routes.record, { params: { id: shelf.id } })
    expect(again).toMatchObject({ rules, digest: record.digest })
    const past = await ada.call(routes.past, { params: { id: shelf.id, seq: 3 } })
    expect(past.seq).toBe(3)
  },
)

test.each(VERSIONS)(
  'a hint is given at a table of $id under rules $rules',
  { timeout: WITHIN },
  async ({ id, rules }) => {
    const game = await gameOf(id, rules)
    await using server = await serve({ games, bots: new BotWorkerPool(botWorker, 1) })
    const ada = await server.person('Ada')
    const { store } = server.context
    const seed = seedFrom('a hint')
    const { state } = openMatch(game, {}, 2, seed)
    const player = await idOf(ada)
    const seats: SeatRow[] = [
      { seat: 0, kind: 'person', player, name: 'Ada', level: null },
      { seat: 1, kind: 'bot', player: null, name: 'Tycho', level: 'random' },
    ]
    const table = 'begun-under-older-rules'
    await store.createGame(
      {
        id: table,
        game: id,
        rules,
        options: {},
        seed,
        commit: commitTo(seed),
        chosenSeed: false,
        time: { kind: 'none' },
        onTimeout: 'bot',
        listed: false,
        begin: 'host',
        host: player,
        state: 'open',
        created: 1,
        rematch: null,
      },
      seats,
    )
    const stored = {
      key: null,
      at: 1,
      asked: [...game.asked(state)],
      bot: false,
      progress: game.progress(state),
    }
    await store.start(table, seats, { game: table, row: { ...stored, seq: 0, row: null } })
    const asked = game.asked(state).includes(0)
    expect(asked).toBe(true)
    const hint = await ada.call(routes.hint, { params: { id: table, seat: 0 } })
    expect(hint.considered.length).toBeGreaterThan(0)
    expect(game.answers(state, 0)).toContainEqual(hint.considered[0].answer)
  },
)
