import { Refusal, routes, type SessionList, type SignInMethods } from '@perilune/protocol'
import { hashOf } from '../ports/ids.js'
import type { Credential, PlayerRow } from '../store/port.js'
import { tellAccount } from './account-mail.js'
import { refuseUnconfirmed } from './confirm.js'
import { type Doors, open, signedIn } from './door.js'
import { dropCookie } from './people.js'
import { sessionKey } from './session.js'

/** Ids of passkeys can be longer than an address may be. */
const publicId = ({ id }: Credential): string => hashOf(id)

/** Lists of passkeys and sessions, and what their owner can do with them. */
export function accountDoors(doors: Doors): void {
  const { house, sessions } = doors
  const { store } = house

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

  open(doors, routes.passkeys, ({ player }) => methodsOf(signedIn(player).id))

  open(doors, routes.namePasskey, async ({ body, params, player }) => {
    const me = signedIn(player)
    const { id } = await passkeyOf(me.id, params.passkey)
    await store.nameCredential(id, me.id, body.name)
    return methodsOf(me.id)
  })

  open(doors, routes.removePasskey, async ({ body, params, player, request }) => {
    const me = signedIn(player)
    const { id, name } = await passkeyOf(me.id, params.passkey)
    await refuseUnconfirmed(doors, me, body, request)
    if (!(await store.removeCredential(id, me.id))) throw new Refusal('LAST_SIGN_IN_METHOD')
    await tellAccount(doors, me, `A passkey was removed: ${name || 'without a name'}.`)
    return methodsOf(me.id)
  })

  async function listOf(me: PlayerRow, cookie: string | undefined): Promise<SessionList> {
    const current = sessions.sessionIn(cookie)
    const key = current && sessionKey(current)
    const rows = me.account ? await sessions.list(me) : []
    return {
      sessions: rows.map(({ id, device, began, seen }) => ({ id, device, began, seen, current: id === key })),
    }
  }

  open(doors, routes.sessions, ({ player, request }) => listOf(signedIn(player), request.headers.cookie))

  open(doors, routes.endSession, async ({ params, player, request, reply }) => {
    const me = signedIn(player)
    const { cookie } = request.headers
    const current = sessions.sessionIn(cookie)
    if (!(await sessions.endOne(me, params.session))) throw new Refusal('NO_SUCH_SESSION')
    if (current && sessionKey(current) === params.session) dropCookie(doors, request, reply, me)
    return listOf(me, cookie)
  })
}
