import type { RouteServices } from '../routes/route.js'
import type { PlayerRow, Store } from '../store/port.js'

/** The mail address that a player has confirmed. */
export async function confirmedMail(store: Store, player: string): Promise<string | undefined> {
  const rows = await store.channels(player)
  return rows.find(({ kind, data }) => kind === 'mail' && data === null)?.address
}

/** Sends a mail; that it could not be sent is logged, and stops nothing. */
export async function sendMail(
  { mailer, context }: RouteServices,
  to: string,
  subject: string,
  text: string,
): Promise<void> {
  await mailer
    ?.send(to, subject, `${text}\n`)
    .catch((err: unknown) => context.log.warn({ err, subject }, 'mail could not be sent'))
}

/**
 * Tells the holder of an account outside of the page that a way into it was added, changed or removed. `to`
 * is the address where that is not the one that is confirmed now.
 */
export async function tellAccount(
  services: RouteServices,
  player: PlayerRow,
  what: string,
  to?: string,
): Promise<void> {
  const address = to ?? (await confirmedMail(services.context.store, player.id))
  if (address === undefined) return
  const where = services.site === undefined ? 'on your account page' : `at ${services.site}/me`
  const undo = `If it was not you, reset your password and look at your passkeys and devices ${where}.`
  await sendMail(services, address, 'Your Perilune account', `${what}\n\nAccount: ${player.name}\n\n${undo}`)
}
