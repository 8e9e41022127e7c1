import type { Call } from '@perilune/protocol'
import { createTransport } from 'nodemailer'
import webpush from 'web-push'
import type { CallRow, Store } from '../store/port.js'
import { post, publicInternet, type Reach, Unreachable } from './reach.js'

/** The browser or the address says that it wants no more. */
export class Gone extends Error {
  override readonly name = 'Gone'
}

export interface Mailer {
  send(to: string, subject: string, text: string): Promise<void>
}

/** The three ways to reach a player outside the page. */
export interface Ways {
  readonly pushKey: string
  readonly mailer: Mailer | null
  readonly reach: Reach
  /** Throws if the call did not arrive. */
  send(way: CallRow, call: Call): Promise<void>
}

export interface WaysConfig {
  site?: string | undefined
  /** Whom push services may write to if the server misbehaves: a mailto: or https: address. */
  contact?: string | undefined
  smtpUrl?: string | undefined
  mailFrom?: string | undefined
  reach?: Reach
}

const A_DAY = 86_400

function mailerFor({ smtpUrl, mailFrom, site }: WaysConfig): Mailer | null {
  if (!smtpUrl) return null
  const transport = createTransport(smtpUrl)
  const from = mailFrom ?? `Perilune <perilune@${site ? new URL(site).hostname : 'localhost'}>`
  return { send: async (to, subject, text) => void (await transport.sendMail({ from, to, subject, text })) }
}

function check(status: number): void {
  if (status === 404 || status === 410) throw new Gone('nobody is there any more')
  if (status < 200 || status > 299) throw new Unreachable(`it answered with ${status}`)
}

/** The keys of web push are made at the first start and kept for all nodes: browsers know the server by them. */
export async function makeWays(store: Store, config: WaysConfig): Promise<Ways> {
  const vapid = JSON.parse(await store.keep('vapid', JSON.stringify(webpush.generateVAPIDKeys())))
  const https = config.site?.startsWith('https:') ? config.site : undefined
  const vapidDetails = { ...vapid, subject: config.contact ?? https ?? 'mailto:perilune@localhost' }
  const mailer = mailerFor(config)
  const reach = config.reach ?? publicInternet

  const senders = {
    async push(way: CallRow, call: Call) {
      const keys = way.data as { p256dh: string; auth: string }
      const details = webpush.generateRequestDetails({ endpoint: way.address, keys }, JSON.stringify(call), {
        vapidDetails,
        TTL: A_DAY,
      })
      const body = details.body ?? Buffer.alloc(0)
      check(await post(details.endpoint, { headers: details.headers as Record<string, string>, body }, reach))
    },
    async webhook(way: CallRow, call: Call) {
      const headers = { 'content-type': 'application/json', 'user-agent': 'Perilune' }
      check(await post(way.address, { headers, body: JSON.stringify(call) }, reach))
    },
    async mail(way: CallRow, { title, text, url }: Call) {
      const off = 'You asked Perilune for these mails; you can turn them off where you turned them on.'
      await mailer?.send(way.address, title, `${text}\n\n${url}\n\n${off}\n`)
    },
  }
  return { pushKey: vapid.publicKey, mailer, reach, send: (way, call) => senders[way.kind](way, call) }
}
