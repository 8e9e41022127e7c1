import { commitTo, type GameRecord, replay } from '@perilune/engine'
import { type Refusal, routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { lanterns } from '../games/lanterns.js'
import { begin, playByHttp } from '../help/play.js'
import { serve } from '../help/serve.js'

const at = (id: string) => ({ params: { id } })

async function finished() {
  const server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  await Promise.all([playByHttp(ada, id, 0), playByHttp(bo, id, 1)])
  return { server, ada, bo, id }
}

test('the record of a running game has no seed and only the player’s own answers', async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id, commit } = await begin([ada, bo])
  await ada.live.answer(id, 0, { end: 1 }, 0)
  await bo.live.answer(id, 1, { end: 1 }, 1)
  const record = await ada.call(routes.record, at(id))
  expect(record.seed).toBeUndefined()
  expect(record.commit).toBe(commit)
  expect(record.rows).toEqual([{ seat: 0, answer: { end: 1 } }, { seat: 1 }])
})

test('the record of a finished game plays again to the same end, here and anywhere', async () => {
  const { server, ada, id } = await finished()
  await using _ = server
  const record = await ada.call(routes.record, at(id))
  expect(commitTo(record.seed as string)).toBe(record.commit)
  replay(lanterns, record as unknown as GameRecord)
  const verified = await ada.call(routes.verify, { body: record })
  expect(verified.digest).toBe(record.digest)
  const changed = { ...record, rows: record.rows.slice(0, -1) }
  const refused = await ada.call(routes.verify, { body: changed }).catch((e: Refusal) => e)
  expect(refused).toMatchObject({ code: 'BAD_RECORD' })
})

test('a record can be put on the shelf and replayed like any game', async () => {
  const { server, ada, id } = await finished()
  await using _ = server
  const record = await ada.call(routes.record, at(id))
  const shelf = await ada.call(routes.imported, { body: record })
  expect(shelf.state).toBe('over')
  const original = await ada.call(routes.look, at(id))
  expect(shelf.outcome).toEqual(original.outcome)
  const then = await ada.call(routes.past, { params: { id: shelf.id, seq: 2 }, query: { seat: 1 } })
  expect(then.seq).toBe(2)
})

test('an earlier moment is shown as seen by one’s own seat, and after the game by any', async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const seen = [await ada.call(routes.look, at(id))]
  await ada.live.answer(id, 0, { draw: 1 }, 0)
  seen.push(await ada.call(routes.look, at(id)))
  await bo.live.answer(id, 1, { draw: 1 }, 1)
  for (const [seq, then] of seen.entries()) {
    const past = await ada.call(routes.past, { params: { id, seq } })
    expect(past.view).toEqual(then.view)
    expect(past.decisions).toEqual(then.decisions)
  }
  const code = (work: Promise<unknown>) => work.catch((e: Refusal) => e.code)
  expect(await code(ada.call(routes.past, { params: { id, seq: 3 } }))).toBe('NO_SUCH_MOMENT')
  expect(await code(ada.call(routes.past, { params: { id, seq: 1 }, query: { seat: 1 } }))).toBe(
    'NOT_YOUR_SEAT',
  )
  await bo.call(routes.resign, { params: { id, seat: 1 } })
  const whole = await ada.call(routes.past, { params: { id, seq: 1 }, query: { seat: 1 } })
  expect((whole.view?.places as { cards: string[] }[] | undefined)?.[3].cards).toHaveLength(2)
})
