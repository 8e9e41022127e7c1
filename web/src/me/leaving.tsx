import { type Me, routes } from '@perilune/protocol'
import { useState } from 'react'
import { client, complain, setMe, tell } from '../client.js'
import { save } from '../files.js'
import { words as app } from '../words/index.js'
import { words } from '../words/me.js'
import { confirmed, unlessGivenUp } from './passkeys.js'
import { PasswordField } from './password.js'

/** Downloads everything that is stored about me as one file, page by page. */
async function download(me: Me): Promise<void> {
  const first = await client.call(routes.exported, { query: {} })
  const games = [...first.games]
  for (let { next } = first; next !== null; ) {
    const page = await client.call(routes.exported, { query: { before: next } })
    games.push(...page.games)
    next = page.next
  }
  const { next: _, ...all } = first
  save(`perilune-${me.name}.json`, { ...all, games })
}

/** What is stored about me: download it, or have it deleted. */
export function Leaving({ me }: { me: Me }) {
  const [sure, setSure] = useState(false)
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{words.leaving.title}</h2>
      <div className="me-row">
        <div>
          <h3>{words.leaving.download}</h3>
          <p>{words.leaving.downloadHelp}</p>
        </div>
        <button type="button" className="btn second small" onClick={() => download(me).catch(complain)}>
          {words.leaving.save}
        </button>
      </div>
      <div className="me-row">
        <div>
          <h3>{words.leaving.erase}</h3>
          <p>{words.leaving.eraseHelp}</p>
        </div>
        {!sure && (
          <button type="button" className="btn quiet small" onClick={() => setSure(true)}>
            {words.leaving.begin}
          </button>
        )}
      </div>
      {sure && <Erase me={me} onStay={() => setSure(false)} />}
    </section>
  )
}

function Erase({ me, onStay }: { me: Me; onStay(): void }) {
  return (
    <form
      className="panel me-card"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const password = String(form.get('password') ?? '')
        const name = String(form.get('name')).trim()
        confirmed(password, (by) => client.call(routes.erase, { body: { ...by, name } }))
          .then(() => {
            setMe(null)
            tell(words.leaving.done)
          })
          .catch(unlessGivenUp)
      }}
    >
      <p>{words.leaving.sure(me.name)}</p>
      <label className="field">
        <span className="label">{app.me.name}</span>
        <input className="input" name="name" autoComplete="off" maxLength={30} required />
      </label>
      {me.account && (
        <PasswordField
          label={words.password}
          name="password"
          kind="current-password"
          optional={words.leaving.passwordHelp}
        />
      )}
      <p className="me-acts">
        <button type="submit" className="btn primary">
          {words.leaving.eraseNow}
        </button>
        <button type="button" className="btn second" onClick={onStay}>
          {words.leaving.stay}
        </button>
      </p>
    </form>
  )
}
