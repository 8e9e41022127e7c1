import { alliesOf, givenBy } from './contract.js'
import { type Check, contracts, fact, KINDS, type Kind, objectives, parts } from './facts.js'
import type { Shadow } from './shadow.js'

const within = (bounds: { readonly min?: number; readonly max?: number }, n: number): boolean =>
  n >= (bounds.min ?? 0) && n <= (bounds.max ?? Number.POSITIVE_INFINITY)

/** The objectives that a seat may claim now. */
export const claimable = (s: Shadow, seat: number): string[] =>
  s.players[seat].objectives.filter((id) => s.late[seat].includes(id) || fulfilled(s, seat, id))

/** What a seat has and did on this turn fulfils an objective, held or not. */
export const fulfilled = (s: Shadow, seat: number, id: string): boolean =>
  isFulfilled(s, seat, fact(objectives, id))

function isFulfilled(s: Shadow, seat: number, check: Check): boolean {
  if (s.leader < 0) return check.at === 'any' && shipFits(s, seat, check)
  if (check.at === 'any') return shipFits(s, seat, check)
  if (check.at === 'event') return s.replaced[seat]
  if (check.at === 'endOfOwnTurn') {
    const buying = ['buy', 'turn-end'].includes(s.next.at(-1)?.do ?? '')
    return buying && seat === s.leader && within(check.credits ?? {}, s.players[seat].credits)
  }
  return contractFits(s, seat, check)
}

function shipFits(s: Shadow, seat: number, { shipParts }: Check): boolean {
  const count = (brand: string): number =>
    s.players[seat].ship.filter((part) => fact(parts, part).brand === brand).length
  if (shipParts?.allOfBrands) return shipParts.allOfBrands.every((brand) => count(brand) > 0)
  return shipParts?.brand !== undefined && count(shipParts.brand) >= (shipParts.min ?? 1)
}

function contractFits(s: Shadow, seat: number, check: Check): boolean {
  const m = s.mission
  if (!m?.participants.includes(seat)) return false
  if (check.at === 'contractEvaluated' && m.success !== check.success) return false
  const leads = m.participants[0] === seat
  if (check.role === 'missionLeader' && !leads) return false
  if (check.role === 'ally' && leads) return false
  const allies = alliesOf(m).length
  if (check.allies === 'allOtherPlayers' && allies !== s.seats - 1) return false
  if (typeof check.allies === 'number' && allies !== check.allies) return false
  if (check.mercenariesUsed !== undefined && m.mercenaries !== check.mercenariesUsed) return false
  if (check.contractType && fact(contracts, m.contract).type !== check.contractType) return false
  if (check.ownHazardDice && !within(check.ownHazardDice, m.rolled[seat])) return false
  for (const kind of KINDS) {
    const played = check.playedBySelf?.[kind]
    if (played && !within(played, m.cards[seat][KINDS.indexOf(kind)])) return false
    const gave = check.contributedBySelf?.[kind as Kind]
    if (gave && !within(gave, givenBy(m, seat, kind))) return false
  }
  return true
}
