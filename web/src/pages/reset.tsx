import '../css/me.css'
import { routes } from '@perilune/protocol'
import { useState } from 'react'
import { client, complain, setMe, tell } from '../client.js'
import { PasswordField } from '../me/password.js'
import { TopBar } from '../parts/shell.js'
import { go, paths } from '../router.js'
import { useTitle } from '../title.js'
import { words } from '../words/me.js'

const w = words.reset

/** Resets a forgotten password: asks for a link, then, with the link or its code, for a new password. */
export function ResetPage() {
  useTitle(w.title)
  const [token, setToken] = useState(() => location.hash.slice(1))
  const [sent, setSent] = useState(false)
  return (
    <div>
      <TopBar title={<b>{w.title}</b>} />
      <main className="me-page">
        <h1>{w.title}</h1>
        <div className="me-two">
          {token ? <NewPassword token={token} /> : <Request sent={sent} onSent={() => setSent(true)} />}
          {!token && sent && <Code onCode={setToken} />}
        </div>
      </main>
    </div>
  )
}

function Request({ sent, onSent }: { sent: boolean; onSent(): void }) {
  return (
    <form
      className="panel me-card"
      onSubmit={(event) => {
        event.preventDefault()
        const account = String(new FormData(event.currentTarget).get('account')).trim()
        client.call(routes.requestReset, { body: { account } }).then(onSent, complain)
      }}
    >
      <h2>{w.request}</h2>
      <p role="status">{sent ? w.sent : w.help}</p>
      <label className="field">
        <span className="label">{w.account}</span>
        <input className="input" name="account" autoComplete="username" maxLength={200} required />
      </label>
      <button type="submit" className={sent ? 'btn second' : 'btn primary'}>
        {sent ? w.again : w.send}
      </button>
    </form>
  )
}

const Code = ({ onCode }: { onCode(code: string): void }) => (
  <form
    className="panel me-card"
    onSubmit={(event) => {
      event.preventDefault()
      onCode(String(new FormData(event.currentTarget).get('code')).trim())
    }}
  >
    <h2>{w.haveCode}</h2>
    <p>{w.codeHelp}</p>
    <label className="field">
      <span className="label">{w.code}</span>
      <input className="input" name="code" autoComplete="one-time-code" maxLength={64} required />
    </label>
    <button type="submit" className="btn second">
      {w.useCode}
    </button>
  </form>
)

const NewPassword = ({ token }: { token: string }) => (
  <form
    className="panel me-card"
    onSubmit={(event) => {
      event.preventDefault()
      const next = String(new FormData(event.currentTarget).get('next'))
      client
        .call(routes.resetPassword, { body: { token, next } })
        .then((me) => {
          setMe(me)
          go(paths.me, { replace: true })
          tell(w.done)
        })
        .catch(complain)
    }}
  >
    <h2>{w.choose}</h2>
    <p>{w.chooseHelp}</p>
    <PasswordField label={words.newPassword} name="next" kind="new-password" />
    <button type="submit" className="btn primary">
      {w.save}
    </button>
  </form>
)
