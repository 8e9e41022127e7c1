import {
  BadSetup,
  below,
  type Card,
  type KernelState,
  lay,
  type PlaceSpec,
  pickWith,
  shuffle,
} from '@perilune/engine'
import { corporationDeck, preludeDeck, projectDeck } from '../cards/index.js'
import { PLANTS_FOR_GREENERY } from '../cards/standard-projects.js'
import { newColonies } from '../colonies/state.js'
import { AREAS, MAPS } from '../map/boards.js'
import { OCEAN_NEIGHBOUR_MC, PARAMETERS, TRACKS } from '../map/tracks.js'
import { MC, PROJECTS, RESOURCES, SETS, type SetId, TAGS } from '../names.js'
import type { Options } from '../options.js'
import { CARD_PRICE } from '../payment/prices.js'
import { drawGoals, GOALS_OF_MAP } from '../scoring/goals.js'
import { newPromos } from '../state/promos.js'
import { CORPORATIONS, DECK, type MarsState, type Player, PRELUDES, RATING_SOURCES } from '../state/state.js'
import { newCommittee } from '../turmoil/committee.js'
import { layFirstEvents } from '../turmoil/first-events.js'
import { GREENS } from '../turmoil/parties.js'
import { dealStart } from './deal-start.js'
import { placeNeutralTiles } from './solo.js'

const START_RATING = 20
const SOLO_RATING = 14
/** MC production that a solo game with colonies takes. */
const SOLO_COLONIES_LOSS = 2

/** Every place for cards, in the order that state.ts counts them. */
export function places(seats: number): PlaceSpec[] {
  return [
    { name: 'deck', seenBy: 'none' },
    { name: 'discard pile', seenBy: 'none' },
    { name: 'corporations', seenBy: 'none' },
    { name: 'box', seenBy: 'none' },
    { name: 'played', seenBy: 'all' },
    { name: 'preludes', seenBy: 'none' },
    { name: 'global events', seenBy: 'none' },
    { name: 'global events shown', seenBy: 'all' },
    ...Array.from({ length: seats }, (_, seat): PlaceSpec[] => [
      { name: `hand ${seat}`, seenBy: seat },
      { name: `looked at ${seat}`, seenBy: seat },
      { name: `aside ${seat}`, seenBy: seat },
      { name: `preludes ${seat}`, seenBy: seat },
    ]).flat(),
  ]
}

const zeroes = (names: readonly unknown[]): number[] => names.map(() => 0)

/** What one unit of each resource pays at first. */
const START_WORTH: readonly number[] = [1, 2, 3, 0, 0, 0]

function newPlayer(rating: number, production: number, asksOrder: boolean): Player {
  return {
    corporation: '',
    rating,
    ratings: RATING_SOURCES.map((source) => (source === 'start' ? rating : 0)),
    raised: false,
    stock: zeroes(RESOURCES),
    production: RESOURCES.map(() => production),
    cards: [],
    cubes: [],
    playedAt: [],
    events: [],
    eventsAt: [],
    used: [],
    mined: [],
    tags: zeroes(TAGS),
    discount: 0,
    discounts: zeroes(TAGS),
    requirementDiscount: 0,
    projectDiscounts: zeroes(PROJECTS),
    worth: START_WORTH.slice(),
    slack: 0,
    venusSlack: 0,
    nextDiscount: 0,
    nextSlack: 0,
    protects: 0,
    greeneryPrice: PLANTS_FOR_GREENERY,
    heatCard: '',
    cardPrice: CARD_PRICE,
    keepsEnergy: false,
    insures: 0,
    influence: 0,
    gainsProduced: false,
    cubeMoney: 0,
    oceanMoney: OCEAN_NEIGHBOUR_MC,
    listens: [],
    cities: 0,
    greeneries: 0,
    tiles: 0,
    firstActions: [],
    passed: false,
    asksOrder,
  }
}

/** The boxes whose cards are in the game. The solo game always has Corporate Era. */
const setsIn = (chosen: Options, solo: boolean): SetId[] =>
  SETS.filter((set) => {
    switch (set) {
      case 'base':
        return true
      case 'corporate-era':
        return chosen.corporateEra || solo
      case 'venus':
        return chosen.venus
      case 'prelude':
        return chosen.prelude
      case 'colonies':
        return chosen.colonies
      case 'turmoil':
        return chosen.turmoil
      case 'promo':
        return chosen.promos
      default:
        return false
    }
  })

