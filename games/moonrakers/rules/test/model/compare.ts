import type { Answer, Game, Outcome } from '@perilune/engine'
import type { MoonrakersState } from '@perilune/moonrakers'
import * as rules from '@perilune/moonrakers'
import { contributed, givenBy, hazards, isMet, netWorth, requirement } from './contract.js'
import { crew, KINDS } from './facts.js'
import { claimable } from './objectives.js'
import { askedNow, options, sharedOut, swaps, takingsBack } from './options.js'
import { mercenaryPrice } from './playing.js'
import { winners } from './ranking.js'
import type { Board, Seen, Shadow } from './shadow.js'

const board = (s: MoonrakersState, deck: number): Board => ({
  deck: s.places[deck],
  row: s.places[deck + 1],
  discard: s.places[deck + 2],
})

/** The state of the game in the model's terms. */
export const seenIn = (s: MoonrakersState): Seen => ({
  players: s.captains.map(({ prestige, credits, ship, claimed }, seat) => ({
    prestige,
    credits,
    ship,
    claimed,
    deck: s.places[rules.deckOf(seat)],
    hand: s.places[rules.handOf(seat)],
    played: s.places[rules.playedOf(seat)],
    discard: s.places[rules.discardOf(seat)],
    objectives: s.places[rules.objectivesOf(seat)],
  })),
  contracts: board(s, rules.CONTRACT_DECK),
  parts: board(s, rules.PART_DECK),
  crew: board(s, rules.CREW_DECK),
  mercenaries: board(s, rules.MERCENARY_DECK),
  objectiveDeck: s.places[rules.OBJECTIVE_DECK],
  aside: [...s.places[rules.ASIDE], ...s.places[rules.DRAWN]],
  removed: s.places[rules.REMOVED],
  leader: s.turn.leader,
  dice: s.mission?.dice ?? null,
})

/** Facts that were compared, by name. */
export type Counts = Record<string, number>

export class Disagreement extends Error {}

export class Comparison {
  readonly counts: Counts = {}
  /** How often each thing was done in the games. */
  readonly done: Counts = {}

  happened(what: string): void {
    this.done[what] = (this.done[what] ?? 0) + 1
  }

  same(what: string, engine: unknown, model: unknown): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1
    const [a, b] = [JSON.stringify(engine), JSON.stringify(model)]
    if (a !== b) throw new Disagreement(`${what}: the rules have ${a}, the model ${b}`)
  }

  /** Lists without an order. */
  bag(what: string, engine: readonly string[], model: readonly string[]): void {
    this.same(what, engine.slice().sort(), model.slice().sort())
  }
}

/** Everything after an answer: cards, numbers, the contract, objectives, and what is offered next. */
export function compareAll(c: Comparison, game: Game<MoonrakersState>, s: MoonrakersState, m: Shadow): void {
  compareNumbers(c, s, m)
  compareCards(c, seenIn(s), m)
  if (m.mission && s.mission) compareMission(c, s, m)
  else c.same('mission', s.mission === null, m.mission === null)
  const outcome = game.outcome(s)
  c.same('game over', outcome !== null, askedNow(m) === 'over')
  if (outcome) compareOutcome(c, outcome, m)
  else compareOffers(c, game, s, m)
}

/**
 * Points, who has won, and that players below the goal are placed after those who reached it, by prestige.
 */
export function compareOutcome(c: Comparison, outcome: Outcome | null, m: Shadow): void {
  const reached = m.players.filter((player) => player.prestige >= m.goal)
  c.happened(reached.length > 1 ? 'end with several at the goal' : 'end')
  const prestige = m.players.map((player) => player.prestige)
  const ranks = outcome?.ranks ?? []
  c.same('points', outcome?.points, prestige)
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  c.same('winners', first, winners(m))
  for (let a = 0; a < m.seats; a++)
    for (let b = 0; b < m.seats; b++)
      if (prestige[a] > prestige[b] && prestige[b] < m.goal)
        c.same('places by prestige', ranks[a] < ranks[b], true)
}

function compareNumbers(c: Comparison, s: MoonrakersState, m: Shadow): void {
  m.players.forEach((player, seat) => {
    c.same('prestige', s.captains[seat].prestige, player.prestige)
    c.same('credits', s.captains[seat].credits, player.credits)
    c.same(
      'net worth',
      rules.netWorth(s, seat),
      netWorth(m, seat, (card) => crew.get(card)?.cost ?? 0),
    )
  })
  if (m.leader < 0) return
  c.same('leader', s.turn.leader, m.leader)
  c.same('turn', s.turn.number, m.turn)
}

