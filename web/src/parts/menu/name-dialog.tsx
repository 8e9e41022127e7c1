import { Dialog } from '@perilune/ui'
import { useState } from 'react'
import { beGuest, complain } from '../../client.js'
import { words as rareWords } from '../../words/games.js'
import { words } from '../../words/index.js'

const w = rareWords.naming

/** Asks newcomers once for their name. One is suggested, so pressing Enter is enough. */
export function NameDialog({ onNamed, onClose }: { onNamed(): void; onClose(): void }) {
  const [name, setName] = useState(() => words.guestName())
  return (
    <Dialog title={w.title} onClose={onClose}>
      <form
        className="new-game"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) beGuest(name.trim()).then(onNamed, complain)
        }}
      >
        <label className="field">
          <span className="label">{w.label}</span>
          <input
            className="input"
            value={name}
            maxLength={30}
            autoComplete="nickname"
            onFocus={(event) => event.target.select()}
            onChange={(event) => setName(event.target.value)}
          />
          <span className="help">{w.help}</span>
        </label>
        <button type="submit" className="btn primary" disabled={!name.trim()}>
          {w.go}
        </button>
      </form>
    </Dialog>
  )
}
