import { randomBytes } from 'node:crypto'
import { type Calls, Refusal, routes } from '@perilune/protocol'
import { type Caller, inUse } from '../calls/caller.js'
import { checkAddress, Unreachable } from '../calls/reach.js'
import type { Ways } from '../calls/ways.js'
import { hashOf } from '../ports/ids.js'
import type { CallRow } from '../store/port.js'
import { confirmedMail, tellAccount } from './account-mail.js'
import { refuseUnconfirmed } from './confirm.js'
import { type Doors, open, signedIn } from './door.js'
import { refuseMailTooSoon } from './mail-pause.js'

const MOST_DEVICES = 10
const CODE_LASTS = 3_600_000
/** Between two codes that one player asks for; the pause of each recipient is another. */
const CODE_PAUSE = 60_000

interface WaitingMail {
  code: string
  sent: number
}

const isWaiting = (row: CallRow): boolean => row.kind === 'mail' && !inUse(row)

export function callDoors(doors: Doors, ways: Ways, caller: Caller): void {
  const { house } = doors
  const { store } = house
  const webhookOf = (player: string) => `webhook:${player}`
  const mailOf = (player: string) => `mail:${player}`

  async function callsOf(player: string): Promise<Calls> {
    const rows = await store.calls(player)
    const mail = rows.find(isWaiting) ?? rows.find((r) => r.kind === 'mail')
    return {
      pushKey: ways.pushKey,
      devices: rows.filter((r) => r.kind === 'push').map(({ id, added }) => ({ id, added })),
      webhook: rows.find((r) => r.kind === 'webhook')?.address ?? null,
      mail: {
        offered: ways.mailer !== null,
        address: mail?.address ?? null,
        waiting: mail !== undefined && !inUse(mail),
      },
    }
  }

  const check = (address: string) =>
    checkAddress(address, ways.reach).catch((error: unknown) => {
      if (error instanceof Unreachable) throw new Refusal('BAD_ADDRESS', { problem: error.message })
      throw error
    })

  async function removeMails(player: string, which: (row: CallRow) => boolean): Promise<void> {
    for (const row of await store.calls(player))
      if (row.kind === 'mail' && which(row)) await store.removeCall(row.id, player)
  }

  const remove = (idOf: (player: string) => string) => async (player: string) => {
    await store.removeCall(idOf(player), player)
    return callsOf(player)
  }

  open(doors, routes.calls, ({ player }) => callsOf(signedIn(player).id))

  open(doors, routes.addDevice, async ({ body, player }) => {
    const me = signedIn(player).id
    await check(body.endpoint)
    const id = hashOf(body.endpoint)
    await store.putCall({
      id,
      player: me,
      kind: 'push',
      address: body.endpoint,
      data: body.keys,
      added: house.now(),
    })
    // Browsers take new endpoints from time to time and tell nobody; the oldest are the dead ones.
    const devices = (await store.calls(me)).filter((r) => r.kind === 'push')
    for (const old of devices.slice(0, Math.max(0, devices.length - MOST_DEVICES)))
      await store.removeCall(old.id, me)
    return callsOf(me)
  })

  open(doors, routes.removeDevice, ({ params, player }) => remove(() => params.device)(signedIn(player).id))

  open(doors, routes.setWebhook, async ({ body, player }) => {
    const me = signedIn(player).id
    await check(body.url)
    const id = webhookOf(me)
    await store.putCall({
      id,
      player: me,
      kind: 'webhook',
      address: body.url,
      data: null,
      added: house.now(),
    })
    return callsOf(me)
  })

  open(doors, routes.removeWebhook, ({ player }) => remove(webhookOf)(signedIn(player).id))

  open(doors, routes.setMail, async ({ body, player, request }) => {
    const me = signedIn(player)
    if (!ways.mailer) throw new Refusal('NO_MAIL')
    await refuseUnconfirmed(doors, me, body, request)
    const before = (await store.calls(me.id)).find(isWaiting)?.data as WaitingMail | undefined
    const now = house.now()
    if (before && now - before.sent < CODE_PAUSE) throw new Refusal('TOO_MANY', { seconds: 60 })
    await refuseMailTooSoon(house, body.address)
    const code = randomBytes(5).toString('hex')
    const data: WaitingMail = { code: hashOf(code), sent: now }
    await removeMails(me.id, isWaiting)
    // Beside the address that is confirmed, which is used until this one is.
    await store.putCall({
      id: `mail-waiting:${me.id}`,
      player: me.id,
      kind: 'mail',
      address: body.address,
      data,
      added: now,
    })
    const text = `Enter this code at Perilune to confirm your mail address: ${code}\n\nIf you did not ask for it, do nothing.\n`
    await ways.mailer.send(body.address, 'A code from Perilune', text).catch((err: unknown) => {
      house.log.warn({ err }, 'mail could not be sent')
      throw new Refusal('BAD_ADDRESS', { problem: 'the mail could not be sent' })
    })
    return callsOf(me.id)
  })

  open(doors, routes.confirmMail, async ({ body, player }) => {
    const me = signedIn(player)
    const mail = (await store.calls(me.id)).find(isWaiting)
    const waiting = mail?.data as WaitingMail | undefined
    const right = waiting?.code === hashOf(body.code.trim().toLowerCase())
    if (!mail || !waiting || !right || house.now() - waiting.sent > CODE_LASTS)
      throw new Refusal('WRONG_CODE')
    const before = await confirmedMail(store, me.id)
    await removeMails(me.id, () => true)
    await store.putCall({ ...mail, id: mailOf(me.id), data: null })
    if (me.account && before && before !== mail.address)
      await tellAccount(doors, me, `Your mail address is now ${mail.address}.`, before)
    return callsOf(me.id)
  })

  open(doors, routes.removeMail, async ({ body, player, request }) => {
    const me = signedIn(player)
    const rows = await store.calls(me.id)
    // A code that was not entered yet is given up without more ado.
    if (rows.some(isWaiting)) await removeMails(me.id, isWaiting)
    else {
      const before = await confirmedMail(store, me.id)
      await refuseUnconfirmed(doors, me, body, request)
      await removeMails(me.id, () => true)
      if (me.account && before) await tellAccount(doors, me, 'Your mail address was removed.', before)
    }
    return callsOf(me.id)
  })

  open(doors, routes.tryCalls, async ({ player }) => {
    const text = 'This is how Perilune calls you when it is your turn.'
    const url = doors.site ?? '/'
    const call = { title: 'Perilune', text, content: text, url, game: '', table: '', seat: 0, seq: 0 }
    return { tried: await caller.send(signedIn(player).id, call) }
  })
}
