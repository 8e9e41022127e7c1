import { below, canonical, defineGame, type Game, type KernelState, move, textOnly } from '@perilune/engine'
import { auctionDefinition } from './auction.js'
import { haggleDefinition } from './haggle.js'
import { DECK, DOWN, handOf, type PassingState, passing, passingDefinition, TABLE } from './passing.js'
import { secretDefinition } from './secret.js'
import { stonesDefinition } from './stones.js'
import { plainWords } from './words.js'

/*
 * Games that each break one law, in the way a game's author might. Whoever adds a law adds a breach of it
 * here.
 */

const { turn, search } = passingDefinition.steps
const { bid } = auctionDefinition.steps
const { reply } = haggleDefinition.steps
const { gather } = secretDefinition.steps
const { lay: layStone } = stonesDefinition.steps
const claim = secretDefinition.mays?.claim
if (!('take' in turn && 'take' in search && 'takeAll' in bid && 'take' in reply && 'take' in gather && claim))
  throw new Error('the games that are broken here have changed')
if (!('take' in layStone)) throw new Error('the games that are broken here have changed')

const withTurn = (changes: Partial<typeof turn>) =>
  defineGame({ ...passingDefinition, steps: { ...passingDefinition.steps, turn: { ...turn, ...changes } } })
const withBid = (changes: Partial<typeof bid>) =>
  defineGame({ ...auctionDefinition, steps: { ...auctionDefinition.steps, bid: { ...bid, ...changes } } })
const withGather = (changes: Partial<typeof gather>) =>
  defineGame({ ...secretDefinition, steps: { gather: { ...gather, ...changes } } })
const withStone = (changes: Partial<typeof layStone>) =>
  defineGame({ ...stonesDefinition, steps: { lay: { ...layStone, ...changes } } })
const afterTurn = (change: (s: PassingState, seat: number, action: unknown) => void) =>
  withTurn({
    take(s, seat, frame, answer, tell) {
      turn.take(s, seat, frame, answer, tell)
      change(s, seat, answer.action)
    },
  })

let setups = 0

type Breach = [how: string, laws: readonly string[], game: Game<KernelState, never>]
const breach = <S extends KernelState, O>(
  laws: string | readonly string[],
  how: string,
  game: Game<S, O>,
): Breach => [how, [laws].flat(), game as unknown as Game<KernelState, never>]

