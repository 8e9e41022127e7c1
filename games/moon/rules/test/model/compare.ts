import type { Answer, Json } from '@perilune/engine'
import type { MoonState } from '@perilune/moon'
import { waived } from './constructs.js'
import { coloured, flags, hasReputation, production } from './counts.js'
import { FLAGS, ITEMS } from './facts.js'
import type { Dealer, Lent, Piece, Player, Table } from './table.js'

/** The engine's state beside the model's table, both as plain text that is equal when they agree. */

const COLOURS = ['blue', 'yellow', 'pink', 'grey', 'red'] as const

/** An answer as text: without zeros among amounts, and lists that have no order sorted. */
export function answerKey(answer: Answer): string {
  const write = (value: Json, key: string): string => {
    if (Array.isArray(value)) {
      const items = value.map((item) => write(item, ''))
      return `[${(['rovers', 'lent', 'pick'].includes(key) ? items.sort() : items).join()}]`
    }
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
    const fields = Object.entries(value).filter(([, v]) => v !== undefined && !(key === 'amounts' && v === 0))
    return `{${fields
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => `${k}:${write(v as Json, k)}`)
      .join()}}`
  }
  return write(answer, '')
}

const pieceText = ({ card, rovers, hearts, flipped }: Piece): string =>
  `${card} r${rovers} h${hearts}${flipped ? ' flipped' : ''}`
const pieces = (list: readonly Piece[]): string => list.map(pieceText).sort().join(', ')
const structureOf = ({ on, card }: Lent): string => `${on}:${card}`
const cards = (list: readonly string[]): string => [...list].sort().join(' ')

/** Facts of a table by name; the same names for the model and the engine. */
export type Facts = Record<string, string>

export function modelFacts(t: Table): Facts {
  const facts: Facts = {
    era: `${t.era}`,
    x: `${t.x}`,
    rewards: FLAGS.map((flag) => t.rewards[flag]).join(' '),
    'holder of the First Expedition': `${t.first}`,
    discard: cards(t.discard),
    'Reputations on the table': cards(t.reputations),
  }
  for (const era of [1, 2, 3]) facts[`stack of Era ${era}`] = cards(t.stacks[era])
  for (const [seat, p] of t.players.entries()) Object.assign(facts, playerFacts(p, `seat ${seat}`))
  const { seat, main, parked, flipped, expedition, claimed, spent, owed, returned, newObelisks, lent } =
    t.turn
  const turn = { seat, main, parked, flipped, expedition, claimed, spent, owed: cards(owed) }
  const hand = { returned: cards(returned), new: cards(newObelisks), lent: cards(lent.map(structureOf)) }
  return { ...facts, turn: JSON.stringify({ ...turn, ...hand }) }
}

function playerFacts(p: Player, name: string): Facts {
  const discounts = [0, Number(hasReputation(p, 'productive')), Number(hasReputation(p, 'well-rounded'))]
  return {
    [`${name}: base`]: p.base,
    [`${name}: Structures`]: pieces(p.structures),
    [`${name}: Reputations`]: pieces(p.reputations),
    [`${name}: Supply`]: ITEMS.map((item) => p.supply[item]).join(' '),
    [`${name}: hand`]: cards(p.hand),
    [`${name}: Expedition`]: p.expedition ?? '',
    [`${name}: free construct`]: `${p.capable}`,
    [`${name}: Flags`]: FLAGS.map((flag) => flags(p, flag)).join(' '),
    [`${name}: Production`]: ITEMS.map((item) => production(p, item)).join(' '),
    [`${name}: colours`]: COLOURS.map((colour) => coloured(p, colour)).join(' '),
    [`${name}: discounts`]: [...discounts, Number(hasReputation(p, 'cultured')), 0].join(' '),
    [`${name}: waived Flags`]: `${waived(p)}`,
    [`${name}: more Rovers a turn`]: hasReputation(p, 'mobile') ? '1' : '0',
    [`${name}: wins ties`]: `${hasReputation(p, 'metropolitan')}`,
    [`${name}: Rovers on Structures`]: `${p.structures.reduce((sum, piece) => sum + piece.rovers, 0)}`,
  }
}

/** Finds the cards of a place by its name. */
export type PlaceOf = (name: string) => readonly string[]

export function engineFacts(s: MoonState, place: PlaceOf): Facts {
  const facts: Facts = {
    era: `${s.era}`,
    x: `${s.x}`,
    rewards: s.rewards.join(' '),
    'holder of the First Expedition': `${s.first}`,
    discard: cards(place('discard pile')),
    'Reputations on the table': cards(place('reputations')),
    'stack of Era 1': cards(place('era 1 stack')),
  }
  for (const era of [2, 3])
    facts[`stack of Era ${era}`] = cards([
      ...place(`era ${era} stack`),
      ...place(`era ${era} structures to come`),
    ])
  for (const [seat, home] of s.settlements.entries()) {
    const name = `seat ${seat}`
    Object.assign(facts, {
      [`${name}: base`]: home.base,
      [`${name}: Structures`]: pieces(home.structures),
      [`${name}: Reputations`]: pieces(home.reputations),
      [`${name}: Supply`]: home.supply.join(' '),
      [`${name}: hand`]: cards(place(`hand ${seat}`)),
      [`${name}: Expedition`]: place(`expedition ${seat}`)[0] ?? '',
      [`${name}: free construct`]: `${home.free}`,
      [`${name}: Flags`]: home.flags.join(' '),
      [`${name}: Production`]: home.production.join(' '),
      [`${name}: colours`]: home.colours.join(' '),
      [`${name}: discounts`]: home.discounts.join(' '),
      [`${name}: waived Flags`]: `${home.waives}`,
      [`${name}: more Rovers a turn`]: `${home.parksMore}`,
      [`${name}: wins ties`]: `${home.winsTies}`,
      [`${name}: Rovers on Structures`]: `${home.roversOut}`,
    })
  }
  const { seat, main, parked, flipped, expedition, claimed, spent, owed, returned, obelisks, lent } = s.turn
  const turn = { seat, main, parked, flipped, expedition, claimed, spent, owed: cards(owed) }
  const hand = { returned: cards(returned), new: cards(obelisks), lent: cards(lent.map(structureOf)) }
  return { ...facts, turn: JSON.stringify({ ...turn, ...hand }) }
}

/** What chance decided, read from the engine's state as it stands after an answer. */
export function dealerOf(place: PlaceOf, topBefore: () => string | undefined): Dealer {
  return {
    firstDiscard: () => place('discard pile')[0],
    hand: (seat) => place(`hand ${seat}`),
    expedition: (seat) => place(`expedition ${seat}`)[0],
    drawn(t, seat) {
      const now = [...place(`hand ${seat}`)]
      for (const card of t.players[seat].hand) now.splice(now.indexOf(card), 1)
      const top = topBefore()
      if (now.length !== 1) throw new Error(`one card is drawn, the engine's hand has ${now.length} more`)
      if (top !== undefined && top !== now[0]) throw new Error(`${now[0]} is drawn, but ${top} was on top`)
      return now[0]
    },
  }
}
