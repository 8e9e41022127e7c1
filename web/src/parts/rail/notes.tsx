import { useState } from 'react'
import { keepNotes, notesOf } from '../../table/notes.js'
import { words } from '../../words/play.js'

const w = words.table

/** My private notes on a table; they stay in this browser. */
export function Notes({ table }: { table: string }) {
  const [text, setText] = useState(() => notesOf(table))
  return (
    <div className="notes">
      <textarea
        aria-label={w.notes}
        aria-describedby="notes-where"
        placeholder={w.notesHint}
        value={text}
        maxLength={20_000}
        onChange={(event) => {
          setText(event.target.value)
          keepNotes(table, event.target.value)
        }}
      />
      <small id="notes-where">{w.notesWhere}</small>
    </div>
  )
}
