import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ServerContext } from '../../../src/context.js'
import { ClockJobs } from '../../../src/table/clock/clock-jobs.js'
import type { LiveTable } from '../../../src/table/live-table.js'
import type { LiveTables } from '../../../src/table/live-tables.js'

/* When clocks ring: by a store that says what is due, at tables that only note that they were asked. */

const LIVE = { kind: 'live', move: 10, reserve: 0 } as const

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

interface Due {
  at: number
  id: string
}

function ringing(clocks: Due[], proposals: Due[] = []) {
  const rung: string[] = []
  const looks: number[] = []
  const warned: unknown[] = []
  const claims: [string, number][] = []
  const state = { plays: true, claimed: true, broken: false, away: false }
  const due = (all: Due[], now: number) => all.filter(({ at }) => at <= now).map(({ id }) => id)
  const take = (all: Due[], id: string) => {
    const at = all.findIndex((one) => one.id === id)
    if (at >= 0) all.splice(at, 1)
  }
  const tableOf = (id: string) => {
    if (state.broken && id === 'broken') throw new Error('the rules are gone')
    return {
      id,
      seats: [{ seat: 0 }],
      // `expire` and `closeProposal` both put one task into the queue.
      queue: {
        run: async () => {
          const isClock = clocks.some((due) => due.id === id)
          rung.push(`${isClock ? 'clock' : 'proposal'} ${id}`)
          take(isClock ? clocks : proposals, id)
        },
      },
    }
  }
  const context = {
    now: () => Date.now(),
    counters: {
      claim: async (name: string, ms: number) => {
        claims.push([name, ms])
        return state.claimed
      },
    },
    log: { warn: (about: unknown) => warned.push(about), error: (about: unknown) => warned.push(about) },
    store: {
      clocksDue: async (now: number) => {
        looks.push(now)
        if (state.away) throw new Error('the store is away')
        return due(clocks, now)
      },
      proposalsDue: async (now: number) => due(proposals, now),
      nextDue: async () => {
        const all = [...clocks, ...proposals].map(({ at }) => at)
        return all.length > 0 ? Math.min(...all) : null
      },
    },
  }
  const tables = {
    plays: async () => state.plays,
    get: async (id: string) => tableOf(id),
    onClock: (_: LiveTable) => {},
  }
  const jobs = new ClockJobs(context as unknown as ServerContext, tables as unknown as LiveTables)
  return { jobs, tables, rung, looks, warned, claims, state }
}

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a clock rings when its time has come and not before, and so does a proposal', async () => {
  const { jobs, rung } = ringing([{ at: 3000, id: 'a' }], [{ at: 4000, id: 'b' }])
  await jobs.tick()
  await passes(2999)
  expect(rung).toEqual([])
  await passes(1)
  expect(rung).toEqual(['clock a'])
  await passes(1000)
  expect(rung).toEqual(['clock a', 'proposal b'])
  jobs.stop()
})

test('the store is looked at every five seconds, for another node may have set a clock', async () => {
  const clocks: Due[] = []
  const { jobs, rung, looks } = ringing(clocks)
  await jobs.tick()
  clocks.push({ at: 1000, id: 'of another node' })
  await passes(4999)
  expect(looks).toEqual([0])
  await passes(1)
  expect([looks, rung]).toEqual([[0, 5000], ['clock of another node']])
  jobs.stop()
})

test('a table whose clock rings earlier than the next look is rung for in time', async () => {
  const clocks = [{ at: 2500, id: 'a' }]
  const { jobs, tables, looks, rung } = ringing(clocks)
  const table = (since: number | null, until?: number) =>
    ({
      meta: { time: LIVE },
      clock: { reserve: [0], since: [since], paused: null, before: [] },
      agreements: { proposal: until === undefined ? null : { until } },
    }) as unknown as LiveTable
  // In ten seconds and eight: the look in five is before both.
  await jobs.tick()
  tables.onClock(table(0))
  tables.onClock(table(-7500, 9000))
  await passes(2499)
  expect(looks).toEqual([0])
  await passes(1)
  expect(rung).toEqual(['clock a'])
  tables.onClock(table(null, 3000))
  await passes(500)
  expect(looks).toEqual([0, 2500, 3000])
  jobs.stop()
})

test('what another node has claimed, or has the rules for, is left to it and looked at again after a second', async () => {
  for (const left of ['plays', 'claimed'] as const) {
    vi.setSystemTime(0)
    const { jobs, rung, looks, state } = ringing([{ at: 0, id: 'a' }])
    state[left] = false
    await jobs.tick()
    expect(rung).toEqual([])
    await passes(999)
    expect(looks).toEqual([0])
    state[left] = true
    await passes(1)
    expect([looks.length, rung]).toEqual([2, ['clock a']])
    jobs.stop()
  }
})

test('a table that cannot be opened keeps no other from its time, and is tried again', async () => {
  const { jobs, rung, state, warned, claims } = ringing([
    { at: 0, id: 'broken' },
    { at: 0, id: 'b' },
  ])
  state.broken = true
  await jobs.tick()
  expect(rung).toEqual(['clock b'])
  expect(warned).toMatchObject([{ table: 'broken' }])
  expect(claims).toEqual([
    ['clock:broken', 1000],
    ['clock:b', 1000],
  ])
  state.broken = false
  await passes(1000)
  expect(rung).toEqual(['clock b', 'clock broken'])
  jobs.stop()
})

test('while the store is away clocks wait, and ring when it is back', async () => {
  const { jobs, rung, state, warned } = ringing([{ at: 0, id: 'a' }])
  state.away = true
  await jobs.tick()
  expect([rung, warned.length]).toEqual([[], 1])
  state.away = false
  await passes(4999)
  expect(rung).toEqual([])
  await passes(1)
  expect(rung).toEqual(['clock a'])
  jobs.stop()
})

test('after a stop nothing rings any more', async () => {
  const { jobs, rung, looks } = ringing([{ at: 1000, id: 'a' }])
  await jobs.tick()
  jobs.stop()
  await passes(20_000)
  expect([rung, looks]).toEqual([[], [0]])
  await jobs.tick()
  await passes(20_000)
  expect(looks.length).toBe(2)
})
