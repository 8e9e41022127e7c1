import { type Analysis, type Client, newKey, routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import type { AdviceJob, BotPool } from '../../../src/bots/pool.js'
import { think } from '../../../src/bots/think.js'
import { toys } from '../../games/index.js'
import { codeOf } from '../../help/code.js'
import { begin, until } from '../../help/play.js'
import { serve } from '../../help/serve.js'

/* Finished games are looked over by a bot that says what the test wants. */

type Advise = (job: AdviceJob, asked: number) => { chance: number }[] | Error

function bots(advise: Advise): BotPool & { jobs: AdviceJob[] } {
  const jobs: AdviceJob[] = []
  return {
    jobs,
    think: async (job) => think(toys, job),
    advise: async (job) => {
      const found = advise(job, jobs.push(job) - 1)
      if (found instanceof Error) throw found
      const considered = found.map((one, i) => ({
        says: null,
        visits: 1,
        lead: 0,
        answer: job.answers[i],
        ...one,
      }))
      return { iterations: 1, considered: considered.toSorted((a, b) => b.chance - a.chance) }
    },
    close: async () => {},
  }
}

const END = { end: 1 }

/** Ada and Bo end every turn, and wish: the last of the answers that are offered, but for the wish. */
async function finished(people: Client[], rounds: number, first: Record<string, unknown>[] = []) {
  const { id } = await begin(people, { options: { rounds } })
  let seq = 0
  const say = async (seat: number, answer: Record<string, unknown>) => {
    await people[seat].call(routes.answer, {
      params: { id, seat },
      body: { answer, seen: seq, key: newKey() },
    })
    seq++
  }
  for (const answer of first) await say(0, answer)
  for (let turn = 0; turn < 2 * rounds; turn++) await say(turn % 2, END)
  for (const seat of [0, 1]) await say(seat, { amounts: { wishes: seat } })
  return id
}

const look = (client: Client, id: string) => client.call(routes.analysis, { params: { id } })
const whole = (client: Client, id: string): Promise<Analysis> => {
  let last: Analysis | undefined
  const poll = setInterval(
    () =>
      void look(client, id).then(
        (now) => (last = now),
        () => {},
      ),
    10,
  )
  return until(() => last && last.done === last.of && last, 20_000).finally(() => clearInterval(poll))
}

/** The best answer is worth 0.9; the one that was played is worth as much less as the test says. */
const costing =
  (cost: (asked: number) => number): Advise =>
  (job, asked) =>
    job.answers.map((answer) => ({ chance: 'end' in answer ? 0.9 - cost(asked) : 0.9 }))

test('of a game the eight dearest answers are told, the dearest first, each with its place in the game', async () => {
  const pool = bots(costing((asked) => (asked % 12) / 20))
  await using server = await serve({ bots: pool })
  const people = await Promise.all(['Ada', 'Bo'].map(server.person))
  const id = await finished(people, 6)
  const { dear, of, failed } = await whole(people[0], id)
  // Twelve ended turns and two wishes.
  expect([of, failed, dear.length]).toEqual([14, false, 8])
  expect(dear.map(({ cost }) => Math.round(cost * 20))).toEqual([11, 10, 9, 8, 7, 6, 5, 4])
  expect(dear.map(({ move, seat }) => [move, seat])).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5].map((move) => [move, (move - 1) % 2]),
  )
  expect(dear[0]).toMatchObject({ played: { answer: END }, better: { chance: 0.9 } })
})

test('what costs less than two in a hundred is lost in the noise, and no other answer is', async () => {
  const costs = [0.019, 0.021, 0, -0.5]
  await using server = await serve({ bots: bots(costing((asked) => costs[asked] ?? 0)) })
  const people = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { dear } = await whole(people[0], await finished(people, 2))
  expect(dear.map(({ move }) => move)).toEqual([2])
})

test('every answer with a choice is looked at as its seat saw it; what may be done beside is not', async () => {
  const pool = bots(() => [])
  await using server = await serve({ bots: pool })
  const people = await Promise.all(['Ada', 'Bo'].map(server.person))
  const id = await finished(people, 1, [{ may: 'wave' }, { mark: 1 }])
  const { of, dear } = await whole(people[0], id)
  expect([of, dear]).toEqual([5, []])
  expect(pool.jobs.map(({ seat, level, names }) => [seat, level, names])).toEqual(
    [0, 0, 1, 0, 1].map((seat) => [seat, 'hard', ['Ada', 'Bo']]),
  )
  // A mark was made in between.
  expect(pool.jobs.map(({ view }) => (view as unknown as { marks: number }).marks)).toEqual([0, 1, 0, 0, 0])
})

test('where people play, the answers of bots are not looked at; where bots play alone, all are', async () => {
  const pool = bots(() => [])
  await using server = await serve({ bots: pool })
  const ada = await server.person('Ada')
  const bot = { kind: 'bot' as const, level: 'random' }
  const play = async (seats: ({ kind: 'me' } | typeof bot)[]) => {
    const { id } = await ada.call(routes.create, {
      body: { game: 'lanterns', seats, options: { rounds: 1 }, begin: 'full' },
    })
    return id
  }
  const alone = await play([bot, bot])
  await until(() => server.tables.peek(alone)?.over)
  await whole(ada, alone)
  expect(new Set(pool.jobs.map(({ seat }) => seat))).toEqual(new Set([0, 1]))
  pool.jobs.length = 0
  const mixed = await play([{ kind: 'me' }, bot])
  const say = (answer: Record<string, unknown>) =>
    ada.live.answer(mixed, 0, answer, server.tables.peek(mixed)?.seq ?? 0)
  await say(END)
  await until(() => {
    const table = server.tables.peek(mixed)
    return table?.match && table.decisions.of(table.match, 0, 'data').some(({ kind }) => kind === 'amounts')
  })
  await say({ amounts: { wishes: 1 } })
  await until(() => server.tables.peek(mixed)?.over)
  await whole(ada, mixed)
  expect(new Set(pool.jobs.map(({ seat }) => seat))).toEqual(new Set([0]))
})

test('a failed analysis is reported once and restarted on the next request', async () => {
  let broken = true
  const pool = bots((job) => (broken ? new Error('no bot') : job.answers.map(() => ({ chance: 0.5 }))))
  await using server = await serve({ bots: pool })
  const people = await Promise.all(['Ada', 'Bo'].map(server.person))
  const id = await finished(people, 1)
  expect(await look(people[0], id)).toMatchObject({ done: 0, failed: false })
  await until(() => server.logged.some(({ msg }) => msg === 'an analysis failed'))
  const { store } = server.context
  let kept: Analysis | undefined
  await until(() => {
    void store.analysing(id).then((now) => (kept = now?.analysis))
    return kept?.failed
  })
  broken = false
  expect(await look(people[1], id)).toMatchObject({ failed: true })
  expect(await whole(people[1], id)).toMatchObject({ failed: false, of: 4, done: 4 })
})

test('a game that still runs is not looked over, and one that is being looked over is not begun twice', async () => {
  const pool = bots((job) => job.answers.map(() => ({ chance: 0.5 })))
  await using server = await serve({ bots: pool })
  const people = await Promise.all(['Ada', 'Bo'].map(server.person))
  const running = await begin(people)
  expect(await codeOf(look(people[0], running.id))).toBe('NOT_OVER')
  const id = await finished(people, 1)
  await Promise.all([1, 2, 3].map(() => look(people[0], id)))
  await whole(people[1], id)
  expect(pool.jobs.length).toBe(4)
})