function compareCards(c: Comparison, seen: Seen, m: Shadow): void {
  m.players.forEach((player, seat) => {
    const theirs = seen.players[seat]
    for (const place of ['hand', 'played', 'discard', 'objectives', 'claimed', 'ship'] as const)
      c.bag(place, theirs[place], player[place])
    c.same('draw pile', theirs.deck, player.deck)
  })
  for (const which of ['contracts', 'parts', 'crew', 'mercenaries'] as const) {
    c.same(`${which} deck`, seen[which].deck, m[which].deck)
    c.bag(`${which} row`, seen[which].row, m[which].row)
    c.bag(`${which} discard`, seen[which].discard, m[which].discard)
  }
  c.same('objective deck', seen.objectiveDeck, m.objectiveDeck)
  c.bag('cards set aside', seen.aside, m.aside)
  c.bag('removed cards', seen.removed, m.removed)
}

function compareMission(c: Comparison, s: MoonrakersState, shadow: Shadow): void {
  const m = shadow.mission
  if (!m || !s.mission) return
  c.same('participants', s.mission.participants, m.participants)
  c.same('terms', s.mission.terms, m.terms)
  c.same('dice rolled', s.mission.rolled, m.rolled)
  c.same('success', s.mission.success, m.success)
  for (const seat of m.participants) {
    c.bag('dice', s.mission.dice[seat].map(String), m.dice[seat].map(String))
    c.same(
      'icons of a die',
      s.mission.dice[seat].every((icons) => [0, 1, 2].includes(icons)),
      true,
    )
    c.same('hazards', rules.hazardsOf(s.mission, seat), hazards(m, seat))
    c.same('actions', s.mission.actions[seat], m.actions[seat])
    c.same('cards played', s.mission.played[seat], m.cards[seat])
    c.same(
      'given',
      KINDS.map((kind, i) => [kind, rules.given(s.mission as rules.Mission, seat, i)]),
      KINDS.map((kind) => [kind, givenBy(m, seat, kind)]),
    )
  }
  c.same(
    'contributed',
    KINDS.map((_, i) => rules.contributed(s, i)),
    KINDS.map((kind) => contributed(m, kind)),
  )
  c.same(
    'requirements',
    KINDS.map((_, i) => rules.requirement(s, i)),
    KINDS.map((kind) => requirement(shadow, kind)),
  )
  c.same('contract met', rules.isMet(s), isMet(shadow))
  for (const card of s.seats === 2 ? shadow.mercenaries.row : []) {
    const { prestige, credits } = rules.priceOf(s, card)
    c.same('mercenary price', [prestige, credits], mercenaryPrice(shadow, card))
  }
}

const text = (answer: Answer): string =>
  JSON.stringify(Object.entries(answer).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The question that stands, what can be answered, and which objectives can be claimed. */
function compareOffers(c: Comparison, game: Game<MoonrakersState>, s: MoonrakersState, m: Shadow): void {
  c.same('question', s.stack.at(-1)?.do, askedNow(m))
  for (let seat = 0; seat < m.seats; seat++) {
    const claims = game.extras(s, seat).map((answer) => String(answer.card))
    c.bag('objectives that can be claimed', claims, claimable(m, seat))
    for (const [step, mine] of [
      ['swap-contract', swaps(m, seat)],
      ['withdraw-acceptance', takingsBack(m, seat)],
    ] as const) {
      const may = game.decisions(s, seat).find((d) => d.seat === seat && d.step === step)
      const offered = may && 'options' in may ? may.options.map((o) => text(o.answer)) : []
      c.bag(step, offered, mine.map(text))
    }
  }
  for (const seat of game.asked(s)) {
    const mine = options(m, seat)
    const decision = game.decisions(s, seat).find((d) => d.must && d.seat === seat)
    if (!mine || !decision || !('options' in decision)) continue
    const offered = decision.options.filter((o) => !o.reason && o.answer.act !== 'floor')
    c.bag(
      `answers to ${askedNow(m)}`,
      offered.map((o) => text(o.answer)),
      mine.map(text),
    )
    if (decision.kind === 'offer' && decision.columns.length > 0)
      c.same(
        'what the terms share out',
        decision.columns.map((column) => column.total),
        sharedOut(m),
      )
  }
}
