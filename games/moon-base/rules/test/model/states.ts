import type { MoonBaseState } from '@perilune/moon-base'
import { CRATERS } from './facts.js'
import type { ModelGame } from './flow.js'

/** The parts of the game's state that the model keeps too; craters by name. */
export function gameState(s: MoonBaseState): unknown {
  const id = (crater: number | null): string | null => (crater === null ? null : CRATERS[crater].id)
  const { crater, ring } = s.tower
  return {
    round: s.round,
    turns: s.turns,
    starter: s.starter,
    second: s.second,
    colours: s.colours,
    piles: [s.piles.large, s.piles.small],
    hands: s.hands.map((hand) => [...hand].sort()),
    rings: s.rings.map((one) => [one.size, one.colour, one.x, one.y, one.level, id(one.crater), one.on]),
    bases: s.bases.map((base) => [base.seat, id(base.crater), base.x, base.y, base.move]),
    tower: crater !== null ? id(crater) : ring,
    settlements: s.settlements.map((one) => `${one.seat} ${one.ring} ${one.move}`).sort(),
    unplaced: s.unplaced.map((one) => `${one.seat} ${one.ring} ${one.move}`).sort(),
  }
}

export function modelState(m: ModelGame): unknown {
  return {
    round: m.round,
    turns: m.turns,
    starter: m.starter,
    second: m.second,
    colours: m.colours,
    piles: [m.piles.large, m.piles.small],
    hands: m.hands.map((hand) => [...hand].sort()),
    rings: m.rings.map((one) => [one.size, one.colour, one.x, one.y, one.level, one.crater, one.on]),
    bases: m.bases.map((base) => [base.seat, base.crater, base.x, base.y, base.move]),
    tower: m.tower === null ? null : 'crater' in m.tower ? m.tower.crater : m.tower.ring,
    settlements: m.settlements.map((one) => `${one.seat} ${one.ring} ${one.move}`).sort(),
    unplaced: m.unplaced.map((one) => `${one.seat} ${one.ring} ${one.move}`).sort(),
  }
}
