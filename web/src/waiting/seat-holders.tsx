import { type AnswerOf, routes } from '@perilune/protocol'
import { useEffect, useState } from 'react'
import { client, complain, tell } from '../client.js'
import { words } from '../words/play.js'

const w = words.table
type Holder = AnswerOf<typeof routes.holders>['holders'][number]

/** Who plays my seat by a link, each with a button that ends it. Empty if there is nobody. */
export function Holders({ table, seat }: { table: string; seat: number }) {
  const [holders, setHolders] = useState<readonly Holder[]>([])
  useEffect(() => {
    client
      .call(routes.holders, { params: { id: table, seat } })
      .then((found) => setHolders(found.holders), complain)
  }, [table, seat])
  const revoke = async ({ player, name }: Holder) => {
    const left = await client.call(routes.revokeHolder, { params: { id: table, seat, player } })
    setHolders(left.holders)
    tell(w.revoked(name))
  }
  if (holders.length === 0) return null
  return (
    <section className="seat-holders" aria-label={w.holders}>
      <h3>{w.holders}</h3>
      <ul>
        {holders.map((holder) => (
          <li key={holder.player}>
            <span>
              {holder.name} <small>{w.holderSince(holder.since)}</small>
            </span>
            <button
              type="button"
              className="btn second small"
              aria-label={w.revokeName(holder.name)}
              onClick={() => revoke(holder).catch(complain)}
            >
              {w.revoke}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
