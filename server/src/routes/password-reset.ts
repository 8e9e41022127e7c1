import { nameKey, Refusal, routes } from '@perilune/protocol'
import { confirmedMail, sendMail, tellAccount } from '../accounts/account-mail.js'
import { mayMail } from '../accounts/mail-limits.js'
import { hashed, keepPassword, refuseWeak } from '../accounts/passwords.js'
import { refuseBanned } from '../accounts/sessions.js'
import { hashOf, newId } from '../ports/ids.js'
import type { PlayerRow } from '../store/port.js'
import { enter } from './people.js'
import { addRoute, type RouteServices } from './route.js'

const HALF_AN_HOUR = 1_800_000
/** Accounts that one mail may name, where several have the same address. */
const MOST_ACCOUNTS = 5

interface ResetToken {
  player: string
  /** A token from before the last sign-out everywhere, or change of password, is worth nothing. */
  epoch: number
  /** In ms since 1970. */
  until: number
}

const keyOf = (token: string): string => hashOf(`reset:${token}`)

/** The account of this name, or all accounts with this confirmed mail address. */
async function accountsOf({ context: { store } }: RouteServices, given: string): Promise<PlayerRow[]> {
  const named = await store.accountNamed(nameKey(given))
  if (named) return [named]
  const ids = given.includes('@') ? await store.playersWithMail(given, MOST_ACCOUNTS) : []
  const players = await Promise.all(ids.map((id) => store.player(id)))
  return players.filter((player) => player !== undefined).filter(({ account }) => account)
}

async function sendLinks(services: RouteServices, given: string): Promise<void> {
  const { store, now } = services.context
  const accounts = (await accountsOf(services, given)).filter(({ banned }) => !banned)
  const address = accounts.length > 0 && (await confirmedMail(store, accounts[0].id))
  if (!address || !(await mayMail(services.context, address))) return
  const until = now() + HALF_AN_HOUR
  const lines = await Promise.all(
    accounts.map(async ({ id, name, epoch }) => {
      const token = newId()
      const data: ResetToken = { player: id, epoch, until }
      await store.putToken(keyOf(token), 'reset', data, until)
      // The part after # stays in the browser: no log of a proxy has it. The Host of a request names no site
      // to trust.
      const link = services.site === undefined ? token : `${services.site}/reset#${token}`
      return `${name}: ${link}`
    }),
  )
  const how = services.site === undefined ? 'Enter this code on the page “Reset password”' : 'Open this link'
  const text =
    `${how} to choose a new password. It works once, within 30 minutes.\n\n${lines.join('\n')}\n\nIf you ` +
    'did not ask for this, do nothing.'
  await sendMail(services, address, 'Reset your Perilune password', text)
}

export function addPasswordResetRoutes(services: RouteServices): void {
  const { context, sessions, mailer } = services
  const { store, log, now } = context

  addRoute(services, routes.requestReset, async ({ body }) => {
    if (!mailer) throw new Refusal('NO_MAIL')
    // Nobody waits for it: neither the answer nor its time tells whether there is such an account.
    sendLinks(services, body.account).catch((err: unknown) => log.warn({ err }, 'a reset could not be begun'))
    return { done: true as const }
  })

  addRoute(services, routes.resetPassword, async (asked) => {
    const { token, next } = asked.body
    const given = (await store.takeToken(keyOf(token), 'reset', now())) as ResetToken | undefined
    const player = given && (await store.player(given.player))
    if (!given || player?.epoch !== given.epoch) throw new Refusal('NO_SUCH_LINK')
    refuseBanned(player)
    try {
      refuseWeak(next, player.name)
    } catch (error) {
      // A password that was not taken does not use the link up.
      await store.putToken(keyOf(token), 'reset', given, given.until)
      throw error
    }
    await keepPassword(context, player.id, await hashed(next))
    const renewed = await sessions.raise(player)
    const me = await enter(services, asked, renewed)
    asked.reply.raw.once('finish', () => sessions.tellGone(player.id, {}))
    await tellAccount(services, player, 'Your password was reset. All devices were signed out.')
    return me
  })
}
