import type { CompiledCard } from '../cards/compiled.js'
import { TAGS, WILD } from '../names.js'
import type { MarsState, Player } from './state.js'

/*
 * Wild tags. In each action of its owner a wild tag stands for one tag of any kind that is in the game, and
 * for one kind only. No action counts two kinds for different ends, so what a requirement leaves over stands
 * for what the effects count, and nobody has to be asked. It counts for milestones; it does not for awards
 * and points, for others, nor while its own card is played.
 */

function sumOf(list: readonly number[]): number {
  let n = 0
  for (let i = 0; i < list.length; i++) n += list[i]
  return n
}

/** Wild tags that stand for nothing yet in this action. */
export const wildLeft = (s: MarsState, p: Player): number => p.tags[WILD] - sumOf(s.wildAs)

/** Wild tags that stand for one of these kinds in this action. */
export function wildsAs(s: MarsState, tagBits: number): number {
  let n = 0
  for (let tag = 0; tag < s.wildAs.length; tag++) if ((tagBits & (1 << tag)) !== 0) n += s.wildAs[tag]
  return n
}

function standFor(s: MarsState, p: Player, tag: number, n: number): void {
  const most = Math.min(n, wildLeft(s, p))
  if (most <= 0) return
  if (s.wildAs.length === 0) s.wildAs = TAGS.map(() => 0)
  s.wildAs[tag] += most
}

/** All that are left stand for one of the kinds that are counted. */
export function countWilds(s: MarsState, p: Player, tagBits: number): void {
  if (p.tags[WILD] === 0 || tagBits === 0) return
  standFor(s, p, 31 - Math.clz32(tagBits), p.tags[WILD])
}

/** A card is about to come into play: first what its requirements lack, then what it counts. */
export function wildsForCard(s: MarsState, p: Player, card: CompiledCard): void {
  if (p.tags[WILD] === 0) return
  for (const r of card.requires)
    if (r.kind === 'tag') standFor(s, p, r.which, r.is - p.tags[r.which] - (s.wildAs[r.which] ?? 0))
  countWilds(s, p, card.countsTags)
}

/** How many kinds of tags a player has, each of so many wild tags standing for one that is missing. */
export function kindsOfTags(s: MarsState, p: Player, wild: number): number {
  let kinds = 0
  for (let tag = 0; tag < WILD; tag++) if (p.tags[tag] > 0) kinds++
  return Math.min(kinds + wild, s.sets.includes('venus') ? WILD : WILD - 1)
}
