import { type Answer, type Card, type Event, type Seat, seedFrom } from '@perilune/engine'
import { answer, arrange, refusalOf } from '@perilune/engine/testing'
import {
  CONTRACT_DECK,
  CONTRACT_DISCARD,
  CONTRACTS,
  CREW_DECK,
  CREW_DISCARD,
  CREW_ROW,
  cardOf,
  contributed,
  deckOf,
  discardOf,
  handOf,
  KINDS,
  type Kind,
  MERCENARY_DECK,
  MERCENARY_DISCARD,
  MERCENARY_ROW,
  type Mission,
  type MoonrakersState,
  missionOf,
  OBJECTIVE_DECK,
  objectivesOf,
  PART_DECK,
  PART_DISCARD,
  PARTS,
  playedOf,
  requirement,
  SHIPS,
} from '@perilune/moonrakers'
import { moonrakers } from '@perilune/moonrakers-words-en'

/*
 * A table at the beginning of a turn, so that a ruling's test is a few lines of play:
 *
 *     const table = scene({ seats: [{ hand: ['reactor', 'shield'] }, {}], contracts: ['reactor-failure'] })
 *     table.alone('reactor-failure').plays(0, 'reactor', 'shield').done()
 *     expect(table.mission.success).toBe(true)
 *
 * What is not told is empty: hands, piles, ships, objectives, rows; nobody has credits or prestige. Seat 0
 * leads.
 */

export interface Told {
  hand?: readonly Card[]
  /** The last one is on top. */
  deck?: readonly Card[]
  discard?: readonly Card[]
  ship?: readonly Card[]
  objectives?: readonly Card[]
  credits?: number
  prestige?: number
}

export interface Scene {
  seats: readonly Told[]
  contracts?: readonly Card[]
  contractDeck?: readonly Card[]
  parts?: readonly Card[]
  partDeck?: readonly Card[]
  crew?: readonly Card[]
  crewDeck?: readonly Card[]
  objectiveDeck?: readonly Card[]
  mercenaries?: readonly Card[]
  mercenaryDeck?: readonly Card[]
  options?: Readonly<Record<string, unknown>>
}

export function scene(told: Scene): Table {
  const seats = told.seats.length
  const s = moonrakers.setup({ first: '1', ...told.options }, seats, seedFrom('a scene'))
  for (let seat = 0; seat < seats; seat++)
    moonrakers.play(s, seat, { pick: s.places[objectivesOf(seat)].slice(0, 2) })
  const places: Record<number, readonly Card[]> = {
    [CONTRACTS]: told.contracts ?? [],
    [CONTRACT_DECK]: told.contractDeck ?? [],
    [CONTRACT_DISCARD]: [],
    [PARTS]: told.parts ?? [],
    [PART_DECK]: told.partDeck ?? [],
    [PART_DISCARD]: [],
    [CREW_ROW]: told.crew ?? [],
    [CREW_DECK]: told.crewDeck ?? [],
    [CREW_DISCARD]: [],
    [OBJECTIVE_DECK]: told.objectiveDeck ?? [],
    [MERCENARY_ROW]: told.mercenaries ?? [],
    [MERCENARY_DECK]: told.mercenaryDeck ?? [],
    [MERCENARY_DISCARD]: [],
    [SHIPS]: told.seats.flatMap((home) => home.ship ?? []),
  }
  told.seats.forEach((home, seat) => {
    places[handOf(seat)] = home.hand ?? []
    places[deckOf(seat)] = home.deck ?? []
    places[discardOf(seat)] = home.discard ?? []
    places[objectivesOf(seat)] = home.objectives ?? []
    const captain = s.captains[seat]
    captain.ship = home.ship?.slice() ?? []
    captain.credits = home.credits ?? 0
    captain.prestige = home.prestige ?? 0
    captain.earned = captain.prestige > 0 ? ['contract:stim-run', captain.prestige, 0] : []
    captain.crewWorth = [...(home.hand ?? []), ...(home.deck ?? []), ...(home.discard ?? [])]
      .map(cardOf)
      .reduce((sum, card) => sum + card.cost, 0)
  })
  arrange(s, places)
  return new Table(s)
}

const sameFields = (answer: Answer, fields: Answer): boolean =>
  Object.entries(fields).every(([key, value]) => JSON.stringify(answer[key]) === JSON.stringify(value))

export class Table {
  constructor(readonly s: MoonrakersState) {}

  /** The end of a turn is everybody's Continue, too: a test of the question itself uses `says`. */
  does(seat: Seat, ...answers: readonly Answer[]): Event[] {
    return answers.flatMap((said) => {
      const events = this.says(seat, said)
      return said.act === 'end-turn' ? [...events, ...this.continues()] : events
    })
  }

