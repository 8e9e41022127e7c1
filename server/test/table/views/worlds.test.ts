import {
  type Answer,
  type Game,
  type KernelState,
  newChance,
  pickWith,
  same,
  seedFrom,
} from '@perilune/engine'
import { permuted, worldOf } from '@perilune/engine/testing'
import { games } from '@perilune/games'
import { type Client, newKey, routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { begin, idOf, until } from '../../help/play.js'
import { type Served, serve } from '../../help/serve.js'
import { socketOpen } from '../../help/wait.js'

const SEED = seedFrom('two worlds')

interface Match {
  id: keyof typeof games
  seats: number
  /** So many moments of a game are tried: the less, the longer what is sent. */
  moments: number
  /** What differs between the worlds. Moon Base lies open: all that nobody may see is the seed. */
  hides?: 'places' | 'chance'
}

const MATCHES: readonly Match[] = [
  { id: 'moon', seats: 3, moments: 8 },
  { id: 'terraforming-mars', seats: 2, moments: 4 },
  { id: 'moonrakers', seats: 2, moments: 4 },
  { id: 'moon-base', seats: 2, moments: 4, hides: 'chance' },
]

interface Moment {
  one: KernelState
  two: KernelState
  /**
   * What seat 0 answers, one after the other; none of it shows a card that only one of the worlds has there.
   */
  answers: Answer[]
}

/** Moments of a game at which seat 0 is asked, each in two worlds that it can't tell apart. */
function momentsOf(game: Game, { seats, moments, hides = 'places' }: Match): Moment[] {
  const chance = newChance(SEED)
  const found: Moment[] = []
  const s = game.setup({}, seats, SEED)
  for (let turn = 0; found.length < moments && game.asked(s).length > 0; turn++) {
    const seat = game.asked(s)[0]
    // At the beginning nobody is there yet, and the server answers some questions for who is away.
    const passesOver = game.asked(s).some((asked) => game.absence(s, asked) !== null)
    if (seat === 0 && turn % 4 === 0 && !passesOver) {
      const one = worldOf(game, s, 0)
      const two = permuted(game, s, 0, { chance, reseed: true, replaceAnswers: true }).world
      const answers = answersOf(game, one, two)
      if (answers.length > 0 && !same(one[hides], two[hides])) found.push({ one, two, answers })
    }
    game.play(s, seat, pickWith(chance, game.answers(s, seat)))
  }
  return found
}

function answersOf(game: Game, one: KernelState, two: KernelState): Answer[] {
  let [a, b] = [one, two]
  const answers: Answer[] = []
  while (game.asked(a).includes(0) && answers.length < 5) {
    const next = game.answers(a, 0).find((answer) => {
      const [x, y] = [game.clone(a), game.clone(b)]
      game.play(x, 0, answer)
      game.play(y, 0, answer)
      if (!same(game.view(x, 0), game.view(y, 0))) return false
      ;[a, b] = [x, y]
      return true
    })
    if (!next) break
    answers.push(next)
  }
  return answers
}

/** The game from this moment on, as if it began there. */
const beginningAt = (game: Game, state: KernelState, id: string): Game =>
  ({ ...game, id, setup: () => game.clone(state) }) as Game

/** A socket that watches a seat; what it hears is added to the list. */
async function watching(
  server: Served,
  cookie: string | undefined,
  table: string,
  seat: number,
  told: string[],
): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, { headers: { cookie } })
  socket.on('message', (data) => told.push(String(data)))
  await socketOpen(socket)
  socket.send(JSON.stringify({ do: 'watch', table, seat, since: -1 }))
  return socket
}

/**
 * Every byte that seat 0 is sent, over HTTP and the socket, headers and all, with the names of the tables
 * left blank.
 */
async function traffic(server: Served, id: string, ada: Client, others: Client[], { answers }: Moment) {
  const all: string[] = []
  const fetched = ada.fetch.bind(ada)
  ada.fetch = async (...given) => {
    const response = await fetched(...given)
    // The names of tables and players are chance, and pack to lengths of their own.
    const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'content-length')
    all.push(`${response.status} ${JSON.stringify(headers)} ${await response.clone().text()}`)
    return response
  }
  const table = await begin([ada, ...others], { game: id })
  const params = { id: table.id }
  // The others are there, or the server would answer some questions for them, and the worlds would part.
  const theirs: string[] = []
  const sockets = await Promise.all(
    others.map((other, n) => watching(server, other.cookie, table.id, n + 1, theirs)),
  )
  await until(() => theirs.filter((text) => text.includes('"is":"table"')).length === others.length, 20_000)
  const socket = await watching(server, ada.cookie, table.id, 0, all)
  const heard = (part: string) => until(() => all.some((text) => text.includes(part)), 20_000)
  await heard('"is":"table"')
  const say = async (message: object, ref: string) => {
    socket.send(JSON.stringify({ ...message, table: table.id, seat: 0, ref }))
    await heard(`"ref":"${ref}"`)
  }
  let seen = 0
  for (const answer of answers) {
    await say({ do: 'answer', answer: { no: 'such answer' }, seen, key: newKey() }, `wrong-${seen}`)
    await say({ do: 'answer', answer, seen, key: newKey() }, `right-${seen}`)
    seen++
  }
  await say({ do: 'answer', answer: answers[0], seen: 0, key: newKey() }, 'stale')
  await say({ do: 'undo', seen, key: newKey() }, 'undo')
  await ada.call(routes.look, { params })
  await ada.call(routes.log, { params })
  await ada.call(routes.record, { params })
  await ada.call(routes.mine, {})
  for (let seq = 0; seq <= seen; seq++) await ada.call(routes.past, { params: { ...params, seq } })
  for (const one of [socket, ...sockets]) one.terminate()
  return all.join('\n').replaceAll(table.id, 'TABLE')
}

/** Short, because all of it would be pages. */
function firstDifference(a: string, b: string): { one: string; two: string } | null {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const around = (text: string) => text.slice(Math.max(0, i - 150), i + 80)
  return a === b ? null : { one: around(a), two: around(b) }
}

const NAMES = ['Ada', 'Bo', 'Cy']

test.each(MATCHES)(
  'in $id, every byte that a seat is sent is the same in two worlds that differ in what it may not see',
  { timeout: 120_000 },
  async (match) => {
    const game = games[match.id] as Game
    const all = momentsOf(game, match)
    expect(all.length).toBe(match.moments)
    const worldly = async (world: 'one' | 'two') => {
      const named = Object.fromEntries(
        all.map((moment, i) => [`game-${i}`, beginningAt(game, moment[world], `game-${i}`)]),
      )
      await using server = await serve({ games: named, newSeed: () => SEED, now: () => 1000 })
      const texts: string[] = []
      for (const [i, moment] of all.entries()) {
        const people = await Promise.all(NAMES.slice(0, match.seats).map(server.person))
        const ids = await Promise.all(people.map(idOf))
        const [ada, ...others] = people
        const text = await traffic(server, `game-${i}`, ada, others, moment)
        texts.push(ids.reduce((t, id, n) => t.replaceAll(id, `PLAYER-${n}`), text))
      }
      return texts
    }
    const [one, two] = [await worldly('one'), await worldly('two')]
    expect(one.join().length).toBeGreaterThan(25_000 * match.moments)
    for (let i = 0; i < match.moments; i++) expect(firstDifference(one[i], two[i])).toBeNull()
  },
)
