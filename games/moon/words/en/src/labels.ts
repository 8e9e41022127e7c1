import { type Answer, type Card, type LabelWords, type Seat, type Sentence, textOnly } from '@perilune/engine'
import type { Act, Flag, Item, Labels, Lender, Parking } from '@perilune/moon'
import { RESOURCES } from '@perilune/moon'
import { amount, card, listed, say, seat, sentence, thing } from './bits.js'

/* What the things are called that a question lists: by their answer or their id. */

type Choice = { readonly answer: Answer }
type Named = { readonly id: string }

const cardOption = ({ answer }: Choice): Sentence => [card(answer.card as Card)]
const flagOption = ({ answer }: Choice): Sentence => [thing(answer.flag as Flag)]
const titled = ({ id }: Named): Sentence => [thing(id as Item)]
const cardNamed = ({ id }: Named): Sentence => [card(id)]

const payment = (pay: readonly number[]): Sentence =>
  listed(RESOURCES.flatMap((resource, i) => (pay[i] > 0 ? [amount(pay[i], resource)] : [])))

const parked = ({ on, card: id, reckless }: Parking): Sentence =>
  say`a Rover on ${card(id)} (${seat(on)}${reckless ? ', reckless' : ''})`

const parkedBefore = ({ on, card: id }: Lender): Sentence => say`the Rover on ${card(id)} (${seat(on)})`

/** The way to construct a card: what is paid, lent and used, each after a blank. */
function wayOf(answer: Answer): Sentence {
  const paid = payment(answer.pay as readonly number[])
  const rovers = (answer.rovers ?? []) as unknown as readonly Parking[]
  const lent = (answer.lent ?? []) as unknown as readonly Lender[]
  const borrowed = [...lent.map(parkedBefore), ...rovers.map(parked)]
  return sentence(
    answer.free ? ' free of charge' : paid.length > 0 ? say` for ${paid}` : '',
    borrowed.length > 0 ? say` with ${listed(borrowed)}` : '',
    answer.obelisk ? ' by an Obelisk' : '',
    answer.reputation ? say` by ${card(answer.reputation as Card)}` : '',
    answer.quiet ? ' without using the Expedition' : '',
  )
}

const constructing = (answer: Answer): Sentence => say`Construct ${card(answer.card as Card)}${wayOf(answer)}`

/** What tells one way to construct a card from another: 'for 1 Energy', or 'for nothing'. */
export function alternativeText(answer: Answer): Sentence {
  const [first, ...rest] = wayOf(answer)
  return first ? [{ ...first, text: first.text.trimStart() }, ...rest] : textOnly('for nothing')
}

/** What an answer of a turn does, as a button says it. */
const BUTTONS: Readonly<Record<Act, (answer: Answer) => Sentence>> = {
  construct: constructing,
  obelisk: constructing,
  owed: constructing,
  assimilate: (a) => say`Assimilate ${card(a.card as Card)}${a.quiet ? ' without using the Expedition' : ''}`,
  park: (a) =>
    say`Park a Rover on ${card(a.card as Card)} (${seat(a.on as Seat)})${a.reckless ? ', reckless' : ''}`,
  flip: (a) => say`Flip ${card(a.card as Card)}`,
  expedition: () => say`Use the Expedition`,
  claim: (a) => say`Claim ${card(a.card as Card)}`,
  end: () => say`End the turn`,
}

const HEADINGS: Readonly<Record<Act, string>> = {
  construct: 'Construct',
  assimilate: 'Assimilate',
  obelisk: 'Obelisk',
  owed: 'Extra construct',
  park: 'Park',
  flip: 'Flip',
  expedition: 'Expedition',
  claim: 'Claim',
  end: 'End',
}

export const LABELS: LabelWords<Labels> = {
  'take-turn': {
    option: ({ answer }) => BUTTONS[answer.act as Act](answer),
    heading: ({ id }) => sentence(HEADINGS[id]),
  },
  'extra-construct': {
    option: ({ answer }) => (answer.act === 'decline' ? say`Let it be` : BUTTONS[answer.act as Act](answer)),
    heading: ({ id }) => sentence(HEADINGS[id]),
  },
  'gain-resources': { part: titled },
  'pay-resources': { part: titled },
  'pay-any-number': { part: titled },
  'give-resource': {
    option: ({ answer }) => say`${thing(answer.resource as Item)} to ${seat(answer.receiver as Seat)}`,
  },
  'choose-grey': { option: cardOption },
  'choose-flag': { option: flagOption },
  'choose-flag-reward': { option: flagOption },
  'choose-blue': { option: ({ answer }) => say`${card(answer.card as Card)} of ${seat(answer.on as Seat)}` },
  'choose-rewards': { part: cardNamed },
  demolish: { option: cardOption },
  'choose-resource-to-make': { option: ({ answer }) => [thing(answer.resource as Item)] },
  'convert-resources': { part: titled },
  'flip-back': { item: cardNamed },
  'copy-flip': { option: cardOption },
  'recall-rover': { option: cardOption },
  'swap-card': { option: cardOption },
  'take-from-discard': { option: cardOption },
}
