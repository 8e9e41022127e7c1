import type { PromoOp } from '@perilune/terraforming-mars'

/* What only promotional cards do, in words. */

export function promoText(op: PromoOp): string {
  if ('sue' in op)
    return `steal up to ${op.sue} MC from a player who has taken resources or production from you in this generation; this card goes to that player’s events`
  if ('spendToLook' in op)
    return `spend any amount of ${op.spendToLook}, at least 1, to look at as many cards of the deck, keep one and discard the rest`
  if ('showCards' in op) return 'show any number of cards in your hand to all and gain 1 MC for each'
  if ('takeBackEvents' in op)
    return `take up to ${op.takeBackEvents} of your events back into your hand, but none that lays a special tile`
  if ('useAgain' in op)
    return 'use once more the action of one of your cards that has been used in this generation'
  if ('park' in op)
    return `lay a space or building card from your hand here, open to all, with ${op.park} cubes on it; it may be played from here for 1 MC less for each cube`
  if ('doubleParked' in op) return 'double the cubes on one card that lies here'
  if ('nomads' in op)
    return op.nomads === 'settle'
      ? 'put the nomads on a free area that is reserved for nobody: no tile may be laid where they are'
      : 'move the nomads to such an area beside theirs and take its placement bonus'
  if ('cathedral' in op)
    return `build a cathedral in any city that has none; the owner of the city may pay ${op.cathedral} MC to draw a card`
  if ('oceanByFirst' in op) return 'lay an ocean on an area that the first player chooses'
  if ('infect' in op) return `put 1 disease on this card and lose ${op.infect} MC, or all you have`
  if ('cureOrFlip' in op)
    return `remove 1 disease from this card and raise your TR 1 step; if there is none you may turn this card face down into your events and raise your TR ${op.cureOrFlip} steps`
  return `every opponent lowers their MC production ${op.lowerOpponents} steps`
}
