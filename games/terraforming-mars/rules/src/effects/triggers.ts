import type { Seat } from '@perilune/engine'
import { type CompiledCard, type CompiledTrigger, TRIGGERS } from '../cards/compiled.js'
import type { Tell } from '../codes/events.js'
import { AREAS_ON_MARS, BOARDS, NEIGHBOURS } from '../map/boards.js'
import { claimant } from '../map/place.js'
import { isCity, OCEAN, WILD } from '../names.js'
import { type MarsState, source } from '../state/state.js'
import { queueEffects } from './effects.js'

/*
 * What happens and who waits for it. Triggers join the pool of effects when their event happens; those that
 * ask for no decision are carried out at once, because later is never better.
 */

const tileFits = (trigger: CompiledTrigger, tile: number): boolean =>
  trigger.tile === 0 ||
  (trigger.tile === OCEAN ? tile === OCEAN : trigger.tile === tile || bothCities(trigger, tile))

const bothCities = (trigger: CompiledTrigger, tile: number): boolean => isCity(trigger.tile) && isCity(tile)

/** Whether a trigger waits for this tile on this area, whoever laid it. */
export const waitsForTile = (s: MarsState, trigger: CompiledTrigger, tile: number, area: number): boolean =>
  trigger.event === 'laid' &&
  tileFits(trigger, tile) &&
  (!trigger.onMars || area < AREAS_ON_MARS) &&
  (!trigger.onMetal || BOARDS[s.map].areas[area].metal)

/**
 * How many borders a new tile of `seat` has that bring a tile of `owner` together with one of somebody else.
 */
function newBorders(s: MarsState, owner: Seat, seat: Seat, area: number): number {
  let n = 0
  for (const next of NEIGHBOURS[area]) {
    const other = s.owners[next]
    if (other >= 0 && (seat === owner ? other !== owner : other === owner)) n++
  }
  return n
}

export function tileLaid(s: MarsState, seat: Seat, tile: number, area: number, tell: Tell | undefined): void {
  for (let owner = 0; owner < s.seats; owner++)
    for (const id of s.players[owner].listens) {
      const trigger = TRIGGERS[id]
      if (trigger.event === 'border') {
        if (tile === OCEAN) continue
        for (let n = newBorders(s, owner, seat, area); n > 0; n--)
          queueEffects(s, trigger.ops, source(owner, trigger.card, '', area), tell)
        continue
      }
      if (trigger.onMarker && claimant(s, area) !== owner) continue
      if ((owner === seat || trigger.anyone) && waitsForTile(s, trigger, tile, area))
        queueEffects(s, trigger.ops, source(owner, trigger.card, '', area), tell)
    }
}

/** A card has been played: each of its tags, its kind and its cost may be waited for. */
export function cardPlayed(s: MarsState, seat: Seat, card: CompiledCard, tell: Tell | undefined): void {
  for (let owner = 0; owner < s.seats; owner++) {
    const { listens } = s.players[owner]
    for (let i = 0; i < listens.length; i++) {
      const trigger = TRIGGERS[listens[i]]
      if (owner !== seat && !trigger.anyone) continue
      hear(s, owner, trigger, card, seat, tell)
    }
  }
}

/** Once for each kind of tag that is on this card alone; the card lies face up by now. */
function fireForNewTags(
  s: MarsState,
  owner: Seat,
  trigger: CompiledTrigger,
  card: CompiledCard,
  tell: Tell | undefined,
): void {
  const { tags } = s.players[owner]
  card.tags.forEach((tag, i) => {
    const here = card.tags.filter((t) => t === tag).length
    if (tag !== WILD && card.tags.indexOf(tag) === i && tags[tag] === here)
      queueEffects(s, trigger.ops, source(owner, trigger.card, card.id), tell)
  })
}

/** A colony has been built. */
export function colonyBuilt(s: MarsState, seat: Seat, tell: Tell | undefined): void {
  for (let owner = 0; owner < s.seats; owner++)
    for (const id of s.players[owner].listens) {
      const trigger = TRIGGERS[id]
      if (trigger.event === 'colony' && (owner === seat || trigger.anyone))
        queueEffects(s, trigger.ops, source(owner, trigger.card), tell)
    }
}

// Parameters: asked of every trigger for every card that is played; no object is made for it.
function hear(
  s: MarsState,
  owner: Seat,
  trigger: CompiledTrigger,
  card: CompiledCard,
  player: Seat,
  tell: Tell | undefined,
): void {
  switch (trigger.event) {
    case 'tag':
      if ((trigger.tags & card.tagBits) !== 0)
        for (const tag of card.tags)
          if ((trigger.tags & (1 << tag)) !== 0) {
            queueEffects(s, trigger.ops, source(owner, trigger.card, card.id), tell)
            if (trigger.theirs.length > 0)
              queueEffects(s, trigger.theirs, source(player, trigger.card, card.id), tell)
          }
      break
    case 'played':
      if ((trigger.eventsOnly && card.kind !== 'event') || card.cost < trigger.leastCost) break
      if (trigger.pointsOnly && !card.hasPoints) break
      if (trigger.tags === 0 || (trigger.tags & card.tagBits) !== 0)
        queueEffects(s, trigger.ops, source(owner, trigger.card, card.id), tell)
      break
    case 'new-tag':
      if (card.kind !== 'event') fireForNewTags(s, owner, trigger, card, tell)
      break
    case 'printed-cost':
      if (card.cost >= trigger.leastCost)
        queueEffects(s, trigger.ops, source(owner, trigger.card, card.id), tell)
      break
  }
}

/** A card that came into play while another was being played hears of that one too. */
export function heardLate(
  s: MarsState,
  seat: Seat,
  played: CompiledCard,
  late: CompiledCard,
  tell: Tell | undefined,
): void {
  for (const id of late.triggers) hear(s, seat, TRIGGERS[id], played, seat, tell)
}

/** A standard project other than selling patents has been paid for. */
export function projectDone(s: MarsState, seat: Seat, cost: number, tell: Tell | undefined): void {
  for (const id of s.players[seat].listens) {
    const trigger = TRIGGERS[id]
    if (trigger.event === 'project' || (trigger.event === 'printed-cost' && cost >= trigger.leastCost))
      queueEffects(s, trigger.ops, source(seat, trigger.card), tell)
  }
}

/** The production phase of a generation; who gained no rating in it may gain something else. */
export function paidOut(s: MarsState, seat: Seat, tell: Tell | undefined): void {
  const { listens, raised } = s.players[seat]
  if (raised) return
  for (const id of listens)
    if (TRIGGERS[id].event === 'production')
      queueEffects(s, TRIGGERS[id].ops, source(seat, TRIGGERS[id].card), tell)
}
