import { type GameRecord, type KernelState, type Match, type Row, replay } from '@perilune/engine'
import { type Client, newKey, routes, type SeatWish } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { timeToAnswer } from '../../../src/table/agreements/proposals.js'
import { lanterns } from '../../games/lanterns.js'
import { codeOf } from '../../help/code.js'
import { begin, playByHttp, until } from '../../help/play.js'
import { type Served, serve } from '../../help/serve.js'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SEVEN_DAYS = { time: { kind: 'days', days: 7 } }

/** A game of people who are all away: nobody watches through a socket. */
async function away(names: string[], more: object = {}) {
  let now = Date.now()
  const server = await serve({ now: () => now })
  const people: Client[] = []
  for (const name of names) people.push(await server.person(name))
  const { id } = await begin(people, more)
  const table = await server.tables.get(id)
  const later = async (ms: number) => {
    now += ms
    server.tables.beat()
    await server.clocks.tick()
  }
  // Nobody has been heard of for a while.
  await later(10 * 60_000)
  return { server, people, id, table, later }
}

type What = 'undo' | 'pause' | 'resume' | 'stop' | 'bot'
const propose = (client: Client, id: string, seat: number, what: What, about?: number) =>
  client.call(routes.propose, {
    params: { id, seat },
    body: { what, ...(about !== undefined && { seat: about }) },
  })
const vote = (client: Client, id: string, seat: number, proposal: string | undefined, agree = true) =>
  client.call(routes.vote, { params: { id, seat }, body: { proposal: proposal as string, agree } })
const rows = ({ context }: Served, id: string) => context.store.log(id)

test.each([
  ['a live game', { kind: 'live' as const, move: 60, reserve: 0 }, 2 * HOUR],
  ['a game of one day a move', { kind: 'days' as const, days: 1 }, 2 * DAY],
  ['a game of seven days a move', { kind: 'days' as const, days: 7 }, 7 * DAY],
  ['a game without a clock', { kind: 'none' as const }, 3 * DAY],
])('in %s silence counts as agreement after a time that fits', (_, time, expected) => {
  expect(timeToAnswer(time)).toBe(expected)
})

test('an absent player is asked before a bot takes their seat', async () => {
  const { server, people, id, later } = await away(['Mallory', 'Ada'], SEVEN_DAYS)
  await using _ = server
  const after = await propose(people[0], id, 0, 'bot', 1)
  expect(after.seats[1].kind).toBe('person')
  expect(after.proposal).toMatchObject({ what: 'bot', needed: [1] })
  await later(6 * DAY)
  expect((await people[0].call(routes.look, { params: { id } })).seats[1].kind).toBe('person')
  await vote(people[1], id, 1, after.proposal?.id, false)
  await later(DAY)
  expect(await rows(server, id)).not.toContainEqual({ act: 'bot', seat: 1 })
})

test('a bot plays for an absent player who does not answer in time', async () => {
  const { server, people, id, table, later } = await away(['Ada', 'Bo'])
  await using _ = server
  await propose(people[0], id, 0, 'bot', 1)
  await later(3 * DAY - HOUR)
  expect(table.controls).toEqual(['person', 'person'])
  await later(HOUR)
  expect(table.controls).toEqual(['person', 'bot'])
  expect(table.agreements.proposal).toBeNull()
  expect(await server.context.store.proposalsDue(Number.MAX_SAFE_INTEGER)).toEqual([])
})

test('a proposal whose time is over is found after a restart', async () => {
  const first = await away(['Ada', 'Bo'])
  const { people, id, server } = first
  await propose(people[0], id, 0, 'stop')
  await server.stop()
  await using again = await serve({ dataDir: server.dataDir, now: () => Date.now() + 4 * DAY })
  await again.clocks.tick()
  expect((await again.tables.get(id)).over).toBe(true)
})

test('a bot does not play for a player who came back in time', async () => {
  const { server, people, id, table, later } = await away(['Ada', 'Bo'])
  await using _ = server
  await propose(people[0], id, 0, 'bot', 1)
  await later(3 * DAY - 1000)
  await people[1].call(routes.look, { params: { id }, query: { seat: 1 } })
  await later(1000)
  expect(table.controls).toEqual(['person', 'person'])
  expect(table.agreements.proposal).toBeNull()
})

test('a player over HTTP counts as present for a minute after the last request', async () => {
  const { server, people, id, table, later } = await away(['Ada', 'Bo'])
  await using _ = server
  expect(table.presence.here().has(1)).toBe(false)
  await people[1].call(routes.look, { params: { id }, query: { seat: 1 } })
  expect((await people[0].call(routes.look, { params: { id } })).seats[1].here).toBe(true)
  expect(await codeOf(propose(people[0], id, 0, 'bot', 1))).toBe('PRESENT')
  await later(61_000)
  expect(await codeOf(propose(people[0], id, 0, 'bot', 1))).toBe('accepted')
})

