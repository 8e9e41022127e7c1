import { Refusal } from '@perilune/protocol'
import type { ServerContext } from '../context.js'
import { hashOf, newId } from '../ports/ids.js'
import type { PlayerRow, SessionRow } from '../store/port.js'
import type { CookieKeys } from './cookie-keys.js'
import { Cookies, newSession, type Session } from './session-cookie.js'

/** How long a ban or a sign-out may take to be noticed by a node that has just looked. */
const FRESH = 2000
const KEPT = 10_000
const KEPT_OF_ONE = 100
/** How exactly it is kept when a session was last seen, in ms. */
const NOTED_EVERY = 600_000
/** A session without an end of its own is listed as if it ended so much later, in ms. */
const TEN_YEARS = 10 * 365 * 86_400_000

interface Seen {
  at: number
  /** When the store was last told that the session is in use. */
  noted: number
  player: PlayerRow | undefined
}

/** What the sockets of a player are told when sessions end: this one, or all. */
export interface Gone {
  /** The key of the session. */
  session?: string
  /** The player is no more, and not only signed out. */
  erased?: true
}

/** What a request says about the browser that sent it. */
export interface Browser {
  secure: boolean
  /** Its cookies. */
  sent: string | undefined
  device: string
}

/** What sessions stand on. */
type Needs = Pick<ServerContext, 'store' | 'bus' | 'now'>

/**
 * Who somebody is: a signed cookie that names a player. Nothing of a session is kept in memory that can't be
 * thrown away.
 */
export class Sessions {
  readonly #cookies: Cookies
  readonly #context: Needs
  /** By player, then by session. */
  readonly #seen = new Map<string, Map<string, Seen>>()

  constructor(keys: CookieKeys, context: Needs) {
    this.#cookies = new Cookies(keys)
    this.#context = context
  }

  /**
   * Begins a session: the headers that make a browser remember it. Those of accounts are listed for their
   * owner.
   */
  async begin(player: PlayerRow, { secure, sent, device }: Browser): Promise<string[]> {
    const { store, now: clock } = this.#context
    const now = clock()
    const session = newSession(player, newId(), now)
    const cookies = this.#cookies.write(session, now, secure, sent)
    if (!player.account) return cookies
    await store.removeSessions(player.id, { now, epoch: player.epoch })
    await store.putSession(rowOf(session, device, now))
    return [...cookies, this.#cookies.writeDevice(session, now, secure)]
  }

  /** The same session under the name that is safer on https, for a browser that has it under the other. */
  async moved(browser: Browser, player: PlayerRow): Promise<string[] | undefined> {
    const { sent } = browser
    const session = this.#cookies.read(sent)
    if (!session || !this.#cookies.isOfOld(sent)) return
    if (!session.id) return this.begin(player, browser)
    return this.#cookies.write(session, this.#context.now(), true, sent)
  }

  forgetCookie(secure: boolean, player?: PlayerRow): string[] {
    return this.#cookies.forget(secure, player?.account ? player.id : undefined)
  }

  /**
   * The session by which this browser has signed in to an account, if it has not ended: a cookie of the
   * session itself, or the device cookie where the browser is signed in as somebody else meanwhile. Gives the
   * key of that session.
   */
  async knownDevice(header: string | undefined, account: string): Promise<string | undefined> {
    for (const session of [this.#cookies.read(header), this.#cookies.readDevice(header, account)])
      if (session?.player === account && (await this.player(session))) return sessionKey(session)
    return
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

  /**
   * The player of a session that has not ended. One look at the store says both, and is good for a moment.
   */
  async player(session: Session): Promise<PlayerRow | undefined> {
    const now = this.#context.now()
    if (now > session.until) return
    const mine = this.#seen.get(session.player)
    const seen = mine?.get(session.id)
    const fresh = seen && now - seen.at < FRESH && now >= seen.at
    const player = fresh ? seen.player : await this.#look(session, now)
    return player?.epoch === session.epoch ? player : undefined
  }

  async #look(session: Session, now: number): Promise<PlayerRow | undefined> {
    const player = await this.#context.store.playerIn(session.player, sessionKey(session))
    const noted = await this.#note(session, player, now)
    if (this.#seen.size >= KEPT) this.#seen.clear()
    const mine = this.#seen.get(session.player) ?? new Map<string, Seen>()
    if (mine.size >= KEPT_OF_ONE) mine.clear()
    this.#seen.set(session.player, mine.set(session.id, { at: now, noted, player }))
    return player
  }

  /**
   * Keeps that an account's session is in use; one from before sessions were listed is listed from now on.
   */
  async #note(session: Session, player: PlayerRow | undefined, now: number): Promise<number> {
    const before = this.#seen.get(session.player)?.get(session.id)?.noted ?? 0
    if (!player?.account || player.epoch !== session.epoch || now - before < NOTED_EVERY) return before
    // The list is a convenience: nobody is kept out because it can't be written.
    return this.#context.store.putSession(rowOf(session, '', now)).then(
      () => now,
      () => before,
    )
  }

  /** Where an account is signed in, the last seen first. */
  async list(player: PlayerRow): Promise<SessionRow[]> {
    const now = this.#context.now()
    const rows = await this.#context.store.sessions(player.id)
    return rows.filter(({ epoch, until }) => epoch === player.epoch && until > now)
  }

  /** Ends one session of an account by its key; false if there is no such session. */
  async endOne(player: PlayerRow, key: string): Promise<boolean> {
    const row = (await this.list(player)).find(({ id }) => id === key)
    if (!row) return false
    await this.#endKey(player.id, key, row.until)
    return true
  }

  async #endKey(player: string, key: string, until: number): Promise<void> {
    const { store } = this.#context
    await store.endSession(key, until)
    await store.removeSession(key, player)
    this.forget(player)
    this.tellGone(player, { session: key })
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
    await this.#endKey(player.id, sessionKey(session), session.until)
  }

  /** Ends all sessions of a player. */
  async endAll(player: PlayerRow): Promise<void> {
    await this.raise(player)
    this.tellGone(player.id, {})
  }

  /**
   * Every cookie there is of this player is worth nothing from now on; the sockets are told by whoever calls
   * this.
   */
  async raise(player: PlayerRow): Promise<PlayerRow> {
    const epoch = player.epoch + 1
    await this.#context.store.setPlayer(player.id, { epoch })
    await this.#context.store.removeSessions(player.id, { now: this.#context.now(), epoch })
    this.forget(player.id)
    return { ...player, epoch }
  }

  tellGone(player: string, gone: Gone): void {
    this.#context.bus.publish(`gone:${player}`, gone)
  }
}

/** The name of a session outside of its cookie: in the store, between nodes and in the list of its owner. */
export const sessionKey = (session: Session): string => hashOf(`ended:${session.player}:${session.id}`)

const rowOf = (session: Session, device: string, now: number): SessionRow => ({
  id: sessionKey(session),
  player: session.player,
  epoch: session.epoch,
  device,
  began: now,
  seen: now,
  until: Math.min(session.until, now + TEN_YEARS),
})

export function refuseBanned(player: PlayerRow): PlayerRow {
  if (player.banned) throw new Refusal('BANNED')
  return player
}
