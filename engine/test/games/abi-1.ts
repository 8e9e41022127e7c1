import type { Answer, Frame, KernelState, Question } from '@perilune/engine'
import {
  asName,
  BadSetup,
  below,
  bring,
  bury,
  cloneKernel,
  deal,
  defineGame,
  lay,
  look,
  move,
  moveAll,
  numberLines,
  type OldDefinition,
  only,
  passOn,
  pickWith,
  refusal,
  refusalOfAmounts,
  refusalOfOffer,
  reveal,
  roll,
  shuffle,
  shuffleWith,
} from '@perilune/engine/abi/1'

/*
 * A game that uses everything frozen rules may use of the engine. It is written once for this ABI and stays
 * as it is.
 */

interface RelayState extends KernelState {
  points: number[]
  round: number
  waved: boolean[]
}

type Turn = { do: 'turn'; seat: number }
type Pass = { do: 'pass' }
type Share = { do: 'share'; seat: number }
type Drop = { do: 'drop'; seat: number }
type RelayFrame = Turn | Pass | Share | Drop | { do: 'begin-round' }

const DECK = 0
const TABLE = 1
const handOf = (seat: number): number => 2 + seat
const CARDS = Array.from({ length: 24 }, (_, i) => asName(`card-${String(i).padStart(2, '0')}`))
const TOKEN = asName('token')

const options = {
  rounds: { kind: 'number', min: 1, max: 5, default: 2, title: 'Rounds', help: 'How many.' },
} as const

const turnQuestion = (s: RelayState, seat: number) =>
  ({
    kind: 'choose',
    prompt: 'Play a card, draw, or bury one.',
    options: [
      ...s.places[handOf(seat)].map((card) => ({ answer: { play: card }, label: `play ${card}` })),
      { answer: { draw: 1 }, label: 'draw', ...(s.places[DECK].length < 2 && { reason: { code: 'empty' } }) },
      {
        answer: { bury: 1 },
        label: 'bury',
        ...(s.places[TABLE].length === 0 && { reason: { code: 'bare' } }),
      },
    ],
  }) satisfies Question

const passQuestion = {
  kind: 'amounts',
  prompt: 'How many points do you stake?',
  parts: [{ id: 'stake', label: 'points', min: 0, max: 2 }],
  total: { min: 0, max: 2 },
} satisfies Question

const shareQuestion = (s: RelayState) =>
  ({
    kind: 'offer',
    prompt: 'Share three points.',
    options: [{ answer: { keep: 1 }, label: 'keep them' }],
    parties: s.points.map((_, id) => ({ id: String(id), label: `seat ${id}`, always: id === 0 })),
    columns: [{ id: 'points', label: 'points', total: 3 }],
    least: 2,
  }) satisfies Question

const waveQuestion = {
  kind: 'choose',
  prompt: 'Wave?',
  options: [{ answer: { may: 'wave' }, label: 'wave' }],
} satisfies Question

const all = (s: RelayState): number[] => s.points.map((_, seat) => seat)
const push = (s: RelayState, frame: RelayFrame): void => void s.stack.push(frame as Frame)
const dropQuestion = (s: RelayState, seat: number) =>
  ({
    kind: 'pick',
    prompt: 'Discard one card.',
    items: s.places[handOf(seat)].map((id) => ({ id, label: id })),
    min: 1,
    max: 1,
  }) satisfies Question

