import type { Answer, Reason, Seat } from '@perilune/engine'
import { attempt } from '@perilune/engine/testing'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { play, type SceneTold, scene, type Table } from './scene.js'

/* Refusals as programs read them. */

/** Why an answer would be refused; nothing if it would be accepted. The table stays as it is. */
export const reasonAt = (table: Table, seat: Seat, said: Answer): Reason | undefined =>
  attempt(game as never, game.clone(table.s), seat, said)?.reason

/** Why a card in the hand of seat 0 can't be played; nothing if it can. */
export const reasonFor = (card: string, told: SceneTold): Reason | undefined =>
  reasonAt(scene({ ...told, hand: [card, ...(told.hand ?? [])] }), 0, play(card))
