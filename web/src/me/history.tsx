import { type Me, routes, type TableSummary } from '@perilune/protocol'
import { useState } from 'react'
import { client, complain, useAsked } from '../client.js'
import { inForm } from '../form.js'
import { TableRow } from '../parts/lobby/table-row.js'
import { words } from '../words/me.js'

/** All my games, page by page. */
export function History({ me }: { me: Me }) {
  const first = useAsked(() => client.call(routes.mine, { query: inForm('data') }), `history:${me.id}`)
  const [older, setOlder] = useState<readonly TableSummary[]>([])
  const [ended, setEnded] = useState(false)
  const tables = [...(first?.tables ?? []), ...older]
  const more = async () => {
    const before = tables.at(-1)?.created
    const next = await client.call(routes.mine, {
      query: { ...inForm('data'), ...(before !== undefined && { before }) },
    })
    setOlder([...older, ...next.tables])
    setEnded(next.tables.length === 0)
  }
  return (
    <section aria-labelledby="history" className="me-history">
      <h2 id="history">{words.history}</h2>
      <p className="me-help">{tables.length > 0 ? words.historyHelp : words.none}</p>
      <ul>
        {tables.map((t) => (
          <TableRow key={t.id} table={t} me={me} />
        ))}
      </ul>
      {tables.length >= 50 && !ended && (
        <button type="button" className="btn second small" onClick={() => more().catch(complain)}>
          {words.more}
        </button>
      )}
    </section>
  )
}
