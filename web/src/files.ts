import { routes, type TableView } from '@perilune/protocol'
import { client, ensureMe } from './client.js'
import { paths } from './router.js'

/** Downloads a file. */
export function save(name: string, content: unknown): void {
  const blob = new Blob([`${JSON.stringify(content, null, 1)}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

const recordFor = ({ id, viewer, state }: TableView) =>
  client.call(routes.record, {
    params: { id },
    query: viewer === 'spectator' || state === 'over' ? {} : { seat: viewer },
  })

export async function saveRecord(now: TableView): Promise<void> {
  const record = await recordFor(now)
  // The seed of a running game is secret, so its record names the table where it can be opened.
  const from = now.state === 'over' ? {} : { table: now.id }
  save(`perilune-${now.game}-${now.id}.json`, { ...record, ...from })
}

/**
 * Opens a record from a file: a finished game as a new table, a running one at its own table, at the saved
 * moment.
 */
export async function openRecord(file: File): Promise<string> {
  await ensureMe()
  const body = JSON.parse(await file.text())
  if (typeof body?.table === 'string' && Array.isArray(body.rows))
    return paths.replay(body.table, body.rows.length)
  const table = await client.call(routes.imported, { body })
  return paths.replay(table.id)
}

/** Saves a "This rule is wrong" report: the text, the record and the moment in one file. */
export async function saveReport(now: TableView, text: string): Promise<void> {
  const { decisions, view, seq, rules, game, viewer } = now
  save(`perilune-report-${game}-${now.id}-${seq}.json`, {
    report: text,
    game,
    rules,
    table: now.id,
    seq,
    viewer,
    view,
    decisions,
    record: await recordFor(now),
  })
}
