import type { Sentence, Sentences } from '@perilune/engine'
import type { Reasons } from '@perilune/terraforming-mars'
import { card, mc, say, stock, things } from './bits.js'
import { dataOf, requirementText } from './cards/cards.js'
import { productionText, tileText } from './cards/op-parts.js'
import { partyText } from './committee.js'

/* Why something is refused. The kernel's own reasons have words already. */

const PARAMETER_NAMES = {
  temperature: 'the temperature is',
  oxygen: 'oxygen is',
  oceans: 'the oceans are',
  venus: 'Venus is',
} as const

const UNITS = { temperature: ' °C', oxygen: ' %', oceans: '', venus: ' %' } as const

const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n))

function requirement({ card: id, which, has }: Reasons['requirement']): Sentence {
  const data = dataOf(id)
  const asked = 'requires' in data ? data.requires?.[which] : undefined
  if (!asked) return say`a requirement is not met`
  const text = requirementText(asked)
  if ('plantsRemoved' in asked || 'chairman' in asked) return say`requires ${text}`
  if ('parameter' in asked) return say`requires ${text}, now ${figure(has)}${UNITS[asked.parameter]}`
  return say`requires ${text}, you have ${figure(has)}`
}

export const REASONS: Sentences<Reasons> = {
  cost: ({ needs, has }) => say`costs ${mc(needs)}, you can pay ${has}`,
  'stock-short': ({ resource, needs, has }) => say`needs ${stock(resource, needs)}, you have ${has}`,
  'production-short': ({ resource, needs, has }) =>
    say`needs ${needs} ${productionText(resource)} to give up, you have ${has}`,
  'cubes-short': ({ needs, has }) =>
    say`needs ${things('cube', needs)} on the card, there ${has === 1 ? 'is' : 'are'} ${has}`,
  'no-cubes': ({ cube }) => say`there is no card from which ${things(cube ?? 'resource', 1)} could be taken`,
  tax: () => say`the Reds ask ${mc(3)} for each step of TR, and you could not pay for all of them`,

  requirement,
  used: (r) => say`${card(r.card)} was used in this generation`,
  'not-in-hand': () => say`that card is not in your hand`,
  'not-in-play': () => say`you have no card in play with that action`,
  'nothing-used': () => say`you have used no action in this generation that could be used once more`,
  'rating-not-raised': () => say`your terraform rating has not gone up in this generation`,
  'has-energy': () => say`you have energy`,
  'nothing-to-copy': () => say`you have no card whose production box could be copied`,
  'no-card-to-play': () => say`you have no card in hand that you could play`,
  'no-prelude-to-repeat': () => say`you have no other prelude that could be carried out once more`,
  'no-card-to-discard': () => say`you have no card to discard`,
  'nobody-to-sue': () => say`nobody has taken resources or production from you in this generation`,
  'no-event': () => say`you have no event that could be taken back`,
  'nothing-to-park': () => say`you have no space or building card in hand`,
  'nothing-parked': () => say`no card lies there`,

  'no-area': () => say`there is no area for the tile`,
  'no-city': () => say`there is no city without a cathedral`,
  'area-taken': () => say`a tile lies there`,
  'area-claimed': () => say`a marker reserves that area`,
  'area-for-oceans': () => say`that area is reserved for an ocean`,
  'area-reserved': () => say`that area is reserved for another tile`,
  'area-beside-city': () => say`that area is beside a city`,
  'area-not-beside-own': () => say`that area is not beside a tile of yours, and others are`,
  'area-not-there': ({ tile }) => say`${tileText(tile)} may not lie there`,
  'parameter-complete': ({ parameter }) => say`${PARAMETER_NAMES[parameter]} complete`,
  'colony-there': ({ colony }) => say`you have a colony on ${card(colony)}`,
  'colony-full': ({ colony }) => say`all places on ${card(colony)} are taken`,
  'no-colony': () => say`there is no tile on which you could build a colony`,
  'no-fleet': () => say`you have no trade fleet at home`,
  'no-trade': () => say`there is no colony tile to trade with`,
  'no-markers': () => say`there are no two markers of which one could go up and the other down`,
  'colony-asleep': ({ colony }) => say`nobody has a card for what is found on ${card(colony)}`,
  'fleet-there': ({ colony }) => say`a trade fleet has been to ${card(colony)} in this generation`,

  'not-in-any-order': () => say`its effects can’t all be carried out, in whatever order`,
  'rest-impossible': () => say`something that must still be done would become impossible`,
  'not-yet': () => say`that is not possible yet`,
  'no-cards': () => say`you have no card in hand`,
  'act-or-pass': () => say`take an action, or pass`,
  'no-pass': () => say`you have taken an action: end your turn instead`,
  'two-actions': () => say`you have taken two actions on this turn`,
  'first-action': () => say`your corporation’s first action comes first`,
  'no-first-action': () => say`no first action of yours is due`,
  'asked-so-already': () => say`you are asked like that already`,
  'not-in-this-game': () => say`that is not part of this game`,

  milestone: ({ needs, has }) => say`needs ${needs}, you have ${has}`,
  'milestone-claimed': () => say`this milestone is claimed`,
  'milestones-gone': () => say`three milestones are claimed already`,
  'award-funded': () => say`this award is funded`,
  'awards-gone': () => say`three awards are funded already`,
  'not-alone': () => say`there are no milestones and awards in a solo game`,

  'lobby-empty': () => say`you have no delegate in the lobby`,
  'no-delegates': () => say`you have no delegate in reserve`,
  'too-few-delegates': ({ needs, has }) => say`needs ${things('delegate', needs)} of yours, you have ${has}`,
  'no-delegate-to-ban': () => say`every delegate in the committee leads a party`,
  'no-delegate-to-replace': () => say`there is no neutral delegate but leaders`,
  'chairman-not-neutral': () => say`the chairman is not neutral`,
  'policy-used': () => say`you have used this policy in this generation`,
  'policy-no-action': ({ party }) =>
    party ? say`the policy of ${partyText(party)} is no action` : say`no policy holds`,
}
