import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '@perilune/protocol'
import type { PlayerRow, Store } from '../store/port.js'

const COOKIE = 'perilune'
const A_YEAR = 365 * 86_400
/** How long a ban or a sign-out may take to be noticed by a node that has just looked. */
const FRESH = 2000
const KEPT = 10_000

/** Who somebody is: a signed cookie that names a player. Nothing of a session is kept in memory that can't be thrown away. */
export class Sessions {
  readonly #key: Buffer
  readonly #store: Store
  readonly #now: () => number
  readonly #seen = new Map<string, { at: number; player: PlayerRow | undefined }>()

  constructor(key: Buffer, store: Store, now: () => number) {
    this.#key = key
    this.#store = store
    this.#now = now
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url')
  }

  /** The header that makes a browser remember who it is. Other sites can't send it, scripts can't read it. */
  cookieFor(player: PlayerRow, secure: boolean): string {
    const says = `${player.id}.${player.epoch}`
    return `${COOKIE}=${says}.${this.#sign(says)}; Path=/; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  }

  readonly forgetCookie = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

  /** The player a cookie names; null if it names none. */
  async read(header: string | undefined): Promise<PlayerRow | null> {
    const value = header && new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]{1,200})`).exec(header)?.[1]
    const [id, epoch, signature, ...rest] = value ? value.split('.') : []
    if (!id || !epoch || !signature || rest.length) return null
    const right = Buffer.from(this.#sign(`${id}.${epoch}`))
    const given = Buffer.from(signature)
    if (right.length !== given.length || !timingSafeEqual(right, given)) return null
    const player = await this.player(id)
    return player && String(player.epoch) === epoch ? player : null
  }

  async player(id: string): Promise<PlayerRow | undefined> {
    const now = this.#now()
    const seen = this.#seen.get(id)
    if (seen && now - seen.at < FRESH && now >= seen.at) return seen.player
    const player = await this.#store.player(id)
    if (this.#seen.size >= KEPT) this.#seen.clear()
    this.#seen.set(id, { at: now, player })
    return player
  }

  forget(id: string): void {
    this.#seen.delete(id)
  }
}

export function refuseBanned(player: PlayerRow): PlayerRow {
  if (player.banned) throw new Refusal('BANNED')
  return player
}
