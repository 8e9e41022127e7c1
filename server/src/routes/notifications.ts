import { randomBytes } from 'node:crypto'
import { type Calls, Refusal, routes } from '@perilune/protocol'
import { confirmedMail, tellAccount } from '../accounts/account-mail.js'
import { refuseUnconfirmed } from '../accounts/confirm-identity.js'
import { refuseMailTooSoon } from '../accounts/mail-limits.js'
import type { Channels } from '../notifications/channels.js'
import { inUse, type Notifier } from '../notifications/notifier.js'
import { checkPublicAddress, Unreachable } from '../notifications/public-address.js'
import { hashOf } from '../ports/ids.js'
import type { ChannelRow, Store } from '../store/port.js'
import { addRoute, type RouteServices, requirePlayer } from './route.js'

const MOST_DEVICES = 10
const CODE_LASTS = 3_600_000
/** Between two codes that one player asks for; the pause of each recipient is another. */
const CODE_PAUSE = 60_000

interface WaitingMail {
  code: string
  sent: number
}

const isWaiting = (row: ChannelRow): boolean => row.kind === 'mail' && !inUse(row)

const webhookOf = (player: string): string => `webhook:${player}`
const mailOf = (player: string): string => `mail:${player}`

/** What a player is called by, as the account page shows it. */
async function channelsOf(store: Store, channels: Channels, player: string): Promise<Calls> {
  const rows = await store.channels(player)
  const mail = rows.find(isWaiting) ?? rows.find((r) => r.kind === 'mail')
  return {
    pushKey: channels.pushKey,
    devices: rows.filter((r) => r.kind === 'push').map(({ id, added }) => ({ id, added })),
    webhook: rows.find((r) => r.kind === 'webhook')?.address ?? null,
    mail: {
      offered: channels.mailer !== null,
      address: mail?.address ?? null,
      waiting: mail !== undefined && !inUse(mail),
    },
  }
}

const check = (channels: Channels, address: string) =>
  checkPublicAddress(address, channels.addressPolicy).catch((error: unknown) => {
    if (error instanceof Unreachable) throw new Refusal('BAD_ADDRESS', { problem: error.message })
    throw error
  })

async function removeMails(store: Store, player: string, which: (row: ChannelRow) => boolean): Promise<void> {
  for (const row of await store.channels(player))
    if (row.kind === 'mail' && which(row)) await store.removeChannel(row.id, player)
}

export function addNotificationRoutes(services: RouteServices, channels: Channels, notifier: Notifier): void {
  addRoute(services, routes.calls, ({ player }) =>
    channelsOf(services.context.store, channels, requirePlayer(player).id),
  )
  addChannelRoutes(services, channels)
  addMailAddress(services, channels)
  addMailRoutes(services, channels)

  addRoute(services, routes.tryCalls, async ({ player }) => {
    const text = 'This is how Perilune calls you when it is your turn.'
    const url = services.site ?? '/'
    const call = { title: 'Perilune', text, content: text, url, game: '', table: '', seat: 0, seq: 0 }
    return { tried: await notifier.send(requirePlayer(player).id, call) }
  })
}

