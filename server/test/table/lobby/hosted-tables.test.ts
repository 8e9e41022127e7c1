import type { SeatWish, TableState } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../../../src/limits.js'
import type { Store } from '../../../src/store/port.js'
import { HostedTables } from '../../../src/table/lobby/hosted-tables.js'
import { codeOf } from '../../help/code.js'

/* How many tables one player and one address may have, with a store that says what has become of them. */

const DAY = 86_400_000
const WAITS: SeatWish[] = [{ kind: 'me' }, { kind: 'open' }]
const BOTS: SeatWish[] = [{ kind: 'me' }, { kind: 'bot' }]
const BOTH: SeatWish[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }]
const PEOPLE: SeatWish[] = [{ kind: 'me' }, { kind: 'me' }]

function hosting(limits: Partial<typeof DEFAULT_LIMITS> | undefined) {
  let now = 0
  let made = 0
  const states = new Map<string, TableState>()
  const looks: string[][] = []
  const marks = async (ids: string[]) => {
    looks.push(ids)
    return new Map(ids.flatMap((id) => (states.has(id) ? [[id, { state: states.get(id) }]] : [])))
  }
  const hosted = new HostedTables({
    store: { marks } as unknown as Store,
    now: () => now,
    limits: limits && { ...DEFAULT_LIMITS, ...limits },
  })
  const open = (player: string, seats: readonly SeatWish[], address = `home of ${player}`) =>
    codeOf(
      hosted.open(player, address, seats, async () => {
        const id = `table ${made++}`
        states.set(id, seats.some(({ kind }) => kind === 'open') ? 'open' : 'playing')
        return { id }
      }),
    )
  const wait = (ms: number) => {
    now += ms
  }
  return { hosted, states, looks, open, wait }
}

test('a player may have as many waiting tables as the limit says, whatever address they come from', async () => {
  const { open } = hosting({ playerOpenTables: 2 })
  const made = [await open('Ada', WAITS, 'a'), await open('Ada', WAITS, 'b'), await open('Ada', WAITS, 'c')]
  expect(made).toEqual(['accepted', 'accepted', 'TOO_MANY_TABLES'])
  expect(await open('Bo', WAITS, 'a')).toBe('accepted')
})

test('an address may have as many waiting tables as the limit says, whoever opens them', async () => {
  const { open } = hosting({ openTables: 2 })
  const made = [await open('Ada', WAITS, 'a'), await open('Bo', WAITS, 'a'), await open('Cy', WAITS, 'a')]
  expect(made).toEqual(['accepted', 'accepted', 'BUSY_ADDRESS'])
  expect(await open('Cy', WAITS, 'b')).toBe('accepted')
})

test('tables with bots have limits of their own, for players and for addresses', async () => {
  const player = hosting({ playerBotTables: 1, playerOpenTables: 1 })
  expect(await player.open('Ada', BOTS)).toBe('accepted')
  expect(await player.open('Ada', BOTS)).toBe('TOO_MANY_BOT_TABLES')
  expect(await player.open('Ada', WAITS)).toBe('accepted')
  const address = hosting({ botTables: 1 })
  expect(await address.open('Ada', BOTS, 'a')).toBe('accepted')
  expect(await address.open('Bo', BOTS, 'a')).toBe('BUSY_ADDRESS')
  expect(await address.open('Bo', BOTS, 'b')).toBe('accepted')
})

test('a waiting table with bots counts against both limits, a started one of people against neither', async () => {
  const both = hosting({ playerBotTables: 1, playerOpenTables: 1 })
  expect(await both.open('Ada', BOTH)).toBe('accepted')
  expect(await both.open('Ada', WAITS)).toBe('TOO_MANY_TABLES')
  expect(await both.open('Ada', BOTS)).toBe('TOO_MANY_BOT_TABLES')
  for (let n = 0; n < 5; n++) expect(await both.open('Ada', PEOPLE)).toBe('accepted')
})

test.each(['over', 'closed'] as const)('a table that is %s makes room for another', async (state) => {
  const { open, states } = hosting({ playerOpenTables: 1 })
  await open('Ada', WAITS)
  expect(await open('Ada', WAITS)).toBe('TOO_MANY_TABLES')
  states.set('table 0', state)
  expect(await open('Ada', WAITS)).toBe('accepted')
  expect(await open('Ada', WAITS)).toBe('TOO_MANY_TABLES')
})

test('a waiting table counts for as long as it waits; one with bots only for a day', async () => {
  const { open, wait } = hosting({ playerOpenTables: 1, playerBotTables: 1 })
  await open('Ada', WAITS)
  await open('Ada', BOTS)
  wait(DAY)
  expect(await open('Ada', BOTS)).toBe('TOO_MANY_BOT_TABLES')
  wait(1)
  expect(await open('Ada', BOTS)).toBe('accepted')
  expect(await open('Ada', WAITS)).toBe('TOO_MANY_TABLES')
})

test('a table that has begun waits no longer, and counts as one with bots: its host may have added some', async () => {
  const { open, states } = hosting({ playerOpenTables: 1, playerBotTables: 1 })
  await open('Ada', WAITS)
  states.set('table 0', 'playing')
  expect(await open('Ada', WAITS)).toBe('accepted')
  expect(await open('Ada', BOTS)).toBe('TOO_MANY_BOT_TABLES')
})

test('many that are opened at one moment are counted, and one that could not be made is not', async () => {
  const { hosted, open } = hosting({ playerOpenTables: 2 })
  const made = await Promise.all([1, 2, 3, 4].map(() => open('Ada', WAITS)))
  expect(made.sort()).toEqual(['TOO_MANY_TABLES', 'TOO_MANY_TABLES', 'accepted', 'accepted'])
  const fails = () => hosted.open('Bo', 'b', WAITS, () => Promise.reject(new Error('no room')))
  for (let n = 0; n < 3; n++) await expect(fails()).rejects.toThrow('no room')
  expect(await open('Bo', WAITS)).toBe('accepted')
})

test('the store is asked only about tables of the player and of the address, and only when there are too many', async () => {
  const { open, looks } = hosting({ playerOpenTables: 1 })
  await open('Ada', WAITS, 'a')
  await open('Bo', WAITS, 'b')
  await open('Cy', WAITS, 'a')
  expect(looks).toEqual([])
  await open('Ada', WAITS, 'a')
  expect(looks).toEqual([['table 0', 'table 2']])
})

test('without limits everything is opened, and the address is still known', async () => {
  const { hosted, open } = hosting(undefined)
  for (let n = 0; n < 50; n++) expect(await open('Ada', BOTH, 'a')).toBe('accepted')
  expect(hosted.addressOf('Ada')).toBe('a')
  await open('Ada', BOTH, 'b')
  expect(hosted.addressOf('Ada')).toBe('b')
  expect(hosted.addressOf('Bo')).toBeUndefined()
})

test('the addresses of the last fifty thousand hosts are remembered, of no more', async () => {
  const { hosted, open } = hosting(undefined)
  await open('first', PEOPLE)
  await open('second', PEOPLE)
  for (let n = 0; n < 49_998; n++) await open(`player ${n}`, PEOPLE)
  expect(hosted.addressOf('first')).toBe('home of first')
  // Who opens another table is the youngest again.
  await open('first', PEOPLE)
  await open('one more', PEOPLE)
  expect(hosted.addressOf('second')).toBeUndefined()
  expect(hosted.addressOf('first')).toBe('home of first')
  expect(hosted.addressOf('player 0')).toBe('home of player 0')
})
