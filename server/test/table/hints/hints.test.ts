import { type Analysis, type Client, newKey, routes } from '@perilune/protocol'
import { beforeAll, expect, test } from 'vitest'
import type { AdviceJob } from '../../../src/bots/pool.js'
import { think } from '../../../src/bots/think.js'
import { BotWorkerPool } from '../../../src/bots/worker-pool.js'
import { toys } from '../../games/index.js'
import { bundle } from '../../help/bundle.js'
import { begin, playByHttp, someAnswer } from '../../help/play.js'
import { serve, temporaryFolder } from '../../help/serve.js'
import { LONG, until } from '../../help/wait.js'

let worker: URL
beforeAll(async () => {
  worker = await bundle('programs/bots')
})

const alone = (client: Client, level = 'random') =>
  client.call(routes.create, {
    body: { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'bot', level }], begin: 'full' },
  })

/** What a bot found in a game, once it has looked at all of it. */
function finishedAnalysis(client: Client, id: string): Promise<Analysis> {
  const finished = async () => {
    const analysis = await client.call(routes.analysis, { params: { id } })
    return analysis.done === analysis.of && analysis
  }
  return until(finished, { what: 'the analysis of a game', ms: 2 * LONG })
}

async function myTurn(client: Client, id: string, seat = 0) {
  const asked = async () => {
    const now = await client.call(routes.look, { params: { id }, query: { seat } })
    const answer = someAnswer(now, seat)
    return answer && { now, answer }
  }
  return until(asked, { what: `seat ${seat} to be asked` })
}

test('a hint says in words what a bot would do and expects, and its answer is legal', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const { id } = await alone(ada)
  const { now } = await myTurn(ada, id)
  const hint = await ada.call(routes.hint, { params: { id, seat: 0 } })
  expect(hint.level).toBe('medium')
  // The bot may have waved meanwhile.
  expect(hint.seq).toBeGreaterThanOrEqual(now.seq)
  expect(hint.considered.length).toBeGreaterThan(0)
  for (const { chance } of hint.considered) expect(chance >= 0 && chance <= 1).toBe(true)
  const labels = now.decisions.flatMap((d) => ('options' in d ? d.options.map(({ label }) => label) : []))
  for (const { says } of hint.considered) expect(labels).toContain(says)
  const [{ answer }] = hint.considered
  const played = await ada.call(routes.answer, {
    params: { id, seat: 0 },
    body: { answer, seen: now.seq, key: newKey() },
  })
  expect(played.seq).toBeGreaterThan(now.seq)
})

test('among people there are no hints, nor for a seat that is not mine or is not asked', async () => {
  await using server = await serve()
  const people = await Promise.all(['Ada', 'Bo'].map(server.person))
  const [ada, bo] = people
  const { id } = await begin(people)
  await expect(ada.call(routes.hint, { params: { id, seat: 0 } })).rejects.toMatchObject({ code: 'NO_HINT' })
  const mine = await alone(ada)
  await expect(bo.call(routes.hint, { params: { id: mine.id, seat: 0 } })).rejects.toMatchObject({
    code: 'NOT_YOUR_SEAT',
  })
  await playByHttp(ada, mine.id, 0)
  await expect(ada.call(routes.hint, { params: { id: mine.id, seat: 0 } })).rejects.toMatchObject({
    code: 'GAME_OVER',
  })
})

test('after a game, a bot looks at every answer of the person and tells the dearest first', async () => {
  await using server = await serve({ bots: new BotWorkerPool(worker, 1) })
  const ada = await server.person('Ada')
  const { id } = await alone(ada)
  await expect(ada.call(routes.analysis, { params: { id } })).rejects.toMatchObject({ code: 'NOT_OVER' })
  await playByHttp(ada, id, 0)
  const analysis = await finishedAnalysis(ada, id)
  expect(analysis.failed).toBe(false)
  expect(analysis.of).toBeGreaterThan(0)
  const costs = analysis.dear.map(({ cost }) => cost)
  expect(costs).toEqual(costs.toSorted((a, b) => b - a))
  for (const { seat, played, better, cost } of analysis.dear) {
    expect(seat).toBe(0)
    expect(cost).toBeCloseTo(better.chance - played.chance)
  }
}, 120_000)

