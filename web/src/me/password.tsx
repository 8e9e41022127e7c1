import { type Me, routes, SHORTEST_PASSWORD } from '@perilune/protocol'
import { useState } from 'react'
import { client, setMe, tell } from '../client.js'
import { words as app } from '../words/index.js'
import { words } from '../words/me.js'
import { confirmed, unlessGivenUp } from './passkeys.js'

interface Field {
  label: string
  name: string
  kind: 'new-password' | 'current-password'
  optional?: string
}

/** A password field, hidden unless the user asks to see it. It accepts pasted text and never truncates it. */
export function PasswordField({ label, name, kind, optional }: Field) {
  const [shown, setShown] = useState(false)
  const isNew = kind === 'new-password'
  const help = optional ?? (isNew ? words.passwordHelp(SHORTEST_PASSWORD) : undefined)
  return (
    <>
      <label className="field">
        <span className="label">{label}</span>
        <input
          className="input"
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={kind}
          minLength={isNew ? SHORTEST_PASSWORD : undefined}
          required={optional === undefined}
        />
        {help && <span className="help">{help}</span>}
      </label>
      <label className="me-show">
        <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} /> {words.show}
      </label>
    </>
  )
}

/** Replaces the password, or sets the first one of an account that has a passkey. */
export function ChangePassword({ me, onDone }: { me: Me; onDone(): void }) {
  return (
    <form
      className="panel me-card"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const next = String(form.get('next'))
        confirmed(String(form.get('current')), (by) =>
          client.call(routes.changePassword, { body: { ...by, next } }),
        )
          .then((changed) => {
            setMe(changed)
            tell(words.changed)
            onDone()
          })
          .catch(unlessGivenUp)
      }}
    >
      <h3>{words.changePassword}</h3>
      <p>{words.changeHelp}</p>
      {/* Tells the password manager which account the password belongs to. */}
      <input
        name="username"
        autoComplete="username"
        value={me.name}
        readOnly
        hidden
        aria-label={app.me.name}
      />
      <PasswordField
        label={words.currentPassword}
        name="current"
        kind="current-password"
        optional={words.currentHelp}
      />
      <PasswordField label={words.newPassword} name="next" kind="new-password" />
      <button type="submit" className="btn primary">
        {words.changeNow}
      </button>
    </form>
  )
}
