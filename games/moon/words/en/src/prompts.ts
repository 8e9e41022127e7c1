import { type Sentences, textOnly } from '@perilune/engine'
import type { Mix, Prompts } from '@perilune/moon'
import { amount, card, say } from './bits.js'
import { titleOf } from './text.js'

const FROM: Readonly<Record<Prompts['extra-construct']['from'], string>> = {
  stack: 'from the Era stack',
  discard: 'from the Discard Pile',
  previousEra: 'from the deck of the previous Era',
  hand: 'from your hand',
}

const MIXED: Readonly<Record<Mix, string>> = {
  any: '',
  same: ' of one type',
  different: ' of different types',
}

const upTo = (least: number, most: number): string => (least === most ? `${most}` : `up to ${most}`)

/** What each question asks for, without the full stop. */
export const PROMPTS: Sentences<Prompts> = {
  'main-action': () => textOnly('Construct or assimilate a card of your hand'),
  'optional-actions': () => textOnly('Do any of your optional actions, then end your turn'),
  'extra-construct': ({ from }) => say`Construct one extra Structure ${FROM[from]}, or let it be`,
  'gain-resources': (p) =>
    say`Choose ${p.amount === 1 ? '1 Resource' : `${p.amount} Resources${MIXED[p.mix]}`} to gain (${card(p.card)})`,
  'pay-resources': (p) => say`Pay ${upTo(p.least, p.amount)} of your Resources (${card(p.card)})`,
  'spend-any-number': (p) =>
    p.item === 'rovers'
      ? say`Choose how many Rovers to return (${card(p.card)})`
      : say`Choose how much ${titleOf(p.item)} to spend (${card(p.card)})`,
  'give-resource': () => textOnly('Give one Resource to another player, whose Pink Structure you then use'),
  'choose-grey': () => textOnly('Choose one of your Grey Structures without Hearts'),
  'choose-flag': ({ hearts }) =>
    say`Choose a Flag: ${hearts} Hearts for each of that type in your Settlement`,
  'choose-flag-reward': ({ hearts }) => say`Choose a Flag Reward to place ${amount(hearts, 'hearts')} on`,
  'choose-own-blue': () => textOnly('Choose one of your own Blue Structures to take the Production of'),
  'choose-any-blue': () => textOnly('Choose any Blue Structure to take the Production of'),
  'choose-rewards': ({ cards }) => say`Choose ${cards} cards of the Discard Pile to take the rewards of`,
  demolish: () => textOnly('Choose one of your Structures to move to the Discard Pile'),
  'choose-resource-to-make': (p) => say`Choose the Resource to turn others into (${card(p.card)})`,
  'convert-resources': ({ into }) => say`Choose what to turn into ${titleOf(into)}`,
  'flip-back': ({ least, cards }) =>
    say`Choose ${upTo(least, cards)} of your flipped Structures to flip back`,
  'copy-flip': () => textOnly('Choose the Pink Structure whose flip effect you use'),
  'recall-rover': () => textOnly('Choose one of your Structures to take a Rover from'),
  'discard-before-drawing': () =>
    textOnly('Choose a card of your hand to put on the Discard Pile, before you draw another'),
  'exchange-with-discard': () => textOnly('Choose a card of your hand to exchange with the Discard Pile'),
  'take-from-discard': () => textOnly('Choose another card of the Discard Pile to take into your hand'),
}
