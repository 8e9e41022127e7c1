import type { MarsState } from '@perilune/terraforming-mars'
import { effectOf, type Facts, factsOf } from './facts.js'
import * as table from './table.js'

/** Something that pays: what one unit is worth, and how many there are. */
export interface Money {
  readonly id: string
  readonly worth: number
  readonly have: number
}

const UNITY = table.PARTIES.indexOf('unity')

/** What one unit of a metal is worth in the action phase. */
function metalWorth(s: MarsState, seat: number, metal: 'steel' | 'titanium'): number {
  const more = table
    .effectsOf(s.players[seat])
    .filter(({ name, what }) => name === 'value' && what === metal)
    .reduce((sum, { n }) => sum + n, 0)
  const ruling = metal === 'titanium' && s.turmoil?.ruling === UNITY ? 1 : 0
  return (metal === 'steel' ? 2 : 3) + more + ruling
}

/** MC, and heat for Helion: they pay for whatever has a price. */
export function plainMoney(s: MarsState, seat: number): Money[] {
  const p = s.players[seat]
  const money = [{ id: 'mc', worth: 1, have: p.stock[0] }]
  if (table.effectsOf(p).some(({ name }) => name === 'heat-is-money'))
    money.push({ id: 'heat', worth: 1, have: p.stock[5] })
  return money
}

/** What pays where heat is spent as heat: for Stormcraft a floater is 2. */
export function heatMoney(s: MarsState, seat: number): Money[] {
  const p = s.players[seat]
  const heat = { id: 'heat', worth: 1, have: p.stock[5] }
  const cards = table
    .faceUp(p)
    .filter(({ effects }) => effects.some((text) => text.startsWith('floater-is-heat')))
  return [heat, ...cards.map(({ id }) => ({ id: 'floater', worth: 2, have: table.cubesOn(p, id) }))]
}

/** What of a card's cubes, or plants, pays for things with one of these marks: tags, or 'project-aquifer'. */
function otherMoney(s: MarsState, seat: number, marks: readonly string[]): Money[] {
  const p = s.players[seat]
  return table.faceUp(p).flatMap((card) =>
    card.effects
      .map(effectOf)
      .filter(({ name, about }) => name === 'pays' && about.some((mark) => marks.includes(mark)))
      .map(({ what, n }) =>
        what === 'plants'
          ? { id: 'plants', worth: n, have: p.stock[3] }
          : { id: card.id, worth: n, have: table.cubesOn(p, card.id) },
      ),
  )
}

/** All that may pay for a card. */
export function moneyForCard(s: MarsState, seat: number, card: Facts): Money[] {
  const { stock } = s.players[seat]
  const metals: Money[] = []
  if (card.tags.includes('building'))
    metals.push({ id: 'steel', worth: metalWorth(s, seat, 'steel'), have: stock[1] })
  if (card.tags.includes('space'))
    metals.push({ id: 'titanium', worth: metalWorth(s, seat, 'titanium'), have: stock[2] })
  return [...plainMoney(s, seat), ...metals, ...otherMoney(s, seat, card.tags)]
}

export const moneyForProject = (s: MarsState, seat: number, project: string): Money[] => [
  ...plainMoney(s, seat),
  ...otherMoney(s, seat, [`project-${project}`]),
]

/** The price of an action of a card, and all that may pay for it; undefined if it costs no MC. */
export function actionCost(s: MarsState, seat: number, card: Facts, way: number): Cost | undefined {
  const [mc, ...metals] = (card.actions[way] ?? '-').split('+')
  if (mc === '-') return undefined
  const { stock } = s.players[seat]
  const helping = metals.map((id) => {
    const metal = id === 'steel' ? 'steel' : 'titanium'
    return { id, worth: metalWorth(s, seat, metal), have: stock[metal === 'steel' ? 1 : 2] }
  })
  return { price: Number(mc.split(':')[1]), money: [...plainMoney(s, seat), ...helping] }
}

/** Something to be paid for. */
export interface Cost {
  readonly price: number
  readonly money: readonly Money[]
}

export type Mix = Readonly<Record<string, number>>

const sumOf = (money: readonly Money[], mix: Mix): number =>
  money.reduce((sum, { id, worth }) => sum + worth * (mix[id] ?? 0), 0)

/** It is all there, it covers the price, and no unit of it could be taken back. */
export function satisfies(money: readonly Money[], mix: Mix, price: number): boolean {
  if (Object.keys(mix).some((id) => mix[id] !== 0 && !money.some((one) => one.id === id))) return false
  for (const { id, have } of money) {
    const n = mix[id] ?? 0
    if (!Number.isInteger(n) || n < 0 || n > have) return false
  }
  const sum = sumOf(money, mix)
  const given = money.filter(({ id }) => (mix[id] ?? 0) > 0)
  return sum >= price && given.every(({ worth }) => sum - worth < price)
}

/**
 * Every mix that satisfies the price, found by trying all amounts of everything but the first, of which one
 * is worth 1.
 */
export function mixesFor(money: readonly Money[], price: number): Mix[] {
  const [mc, ...others] = money.filter(({ have }, i) => i === 0 || have > 0)
  let mixes: Mix[] = [{}]
  for (const { id, worth, have } of others)
    mixes = mixes.flatMap((mix) =>
      Array.from({ length: Math.min(have, Math.ceil(price / worth)) + 1 }, (_, n) => ({ ...mix, [id]: n })),
    )
  return mixes
    .map((mix) => ({ ...mix, [mc.id]: Math.max(0, price - sumOf(others, mix)) }))
    .filter((mix) => satisfies(money, mix, price))
}

/** The most that can be paid for a card: heat that it takes afterwards is no money. */
export function purseFor(s: MarsState, seat: number, card: Facts): number {
  const taken = card.loses
    .filter((loss) => loss.startsWith('heat:'))
    .map((loss) => Number(loss.split(':')[1]))
  const kept = taken.reduce((sum, n) => sum + n, 0)
  const money = moneyForCard(s, seat, card)
  return most(money.map((one) => (one.id === 'heat' ? { ...one, have: Math.max(0, one.have - kept) } : one)))
}

export const most = (money: readonly Money[]): number =>
  money.reduce((sum, { worth, have }) => sum + worth * have, 0)

/**
 * Whether a mix leaves what playing the card takes afterwards: heat, plants, or cubes that could have paid.
 * What does not pay is not looked at: effects on the way may bring it.
 */
export function leavesLosses(s: MarsState, seat: number, card: Facts, mix: Mix): boolean {
  const p = s.players[seat]
  return card.loses.every((loss) => {
    const [what, n] = loss.split(':')
    const resource = table.RESOURCES.indexOf(what as (typeof table.RESOURCES)[number])
    const paying = resource < 0 ? p.cards.filter((id) => factsOf(id).holds === what) : [what]
    const used = paying.reduce((sum, id) => sum + (mix[id] ?? 0), 0)
    const floaters = what === 'heat' ? 2 * table.cubesOn(p, 'stormcraft-incorporated') : 0
    const have = resource < 0 ? table.cubesHeld(p, what) : p.stock[resource] + floaters
    return used === 0 || have - used >= Number(n)
  })
}
