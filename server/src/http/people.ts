import { nameKey, Refusal, type Route, routes } from '@perilune/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '../ports/ids.js'
import type { PlayerRow } from '../store/port.js'
import { tellAccount } from './account-mail.js'
import { refuseUnconfirmed } from './confirm.js'
import { deviceOf } from './device.js'
import { type Asked, type Doors, open, signedIn } from './door.js'
import { hashed, isPassword, isWeak, keepPassword, refuseWeak } from './passwords.js'
import { type Browser, refuseBanned } from './session.js'

export const meOf = ({ id, name, account }: PlayerRow) => ({ id, name, account })

async function setCookie(
  doors: Doors,
  request: FastifyRequest,
  reply: FastifyReply,
  player: PlayerRow,
): Promise<void> {
  reply.header('set-cookie', await doors.sessions.begin(player, browserOf(request)))
}

const browserOf = (request: FastifyRequest): Browser => ({
  secure: isSecure(request),
  sent: request.headers.cookie,
  device: deviceOf(request.headers['user-agent']),
})

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https'

/** This browser forgets who it was. */
export function dropCookie(
  { sessions }: Doors,
  request: FastifyRequest,
  reply: FastifyReply,
  player: PlayerRow,
): void {
  reply.header('set-cookie', sessions.forgetCookie(isSecure(request), player))
}

type Exchange = Pick<Asked<Route>, 'request' | 'reply'>

/** All cookies there were are worth nothing; this browser gets a new one. */
async function renew(doors: Doors, { request, reply }: Exchange, player: PlayerRow): Promise<void> {
  await setCookie(doors, request, reply, await doors.sessions.raise(player))
  // Sockets come back at once, and should do so with the new cookie.
  reply.raw.once('finish', () => doors.sessions.tellGone(player.id, {}))
}

/** A guest has an account from now on: a cookie that somebody saw before must not open it. */
export async function becomeAccount(doors: Doors, exchange: Exchange, guest: PlayerRow) {
  const player = { ...guest, account: true }
  await renew(doors, exchange, player)
  return meOf(player)
}

/** Signs somebody in; what a guest had goes over to the account. */
export async function enter(
  doors: Doors,
  asked: { request: FastifyRequest; reply: FastifyReply; player: PlayerRow | null },
  player: PlayerRow,
) {
  refuseBanned(player)
  const guest = asked.player
  if (guest && !guest.account && guest.id !== player.id)
    for (const id of await doors.house.store.moveSeats(guest.id, player.id, player.name))
      await doors.tables.moved(id)
  await setCookie(doors, asked.request, asked.reply, player)
  return meOf(player)
}

export function peopleDoors(doors: Doors): void {
  const { house, sessions } = doors
  const { store } = house

  open(doors, routes.beGuest, async ({ body, player, request, reply }) => {
    if (player?.account) return meOf(player)
    if (player?.name === body.name) return meOf(player)
    if (await store.isNameOfOther(body.name, player?.id ?? null)) throw new Refusal('NAME_TAKEN')
    if (player) {
      await store.setPlayer(player.id, { name: body.name })
      sessions.forget(player.id)
      return meOf({ ...player, name: body.name })
    }
    const guest: PlayerRow = {
      id: newId(),
      name: body.name,
      account: false,
      banned: false,
      epoch: 0,
      created: house.now(),
    }
    await store.createPlayer(guest)
    await setCookie(doors, request, reply, guest)
    return meOf(guest)
  })

  open(doors, routes.me, async ({ player, request, reply }) => {
    if (!player) return null
    const moved = isSecure(request) && (await sessions.moved(browserOf(request), player))
    if (moved) reply.header('set-cookie', moved)
    return meOf(player)
  })

  open(doors, routes.openAccount, async ({ body, player, request, reply }) => {
    const me = signedIn(player)
    if (me.account) throw new Refusal('HAS_ACCOUNT')
    refuseWeak(body.password, body.name)
    const secret = await hashed(body.password)
    if (!(await store.makeAccount(me.id, body.name, nameKey(body.name)))) throw new Refusal('NAME_TAKEN')
    await keepPassword(house, me.id, secret)
    return becomeAccount(doors, { request, reply }, { ...me, name: body.name })
  })

  open(doors, routes.changePassword, async ({ body, player, request, reply }) => {
    const me = signedIn(player)
    if (!me.account) throw new Refusal('WRONG_PASSWORD')
    await refuseUnconfirmed(doors, me, body, request)
    refuseWeak(body.next, me.name)
    await keepPassword(house, me.id, await hashed(body.next))
    await renew(doors, { request, reply }, me)
    await tellAccount(doors, me, 'Your password was changed. All other devices were signed out.')
    return meOf(me)
  })

  open(doors, routes.signIn, async (asked) => {
    const { name, password } = asked.body
    const account = await store.accountNamed(nameKey(name))
    if (!(await isPassword(doors, asked.request, name, account, password)) || !account)
      throw new Refusal('WRONG_PASSWORD')
    const me = await enter(doors, asked, account)
    return { ...me, weak: isWeak(password, account.name) }
  })

  open(doors, routes.signOut, async ({ query, player, request, reply }) => {
    const me = signedIn(player)
    if (query.everywhere) await sessions.endAll(me)
    else await sessions.end(request.headers.cookie, me)
    dropCookie(doors, request, reply, me)
    return { done: true as const }
  })

  open(doors, routes.mutes, async ({ player }) => ({ players: await store.mutes(signedIn(player).id) }))

  const mute = (on: boolean) => async (asked: { params: { player: string }; player: PlayerRow | null }) => {
    const me = signedIn(asked.player)
    if (on && !(await store.player(asked.params.player))) throw new Refusal('NO_SUCH_PLAYER')
    await store.mute(me.id, asked.params.player, on)
    house.bus.publish(`mutes:${me.id}`, { player: asked.params.player, on })
    return { done: true as const }
  }
  open(doors, routes.mute, mute(true))
  open(doors, routes.unmute, mute(false))
}
