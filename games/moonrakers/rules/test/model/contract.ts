import { contracts, fact, KINDS, type Kind, parts } from './facts.js'
import { type Mission, type Shadow, sum } from './shadow.js'

export const missionOf = (s: Shadow): Mission => {
  if (!s.mission) throw new Error('the model knows of no mission')
  return s.mission
}

const at = (kind: Kind): number => KINDS.indexOf(kind)

/**
 * What a seat gave, or the mercenaries: every damage card of a participant is worth more with each damage
 * bonus.
 */
export function givenBy(m: Mission, row: number, kind: Kind): number {
  const given = m.given[row][at(kind)]
  const isSeat = row < m.cards.length
  return kind === 'damage' && isSeat ? given + m.damageBonus * m.cards[row][at('damage')] : given
}

/** The printed requirement less all reductions, never below 0. */
export function requirement(s: Shadow, kind: Kind): number {
  const m = missionOf(s)
  let now = fact(contracts, m.contract).needs[at(kind)] - m.reduced[at(kind)]
  for (const seat of m.participants)
    for (const part of s.players[seat].ship)
      for (const { passive } of fact(parts, part).hooks) {
        if (!passive?.reduce) continue
        if (passive.if && m.cards[seat][at(passive.if.playedNone)] > 0) continue
        now -= passive.reduce[kind] ?? 0
      }
  return Math.max(0, now)
}

export const contributed = (m: Mission, kind: Kind): number =>
  sum(m.given.map((_, row) => givenBy(m, row, kind)))

export const isMet = (s: Shadow): boolean =>
  missionOf(s).met || KINDS.every((kind) => contributed(missionOf(s), kind) >= requirement(s, kind))

/** Hazards that a seat has rolled and not blocked. */
export const hazards = (m: Mission, seat: number): number => Math.max(0, sum(m.dice[seat]) - m.blocks[seat])

export const alliesOf = (m: Mission): number[] => m.participants.slice(1)

export const isUsed = (m: Mission, seat: number, part: string): boolean => m.used.includes(`${seat} ${part}`)

/** The printed value of all parts and crew cards of a player, and the credits. */
export function netWorth(s: Shadow, seat: number, crewCost: (card: string) => number): number {
  const { ship, deck, hand, played, discard, credits } = s.players[seat]
  const next = s.next.at(-1)
  // Cards that the player looks at are still the player's own.
  const aside = next?.do === 'ops' && next.seat === seat ? s.aside : []
  const crewWorth = sum([...deck, ...hand, ...played, ...discard, ...aside].map(crewCost))
  return credits + crewWorth + sum(ship.map((part) => fact(parts, part).cost))
}
