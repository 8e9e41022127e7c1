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
import { begin, idOf, until } from './help/play.js'
import { type Served, serve } from './help/serve.js'

const moon = games.moon as Game
const SEATS = 3
const MOMENTS = 8
const SEED = seedFrom('two worlds')

interface Moment {
  one: KernelState
  two: KernelState
  /** What seat 0 answers, one after the other; none of it shows a card that only one of the worlds has there. */
  answers: Answer[]
}

/** Moments of a game of Moon at which seat 0 is asked, each in two worlds that it can't tell apart. */
function moments(): Moment[] {
  const chance = newChance(SEED)
  const found: Moment[] = []
  const s = moon.setup({}, SEATS, SEED)
  for (let turn = 0; found.length < MOMENTS && moon.asked(s).length > 0; turn++) {
    const seat = moon.asked(s)[0]
    if (seat === 0 && turn % 4 === 0) {
      const one = worldOf(moon, s, 0)
      const two = permuted(moon, s, 0, chance, { reseed: true, replaceAnswers: true }).world
      const answers = answersOf(one, two)
      if (answers.length > 0 && !same(one.places, two.places)) found.push({ one, two, answers })
    }
    moon.play(s, seat, pickWith(chance, moon.answers(s, seat)))
  }
  return found
}

function answersOf(one: KernelState, two: KernelState): Answer[] {
  let [a, b] = [one, two]
  const answers: Answer[] = []
  while (moon.asked(a).includes(0) && answers.length < 5) {
    const next = moon.answers(a, 0).find((answer) => {
      const [x, y] = [moon.clone(a), moon.clone(b)]
      moon.play(x, 0, answer)
      moon.play(y, 0, answer)
      if (!same(moon.view(x, 0), moon.view(y, 0))) return false
      ;[a, b] = [x, y]
      return true
    })
    if (!next) break
    answers.push(next)
  }
  return answers
}

/** The game from this moment on, as if it began there. */
const beginningAt = (state: KernelState, id: string): Game =>
  ({ ...moon, id, setup: () => moon.clone(state) }) as Game

/** Every byte that seat 0 is sent, over HTTP and the socket, headers and all, with the names of the tables left blank. */
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
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
    headers: { cookie: ada.cookie },
  })
  socket.on('message', (data) => all.push(String(data)))
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ do: 'watch', table: table.id, seat: 0, since: -1 }))
  await until(() => all.some((text) => text.includes('"is":"table"')))
  const say = async (message: object, ref: string) => {
    socket.send(JSON.stringify({ ...message, table: table.id, seat: 0, ref }))
    await until(() => all.some((text) => text.includes(`"ref":"${ref}"`)))
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
  socket.terminate()
  return all.join('\n').replaceAll(table.id, 'TABLE')
}

/** Short, because all of it would be pages. */
function firstDifference(a: string, b: string): { one: string; two: string } | null {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const around = (text: string) => text.slice(Math.max(0, i - 150), i + 80)
  return a === b ? null : { one: around(a), two: around(b) }
}

test('in Moon, every byte that a seat is sent is the same in two worlds that differ in what it may not see', {
  timeout: 120_000,
}, async () => {
  const all = moments()
  expect(all.length).toBe(MOMENTS)
  const worldly = async (world: 'one' | 'two') => {
    const named = Object.fromEntries(
      all.map((moment, i) => [`moon-${i}`, beginningAt(moment[world], `moon-${i}`)]),
    )
    await using server = await serve({ games: named, newSeed: () => SEED, now: () => 1000 })
    const texts: string[] = []
    for (const [i, moment] of all.entries()) {
      const people = await Promise.all(['Ada', 'Bo', 'Cy'].map(server.person))
      const ids = await Promise.all(people.map(idOf))
      const [ada, ...others] = people
      const text = await traffic(server, `moon-${i}`, ada, others, moment)
      texts.push(ids.reduce((t, id, n) => t.replaceAll(id, `PLAYER-${n}`), text))
    }
    return texts
  }
  const [one, two] = [await worldly('one'), await worldly('two')]
  expect(one.join().length).toBeGreaterThan(200_000)
  for (let i = 0; i < MOMENTS; i++) expect(firstDifference(one[i], two[i])).toBeNull()
})