test('what was found in a game is shown at once after the server was started again', async () => {
  const dataDir = temporaryFolder()
  let thoughts = 0
  const bots = {
    think: async (job: Parameters<typeof think>[1]) => think(toys, job),
    advise: async ({ answers }: AdviceJob) => {
      thoughts++
      const weighed = { says: null, visits: 1, lead: 0 }
      const considered = answers.map((answer, i) => ({ ...weighed, answer, chance: 1 - i / answers.length }))
      return { iterations: 1, considered }
    },
    close: async () => {},
  }
  const server = await serve({ bots, dataDir })
  const ada = await server.person('Ada')
  const { id } = await alone(ada)
  await playByHttp(ada, id, 0)
  const found = await finishedAnalysis(ada, id)
  const { cookie } = ada
  await server.stop()
  expect(thoughts).toBe(found.of)
  expect(found.dear.length).toBeGreaterThan(0)

  await using again = await serve({ bots, dataDir })
  const returned = again.client()
  returned.cookie = cookie
  expect(await returned.call(routes.analysis, { params: { id } })).toEqual(found)
  expect(thoughts).toBe(found.of)
  const { games } = await returned.call(routes.exported, { query: {} })
  expect(games).toMatchObject([{ id, analysis: found }])
  // Who leaves takes the sentences with their name along.
  await returned.call(routes.erase, { body: { name: 'Ada' } })
  const anew = await finishedAnalysis(await again.person('Bo'), id)
  expect(thoughts).toBe(2 * found.of)
  expect(anew.of).toBe(found.of)
})

test('jobs are ordered by who waits: people, then tables, then background work', async () => {
  const { lanterns } = await import('../../games/lanterns.js')
  const s = lanterns.setup({}, 2, '0'.repeat(64))
  const job = {
    game: 'lanterns',
    rules: lanterns.rules,
    level: 'medium',
    seat: 0,
    view: lanterns.view(s, 0) as never,
    answers: lanterns.answers(s, 0),
    extras: [],
    names: ['a', 'b'],
  }
  const pool = new BotWorkerPool(worker, 1)
  const order: string[] = []
  const note = (name: string) => () => void order.push(name)
  await Promise.all([
    pool.think(job).then(note('first, as nobody else waited')),
    pool.advise(job, 'nobody').then(note('nobody')),
    pool.think(job).then(note('table')),
    pool.advise(job, 'person').then(note('person')),
  ])
  expect(order).toEqual(['first, as nobody else waited', 'person', 'table', 'nobody'])
  await pool.close()
})

test('a hundred bots that wait to think delay no person’s move', async () => {
  await using server = await serve({ bots: new BotWorkerPool(worker, 1) })
  const waiting = async () => (await server.context.metrics.thinking.get()).values[0]?.value ?? 0
  const ada = await server.person('Ada')
  const bots = { kind: 'bot', level: 'hard' } as const
  const { id } = await ada.call(routes.create, {
    body: {
      game: 'lanterns',
      options: { rounds: 50 },
      seats: [{ kind: 'me' }, { kind: 'me' }],
      begin: 'full',
    },
  })
  const times = async (moves: number): Promise<number[]> => {
    const taken: number[] = []
    while (taken.length < moves) {
      const now = await ada.call(routes.look, { params: { id }, query: { seat: 0 } })
      const seat = [0, 1].find((one) => now.seats[one].asked) ?? 0
      const { answer, now: mine } = await myTurn(ada, id, seat)
      const begun = performance.now()
      await ada.call(routes.answer, { params: { id, seat }, body: { answer, seen: mine.seq, key: newKey() } })
      taken.push(performance.now() - begun)
    }
    return taken.sort((a, b) => a - b)
  }
  const before = await times(20)
  const tables = await Promise.all(
    Array.from({ length: 110 }, () =>
      ada.call(routes.create, {
        body: { game: 'lanterns', options: { rounds: 5000 }, seats: [bots, bots], begin: 'full' },
      }),
    ),
  )
  expect(tables).toHaveLength(110)
  await until(async () => (await waiting()) >= 100, { what: '100 bots to wait', every: 20 })
  const during = await times(20)
  expect(await waiting()).toBeGreaterThanOrEqual(100)
  // A thought of these bots takes seconds: no move has waited for one.
  expect(during[10]).toBeLessThan(Math.max(250, 10 * before[10]))
  expect(during[18]).toBeLessThan(2000)
}, 120_000)
