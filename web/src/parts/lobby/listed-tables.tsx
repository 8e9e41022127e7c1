import { type ListedTable, type Me, routes, type TableSummary } from '@perilune/protocol'
import { useState } from 'react'
import { client, complain, useAsked } from '../../client.js'
import { inForm } from '../../form.js'
import { words } from '../../words/index.js'
import { TableRow } from './table-row.js'

const w = words.lobby
/** The number of rows shown at first, and added by each click on the button. */
const STEP = 8

/** Other people's tables that anyone may join or watch: one row per host, more on request. */
export function ListedTables({ me }: { me: Me | null }) {
  const open = useAsked(
    () => client.call(routes.listed, { query: { state: 'open', ...inForm('data') } }),
    'open',
    10_000,
  )
  const playing = useAsked(
    () => client.call(routes.listed, { query: { state: 'playing', ...inForm('data') } }),
    'playing',
    30_000,
  )
  const [shown, setShown] = useState(STEP)
  const [later, setLater] = useState<{ tables: ListedTable[]; next: number | null }>()
  const older = later?.tables ?? []
  const next = later ? later.next : (open?.next ?? null)
  const fresh = [...(open?.tables ?? []), ...older, ...(playing?.tables ?? [])]
  const tables = fresh.filter((t, i) => t.mine.length === 0 && fresh.findIndex(({ id }) => id === t.id) === i)
  const showMore = async () => {
    if (next !== null) {
      const page = await client.call(routes.listed, {
        query: { state: 'open', before: next, ...inForm('data') },
      })
      setLater({ tables: [...older, ...page.tables], next: page.next })
    }
    setShown(shown + STEP)
  }
  return (
    <section>
      <h2>{w.openTables}</h2>
      {tables.length === 0 && <p className="none">{w.noOpen}</p>}
      <ul>
        {tables.slice(0, shown).map((t) => (
          <HostRows key={t.id} table={t} me={me} />
        ))}
      </ul>
      {(shown < tables.length || next !== null) && (
        <button
          type="button"
          className="btn quiet small show-more"
          onClick={() => showMore().catch(complain)}
        >
          {w.showMore}
        </button>
      )}
    </section>
  )
}

/** A host's latest table, and the others on request. */
function HostRows({ table, me }: { table: ListedTable; me: Me | null }) {
  const [others, setOthers] = useState<readonly TableSummary[] | null>(null)
  const show = async () => {
    const { state, host } = table
    if (state !== 'open' && state !== 'playing') return
    const found = await client.call(routes.listed, { query: { state, host, ...inForm('data') } })
    setOthers(found.tables.filter(({ id, mine }) => id !== table.id && mine.length === 0))
  }
  return (
    <>
      <TableRow table={table} me={me} />
      {table.more > 0 && !others && (
        <li className="more-of-host">
          <button type="button" className="btn quiet small" onClick={() => show().catch(complain)}>
            {w.moreOfHost(table.more)}
          </button>
        </li>
      )}
      {others?.map((t) => (
        <TableRow key={t.id} table={t} me={me} />
      ))}
    </>
  )
}
