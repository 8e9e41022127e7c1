import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { games } from '@perilune/games'
import { type Client, routes, ServerMessage } from '@perilune/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { think } from '../../src/bots/think.js'
import { matchInPlay, startedMatch } from '../../src/table/state/table.js'
import { bundle } from '../help/bundle.js'
import { endWithTests } from '../help/children.js'
import { until } from '../help/play.js'
import { type Served, serve } from '../help/serve.js'
import { LONG, socketOpen, within } from '../help/wait.js'

let program = ''
beforeAll(async () => {
  // Node before 22.18 does not run TypeScript as it stands.
  program = fileURLToPath(await bundle('../../docs/examples/seat'))
})

const atOnce = {
  think: async (job: Parameters<typeof think>[1]) => think(games, { ...job, level: 'random' }),
  advise: async () => {
    throw new Error('nobody asks for advice here')
  },
  close: async () => {},
}

describe.each(Object.values(games))('at a live table of $title', (game) => {
  test('a stranger’s program takes the free seat by the link and plays a whole game through the WebSocket', {
    timeout: 300_000,
  }, async () => {
    await using server = await serve({ games, bots: atOnce })
    const host = await server.person('Ada')
    // The seat between them stays empty, so the program's own moves up when the game begins.
    const seats = [{ kind: 'bot' as const }, { kind: 'closed' as const }, { kind: 'open' as const }]
    const options = game.id === 'moonrakers' ? { goal: 4 } : {}
    const made = game.seats.max < 3 ? [seats[0], seats[2]] : seats
    const { id } = await host.call(routes.create, { body: { game: game.id, seats: made, options } })

    const bot = endWithTests(spawn(process.execPath, [program, `${server.url}/t/${id}`, '0']))
    let said = ''
    bot.stderr.on('data', (text) => {
      said += text
    })
    const table = await server.tables.get(id)
    await until(() => table.presence.here().size === 1, 20_000)
    await host.call(routes.start, { params: { id } })
    const [code] = await within('the program to end its game', once(bot, 'exit'), 4 * LONG)
    expect({ code, said }).toEqual({ code: 0, said: '' })
    expect(table.over).toBe(true)
    expect(table.seats.map((seat) => seat.name)[1]).toBe('Any Bot')
    expect(startedMatch(table).resigned).toEqual([])
  })
})

/** What the server says to one message of a program. */
async function ask(server: Served, { cookie }: Client, message: object): Promise<Record<string, unknown>> {
  const socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}/api/live`, { headers: { cookie } })
  await socketOpen(socket)
  socket.send(JSON.stringify(message))
  const [data] = await within('an answer', once(socket, 'message'))
  socket.close()
  return ServerMessage.parse(JSON.parse(String(data)))
}

test('the list of answers is given to the seat’s player, and to nobody else', async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await ada.call(routes.create, {
    body: { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }], begin: 'full' },
  })
  const list = (client: Client, seat: number) => ask(server, client, { do: 'answers', table: id, seat })
  expect(await list(ada, 0)).toMatchObject({ is: 'refused', error: 'NOT_STARTED' })
  await bo.call(routes.join, { params: { id }, body: {} })
  expect(await list(ada, 1)).toMatchObject({ is: 'refused', error: 'NOT_YOUR_SEAT' })
  expect(await list(server.client(), 0)).toMatchObject({ is: 'refused', error: 'NOT_SIGNED_IN' })
  const table = await server.tables.get(id)
  const { game, seq } = table
  const { state } = matchInPlay(table)
  for (const [seat, client] of [ada, bo].entries()) {
    const must = game.asked(state).includes(seat) ? game.answers(state, seat) : []
    const may = game.extras(state, seat)
    expect(await list(client, seat)).toEqual({ is: 'answers', table: id, seat, seq, must, may })
  }
})
