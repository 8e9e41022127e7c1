import { Refusal } from '@perilune/protocol'
import type { GameRow } from '../../store/port.js'
import { setAgreements } from '../agreements/agreements.js'
import type { Clock } from '../clock/clock.js'
import { CurrentDecisions } from '../state/current-decisions.js'
import { controlsOf } from '../state/seat-control.js'
import { setMatch, type Table } from '../state/table.js'
import { AnswerKeys, KEYS } from './answer-keys.js'
import { openFromLog } from './replay-log.js'

/** Reads everything about a table from the store. */
export async function loadTable(table: Table): Promise<void> {
  const { id } = table
  const { store } = table.context
  const known = table.match ? table.seq : -1
  // Before the seats: a change of seats that is counted here is then seen below.
  const meta = await store.game(id)
  const [seats, holders, rows, clock, agreements] = await Promise.all([
    store.seats(id),
    store.holders(id),
    store.log(id),
    store.clock(id),
    store.agreements(id),
  ])
  if (!meta) throw new Refusal('NO_SUCH_TABLE')
  // The game has started between the two reads, and seats may have moved up.
  if (rows && meta.state === 'open') return loadTable(table)
  // Everything is read before anything is set: if the store fails midway, the table is unchanged.
  const keys = rows ? await store.keys(id, rows.length - KEYS) : []
  await takeRules(table, meta)
  const match = rows && (await openFromLog(store, table.game, { ...meta, seats: seats.length }, rows))
  Object.assign(table, { meta: rows ? meta : { ...meta, rules: table.game.rules }, seats, holders })
  table.clock = (clock?.data as Clock | undefined) ?? null
  setAgreements(table, agreements)
  if (!match) return
  setMatch(table, match)
  table.controls = controlsOf(seats, match.rows)
  table.keys = new AnswerKeys()
  // Without those of rows that were added after the log was read.
  for (const { key, seq } of keys) if (key && seq <= table.seq) table.keys.add(key, seq)
  table.decisions.note(match, seats, table.seq)
  table.listeners.reloaded(known)
}

/** A node of another release may have started the game under other rules than this one would have. */
async function takeRules(table: Table, { game, rules, state }: GameRow): Promise<void> {
  if (state === 'open' || rules === table.game.rules) return
  const { alone, versionOf } = table.context
  const version = await versionOf(game, rules)
  if (!version) throw new Refusal(alone ? 'RULES_GONE' : 'OTHER_RULES', { rules })
  table.game = version
  table.decisions = new CurrentDecisions(version)
}
