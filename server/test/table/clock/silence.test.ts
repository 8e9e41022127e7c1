import { games } from '@perilune/games'
import { newKey, routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { matchInPlay } from '../../../src/table/state/table.js'
import { begin, until } from '../../help/play.js'
import { serve } from '../../help/serve.js'

test('with a clock, a player who does not answer an offer in time declines it and plays on', async () => {
  let now = 1_000_000
  await using server = await serve({ games, now: () => now })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const time = { kind: 'live', move: 10, reserve: 0 }
  const { id } = await begin([ada, bo], {
    game: 'moonrakers',
    options: { first: '1' },
    time,
    onTimeout: 'resign',
  })
  const table = await server.tables.get(id)
  const says = async (client: typeof ada, seat: number, answer: Record<string, unknown>) =>
    client.call(routes.answer, { params: { id, seat }, body: { answer, seen: table.seq, key: newKey() } })
  const state = () => matchInPlay(table).state as unknown as { talks: { replies: (string | null)[] } | null }
  const first = (seat: number) =>
    table.game.answers(matchInPlay(table).state, seat)[0] as Record<string, unknown>
  await says(ada, 0, first(0))
  await says(bo, 1, first(1))
  const contract = matchInPlay(table).state.places[1][0]
  await says(ada, 0, { act: 'talk', card: contract })
  const facts = games.moonrakers.cards.find((card) => card.id === contract)?.facts ?? {}
  const { prestige, credits, bonus } = facts.rewards as Record<string, number>
  await says(ada, 0, {
    offer: [
      [prestige, 0, bonus, Number(facts.hazards)],
      [0, credits, 0, 0],
    ],
  })
  expect(state().talks?.replies).toEqual([null, null])
  now += 11_000
  await server.clocks.tick()
  await until(() => state().talks?.replies[1] === 'decline')
  expect(table.controls).toEqual(['person', 'person'])
})
