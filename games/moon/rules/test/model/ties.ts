import type { Game } from '@perilune/engine'
import type { MoonState } from '@perilune/moon'
import { ITEMS } from './facts.js'
import { finalScore, ranks, tieBreaker } from './scoring.js'
import type { Table } from './table.js'

/**
 * Random games seldom end in a tie, so the end of a game is looked at again with other Supplies: Hearts are
 * added until all players have the same score, with few Rovers and Resources that break the tie or do not.
 */
export function tieProblems(game: Game<MoonState>, end: MoonState, table: Table, variant: number): string[] {
  const s = game.clone(end)
  const t = structuredClone(table)
  for (const [seat, p] of t.players.entries()) {
    const digit = Math.floor(variant / 4 ** seat) % 4
    p.supply = { ...p.supply, energy: 0, water: digit % 2, bio: 0, metal: 0, rovers: digit > 1 ? 2 : 1 }
  }
  const best = Math.max(...t.players.map(finalScore))
  for (const [seat, p] of t.players.entries()) {
    const more = best - finalScore(p)
    p.supply.hearts += more
    const home = s.settlements[seat]
    home.supply = ITEMS.map((item) => p.supply[item])
    home.earned.push('obelisk', more, 0)
  }
  const outcome = game.outcome(s)
  const mine = [t.players.map(finalScore), ranks(t), tieBreaker(t)]
  const theirs = [outcome?.points, outcome?.ranks, outcome?.tieBreak ?? null]
  return JSON.stringify(mine) === JSON.stringify(theirs)
    ? []
    : [`a tie: model ${JSON.stringify(mine)}, engine ${JSON.stringify(theirs)}`]
}
