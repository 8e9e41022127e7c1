import { routes, type SignInMethods } from '@perilune/protocol'
import { type FormEvent, useState } from 'react'
import { client, complain, tell } from '../client.js'
import { words } from '../words/me.js'
import { ConfirmForm } from './confirm-form.js'
import { addPasskey } from './passkeys.js'

type Passkey = SignInMethods['passkeys'][number]
type Doing = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey }

/** The passkeys of the account, each to be renamed or removed, and a button that adds one. */
export function PasskeyList({ methods, set }: { methods: SignInMethods; set(methods: SignInMethods): void }) {
  const [doing, setDoing] = useState<Doing>()
  const w = words.passkeys
  const done = (said: string) => (after: SignInMethods) => {
    set(after)
    setDoing(undefined)
    tell(said)
  }
  return (
    <div className="me-list">
      <h3>{w.title}</h3>
      <p>{methods.passkeys.length > 0 ? w.help : words.passkeyHelp}</p>
      <ul>
        {methods.passkeys.map((passkey) => (
          <li key={passkey.id} className="me-row">
            <div>
              <b>{passkey.name || w.unnamed}</b>
              <p>{w.dates(passkey.added, passkey.used)}</p>
            </div>
            <div className="me-acts">
              <button
                type="button"
                className="btn second small"
                aria-label={w.renameName(passkey.name || w.unnamed)}
                onClick={() => setDoing({ what: 'rename', passkey })}
              >
                {w.rename}
              </button>
              <button
                type="button"
                className="btn second small"
                aria-label={w.removeName(passkey.name || w.unnamed)}
                onClick={() => setDoing({ what: 'remove', passkey })}
              >
                {w.remove}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {doing === undefined && (
        <button type="button" className="btn second small" onClick={() => setDoing({ what: 'add' })}>
          {words.addPasskey}
        </button>
      )}
      {doing?.what === 'add' && (
        <ConfirmForm
          title={words.addPasskey}
          help={w.addHelp}
          label={w.addNow}
          password={methods.password}
          onCancel={() => setDoing(undefined)}
          act={async (by, form) => {
            await addPasskey({ ...by, label: String(form.get('label')).trim() })
            done(words.passkeyAdded)(await client.call(routes.passkeys, {}))
          }}
        >
          <NameField initial="" />
        </ConfirmForm>
      )}
      {doing?.what === 'remove' && (
        <ConfirmForm
          title={w.removeName(doing.passkey.name || w.unnamed)}
          help={w.removeHelp}
          label={w.remove}
          password={methods.password}
          onCancel={() => setDoing(undefined)}
          act={(by) =>
            client
              .call(routes.removePasskey, { params: { passkey: doing.passkey.id }, body: by })
              .then(done(w.removed))
          }
        />
      )}
      {doing?.what === 'rename' && (
        <Rename passkey={doing.passkey} onDone={done(w.renamed)} onCancel={() => setDoing(undefined)} />
      )}
    </div>
  )
}

const NameField = ({ initial }: { initial: string }) => (
  <label className="field">
    <span className="label">{words.passkeys.name}</span>
    <input className="input" name="label" defaultValue={initial} maxLength={40} />
    <span className="help">{words.passkeys.nameHelp}</span>
  </label>
)

interface RenameProps {
  passkey: Passkey
  onDone(methods: SignInMethods): void
  onCancel(): void
}

function Rename({ passkey, onDone, onCancel }: RenameProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('label')).trim()
    const params = { passkey: passkey.id }
    if (name) client.call(routes.namePasskey, { params, body: { name } }).then(onDone, complain)
  }
  return (
    <form className="panel me-card" onSubmit={submit}>
      <h3>{words.passkeys.renameName(passkey.name || words.passkeys.unnamed)}</h3>
      <NameField initial={passkey.name} />
      <p className="me-acts">
        <button type="submit" className="btn primary small">
          {words.passkeys.saveName}
        </button>
        <button type="button" className="btn quiet small" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  )
}
