import type { Card } from '@perilune/engine'
import type { MapId } from '../map/boards.js'
import type { RATING_SOURCES } from '../state/state.js'
import type { PartyId } from '../turmoil/parties.js'

/*
 * What earned points. In outcomes, which records are verified by, a reason is one string, 'city:tharsis:12':
 * its form stays as it is, and only this file writes and reads it.
 */

export type RatingSource = (typeof RATING_SOURCES)[number]

/** The facts of every code. */
export interface ScoreReasons {
  rating: { source: RatingSource }
  milestone: { milestone: string }
  award: { award: string }
  greenery: { map: MapId; area: number }
  city: { map: MapId; area: number }
  card: { card: Card }
  chairman: object
  leader: { party: PartyId }
}

type ScoreReason = {
  [Code in keyof ScoreReasons]: Readonly<ScoreReasons[Code]> & { readonly code: Code }
}[keyof ScoreReasons]

export function packReason(reason: ScoreReason): string {
  switch (reason.code) {
    case 'rating':
      return `rating:${reason.source}`
    case 'milestone':
      return `milestone:${reason.milestone}`
    case 'award':
      return `award:${reason.award}`
    case 'greenery':
    case 'city':
      return `${reason.code}:${reason.map}:${reason.area}`
    case 'card':
      return `card:${reason.card}`
    case 'chairman':
      return 'committee:chairman'
    case 'leader':
      return `committee:leader:${reason.party}`
  }
}

export function readReason(why: string): ScoreReason {
  const [code, of, area] = why.split(':')
  switch (code) {
    case 'rating':
      return { code, source: of as RatingSource }
    case 'milestone':
      return { code, milestone: of }
    case 'award':
      return { code, award: of }
    case 'greenery':
    case 'city':
      return { code, map: of as MapId, area: Number(area) }
    case 'committee':
      return of === 'chairman' ? { code: of } : { code: 'leader', party: area as PartyId }
    default:
      return { code: 'card', card: of }
  }
}
