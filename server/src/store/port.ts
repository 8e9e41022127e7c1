import type { Row, Said, Seat } from '@perilune/engine'
import type { Analysis, TableState, Time } from '@perilune/protocol'

/** A table as it is stored, without its log. */
export interface GameRow {
  id: string
  game: string
  rules: number
  options: Record<string, unknown>
  seed: string
  commit: string
  /** The host gave the seed, so the cards are known: the game is for one person and bots. */
  chosenSeed: boolean
  time: Time
  onTimeout: 'bot' | 'resign'
  listed: boolean
  begin: 'host' | 'full'
  host: string
  state: TableState
  created: number
  rematch: string | null
  /**
   * Grows with every change of the table that is no row of its log: of its seats, who holds them, its host,
   * its state.
   */
  seating: number
}

export type NewGame = Omit<GameRow, 'seating'>

/** How far a table has changed; a node that knows all of this has nothing to read. */
export interface Mark {
  /** The last place in its log; -1 before the start. */
  seq: number
  /** The version of its agreements. */
  agreements: number
  seating: number
  state: TableState
  /** The last line of chat; empty if there is none. */
  line: string
}

export type SeatKind = 'person' | 'bot' | 'open' | 'closed'

export interface SeatRow {
  seat: Seat
  kind: SeatKind
  /** The player; for an open seat, the only one who may take it. */
  player: string | null
  name: string
  level: string | null
}

/** Somebody who was handed a seat by its owner. */
export interface Holder {
  player: string
  name: string
  /** When; 0 for those of before this was kept. */
  since: number
}

/**
 * The database does not answer. Whether a write has arrived is then unknown; it may be repeated under the
 * same key.
 */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}

/**
 * A row of the log with what belongs to it: who sent it under which key, when, and whom the game waits for
 * since.
 */
export interface StoredRow {
  seq: number
  /** Null is the start of the game, at seq 0. */
  row: Row | null
  /** Unique. The start has none, nor do rows stored before keys existed. */
  key: string | null
  at: number
  asked: Seat[]
  /** A bot is among those asked. */
  bot: boolean
  /** Where the game is after this row, as data. A text in rows of 0.1 and of old rules; empty before 0.1. */
  progress: Said | string
}

export interface ClockRow {
  /** The earliest moment at which somebody's time runs out; null while no time runs. */
  due: number | null
  data: unknown
}

export interface Append {
  game: string
  row: StoredRow
  /** Timed games keep their clock in the same commit. */
  clock?: ClockRow
  /** The game is over with this row. */
  ends?: boolean
  /** The game as it is with this row: a cache, kept where it costs nothing more. */
  snapshot?: { rules: number; data: string }
}

export interface PlayerRow {
  id: string
  name: string
  account: boolean
  banned: boolean
  /** Cookies of an older epoch are worth nothing: raised to sign out everywhere. */
  epoch: number
  created: number
}

export interface Credential {
  id: string
  player: string
  kind: 'password' | 'passkey'
  /** The hash of a password, or a passkey's public part as JSON. */
  secret: string
  counter: number
  /** What its owner calls a passkey. */
  name: string
  /** In ms since 1970; 0 where it was added, or last used, before that was kept. */
  added: number
  used: number
}

export type NewCredential = Omit<Credential, 'name' | 'added' | 'used'> &
  Partial<Pick<Credential, 'name' | 'added' | 'used'>>

/** A session of an account, as its owner sees it listed. */
export interface SessionRow {
  /** The hash under which the session is kept when it ends. */
  id: string
  player: string
  epoch: number
  /** Browser and system, such as “Firefox on Linux”; empty where nobody knows. */
  device: string
  began: number
  seen: number
  until: number
}

/** Something that the operator did with `perilune admin`. */
export interface OperatorAct {
  id: string
  at: number
  /** The user of the operating system. */
  who: string
  act: string
  about: string
  result: string
}

export interface ChatRow {
  id: string
  game: string
  player: string
  name: string
  seat: Seat | null
  text: string
  at: number
  /** How many rows the game's log had; null where that was not kept. */
  seq: number | null
}

export interface Report {
  id: string
  by: string
  about: string
  game: string | null
  text: string
  at: number
  done: boolean
}

/** Somebody says that a rule is wrong at this moment of a game; the record is in the log. */
export interface RuleReport {
  id: string
  by: string
  game: string
  seq: number
  text: string
  at: number
  done: boolean
}

/** A channel that reaches a player outside the page. */
export interface ChannelRow {
  id: string
  player: string
  kind: 'push' | 'webhook' | 'mail'
  address: string
  /** What the channel needs beside its address: the keys of a browser that is pushed to. */
  data: unknown
  added: number
}

