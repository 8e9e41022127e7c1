import {
  type Answer,
  CODES,
  cloneKernel,
  deal,
  defineGame,
  type GameDefinition,
  type KernelState,
  lay,
  move,
  type Question,
  type Reason,
  reasonsIn,
  refusal,
  refusalOfAmounts,
  shuffle,
  textOnly,
} from '@perilune/engine'
import { kernelReasons } from '@perilune/engine/words/en'

/*
 * A small game with everything a server has to carry: hidden hands, a deck, answers that can be taken back
 * and answers that can't, a question put to all together, and something that may be done at any time.
 */

export interface LanternState extends KernelState {
  points: number[]
  marks: number
  round: number
  rounds: number
  waved: boolean[]
}

type LanternFrame = { do: 'turn'; seat: number } | { do: 'wish' }

const DECK = 0
const TABLE = 1
const handOf = (seat: number) => 2 + seat

const CARDS = Array.from({ length: 12 }, (_, i) => `lantern-${String(i).padStart(2, '0')}-of-glass`)

const options = {
  rounds: { kind: 'number', min: 1, max: 10_000, default: 3, title: 'Rounds', help: 'turns of every seat' },
} as const

const askTurn = (s: LanternState, seat: number) => {
  // A hand is sorted, and no card of it is there twice.
  const hand = s.places[handOf(seat)]
  const yes = (answer: Answer, label: string) => ({ answer, label })
  const no = (answer: Answer, label: string, reason: Reason) => ({ answer, label, reason })
  return {
    kind: 'choose',
    prompt: 'Light a lantern, draw, mark, or end your turn.',
    options: [
      ...hand.map((card) => yes({ light: card }, `light ${card}`)),
      s.places[DECK].length > 0 ? yes({ draw: 1 }, 'draw') : no({ draw: 1 }, 'draw', { code: 'no-deck' }),
      s.marks < 3 ? yes({ mark: 1 }, 'mark') : no({ mark: 1 }, 'mark', { code: 'marked', has: s.marks }),
      yes({ end: 1 }, 'end the turn'),
    ],
  } satisfies Question
}

const askWish = {
  kind: 'amounts',
  prompt: 'How many wishes?',
  parts: [{ id: 'wishes', label: 'wishes', min: 0, max: 3 }],
  total: { min: 0, max: 3 },
} satisfies Question

const askWave = {
  kind: 'choose',
  prompt: 'Wave?',
  options: [{ answer: { may: 'wave' }, label: 'wave' }],
} satisfies Question

const all = (s: LanternState) => s.points.map((_, seat) => seat)

export const definition: GameDefinition<LanternState, LanternFrame, typeof options> = {
  id: 'lanterns',
  title: 'Lanterns',
  rules: 1,
  seats: { min: 2, max: 4 },
  options,
  places: (seats) => [
    { name: 'deck', seenBy: 'none' },
    { name: 'table', seenBy: 'all' },
    ...Array.from({ length: seats }, (_, seat) => ({ name: `hand of ${seat}`, seenBy: seat })),
  ],
  setup(kernel, { rounds }) {
    const seats = kernel.seats
    const s: LanternState = {
      ...kernel,
      points: new Array(seats).fill(0),
      marks: 0,
      round: 0,
      rounds,
      waved: new Array(seats).fill(false),
    }
    lay(s, DECK, CARDS)
    shuffle(s, DECK)
    for (let seat = 0; seat < seats; seat++) deal(s, DECK, handOf(seat), 2)
    s.stack.push({ do: 'turn', seat: 0 } as LanternFrame)
    return s
  },
  steps: {
    turn: {
      seats: (_, frame) => [frame.seat],
      ask: askTurn,
      answers: (s, seat) => askTurn(s, seat).options.flatMap((o) => ('reason' in o ? [] : [o.answer])),
      refuse: (s, seat, _, answer) => refusal(askTurn(s, seat), answer),
      take(s, seat, asked, answer, tell) {
        const next = (seat + 1) % s.seats
        if (answer.mark) {
          s.marks++
          s.points[seat]++
          s.stack.push(asked)
          tell?.({ what: 'mark', seat })
          return
        }
        if (answer.draw) {
          deal(s, DECK, handOf(seat), 1)
          const card = s.places[handOf(seat)].at(-1)
          tell?.({ what: 'draw', seat, card, to: [seat], others: { what: 'draw', seat } })
        }
        if (typeof answer.light === 'string') {
          move(s, handOf(seat), TABLE, answer.light)
          s.points[seat] += 2
          tell?.({ what: 'light', seat, card: answer.light })
          tell?.({ what: 'shine', seat: next })
        }
        s.marks = 0
        if (next === 0) s.round++
        const frame: LanternFrame =
          next === 0 && s.round >= s.rounds ? { do: 'wish' } : { do: 'turn', seat: next }
        s.stack.push(frame)
      },
    },
    wish: {
      together: true,
      seats: all,
      ask: () => askWish,
      answers: () => [0, 1, 2, 3].map((wishes) => ({ amounts: { wishes } })),
      refuse: (_s, _seat, _frame, answer) => refusalOfAmounts(askWish, answer),
      takeAll(s, _, answers, tell) {
        answers.forEach((answer, seat) => {
          s.points[seat] += (answer?.amounts as { wishes?: number } | undefined)?.wishes ?? 0
        })
        tell?.({ what: 'wishes' })
      },
    },
  },
  mays: {
    wave: {
      open: (s, seat) => !s.waved[seat] && s.round === 0,
      ask: () => askWave,
      answers: () => [{ may: 'wave' }],
      refuse: (_s, _seat, answer) => refusal(askWave, answer),
      take(s, seat, _answer, tell) {
        s.waved[seat] = true
        tell?.({ what: 'wave', seat })
      },
    },
  },
  clone(s) {
    const k = cloneKernel(s)
    return {
      seats: k.seats,
      played: k.played,
      stack: k.stack,
      places: k.places,
      sight: k.sight,
      knows: k.knows,
      pending: k.pending,
      chance: k.chance,
      traces: k.traces,
      points: s.points.slice(),
      marks: s.marks,
      round: s.round,
      rounds: s.rounds,
      waved: s.waved.slice(),
    }
  },
  outcome(s) {
    const points = s.points.slice()
    return {
      points,
      ranks: points.map((mine) => 1 + points.filter((other) => other > mine).length),
      lines: points.map((n, seat) => ({ seat, points: n, why: 'lanterns' })),
    }
  },
  words: {
    ...CODES,
    reason: reasonsIn<Record<'no-deck' | 'marked', { has?: number }>>(kernelReasons, {
      'no-deck': () => textOnly('the deck is empty'),
      marked: ({ has }) => textOnly(`there are ${has} marks already`),
    }),
    tale: (event, name) =>
      textOnly(
        `${event.seat === undefined ? 'all' : name(event.seat)}: ${event.what} ${event.card ?? ''}`.trim(),
      ),
  },
  cards: CARDS.map((id) => ({ id, name: id, kind: 'lantern', text: 'gives light', facts: {} })),
}

export const lanterns = defineGame(definition)
