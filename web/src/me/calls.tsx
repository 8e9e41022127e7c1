import { type Calls as CallsView, type Me, routes } from '@perilune/protocol'
import { list } from '@perilune/ui'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { client, complain, tell } from '../client.js'
import { words } from '../words/me.js'
import { confirmed, unlessGivenUp } from './passkeys.js'
import { canPush, pushIsOn, turnPushOff, turnPushOn } from './push.js'

type Set = (calls: CallsView) => void

/** How I am notified of my turn while I am away: this browser, a webhook, or mail. */
export function Calls({ me }: { me: Me }) {
  const [calls, set] = useState<CallsView>()
  useEffect(() => {
    client.call(routes.calls, {}).then(set, complain)
  }, [])
  if (!calls) return null
  const tryThem = async () => {
    const { tried } = await client.call(routes.tryCalls, {})
    const bad = tried.find((t) => !t.worked)
    const kinds = tried.map((t) => words.kinds[t.kind])
    if (bad) tell(words.failed(words.kinds[bad.kind], bad.problem ?? ''))
    else tell(kinds.length === 0 ? words.triedNothing : words.tried(list([...new Set(kinds)])))
  }
  return (
    <section aria-labelledby="calls">
      <h2 id="calls">{words.calls}</h2>
      <p className="me-help">{words.callsHelp}</p>
      <Push calls={calls} set={set} />
      <Webhook calls={calls} set={set} />
      <Mail calls={calls} set={set} account={me.account} />
      <button type="button" className="btn second small" onClick={() => tryThem().catch(complain)}>
        {words.tryIt}
      </button>
    </section>
  )
}

const Row = (props: { title: string; says: ReactNode; children?: ReactNode }) => (
  <div className="me-row">
    <div>
      <h3>{props.title}</h3>
      <p>{props.says}</p>
    </div>
    <div className="me-acts">{props.children}</div>
  </div>
)

function Push({ calls, set }: { calls: CallsView; set: Set }) {
  const [on, setOn] = useState<boolean>()
  useEffect(() => {
    pushIsOn().then(setOn, () => setOn(false))
  }, [])
  const p = words.push
  if (!canPush()) return <Row title={p.title} says={p.never} />
  const turnOn = async () => {
    const after = await turnPushOn(calls)
    if (!after) return tell(p.denied)
    set(after)
    setOn(true)
  }
  const turnOff = async () => {
    set(await turnPushOff())
    setOn(false)
  }
  const others = calls.devices.length - (on ? 1 : 0)
  return (
    <Row
      title={p.title}
      says={
        <>
          {on ? p.on : p.off} {others > 0 && p.others(others)}
        </>
      }
    >
      <button
        type="button"
        className="btn second small"
        aria-pressed={on === true}
        onClick={() => (on ? turnOff() : turnOn()).catch(complain)}
      >
        {on ? p.turnOff : p.turnOn}
      </button>
    </Row>
  )
}

const submits =
  (work: (form: FormData) => Promise<CallsView>, set: Set) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    work(new FormData(event.currentTarget)).then(set, unlessGivenUp)
  }

function Webhook({ calls, set }: { calls: CallsView; set: Set }) {
  const h = words.webhook
  const save = (form: FormData) =>
    client.call(routes.setWebhook, { body: { url: String(form.get('url')).trim() } })
  const remove = () => client.call(routes.removeWebhook, {}).then(set, complain)
  return (
    <Row title={h.title} says={calls.webhook ?? h.help}>
      {calls.webhook ? (
        <button type="button" className="btn second small" onClick={remove}>
          {h.remove}
        </button>
      ) : (
        <form className="me-form" onSubmit={submits(save, set)}>
          <input
            className="input"
            name="url"
            type="url"
            required
            aria-label={h.label}
            placeholder={h.label}
          />
          <button type="submit" className="btn second small">
            {h.save}
          </button>
        </form>
      )}
    </Row>
  )
}

/** The mail address can reset the password, so changing it requires the current password. */
const CurrentPassword = () => (
  <input
    className="input"
    name="current"
    type="password"
    autoComplete="current-password"
    aria-label={words.currentPassword}
    placeholder={words.passwordOrPasskey}
  />
)

function Mail({ calls, set, account }: { calls: CallsView; set: Set; account: boolean }) {
  const [removing, setRemoving] = useState(false)
  const m = words.mail
  const { offered, address, waiting } = calls.mail
  if (!offered) return <Row title={m.title} says={m.none} />
  const ask = (form: FormData) =>
    confirmed(String(form.get('current') ?? ''), (by) =>
      client.call(routes.setMail, { body: { ...by, address: String(form.get('address')).trim() } }),
    )
  const confirm = (form: FormData) =>
    client.call(routes.confirmMail, { body: { code: String(form.get('code')).trim() } })
  const remove = (form?: FormData) =>
    confirmed(String(form?.get('current') ?? ''), (by) => client.call(routes.removeMail, { body: by }))
  const giveUp = () => remove().then(set, complain)
  const says = waiting && address ? m.codeSent(address) : address ? m.is(address) : m.help
  return (
    <Row title={m.title} says={account && !waiting ? `${says} ${m.recovery}` : says}>
      {address && !removing && (
        <button
          type="button"
          className="btn second small"
          onClick={() => (account && !waiting ? setRemoving(true) : giveUp())}
        >
          {waiting ? words.cancel : m.remove}
        </button>
      )}
      {address && !waiting && removing && (
        <form
          className="me-form"
          onSubmit={submits((form) => remove(form).finally(() => setRemoving(false)), set)}
        >
          <CurrentPassword />
          <button type="submit" className="btn primary small">
            {m.remove}
          </button>
        </form>
      )}
      {!address && !waiting && (
        <form className="me-form" onSubmit={submits(ask, set)}>
          <input
            className="input"
            name="address"
            type="email"
            autoComplete="email"
            required
            aria-label={m.label}
            placeholder={m.label}
          />
          {account && <CurrentPassword />}
          <button type="submit" className="btn second small">
            {m.send}
          </button>
        </form>
      )}
      {waiting && (
        <form className="me-form" onSubmit={submits(confirm, set)}>
          <input
            className="input"
            name="code"
            required
            autoComplete="one-time-code"
            aria-label={m.code}
            placeholder={m.code}
          />
          <button type="submit" className="btn primary small">
            {m.confirm}
          </button>
        </form>
      )}
    </Row>
  )
}
