import type { Standing } from '@perilune/terraforming-mars'
import { catalogue, figure, list } from '@perilune/ui'

/* The words of the table. What the rules say themselves (prompts, reasons, the log, the text of a card) comes from the rules. */

export const words = catalogue('terraforming-mars', {
  layers: { board: 'Board', hand: 'Hand', mine: 'Mine', others: 'Seats' },
  kinds: {
    automated: 'Automated',
    active: 'Active',
    event: 'Event',
    corporation: 'Corporation',
    prelude: 'Prelude',
  },
  resources: {
    mc: 'MC',
    steel: 'Steel',
    titanium: 'Titanium',
    plants: 'Plants',
    energy: 'Energy',
    heat: 'Heat',
  },
  tags: {
    building: 'Building',
    space: 'Space',
    science: 'Science',
    power: 'Power',
    earth: 'Earth',
    jovian: 'Jovian',
    plant: 'Plant',
    microbe: 'Microbe',
    animal: 'Animal',
    city: 'City',
    venus: 'Venus',
    wild: 'Wild',
    event: 'Event',
  },
  projects: {
    'sell-patents': 'Sell patents',
    'power-plant': 'Power plant',
    asteroid: 'Asteroid',
    aquifer: 'Aquifer',
    greenery: 'Greenery',
    city: 'City',
    'air-scrapping': 'Air scrapping',
    'buffer-gas': 'Buffer gas',
    'build-colony': 'Build colony',
  },
  icon: {
    action: 'Action',
    effect: 'Effect',
    firstAction: 'First action',
    or: 'or',
    buy: 'buy',
    steal: 'steal',
    next: 'next',
    project: 'project',
    requirement: 'with a requirement',
    kindOfTag: 'kind of tag',
    harm: 'harm',
    bonus: 'bonus',
    newTile: 'new',
    play: 'play',
    lowest: 'lowest',
    points: 'VP',
    award: 'award',
    gainsProduced: 'production +1: gain 1',
  },
  mars: 'Mars',
  map: (name: string) => `The map of ${name}`,
  parameters: { temperature: 'Temperature', oxygen: 'Oxygen', oceans: 'Oceans', venus: 'Venus' },
  bonuses: {
    heatProduction: 'heat production',
    ocean: 'an ocean',
    temperature: 'a step of temperature',
    card: 'a card',
    rating: 'a step of terraform rating',
  },
  nextBonus: 'Next bonus',
  atIn: (at: string, steps: number) => `at ${at}, ${steps === 1 ? '1 step' : `${steps} steps`}`,
  needAt: (name: string, at: string) => `${name} at ${at}`,
  stepsLeft: (n: number) => (n === 1 ? '1 step to go' : `${n} steps to go`),
  complete: 'Complete',
  of: (n: number) => `of ${n}`,
  areas: { land: 'land', ocean: 'for an ocean', reserved: 'reserved for a city' },
  volcanic: 'volcanic',
  bonus: (bonus: readonly string[]) =>
    bonus.length === 0 ? '' : `bonus ${bonus.map((b) => BONUS_WORDS[b] ?? b).join(', ')}`,
  tileOf: (kind: string, owner: string) => `${kind}${owner ? ` of ${owner}` : ''}`,
  others: 'The other seats',
  openSeat: (name: string) => `All that is open of ${name}`,
  seatSheet: (name: string) => `What ${name} has`,
  choosesStill: 'chooses still',
  firstPlayer: 'first player',
  rating: 'Terraform rating',
  inHand: 'Cards in hand',
  cities: 'Cities',
  greeneries: 'Greeneries',
  inPlay: (n: number) => (n === 1 ? '1 card in play' : `${n} cards in play`),
  passed: 'passed',
  plays: 'to play',
  resigned: 'resigned',
  away: 'away',
  withActions: (n: number) => `With an action ${n}`,
  cardsInPlay: (n: number) => `In play ${n}`,
  eventsPlayed: (n: number) => `Events played ${n}`,
  goals: 'Milestones and awards',
  milestones: 'Milestones',
  awards: 'Awards',
  pointsFor: (n: number) => `${n} VP for`,
  points: 'VP',
  left: (n: number) => (n === 0 ? 'none left' : `${n} left`),
  noneLeft: 'none left',
  nextCosts: 'next costs',
  claimed: (name: string) => `${name} claimed it`,
  funded: (name: string) => `${name} funded it`,
  standing: (standing: Standing) => standingWords(standing),
  mine: 'My board',
  you: 'you',
  ratingTip: 'Terraform rating: MC every generation, and points at the end',
  plusRating: (n: number) => `+${n} TR`,
  forGreenery: (n: number) => `${n} = greenery`,
  forTemperature: '8 = 1 step',
  heatIsMoney: 'is money too',
  toHeat: 'to heat',
  worth: (n: number) => `worth ${n}`,
  inPlayTitle: 'In play',
  noActions: 'No cards with an action yet.',
  usedUp: 'Used in this generation',
  ready: 'ready',
  notNow: 'not now',
  hand: 'Hand',
  all: 'All',
  playable: 'Playable',
  onlyTag: (tag: string) => `Only cards with: ${tag}`,
  sort: 'Sort',
  sorts: { playable: 'Playable, price', price: 'Price', name: 'Name', tags: 'Tag' },
  discounts: 'What cards cost you less',
  noCards: 'No cards in hand.',
  noneFits: 'No card fits this filter.',
  costs: (n: number) => `${n} MC`,
  standardProjects: 'Standard projects',
  oneEach: '+1',
  projectTips: {
    'sell-patents': 'Discard cards, take 1 MC for each',
    'power-plant': 'Energy production +1',
    asteroid: 'Temperature +1 step',
    aquifer: 'Lay an ocean',
    greenery: 'Lay a greenery, oxygen +1 step',
    city: 'Lay a city, MC production +1',
    'air-scrapping': 'Venus +1 step',
    'buffer-gas': 'Terraform rating +1',
    'build-colony': 'Build a colony on one of the colony tiles',
  },
  choosing: {
    title: (step: string) => TITLES[step]?.[0] ?? 'Choose cards.',
    help: (step: string) => TITLES[step]?.[1] ?? '',
    verb: (step: string, on: boolean) =>
      on ? (VERBS[step]?.[0] ?? 'Chosen') : (VERBS[step]?.[1] ?? 'Choose'),
    showTable: 'Show the table',
    showCards: 'Back to the cards',
    drafted: 'Taken so far',
    yourHand: 'Your hand',
    passLeft: 'even generations pass left',
    passRight: 'odd generations pass right',
    money: 'MC after this',
    inStock: 'In stock',
    cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    plays: (n: number) => `${n} still plays one of`,
    marsNow: 'Mars now',
    yourStock: 'Your stock',
    atTheTable: 'At the table',
    chooses: 'choosing',
    none: 'None',
    everything: 'All',
  },
  waits: (names: string) => `${names} to play.`,
  layHere: 'Lay it here',
  changeable: 'You can change it until everybody has answered.',
  pickedSays: (step: string, n: number, price: number) => {
    const [on] = VERBS[step] ?? ['Choose']
    const cards = n === 0 ? 'no card' : n === 1 ? '1 card' : `${n} cards`
    return `${on} ${cards}${price > 0 ? ` for ${price} MC` : ''}?`
  },
  pickVerb: (step: string, n: number) => {
    const [on] = VERBS[step] ?? ['Choose']
    if (step === 'choose-start') return 'Begin'
    return n === 0 ? (step === 'draft' || step === 'keep-cards' ? on : `${on} none`) : `${on} ${n}`
  },
  pay: {
    title: 'Payment',
    suggested: 'Suggested',
    keep: (what: string) => `Keep ${what}`,
    moneyOnly: 'Money first',
    verb: (n: number) => `Pay ${n}`,
  },
  change: {
    pay: 'Pay',
    gain: 'gain',
    production: 'production',
    draw: (n: number) => (n === 1 ? 'draw a card' : `draw ${n} cards`),
  },
  verbs: {
    play: 'Play',
    use: 'Use',
    project: 'Do it',
    greenery: 'Turn plants in',
    heat: 'Turn heat in',
    claim: 'Claim it',
    fund: 'Fund it',
    trade: 'Trade',
    first: 'Begin with it',
  } as Readonly<Record<string, string>>,
  endTurn: 'End the turn',
  pass: 'Pass',
  cancel: 'Cancel',
  also: 'Also',
  whichWay: 'Which of its actions?',
  pointsBeside: (n: number) => `${n} VP from greeneries`,
  noBonus: 'no bonus',
  generation: 'Generation',
  phases: { research: 'Research', action: 'Action', production: 'Production' },
  steps: (done: number, all: number) => `${done} of ${all} steps`,
  producing: (resource: string, steps: string) =>
    `${resource === 'mc' ? 'MC' : resource} production ${steps}`,
  ratingNow: (n: number) => `TR ${n}`,
  met: 'met',
  notMet: 'not met',
  printed: (cost: number) => `${figure(cost)} printed`,
  fig: (number: string) => `FIG. ${number}`,
})