test('a page that looked over HTTP and then watched is away as soon as its socket is closed', async () => {
  const { server, people, id, table } = await away(['Ada', 'Bo'])
  await using _ = server
  await people[1].call(routes.look, { params: { id }, query: { seat: 1 } })
  const watching = people[1].live.watch(id, 1)
  await until(() => watching.now)
  watching.stop()
  await until(() => !table.presence.here().has(1))
})

test('a player over HTTP is still notified on their turn', async () => {
  const { server, people, id, table } = await away(['Ada', 'Bo'])
  await using _ = server
  await people[0].call(routes.look, { params: { id }, query: { seat: 0 } })
  expect(table.presence.here().has(0)).toBe(true)
  expect(table.presence.watching().has(0)).toBe(false)
})

test('the owner of a seat that a bot plays is still asked for undo, pause and stop', async () => {
  const { server, people, id } = await away(['Ada', 'Bo'])
  await using _ = server
  await people[1].call(routes.bot, { params: { id, seat: 1 } })
  const stop = await propose(people[0], id, 0, 'stop')
  expect(stop).toMatchObject({ state: 'playing', proposal: { needed: [1] } })
  await vote(people[1], id, 1, stop.proposal?.id, false)
  expect(await propose(people[0], id, 0, 'pause')).toMatchObject({ paused: false, proposal: { needed: [1] } })
})

test('a player who has resigned is not asked', async () => {
  const { server, people, id } = await away(['Ada', 'Bo', 'Cy'])
  await using _ = server
  await people[2].call(routes.resign, { params: { id, seat: 2 } })
  expect((await propose(people[0], id, 0, 'stop')).proposal?.needed).toEqual([1])
})

test('any one person ends a pause, and an open proposal stays open', async () => {
  const { server, people, id } = await away(['Ada', 'Bo'], SEVEN_DAYS)
  await using _ = server
  const { proposal } = await propose(people[0], id, 0, 'pause')
  expect((await vote(people[1], id, 1, proposal?.id)).paused).toBe(true)
  await propose(people[0], id, 0, 'stop')
  const resumed = await propose(people[1], id, 1, 'resume')
  expect(resumed).toMatchObject({ paused: false, proposal: { what: 'stop' } })
})

test('the others can let a bot play for an absent player, not for a present one', async () => {
  const { server, people, id, later } = await away(['Ada', 'Bo', 'Cy'])
  await using _ = server
  const watching = people.map((client, seat) => client.live.watch(id, seat))
  await until(() => watching.every((w) => w.now))
  expect(await codeOf(propose(people[1], id, 1, 'bot', 0))).toBe('PRESENT')
  watching[0].stop()
  await until(() => watching[1].now?.seats[0].here === false)
  expect((await propose(people[1], id, 1, 'bot', 0)).proposal?.needed).toEqual([0, 2])
  expect((await propose(people[2], id, 2, 'bot', 0)).proposal?.needed).toEqual([0])
  await later(3 * DAY)
  expect((await people[1].call(routes.look, { params: { id } })).seats[0].kind).toBe('bot')
})

const draw = async (client: Client, id: string, seat: number) => {
  const { seq } = await client.call(routes.look, { params: { id }, query: { seat } })
  const body = { answer: { draw: 1 }, seen: seq, key: newKey() }
  await client.call(routes.answer, { params: { id, seat }, body })
}

test('after an agreed undo chance is drawn anew, and the record verifies', async () => {
  const { server, people, id } = await away(['Ada', 'Bo'])
  await using _ = server
  await draw(people[0], id, 0)
  const { proposal } = await propose(people[0], id, 0, 'undo')
  await vote(people[1], id, 1, proposal?.id)
  expect((await rows(server, id))?.at(-1)).toEqual({ rewind: 0, branch: 1 })
  await draw(people[0], id, 0)
  const second = await propose(people[0], id, 0, 'undo')
  await vote(people[1], id, 1, second.proposal?.id)
  expect((await rows(server, id))?.at(-1)).toEqual({ rewind: 0, branch: 2 })
  await Promise.all(people.map((client, seat) => playByHttp(client, id, seat)))
  const record = (await people[0].call(routes.record, { params: { id } })) as unknown as GameRecord
  const match = replay(lanterns as never, record) as Match<KernelState>
  expect(match.branches.map(({ branch }) => branch)).toEqual([2])
  const verified = await people[0].call(routes.verify, { body: record as never })
  expect(verified.digest).toBe(record.digest)
})

test('a solo game with a chosen seed stays repeatable after an undo', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'me' }]
  const body = { game: 'lanterns', seats, seed: 'c0'.repeat(32) }
  const { id } = await ada.call(routes.create, { body })
  await draw(ada, id, 0)
  const { view: first } = await ada.call(routes.look, { params: { id }, query: { seat: 0 } })
  await propose(ada, id, 0, 'undo')
  expect((await rows(server, id))?.at(-1)).toEqual({ rewind: 0 } satisfies Row)
  await draw(ada, id, 0)
  expect((await ada.call(routes.look, { params: { id }, query: { seat: 0 } })).view).toEqual(first)
})
