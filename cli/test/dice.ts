import {
  CODES,
  cloneKernel,
  defineGame,
  type Frame,
  type Game,
  type KernelState,
  roll,
  textOnly,
} from '@perilune/engine'

interface DiceState extends KernelState {
  points: number[]
  rounds: number
}

type DiceFrame = { do: 'round' } | { do: 'throw'; seat: number }

const OPTIONS = {
  rounds: {
    kind: 'number',
    min: 1,
    max: 9,
    default: 3,
    title: 'Rounds',
    help: 'How often everybody throws.',
  },
  lucky: { kind: 'switch', default: false, title: 'Lucky', help: 'Ones count double.' },
  die: { kind: 'choice', values: ['six', 'ten'], default: 'six', title: 'Die', help: 'Which die.' },
} as const

const push = (s: DiceState, ...frames: DiceFrame[]): void => {
  s.stack.push(...(frames as Frame[]))
}

/** Everybody throws in turn, once or with risk: the least that can be called a game. */
export const dice: Game = defineGame<DiceState, DiceFrame, typeof OPTIONS>({
  id: 'dice',
  title: 'Dice',
  rules: 2,
  seats: { min: 2, max: 3 },
  options: OPTIONS,
  trials: [{ name: 'ten sides', options: { die: 'ten' } }],
  places: () => [],
  setup(kernel, { rounds }) {
    const s = { ...kernel, points: kernel.pending.map(() => 0), rounds }
    push(s, { do: 'round' })
    return s
  },
  steps: {
    round: {
      run(s) {
        if (s.rounds-- <= 0) return
        push(s, { do: 'round' })
        for (let seat = s.seats - 1; seat >= 0; seat--) push(s, { do: 'throw', seat })
      },
    },
    throw: {
      seats: (_, { seat }) => [seat],
      ask: () => ({
        kind: 'choose',
        prompt: 'Throw.',
        options: [
          { answer: { risk: false }, label: 'once' },
          { answer: { risk: true }, label: 'with risk' },
        ],
      }),
      answers: () => [{ risk: false }, { risk: true }],
      refuse: (_, __, ___, { risk, ...more }) =>
        typeof risk === 'boolean' && Object.keys(more).length === 0 ? undefined : { code: 'malformed' },
      take(s, seat, _, { risk }, tell) {
        const pips = 1 + roll(s, 6)
        const points = risk && pips < 4 ? 0 : risk ? pips + 2 : pips
        s.points[seat] += points
        tell?.({ what: 'thrown', seat, pips, points })
      },
    },
  },
  clone: (s) => ({ ...cloneKernel(s), points: s.points.slice(), rounds: s.rounds }),
  outcome: (s) => ({
    points: s.points.slice(),
    ranks: s.points.map((p) => 1 + s.points.filter((other) => other > p).length),
    lines: s.points.map((points, seat) => ({ seat, points, why: 'pips' })),
  }),
  words: {
    ...CODES,
    tale: ({ seat, pips, points }, name) =>
      textOnly(`${name(seat as number)} throws ${pips} and scores ${points}`),
    score: ({ why }) => textOnly(`from ${why}`),
  },
  cards: [
    {
      id: 'cup',
      name: 'Leather Cup',
      kind: 'tool',
      text: 'Throw once more.',
      facts: { cost: 3, tags: ['wood'] },
    },
    {
      id: 'table',
      name: 'Round Table',
      kind: 'furniture',
      text: 'Nothing falls off.',
      facts: { cost: 8, tags: [] },
    },
  ],
}) as Game

/** Dice with a mistake in its rules: the second time somebody throws with risk, it breaks. */
export const brokenDice: Game = {
  ...dice,
  play(s, seat, answer, tell) {
    if (answer.risk && s.played > 4) throw new RangeError('the die fell off the table')
    dice.play(s, seat, answer, tell)
  },
}

/** Dice in which courage pays: whoever sees that wins most games. */
export const kindDice: Game = {
  ...dice,
  play(s, seat, answer, tell) {
    dice.play(s, seat, answer, tell)
    if (answer.risk) (s as DiceState).points[seat] += 5
  },
}
