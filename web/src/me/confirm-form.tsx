import type { ReactNode } from 'react'
import { words } from '../words/me.js'
import { type Confirmed, confirmed, unlessGivenUp } from './passkeys.js'
import { PasswordField } from './password.js'

interface Props {
  title: string
  help: string
  /** The label of the button that confirms. */
  label: string
  /** Whether the account has a password to ask for; if not, the device asks for a passkey. */
  password: boolean
  act(by: Confirmed, form: FormData): Promise<unknown>
  onCancel(): void
  children?: ReactNode
}

/** Asks for the password or a passkey again before a change of who can get into the account. */
export function ConfirmForm({ title, help, label, password, act, onCancel, children }: Props) {
  return (
    <form
      className="panel me-card"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        confirmed(String(form.get('current') ?? ''), (by) => act(by, form)).catch(unlessGivenUp)
      }}
    >
      <h3>{title}</h3>
      <p>{help}</p>
      {children}
      {password ? (
        <PasswordField
          label={words.currentPassword}
          name="current"
          kind="current-password"
          optional={words.confirmHelp}
        />
      ) : (
        <p>{words.confirmByPasskey}</p>
      )}
      <p className="me-acts">
        <button type="submit" className="btn primary small">
          {label}
        </button>
        <button type="button" className="btn quiet small" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  )
}
