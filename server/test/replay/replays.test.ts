import { addRow, commitTo, type Game, openMatch, recordOf, seedFrom } from '@perilune/engine'
import { routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { type Replays, replaysHere } from '../../src/replay/replays.js'
import { MOST_PLAYS, type ReplayTask, runReplay } from '../../src/replay/tasks.js'
import { ThreadPool, TookTooLong } from '../../src/threads/thread-pool.js'
import { lanterns } from '../games/lanterns.js'
import { codeOf } from '../help/code.js'
import { until } from '../help/play.js'
import { serve } from '../help/serve.js'

const games = [lanterns as unknown as Game]
const seed = seedFrom('replays')

/** A record of lanterns: moves, then returns to the last of them, then the end. */
function record(moves: number, returns: number) {
  const m = openMatch(lanterns, { rounds: 10_000 }, 2, seed)
  for (let n = 0; n < moves; n++) addRow(lanterns, m, { seat: n % 2, answer: { end: 1 } })
  for (let n = 0; n < returns; n++) m.rows.push({ rewind: moves })
  m.rows.push({ act: 'stop' })
  return { ...recordOf(lanterns, m), seed, commit: commitTo(seed) }
}

const verify = (given: object): ReplayTask => ({
  want: 'verify',
  json: JSON.stringify(given),
  games: ['lanterns'],
})

test('a record may return to earlier moments as often as it likes while that costs little', async () => {
  expect(await runReplay(games, verify(record(20, 500)))).toMatchObject({ moves: 20 })
})

test('a record is refused for the plays that it costs, not for its rows', async () => {
  const costly = record(1000, 60)
  expect(costly.rows.length).toBeLessThan(1100)
  expect(await runReplay(games, verify(costly))).toEqual({
    problem: `it takes more than ${MOST_PLAYS} moves to play, with those taken back`,
  })
})

test('an imported game opens from its last moment, without being played', async () => {
  let plays = 0
  const play: Game['play'] = (...given) => {
    plays++
    return (lanterns as unknown as Game).play(...given)
  }
  await using server = await serve({ games: { lanterns: { ...lanterns, play } as unknown as Game } })
  const ada = await server.person('Ada')
  const { id } = await ada.call(routes.imported, { body: record(300, 0) as never })
  plays = 0
  server.tables.drop(id, 'table-closed')
  const now = await ada.call(routes.look, { params: { id } })
  expect(now).toMatchObject({ state: 'over', seq: 301, moves: 300 })
  expect(plays).toBe(0)
  const then = await ada.call(routes.past, { params: { id, seq: 7 } })
  expect(then).toMatchObject({ seq: 7, moves: 7 })
})

test('a game that does not exist is named in the refusal', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const body = { ...record(1, 0), game: 'halma' }
  expect(await codeOf(ada.call(routes.verify, { body: body as never }))).toBe('NO_SUCH_GAME')
})

test.each([
  ['that is not JSON', '{', 'JSON'],
  ['with a prototype of its own', '{"__proto__": {}}', 'prototype'],
  ['with a prototype in other letters', '{"options": {"__pr\\u006fto__": {}}}', 'prototype'],
  ['with a prototype of its constructor', '{"constructor": {"prototype": {}}}', 'prototype'],
  ['that is nested too deep', '['.repeat(200), 'nested deeper'],
  ['without rows', '{"perilune": 1}', 'body.game'],
])('a record %s is refused with a sentence', async (_, body, problem) => {
  await using server = await serve()
  const { cookie } = await server.person('Ada')
  for (const path of ['/api/records', '/api/records/verify']) {
    const headers = { 'content-type': 'application/json', cookie: cookie ?? '' }
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'BAD_MESSAGE', message: expect.stringContaining(problem) })
  }
})

test('the text of a record goes to the thread that plays it as it was sent', async () => {
  const tasks: ReplayTask[] = []
  const here = replaysHere(games)
  const replays: Replays = {
    ...here,
    run: (task, address) => {
      tasks.push(task)
      return here.run(task, address)
    },
  }
  await using server = await serve({ replays })
  const ada = await server.person('Ada')
  const body = record(3, 0)
  await ada.call(routes.verify, { body: body as never })
  await ada.call(routes.imported, { body: body as never })
  expect(tasks).toEqual(
    ['verify', 'import'].map((want) => ({ want, json: JSON.stringify(body), games: expect.any(Array) })),
  )
})

test('one address may import two large records in a minute, and small ones beside them', async () => {
  await using server = await serve({ rateLimits: true })
  const ada = await server.person('Ada')
  const small = record(3, 0)
  const large = { ...small, remark: 'x'.repeat(300_000) }
  const codes: unknown[] = []
  for (const body of [large, large, large, small])
    codes.push(await codeOf(ada.call(routes.imported, { body: body as never })))
  expect(codes.map((code) => code === 'TOO_MANY')).toEqual([false, false, true, false])
  expect(await ada.call(routes.verify, { body: large as never })).toMatchObject({ moves: 3 })
})

test('of several threads one is left for the tasks of others', async () => {
  const program = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ id, task }) => {
      setTimeout(() => parentPort.postMessage({ id, result: task }), task)
    })`
  const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`)
  const pool = new ThreadPool(url, { threads: 2, most: 10, longest: 30_000 })
  const done: string[] = []
  const run = async (group: string, ms: number) => {
    await pool.run(ms, 0, { group, owner: group })
    done.push(group)
  }
  await Promise.all([run('many', 1500), run('many', 1500), run('one', 1)])
  expect(done[0]).toBe('one')
  await pool.close()
})

test('one thread more than is at work is kept ready, up to the number of threads', async () => {
  const program = `
    import { BroadcastChannel, parentPort } from 'node:worker_threads'
    new BroadcastChannel('threads of a pool').postMessage('started')
    parentPort.on('message', ({ id }) => setTimeout(() => parentPort.postMessage({ id }), 300))`
  const channel = new BroadcastChannel('threads of a pool')
  let started = 0
  channel.onmessage = () => {
    started++
  }
  const pool = new ThreadPool(new URL(`data:text/javascript,${encodeURIComponent(program)}`), {
    threads: 3,
    most: 10,
    longest: 30_000,
  })
  const work = () => pool.run(null, 0, { group: 'a', owner: 'a' })
  await work()
  await until(() => started === 2, 10_000)
  await work()
  expect(started).toBe(2)
  await Promise.all([work(), work()])
  await until(() => started === 3, 10_000)
  await Promise.all([work(), work(), work()])
  expect(started).toBe(3)
  await pool.close()
  channel.close()
})

test('a task that takes too long is stopped with its thread, and the next one is done by a new one', async () => {
  const program = `
    const { parentPort } = require('node:worker_threads')
    parentPort.on('message', ({ id, task }) => {
      if (task === 'for ever') for (;;);
      parentPort.postMessage({ id, result: task })
    })`
  const url = new URL(
    `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module'; const require = createRequire('/');${program}`)}`,
  )
  const pool = new ThreadPool(url, { threads: 1, most: 3, mostOfGroup: 2, longest: 1500 })
  const who = { group: 'a', owner: 'a' }
  const stuck = pool.run('for ever', 0, who)
  const next = pool.run('quick', 0, who)
  void pool.run('quick', 0, who).catch(() => {})
  await expect(pool.run('quick', 0, who)).rejects.toMatchObject({ code: 'BUSY' })
  const other = pool.run('of another', 0, { group: 'b', owner: 'b' })
  await expect(stuck).rejects.toBeInstanceOf(TookTooLong)
  expect(await Promise.all([next, other])).toEqual(['quick', 'of another'])
  await pool.close()
})
