import { Refusal } from '@perilune/protocol'
import type { ServerContext } from '../context.js'
import { hashOf } from '../ports/ids.js'

const PAUSE = 60_000
const AN_HOUR = 3_600_000
const MOST_AN_HOUR = 5

/** One name for what one letter box receives: upper case and a tag after `+` make no other. */
export function recipientOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [local] = address.slice(0, at).split('+')
  return `${local}@${address.slice(at + 1)}`.toLowerCase()
}

/**
 * Mails that anybody can have sent to anybody (codes, links) come one a minute and a few an hour to each
 * recipient, whoever asks for them. True if one may be sent now; it counts as sent.
 */
export async function mayMail({ store, counters, now }: ServerContext, address: string): Promise<boolean> {
  const recipient = hashOf(recipientOf(address))
  const at = now()
  if (!(await store.claimToken(hashOf(`mail:${recipient}`), 'mail-pause', at, at + PAUSE))) return false
  return (await counters.count(`mail:${recipient}`, AN_HOUR)).count <= MOST_AN_HOUR
}

export async function refuseMailTooSoon(context: ServerContext, address: string): Promise<void> {
  if (!(await mayMail(context, address))) throw new Refusal('TOO_MANY', { seconds: PAUSE / 1000 })
}
