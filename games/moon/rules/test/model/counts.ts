import type { Colour, Flag, Item, Resource } from '@perilune/moon'
import { base, FLAGS, ITEMS, RESOURCES, structure } from './facts.js'
import type { Piece, Player, Table } from './table.js'

/** Flags in the Settlement, the Base included. */
export function flags(p: Player, flag: Flag): number {
  let sum = base(p.base).flags[flag] ?? 0
  for (const { card } of p.structures) sum += structure(card).flags?.[flag] ?? 0
  return sum
}

export const allFlags = (p: Player): number => FLAGS.reduce((sum, flag) => sum + flags(p, flag), 0)
export const bestFlags = (p: Player): number => Math.max(...FLAGS.map((flag) => flags(p, flag)))
export const flagTypes = (p: Player): number => FLAGS.filter((flag) => flags(p, flag) > 0).length

/** Production symbols, counted one by one, the Base included. */
export function production(p: Player, item: Item): number {
  let sum = base(p.base).makes[item] ?? 0
  for (const { card } of p.structures) sum += structure(card).makes?.[item] ?? 0
  return sum
}

export const allProduction = (p: Player): number => ITEMS.reduce((sum, item) => sum + production(p, item), 0)
export const productionTypes = (p: Player): number => RESOURCES.filter((r) => production(p, r) > 0).length

/** Structures of a colour. The Base counts as both Yellow and Blue. */
export function coloured(p: Player, colour: Colour): number {
  const standing = p.structures.filter(({ card }) => structure(card).colour === colour).length
  return standing + (colour === 'blue' || colour === 'yellow' ? 1 : 0)
}

/** All Structures, the Base counted once. */
export const allStructures = (p: Player): number => p.structures.length + 1

export const resources = (p: Player): number => RESOURCES.reduce((sum, r) => sum + p.supply[r], 0)
const sumRovers = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.rovers, 0)

/** Rovers in the Supply and on the player's Structures. */
export const rovers = (p: Player): number => p.supply.rovers + sumRovers(p.structures)

export const hasRoverSpace = (card: string): boolean => ['blue', 'yellow'].includes(structure(card).colour)

/** Rovers that stand on Rover spaces: those on the Rover Stop are not parked. */
export const parkedOn = (p: Player): number =>
  sumRovers(p.structures.filter(({ card }) => hasRoverSpace(card)))

export const flippedPinks = (p: Player): number => p.structures.filter((piece) => piece.flipped).length

export const hasReputation = (p: Player, id: string): boolean => p.reputations.some(({ card }) => card === id)
export const stands = (p: Player, id: string): boolean => p.structures.some(({ card }) => card === id)

/** Most Flags, at least one; a tie goes to Metropolitan, then to most Rovers; still tied, nobody wins. */
export function flagWinner(t: Table, flag: Flag): number | null {
  const most = Math.max(...t.players.map((p) => flags(p, flag)))
  if (most === 0) return null
  let tied = t.players.map((_, seat) => seat).filter((seat) => flags(t.players[seat], flag) === most)
  if (tied.length > 1) {
    const winsTies = tied.filter((seat) => hasReputation(t.players[seat], 'metropolitan'))
    if (winsTies.length > 0) tied = winsTies
  }
  if (tied.length > 1) {
    const mostRovers = Math.max(...tied.map((seat) => rovers(t.players[seat])))
    tied = tied.filter((seat) => rovers(t.players[seat]) === mostRovers)
  }
  return tied.length === 1 ? tied[0] : null
}

export const flagsWon = (t: Table, seat: number): number =>
  FLAGS.filter((flag) => flagWinner(t, flag) === seat).length

/** What "Produce all four Resources" and the like ask for. */
export const hasEach = (p: Player, wanted: readonly Resource[]): boolean =>
  wanted.every((r) => p.supply[r] > 0)
