import type { Answer, Seat } from '@perilune/engine'
import { games } from '@perilune/games'
import { type Client, newKey, routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { SHORT } from '../../../src/table/clock/clock.js'
import { matchInPlay } from '../../../src/table/state/table.js'
import { begin, until } from '../../help/play.js'
import { serve } from '../../help/serve.js'

/* The end of a turn of Moonrakers: a question that all are asked together, and that silence answers. */

const LIVE = { kind: 'live', move: 60, reserve: 60 }
const START = 1_000_000

/** A table of Moonrakers at the end of the first turn, which seat 0 has spent at base. */
async function atTurnEnd(more: { time?: object; seats?: object[]; people?: string[] } = {}) {
  let now = START
  const server = await serve({ games, now: () => now })
  const clients = await Promise.all((more.people ?? ['Ada', 'Bo']).map(server.person))
  const { id } = await begin(clients, {
    game: 'moonrakers',
    options: { first: '1' },
    ...(more.time && { time: more.time, onTimeout: 'bot' }),
    ...(more.seats && { seats: more.seats }),
  })
  const table = await server.tables.get(id)
  const state = () => matchInPlay(table).state
  const says = async (seat: Seat, answer: Answer) =>
    (clients[seat] as Client).call(routes.answer, {
      params: { id, seat },
      body: { answer: answer as never, seen: table.seq, key: newKey() },
    })
  const first = (seat: Seat) => table.game.answers(state(), seat)[0]
  const step = () => state().stack.at(-1)?.do
  for (const seat of clients.keys()) await says(seat, first(seat))
  await until(() => step() === 'plan')
  await says(0, { act: 'stay' })
  await says(0, first(0))
  await says(0, { act: 'pass' })
  await says(0, { act: 'end-turn' })
  return {
    server,
    table,
    clients,
    id,
    step,
    says,
    state,
    later: (ms: number) => {
      now += ms
    },
    asked: () => table.game.asked(state()),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

test('at a live table the end of a turn is open for a moment, and silence is Continue', async () => {
  await using t = await atTurnEnd({ time: LIVE })
  expect(t.step()).toBe('turn-end')
  t.later(SHORT - 1000)
  await t.server.clocks.tick()
  expect(t.step()).toBe('turn-end')
  t.later(2000)
  await t.server.clocks.tick()
  await until(() => t.step() === 'plan')
  expect(t.asked()).toEqual([1])
  expect(t.table.controls).toEqual(['person', 'person'])
  // It costs nobody time: what is left is what was there before.
  expect(t.table.clock?.reserve).toEqual([60_000, 60_000])
  t.later(SHORT + 1000)
  await t.server.clocks.tick()
  expect(t.asked()).toEqual([1])
})

test('a moment at the end of a turn ends when all have said Continue', async () => {
  await using t = await atTurnEnd({ time: LIVE })
  await t.says(1, { act: 'continue' })
  expect(t.asked()).toEqual([0])
  await t.says(0, { act: 'continue' })
  expect(t.step()).toBe('plan')
})

test('at a table that is played by days nobody waits at the end of a turn', async () => {
  await using t = await atTurnEnd({ time: { kind: 'days', days: 2 } })
  await until(() => t.step() === 'plan')
  expect(t.asked()).toEqual([1])
  const rows = matchInPlay(t.table).rows.slice(-2)
  expect(rows).toEqual([
    { seat: 0, answer: { act: 'later' } },
    { seat: 1, answer: { act: 'later' } },
  ])
})

test('at a table without a clock who is not there is not waited for at the end of a turn, who is there is', async () => {
  await using t = await atTurnEnd()
  // Both play over HTTP and were there a moment ago.
  expect(t.step()).toBe('turn-end')
  t.table.presence.forgetAway(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
  await until(() => t.step() === 'plan')
})

test('at a table of one person bots wait at the end of a turn for that person', async () => {
  await using t = await atTurnEnd({
    people: ['Ada'],
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }],
  })
  await until(() => t.asked().length === 1)
  expect([t.step(), t.asked()]).toEqual(['turn-end', [0]])
  t.table.presence.forgetAway(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
  expect(t.step()).toBe('turn-end')
  await t.says(0, { act: 'continue' })
  await until(() => t.state().stack.at(-1)?.do !== 'turn-end')
})

test('absence answers are refused from players who are present', async () => {
  await using t = await atTurnEnd({ time: LIVE })
  await expect(t.says(1, { act: 'later' })).rejects.toMatchObject({ code: 'ILLEGAL' })
  expect(t.asked()).toEqual([0, 1])
})

test('only who leads next is told that it is their turn, not all for the end of a turn', async () => {
  await using t = await atTurnEnd({ time: { kind: 'days', days: 2 } })
  await until(() => t.step() === 'plan')
  const told: (readonly Seat[])[] = []
  t.table.reactions = { ...t.table.reactions, asked: (seats) => told.push(seats) }
  await t.says(1, { act: 'stay' })
  await t.says(1, t.table.game.answers(t.state(), 1)[0])
  await t.says(1, { act: 'pass' })
  await t.says(1, { act: 'end-turn' })
  await until(() => t.step() === 'plan')
  expect(told.flat()).toEqual([0])
})
