import { type Client, newKey, type Refusal, routes, type TableView, type Watching } from '@perilune/protocol'
import { LONG, until as untilWithin, within } from './wait.js'

type Answer = Record<string, unknown>

/** Some legal answer to what this seat is asked; nothing if it is not. */
export function someAnswer(table: TableView, seat: number): Answer | undefined {
  const decision = table.decisions.find(
    (d) => d.seat === seat && d.kind !== 'elsewhere' && d.must && !d.answered,
  )
  if (decision?.kind === 'amounts') return { amounts: { wishes: 2 } }
  if (decision?.kind !== 'choose') return
  const options = decision.options.filter((o) => !o.because)
  return options[Math.floor(Math.random() * options.length)].answer
}

/** Plays a seat over HTTP until the game is over, looking again and again. */
export async function playByHttp(client: Client, id: string, seat: number): Promise<TableView> {
  const playOn = async () => {
    const table = await client.call(routes.look, { params: { id }, query: { seat } })
    if (table.state === 'over') return table
    const answer = someAnswer(table, seat)
    if (answer) {
      const body = { answer, seen: table.seq, key: newKey() }
      await client.call(routes.answer, { params: { id, seat }, body })
    }
    return undefined
  }
  return untilWithin(playOn, { what: `seat ${seat} to play its game to the end`, ms: 2 * LONG })
}

/** Plays a seat over the socket until the game is over. */
export function playBySocket(client: Client, id: string, seat: number): Promise<Watching> {
  const over = new Promise<Watching>((resolve, reject) => {
    let answered = -1
    client.live.watch(
      id,
      seat,
      (w) => {
        if (!w.now) return
        if (w.now.state === 'over') {
          w.stop()
          resolve(w)
          return
        }
        const answer = someAnswer(w.now, seat)
        if (!answer || w.now.seq === answered) return
        answered = w.now.seq
        client.live.answer(id, seat, answer, w.now.seq).catch((error: Refusal) => {
          // What was sent before a break and what was said after it meet: one of them is too late.
          if (error.code !== 'STALE' && error.code !== 'GAME_OVER') reject(error)
        })
      },
      { since: -1 },
    )
  })
  return within(`seat ${seat} to play its game to the end`, over, 2 * LONG)
}

/** Whom the server takes a client for. */
export async function idOf(client: Client): Promise<string> {
  const me = await client.call(routes.me, {})
  if (!me) throw new Error('the client is nobody')
  return me.id
}

/** As the other `until`, for what takes seconds at most. */
export const until = <T>(what: () => T | undefined | false | null, ms = 5000): Promise<T> =>
  untilWithin(what, { ms })

/** A table where everybody is named and the game has begun; the seats are in the order of the clients. */
export async function begin(clients: Client[], more: object = {}): Promise<TableView> {
  const [host, ...others] = clients
  const table = await host.call(routes.create, {
    body: {
      game: 'lanterns',
      seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' as const }))],
      begin: 'full',
      ...more,
    },
  })
  for (const other of others) await other.call(routes.join, { params: { id: table.id }, body: {} })
  return host.call(routes.look, { params: { id: table.id } })
}
