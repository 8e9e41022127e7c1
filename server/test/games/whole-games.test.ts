import { routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { begin, playByHttp, playBySocket } from '../help/play.js'
import { serve } from '../help/serve.js'
import { until } from '../help/wait.js'

test('three people play a whole game over HTTP', async () => {
  await using server = await serve()
  const people = await Promise.all(['Ada', 'Bo', 'Cy'].map(server.person))
  const table = await begin(people)
  expect(table.state).toBe('playing')
  const ends = await Promise.all(people.map((client, seat) => playByHttp(client, table.id, seat)))
  for (const end of ends) expect(end.outcome).toEqual(ends[0].outcome)
  expect(ends[0].outcome?.ranks).toContain(1)
})

test('two people and a bot play a whole game over sockets', async () => {
  await using server = await serve()
  const people = await Promise.all(['Ada', 'Bo'].map(server.person))
  const table = await begin(people, {
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
  })
  const ends = await Promise.all(people.map((client, seat) => playBySocket(client, table.id, seat)))
  for (const [seat, { now }] of ends.entries()) {
    const true_ = await people[seat].call(routes.look, { params: { id: table.id } })
    expect({ ...now, seats: 0 }).toEqual({ ...true_, seats: 0 })
  }
})

test('one by HTTP, one by socket', async () => {
  await using server = await serve()
  const people = await Promise.all(['Ada', 'Bo'].map(server.person))
  const table = await begin(people)
  const [end, watched] = await Promise.all([
    playByHttp(people[0], table.id, 0),
    playBySocket(people[1], table.id, 1),
  ])
  expect(watched.now?.outcome).toEqual(end.outcome)
})

test('bots alone play to the end once they are let', async () => {
  await using server = await serve()
  const host = await server.person('Ada')
  const made = await host.call(routes.create, {
    body: { game: 'lanterns', seats: [{ kind: 'bot' }, { kind: 'bot', level: 'random' }], begin: 'full' },
  })
  const end = await playByHttp(host, made.id, 9).catch(() => null)
  expect(end).toBeNull()
  const over = async () => (await host.call(routes.look, { params: { id: made.id } })).state === 'over'
  await until(over, { what: 'the bots to end their game', every: 10 })
})