  /** One answer and what it does, with nothing added. */
  says(seat: Seat, said: Answer): Event[] {
    return answer(moonrakers, this.s, seat, said)
  }

  /** All who are still asked at the end of the turn say Continue. */
  continues(): Event[] {
    const events: Event[] = []
    while (this.step === 'turn-end') events.push(...this.says(this.asked[0], CONTINUE))
    return events
  }

  /** The sentence of the refusal. */
  refuses(seat: Seat, said: Answer): string {
    const sentence = refusalOf(moonrakers, this.s, seat, said)
    if (sentence === undefined) throw new Error(`seat ${seat} may well answer ${JSON.stringify(said)}`)
    return sentence
  }

  allows(seat: Seat, said: Answer): boolean {
    return refusalOf(moonrakers, this.s, seat, said) === undefined
  }

  /** What people are offered and that has these fields. */
  offers(seat: Seat, fields: Answer): Answer[] {
    return moonrakers
      .decisions(this.s, seat)
      .flatMap((d) => (d.kind === 'choose' || d.kind === 'offer' ? d.options : []))
      .filter((o) => !o.reason && sameFields(o.answer, fields))
      .map((o) => o.answer)
  }

  /** The leader takes a contract alone; the dice show what the test says. */
  alone(contract: Card, dice: readonly number[] = []): this {
    this.does(this.s.turn.leader, { act: 'alone', card: contract })
    return this.dice(this.s.turn.leader, dice)
  }

  /** The leader and its allies take a contract, the shares as told by seat. */
  together(contract: Card, shares: readonly (readonly number[] | null)[]): this {
    const { leader } = this.s.turn
    this.does(leader, { act: 'talk', card: contract }, { offer: shares })
    shares.forEach((share, seat) => {
      if (share && seat !== leader) this.does(seat, { act: 'accept' })
    })
    this.does(leader, { act: 'lock' })
    shares.forEach((share, seat) => {
      if (share) this.dice(seat, [])
    })
    return this
  }

  /** The dice before a seat show this. */
  dice(seat: Seat, icons: readonly number[]): this {
    this.mission.dice[seat] = icons.slice()
    this.mission.rolled[seat] = icons.length
    return this
  }

  plays(seat: Seat, ...cards: readonly Card[]): this {
    for (const card of cards) this.does(seat, { act: 'play', card })
    return this
  }

  /** All who are asked to play say that they are done, until the contract is decided. */
  done(): this {
    while (this.step === 'play-cards') {
      const [seat] = this.asked
      const over = this.offers(seat, { act: 'done' })
      if (over.length > 0) this.does(seat, { act: 'done' })
      else {
        const left = this.mission.participants.filter((other) => !this.mission.done[other])
        this.does(seat, { act: 'floor', to: left.sort() })
      }
    }
    return this
  }

  get mission(): Mission {
    return missionOf(this.s)
  }

  get step(): string {
    return this.s.stack[this.s.stack.length - 1]?.do ?? 'over'
  }

  get asked(): readonly Seat[] {
    return moonrakers.asked(this.s)
  }

  actions(seat: Seat): number {
    return this.mission.actions[seat]
  }

  /** What the contract was given of a kind, and what it needs. */
  tally(kind: Kind): readonly [number, number] {
    const k = KINDS.indexOf(kind)
    return [contributed(this.s, k), requirement(this.s, k)]
  }

  hand(seat: Seat): readonly Card[] {
    return this.s.places[handOf(seat)]
  }

  deck(seat: Seat): readonly Card[] {
    return this.s.places[deckOf(seat)]
  }

  discard(seat: Seat): readonly Card[] {
    return this.s.places[discardOf(seat)]
  }

  played(seat: Seat): readonly Card[] {
    return this.s.places[playedOf(seat)]
  }

  prestige(seat: Seat): number {
    return this.s.captains[seat].prestige
  }

  credits(seat: Seat): number {
    return this.s.captains[seat].credits
  }

  place(place: number): readonly Card[] {
    return this.s.places[place]
  }
}

export const CONTINUE: Answer = { act: 'continue' }
export const END_TURN: Answer = { act: 'end-turn' }
export const DONE: Answer = { act: 'done' }
export const play = (card: Card, more: Answer = {}): Answer => ({ act: 'play', card, ...more })
export const use = (part: Card, more: Answer = {}): Answer => ({ act: 'use', part, ...more })
export const claim = (card: Card): Answer => ({ may: 'claim-objective', card })
