import { Refusal } from '@perilune/protocol'
import type { Importable } from '../../replay/tasks.js'
import type { Append, NewGame, PlayerRow, SeatRow } from '../../store/port.js'
import type { LiveTable } from '../live-table.js'
import type { LiveTables } from '../live-tables.js'

/** So many rows are written at once. */
const AT_ONCE = 200

/** A finished game from elsewhere becomes a table like any other, with nobody in its seats. */
export async function importRecord(
  tables: LiveTables,
  player: PlayerRow,
  { record, over, snapshot }: Importable,
): Promise<LiveTable> {
  if (!over) throw new Refusal('BAD_RECORD', { problem: 'the game is not over in it' })
  const { store, now, newTableId } = tables.context
  const meta: NewGame = {
    id: newTableId(),
    game: record.game,
    rules: record.rules,
    options: { ...record.options },
    seed: record.seed as string,
    commit: record.commit,
    chosenSeed: false,
    time: { kind: 'none' },
    onTimeout: 'bot',
    listed: false,
    begin: 'host',
    host: player.id,
    state: 'open',
    created: now(),
    rematch: null,
  }
  const seats = Array.from({ length: record.seats }, (_, seat): SeatRow => {
    return { seat, kind: 'closed', player: null, name: `seat ${seat + 1}`, level: null }
  })
  await store.createGame(meta, seats)
  const stored = { key: null, at: now(), asked: [], bot: false, progress: '' }
  await store.start(meta.id, seats, { game: meta.id, row: { ...stored, seq: 0, row: null } })
  const appends = record.rows.map((row, i): Append => {
    const last = i === record.rows.length - 1
    return {
      game: meta.id,
      row: { ...stored, seq: i + 1, row },
      // So that nobody has to play it on the main thread to open it.
      ...(last && { snapshot: { rules: record.rules, data: snapshot } }),
    }
  })
  // Some at a time: a long record must not keep the main thread from others.
  for (let i = 0; i < appends.length; i += AT_ONCE)
    await Promise.all(appends.slice(i, i + AT_ONCE).map((append) => store.append(append)))
  await store.setState(meta.id, 'over', 'playing')
  return tables.get(meta.id)
}
