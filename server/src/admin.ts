import { userInfo } from 'node:os'
import { type GameRecord, RECORD_FORMAT, type Row } from '@perilune/engine'
import { cleanName } from '@perilune/protocol'
import { timedId } from './ports/ids.js'
import { openSqlite } from './store/open.js'
import type { OperatorAct, PlayerRow, Report, RuleReport, Store } from './store/port.js'
import { openPostgres } from './store/postgres.js'

/**
 * The operator's commands. They write to the store beside a running server, which checks for that once a
 * second; connected players are affected at the next socket heartbeat, within 20 seconds.
 */
export async function withStore<T>(
  dataDir: string,
  work: (store: Store) => Promise<T>,
  databaseUrl?: string,
): Promise<T> {
  const store = await (databaseUrl ? openPostgres(databaseUrl, 1) : openSqlite(dataDir))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** The operating system user who acts, and the one behind sudo. */
function operator(): string {
  const { username } = userInfo()
  const { SUDO_USER: behind } = process.env
  return behind && behind !== username ? `${username} (${behind})` : username
}

/** Keeps what the operator did: ids and results, no names or texts of people. */
async function note(store: Store, act: string, about: string, result: string): Promise<void> {
  const at = Date.now()
  await store.addOperatorAct({ id: timedId(at), at, who: operator(), act, about, result })
}

/** What the operator did, the oldest first. */
export const listOperatorActs = (store: Store, limit = 200): Promise<OperatorAct[]> =>
  store.operatorLog(limit)

export interface ReportLine extends Report {
  byName: string
  aboutName: string
}

export async function listReports(store: Store, all = false): Promise<ReportLine[]> {
  const reports = await store.reports(!all)
  await note(store, 'reports', all ? 'all' : 'open', `${reports.length} listed`)
  const name = async (id: string) => (await store.player(id))?.name ?? '?'
  return Promise.all(
    reports.map(async (r) => ({ ...r, byName: await name(r.by), aboutName: await name(r.about) })),
  )
}

export async function finishReport(store: Store, id: string): Promise<boolean> {
  const done = (await store.finishReport(id)) || (await store.finishRuleReport(id))
  await note(store, 'done', id, done ? 'done' : 'not found')
  return done
}

export interface RuleReportLine extends RuleReport {
  byName: string
  /** Which game it is, by its id. */
  rulesOf: string
}

export async function listRuleReports(store: Store, all = false): Promise<RuleReportLine[]> {
  const reports = await store.ruleReports(!all)
  await note(store, 'rules', all ? 'all' : 'open', `${reports.length} listed`)
  return Promise.all(
    reports.map(async (r) => ({
      ...r,
      byName: (await store.player(r.by))?.name ?? '?',
      rulesOf: (await store.game(r.game))?.game ?? '?',
    })),
  )
}

/** The record of the game that a report is about, up to the moment it is about: it can be played again. */
export async function recordOfReport(store: Store, id: string): Promise<GameRecord | undefined> {
  const report = (await store.ruleReports(false)).find((r) => r.id === id)
  const meta = report && (await store.game(report.game))
  await note(store, 'record', id, report && meta ? `table ${meta.id}` : 'not found')
  if (!report || !meta) return
  const { game, rules, options, commit, seed } = meta
  const seats = (await store.seats(meta.id)).length
  const rows = (await store.rows(meta.id, 0)).slice(0, report.seq).map((r) => r.row as Row)
  return { perilune: RECORD_FORMAT, game, rules, seats, options, commit, seed, rows }
}

/**
 * Bans or unbans the player with this id, or the only one with this name. If several have the name, nobody is
 * changed and all are returned, so that the operator can choose by id.
 */
export async function ban(
  store: Store,
  player: string,
  banned = true,
): Promise<{ done: PlayerRow | undefined; found: PlayerRow[] }> {
  const byId = await store.player(player)
  const found = byId ? [byId] : await store.playersNamed(cleanName(player))
  const act = banned ? 'ban' : 'unban'
  if (found.length !== 1) {
    await note(store, act, '', `nothing: ${found.length} players found`)
    return { done: undefined, found }
  }
  await store.setPlayer(found[0].id, { banned })
  await note(store, act, found[0].id, 'done')
  return { done: found[0], found }
}

/** Ends a table: an open one is closed, one in play is stopped without a winner. */
export async function closeTable(store: Store, id: string, now = Date.now()): Promise<Closed> {
  const result = await endTable(store, id, now)
  await note(store, 'close', id, result)
  return result
}

type Closed = 'closed' | 'stopped' | 'nothing'

async function endTable(store: Store, id: string, now: number): Promise<Closed> {
  if (await store.setState(id, 'closed', 'open')) return 'closed'
  for (;;) {
    if ((await store.game(id))?.state !== 'playing') return 'nothing'
    const last = (await store.lastRows([id])).get(id)
    const row = { act: 'stop' } as const
    const stored = { seq: (last?.seq ?? 0) + 1, row, key: null, at: now, asked: [], bot: false, progress: '' }
    // A player may be faster; then the next place in the log is tried.
    if (await store.append({ game: id, row: stored, ends: true })) return 'stopped'
  }
}
