import { addRow, below, newChance, openMatch, pickWith, type Row, seedFrom } from '@perilune/engine'
import { type Client, routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import type { StoredRow } from '../../src/store/port.js'
import { topicOf } from '../../src/table/broadcast/news.js'
import type { LiveTable } from '../../src/table/live-table.js'
import { begin, until } from '../help/play.js'
import { type Served, serve } from '../help/serve.js'

/*
 * Rows that another node adds to a table that is open here. They are put into the store beside this server,
 * and its messages are sent by hand: in any order, twice, or not at all.
 */

/** The whole of a random game, as another node would store it. */
function rowsOf({ game, meta }: LiveTable, seats: number, seed: string): StoredRow[] {
  const chance = newChance(seedFrom(seed))
  const match = openMatch(game, meta.options, seats, meta.seed)
  const rows: StoredRow[] = []
  while (game.asked(match.state).length > 0) {
    const seat = pickWith(chance, game.asked(match.state))
    const row: Row = { seat, answer: pickWith(chance, game.answers(match.state, seat)) }
    addRow(game, match, row)
    const asked = [...game.asked(match.state)]
    const progress = game.progress(match.state)
    rows.push({ seq: match.rows.length, row, key: null, at: 0, asked, bot: false, progress })
  }
  return rows
}

async function opened(server: Served) {
  const people = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin(people, { options: { rounds: 4 } })
  const table = await server.tables.get(id)
  const rows = rowsOf(table, 2, id)
  const tell = (node: string, row?: StoredRow): void =>
    server.context.bus.publish(topicOf(id), { node, ...(row && { added: { row, clock: null } }) })
  const store = (row: StoredRow) =>
    server.context.store.append({ game: id, row, ...(row === rows.at(-1) && { ends: true }) })
  return { people, id, table, rows, tell, store }
}

const look = (client: Client, id: string) => client.call(routes.look, { params: { id }, query: { seat: 0 } })

test('a row that another node tells of is played here at once, and nothing is read', async () => {
  await using server = await serve()
  const { table, rows, tell } = await opened(server)
  // It is not in the store of this node yet: whoever read there would find nothing.
  tell('another', rows[0])
  await until(() => table.seq === 1)
  expect(table.match?.rows).toEqual([rows[0].row])
})

test('what this node has sent itself does not come back to it', async () => {
  await using server = await serve()
  const { table, rows, tell } = await opened(server)
  tell(server.context.node, rows[0])
  await table.queue.run(async () => {})
  expect(table.seq).toBe(0)
})

test('after a gap the rows in between are read', async () => {
  await using server = await serve()
  const { table, rows, tell, store } = await opened(server)
  for (const row of rows.slice(0, 3)) await store(row)
  tell('another', rows[2])
  await until(() => table.seq === 3)
  expect(table.match?.rows).toEqual(rows.slice(0, 3).map(({ row }) => row))
})

test('a row that is known is not played again', async () => {
  await using server = await serve()
  const { table, rows, tell, store } = await opened(server)
  await store(rows[0])
  for (let i = 0; i < 3; i++) tell('another', rows[0])
  await table.queue.run(async () => {})
  expect(table.match?.rows).toEqual([rows[0].row])
})

/** What becomes of the message about a row. */
const FATES = ['told', 'told twice', 'told without the row', 'told late', 'lost'] as const

test.each([1, 2, 3, 4, 5, 6])(
  'messages that are lost, late or double leave no trace: game %i is as its log says',
  async (number) => {
    await using server = await serve()
    const { people, id, table, rows, tell, store } = await opened(server)
    const chance = newChance(seedFrom(`messages ${number}`))
    const late: StoredRow[] = []
    let watched: { seq: number } | null | undefined
    people[0].live.watch(id, 0, ({ now }) => {
      watched = now
    })
    await until(() => watched)
    for (const row of rows) {
      await store(row)
      const fate = pickWith(chance, FATES)
      if (fate === 'told' || fate === 'told twice') tell('another', row)
      if (fate === 'told twice') tell('another', row)
      if (fate === 'told without the row') tell('another')
      if (fate === 'told late') late.push(row)
      if (below(chance, 3) === 0 && late.length > 0) tell('another', late.shift())
      if (below(chance, 4) === 0) await table.queue.run(async () => {})
    }
    await server.tables.poll()
    await until(() => table.seq === rows.length)
    expect(table.match?.rows).toEqual(rows.map(({ row }) => row))
    expect(table.over).toBe(true)
    const match = openMatch(table.game, table.meta.options, 2, table.meta.seed)
    for (const { row } of rows) addRow(table.game, match, row as Row)
    expect(table.match?.state).toEqual(match.state)
    await until(() => watched?.seq === rows.length)
    expect(watched).toEqual(await look(people[0], id))
  },
)

test('a table closed at another node is dropped, and its watchers are told', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id } = await ada.call(routes.create, { body: { game: 'lanterns', seats } })
  const heard: string[] = []
  const table = await server.tables.get(id)
  const watcher = { viewer: 'spectator', form: 'sentences', player: null, hears: () => true } as const
  table.broadcast.add({ ...watcher, send: (text: string) => void heard.push(text) })
  await server.tables.poll()
  expect(server.tables.peek(id)).toBe(table)
  server.context.bus.publish(topicOf(id), { node: 'another', closed: true })
  await until(() => server.tables.peek(id) === undefined)
  expect(heard.map((text) => JSON.parse(text)).at(-1)).toMatchObject({
    is: 'left',
    because: 'the table is closed',
  })
})
