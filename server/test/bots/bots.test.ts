import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { routes } from '@perilune/protocol'
import { beforeAll, expect, test } from 'vitest'
import { BotWorkerPool } from '../../src/bots/worker-pool.js'
import { lanterns } from '../games/lanterns.js'
import { bundle } from '../help/bundle.js'
import { until } from '../help/play.js'
import { serve, temporaryFolder } from '../help/serve.js'

let worker: URL
beforeAll(async () => {
  worker = await bundle('programs/bots')
})

/** Bots that never come to an end. */
const never = {
  think: () => new Promise<never>(() => {}),
  advise: () => new Promise<never>(() => {}),
  close: async () => {},
}

const job = () => {
  const s = lanterns.setup({}, 2, '0'.repeat(64))
  const view = lanterns.view(s, 0) as never
  return {
    game: 'lanterns',
    rules: 1,
    level: 'greedy',
    seat: 0,
    view,
    answers: lanterns.answers(s, 0),
    extras: [],
  }
}

test('bots in threads play whole games, and what they are sent is a view', async () => {
  await using server = await serve({ bots: new BotWorkerPool(worker, 1) })
  const ada = await server.person('Ada')
  const tables = await Promise.all(
    ['greedy', 'random', 'greedy'].map((level) =>
      ada.call(routes.create, {
        body: {
          game: 'lanterns',
          seats: [
            { kind: 'bot', level },
            { kind: 'bot', level: 'random' },
          ],
          begin: 'full',
        },
      }),
    ),
  )
  for (const { id } of tables) await until(() => server.tables.peek(id)?.over, 20_000)
})

test('too many thoughts at once are refused, a thread that dies is replaced', async () => {
  const pool = new BotWorkerPool(worker, 1, 2)
  const thoughts = await Promise.allSettled(Array.from({ length: 6 }, () => pool.think(job())))
  expect(thoughts.map((t) => t.status).filter((s) => s === 'rejected').length).toBe(3)
  const wrong = pool.think({ ...job(), level: 'nobody' })
  await expect(wrong).rejects.toThrow('no bot')
  expect(await pool.think(job())).toBeTruthy()
  await pool.close()
  await expect(pool.think(job())).rejects.toThrow()
})

/** The nice values of all threads of this process, from the 19th field of their stat. */
const niceValues = () =>
  readdirSync('/proc/self/task').map((id) =>
    Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').replace(/.*\) /, '').split(' ')[16]),
  )

test.runIf(process.platform === 'linux')(
  'threads of bots have a lower priority than all others',
  async () => {
    const own = getPriority()
    const before = niceValues()
    const pool = new BotWorkerPool(worker, 1)
    await pool.think(job())
    const lower = Math.min(19, own + 5)
    expect(niceValues().filter((nice) => nice === lower)).toHaveLength(
      before.filter((nice) => nice === lower).length + 1,
    )
    expect(getPriority()).toBe(own)
    await pool.close()
  },
)

test('a failing bot blocks nobody: after a while any answer is played', async () => {
  await using server = await serve({
    bots: { ...never, think: () => Promise.reject(new Error('no idea')) },
  })
  const ada = await server.person('Ada')
  const { id } = await ada.call(routes.create, {
    body: { game: 'lanterns', seats: [{ kind: 'bot' }, { kind: 'me' }], begin: 'full' },
  })
  await until(() => (server.tables.peek(id)?.seq ?? 0) > 0, 20_000)
  expect(server.logged.filter((l) => l.msg === 'a bot failed').length).toBeGreaterThanOrEqual(3)
})

test('a bot whose turn it was when the server stopped plays on after the restart', async () => {
  const dataDir = temporaryFolder()
  let id: string
  {
    await using server = await serve({ dataDir, bots: never })
    const ada = await server.person('Ada')
    const made = await ada.call(routes.create, {
      body: { game: 'lanterns', seats: [{ kind: 'bot' }, { kind: 'me' }], begin: 'full' },
    })
    id = made.id
  }
  await using again = await serve({ dataDir })
  await until(() => (again.tables.peek(id)?.seq ?? 0) > 0, 20_000)
})

test('a table of bots alone that was stopped rests until somebody looks', async () => {
  const dataDir = temporaryFolder()
  let id: string
  {
    await using server = await serve({ dataDir, bots: never })
    const ada = await server.person('Ada')
    const made = await ada.call(routes.create, {
      body: { game: 'lanterns', seats: [{ kind: 'bot' }, { kind: 'bot' }], begin: 'full' },
    })
    id = made.id
  }
  await using again = await serve({ dataDir })
  expect(again.tables.peek(id)).toBeUndefined()
  await again.client().call(routes.look, { params: { id } })
  await until(() => again.tables.peek(id)?.over, 20_000)
})
