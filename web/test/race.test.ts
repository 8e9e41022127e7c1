import { expect, test } from 'vitest'
import { momentsOf, raceOf, runningRace, turningPoints } from '../src/table/race.js'

test('the race adds up a seat’s points by move; what the end gives comes last', () => {
  const line = (seat: number, points: number, move?: number) => ({
    seat,
    points,
    why: '',
    say: '',
    ...(move !== undefined && { move }),
  })
  const [first, second] = raceOf([line(0, 2, 3), line(0, 1, 3), line(0, 4), line(1, 5, 7)], 2, 9)
  expect(first).toEqual([
    { move: 0, points: 0 },
    { move: 3, points: 3 },
    { move: 9, points: 7 },
  ])
  expect(second.at(-1)).toEqual({ move: 7, points: 5 })
})

test('turning points: the lead taken for good comes first, then the largest leaps, in the order of the game', () => {
  const line = (seat: number, points: number, move: number | undefined, say: string) => ({
    seat,
    points,
    why: '',
    say,
    ...(move !== undefined && { move }),
  })
  const turns = turningPoints(
    [
      line(0, 1, 2, 'a'),
      line(1, 5, 4, 'leap'),
      line(0, 1, 6, 'b'),
      line(0, 4, 8, 'large'),
      line(0, 1, 8, 'small'),
      line(1, 3, 9, 'back'),
      line(0, 2, undefined, 'at the end'),
    ],
    2,
    12,
  )
  expect(turns.map(({ move, seat, lead }) => [move, seat, lead])).toEqual([
    [4, 1, 'taken'],
    [8, 0, 'taken'],
    [12, 0, 'for-good'],
  ])
  expect(turns[1].says).toEqual(['large', 'small'])
  expect([turns[1].from, turns[1].to]).toEqual([2, 7])
})

test('an answer that was taken back has no moment; the log keeps both rows', () => {
  const answer = { seat: 0, answer: {} }
  expect(
    momentsOf([answer, answer, { seat: 0, undo: true }, answer, { act: 'bot', seat: 1 }, answer]),
  ).toEqual([1, 4, 6])
  expect(momentsOf([answer, answer, answer, { rewind: 1 }, answer])).toEqual([1, 5])
})

test('a running race has a step wherever a seat’s points changed, up or down', () => {
  const points = [
    [0, 0],
    [2, 0],
    [2, 3],
    [1, 3],
  ]
  expect(runningRace(points, 2)[0]).toEqual([
    { move: 0, points: 0 },
    { move: 1, points: 2 },
    { move: 3, points: 1 },
  ])
})

test('turning points are told by the points as they stood, where those are known', () => {
  const running = [
    [0, 0],
    [5, 0],
    [5, 9],
  ]
  const turns = turningPoints([{ seat: 1, points: 9, why: '', say: 'Rally Track' }], 2, 2, { running })
  expect(turns.map(({ move, seat, from, to, lead }) => ({ move, seat, from, to, lead }))).toEqual([
    { move: 1, seat: 0, from: 0, to: 5, lead: 'taken' },
    { move: 2, seat: 1, from: 0, to: 9, lead: 'for-good' },
  ])
})

test('what seats have before the first move is no turning point', () => {
  const running = [
    [20, 24],
    [20, 24],
    [26, 24],
  ]
  const turns = turningPoints([], 2, 2, { running })
  expect(turns.map(({ move, seat, from, to, lead }) => [move, seat, from, to, lead])).toEqual([
    [2, 0, 20, 26, 'for-good'],
  ])
})
