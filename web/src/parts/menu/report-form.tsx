import { Dialog } from '@perilune/ui'
import { type ReactNode, useState } from 'react'
import { complain, tell } from '../../client.js'

interface Words {
  reportHelp: string
  reportText: string
  reportSend: string
  reported: string
}

/** A report to the operator in the player's own words. `beside`: other actions to offer. */
export function ReportForm(props: {
  title: string
  words: Words
  longest: number
  send(text: string): Promise<unknown>
  beside?(text: string): ReactNode
  onClose(): void
}) {
  const { words: w } = props
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    await props.send(text.trim())
    tell(w.reported)
    props.onClose()
  }
  return (
    <Dialog title={props.title} onClose={props.onClose}>
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
          maxLength={props.longest}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="dialog-acts">
          {props.beside?.(text)}
          <button type="submit" className="btn primary" disabled={busy || !text.trim()}>
            {w.reportSend}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
