import { games } from '@perilune/games'
import { type Client, newKey, routes, type TableSummaryData, type TableViewData } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { saveAgreements } from '../../../src/table/agreements/save-agreements.js'
import type { LiveTable } from '../../../src/table/live-table.js'
import { until } from '../../help/play.js'
import { serve } from '../../help/serve.js'

/* What pages get, which have the words of the games, beside what programs get. */

/** Two people at a table of Moon. */
async function two() {
  const server = await serve({ games })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id } = await ada.call(routes.create, { body: { game: 'moon', seats } })
  await bo.call(routes.join, { params: { id }, body: {} })
  await ada.call(routes.start, { params: { id } })
  return { server, ada, bo, id }
}

const read = async <T>(client: Client, path: string): Promise<T> =>
  (await client.fetch('GET', `/api${path}`)).json() as Promise<T>
const list = async (client: Client, query: string) =>
  (await read<{ tables: TableSummaryData[] }>(client, query)).tables

const TIE = { code: 'most-rovers' }
const END = {
  ranks: [1, 2],
  points: [3, 3],
  lines: [{ seat: 0, points: 3, why: 'flag:food:2' }],
  tieBreak: TIE,
}

/** The rules say that the game has ended so. */
function endWith(table: LiveTable): void {
  table.game = {
    ...table.game,
    outcome: () => ({ ...END, tieBreak: 'most Rovers' }),
    outcomeData: () => END,
  }
}

test('a list of tables says where a game is as data or in words', async () => {
  const { server, ada } = await two()
  await using _ = server
  const progress = async (form: string) => (await list(ada, `/me/tables${form}`))[0].progress
  expect(await progress('')).toBe('Era I, round 1')
  expect(await progress('?form=data')).toEqual({ code: 'era-round', era: 1, round: 1 })
})

test('the score of a game and what its table did are data for pages, over HTTP and live', async () => {
  const { server, ada, bo, id } = await two()
  await using _ = server
  endWith(await server.tables.get(id))
  const data = ada.live.watch(id, 0, undefined, { since: -1, form: 'data' })
  const tab = server.client()
  tab.cookie = ada.cookie
  const sentences = tab.live.watch(id, 0, undefined, { since: -1 })
  await until(() => data.now && sentences.now)
  await bo.call(routes.resign, { params: { id, seat: 1 } })
  await until(() => data.now?.state === 'over' && sentences.now?.state === 'over')
  const act = { what: 'table:resign', seat: 1, seq: 1 }
  expect(data.events.at(-1)).toEqual(act)
  expect(sentences.events.at(-1)).toEqual({ ...act, say: 'Bo resigns' })
  expect(data.now?.outcome).toEqual(END)
  const [line] = END.lines
  const said = { ...END, tieBreak: 'most Rovers', lines: [{ ...line, say: 'Most Food Flags in Era II' }] }
  expect(sentences.now?.outcome).toEqual(said)
  for (const [form, outcome, resigned] of [
    ['', said, sentences.events.at(-1)],
    ['form=data', END, act],
  ] as const) {
    expect(await read(ada, `/tables/${id}?${form}`)).toMatchObject({ outcome })
    expect(await read(ada, `/tables/${id}/at/1?${form}`)).toMatchObject({ outcome })
    const { events } = await read<{ events: object[] }>(ada, `/tables/${id}/log?${form}`)
    expect(events.at(-1)).toEqual(resigned)
    expect(events.every((event) => 'say' in event === (form === ''))).toBe(true)
  }
})

test('why a planned move was dropped is data for pages and a sentence for programs', async () => {
  const { server, ada, id } = await two()
  await using _ = server
  const table = await server.tables.get(id)
  const order = { id: newKey(), answer: {}, seen: 0, always: false }
  const drop = (dropped: object | string) =>
    saveAgreements(table, { ...table.agreements, queued: { 0: { ...order, dropped } as never } })
  const queued = async (form: string) =>
    (await read<TableViewData>(ada, `/tables/${id}?seat=0${form}`)).queued?.dropped
  const told = { code: 'surprised', event: { what: 'table:bot', seat: 1 } }
  await drop(told)
  expect(await queued('&form=data')).toEqual(told)
  expect(await queued('')).toBe('something happened to you meanwhile: a bot plays for Bo')
  await drop('it was not offered')
  expect([await queued('&form=data'), await queued('')]).toEqual(Array(2).fill('it was not offered'))
})
