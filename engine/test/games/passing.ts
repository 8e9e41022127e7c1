import {
  type Answer,
  type Card,
  cloneKernel,
  deal,
  defineGame,
  type GameDefinition,
  type KernelState,
  lay,
  look,
  move,
  moveAll,
  passOn,
  type Question,
  refusal,
  reveal,
  roll,
  shuffle,
} from '@perilune/engine'
import { byPoints, plainWords } from './words.js'

/**
 * Hands are passed on, a stack is searched, cards are shown, laid face down and drawn again: all a seat can
 * remember.
 */
export interface PassingState extends KernelState {
  dice: number[]
  turns: number
  points: number[]
}

export type PassingFrame =
  | { do: 'turn'; seat: number; actions: number }
  | { do: 'search'; seat: number }
  | { do: 'next-turn' }
  | { do: 'end'; seat: number }

export const DECK = 0
export const DOWN = 1
export const TABLE = 2
export const handOf = (seat: number): number => 3 + seat
const handsOf = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => handOf(seat))

const CARDS = ['ape', 'ape', 'bee', 'bee', 'cat', 'dog', 'elk', 'fox', 'gnu', 'gnu', 'hen', 'ibex']
const ACTIONS = ['draw', 'search', 'roll', 'pass-hands', 'take-down', 'done'] as const
const ON_A_CARD = ['show', 'play', 'hide'] as const

const handKinds = (s: KernelState, seat: number): Card[] => [...new Set(s.places[handOf(seat)])].sort()

const reasonAgainst = (s: PassingState, action: string) =>
  (action === 'draw' || action === 'search') && s.places[DECK].length === 0
    ? { code: 'deck-is-empty' }
    : action === 'take-down' && s.places[DOWN].length === 0
      ? { code: 'nothing-is-down' }
      : undefined

const turn = (s: PassingState, seat: number): Question => ({
  kind: 'choose',
  prompt: 'Your turn.',
  options: [
    ...ACTIONS.map((action) => {
      const reason = reasonAgainst(s, action)
      return { answer: { action }, label: action, ...(reason && { reason }) }
    }),
    ...ON_A_CARD.flatMap((action) =>
      handKinds(s, seat).map((card) => ({ answer: { action, card }, label: `${action} ${card}` })),
    ),
  ],
})

const search = (s: PassingState): Question => ({
  kind: 'pick',
  prompt: 'Take up to one card from the stack.',
  items: [...new Set(s.places[DECK])].sort().map((card) => ({ id: card, label: card })),
  min: 0,
  max: 1,
})

function act(s: PassingState, seat: number, answer: Answer): void {
  const card = String(answer.card)
  switch (answer.action) {
    case 'draw':
      deal(s, DECK, handOf(seat))
      break
    case 'search':
      look(s, seat, DECK)
      s.stack.push({ do: 'search', seat } as PassingFrame)
      break
    case 'roll':
      s.dice.push(roll(s, 6))
      break
    case 'pass-hands':
      passOn(s, handsOf(s.seats))
      break
    case 'take-down':
      moveAll(s, DOWN, handOf(seat))
      break
    case 'show':
      reveal(s, handOf(seat), card)
      break
    case 'play':
      move(s, handOf(seat), TABLE, card)
      s.points[seat]++
      break
    case 'hide':
      move(s, handOf(seat), DOWN, card)
      break
  }
}

export const passingDefinition: GameDefinition<PassingState, PassingFrame, Record<never, never>> = {
  id: 'passing',
  title: 'Passing hands',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {},
  places: (seats) => [
    { name: 'deck', seenBy: 'none' },
    { name: 'face down', seenBy: 'none' },
    { name: 'table', seenBy: 'all' },
    ...Array.from({ length: seats }, (_, seat) => ({ name: `hand ${seat}`, seenBy: seat })),
  ],
  setup(kernel) {
    const s: PassingState = {
      ...kernel,
      dice: [],
      turns: 4 * kernel.seats,
      points: new Array(kernel.seats).fill(0),
    }
    lay(s, DECK, CARDS)
    shuffle(s, DECK)
    for (const hand of handsOf(s.seats)) deal(s, DECK, hand, 2)
    s.stack.push({ do: 'next-turn' })
    return s
  },
  steps: {
    'next-turn': {
      run(s) {
        if (s.turns-- === 0) return
        s.stack.push({ do: 'next-turn' }, { do: 'turn', seat: s.turns % s.seats, actions: 2 } as PassingFrame)
      },
    },
    turn: {
      seats: (_, frame) => [frame.seat],
      ask: turn,
      answers: (s, seat) =>
        (turn(s, seat) as Extract<Question, { kind: 'choose' }>).options
          .filter((option) => !option.reason)
          .map((option) => option.answer),
      refuse: (s, seat, _, answer) => refusal(turn(s, seat), answer),
      take(s, seat, frame, answer, tell) {
        const { action } = answer
        if (action !== 'done')
          s.stack.push(
            frame.actions > 1
              ? ({ ...frame, actions: frame.actions - 1 } as PassingFrame)
              : ({ do: 'end', seat } as PassingFrame),
          )
        const open =
          action === 'hide' ? { card: 'a card' } : answer.card !== undefined && { card: answer.card }
        tell?.({
          what: 'acted',
          seat,
          action,
          card: answer.card,
          to: [seat],
          others: { what: 'acted', seat, action, ...open },
        })
        act(s, seat, answer)
      },
    },
    search: {
      seats: (_, frame) => [frame.seat],
      ask: search,
      answers: (s) => [
        { pick: [] },
        ...[...new Set(s.places[DECK])].sort().map((card) => ({ pick: [card] })),
      ],
      refuse: (s, _seat, _frame, answer) => refusal(search(s), answer),
      take(s, seat, _, answer) {
        for (const card of answer.pick as string[]) move(s, DECK, handOf(seat), card)
        shuffle(s, DECK)
      },
    },
    end: {
      seats: (_, frame) => [frame.seat],
      ask: () => ({
        kind: 'choose',
        prompt: 'End your turn.',
        options: [{ answer: { end: true }, label: 'end' }],
      }),
      answers: () => [{ end: true }],
      refuse: (_s, _seat, _frame, answer) =>
        answer.end === true && Object.keys(answer).length === 1 ? undefined : { code: 'not-offered' },
      take() {},
    },
  },
  clone: (s) => ({ ...s, ...cloneKernel(s), dice: s.dice.slice(), points: s.points.slice() }),
  outcome: (s) => byPoints(s.points.slice(), 'cards played'),
  words: plainWords,
  cards: [],
}

export const passing = defineGame(passingDefinition)
