import { routes, type TableView } from '@perilune/protocol'
import { Dialog } from '@perilune/ui'
import { useState } from 'react'
import { client, complain, tell } from '../client.js'
import { saveReport } from '../files.js'
import { words } from '../words.js'

const w = words.table
const LONGEST = 500

/** "This rule is wrong": the text, the position and the record go to whoever keeps the server, or into a file. */
export function ReportRule({ now, onClose }: { now: TableView; onClose(): void }) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    await client.call(routes.reportRule, { params: { id: now.id }, body: { text, seq: now.seq } })
    tell(w.reported)
    onClose()
  }
  return (
    <Dialog title={w.report} onClose={onClose}>
      <form
        className="new-game"
        onSubmit={(event) => {
          event.preventDefault()
          setBusy(true)
          send()
            .catch(complain)
            .finally(() => setBusy(false))
        }}
      >
        <p>{w.reportHelp}</p>
        <textarea
          className="input"
          rows={5}
          aria-label={w.reportText}
          placeholder={w.reportText}
          required
          maxLength={LONGEST}
          value={text}
          onChange={(e) => setText(e.target.value)}
        />
        <p className="dialog-acts">
          <button
            type="button"
            className="btn second"
            onClick={() => saveReport(now, text).then(onClose, complain)}
          >
            {w.reportSave}
          </button>
          <button type="submit" className="btn primary" disabled={busy || !text.trim()}>
            {w.reportSend}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
