import type { PlayerRow, Store } from '../store/port.js'
import type { Doors } from './door.js'

/** The mail address that a player has confirmed. */
export async function confirmedMail(store: Store, player: string): Promise<string | undefined> {
  const rows = await store.calls(player)
  return rows.find(({ kind, data }) => kind === 'mail' && data === null)?.address
}

/** Sends a mail; that it could not be sent is logged, and stops nothing. */
export async function sendMail(
  { mailer, house }: Doors,
  to: string,
  subject: string,
  text: string,
): Promise<void> {
  await mailer
    ?.send(to, subject, `${text}\n`)
    .catch((err: unknown) => house.log.warn({ err, subject }, 'mail could not be sent'))
}

/**
 * Tells the holder of an account outside of the page that a way into it was added, changed or removed. `to` is the address
 * where that is not the one that is confirmed now.
 */
export async function tellAccount(doors: Doors, player: PlayerRow, what: string, to?: string): Promise<void> {
  const address = to ?? (await confirmedMail(doors.house.store, player.id))
  if (address === undefined) return
  const where = doors.site === undefined ? 'on your account page' : `at ${doors.site}/me`
  const undo = `If it was not you, reset your password and look at your passkeys and devices ${where}.`
  await sendMail(doors, address, 'Your Perilune account', `${what}\n\nAccount: ${player.name}\n\n${undo}`)
}
