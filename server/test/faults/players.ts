import { type Answer, type Chance, newChance, pickWith, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import { type Client, newKey, type Refusal, routes, type TableView, type Watching } from '@perilune/protocol'
import { clientOf } from '../help/serve.js'

/** What was sent, and what came of it. Nothing came of it as long as `end` is missing. */
export interface Said {
  table: string
  seat: number
  key: string
  row: object
  end?: { seq: number } | { refused: string }
}

/** What a client was shown of a table, in the end. */
export interface Seen {
  table: string
  seat: number
  watching: Watching
  /** Moments that came after a later one had been shown. */
  backwards: string[]
}

/**
 * After these it is sent again, under the same key; the client does so by itself where nobody knows whether
 * it was taken.
 */
const AGAIN = ['STORE_AWAY', 'STORE_FAILED', 'BUSY']
/** So often an answer is taken back where it can be. */
const UNDO = 0.03

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Tries until it works: nodes come and go. */
export async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch {
      await wait(50 + Math.random() * 200)
    }
  }
}

/** A person at a page: answers at random what it is asked, and writes down what was said. */
export class Player {
  readonly client: Client
  readonly said: Said[] = []
  readonly seen: Seen[] = []
  readonly #chance: Chance
  id = ''

  constructor(
    url: string,
    readonly name: string,
  ) {
    this.client = clientOf(url)
    this.#chance = newChance(seedFrom(name))
  }

  async enter(): Promise<void> {
    this.id = (await persist(() => this.client.call(routes.beGuest, { body: { name: this.name } }))).id
  }

  create(game: string, bots: number): Promise<TableView> {
    const seats = [
      { kind: 'me' as const },
      { kind: 'open' as const },
      ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'random' })),
    ]
    return persist(() => this.client.call(routes.create, { body: { game, seats, begin: 'full' } }))
  }

  join(id: string): Promise<void> {
    return persist(async () => {
      const look = () => this.client.call(routes.look, { params: { id } })
      // The word that it worked may have been lost: then we sit there already.
      if ((await look()).seats.some((s) => s.player === this.id)) return
      await this.client.call(routes.join, { params: { id }, body: {} })
    })
  }

  /** Plays a seat until the game is over, or until it is time to stop; nothing is left without an answer. */
  play(table: string, seat: number, stop: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      let busy = false
      let shown = -1
      const backwards: string[] = []
      const next = async (now: TableView): Promise<void> => {
        const row = this.#choose(now, seat)
        if (!row) return
        busy = true
        await this.#send(table, seat, row, now.seq)
        busy = false
        if (watching.now) look(watching.now)
      }
      const look = (now: TableView): void => {
        if (now.seq < shown) backwards.push(`${table} seat ${seat}: moment ${now.seq} after ${shown}`)
        shown = Math.max(shown, now.seq)
        if (busy) return
        if (now.state === 'over' || stop.aborted) resolve()
        else void next(now)
      }
      const watching = this.client.live.watch(table, seat, ({ now }) => now && look(now), { since: -1 })
      this.seen.push({ table, seat, watching, backwards })
      stop.addEventListener('abort', () => busy || resolve())
    })
  }

  #choose(now: TableView, seat: number): { answer: Answer } | { undo: true } | undefined {
    if (now.state !== 'playing' || !now.view || now.paused) return
    if (now.canUndo && Math.random() < UNDO) return { undo: true }
    if (!now.seats[seat].asked) return
    const game = games[now.game]
    const world = game.sample(now.view as never, this.#chance)
    return { answer: pickWith(this.#chance, game.answers(world, seat)) }
  }

  async #send(
    table: string,
    seat: number,
    what: { answer: Answer } | { undo: true },
    seen: number,
  ): Promise<void> {
    const said: Said = { table, seat, key: newKey(), row: { seat, ...what } }
    this.said.push(said)
    for (;;) {
      try {
        const { live } = this.client
        const { seq } = await ('answer' in what
          ? live.answer(table, seat, what.answer as Record<string, unknown>, seen, said.key)
          : live.undo(table, seat, seen, said.key))
        said.end = { seq: seq as number }
        return
      } catch (error) {
        const { code } = error as Refusal
        if (!AGAIN.includes(code)) {
          said.end = { refused: code ?? String(error) }
          // What is true now comes with the next update, if it is not there yet.
          await wait(20)
          return
        }
        await wait(100)
      }
    }
  }
}
