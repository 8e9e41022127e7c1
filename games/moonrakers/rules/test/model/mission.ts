import { hazards, isMet, missionOf } from './contract.js'
import { fact, type Hook, KINDS, parts, symbolOf } from './facts.js'
import { type Chance, drawHand, refill } from './piles.js'
import { plainOp } from './play-card.js'
import { type Shadow, type Terms, take, times } from './shadow.js'

/** The terms are locked: everybody rolls, then start abilities work, the leader's first, then clockwise. */
export function setOut(s: Shadow, chance: Chance, contract: string, terms: Terms): void {
  const participants = times(s.seats, (i) => (s.leader + i) % s.seats).filter((seat) => terms[seat])
  const rolled = terms.map((share, seat) => {
    const fewer = s.players[seat].ship.includes('cloaking-device') ? 1 : 0
    return share ? Math.max(0, share[3] - fewer) : 0
  })
  s.talks = null
  s.mission = {
    contract,
    terms,
    participants,
    dice: rolled.map((count, seat) => chance.after.dice?.[seat].slice(0, count) ?? []),
    rolled,
    given: times(s.seats + 1, () => KINDS.map(() => 0)),
    cards: times(s.seats, () => KINDS.map(() => 0)),
    basics: times(s.seats, () => []),
    damageBonus: 0,
    reduced: KINDS.map(() => 0),
    actions: terms.map((share) => (share ? 1 : 0)),
    blocks: times(s.seats, () => 0),
    used: [],
    done: times(s.seats, () => false),
    keptPrestige: 0,
    keptCredits: 0,
    mercenaries: 0,
    met: false,
    success: null,
  }
  s.next.push({ do: 'play-cards' })
  for (const seat of participants.toReversed()) s.next.push({ do: 'start', seat, parts: startParts(s, seat) })
}

const startHook = (part: string): Hook | undefined =>
  fact(parts, part).hooks.find((hook) => hook.when === 'contractStart')

const startParts = (s: Shadow, seat: number): string[] =>
  s.players[seat].ship.filter((part) => {
    const hook = startHook(part)
    return hook && (hook.role !== 'missionLeader' || seat === s.leader)
  })

/** Start abilities by which their owner draws cards: only for these the order can matter. */
export const drawingParts = (startingParts: readonly string[]): string[] =>
  startingParts.filter((part) => {
    const hook = startHook(part)
    return hook?.who === undefined && hook?.do?.some((op) => 'draw' in op)
  })

/** Cards that one part draws may decide whether another one works. */
export const orderMatters = (drawing: readonly string[]): boolean =>
  drawing.length > 1 && drawing.some((part) => startHook(part)?.if)

/** The start ability of one ship part. */
export function startAbility(s: Shadow, chance: Chance, seat: number, part: string): void {
  const hook = startHook(part)
  const none = hook?.if?.handHasNo
  if (none && s.players[seat].hand.some((card) => symbolOf(card)[0] === none)) return
  const others = missionOf(s)
    .participants.slice(1)
    .filter((ally) => ally !== seat)
  for (const who of hook?.who === 'otherAllies' ? others : [seat])
    for (const op of hook?.do ?? []) plainOp(s, chance, who, op)
}

/** Everybody is done: success or failure is decided once, and rewards are shared as agreed. */
export function evaluate(s: Shadow): void {
  const m = missionOf(s)
  m.success = isMet(s)
  s.next.push({ do: 'final-steps' })
  if (!m.success) return
  for (const seat of m.participants) {
    const [prestige, credits] = m.terms[seat] as readonly number[]
    const leads = seat === s.leader
    s.players[seat].prestige += prestige - (leads ? m.keptPrestige : 0)
    s.players[seat].credits += credits - (leads ? m.keptCredits : 0)
  }
  for (const seat of m.participants.toReversed()) {
    const bonus = (m.terms[seat] as readonly number[])[2]
    if (bonus > 0) s.next.push({ do: 'bonus-deck', seat, left: bonus })
  }
}

/**
 * Hazards that were not blocked cost prestige, cards are discarded, allies draw, the contract is replaced.
 */
export function finalSteps(s: Shadow, chance: Chance): void {
  const m = missionOf(s)
  for (const seat of m.participants) {
    const player = s.players[seat]
    player.prestige = Math.max(0, player.prestige - hazards(m, seat))
    player.discard.push(...player.hand.splice(0), ...player.played.splice(0))
    if (seat !== s.leader) drawHand(s, chance, seat)
  }
  s.contracts.discard.push(take(s.contracts.row, m.contract))
  refill(s, chance, 'contracts')
  s.next.push({ do: 'buy' })
}

/** A part is installed; with four on the ship one of them leaves the game, and its action cards stay. */
export function install(s: Shadow, seat: number, part: string, remove: string | undefined): void {
  const player = s.players[seat]
  if (remove) {
    s.removed.push(take(player.ship, remove))
    s.replaced[seat] = true
  }
  player.ship.push(part)
  player.discard.push(...fact(parts, part).grants)
  if (player.ship.length > 4) throw new Error('the model has five parts on a ship')
}
