import { figure } from '@perilune/ui'

/* The words of the table. What the rules say themselves (prompts, reasons, the log, the text of a card) comes from the rules. */

export const words = {
  layers: { board: 'Board', hand: 'Hand', mine: 'Mine', others: 'Seats' },
  kinds: { automated: 'Automated', active: 'Active', event: 'Event', corporation: 'Corporation' },
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
    event: 'Event',
  },
  projects: {
    'sell-patents': 'Sell patents',
    'power-plant': 'Power plant',
    asteroid: 'Asteroid',
    aquifer: 'Aquifer',
    greenery: 'Greenery',
    city: 'City',
    'buffer-gas': 'Buffer gas',
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
  },
  mars: 'Mars',
  map: (name: string) => `The map of ${name}`,
  parameters: { temperature: 'Temperature', oxygen: 'Oxygen', oceans: 'Oceans' },
  bonuses: { heatProduction: 'heat production', ocean: 'an ocean', temperature: 'a step of temperature' },
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
  met: 'met',
  notMet: 'not met',
  printed: (cost: number) => `${figure(cost)} printed`,
  fig: (number: string) => `FIG. ${number}`,
} as const

const BONUS_WORDS: Readonly<Record<string, string>> = {
  card: 'a card',
  plants: 'a plant',
  paidOcean: 'an ocean for 6 MC',
}
