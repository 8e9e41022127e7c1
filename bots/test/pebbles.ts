import {
  type Card,
  cloneKernel,
  deal,
  defineGame,
  type Frame,
  type KernelState,
  lay,
  move,
  roll,
  shuffle,
} from '@perilune/engine'

interface PebblesState extends KernelState {
  round: number
  points: number[]
  cheered: boolean[]
}

type PebblesFrame = { do: 'deal' } | { do: 'show' } | { do: 'bid'; seat: number } | { do: 'dice' }

const DECK = 0
const SHOWN = 1
const handOf = (seat: number): number => 2 + seat
const worth = (card: Card): number => Number(card.slice(1))
const push = (s: PebblesState, ...frames: PebblesFrame[]): void => {
  s.stack.push(...(frames as Frame[]))
}

/**
 * A game with every kind of question and nothing to it: hands from a shuffled deck; each round all show a
 * card together and the highest scores it, then each names a number and scores it unless a die comes up
 * below; a seat may cheer once for a point.
 */
export const pebbles = defineGame<PebblesState, PebblesFrame, Record<never, never>>({
  id: 'pebbles',
  title: 'Pebbles',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {},
  places: (seats) => [
    { name: 'deck', seenBy: 'none' },
    { name: 'shown', seenBy: 'all' },
    ...Array.from({ length: seats }, (_, seat) => ({ name: `hand ${seat}`, seenBy: seat })),
  ],
  setup(kernel) {
    const s = {
      ...kernel,
      round: 0,
      points: kernel.pending.map(() => 0),
      cheered: kernel.pending.map(() => false),
    }
    lay(
      s,
      DECK,
      Array.from({ length: 16 }, (_, i) => `p${i + 1}`),
    )
    shuffle(s, DECK)
    push(s, { do: 'deal' })
    return s
  },
  steps: {
    deal: {
      run(s) {
        for (let seat = 0; seat < s.seats; seat++) deal(s, DECK, handOf(seat), 3)
        push(s, { do: 'dice' }, { do: 'show' }, { do: 'dice' }, { do: 'show' })
      },
    },
    show: {
      together: true,
      seats: (s) => s.pending.map((_, seat) => seat),
      ask: (s, seat) => ({
        kind: 'choose',
        prompt: 'Show a card.',
        options: s.places[handOf(seat)].map((card) => ({ answer: { card }, label: card })),
      }),
      answers: (s, seat) => s.places[handOf(seat)].map((card) => ({ card })),
      refuse: (s, seat, _, { card }) =>
        s.places[handOf(seat)].includes(card as string) ? undefined : { code: 'not-offered' },
      takeAll(s, _, answers, tell) {
        const cards = answers.map((answer) => answer?.card as Card)
        for (const [seat, card] of cards.entries()) move(s, handOf(seat), SHOWN, card)
        const values = cards.map(worth)
        const best = values.indexOf(Math.max(...values))
        s.points[best] += 5
        tell?.({ what: 'shown', cards, best })
      },
    },
    dice: {
      run(s) {
        for (let seat = s.seats - 1; seat >= 0; seat--) push(s, { do: 'bid', seat })
      },
    },
    bid: {
      seats: (_, { seat }) => [seat],
      ask: () => ({
        kind: 'choose',
        prompt: 'Name a number.',
        options: [0, 1, 2, 3].map((bid) => ({ answer: { bid }, label: `${bid}` })),
      }),
      answers: () => [0, 1, 2, 3].map((bid) => ({ bid })),
      refuse: (_, __, ___, { bid }) =>
        Number.isInteger(bid) && (bid as number) >= 0 && (bid as number) <= 3
          ? undefined
          : { code: 'not-offered' },
      take(s, seat, _, { bid }, tell) {
        const die = roll(s, 6)
        if (die >= (bid as number)) s.points[seat] += bid as number
        tell?.({ what: 'bid', seat, bid, die })
      },
    },
  },
  mays: {
    cheer: {
      open: (s, seat) => !s.cheered[seat],
      ask: () => ({
        kind: 'choose',
        prompt: 'Cheer.',
        options: [{ answer: { may: 'cheer' }, label: 'cheer' }],
      }),
      answers: () => [{ may: 'cheer' }],
      refuse: () => undefined,
      take(s, seat) {
        s.cheered[seat] = true
        s.points[seat]++
      },
    },
  },
  clone: (s) => ({
    ...cloneKernel(s),
    round: s.round,
    points: s.points.slice(),
    cheered: s.cheered.slice(),
  }),
  outcome: (s) => ({
    points: s.points.slice(),
    ranks: s.points.map((p) => 1 + s.points.filter((other) => other > p).length),
    lines: s.points.map((points, seat) => ({ seat, points, why: 'pebbles' })),
  }),
  cards: [],
})