const BONUS_WORDS: Readonly<Record<string, string>> = {
  card: 'a card',
  plants: 'a plant',
  paidOcean: 'an ocean for 6 MC',
}

const COUNTED: Readonly<Record<string, string>> = {
  rating: 'terraform rating',
  cities: 'cities',
  greeneries: 'greeneries',
  tiles: 'tiles',
  tilesBesideOceans: 'tiles beside oceans',
  cardsInHand: 'cards in hand',
  kindsOfTags: 'different tags',
  cardsWithRequirements: 'cards with a requirement',
  greenAndBlueCards: 'green and blue cards',
  greenCards: 'green cards',
  cardsOf20OrMore: 'cards that cost 20 or more',
  events: 'events played',
  resourcesOnCards: 'resources on cards',
  highestProduction: 'the highest production',
  productionsAboveStart: 'kinds of production raised',
}

function standingWords(standing: Standing): string {
  switch (standing.count) {
    case 'tags':
      return `${list(standing.of)} tags`
    case 'stock':
      return list(standing.of)
    case 'cubes':
      return `${standing.of}s on cards`
    case 'production':
      return `${standing.of === 'mc' ? 'MC' : standing.of} production`
    case 'tilesFromRow':
      return standing.row === 8 ? 'tiles in the two lowest rows' : 'tiles in the four lowest rows'
    default:
      return COUNTED[standing.count]
  }
}

