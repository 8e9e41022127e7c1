import type { Reason, Seat } from '@perilune/engine'
import type { CompiledCard, CompiledRequirement } from './cards/compile.js'
import { CITY } from './names.js'
import type { MarsState } from './state.js'

/* What a card requires of the table at the moment it is played. Its own tags do not help. */

function has(s: MarsState, seat: Seat, r: CompiledRequirement): number {
  const p = s.players[seat]
  switch (r.kind) {
    case 'parameter':
      return s.parameters[r.which]
    case 'tag':
      return p.tags[r.which]
    case 'production':
      return p.production[r.which]
    case 'tiles':
      if (!r.all) return r.which === CITY ? p.cities : p.greeneries
      return r.which === CITY ? s.cities : s.players.reduce((n, other) => n + other.greeneries, 0)
  }
}

/** Parameters may be missed by the slack of the player's effects; nothing else may. */
function isMet(s: MarsState, seat: Seat, r: CompiledRequirement): boolean {
  const there = has(s, seat, r)
  if (r.kind !== 'parameter') return there >= r.is
  const p = s.players[seat]
  const slack = (p.slack + p.nextSlack) * r.step
  return r.max ? there <= r.is + slack : there >= r.is - slack
}

export function refuseRequirements(s: MarsState, seat: Seat, card: CompiledCard): Reason | undefined {
  for (let i = 0; i < card.requires.length; i++)
    if (!isMet(s, seat, card.requires[i]))
      return { code: 'requirement', card: card.id, which: i, has: has(s, seat, card.requires[i]) }
  return
}
