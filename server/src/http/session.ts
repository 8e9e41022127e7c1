import { Refusal } from '@perilune/protocol'
import type { CookieKeys } from '../cookie-keys.js'
import type { House } from '../house.js'
import { hashOf, newId } from '../ports/ids.js'
import type { PlayerRow } from '../store/port.js'
import { Cookies, newSession, type Session } from './cookie.js'

/** How long a ban or a sign-out may take to be noticed by a node that has just looked. */
const FRESH = 2000
const KEPT = 10_000
const KEPT_OF_ONE = 100

interface Seen {
  at: number
  player: PlayerRow | undefined
}

/** What the sockets of a player are told when sessions end: this one, or all. */
export interface Gone {
  session?: string
  /** The player is no more, and not only signed out. */
  erased?: true
}

/** What sessions stand on. */
type Needs = Pick<House, 'store' | 'bus' | 'now'>

/** Who somebody is: a signed cookie that names a player. Nothing of a session is kept in memory that can't be thrown away. */
export class Sessions {
  readonly #cookies: Cookies
  readonly #house: Needs
  /** By player, then by session. */
  readonly #seen = new Map<string, Map<string, Seen>>()

  constructor(keys: CookieKeys, house: Needs) {
    this.#cookies = new Cookies(keys)
    this.#house = house
  }

  /** Begins a session: the headers that make a browser remember it. */
  begin(player: PlayerRow, secure: boolean, sent: string | undefined): string[] {
    const now = this.#house.now()
    return this.#cookies.write(newSession(player, newId(), now), now, secure, sent)
  }

  /** The same session under the name that is safer on https, for a browser that has it under the other. */
  moved(header: string | undefined, player: PlayerRow): string[] | undefined {
    const session = this.#cookies.read(header)
    if (!session || !this.#cookies.isOfOld(header)) return
    if (!session.id) return this.begin(player, true, header)
    return this.#cookies.write(session, this.#house.now(), true, header)
  }

  forgetCookie(secure: boolean): string[] {
    return this.#cookies.forget(secure)
  }

  /** The player a cookie names; null if it names none. */
  async read(header: string | undefined): Promise<PlayerRow | null> {
    const session = this.sessionIn(header)
    return session ? ((await this.player(session)) ?? null) : null
  }

  /** What a cookie says, if it is ours. */
  sessionIn(header: string | undefined): Session | undefined {
    return this.#cookies.read(header)
  }

  /** The player of a session that has not ended. One look at the store says both, and is good for a moment. */
  async player(session: Session): Promise<PlayerRow | undefined> {
    const now = this.#house.now()
    if (now > session.until) return
    const mine = this.#seen.get(session.player)
    const seen = mine?.get(session.id)
    const fresh = seen && now - seen.at < FRESH && now >= seen.at
    const player = fresh ? seen.player : await this.#look(session, now)
    return player?.epoch === session.epoch ? player : undefined
  }

  async #look(session: Session, now: number): Promise<PlayerRow | undefined> {
    const player = await this.#house.store.playerIn(session.player, endOf(session))
    if (this.#seen.size >= KEPT) this.#seen.clear()
    const mine = this.#seen.get(session.player) ?? new Map<string, Seen>()
    if (mine.size >= KEPT_OF_ONE) mine.clear()
    this.#seen.set(session.player, mine.set(session.id, { at: now, player }))
    return player
  }

  /** What is known of a player is looked up anew. */
  forget(player: string): void {
    this.#seen.delete(player)
  }

  /** Ends the session of a cookie: it opens nothing any more, and its sockets are closed. */
  async end(header: string | undefined, player: PlayerRow): Promise<void> {
    const session = this.#cookies.read(header)
    // A cookie of old has no name of its own: it can only end with all the others.
    if (!session?.id) return this.endAll(player)
    await this.#house.store.endSession(endOf(session), session.until)
    this.forget(player.id)
    this.tellGone(player.id, { session: session.id })
  }

  /** Ends all sessions of a player. */
  async endAll(player: PlayerRow): Promise<void> {
    await this.raise(player)
    this.tellGone(player.id, {})
  }

  /** Every cookie there is of this player is worth nothing from now on; the sockets are told by whoever calls this. */
  async raise(player: PlayerRow): Promise<PlayerRow> {
    const epoch = player.epoch + 1
    await this.#house.store.setPlayer(player.id, { epoch })
    this.forget(player.id)
    return { ...player, epoch }
  }

  tellGone(player: string, gone: Gone): void {
    this.#house.bus.publish(`gone:${player}`, gone)
  }
}

/** Under which name a session that was ended is kept in the store. */
const endOf = (session: Session): string => hashOf(`ended:${session.player}:${session.id}`)

export function refuseBanned(player: PlayerRow): PlayerRow {
  if (player.banned) throw new Refusal('BANNED')
  return player
}