/** Browsers that are pushed to, and the webhook. */
function addChannelRoutes(services: RouteServices, channels: Channels): void {
  const { context } = services
  const { store } = context
  const remove = (idOf: (player: string) => string) => async (player: string) => {
    await store.removeChannel(idOf(player), player)
    return channelsOf(store, channels, player)
  }

  addRoute(services, routes.addDevice, async ({ body, player }) => {
    const me = requirePlayer(player).id
    await check(channels, body.endpoint)
    const id = hashOf(body.endpoint)
    await store.putChannel({
      id,
      player: me,
      kind: 'push',
      address: body.endpoint,
      data: body.keys,
      added: context.now(),
    })
    // Browsers take new endpoints from time to time and tell nobody; the oldest are the dead ones.
    const devices = (await store.channels(me)).filter((r) => r.kind === 'push')
    for (const old of devices.slice(0, Math.max(0, devices.length - MOST_DEVICES)))
      await store.removeChannel(old.id, me)
    return channelsOf(store, channels, me)
  })

  addRoute(services, routes.removeDevice, ({ params, player }) =>
    remove(() => params.device)(requirePlayer(player).id),
  )

  addRoute(services, routes.setWebhook, async ({ body, player }) => {
    const me = requirePlayer(player).id
    await check(channels, body.url)
    const id = webhookOf(me)
    await store.putChannel({
      id,
      player: me,
      kind: 'webhook',
      address: body.url,
      data: null,
      added: context.now(),
    })
    return channelsOf(store, channels, me)
  })

  addRoute(services, routes.removeWebhook, ({ player }) => remove(webhookOf)(requirePlayer(player).id))
}

/** An address is asked for a code before it is used. */
function addMailAddress(services: RouteServices, channels: Channels): void {
  const { context } = services
  const { store } = context

  addRoute(services, routes.setMail, async ({ body, player, request }) => {
    const me = requirePlayer(player)
    if (!channels.mailer) throw new Refusal('NO_MAIL')
    await refuseUnconfirmed(services, me, body, request)
    const before = (await store.channels(me.id)).find(isWaiting)?.data as WaitingMail | undefined
    const now = context.now()
    if (before && now - before.sent < CODE_PAUSE) throw new Refusal('TOO_MANY', { seconds: 60 })
    await refuseMailTooSoon(context, body.address)
    const code = randomBytes(5).toString('hex')
    const data: WaitingMail = { code: hashOf(code), sent: now }
    await removeMails(store, me.id, isWaiting)
    // Beside the address that is confirmed, which is used until this one is.
    await store.putChannel({
      id: `mail-waiting:${me.id}`,
      player: me.id,
      kind: 'mail',
      address: body.address,
      data,
      added: now,
    })
    const text =
      `Enter this code at Perilune to confirm your mail address: ${code}\n\nIf you did not ask for it, ` +
      'do nothing.\n'
    await channels.mailer.send(body.address, 'A code from Perilune', text).catch((err: unknown) => {
      context.log.warn({ err }, 'mail could not be sent')
      throw new Refusal('BAD_ADDRESS', { problem: 'the mail could not be sent' })
    })
    return channelsOf(store, channels, me.id)
  })
}

function addMailRoutes(services: RouteServices, channels: Channels): void {
  const { context } = services
  const { store } = context

  addRoute(services, routes.confirmMail, async ({ body, player }) => {
    const me = requirePlayer(player)
    const mail = (await store.channels(me.id)).find(isWaiting)
    const waiting = mail?.data as WaitingMail | undefined
    const right = waiting?.code === hashOf(body.code.trim().toLowerCase())
    if (!mail || !waiting || !right || context.now() - waiting.sent > CODE_LASTS)
      throw new Refusal('WRONG_CODE')
    const before = await confirmedMail(store, me.id)
    await removeMails(store, me.id, () => true)
    await store.putChannel({ ...mail, id: mailOf(me.id), data: null })
    if (me.account && before && before !== mail.address)
      await tellAccount(services, me, `Your mail address is now ${mail.address}.`, before)
    return channelsOf(store, channels, me.id)
  })

  addRoute(services, routes.removeMail, async ({ body, player, request }) => {
    const me = requirePlayer(player)
    const rows = await store.channels(me.id)
    // A code that was not entered yet is given up without more ado.
    if (rows.some(isWaiting)) await removeMails(store, me.id, isWaiting)
    else {
      const before = await confirmedMail(store, me.id)
      await refuseUnconfirmed(services, me, body, request)
      await removeMails(store, me.id, () => true)
      if (me.account && before) await tellAccount(services, me, 'Your mail address was removed.', before)
    }
    return channelsOf(store, channels, me.id)
  })
}
