import { addRow, openMatch, type Row, same } from '@perilune/engine'
import { games } from '@perilune/games'
import { type Client, routes, type TableView } from '@perilune/protocol'
import type { Store, StoredRow } from '@perilune/server'
import { type Player, persist, type Said, type Seen } from './players.js'

export interface Findings {
  acknowledged: number
  refused: Record<string, number>
  unanswered: number
  tables: number
  rows: number
  /** Each is a sentence; there should be none of any kind. */
  lost: string[]
  doubled: string[]
  misplaced: string[]
  /** Refused, and in the log nevertheless. */
  refusedButTaken: string[]
  /** Logs that the rules refuse, or that have a hole. */
  illegal: string[]
  /** Clients that ended with something else than what is true, or saw time run backwards. */
  untrue: string[]
}

/** A view without what depends on who looks at which node. */
const plain = ({ clock: _, seats, ...view }: TableView) => ({
  ...view,
  seats: seats.map(({ here: __, ...seat }) => seat),
})

/** Holds the histories of all clients against the logs in the store. */
export async function check(players: readonly Player[], store: Store, at: Client[]): Promise<Findings> {
  const found: Findings = {
    acknowledged: 0,
    refused: {},
    unanswered: 0,
    tables: 0,
    rows: 0,
    lost: [],
    doubled: [],
    misplaced: [],
    refusedButTaken: [],
    illegal: [],
    untrue: [],
  }
  const logs = new Map<string, StoredRow[]>()
  for (const { table } of players.flatMap(({ seen }) => seen))
    if (!logs.has(table)) logs.set(table, await store.rows(table, -1))
  found.tables = logs.size
  for (const [table, log] of logs) {
    found.rows += Math.max(0, log.length - 1)
    await replays(found, store, table, log)
  }
  for (const player of players) {
    const byKey = keysOf(player, logs)
    let last = { table: '', seq: -1 }
    for (const said of player.said) last = judge(found, said, byKey.get(said.key) ?? [], last)
  }
  for (const [i, player] of players.entries())
    for (const seen of player.seen) await endedRight(found, seen, logs.get(seen.table) ?? [], at[i])
  return found
}

/** The rows of a player by the key under which they were sent. */
function keysOf(player: Player, logs: ReadonlyMap<string, StoredRow[]>): Map<string, StoredRow[]> {
  const byKey = new Map<string, StoredRow[]>()
  for (const { table } of player.seen)
    for (const row of logs.get(table) ?? []) {
      if (!row.key?.startsWith(`${player.id}:`)) continue
      const key = row.key.split(':')[2]
      byKey.set(key, [...(byKey.get(key) ?? []), row])
    }
  return byKey
}

function judge(
  found: Findings,
  said: Said,
  rows: readonly StoredRow[],
  last: { table: string; seq: number },
): { table: string; seq: number } {
  const name = `${said.table} seat ${said.seat} key ${said.key} ${JSON.stringify(said.row)}`
  if (rows.length > 1) found.doubled.push(`${name}: at ${rows.map((r) => r.seq).join(' and ')}`)
  if (!said.end) {
    found.unanswered++
    return last
  }
  if ('refused' in said.end) {
    const { refused } = said.end
    found.refused[refused] = (found.refused[refused] ?? 0) + 1
    if (rows.length > 0) found.refusedButTaken.push(`${name}: ${refused}, but it is at ${rows[0].seq}`)
    return last
  }
  found.acknowledged++
  const { seq } = said.end
  if (rows.length === 0) found.lost.push(`${name}: acknowledged at ${seq}`)
  else if (rows[0].seq !== seq || !same(rows[0].row, said.row))
    found.misplaced.push(`${name}: acknowledged at ${seq}, and ${JSON.stringify(rows[0])} is there`)
  // A client sends the next when the last one is answered: so they stand in the log.
  if (last.table === said.table && seq <= last.seq)
    found.misplaced.push(`${name}: at ${seq}, though an earlier one is at ${last.seq}`)
  return { table: said.table, seq }
}

/** The log has no hole, and every row of it is legal after those before it. */
async function replays(
  found: Findings,
  store: Store,
  table: string,
  log: readonly StoredRow[],
): Promise<void> {
  const meta = await store.game(table)
  if (!meta || log.length === 0) {
    found.illegal.push(`${table}: there is no log`)
    return
  }
  const hole = log.findIndex((row, i) => row.seq !== i)
  if (hole >= 0) found.illegal.push(`${table}: ${log[hole].seq} stands in the place of ${hole}`)
  try {
    const match = openMatch(games[meta.game], meta.options, (await store.seats(table)).length, meta.seed)
    for (const { row } of log.slice(1)) addRow(games[meta.game], match, row as Row)
  } catch (error) {
    found.illegal.push(`${table}: ${error}`)
  }
}

/**
 * What the client has pieced together is what a node that knows nothing but the log shows, event by event
 * too.
 */
async function endedRight(
  found: Findings,
  { table, seat, watching, backwards }: Seen,
  log: readonly StoredRow[],
  client: Client,
): Promise<void> {
  found.untrue.push(...backwards)
  const name = `${table} seat ${seat}`
  const { now } = watching
  const last = log.length - 1
  if (now?.seq !== last) {
    found.untrue.push(`${name}: ends at ${now?.seq}, the log at ${last}`)
    return
  }
  const truth = await persist(() => client.call(routes.look, { params: { id: table }, query: { seat } }))
  if (!same(plain(now), plain(truth))) found.untrue.push(`${name}: another view at ${last}`)
  const told = await persist(() =>
    client.call(routes.log, { params: { id: table }, query: { seat, after: -1 } }),
  )
  if (!same(JSON.parse(JSON.stringify(watching.events)), told.events)) {
    const at = told.events.findIndex((event, i) => !same(watching.events[i] ?? null, event))
    found.untrue.push(
      `${name}: ${watching.events.length} events, and ${told.events.length} happened; they part at ${at}: ${JSON.stringify(watching.events[at])} for ${JSON.stringify(told.events[at])}`,
    )
  }
}
