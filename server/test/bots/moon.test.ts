import { type Answer, type PlaceId, sees } from '@perilune/engine'
import { games } from '@perilune/games'
import { routes, type TableView } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { advise } from '../../src/bots/advise.js'
import { think } from '../../src/bots/think.js'
import { matchInPlay } from '../../src/table/state/table.js'
import { until } from '../help/play.js'
import { serve } from '../help/serve.js'

type Places = { cards: string[] | null }[]

test('a person and two bots play a whole game of Moon, and the person is never shown what is not theirs', {
  timeout: 120_000,
}, async () => {
  await using server = await serve({
    games,
    bots: {
      think: async (job) => think(games, { ...job, level: 'random' }),
      advise: async (job) => advise(games, job),
      close: async () => {},
    },
  })
  const ada = await server.person('Ada')
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const }, { kind: 'bot' as const }]
  const { id } = await ada.call(routes.create, { body: { game: 'moon', seats, begin: 'full' } })
  const table = await server.tables.get(id)
  const shown: TableView[] = []
  const watching = ada.live.watch(id, 0, (w) => {
    if (w.now) shown.push(w.now)
  })
  await until(() => watching.now)
  while (!table.over) {
    await until(() => table.over || (watching.now?.seq === table.seq && watching.now.seats[0].asked), 20_000)
    if (table.over) break
    const state = matchInPlay(table).state
    const answer = pick(table.game.answers(state, 0))
    await ada.live.answer(id, 0, answer, table.seq)
  }
  await until(() => watching.now?.state === 'over')
  expect(watching.now?.outcome?.ranks).toHaveLength(3)
  for (const now of shown) {
    if (now.state !== 'over') expect(now.seed).toBeUndefined()
    const places = now.view?.places as Places
    places.forEach((place, p: PlaceId) => {
      if (!sees(now.view as never, 0, p)) expect(place.cards).toBeNull()
    })
    expect(now.view).not.toHaveProperty('chance')
    expect(now.view).not.toHaveProperty('pending')
  }
})

const pick = (answers: readonly Answer[]): Answer => answers[Math.floor(Math.random() * answers.length)]
