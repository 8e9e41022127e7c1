import { createHmac, timingSafeEqual } from 'node:crypto'
import { hashOf } from '../ports/ids.js'
import type { PlayerRow } from '../store/port.js'
import type { CookieKeys } from './cookie-keys.js'

/**
 * Only the very host that has set such a cookie over https can set or change it: no neighbour under the same
 * domain.
 */
const HOST_COOKIE = '__Host-perilune'
/** On plain http no browser takes the other. */
const PLAIN_COOKIE = 'perilune'
/** Begins the text of a device cookie, so that it can’t be sent as a session. */
const DEVICE = 'device'
const A_YEAR = 365 * 86_400
const FLAGS = 'Path=/; HttpOnly; SameSite=Lax'

/** What a cookie says: which player, and which of the player's sessions. */
export interface Session {
  player: string
  epoch: number
  /** The session's own name; empty in cookies of old, which have none. */
  id: string
  /** When it ends by itself, in ms since 1970. */
  until: number
}

/** The cookies that came with a request. */
type Sent = string | undefined

const valueIn = (header: string, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]{1,200})`).exec(header)?.[1]

/** A session as a signed cookie. Who can't sign can neither make one up nor change one. */
export class Cookies {
  readonly #keys: CookieKeys

  constructor(keys: CookieKeys) {
    this.#keys = keys
  }

  #sign(text: string, key = this.#keys[0]): string {
    return createHmac('sha256', key).update(text).digest('base64url')
  }

  #isSigned(text: string, signature: string): boolean {
    const given = Buffer.from(signature)
    return this.#keys.some((key) => {
      const right = Buffer.from(this.#sign(text, key))
      return right.length === given.length && timingSafeEqual(right, given)
    })
  }

  /** The headers that make a browser remember who it is. Other sites can't send it, scripts can't read it. */
  write({ player, epoch, id, until }: Session, now: number, secure: boolean, sent: Sent): string[] {
    const says = `${player}.${epoch}.${id}.${until.toString(36)}`
    const age = Math.max(0, Math.round((until - now) / 1000))
    const value = `${says}.${this.#sign(says)}`
    if (!secure) return [`${PLAIN_COOKIE}=${value}; ${FLAGS}; Max-Age=${age}`]
    const old = sent && valueIn(sent, PLAIN_COOKIE) !== undefined ? [forget(PLAIN_COOKIE, true)] : []
    return [...old, `${HOST_COOKIE}=${value}; ${FLAGS}; Max-Age=${age}; Secure`]
  }

  /** Makes a browser forget its session and, for an account, that it has signed in to it. */
  forget(secure: boolean, player: string | undefined): string[] {
    const device = player === undefined ? [] : [forget(deviceCookie(player, secure), secure)]
    const session = secure
      ? [forget(PLAIN_COOKIE, true), forget(HOST_COOKIE, true)]
      : [forget(PLAIN_COOKIE, false)]
    return [...session, ...device]
  }

  /**
   * The header that makes a browser remember that it has signed in to an account. It opens nothing by itself.
   */
  writeDevice({ player, epoch, id, until }: Session, now: number, secure: boolean): string {
    const says = [DEVICE, player, epoch, id, until.toString(36)].join('.')
    const age = Math.max(0, Math.round((until - now) / 1000))
    const value = `${says}.${this.#sign(says)}`
    return `${deviceCookie(player, secure)}=${value}; ${FLAGS}; Max-Age=${age}${secure ? '; Secure' : ''}`
  }

  /** The session by which a browser has signed in to an account, whoever it is signed in as now. */
  readDevice(header: Sent, player: string): Session | undefined {
    const value =
      header && (valueIn(header, deviceCookie(player, true)) ?? valueIn(header, deviceCookie(player, false)))
    const parts = value ? value.split('.') : []
    const signature = parts.pop() ?? ''
    if (parts.length !== 5 || !this.#isSigned(parts.join('.'), signature)) return
    const [kind, whose, epoch, id, until] = parts
    if (kind !== DEVICE || whose !== player) return
    return { player, epoch: Number(epoch), id, until: parseInt(until, 36) }
  }

  read(header: Sent): Session | undefined {
    // TEMPORARY until the end of 2027, when the last cookie of the plain name that was set over https has run
    // out.
    const value = header && (valueIn(header, HOST_COOKIE) ?? valueIn(header, PLAIN_COOKIE))
    if (!value) return
    const parts = value.split('.')
    const signature = parts.pop() ?? ''
    if (!this.#isSigned(parts.join('.'), signature)) return
    const [player, epoch, id = '', until] = parts
    // TEMPORARY until the end of 2027, too: cookies of old say only who and in which epoch, and run out in
    // the browser alone.
    if (parts.length === 2) return { player, epoch: Number(epoch), id: '', until: Number.POSITIVE_INFINITY }
    return parts.length === 4 ? { player, epoch: Number(epoch), id, until: parseInt(until, 36) } : undefined
  }

  /** Was it kept under the plain name although the other could be? */
  isOfOld = (header: Sent): boolean => header !== undefined && valueIn(header, HOST_COOKIE) === undefined
}

/** One for each account, so that a browser that several people share is known to all of them. */
const deviceCookie = (player: string, secure: boolean): string =>
  `${secure ? HOST_COOKIE : PLAIN_COOKIE}-device-${hashOf(player).slice(0, 8)}`

const forget = (name: string, secure: boolean): string =>
  `${name}=; ${FLAGS}; Max-Age=0${secure ? '; Secure' : ''}`

export const newSession = (player: PlayerRow, id: string, now: number): Session => ({
  player: player.id,
  epoch: player.epoch,
  id,
  until: now + A_YEAR * 1000,
})
