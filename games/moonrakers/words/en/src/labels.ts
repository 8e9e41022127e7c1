import type { Answer, Card, LabelWords, Seat, Sentence } from '@perilune/engine'
import type { Labels } from '@perilune/moonrakers'
import { cardOf, programOf } from '@perilune/moonrakers'
import { amount, card, list, say, seat } from './say.js'
import { COLUMN_NAMES, opsText, titleOf } from './text.js'

/* What the things that a question lists are called. */

const cardsOf = (answer: Answer): Sentence => list((answer.cards as readonly Card[]).map(card))

/** 'Damage 1, raised by The Quantum Driver, free by Emulator mk2'. */
const played = (a: Answer): Sentence => {
  const raised = a.raise ? say`, raised by ${card(a.raise as Card)}` : ''
  const free = a.free ? say`, free by ${card(a.free as Card)}` : ''
  return say`${card(a.card as Card)}${raised}${free}`
}

type Act = (answer: Answer) => Sentence

const floorTo = (to: readonly Seat[]): Sentence => say`The floor to ${list(to.map(seat))}`

const SWAP: Act = (a) => say`Replace ${card(a.card as Card)} for ${amount(1, 'credit')}`

const PLAN: Readonly<Record<string, Act>> = {
  stay: () => say`Stay at base`,
  alone: (a) => say`${card(a.card as Card)}, alone`,
  talk: (a) => say`${card(a.card as Card)}, with allies`,
  swap: SWAP,
}

const TALK: Readonly<Record<string, Act>> = {
  lock: () => say`Lock the terms and roll the dice`,
  adopt: (a) => say`Adopt the counter-proposal of ${seat(a.seat as Seat)}`,
  alone: () => say`Go alone`,
  'end-talks': () => say`End the talks`,
  accept: () => say`Accept the terms`,
  decline: () => say`Decline`,
}

const PLAY: Readonly<Record<string, Act>> = {
  play: (a) => say`Play ${played(a)}`,
  use: (a) => say`Use ${card(a.part as Card)}${a.cards ? say` with ${cardsOf(a)}` : ''}`,
  done: () => say`Done`,
  floor: (a) => floorTo(a.to as readonly Seat[]),
}

const BUY: Readonly<Record<string, Act>> = {
  buy: (a) => {
    const cost = amount(cardOf(a.card as Card).cost, 'credit')
    return say`${card(a.card as Card)} for ${cost}${a.remove ? say`, in place of ${card(a.remove as Card)}` : ''}`
  },
  swap: SWAP,
  'end-turn': () => say`End your turn`,
}

/** The label of an answer, of those that its step knows. */
function labelIn(acts: Readonly<Record<string, Act>>, answer: Answer): Sentence {
  const act = String(answer.act)
  if (!Object.hasOwn(acts, act)) throw new Error(`there are no words for the answer '${act}'`)
  return acts[act](answer)
}

const HEADINGS: Readonly<Record<string, string>> = {
  talk: 'With allies',
  alone: 'Alone',
  swap: 'Replace a card',
  play: 'Play a card',
  use: 'Use a ship part',
  hire: 'Hire a mercenary',
  floor: 'Give the floor',
  buy: 'Buy',
}

/** Groups of one answer stand without a heading. */
const heading = ({ id = '' }: { readonly id?: string }): Sentence => say`${HEADINGS[id] ?? ''}`

/** A card, or what it means that none is chosen. */
const cardOr =
  (none: string) =>
  ({ answer }: { readonly answer: { readonly card: Card } | { readonly act: 'pass' } }): Sentence =>
    'card' in answer ? say`${card(answer.card)}` : say`${none}`

const cardOnly = ({ answer }: { readonly answer: { readonly card: Card } }): Sentence =>
  say`${card(answer.card)}`

/** The lists among which a card lets its player choose. A card has one such choice. */
function choicesOf(id: Card) {
  for (const op of programOf(cardOf(id).program)) if (op.op === 'choose') return op.of
  throw new Error(`'${id}' leaves no choice`)
}

const dieText = (icons: number): Sentence => say`a die with ${amount(icons, 'hazard')}`

export const LABELS: LabelWords<Labels> = {
  'keep-objectives': { item: ({ id }) => say`${card(id)}` },
  plan: { option: ({ answer }) => labelIn(PLAN, answer), heading },
  talk: {
    option: ({ answer }) => labelIn(TALK, answer),
    party: ({ id }) => say`${seat(Number(id))}`,
    column: ({ id }) => say`${COLUMN_NAMES[id]}`,
  },
  'keep-objective': { option: cardOnly },
  'discard-contract': { option: cardOr('Leave them all') },
  'order-abilities': { option: cardOnly },
  'play-cards': {
    option({ answer, facts }) {
      if (!facts) return labelIn(PLAY, answer)
      const price = facts.prestige > 0 ? amount(facts.prestige, 'prestige') : amount(facts.credits, 'credit')
      return say`Hire ${card(answer.card as Card)} for ${price} of your share`
    },
    heading,
  },
  'bonus-deck': {
    option: ({ answer }) => say`${answer.deck === 'crew' ? 'The crew deck' : 'The ship part deck'}`,
  },
  'bonus-card': {
    option({ answer, prompt }) {
      const drawn = card(prompt.card as Card)
      if (answer.act === 'pass') return say`Leave it`
      return answer.remove === undefined
        ? say`Take ${drawn}`
        : say`Install ${drawn} in place of ${card(answer.remove as Card)}`
    },
  },
  buy: { option: ({ answer }) => labelIn(BUY, answer), heading },
  'choose-one': {
    option: ({ answer, prompt }) => say`${titleOf(opsText(choicesOf(prompt.card as Card)[answer.choose]))}`,
  },
  'reduce-any': { option: ({ answer, facts }) => say`${titleOf(answer.kind)}, now ${facts.now}` },
  'discard-die': { option: ({ answer }) => dieText(answer.die) },
  'reroll-dice': { part: ({ id }) => dieText(Number(id)) },
  'trash-card': { option: cardOr('Trash nothing') },
  'cycle-cards': { part: ({ id }) => say`${card(id)}` },
  'recover-crew': { option: cardOr('Take none') },
  'replay-crew': { option: cardOnly },
  'play-seen': { option: ({ answer }) => labelIn(PLAY, answer) },
  'search-deck': { option: ({ answer }) => labelIn(PLAY, answer) },
  'play-drawn': { option: cardOr('Play none of them') },
  'turn-end': { option: () => say`Continue` },
  'claim-objective': { option: ({ answer }) => say`Claim ${card(answer.card)}` },
  'swap-contract': { option: ({ answer }) => SWAP(answer) },
  'withdraw-acceptance': { option: () => say`Take back your acceptance` },
  'withdraw-terms': { option: () => say`Take back the terms` },
  'direct-floor': { option: ({ answer }) => floorTo(answer.to) },
}