/** The log of rows: the truth of every game. */
export interface RowStore {
  /**
   * Resolves when the row is safely on the disk: true, or false if another row has its place in the log
   * already. Where the database is silent it is tried for a while; then nobody knows (`StoreAway`).
   */
  append(append: Append): Promise<boolean>
  rows(game: string, after: number): Promise<StoredRow[]>
  /**
   * The rows alone, from the first to the last; nothing where the game has not started. Much less to read
   * than all that belongs to them.
   */
  log(game: string): Promise<Row[] | undefined>
  /** The keys of rows after a moment. */
  keys(game: string, after: number): Promise<{ seq: number; key: string | null }[]>
  lastRows(games: readonly string[]): Promise<Map<string, StoredRow>>
  marks(games: readonly string[]): Promise<Map<string, Mark>>
  /** Running games that wait for a bot since before a moment: somebody has to wake it after a crash. */
  waitingForBots(before: number): Promise<string[]>
  snapshot(game: string): Promise<{ rules: number; data: string } | undefined>
  putSnapshot(game: string, rules: number, data: string): Promise<void>
  clock(game: string): Promise<ClockRow | undefined>
  clocksDue(before: number): Promise<string[]>
  /** The next moment at which a clock or a proposal is due. */
  nextDue(): Promise<number | null>
  /** Games with a proposal to which silence counts as agreement since before a moment. */
  proposalsDue(before: number): Promise<string[]>
}

export interface ListedQuery {
  state: TableState
  game?: string | undefined
  host?: string | undefined
  /** Only those that were made before this, in ms since 1970. */
  before?: number | undefined
  limit: number
}

export interface GameStore {
  createGame(game: NewGame, seats: readonly SeatRow[]): Promise<void>
  game(id: string): Promise<GameRow | undefined>
  /** Ids of all tables after one of them, in the order of their ids. */
  gameIds(after: string, limit: number): Promise<string[]>
  seats(game: string): Promise<SeatRow[]>
  seatsOf(games: readonly string[]): Promise<Map<string, SeatRow[]>>
  /** Changes a seat if it still is as expected. Who is `removed` with it does not come back to this table. */
  setSeat(
    game: string,
    seat: SeatRow,
    expected: { kind: SeatKind; player: string | null },
    removed?: string,
  ): Promise<boolean>
  isRemoved(game: string, player: string): Promise<boolean>
  /**
   * Opens the log if nobody has done so yet; under these rules, if they are not those that the table was
   * opened with.
   */
  start(game: string, seats: readonly SeatRow[], first: Append, rules?: number): Promise<boolean>
  setState(game: string, state: TableState, expected: TableState): Promise<boolean>
  /** Names the table of the rematch; returns the one that another had named first. */
  setRematch(game: string, rematch: string): Promise<string>
  /**
   * Listed tables, the latest first: one of each host, or all of one host. Open ones only if a seat is free.
   */
  listed(wanted: ListedQuery): Promise<{ game: GameRow; more: number }[]>
  gamesOf(player: string, before: number, limit: number): Promise<GameRow[]>
  /** Others than the one who sits there who may play a seat: devices that were handed it. */
  holders(game: string): Promise<{ seat: Seat; player: string }[]>
  /** The same for one seat, with their names and since when. */
  holdersOf(game: string, seat: Seat): Promise<Holder[]>
  addHolder(game: string, seat: Seat, player: string, at: number): Promise<void>
  /** False if the player did not hold the seat. */
  removeHolder(game: string, seat: Seat, player: string): Promise<boolean>
  /** All seats and tables of one player go over to another. Returns the games. */
  moveSeats(from: string, to: string, name: string): Promise<string[]>
  /** Proposals and the like: replaced only by those who know the version they replace. */
  agreements(game: string): Promise<{ version: number; data: unknown }>
  /**
   * A pause stops the clock with it: both are replaced, or neither, and only where the log is still at the
   * moment of the clock. `due` is when the proposal among the data is to be looked at.
   */
  putAgreements(
    game: string,
    data: unknown,
    version: number,
    more?: { clock?: (ClockRow & { seq: number }) | undefined; due?: number | null },
  ): Promise<boolean>
}

/** What bots find in finished games, and how far they are with those that they look over. */
export interface AnalysisStore {
  analysis(game: string): Promise<Analysis | undefined>
  /** The first that is kept stays. */
  putAnalysis(game: string, analysis: Analysis): Promise<void>
  /** One that is not done: how far it is, and when its node was heard of last. */
  analysing(game: string): Promise<{ at: number; analysis: Analysis } | undefined>
  /**
   * A node takes a game to look over, unless another has it that was heard of since a moment. Returns how far
   * the game is, which is `fresh` if nobody has begun; nothing if it is another's.
   */
  takeAnalysis(
    game: string,
    by: { node: string; at: number; silentSince: number },
    fresh: Analysis,
  ): Promise<Analysis | undefined>
  /**
   * Keeps how far it is. False if it is no longer this node's: another has taken it, or somebody at the table
   * was erased.
   */
  keepAnalysis(game: string, by: { node: string; at: number }, analysis: Analysis): Promise<boolean>
  /** Those that a node has taken it still has. */
  stillAnalysing(by: { node: string; at: number }): Promise<void>
  /** It is done, and kept if it is still this node's. */
  finishAnalysis(game: string, node: string, analysis: Analysis): Promise<void>
  dropAnalysis(game: string): Promise<void>
}

