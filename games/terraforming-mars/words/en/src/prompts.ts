import type { Sentences } from '@perilune/engine'
import type { Cube, Prompts } from '@perilune/terraforming-mars'
import { card, listed, mc, say, seat, stock, things } from './bits.js'
import { productionText, resourceText, tileText } from './cards/op-parts.js'

/* What a player is asked to do. */

const left = (clockwise: boolean): string => (clockwise ? 'left' : 'right')

const cubes = ({ cube }: { cube?: Cube | undefined }, n: number) => things(cube ?? 'resource', n)

const TURNS = [
  'Take one or two actions, or pass.',
  'Take a second action, or end your turn.',
  'End your turn.',
] as const

export const PROMPTS: Sentences<Prompts> = {
  'draft-start': ({ what }) =>
    say`Keep one of these ${what === 'preludes' ? 'preludes' : 'corporations'}; the others go to the player on your left.`,
  'choose-start'({ corporation, preludes, tiles, price }) {
    const kept = [
      ...(preludes > 0 ? [`${preludes} preludes`] : []),
      ...(tiles > 0 ? [`${tiles} colony tiles`] : []),
    ]
    if (!corporation) return say`Choose ${listed(kept)}.`
    const all = ['your corporation', ...kept].join(', ')
    return say`Choose ${all}, and the cards that you buy for ${mc(price)} each, unless your corporation says otherwise.`
  },
  'choose-prelude': () => say`Choose the prelude that you play first.`,
  draft: ({ clockwise }) => say`Keep one card; the others go to the player on your ${left(clockwise)}.`,
  research: ({ price }) => say`Buy any of these cards for ${mc(price)} each.`,
  'take-turn': ({ taken }) => say`${TURNS[Math.min(taken, 2)]}`,
  'sell-patents': () => say`Discard cards for ${mc(1)} each.`,
  'turn-energy': () => say`How much energy turns into heat?`,
  'lay-last-greenery': () => say`Turn plants into a greenery, or leave it.`,
  'world-parameter': () => say`World Government: choose what goes up a step. Nobody gains anything by it.`,
  'lay-ocean-for-nobody': () => say`Lay an ocean; nobody gains anything by it.`,

  pay: ({ cost }) => say`Pay ${mc(cost)}.`,
  'pay-heat': ({ heat }) => say`Spend ${stock('heat', heat)}.`,

  'choose-order': () => say`Choose which effect comes next.`,
  'lay-tile': ({ tile }) => say`Lay ${tileText(tile)}.`,
  'claim-area': () => say`Put your marker on an area.`,
  'choose-effect': (p) => say`${card(p.card)}: choose one.`,
  'add-cubes': (p) => say`Choose the card for ${cubes(p, p.cubes)}.`,
  'spend-cubes': (p) => say`Take ${cubes(p, p.cubes)} off a card.`,
  'remove-resources': ({ most, resource }) =>
    say`Remove up to ${most} ${resourceText(resource)} from one player.`,
  'steal-resources': ({ most, resource }) =>
    say`Steal up to ${most} ${resourceText(resource)} from one player.`,
  'remove-cubes': (p) => say`Remove up to ${cubes(p, p.most)} from one card.`,
  'reduce-production': ({ resource, steps }) =>
    say`Reduce a player’s ${productionText(resource)} by ${steps}.`,
  'discard-card': () => say`Discard a card.`,
  'discard-to-draw': (p) => say`${card(p.card)}: discard a card to draw one, or none.`,
  'keep-cards': ({ cards }) => say`Keep ${cards} of these cards.`,
  'buy-cards': ({ price }) => say`Buy any of these cards for ${mc(price)} each.`,
  'cubes-into': (p) => say`Remove how many resources from ${card(p.card)}?`,
  'spend-to-look': ({ resource }) => say`Spend how much ${resourceText(resource)} to look at as many cards?`,
  'buy-resource': (p) =>
    say`How much ${resourceText(p.resource)}, for ${p.price} ${resourceText(p.with)} each?`,
  'turn-into': ({ resource, into }) =>
    say`Turn how much ${resourceText(resource)} into ${resourceText(into)}?`,
  'shift-production': ({ resource, into }) =>
    say`Turn how much ${resourceText(resource)} production into ${resourceText(into)} production?`,
  'copy-production': () => say`Choose the card whose production box is carried out once more.`,

  'play-from-hand': (p) => say`${card(p.card)}: play a card from your hand.`,
  'raise-lowest': () => say`Choose which of your lowest productions goes up.`,
  'fund-award': () => say`Choose the award that you fund free of charge.`,
  'play-drawn-prelude': () => say`Play one of these preludes; the others leave the game.`,
  merge: (p) => say`${card(p.card)}: choose one more corporation.`,
  'repeat-prelude': () => say`Choose the prelude that is carried out once more.`,
  'do-project': () => say`Choose a standard project.`,

  'sue-player': (p) => say`${card(p.card)}: choose a player who has harmed you in this generation.`,
  'show-cards': () => say`Show any number of cards, for ${mc(1)} each.`,
  'take-back-events': ({ most }) => say`Take up to ${most} of your events back into your hand.`,
  'use-again': (p) => say`${card(p.card)}: choose the action that you use once more.`,
  'park-card': (p) => say`Choose the card that you lay on ${card(p.card)}.`,
  'double-cubes': () => say`Double the cubes on one of these cards.`,
  'move-nomads': () => say`Choose the area for the nomads.`,
  'build-cathedral': () => say`Choose the city for a cathedral.`,
  'choose-ocean': ({ owner }) => say`Choose the area for an ocean of ${seat(owner)}.`,
  'flip-corporation': (p) => say`Turn ${card(p.card)} face down?`,

  'build-colony': () => say`Build a colony.`,
  'free-trade': () => say`Trade without paying.`,
  'raise-marker': ({ colony }) => say`Move the marker of ${card(colony)} up before you take the income?`,
  'move-markers': () => say`Move one marker up a step and another one down.`,
  'add-colony-tile': () => say`Put a further colony tile into the game.`,

  'send-delegates': ({ delegates }) =>
    delegates === 1 ? say`Send a delegate to a party.` : say`Send ${delegates} delegates to one party.`,
  'ban-delegate': () => say`Send home a delegate that leads no party.`,
  'recruit-delegate': () => say`Replace a neutral delegate by one of yours.`,
  'remove-ocean': ({ event }) => say`${card(event)}: take one ocean off the map.`,
  'discard-for-event': ({ event, cards }) =>
    say`${card(event)}: discard ${cards === 1 ? 'a card' : `${cards} cards`}.`,
  'gain-any': ({ event, resources }) =>
    say`${card(event)}: choose ${resources === 1 ? 'a resource' : `${resources} resources`}.`,
  'add-for-event': (p) => say`${card(p.event)}: choose the card for ${cubes(p, p.cubes)}.`,
  'spend-for-event': (p) =>
    say`${card(p.event)}: take ${cubes(p, p.cubes)} off a card, or lose ${mc(p.loss)}.`,
}