export const breaches: Breach[] = [
  breach(
    'a state is plain data',
    'a Map in the state',
    defineGame({
      ...auctionDefinition,
      setup: (kernel, options) => ({ ...auctionDefinition.setup(kernel, options, 1), seen: new Map() }),
    }),
  ),
  breach(
    'a state is plain data',
    'a number that is none',
    withBid({
      takeAll(s, frame, answers, tell) {
        bid.takeAll(s, frame, answers, tell)
        s.lots[0] = Number.NaN
      },
    }),
  ),
  breach(
    'a clone is deep and equal',
    'a list that the copy shares',
    defineGame({ ...auctionDefinition, clone: (s) => ({ ...auctionDefinition.clone(s), lots: s.lots }) }),
  ),
  breach(
    'a clone is deep and equal',
    'a field that the copy lacks',
    defineGame({ ...auctionDefinition, clone: (s) => ({ ...auctionDefinition.clone(s), left: 0 }) }),
  ),
  breach(
    'no card appears or is lost',
    'a card thrown out of the game',
    afterTurn((s, seat, action) => {
      if (action !== 'play') return
      s.places[TABLE].pop()
      s.points[seat]++
    }),
  ),
  breach(
    'a place that anybody sees into is kept sorted',
    'cards that lie open in the order they were played',
    afterTurn((s) => {
      s.places[TABLE].reverse()
    }),
  ),
  breach(
    ['what a viewer knows is true', 'rules throw nothing but refusals'],
    'a card moved without the verb for it',
    afterTurn((s, _seat, action) => {
      const card = action === 'roll' ? s.places[DECK].pop() : undefined
      if (card) s.places[DOWN].push(card)
    }),
  ),
  breach(
    'what is listed as an answer is accepted',
    'an answer listed and refused',
    withGather({
      refuse: (_s, _seat, _frame, answer) => (answer.coins === 1 ? undefined : { code: 'greedy' }),
    }),
  ),
  breach(
    'what is listed as an answer is accepted',
    'somebody asked who has no answer',
    withGather({ answers: () => [] }),
  ),
  breach('what is listed as an answer is accepted', 'a question to nobody', withGather({ seats: () => [] })),
  breach(
    'what is offered is accepted, what is not is refused with the same sentence',
    'an option offered and refused',
    withGather({
      answers: () => [{ coins: 1 }],
      refuse: (_s, _seat, _frame, answer) =>
        canonical(answer) === canonical({ coins: 1 }) ? undefined : { code: 'greedy' },
    }),
  ),
  breach(
    'what is offered is accepted, what is not is refused with the same sentence',
    'a refusal for another reason than the one shown',
    withTurn({
      refuse: (s, seat, frame, answer) => turn.refuse(s, seat, frame, answer) && { code: 'other' },
    }),
  ),
  breach(
    'nonsense is refused with a sentence and changes nothing',
    'a refusal that changes something',
    withGather({
      refuse(s, seat, frame, answer) {
        const reason = gather.refuse(s, seat, frame, answer)
        if (reason) s.coins[seat]++
        return reason
      },
    }),
  ),
  breach(
    'nonsense is refused with a sentence and changes nothing',
    'an answer half of which is read',
    withGather({
      refuse: (_s, _seat, _frame, { coins }) => (coins === 1 || coins === 2 ? undefined : { code: 'no' }),
    }),
  ),
  breach(
    'rules throw nothing but refusals',
    'a step that trusts the form of an answer',
    withGather({
      refuse: (_s, _seat, _frame, answer) =>
        (answer.coins as number).toFixed() === 'x' ? { code: 'no' } : undefined,
    }),
  ),
  breach(
    'setup writes nothing hidden in the open',
    'the next card of the stack written down',
    defineGame({
      ...passingDefinition,
      setup(kernel) {
        const s = passingDefinition.setup(kernel, {}, 1)
        return { ...s, next: s.places[DECK].at(-1) }
      },
    }),
  ),
  breach(
    [
      'what a viewer is shown does not depend on what it can’t see',
      'what can be taken back taught nobody anything',
    ],
    'the order of a stack in the list of answers',
    defineGame({
      ...passingDefinition,
      steps: {
        ...passingDefinition.steps,
        search: {
          ...search,
          answers: (s) =>
            [{ pick: [] }, ...new Set(s.places[DECK])].map((c) =>
              typeof c === 'string' ? { pick: [c] } : c,
            ),
        },
      },
    }),
  ),
  breach(
    'what a move shows to a watcher becomes knowledge',
    'the name of a card drawn in secret written down',
    withTurn({
      take(s, seat, frame, answer, tell) {
        turn.take(s, seat, frame, answer, tell)
        if (answer.action === 'draw') s.dice.push(s.places[handOf(seat)].indexOf('ape'))
      },
    }),
  ),
  breach(
    'setup writes nothing hidden in the open',
    'a hidden card in a frame',
    defineGame({
      ...secretDefinition,
      setup(kernel) {
        const s = secretDefinition.setup(kernel, {}, 1)
        s.stack = s.stack.map((frame) => ({ ...frame, goal: s.places[2][0] }))
        return s
      },
    }),
  ),
  breach(
    [
      'what a viewer is shown does not depend on what it can’t see',
      'a sample gives back the view it came from',
    ],
    'a secret may that everybody sees open',
    defineGame({ ...secretDefinition, mays: { claim: { ...claim, seenByAll: true } } }),
  ),
  breach(
    [
      'what a viewer is shown does not depend on what it can’t see',
      'what a move shows to a watcher becomes knowledge',
    ],
    'an outcome made of cards that were never shown',
    defineGame({
      ...passingDefinition,
      outcome: (s) => {
        const points = s.points.map((_, seat) => s.places[handOf(seat)].filter((card) => card < 'd').length)
        return {
          points,
          ranks: points.map((mine) => 1 + points.filter((other) => other > mine).length),
          lines: points.map((n, seat) => ({ seat, points: n, why: 'small animals' })),
        }
      },
    }),
  ),
  breach(
    'what a move shows to a watcher becomes knowledge',
    'a roll that pays whoever holds an ape',
    afterTurn((s, _seat, action) => {
      if (action === 'roll') s.dice.push(s.places[handOf(0)].includes('ape') ? 1 : 0)
    }),
  ),
  breach(
    ['what a move shows to a watcher becomes knowledge', 'what can be taken back taught nobody anything'],
    'an event that names a card of the stack',
    withTurn({
      take(s, seat, frame, answer, tell) {
        turn.take(s, seat, frame, answer, tell)
        tell?.({ what: 'peeked', seat, bottom: s.places[DECK][0] ?? 'none' })
      },
    }),
  ),
  breach('a sample gives back the view it came from', 'a sample with a card too many', {
    ...passing,
    sample(view, chance) {
      const s = passing.sample(view, chance)
      s.places[TABLE].push('ape')
      return s
    },
  }),
  breach(
    'chance leaves a trace',
    'chance drawn without the verb for it',
    afterTurn((s, _seat, action) => {
      if (action === 'show') s.dice.push(below(s.chance, 6))
    }),
  ),
  breach(
    'what can be taken back taught nobody anything',
    'a card drawn without a trace',
    afterTurn((s, _seat, action) => {
      if (action === 'draw') s.traces.learned = false
    }),
  ),
  breach(
    'what can be taken back taught nobody anything',
    'sealed bids opened without a trace',
    withBid({
      takeAll(s, frame, answers, tell) {
        bid.takeAll(s, frame, answers, tell)
        s.traces.learned = false
      },
    }),
  ),
  breach(
    'the order in which answers arrive does not matter',
    'the last to bid gets a coin back',
    withBid({
      takeAll(s, frame, answers, tell) {
        bid.takeAll(s, frame, answers, tell)
        s.coins[s.traces.by]++
      },
    }),
  ),
  breach(
    'the end is an outcome that adds up',
    'points without a reason',
    defineGame({ ...auctionDefinition, outcome: (s) => ({ ...auctionDefinition.outcome(s), lines: [] }) }),
  ),
  breach(
    'the end is an outcome that adds up',
    'ranks with a gap',
    defineGame({
      ...auctionDefinition,
      outcome: (s) => ({ ...auctionDefinition.outcome(s), ranks: s.lots.map((_, seat) => seat + 2) }),
    }),
  ),
  breach(
    'the same seed makes the same game',
    'a count kept outside of the state',
    defineGame({
      ...auctionDefinition,
      setup: (kernel, options) => ({ ...auctionDefinition.setup(kernel, options, 1), number: setups++ }),
    }),
  ),
  breach(
    'rules throw nothing but refusals',
    'a move of a card that is not there',
    withGather({
      take(s, seat, frame, answer, tell) {
        gather.take(s, seat, frame, answer, tell)
        move(s, 0, 1, 'a card that is not there')
      },
    }),
  ),
  breach(
    'every event has a sentence for everyone who may read it',
    'an event nobody found words for',
    defineGame({ ...haggleDefinition, words: { ...plainWords, tale: () => [] } }),
  ),
  breach(
    'every event has a sentence for everyone who may read it',
    'a sentence with a hole',
    defineGame({
      ...haggleDefinition,
      words: { ...plainWords, tale: (e) => textOnly(`${e.what} for ${e.never}`) },
    }),
  ),
  breach(
    'a game comes to its end',
    'haggling that goes round',
    defineGame({
      ...haggleDefinition,
      steps: {
        ...haggleDefinition.steps,
        reply: {
          ...reply,
          take(s, _seat, frame) {
            s.stack.push(frame)
          },
        },
      },
    }),
  ),
  breach(
    'nonsense is refused with a sentence and changes nothing',
    'a point beside the grid that is accepted',
    withStone({
      refuse: (s, seat, frame, answer) =>
        answer.x === 0.5 ? undefined : layStone.refuse(s, seat, frame, answer),
    }),
  ),
  breach(
    'nonsense is refused with a sentence and changes nothing',
    'a point that nobody listed, refused, and yet the field has changed',
    withStone({
      refuse(s, seat, frame, answer) {
        const no = layStone.refuse(s, seat, frame, answer)
        if (no?.code === 'too-near') s.stones[0].x++
        return no
      },
      ask: (s, seat, frame) => {
        const asked = layStone.ask(s, seat, frame)
        return asked.kind === 'place' ? { ...asked, options: asked.options.filter((o) => !o.reason) } : asked
      },
    }),
  ),
  breach(
    'what is offered is accepted, what is not is refused with the same sentence',
    'a place that is listed as open and refused',
    withStone({
      ask: (s, seat, frame) => {
        const asked = layStone.ask(s, seat, frame)
        if (asked.kind !== 'place') return asked
        return { ...asked, options: asked.options.map(({ reason: _, ...option }) => option) }
      },
    }),
  ),
]
