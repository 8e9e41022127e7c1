import type { Call } from '@perilune/protocol'
import { createTransport } from 'nodemailer'
import webpush from 'web-push'
import type { ChannelRow, Store } from '../store/port.js'
import { type AddressPolicy, post, publicInternet, Unreachable } from './public-address.js'

/** The browser or the address says that it wants no more. */
export class Gone extends Error {
  override readonly name = 'Gone'
}

export interface Mailer {
  send(to: string, subject: string, text: string): Promise<void>
}

/** The three channels to addressPolicy a player outside the page. */
export interface Channels {
  readonly pushKey: string
  readonly mailer: Mailer | null
  readonly addressPolicy: AddressPolicy
  /** Throws if the call did not arrive. */
  send(channel: ChannelRow, call: Call): Promise<void>
}

export interface ChannelSettings {
  site?: string | undefined
  /** Whom push services may write to if the server misbehaves: a mailto: or https: address. */
  contact?: string | undefined
  smtpUrl?: string | undefined
  mailFrom?: string | undefined
  addressPolicy?: AddressPolicy
}

const A_DAY = 86_400

function mailerFor({ smtpUrl, mailFrom, site }: ChannelSettings): Mailer | null {
  if (!smtpUrl) return null
  const transport = createTransport(smtpUrl)
  const from = mailFrom ?? `Perilune <perilune@${site ? new URL(site).hostname : 'localhost'}>`
  return { send: async (to, subject, text) => void (await transport.sendMail({ from, to, subject, text })) }
}

function check(status: number): void {
  if (status === 404 || status === 410) throw new Gone('nobody is there any more')
  if (status < 200 || status > 299) throw new Unreachable(`it answered with ${status}`)
}

/**
 * The keys of web push are made at the first start and kept for all nodes: browsers know the server by them.
 */
export async function openChannels(store: Store, config: ChannelSettings): Promise<Channels> {
  const vapid = JSON.parse(await store.keep('vapid', JSON.stringify(webpush.generateVAPIDKeys())))
  const https = config.site?.startsWith('https:') ? config.site : undefined
  const vapidDetails = { ...vapid, subject: config.contact ?? https ?? 'mailto:perilune@localhost' }
  const mailer = mailerFor(config)
  const addressPolicy = config.addressPolicy ?? publicInternet

  const senders = {
    async push(channel: ChannelRow, call: Call) {
      const keys = channel.data as { p256dh: string; auth: string }
      const details = webpush.generateRequestDetails(
        { endpoint: channel.address, keys },
        JSON.stringify(call),
        {
          vapidDetails,
          TTL: A_DAY,
        },
      )
      const body = details.body ?? Buffer.alloc(0)
      check(
        await post(
          details.endpoint,
          { headers: details.headers as Record<string, string>, body },
          addressPolicy,
        ),
      )
    },
    async webhook(channel: ChannelRow, call: Call) {
      const headers = { 'content-type': 'application/json', 'user-agent': 'Perilune' }
      check(await post(channel.address, { headers, body: JSON.stringify(call) }, addressPolicy))
    },
    async mail(channel: ChannelRow, { title, text, url }: Call) {
      const off = 'You asked Perilune for these mails; you can turn them off where you turned them on.'
      await mailer?.send(channel.address, title, `${text}\n\n${url}\n\n${off}\n`)
    },
  }
  return {
    pushKey: vapid.publicKey,
    mailer,
    addressPolicy,
    send: (channel, call) => senders[channel.kind](channel, call),
  }
}
