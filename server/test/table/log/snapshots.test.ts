import type { Game } from '@perilune/engine'
import { routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { lanterns } from '../../games/lanterns.js'
import { begin } from '../../help/play.js'
import { at, serve, temporaryFolder } from '../../help/serve.js'

const END = { end: 1 }

/** A game of 60 rows whose stored snapshot differs from what its rows say. */
async function withSpoiledSnapshot(dataDir: string, spoil: (data: string) => string) {
  await using server = await serve({ dataDir })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo], { options: { rounds: 5000 } })
  for (let seq = 0; seq < 60; seq++) await (seq % 2 ? bo : ada).live.answer(id, seq % 2, END, seq)
  const before = await ada.call(routes.look, { params: { id } })
  const { store } = server.context
  const kept = await store.snapshot(id)
  if (!kept) throw new Error('there is no snapshot')
  const data = spoil(kept.data.replaceAll('"rounds":5000', '"rounds":4999'))
  expect(data).toContain('4999')
  await store.putSnapshot(id, kept.rules, data)
  return { ada, id, before }
}

async function opened(dataDir: string, ada: { cookie: string }, id: string, game: Game) {
  await using server = await serve({ dataDir, games: { lanterns: game } })
  return await at(server, ada).call(routes.look, { params: { id } })
}

const today = lanterns as unknown as Game
const renumbered: Game = { ...today, numbering: () => ['another listing'] }

test('a snapshot whose numbers stand for the same things is resumed', async () => {
  const dataDir = temporaryFolder()
  const { ada, id } = await withSpoiledSnapshot(dataDir, (data) => data)
  expect(JSON.stringify(await opened(dataDir, ada, id, today))).toContain('4999')
})

test('a snapshot whose numbers stand for something else is dropped, and the rows are played', async () => {
  const dataDir = temporaryFolder()
  const { ada, id, before } = await withSpoiledSnapshot(dataDir, (data) => data)
  expect(await opened(dataDir, ada, id, renumbered)).toEqual(before)
})

test('a snapshot of an older release, which says nothing of its numbers, is dropped', async () => {
  const dataDir = temporaryFolder()
  const { ada, id, before } = await withSpoiledSnapshot(dataDir, (data) =>
    data.replace(/,"numbering":"[^"]*"/, ''),
  )
  expect(await opened(dataDir, ada, id, today)).toEqual(before)
})