export interface PeopleStore {
  createPlayer(player: PlayerRow): Promise<void>
  player(id: string): Promise<PlayerRow | undefined>
  /** The player, unless the session of this name was ended: one look for both, since every request asks. */
  playerIn(id: string, session: string): Promise<PlayerRow | undefined>
  /** Ends a session for good; it is remembered until the session would have ended by itself. */
  endSession(session: string, until: number): Promise<void>
  accountNamed(key: string): Promise<PlayerRow | undefined>
  playersNamed(name: string): Promise<PlayerRow[]>
  setPlayer(id: string, change: Partial<Pick<PlayerRow, 'name' | 'banned' | 'epoch'>>): Promise<void>
  /** Is this the name of somebody else's account, or does it look like one? */
  isNameOfOther(name: string, me: string | null): Promise<boolean>
  /** Gives a guest an account's name; false if an account has it, or one that looks like it. */
  makeAccount(id: string, name: string, key: string): Promise<boolean>
  credentials(player: string): Promise<Credential[]>
  credential(id: string): Promise<Credential | undefined>
  addCredential(credential: NewCredential): Promise<void>
  /** A passkey was used: its counter, and when. */
  setCounter(credential: string, counter: number, used?: number): Promise<void>
  nameCredential(id: string, player: string, name: string): Promise<void>
  /** Removes a credential unless it is the only one; false if it was not removed. */
  removeCredential(id: string, player: string): Promise<boolean>
  putToken(hash: string, kind: string, data: unknown, expires: number): Promise<void>
  /** Takes a name until a moment; false while somebody has it. */
  claimToken(hash: string, kind: string, now: number, until: number): Promise<boolean>
  /** Tokens of this kind with just this data are worth nothing any more. */
  dropTokens(kind: string, data: unknown): Promise<void>
  /** Each token is good for one use. */
  takeToken(hash: string, kind: string, now: number): Promise<unknown>
  addChat(line: ChatRow): Promise<void>
  chat(game: string, limit: number): Promise<ChatRow[]>
  mute(player: string, muted: string, on: boolean): Promise<void>
  mutes(player: string): Promise<string[]>
  addReport(report: Report): Promise<void>
  reports(open: boolean): Promise<Report[]>
  finishReport(id: string): Promise<boolean>
  addRuleReport(report: RuleReport): Promise<void>
  ruleReports(open: boolean): Promise<RuleReport[]>
  finishRuleReport(id: string): Promise<boolean>
}

export interface CallStore {
  channels(player: string): Promise<ChannelRow[]>
  /** Players who have confirmed this mail address, in upper or lower case. */
  playersWithMail(address: string, limit: number): Promise<string[]>
  /** One of the same id is replaced, whoever it belonged to: a browser calls one player. */
  putChannel(call: ChannelRow): Promise<void>
  removeChannel(id: string, player: string): Promise<void>
  /** Keeps a value under a name for all nodes; returns the one that was kept first. */
  keep(name: string, value: string): Promise<string>
}

export interface SessionStore {
  /** Adds a session, or notes when one was seen last. */
  putSession(session: SessionRow): Promise<void>
  /** The sessions of a player that were not ended, the last seen first. */
  sessions(player: string): Promise<SessionRow[]>
  removeSession(id: string, player: string): Promise<void>
  /** Removes those that have run out or are of an older epoch. */
  removeSessions(player: string, before: { now: number; epoch: number }): Promise<void>
}

export interface OperatorStore {
  addOperatorAct(act: OperatorAct): Promise<void>
  /** The last acts of the operator, the oldest of them first. */
  operatorLog(limit: number): Promise<OperatorAct[]>
}

/** What somebody takes along who goes, and what is left of them. */
export interface LeavingStore {
  chatOf(player: string): Promise<ChatRow[]>
  /**
   * Forgets a player: `nobody` stands in the places that must not be empty. Returns the tables that have
   * changed: what had not begun is closed or has a free seat, at others the seat has no player any more.
   */
  erasePlayer(player: string, nobody: string): Promise<string[]>
}

/** What is thrown away in the end: never a log. */
export interface SweepStore {
  /**
   * Removes some tables that never started and guests without a seat or a table, made before a moment in ms
   * since 1970.
   */
  sweep(before: number): Promise<{ tables: string[]; guests: number }>
}

/** All that the server keeps. One small interface over any database. */
export interface Store
  extends RowStore,
    GameStore,
    AnalysisStore,
    PeopleStore,
    SessionStore,
    CallStore,
    LeavingStore,
    SweepStore,
    OperatorStore {
  /** Throws if the database can't be reached. */
  ping(): Promise<void>
  /** May somebody else have written since the last look: another node, or the operator beside this one? */
  changedByOthers(): Promise<boolean>
  close(): Promise<void>
}
