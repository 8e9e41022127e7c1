import { routes } from '@perilune/protocol'
import { Dialog } from '@perilune/ui'
import { useState } from 'react'
import { client, complain, copy } from '../../client.js'
import { Holders } from '../../waiting/seat-holders.js'
import { words } from '../../words/play.js'

const w = words.table

/** A link that brings my seat to another device, and who has used one. */
export function DeviceLink(props: { table: string; seat: number; onClose(): void }) {
  const [link, setLink] = useState<string>()
  const make = async () => {
    const { path } = await client.call(routes.makeLink, { params: { id: props.table, seat: props.seat } })
    setLink(location.origin + path)
  }
  return (
    <Dialog title={w.device} onClose={props.onClose}>
      <div className="new-game">
        <p>{w.deviceHelp}</p>
        {link ? (
          <div className="invite">
            <input
              className="input"
              readOnly
              value={link}
              aria-label={w.device}
              onFocus={(e) => e.target.select()}
            />
            <button type="button" className="btn primary" onClick={() => copy(link, words.waiting.copied)}>
              {words.waiting.copy}
            </button>
          </div>
        ) : (
          <button type="button" className="btn primary" onClick={() => make().catch(complain)}>
            {w.deviceMake}
          </button>
        )}
        <Holders table={props.table} seat={props.seat} />
      </div>
    </Dialog>
  )
}
