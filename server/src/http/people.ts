import { nameKey, Refusal, routes } from '@perilune/protocol'
import argon2 from 'argon2'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '../ports/ids.js'
import type { PlayerRow } from '../store/port.js'
import { type Doors, open, signedIn } from './door.js'
import { refuseBanned } from './session.js'

export const meOf = ({ id, name, account }: PlayerRow) => ({ id, name, account })

/** Memory-hard, as OWASP asks for. */
const HASH = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
// Checked when there is no such account, so that the time it takes does not tell.
let nobody: Promise<string> | undefined

export function setCookie(
  doors: Doors,
  request: FastifyRequest,
  reply: FastifyReply,
  player: PlayerRow,
): void {
  reply.header('set-cookie', doors.sessions.cookieFor(player, request.protocol === 'https'))
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
  setCookie(doors, asked.request, asked.reply, player)
  return meOf(player)
}

export function peopleDoors(doors: Doors): void {
  const { house, sessions } = doors
  const { store } = house

  open(doors, routes.beGuest, async ({ body, player, request, reply }) => {
    if (player?.account) return meOf(player)
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
    setCookie(doors, request, reply, guest)
    return meOf(guest)
  })

  open(doors, routes.me, async ({ player }) => player && meOf(player))

  open(doors, routes.openAccount, async ({ body, player }) => {
    const me = signedIn(player)
    if (me.account) throw new Refusal('HAS_ACCOUNT')
    const secret = await argon2.hash(body.password, HASH)
    if (!(await store.makeAccount(me.id, body.name, nameKey(body.name)))) throw new Refusal('NAME_TAKEN')
    await store.addCredential({
      id: `password:${me.id}`,
      player: me.id,
      kind: 'password',
      secret,
      counter: 0,
    })
    sessions.forget(me.id)
    return meOf({ ...me, name: body.name, account: true })
  })

  open(doors, routes.signIn, async (asked) => {
    const account = await store.accountNamed(nameKey(asked.body.name))
    const kept = account && (await store.credential(`password:${account.id}`))
    nobody ??= argon2.hash('nobody has this password', HASH)
    const right = await argon2.verify(kept?.secret ?? (await nobody), asked.body.password)
    if (!account || !kept || !right) throw new Refusal('WRONG_PASSWORD')
    return enter(doors, asked, account)
  })

  open(doors, routes.signOut, async ({ query, player, reply }) => {
    const me = signedIn(player)
    if (query.everywhere) await store.setPlayer(me.id, { epoch: me.epoch + 1 })
    sessions.forget(me.id)
    reply.header('set-cookie', sessions.forgetCookie)
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
