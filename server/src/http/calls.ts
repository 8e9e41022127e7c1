import { randomBytes } from 'node:crypto'
import { type Calls, Refusal, routes } from '@perilune/protocol'
import { type Caller, inUse } from '../calls/caller.js'
import { checkAddress, Unreachable } from '../calls/reach.js'
import type { Ways } from '../calls/ways.js'
import { hashOf } from '../ports/ids.js'
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

export function callDoors(doors: Doors, ways: Ways, caller: Caller): void {
  const { house } = doors
  const { store } = house
  const webhookOf = (player: string) => `webhook:${player}`
  const mailOf = (player: string) => `mail:${player}`

  async function callsOf(player: string): Promise<Calls> {
    const rows = await store.calls(player)
    const mail = rows.find((r) => r.kind === 'mail')
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

  open(doors, routes.setMail, async ({ body, player }) => {
    const me = signedIn(player).id
    if (!ways.mailer) throw new Refusal('NO_MAIL')
    const before = (await store.calls(me)).find((r) => r.kind === 'mail')?.data as WaitingMail | null
    const now = house.now()
    if (before && now - before.sent < CODE_PAUSE) throw new Refusal('TOO_MANY', { seconds: 60 })
    await refuseMailTooSoon(house, body.address)
    const code = randomBytes(5).toString('hex')
    const data: WaitingMail = { code: hashOf(code), sent: now }
    await store.putCall({
      id: mailOf(me),
      player: me,
      kind: 'mail',
      address: body.address,
      data,
      added: now,
    })
    const text = `Type this code in at Perilune to be told by mail when it is your turn: ${code}\n\nIf you did not ask for it, do nothing.\n`
    await ways.mailer.send(body.address, 'A code from Perilune', text).catch((err: unknown) => {
      house.log.warn({ err }, 'mail could not be sent')
      throw new Refusal('BAD_ADDRESS', { problem: 'the mail could not be sent' })
    })
    return callsOf(me)
  })

  open(doors, routes.confirmMail, async ({ body, player }) => {
    const me = signedIn(player).id
    const mail = (await store.calls(me)).find((r) => r.kind === 'mail')
    const waiting = mail?.data as WaitingMail | null | undefined
    const right = waiting?.code === hashOf(body.code.trim().toLowerCase())
    if (!mail || !waiting || !right || house.now() - waiting.sent > CODE_LASTS)
      throw new Refusal('WRONG_CODE')
    await store.putCall({ ...mail, data: null })
    return callsOf(me)
  })

  open(doors, routes.removeMail, ({ player }) => remove(mailOf)(signedIn(player).id))

  open(doors, routes.tryCalls, async ({ player }) => {
    const text = 'This is how Perilune calls you when it is your turn.'
    const url = doors.site ?? '/'
    const call = { title: 'Perilune', text, content: text, url, game: '', table: '', seat: 0, seq: 0 }
    return { tried: await caller.send(signedIn(player).id, call) }
  })
}
