import type { Sentences } from '@perilune/engine'
import type { Prompts, TieBreaks } from '@perilune/moonrakers'
import { amount, card, joined, say, seat } from './say.js'
import { opText } from './text.js'

export const TIE_BREAKS: Sentences<TieBreaks> = {
  'several-at-goal': ({ goal, seats, worth }) => {
    const each = joined(
      seats.map((n, i) => say`${seat(n)}: ${worth[i]}`),
      ', ',
    )
    return say`several reached ${goal} prestige; net worth decides, then prestige (${each})`
  },
}

/** What each question asks for. */
export const PROMPTS: Sentences<Prompts> = {
  'keep-objectives': () => say`Keep two of your three objectives`,
  plan: () => say`Choose a contract, alone or with allies, or stay at base`,
  'plan-alone': () => say`You have negotiated twice: take a contract alone, or stay at base`,
  'put-terms': () => say`Put terms on the table`,
  'all-accept': () => say`All have accepted: lock the terms, or put others on the table`,
  'not-all-accept': () =>
    say`Not all have accepted: put other terms on the table, go alone, or end the talks`,
  'answer-terms': () => say`Accept the terms, decline, or send a counter-proposal`,
  'keep-objective': () => say`Keep one of these objectives`,
  'discard-contract': () => say`Discard an available contract, if you like`,
  'order-abilities': () => say`Which ship part comes first?`,
  'play-cards': ({ actions }) => say`Play cards; you have ${amount(actions, 'action')}`,
  'give-floor': () => say`Say who plays next`,
  'bonus-deck': () => say`Draw a bonus card from which deck?`,
  'bonus-card': (p) => say`Take ${card(p.card)} or leave it`,
  buy: ({ credits }) => say`Buy ship parts and hire crew; you have ${amount(credits, 'credit')}`,
  'choose-one': (p) => say`${card(p.card)}: choose one`,
  'reduce-any': (p) => say`${card(p.card)}: lower one requirement by ${p.amount}`,
  'discard-die': (p) => say`${card(p.card)}: remove one of your hazard dice`,
  'reroll-dice': (p) => say`${card(p.card)}: roll any of your hazard dice again`,
  'trash-card': (p) => say`${card(p.card)}: trash a card of your hand`,
  'cycle-cards': ({ card: id, max, others }) =>
    say`${card(id)}: ${opText({ op: 'cycle', max, ...(others && { drawers: 'otherAllies' }) })}`,
  'recover-crew': (p) => say`${card(p.card)}: take a crew card back into your hand`,
  'replay-crew': (p) => say`${card(p.card)}: play one of your played crew cards again`,
  'play-seen': (p) => say`${card(p.card)}: play one of the cards you looked at, discard the others`,
  'search-deck': (p) => say`${card(p.card)}: play any card of your draw pile`,
  'play-drawn': (p) => say`${card(p.card)}: play one damage card of those you drew as ${p.value} damage`,
  'turn-end': () => say`The turn ends: claim an objective, or continue`,
  'claim-objective': () => say`Claim an objective; it scores when the turn ends`,
  'swap-contract': () => say`Replace another contract for ${amount(1, 'credit')}`,
  'withdraw-acceptance': () => say`Take back your acceptance while the deal is open`,
  'withdraw-terms': () => say`Take back the terms to change them`,
  'direct-floor': () => say`Say who plays now`,
}
