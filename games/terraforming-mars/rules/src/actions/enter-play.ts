import { type Card, move, type Seat } from '@perilune/engine'
import { type CompiledCard, TRIGGERS } from '../cards/compiled.js'
import { cardOf } from '../cards/index.js'
import type { Tell } from '../codes/events.js'
import type { Run } from '../codes/index.js'
import { wakeColonies } from '../colonies/build.js'
import type { Colonies } from '../colonies/state.js'
import { queueEffects } from '../effects/effects.js'
import { cubeProtected, PLANTS_PROTECTED } from '../effects/targets.js'
import { cardPlayed, heardLate, waitsForTile } from '../effects/triggers.js'
import { CUBES, HEAT, isCity, isProject, PLANTS, PROJECTS, RESOURCES, TAGS } from '../names.js'
import { CARD_PRICE } from '../payment/prices.js'
import { type MarsFrame, type MarsState, NEUTRAL, PLAYED, type Player, push, source } from '../state/state.js'
import { wildsForCard } from '../state/wild-tags.js'

/*
 * A card comes into play: first what it does as long as it lies there, then its effects and its tags, all
 * into the pool.
 */

export const enterPlay: Run<Extract<MarsFrame, { do: 'enter-play' }>> = {
  run(s, { seat, card: id, by }, tell) {
    const card = cardOf(id)
    const p = s.players[seat]
    if (isProject(card.kind)) {
      p.nextDiscount = 0
      p.nextSlack = 0
    }
    wildsForCard(s, p, card)
    if (card.kind === 'event') {
      p.events.push(id)
      p.eventsAt.push(s.played)
    } else layDown(s, p, card)
    resolveCard(s, seat, card, tell)
    // Played as part of playing another card: that card's tags are heard by the new one too.
    if (by !== '') heardLate(s, seat, cardOf(by), card, tell)
  },
}

/** A corporation from the cards that were dealt at the start, or one more. */
export function playCorporation(
  s: MarsState,
  seat: Seat,
  id: Card,
  from: number,
  tell: Tell | undefined,
): void {
  const card = cardOf(id)
  const p = s.players[seat]
  move(s, from, PLAYED, id)
  if (p.corporation === '') p.corporation = id
  if (card.firstAction.length > 0) p.firstActions.push(id)
  tell?.({ what: 'reveals-corporation', seat, card: id })
  layDown(s, p, card)
  resolveCard(s, seat, card, tell)
  if (s.seats === 1) greetNeutralCities(s, seat, card, tell)
}

/** A corporation that gains from everybody's cities gains from those that were there before it. */
function greetNeutralCities(s: MarsState, seat: Seat, card: CompiledCard, tell: Tell | undefined): void {
  for (const id of card.triggers)
    for (let area = 0; area < s.tiles.length; area++) {
      const trigger = TRIGGERS[id]
      if (s.owners[area] !== NEUTRAL || !isCity(s.tiles[area]) || !trigger.anyone) continue
      if (waitsForTile(s, trigger, s.tiles[area], area))
        queueEffects(s, trigger.ops, source(seat, card.id, '', area), tell)
    }
}

function resolveCard(s: MarsState, seat: Seat, card: CompiledCard, tell: Tell | undefined): void {
  push(s, { do: 'resolve', seat })
  queueEffects(s, card.play, source(seat, card.id, card.id), tell)
  cardPlayed(s, seat, card, tell)
}

/** A card that waits for something no longer lies face up: its tags no longer count, nor do its effects. */
export function turnDown(p: Player, card: CompiledCard): void {
  const at = p.cards.indexOf(card.id)
  p.cards.splice(at, 1)
  p.cubes.splice(at, 1)
  p.playedAt.splice(at, 1)
  for (const tag of card.tags) p.tags[tag]--
  p.listens = p.listens.filter((trigger) => !card.triggers.includes(trigger))
}

/** A card lies face up: its tags count, its standing effects hold. */
export function layDown(s: MarsState, p: Player, card: CompiledCard): void {
  p.cards.push(card.id)
  p.cubes.push(0)
  p.playedAt.push(s.played)
  for (const tag of card.tags) p.tags[tag]++
  for (const trigger of card.triggers) p.listens.push(trigger)
  if (s.colonies) layDownColonial(s, s.colonies, p, card)
  for (const effect of card.effects) {
    if ('discount' in effect) {
      if (effect.tag) p.discounts[TAGS.indexOf(effect.tag)] += effect.discount
      else if (effect.on === 'requirement') p.requirementDiscount += effect.discount
      else p.discount += effect.discount
    } else if ('value' in effect)
      RESOURCES.forEach((name, r) => {
        if (name === 'steel' || name === 'titanium') p.worth[r] += effect.value[name] ?? 0
      })
    else if ('cubesPay' in effect) p.cubeMoney++
    else if ('slack' in effect) {
      if (effect.of === 'venus') p.venusSlack += effect.slack
      else p.slack += effect.slack
    } else if ('gainsProduced' in effect) p.gainsProduced = true
    else if ('protects' in effect)
      for (const what of effect.protects)
        p.protects |= what === 'plants' ? PLANTS_PROTECTED : cubeProtected(CUBES.indexOf(what))
    else if ('greeneryDiscount' in effect) p.greeneryPrice -= effect.greeneryDiscount
    else if ('projectDiscount' in effect)
      p.projectDiscounts[PROJECTS.indexOf(effect.project)] += effect.projectDiscount
    else if ('cubesAreHeat' in effect) p.heatCard = card.id
    else if ('cardPrice' in effect) p.cardPrice += effect.cardPrice - CARD_PRICE
    else if ('heatIsMoney' in effect) p.worth[HEAT] = 1
    else if ('plantsPay' in effect) p.worth[PLANTS] = effect.plantsPay
    else if ('keepsEnergy' in effect) p.keepsEnergy = true
    else if ('insures' in effect) p.insures += effect.insures
    else if ('influence' in effect) p.influence += effect.influence
    else if ('oceanMoney' in effect) p.oceanMoney += effect.oceanMoney
  }
}

/** What a card does for trade, and whom it wakes. */
function layDownColonial(s: MarsState, colonies: Colonies, p: Player, card: CompiledCard): void {
  if (card.holds >= 0) wakeColonies(s, card.holds)
  const trader = colonies.traders[s.players.indexOf(p)]
  for (const effect of card.effects)
    if ('tradeDiscount' in effect) trader.discount += effect.tradeDiscount
    else if ('tradeSteps' in effect) trader.steps += effect.tradeSteps
}
