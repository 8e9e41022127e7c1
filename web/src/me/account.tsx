import { type Me, routes } from '@perilune/protocol'
import { type FormEvent, useState } from 'react'
import { client, complain, ensureMe, rename, setMe, tell } from '../client.js'
import { words as app } from '../words.js'
import { words } from '../words-me.js'

/** Passkeys are for the few who are on this page: what speaks to the browser about them is loaded when it is needed. */
const passkeys = () => import('@simplewebauthn/browser')

async function addPasskey(name?: string): Promise<void> {
  await ensureMe()
  const options = await client.call(routes.passkeyOffer, { body: name ? { name } : {} })
  const { startRegistration } = await passkeys()
  const response = await startRegistration({ optionsJSON: options as never })
  setMe(await client.call(routes.passkeyAdd, { body: { response: { ...response } } }))
  tell(words.passkeyAdded)
}

async function signInWithPasskey(): Promise<void> {
  const { ask, options } = await client.call(routes.passkeyAsk, {})
  const { startAuthentication } = await passkeys()
  const response = await startAuthentication({ optionsJSON: options as never })
  setMe(await client.call(routes.passkeySignIn, { body: { ask, response: { ...response } } }))
}

/** Whoever closes the browser's own window has changed their mind: nothing to complain about. */
const unlessGivenUp = (error: unknown): void => {
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return
  if (error instanceof Error && error.name === 'WebAuthnError') tell(error.message)
  else complain(error)
}

/** Who I am: a guest, or the holder of an account. */
export function Account({ me }: { me: Me | null }) {
  return (
    <section aria-labelledby="who">
      <h2 id="who">{words.who}</h2>
      <p className="me-help">
        {me ? (me.account ? words.account(me.name) : words.guest(me.name)) : words.nobody}
      </p>
      {me && !me.account && <Name me={me} />}
      {me?.account ? <SignedIn /> : <OpenOrSignIn me={me} />}
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
        if (name && name !== me.name) rename(name).catch(complain)
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

function SignedIn() {
  const out = async (everywhere: boolean) => {
    await client.call(routes.signOut, { query: everywhere ? { everywhere: 'true' } : {} })
    setMe(null)
    tell(words.signedOut)
  }
  return (
    <p className="me-acts">
      <button type="button" className="btn second small" onClick={() => addPasskey().catch(unlessGivenUp)}>
        {words.addPasskey}
      </button>
      <button type="button" className="btn second small" onClick={() => out(false).catch(complain)}>
        {words.signOut}
      </button>
      <button type="button" className="btn quiet small" onClick={() => out(true).catch(complain)}>
        {words.signOutEverywhere}
      </button>
    </p>
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
            run(() => addPasskey(name))
          }}
        >
          {words.withPasskey}
        </button>
      </form>
      <form
        className="panel me-card"
        onSubmit={(event) => {
          const body = given(event)
          run(async () => setMe(await client.call(routes.signIn, { body })))
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
      </form>
    </div>
  )
}

const Fields = (props: { name: string; password: 'new-password' | 'current-password' }) => (
  <>
    <label className="field">
      <span className="label">{app.me.name}</span>
      <input
        className="input"
        name="name"
        autoComplete="username"
        defaultValue={props.name}
        maxLength={30}
        required
      />
    </label>
    <label className="field">
      <span className="label">{words.password}</span>
      <input
        className="input"
        name="password"
        type="password"
        autoComplete={props.password}
        minLength={props.password === 'new-password' ? 8 : undefined}
        required
      />
      {props.password === 'new-password' && <span className="help">{words.passwordHelp}</span>}
    </label>
  </>
)
