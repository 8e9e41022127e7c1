import { Refusal, routes, type SessionList, type SignInMethods } from '@perilune/protocol'
import { tellAccount } from '../accounts/account-mail.js'
import { refuseUnconfirmed } from '../accounts/confirm-identity.js'
import { sessionKey } from '../accounts/sessions.js'
import { hashOf } from '../ports/ids.js'
import type { Credential, PlayerRow } from '../store/port.js'
import { dropCookie } from './people.js'
import { addRoute, type RouteServices, requirePlayer } from './route.js'

/** Ids of passkeys can be longer than an address may be. */
const publicId = ({ id }: Credential): string => hashOf(id)

/** Lists of passkeys and sessions, and what their owner can do with them. */
export function addAccountRoutes(services: RouteServices): void {
  addPasskeyListRoutes(services)
  addSessionRoutes(services)
}

function addPasskeyListRoutes(services: RouteServices): void {
  const { store } = services.context

  const passkeysOf = async (player: string): Promise<Credential[]> =>
    (await store.credentials(player)).filter(({ kind }) => kind === 'passkey')

  async function methodsOf(player: string): Promise<SignInMethods> {
    const passkeys = await passkeysOf(player)
    return {
      password: (await store.credential(`password:${player}`)) !== undefined,
      passkeys: passkeys
        .sort((a, b) => a.added - b.added)
        .map((key) => ({
          id: publicId(key),
          name: key.name,
          added: key.added || null,
          used: key.used || null,
        })),
    }
  }

  async function passkeyOf(player: string, id: string): Promise<Credential> {
    const found = (await passkeysOf(player)).find((key) => publicId(key) === id)
    if (!found) throw new Refusal('NO_SUCH_PASSKEY')
    return found
  }

  addRoute(services, routes.passkeys, ({ player }) => methodsOf(requirePlayer(player).id))

  addRoute(services, routes.namePasskey, async ({ body, params, player }) => {
    const me = requirePlayer(player)
    const { id } = await passkeyOf(me.id, params.passkey)
    await store.nameCredential(id, me.id, body.name)
    return methodsOf(me.id)
  })

  addRoute(services, routes.removePasskey, async ({ body, params, player, request }) => {
    const me = requirePlayer(player)
    const { id, name } = await passkeyOf(me.id, params.passkey)
    await refuseUnconfirmed(services, me, body, request)
    if (!(await store.removeCredential(id, me.id))) throw new Refusal('LAST_SIGN_IN_METHOD')
    await tellAccount(services, me, `A passkey was removed: ${name || 'without a name'}.`)
    return methodsOf(me.id)
  })
}

function addSessionRoutes(services: RouteServices): void {
  const { sessions } = services

  async function listOf(me: PlayerRow, cookie: string | undefined): Promise<SessionList> {
    const current = sessions.sessionIn(cookie)
    const key = current && sessionKey(current)
    const rows = me.account ? await sessions.list(me) : []
    return {
      sessions: rows.map(({ id, device, began, seen }) => ({ id, device, began, seen, current: id === key })),
    }
  }

  addRoute(services, routes.sessions, ({ player, request }) =>
    listOf(requirePlayer(player), request.headers.cookie),
  )

  addRoute(services, routes.endSession, async ({ params, player, request, reply }) => {
    const me = requirePlayer(player)
    const { cookie } = request.headers
    const current = sessions.sessionIn(cookie)
    if (!(await sessions.endOne(me, params.session))) throw new Refusal('NO_SUCH_SESSION')
    if (current && sessionKey(current) === params.session) dropCookie(services, request, reply, me)
    return listOf(me, cookie)
  })
}