/** The corporations that can be dealt: those that were named, if any were. */
function corporationsToDeal(chosen: Options, sets: readonly SetId[], rules: number): readonly Card[] {
  const all = corporationDeck(sets, rules)
  return chosen.corporations.length === 0 ? all : all.filter((card) => chosen.corporations.includes(card))
}

/** Every player is dealt two corporations. */
function refuseTooFewCorporations(chosen: Options, there: number, seats: number): void {
  if (chosen.corporations.length > 0 && there < 2 * seats)
    throw new BadSetup(
      `option 'corporations' leaves ${there} of the boxes in play; with ${seats} seats it takes ${2 * seats}`,
    )
}

/** Bans must leave enough to deal: 10 projects and 4 for research each, and 2 corporations. */
function refuseBans(s: MarsState, seats: number): void {
  if (s.places[CORPORATIONS].length < 2 * seats || s.places[DECK].length < 14 * seats + 4)
    throw new BadSetup("option 'banned' leaves too few cards for so many players")
}

/** The set-up of the rulebook, step by step. */
export function setup(k: KernelState, chosen: Options, rules: number): MarsState {
  const { seats } = k
  const solo = seats === 1
  const sets = setsIn(chosen, solo)
  const corporateEra = sets.includes('corporate-era')
  const venus = sets.includes('venus')
  const map = chosen.map === 'random' ? pickWith(k.chance, MAPS) : chosen.map
  const first = chosen.first === 'random' ? below(k.chance, seats) : (Number(chosen.first) - 1) % seats
  const howManyGoals = solo ? 0 : venus ? GOALS_OF_MAP + 1 : GOALS_OF_MAP
  const goals = (n: number): number[] => new Array<number>(howManyGoals).fill(n)
  const s: MarsState = {
    seats,
    played: k.played,
    stack: k.stack,
    places: k.places,
    sight: k.sight,
    knows: k.knows,
    pending: k.pending,
    chance: k.chance,
    traces: k.traces,
    map,
    sets,
    draft: chosen.draft && !solo,
    startDraft: chosen.startDraft && !solo,
    worldGovernment: venus && chosen.worldGovernment,
    ratingGoal: solo && chosen.soloGoal === 'rating 63',
    alwaysAsk: chosen.order === 'always',
    generation: 1,
    first,
    parameters: PARAMETERS.map((name) => TRACKS[name].start),
    tiles: new Array<number>(AREAS).fill(0),
    owners: new Array<number>(AREAS).fill(-1),
    laidAt: new Array<number>(AREAS).fill(0),
    claims: [],
    cities: 0,
    citiesOnMars: 0,
    milestones: goals(-1),
    milestonesAt: goals(0),
    awards: goals(-1),
    awardsAt: goals(0),
    players: Array.from({ length: seats }, () =>
      newPlayer(solo ? SOLO_RATING : START_RATING, corporateEra ? 0 : 1, chosen.order === 'always'),
    ),
    colonies: sets.includes('colonies') ? newColonies(k.chance, seats) : null,
    pool: [],
    wildAs: [],
    lastArea: -1,
    oxygenRises: true,
    won: false,
    promos: sets.includes('promo') ? newPromos(seats) : null,
    turmoil: sets.includes('turmoil') ? newCommittee(seats, GREENS) : null,
  }
  if (chosen.goals === 'random' && !solo) s.drawnGoals = drawGoals(k.chance, venus)
  if (solo && s.colonies) s.players[0].production[MC] -= SOLO_COLONIES_LOSS
  layDecks(s, chosen, rules)
  if (solo) placeNeutralTiles(s)
  if (s.turmoil) layFirstEvents(s)
  dealStart(s, chosen.beginners, chosen.oneOfExpansion)
  return s
}

/** The decks of the boxes in the game, shuffled, without what is banned. */
function layDecks(s: MarsState, chosen: Options, rules: number): void {
  const { seats, sets } = s
  const left = (cards: readonly Card[]): readonly Card[] =>
    chosen.banned.length === 0 ? cards : cards.filter((card) => !chosen.banned.includes(card))
  lay(s, DECK, left(projectDeck(sets, rules)))
  lay(s, CORPORATIONS, left(corporationsToDeal(chosen, sets, rules)))
  refuseTooFewCorporations(chosen, s.places[CORPORATIONS].length, seats)
  refuseBans(s, seats)
  shuffle(s, DECK)
  shuffle(s, CORPORATIONS)
  if (sets.includes('prelude')) {
    lay(s, PRELUDES, left(preludeDeck(sets, rules)))
    shuffle(s, PRELUDES)
  }
}
