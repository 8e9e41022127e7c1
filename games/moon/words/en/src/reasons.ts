import { type Sentences, textOnly } from '@perilune/engine'
import type { Reasons } from '@perilune/moon'
import { amount, card, say } from './bits.js'
import { requirementText, titleOf } from './text.js'

/** Refusals; those of the kernel have words already. */
export const REASONS: Sentences<Reasons> = {
  'no-rover': () => textOnly('you have no Rover in your Supply'),
  'parked-enough': ({ allows }) => say`you may park only ${amount(allows, 'rovers')} on this turn`,
  'own-structure': () => textOnly('Rovers are parked on Structures of other players'),
  'not-standing': (r) => say`${card(r.card)} does not stand in that Settlement`,
  'not-reckless': () => textOnly('only the Reckless Expedition parks on a taken space'),
  'no-rover-space': (r) => say`${card(r.card)} has no Rover space`,
  'space-taken': (r) => say`the Rover space of ${card(r.card)} is taken`,
  'lends-once': (r) => say`${card(r.card)} lends its Flags only once`,
  'rover-for-flags': () => textOnly('only a Rover on a Yellow Structure lends Flags to a construct'),
  'rover-not-needed': (r) => say`the Flags of ${card(r.card)} are not needed for this`,
  flags: ({ flag, needs, has }) =>
    say`needs ${needs} ${titleOf(flag)} ${needs === 1 ? 'Flag' : 'Flags'}, you have ${has}`,
  cost: ({ resource, needs, has }) => say`costs ${amount(needs, resource)}, you have ${has}`,
  resources: ({ needs, has }) => say`needs ${needs} of your Resources, you have ${has}`,
  'wrong-payment': ({ due, paid }) =>
    say`${due} ${due === 1 ? 'Resource is' : 'Resources are'} due, not ${paid}`,
  'not-due': ({ resource, needs }) =>
    needs === 0 ? say`costs no ${titleOf(resource)}` : say`costs only ${amount(needs, resource)}`,
  'nothing-to-save': () => textOnly('there is no cost to be saved'),
  'not-free': () => textOnly('nothing lets you construct free of charge now'),
  'main-done': () => textOnly('you have constructed or assimilated on this turn already'),
  'main-first': () => textOnly('construct or assimilate a card before you end your turn'),
  'not-in-hand': () => textOnly('that card is not in your hand'),
  'not-in-discard': () => textOnly('that card is not in the Discard Pile'),
  'not-there': () => textOnly('that card is not there'),
  'no-obelisk': () => textOnly('you have no such Obelisk'),
  'returned-obelisk': () =>
    textOnly('an Obelisk put into the hand on this turn can’t be constructed with another'),
  'new-obelisk': () => textOnly('an Obelisk goes into a future hand, not on the turn it was constructed on'),
  'not-lent': (r) => say`no Rover that you have parked on this turn lends the Flags of ${card(r.card)}`,
  'not-yours': (r) => say`${card(r.card)} does not stand in your Settlement`,
  'not-pink': (r) => say`${card(r.card)} is not Pink, and only Pink Structures are flipped`,
  claimed: (r) => say`${card(r.card)} has been claimed already`,
  'not-in-game': (r) => say`${card(r.card)} is not among the Reputations of this game`,
  'nothing-quiet': () => textOnly('your Expedition has nothing to keep quiet about here'),
  'extra-first': () => textOnly('first construct the extra Structure, or let it be'),
  'no-assimilating': () => textOnly('an extra construct can’t be turned into assimilating'),
  'nothing-owed': () => textOnly('no claimed Reputation owes you a construct'),
  'nothing-to-refill': () => textOnly('there is no card left to refill the hand with'),
  'is-flipped': (r) => say`${card(r.card)} is flipped until the Construction Phase ends`,
  'one-flip': () => textOnly('you have flipped a card on this turn already'),
  'no-expedition-action': () => textOnly('your Expedition has no action'),
  'one-expedition': () => textOnly('you have used your Expedition on this turn already'),
  'one-claim': () => textOnly('you have claimed a Reputation on this turn already'),
  requirement: ({ counter, needs, has }) =>
    say`needs ${requirementText(counter, needs)}, ${counter === 'spentThisTurn' ? 'so far' : 'you have'} ${has}`,
  'same-flag-reward': () => textOnly('the second Flag Reward must be a different one'),
  'no-structure-in-hand': () => textOnly('your hand has no Structure'),
  'stack-empty': () => textOnly('the Era stack is empty'),
  'discard-empty': () => textOnly('the Discard Pile is empty'),
  'no-rover-parked': () => textOnly('there is no Rover on your Structures'),
  'no-empty-grey': () => textOnly('you have no Grey Structure without Hearts that may get one'),
  'nothing-to-demolish': () => textOnly('you have no Structure that could be given up'),
  'not-grey': (r) => say`${card(r.card)} is no Grey Structure`,
  'has-hearts': (r) => say`Hearts lie on ${card(r.card)} already`,
  'always-matches': (r) =>
    say`the Hearts on ${card(r.card)} always match what it counts: none is added to them`,
  'not-blue': (r) => say`${card(r.card)} is no Blue Structure`,
  'no-rover-on': (r) => say`there is no Rover on ${card(r.card)}`,
  'not-flipped': (r) => say`${card(r.card)} is not flipped`,
  'flips-others': (r) => say`${card(r.card)} does not flip itself back`,
  'never-copied': (r) => say`${card(r.card)} can’t be copied`,
  'not-given-up': (r) => say`${card(r.card)} can’t be given up: it is not of the right colour`,
  'another-card': () => textOnly('that is the card you have put there: take another one'),
}
