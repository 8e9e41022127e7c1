import { type Me, routes, type SignInMethods } from '@perilune/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { beGuest, client, complain, ensureMe, setMe, tell } from '../client.js'
import { Link, paths } from '../router.js'
import { words as app } from '../words/index.js'
import { words } from '../words/me.js'
import { ConfirmForm } from './confirm-form.js'
import { PasskeyList } from './passkey-list.js'
import { addPasskey, signInWithPasskey, unlessGivenUp } from './passkeys.js'
import { ChangePassword, PasswordField } from './password.js'
import { SessionList } from './session-list.js'

/** My account: a guest's name, or how the holder of an account signs in. */
export function Account({ me }: { me: Me | null }) {
  return (
    <section aria-labelledby="who">
      <h2 id="who">{words.who}</h2>
      <p className="me-help">
        {me ? (me.account ? words.account(me.name) : words.guest(me.name)) : words.nobody}
      </p>
      {me && !me.account && <Name me={me} />}
      {me?.account ? <SignedIn me={me} /> : <OpenOrSignIn me={me} />}
    </section>
  )
}

function Name({ me }: { me: Me }) {
  return (
    <form
      className="me-form"
      onSubmit={(event) => {
        event.preventDefault()
        const name = String(new FormData(event.currentTarget).get('name')).trim()
        if (name && name !== me.name) beGuest(name).catch(complain)
      }}
    >
      <input
        className="input"
        name="name"
        aria-label={app.me.name}
        defaultValue={me.name}
        maxLength={30}
        required
      />
      <button type="submit" className="btn second small">
        {app.me.saveName}
      </button>
    </form>
  )
}

function SignedIn({ me }: { me: Me }) {
  const out = async (everywhere: boolean) => {
    await client.call(routes.signOut, { query: everywhere ? { everywhere: 'true' } : {} })
    setMe(null)
    tell(words.signedOut)
  }
  const [changing, setChanging] = useState<'name' | 'password' | null>(null)
  const toggle = (what: 'name' | 'password') => setChanging(changing === what ? null : what)
  const [methods, setMethods] = useState<SignInMethods>()
  // A new password ends all other sessions, and may be the account's first.
  const [renewed, setRenewed] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each change of the password
  useEffect(() => {
    client.call(routes.passkeys, {}).then(setMethods, complain)
  }, [renewed])
  return (
    <>
      <p className="me-acts">
        <button
          type="button"
          className="btn second small"
          aria-expanded={changing === 'name'}
          onClick={() => toggle('name')}
        >
          {words.changeName}
        </button>
        <button
          type="button"
          className="btn second small"
          aria-expanded={changing === 'password'}
          onClick={() => toggle('password')}
        >
          {words.changePassword}
        </button>
        <button type="button" className="btn second small" onClick={() => out(false).catch(complain)}>
          {words.signOut}
        </button>
        <button type="button" className="btn quiet small" onClick={() => out(true).catch(complain)}>
          {words.signOutEverywhere}
        </button>
      </p>
      {changing === 'name' && methods && (
        <ConfirmForm
          title={words.changeName}
          help={words.changeNameHelp}
          label={words.changeNow}
          password={methods.password}
          act={async (by, form) => {
            const name = String(form.get('name')).trim()
            setMe(await client.call(routes.rename, { body: { ...by, name } }))
            setChanging(null)
            tell(words.nameChanged(name))
          }}
          onCancel={() => setChanging(null)}
        >
          <NameField name={me.name} />
        </ConfirmForm>
      )}
      {changing === 'password' && (
        <ChangePassword
          me={me}
          onDone={() => {
            setChanging(null)
            setRenewed(renewed + 1)
          }}
        />
      )}
      {methods && <PasskeyList methods={methods} set={setMethods} />}
      <SessionList key={renewed} />
    </>
  )
}

function OpenOrSignIn({ me }: { me: Me | null }) {
  const [busy, setBusy] = useState(false)
  const run = (work: () => Promise<unknown>) => {
    setBusy(true)
    work()
      .catch(unlessGivenUp)
      .finally(() => setBusy(false))
  }
  const given = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    return { name: String(form.get('name')).trim(), password: String(form.get('password')) }
  }
  return (
    <div className="me-two">
      <form
        className="panel me-card"
        onSubmit={(event) => {
          const body = given(event)
          run(async () => {
            await ensureMe()
            setMe(await client.call(routes.openAccount, { body }))
          })
        }}
      >
        <h3>{words.open}</h3>
        <p>{words.openHelp}</p>
        <Fields name={me?.name ?? ''} password="new-password" />
        <button type="submit" className="btn primary" disabled={busy}>
          {words.withPassword}
        </button>
        <button
          type="button"
          className="btn second"
          disabled={busy}
          title={words.passkeyHelp}
          onClick={(event) => {
            const name = String(new FormData(event.currentTarget.form ?? undefined).get('name')).trim()
            run(() => addPasskey({ name }))
          }}
        >
          {words.withPasskey}
        </button>
      </form>
      <form
        className="panel me-card"
        onSubmit={(event) => {
          const body = given(event)
          run(async () => {
            const { weak, ...signedIn } = await client.call(routes.signIn, { body })
            setMe(signedIn)
            if (weak) tell(words.weak)
          })
        }}
      >
        <h3>{words.signIn}</h3>
        <p>{words.signInHelp}</p>
        <Fields name="" password="current-password" />
        <button type="submit" className="btn primary" disabled={busy}>
          {words.withPassword}
        </button>
        <button type="button" className="btn second" disabled={busy} onClick={() => run(signInWithPasskey)}>
          {words.withPasskey}
        </button>
        <Link className="me-forgot" href={paths.reset}>
          {words.forgot}
        </Link>
      </form>
    </div>
  )
}

const Fields = (props: { name: string; password: 'new-password' | 'current-password' }) => (
  <>
    <NameField name={props.name} />
    <PasswordField label={words.password} name="password" kind={props.password} />
  </>
)

const NameField = ({ name }: { name: string }) => (
  <label className="field">
    <span className="label">{app.me.name}</span>
    <input
      className="input"
      name="name"
      autoComplete="username"
      defaultValue={name}
      maxLength={30}
      required
    />
  </label>
)
