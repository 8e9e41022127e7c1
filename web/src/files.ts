import { routes, type TableView } from '@perilune/protocol'
import { client } from './client.js'

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
  save(`perilune-${now.game}-${now.id}.json`, await recordFor(now))
}

/** "This rule is wrong": what was seen, with the record and the moment, in one file. */
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