const TITLES: Readonly<Record<string, readonly [title: string, help: string]>> = {
  'choose-start': [
    'Which corporation, which projects?',
    'One corporation. Every project you keep costs 3 MC of its money; the others are discarded.',
  ],
  'choose-start with preludes': [
    'Which corporation, preludes and projects?',
    'One corporation and two preludes, which you play at once. Every project you keep costs 3 MC of the corporation’s money; preludes can’t pay for it.',
  ],
  'choose-start of preludes': ['Which two preludes?', 'You play them at once; all your projects are free.'],
  draft: ['Take one, pass the rest.', 'What you take you may buy when all four are taken.'],
  research: ['Which of these do you buy?', '3 MC each. What you leave is discarded, face down.'],
  'buy-cards': ['Which of these do you buy?', '3 MC each. What you leave is discarded, face down.'],
  'keep-cards': ['Which of these do you keep?', 'The others are discarded, face down.'],
  'discard-cards': ['Which card do you discard?', ''],
  'sell-patents': ['Which cards do you sell?', '1 MC for each.'],
}

const VERBS: Readonly<Record<string, readonly [on: string, off: string]>> = {
  'choose-start': ['Keep', 'Leave'],
  draft: ['Take', 'Pass on'],
  research: ['Buy', 'Leave'],
  'buy-cards': ['Buy', 'Leave'],
  'keep-cards': ['Keep', 'Leave'],
  'discard-cards': ['Discard', 'Keep'],
  'sell-patents': ['Sell', 'Keep'],
}
