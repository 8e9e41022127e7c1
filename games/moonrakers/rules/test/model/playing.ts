import type { Answer } from '@perilune/engine'
import { isUsed, missionOf } from './contract.js'
import { playAnswered, raiser } from './effects.js'
import { crew, fact, type Hook, isBasic, KINDS, parts, symbolOf } from './facts.js'
import type { Chance } from './piles.js'
import { runCrew } from './play-card.js'
import { type Shadow, take } from './shadow.js'

/** The parts by which a basic card of this seat needs no action, and whether that can be declined. */
function waivers(s: Shadow, seat: number, card: string): { part: string; optional: boolean }[] {
  const m = missionOf(s)
  const [kind] = symbolOf(card)
  if (!isBasic(card)) return []
  return m.participants.flatMap((owner) =>
    s.players[owner].ship.flatMap((part) =>
      fact(parts, part)
        .hooks.filter((hook) => hook.when === 'cost' && (hook.card === card || hook.card === kind))
        .filter((hook) => owner === seat || hook.who === 'participants')
        .filter((hook) =>
          hook.nth === 1 ? !m.basics[seat].includes(kind as string) : !isUsed(m, seat, part),
        )
        .map((hook) => ({ part, optional: hook.nth !== 1 })),
    ),
  )
}

function waysToPlay(s: Shadow, seat: number, card: string): Answer[] {
  const free = waivers(s, seat, card)
  const ways: Answer[] = free.map(({ part }) => ({ act: 'play', card, free: part }))
  const mustBeFree = free.some(({ optional }) => !optional)
  if (!mustBeFree && missionOf(s).actions[seat] > 0) ways.push({ act: 'play', card })
  const raise = raiser(s, seat, card)
  return raise ? [...ways, ...ways.map((way) => ({ ...way, raise }))] : ways
}

/** The price of a card of the mercenary row: prestige and credits. */
export const mercenaryPrice = (s: Shadow, card: string): [number, number] =>
  crew.has(card) ? [1, 0] : [0, 1 + s.hiredActions]

function hires(s: Shadow, seat: number): Answer[] {
  const m = missionOf(s)
  const share = m.terms[seat]
  if (seat !== s.leader || !share) return []
  const left = s.mercenaries.row.slice()
  for (const card of s.hired) take(left, card)
  return [...new Set(left)]
    .filter((card) => {
      const [prestige, credits] = mercenaryPrice(s, card)
      return m.keptPrestige + prestige <= share[0] && m.keptCredits + credits <= share[1]
    })
    .map((card) => ({ act: 'hire', card }))
}

type Cost = NonNullable<Hook['activate']>['cost']

const activation = (part: string): Hook['activate'] =>
  fact(parts, part).hooks.find((hook) => hook.activate)?.activate

/** Which cards of the hand can pay for a part: lists of cards, or null where the part itself names them. */
function payments(s: Shadow, seat: number, part: string): (string[] | null)[] {
  const { hand } = s.players[seat]
  const cost: Cost = activation(part)?.cost ?? {}
  const named = cost.trash ?? (cost.discard as readonly string[] | undefined) ?? []
  const copies = (card: string): number => hand.filter((c) => c === card).length
  const kinds = [...new Set(hand)]
  if (cost.discard === 'twoIdentical') return kinds.filter((c) => copies(c) > 1).map((c) => [c, c])
  if (named[0] === 'any') return kinds.map((c) => [c])
  if (named[0] === 'nonShield') {
    const others = kinds.filter((c) => c !== 'shield').sort()
    return others.flatMap((a, i) =>
      others.slice(i).flatMap((b) => (a !== b || copies(a) > 1 ? [[a, b]] : [])),
    )
  }
  return [...new Set(named)].every((c) => copies(c) >= named.filter((n) => n === c).length) ? [null] : []
}

/** Can the part do anything now? */
function isUseful(s: Shadow, seat: number, part: string): boolean {
  const { hand, played } = s.players[seat]
  if (part === 'mg-charge-core') return hand.includes('damage1')
  if (part === 'the-pursuer' || part === 'multi-stage-m1') return hand.length > 0
  if (part === 'the-clone-bay') return played.some((card) => crew.has(card))
  return true
}

function uses(s: Shadow, seat: number): Answer[] {
  const m = missionOf(s)
  return s.players[seat].ship.flatMap((part) => {
    const ability = activation(part)
    if (!ability || (ability.limit && isUsed(m, seat, part))) return []
    if (m.actions[seat] < (ability.cost.actions ?? 0) || !isUseful(s, seat, part)) return []
    return payments(s, seat, part).map((cards) => ({ act: 'use', part, ...(cards && { cards }) }))
  })
}

/**
 * Everything a seat can do in the play step, but for passing the floor: that is all a leader who is done can
 * do.
 */
export function playOptions(s: Shadow, seat: number): Answer[] {
  if (missionOf(s).done[seat]) return []
  const plays = [...new Set(s.players[seat].hand)].flatMap((card) => waysToPlay(s, seat, card))
  return [...plays, ...uses(s, seat), ...hires(s, seat), { act: 'done' }]
}

export function answerPlay(s: Shadow, chance: Chance, seat: number, answer: Answer): void {
  const m = missionOf(s)
  const card = answer.card as string
  if (answer.act === 'play') {
    if (!answer.free) m.actions[seat] -= 1
    else if (fact(parts, answer.free as string).hooks[0].limit) m.used.push(`${seat} ${answer.free}`)
    take(s.players[seat].hand, card)
    playAnswered(s, chance, seat, answer)
  } else if (answer.act === 'hire') hire(s, seat, card)
  else if (answer.act === 'use') use(s, seat, answer.part as string, answer.cards as string[] | undefined)
  else if (answer.act === 'floor') for (const to of answer.to as number[]) m.done[to] = false
  else if (answer.act === 'done') m.done[seat] = true
}

function hire(s: Shadow, seat: number, card: string): void {
  const m = missionOf(s)
  const [prestige, credits] = mercenaryPrice(s, card)
  const [kind, value] = symbolOf(card)
  m.keptPrestige += prestige
  m.keptCredits += credits
  m.mercenaries += 1
  s.hired.push(card)
  if (kind) m.given[s.seats][KINDS.indexOf(kind)] += value
  if (kind === 'crew') runCrew(s, seat, card, true)
  else s.hiredActions += 1
}

function use(s: Shadow, seat: number, part: string, cards: readonly string[] | undefined): void {
  const m = missionOf(s)
  const ability = activation(part)
  if (!ability) throw new Error(`the model can't use ${part}`)
  const player = s.players[seat]
  const { cost } = ability
  m.actions[seat] -= cost.actions ?? 0
  if (ability.limit) m.used.push(`${seat} ${part}`)
  for (const card of cards ?? cost.trash ?? (cost.discard as readonly string[] | undefined) ?? [])
    (cost.trash ? s.removed : player.discard).push(take(player.hand, card))
  s.next.push({
    do: 'ops',
    seat,
    card: part,
    ops: ability.do,
    mercenary: false,
    icons: 0,
    looked: [],
    asks: null,
  })
}
