import { nameKey, Refusal, type Route, routes } from '@perilune/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tellAccount } from '../accounts/account-mail.js'
import { refuseUnconfirmed } from '../accounts/confirm-identity.js'
import { deviceOf } from '../accounts/device-name.js'
import { hashed, isPassword, isWeak, keepPassword, refuseWeak } from '../accounts/passwords.js'
import { type Browser, refuseBanned } from '../accounts/sessions.js'
import { newId } from '../ports/ids.js'
import type { PlayerRow } from '../store/port.js'
import { addRoute, type RouteRequest, type RouteServices, requirePlayer } from './route.js'

export const meOf = ({ id, name, account }: PlayerRow) => ({ id, name, account })

async function setCookie(
  services: RouteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  player: PlayerRow,
): Promise<void> {
  reply.header('set-cookie', await services.sessions.begin(player, browserOf(request)))
}

const browserOf = (request: FastifyRequest): Browser => ({
  secure: isSecure(request),
  sent: request.headers.cookie,
  device: deviceOf(request.headers['user-agent']),
})

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https'

/** This browser forgets who it was. */
export function dropCookie(
  { sessions }: RouteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  player: PlayerRow,
): void {
  reply.header('set-cookie', sessions.forgetCookie(isSecure(request), player))
}

type Exchange = Pick<RouteRequest<Route>, 'request' | 'reply'>

/** All cookies there were are worth nothing; this browser gets a new one. */
async function renew(
  services: RouteServices,
  { request, reply }: Exchange,
  player: PlayerRow,
): Promise<void> {
  await setCookie(services, request, reply, await services.sessions.raise(player))
  // Sockets come back at once, and should do so with the new cookie.
  reply.raw.once('finish', () => services.sessions.tellGone(player.id, {}))
}

/** A guest has an account from now on: a cookie that somebody saw before must not open it. */
export async function becomeAccount(services: RouteServices, exchange: Exchange, guest: PlayerRow) {
  const player = { ...guest, account: true }
  await renew(services, exchange, player)
  return meOf(player)
}

/** Signs somebody in; what a guest had goes over to the account. */
export async function enter(
  services: RouteServices,
  asked: { request: FastifyRequest; reply: FastifyReply; player: PlayerRow | null },
  player: PlayerRow,
) {
  refuseBanned(player)
  const guest = asked.player
  if (guest && !guest.account && guest.id !== player.id)
    for (const id of await services.context.store.moveSeats(guest.id, player.id, player.name))
      await services.tables.moved(id)
  await setCookie(services, asked.request, asked.reply, player)
  return meOf(player)
}

export function addPeopleRoutes(services: RouteServices): void {
  addGuestRoutes(services)
  addPasswordRoutes(services)
  addSignInRoutes(services)
  addMuteRoutes(services)
}

function addGuestRoutes(services: RouteServices): void {
  const { context, sessions } = services
  const { store } = context

  addRoute(services, routes.beGuest, async ({ body, player, request, reply }) => {
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
      created: context.now(),
    }
    await store.createPlayer(guest)
    await setCookie(services, request, reply, guest)
    return meOf(guest)
  })

  addRoute(services, routes.me, async ({ player, request, reply }) => {
    if (!player) return null
    const moved = isSecure(request) && (await sessions.moved(browserOf(request), player))
    if (moved) reply.header('set-cookie', moved)
    return meOf(player)
  })
}

/** Accounts with a password, their names and passwords. */
function addPasswordRoutes(services: RouteServices): void {
  const { context, sessions } = services
  const { store } = context

  addRoute(services, routes.openAccount, async ({ body, player, request, reply }) => {
    const me = requirePlayer(player)
    if (me.account) throw new Refusal('HAS_ACCOUNT')
    refuseWeak(body.password, body.name)
    const secret = await hashed(body.password)
    if (!(await store.makeAccount(me.id, body.name, nameKey(body.name)))) throw new Refusal('NAME_TAKEN')
    await keepPassword(context, me.id, secret)
    return becomeAccount(services, { request, reply }, { ...me, name: body.name })
  })

  addRoute(services, routes.rename, async ({ body, player, request }) => {
    const me = requirePlayer(player)
    if (!me.account) throw new Refusal('WRONG_PASSWORD')
    await refuseUnconfirmed(services, me, body, request)
    if (!(await store.makeAccount(me.id, body.name, nameKey(body.name)))) throw new Refusal('NAME_TAKEN')
    sessions.forget(me.id)
    await tellAccount(services, me, `The name of your account is ${body.name} now.`)
    return meOf({ ...me, name: body.name })
  })

  addRoute(services, routes.changePassword, async ({ body, player, request, reply }) => {
    const me = requirePlayer(player)
    if (!me.account) throw new Refusal('WRONG_PASSWORD')
    await refuseUnconfirmed(services, me, body, request)
    refuseWeak(body.next, me.name)
    await keepPassword(context, me.id, await hashed(body.next))
    await renew(services, { request, reply }, me)
    await tellAccount(services, me, 'Your password was changed. All other devices were signed out.')
    return meOf(me)
  })
}

function addSignInRoutes(services: RouteServices): void {
  const { context, sessions } = services
  const { store } = context

  addRoute(services, routes.signIn, async (asked) => {
    const { name, password } = asked.body
    const account = await store.accountNamed(nameKey(name))
    if (!(await isPassword(services, asked.request, { name, account, password })) || !account)
      throw new Refusal('WRONG_PASSWORD')
    const me = await enter(services, asked, account)
    return { ...me, weak: isWeak(password, account.name) }
  })

  addRoute(services, routes.signOut, async ({ query, player, request, reply }) => {
    const me = requirePlayer(player)
    if (query.everywhere) await sessions.endAll(me)
    else await sessions.end(request.headers.cookie, me)
    dropCookie(services, request, reply, me)
    return { done: true as const }
  })
}

function addMuteRoutes(services: RouteServices): void {
  const { context } = services
  const { store } = context

  addRoute(services, routes.mutes, async ({ player }) => ({
    players: await store.mutes(requirePlayer(player).id),
  }))

  const mute = (on: boolean) => async (asked: { params: { player: string }; player: PlayerRow | null }) => {
    const me = requirePlayer(asked.player)
    if (on && !(await store.player(asked.params.player))) throw new Refusal('NO_SUCH_PLAYER')
    await store.mute(me.id, asked.params.player, on)
    context.bus.publish(`mutes:${me.id}`, { player: asked.params.player, on })
    return { done: true as const }
  }
  addRoute(services, routes.mute, mute(true))
  addRoute(services, routes.unmute, mute(false))
}
