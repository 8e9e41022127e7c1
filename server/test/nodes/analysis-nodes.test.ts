import { type Client, routes } from '@perilune/protocol'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Advice, AdviceJob, BotPool } from '../../src/bots/pool.js'
import { begin, playBySocket, until } from '../help/play.js'
import { type Postgres, startPostgres } from '../help/postgres.js'
import { clientOf, type Served, serve } from '../help/serve.js'
import { testWith } from '../help/services.js'

const test = testWith('postgres')

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres?.stop())

const TIME = { timeout: 120_000 }

/** Bots whose thoughts the test lets go one by one. */
function held(): BotPool & { asked: number; answer(): void } {
  const waiting: (() => void)[] = []
  const pool = {
    asked: 0,
    answer: () => waiting.shift()?.(),
    think: () => new Promise<never>(() => {}),
    advise: ({ answers }: AdviceJob) => {
      pool.asked++
      const weighed = { says: null, visits: 1, lead: 0 }
      const considered = answers.map((answer, i) => ({ ...weighed, answer, chance: 1 - i / answers.length }))
      return new Promise<Advice>((resolve) => waiting.push(() => resolve({ iterations: 1, considered })))
    },
    close: async () => {},
  }
  return pool
}

async function finishedGame(node: Served): Promise<{ id: string; ada: Client }> {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(node.person))
  const { id } = await begin([ada, bo])
  await Promise.all([playBySocket(ada, id, 0), playBySocket(bo, id, 1)])
  return { id, ada }
}

test('a finished game is looked over once, and every node says the same of how far it is', TIME, async () => {
  const databaseUrl = await postgres.database('analysis')
  const [first, second] = [held(), held()]
  await using one = await serve({ databaseUrl, bots: first })
  await using two = await serve({ databaseUrl, bots: second })
  const { id, ada } = await finishedGame(one)
  const there = clientOf(two.url)
  there.cookie = ada.cookie
  const ask = (client: Client) => client.call(routes.analysis, { params: { id } })
  const [here, elsewhere] = await Promise.all([ask(ada), ask(there)])
  expect(here.of).toBeGreaterThan(2)
  expect(elsewhere).toEqual(here)
  await until(() => first.asked + second.asked === 1)
  const [busy, idle] = first.asked === 1 ? [first, second] : [second, first]
  for (let done = 1; done < here.of; done++) {
    busy.answer()
    await until(() => busy.asked === done + 1)
    expect((await ask(ada)).done).toBe(done)
    expect(await ask(there)).toEqual(await ask(ada))
  }
  busy.answer()
  await expect.poll(async () => (await ask(there)).done).toBe(here.of)
  expect(await ask(ada)).toEqual(await ask(there))
  expect([busy.asked, idle.asked]).toEqual([here.of, 0])
})

test('when the node that analyses a game dies, another continues from there', TIME, async () => {
  const databaseUrl = await postgres.database('analysis_gone')
  let now = Date.now()
  const [first, second] = [held(), held()]
  const one = await serve({ databaseUrl, bots: first, now: () => now })
  await using two = await serve({ databaseUrl, bots: second, now: () => now })
  const { id, ada } = await finishedGame(one)
  const ask = (client: Client) => client.call(routes.analysis, { params: { id } })
  const { of } = await ask(ada)
  first.answer()
  await until(() => first.asked === 2)
  const there = clientOf(two.url)
  there.cookie = ada.cookie
  await one.stop()
  // For a while it may only be slow.
  expect((await ask(there)).done).toBe(1)
  expect(second.asked).toBe(0)
  now += 60_000
  expect((await ask(there)).done).toBe(1)
  for (let done = 1; done < of; done++) {
    await until(() => second.asked === done)
    second.answer()
  }
  await expect.poll(async () => (await ask(there)).done).toBe(of)
  expect(second.asked).toBe(of - 1)
})