const definition: OldDefinition<RelayState, RelayFrame, typeof options> = {
  id: 'relay',
  title: 'Relay',
  rules: 1,
  seats: { min: 2, max: 3 },
  options,
  places: (seats) => [
    { name: 'deck', seenBy: 'none' },
    { name: 'table', seenBy: 'all' },
    ...Array.from({ length: seats }, (_, seat) => ({ name: `hand ${seat}`, seenBy: seat })),
  ],
  setup(kernel, { rounds }) {
    if (rounds > 5) throw new BadSetup('too long')
    const points = new Array<number>(kernel.seats).fill(0)
    const s: RelayState = { ...kernel, points, round: rounds, waved: points.map(() => false) }
    lay(s, DECK, CARDS)
    shuffle(s, DECK)
    for (const seat of all(s)) deal(s, DECK, handOf(seat), 3)
    points[pickWith(s.chance, all(s))] += below(s.chance, 7)
    push(s, { do: 'begin-round' })
    return s
  },
  steps: {
    'begin-round': {
      run(s, _, tell) {
        if (s.round-- === 0) return
        tell?.({ what: 'round', left: s.round })
        push(s, { do: 'pass' })
        const order = all(s)
        shuffleWith(s.chance, order)
        for (const seat of order) push(s, { do: 'turn', seat })
      },
    },
    turn: {
      seats: (_, frame) => only(frame.seat),
      ask: turnQuestion,
      answers: (s, seat) =>
        turnQuestion(s, seat).options.flatMap((o): Answer[] => ('reason' in o ? [] : [o.answer])),
      refuse: (s, seat, _, answer) => refusal(turnQuestion(s, seat), answer),
      silence: () => null,
      take(s, seat, _, answer, tell) {
        if (typeof answer.play === 'string') {
          reveal(s, handOf(seat), answer.play)
          move(s, handOf(seat), TABLE, answer.play)
          s.points[seat] += roll(s, 6)
          tell?.({ what: 'played', seat, card: answer.play })
        } else if (answer.draw) {
          deal(s, DECK, handOf(seat), 2)
          tell?.({
            what: 'drew',
            seat,
            to: [seat],
            hand: s.places[handOf(seat)].slice(),
            others: { what: 'drew', seat },
          })
          push(s, { do: 'drop', seat })
        } else {
          bury(s, TABLE, DECK, s.places[TABLE][0])
          look(s, seat, DECK)
          push(s, { do: 'share', seat })
        }
      },
    },
    drop: {
      seats: (_, frame) => only(frame.seat),
      ask: dropQuestion,
      answers: (s, seat) => s.places[handOf(seat)].map((id) => ({ pick: [id] })),
      refuse: (s, seat, _, answer) => refusal(dropQuestion(s, seat), answer),
      take: (s, seat, _, answer) => move(s, handOf(seat), TABLE, (answer.pick as string[])[0]),
    },
    share: {
      seats: (_, frame) => only(frame.seat),
      ask: shareQuestion,
      answers: (s) => [
        { keep: 1 },
        { offer: all(s).map((seat) => (seat === 0 ? [1] : seat === 1 ? [2] : null)) },
      ],
      refuse: (s, _seat, _frame, answer) =>
        'offer' in answer ? refusalOfOffer(shareQuestion(s), answer) : refusal(shareQuestion(s), answer),
      take(s, seat, _, answer) {
        if (Array.isArray(answer.offer))
          for (const [i, row] of answer.offer.entries()) s.points[i] += row?.[0] ?? 0
        else s.points[seat] += 3
        bring(s, TABLE, TOKEN)
      },
    },
    pass: {
      together: true,
      seats: all,
      ask: () => passQuestion,
      answers: () => [0, 1, 2].map((stake) => ({ amounts: { stake } })),
      refuse: (_s, _seat, _frame, answer) => refusalOfAmounts(passQuestion, answer),
      takeAll(s, _, answers) {
        for (const [seat, answer] of answers.entries())
          s.points[seat] -= (answer as unknown as { amounts: { stake: number } }).amounts.stake
        passOn(s, all(s).map(handOf))
        if (s.places[DECK].length < 6) moveAll(s, TABLE, DECK)
        push(s, { do: 'begin-round' })
      },
    },
  },
  mays: {
    wave: {
      open: (s, seat) => !s.waved[seat],
      ask: () => waveQuestion,
      answers: () => [{ may: 'wave' }],
      refuse: (_s, _seat, answer) => refusal(waveQuestion, answer),
      take(s, seat) {
        s.waved[seat] = true
      },
    },
  },
  clone: (s) => ({ ...s, ...cloneKernel(s), points: s.points.slice(), waved: s.waved.slice() }),
  outcome: ({ points }) => ({
    ranks: points.map((p) => 1 + points.filter((q) => q > p).length),
    points: points.slice(),
    lines: points.map((p, seat) => ({ seat, points: p, why: 'all' })),
  }),
  progress: (s) => `${s.round} to go`,
  words: {
    reason: ({ code }) => `not now: ${code}`,
    event: ({ what, seat }, name) => `${seat === undefined ? 'all' : name(seat)} ${what}`,
    line: ({ why }) => why,
    step: (step) => step,
  },
  cards: [],
  endless: [TOKEN],
  numbering: () => numberLines('seat', ['first', 'second', 'third']),
}

export const relay = defineGame(definition)
