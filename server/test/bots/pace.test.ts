import { cloneKernel, defineGame, type Frame, type Game, type KernelState, lay, only } from '@perilune/engine'
import { routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { isForcedForAll } from '../../src/table/bots/public-choice.js'
import { until } from '../help/play.js'
import { serve } from '../help/serve.js'

type Asking = { do: 'walk' | 'open'; seat: number }

/** Everybody sees that a walker can only walk; whether a door can be opened lies in a hidden hand. */
const corridor = defineGame<KernelState, Asking, Record<never, never>>({
  id: 'corridor',
  title: 'Corridor',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {},
  places: () => [
    { name: 'hand 0', seenBy: 0 },
    { name: 'hand 1', seenBy: 1 },
    { name: 'deck', seenBy: 'none' },
  ],
  setup(kernel) {
    const s = { ...kernel }
    lay(s, 0, ['key', 'stone'])
    lay(s, 2, ['stone', 'key'])
    for (let i = 0; i < 6; i++) s.stack.push({ do: 'walk', seat: i % 2 } as Frame)
    return s
  },
  steps: {
    walk: {
      seats: (_, { seat }) => only(seat),
      ask: () => ({ kind: 'choose', prompt: 'Walk.', options: [{ answer: { walk: 1 }, label: 'walk' }] }),
      answers: () => [{ walk: 1 }],
      refuse: (_, __, ___, { walk }) => (walk === 1 ? undefined : { code: 'not-offered' }),
      take: () => {},
    },
    open: {
      seats: (_, { seat }) => only(seat),
      ask: () => ({ kind: 'choose', prompt: 'Open?', options: [{ answer: { walk: 1 }, label: 'walk' }] }),
      answers: (s, seat) => (s.places[seat].includes('key') ? [{ walk: 1 }, { open: 1 }] : [{ walk: 1 }]),
      refuse: () => undefined,
      take: () => {},
    },
  },
  clone: (s) => cloneKernel(s),
  outcome: () => ({ points: [0, 0], ranks: [1, 1], lines: [] }),
  cards: [],
}) as unknown as Game

const asking = (step: Asking['do'], hand: string[]): KernelState => {
  const s = corridor.setup({}, 2, '0'.repeat(64))
  s.stack.push({ do: step, seat: 0 } as Frame)
  s.places[0] = hand
  return s
}

test('what everybody can see to be forced is forced for all', () => {
  expect(isForcedForAll(corridor, asking('walk', ['key', 'stone']), 0)).toBe(true)
  expect(isForcedForAll(corridor, asking('walk', ['stone', 'stone']), 1)).toBe(false)
})

test('what only the seat itself knows to be forced keeps the usual pace, as if it were not', () => {
  const hands = [
    ['stone', 'stone'],
    ['key', 'key'],
  ]
  const answers = hands.map((hand) => corridor.answers(asking('open', hand), 0).length)
  expect(answers).toEqual([1, 2])
  expect(hands.map((hand) => isForcedForAll(corridor, asking('open', hand), 0))).toEqual([false, false])
})

test('bots do not wait for their pace where the game leaves everybody see that there is no choice', async () => {
  await using server = await serve({ games: { corridor }, botPace: 30_000 })
  const ada = await server.person('Ada')
  const { id } = await ada.call(routes.create, {
    body: { game: 'corridor', seats: [{ kind: 'bot' }, { kind: 'bot' }], begin: 'full' },
  })
  await until(() => server.tables.peek(id)?.over, 10_000)
})
