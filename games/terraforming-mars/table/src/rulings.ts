import { colonyTiles, type GlobalEvent, globalEventOf, type Thing } from '@perilune/terraforming-mars'
import { catalogue } from '@perilune/ui'
import { type CardInfo, cardOf } from './cards.js'

/*
 * What the rules say about a card beyond its text. docs/rulings/terraforming-mars.md has all rulings, with
 * their sources and tests.
 */

const general = catalogue('terraforming-mars:rulings-in-general', {
  event: ['Its tags count while it is played; afterwards it lies face down and they no longer do.'],
  action: [
    'One action of it in each generation, also in the generation in which it is played. What it costs must be paid in full; what it gives may come to nothing.',
  ],
  city: ['Never beside another city, unless the card says so.'],
  greenery: [
    'Oxygen rises once, with the tile. It lies beside a tile of its owner if it can, unless the card says where.',
  ],
  reduceAny: ['Production must be lowered in full, of one player who has it; your own will do.'],
  colonyTile: [
    'A trade costs 9 MC, 3 energy or 3 titanium, all in one kind, and one fleet; a tile takes one fleet in each generation. No colony is needed there.',
    'The marker goes back after a trade, as far as there are colonies. What cannot be kept is lost.',
    'One colony of a player, unless a card says otherwise. A marker on the spot moves one step on.',
  ],
  sleeps: [
    'A card that holds these wakes it, of any player, corporations too; a tag does not. Until then nobody trades or builds here.',
  ],
  globalEvent: [
    'Its steps are taken one after another, each for all players in turn order, by what is their own. What is not there is not lost.',
  ],
  tally: ['Influence is added or taken off after the count of at most 5, and never leads below nothing.'],
  tagsOfEvent: ['Wild tags do not count: nobody is taking an action.'],
  party: ['A policy holds in the action phase alone.'],
  removeAny: ['Removing is your choice: less than it says, or nothing at all. It strikes one player.'],
})

const special = catalogue('terraforming-mars:rulings-by-card', {
  'search-for-life': ['Everybody sees the card. It never scores more than 3 points.'],
  capital: ['It is a city in every respect.'],
  'water-import-from-europa': [
    'MC and titanium may be mixed; titanium is worth what it is worth to you. What makes space cards cheaper does not help.',
  ],
  'noctis-city': [
    'On Tharsis it has its own area, even beside cities; on other maps it follows the rule of cities.',
  ],
  'research-outpost': ['Oceans are tiles too. Without an area that touches none it can’t be played.'],
  'natural-preserve': ['Oceans are tiles too. Without an area that touches none it can’t be played.'],
  predators: [
    'The animal is a cost: with none to take there is no action. Your own cards may give it, even this one. Pets and protected animals may not.',
  ],
  ants: [
    'The microbe is a cost: with none to take there is no action. Your own cards may give it, even this one. Protected microbes may not.',
  ],
  'eos-chasma-national-park': ['Without a card for the animal, the rest happens all the same.'],
  'optimal-aerobraking': ['It pays back after the event is paid; it is no discount.'],
  'regolith-eaters': ['The action may be used when oxygen is complete.'],
  'ghg-producing-bacteria': ['The action may be used when the temperature is complete.'],
  'nitrogen-rich-asteroid': ['3 steps of rating in all while the temperature can rise, 2 afterwards.'],
  'rover-construction': ['Cities off Mars count.'],
  pets: ['Cities off Mars count. Nobody removes these animals, not even their owner.'],
  mangrove: ['It need not touch a tile of yours.'],
  'protected-valley': ['It need not touch a tile of yours.'],
  'mining-rights': [
    'Robotic Workforce repeats the metal it gave. Mining Guild gets its steel production beside it.',
  ],
  'mining-area': [
    'A marker is not enough: it must touch a tile of yours. Robotic Workforce repeats the metal it gave.',
  ],
  birds: ['Both steps come from one player.'],
  'ganymede-colony': ['Jovian tags on the corporation count.'],
  'io-mining-industries': ['Jovian tags on the corporation count.'],
  ironworks: ['It may be used for the metal when oxygen is complete.'],
  steelworks: ['It may be used for the metal when oxygen is complete.'],
  'ore-processor': ['It may be used for the metal when oxygen is complete.'],
  'water-splitting-plant': ['It may be used when oxygen is complete; the energy is gone all the same.'],
  moss: ['Effects come in any order: a plant that playing it brings may be the one it takes.'],
  'nitrophilic-moss': ['Effects come in any order: plants that playing it brings may be those it takes.'],
  'ecological-zone': ['Its own two tags bring the first two animals. Its tile is no greenery.'],
  'symbiotic-fungus': ['It may be used without a card for the microbe, which is then lost.'],
  'lava-flows': [
    'On a map without volcanic areas, anywhere. Where all of them are taken it can’t be played.',
  ],
  herbivores: ['The last greeneries after the last generation count.'],
  insulation: ['At least 1 step must be turned.'],
  'adaptation-technology': [
    'A step is 2 °C, 1 % or 1 ocean. It adds up with Inventrix and Special Design, and never helps with tags.',
  ],
  'special-design': [
    'Other actions may come before that card. It is spent on it whether it was needed or not.',
  ],
  'indentured-workers': ['Other actions may come before that card. The price never falls below 0.'],
  'aquifer-pumping': ['MC and steel may be mixed. What makes building cards cheaper does not help.'],
  'immigration-shuttles': ['All cities count, also those off Mars.'],
  'immigrant-city': ['Effects come in any order: the city may come before the loss of production.'],
  flooding: ['Only owners of tiles beside the ocean can be struck, one of them, and it is your choice.'],
  'asteroid-mining-consortium': ['Your own titanium production may be the one that goes down.'],
  'power-supply-consortium': ['Where nobody has energy production, raise your own first, then lower it.'],
  'energy-tapping': ['Where nobody has energy production, raise your own first, then lower it.'],
  'inventors-guild': ['It may be used without the money to buy: then you look and discard.'],
  'business-network': ['It may be used without the money to buy: then you look and discard.'],
  virus: ['Animals come off one card. It may be played without removing anything.'],
  'land-claim': [
    'Not on areas for oceans, nor on that of Noctis City. The marker is no tile, and you need not build there.',
  ],
  'advanced-alloys': ['It holds for all metal you have, and adds up with other such effects.'],
  'mars-university': ['It is your choice, once for every science tag. Discard first, then draw.'],
  'viral-enhancers': ['Every tag is a choice of its own. The resource goes on the card just played.'],
  'commercial-district': ['It need not touch a city; it scores for those it touches.'],
  'robotic-workforce': [
    'Your own cards alone, the corporation too. What a production box takes is taken again.',
  ],
  research: ['It has two science tags: what science tags do happens twice.'],
  'toll-station': ['The space tags of all opponents together, corporations included.'],
  'earth-office': ['For every tag: two earth tags on a card save 6 MC.'],
  teractor: ['For every tag: two earth tags on a card save 6 MC.'],
  'media-group': ['It pays back after the event is paid; it is no discount.'],
  'interplanetary-cinematics': ['It pays back after the event is paid; it is no discount.'],
  'hired-raiders': ['Alone, the supply stands in for the victim.'],
  hackers: ['MC production never falls below −5: who is struck must have at least −3.'],
  'ceos-favorite-project': ['It may be played without a card to add to.'],
  'standard-technology': ['Not for selling patents, nor for turning plants or heat in.'],
  'protected-habitats': ['You may still remove your own.'],
  satellites: ['Events do not count, the corporation does.'],
  'olympus-conference': ['You choose at every science tag, so Research may add and take at once.'],
  'power-infrastructure': ['At least 1 energy.'],
  'medical-lab': ['Tags are counted once, when it is played.'],
  'local-heat-trapping': ['Heat that pays as money can’t be the heat it takes as well.'],
  'beginner-corporation': ['Chosen before any card is seen.'],
  'saturn-systems': ['Its own tag counts.'],
  credicor: ['The printed cost decides. The standard projects City and Greenery count.'],
  ecoline: ['It is no action: every greenery from plants costs less.'],
  helion: ['Heat is no MC when others take MC from you, and none in a tie.'],
  'mining-guild': ['Oceans count. One step for a tile, however much metal is printed.'],
  'tharsis-republic': [
    'The city is the first of the two actions. Alone, the two neutral cities give 1 MC production each.',
  ],
  'united-nations-mars-initiative': [
    'Whatever raised the rating in this generation counts. Without it there is no action.',
  ],
  europa: [
    'Without an ocean left a colony may still be built. A trade brings the production under the marker and no other.',
  ],
  pluto: ['For each colony by itself: draw a card, then discard one from hand, which may be that one.'],
  'event:aquifer-released-by-public-council': [
    'Nobody gains TR or what is printed there; what waits for an ocean answers all the same.',
  ],
  'event:dry-deserts': [
    'Nobody loses TR. The ocean may be laid again later, on the same area. With none or all nine of them laid this part does nothing.',
  ],
  'event:election': ['Who ties shares the place; with a tie for the first there is no second.'],
  'event:revolution': [
    'All who tie for the first lose 2 TR, and nobody else anything. Without Earth tags and influence one is safe.',
  ],
  'event:global-dust-storm': ['Heat goes first, so it cannot pay as money.'],
  'event:mud-slides': ['A tile beside several oceans counts once.'],
  'event:riots': ['Own cities, on Mars and off it.'],
  'event:strong-society': ['Own cities, on Mars and off it.'],
  'event:snow-cover': ['The ocean at 0 °C may come a second time. Not below −30 °C.'],
  'event:volcanic-eruptions': ['The first player lays the ocean at 0 °C, and nobody gains by it.'],
  'event:sponsored-projects': [
    'Corporations that hold resources get one too, and so do cards that lie on Self-replicating Robots.',
  ],
  'event:corrosive-rain': ['Both floaters come from one card.'],
  'party:mars-first': ['Oceans count, cities off Mars do not. It is no placement bonus.'],
  'party:greens': ['Not for the last greeneries, nor for one of a prelude.'],
  'party:reds': [
    'The tax is paid by the end of the same action, also with money that it brings; an action that could not pay is refused. TR of global events, of their own bonus and of the chair is not taxed.',
  ],
  'party:scientists': ['Once per player and generation; 10 MC whatever cards cost a player to buy.'],
  'party:kelvinists': ['As often as one likes.'],
  inventrix: [
    'Drawing is the first of the two actions. It adds up with Adaptation Technology and Special Design.',
  ],
})

const OF_OPS = ['reduceAny', 'removeAny'] as const

const byCard = special as Readonly<Record<string, readonly string[]>>

/** Rulings on one card, those that hold for all of its kind last. */
export const rulings = (id: string): readonly string[] => [...(byCard[id] ?? []), ...inGeneral(id)]

function inGeneral(id: string): readonly string[] {
  if (id.startsWith('party:')) return general.party
  if (id.startsWith('event:')) return onEvents(globalEventOf(id))
  const tile = colonyTiles.find((one) => one.id === id)
  if (tile) return [...(tile.wakes ? general.sleeps : []), ...general.colonyTile]
  return onCards(cardOf(id))
}

function onEvents({ steps }: GlobalEvent): readonly string[] {
  const things = steps.flatMap((step): readonly (Thing | undefined)[] =>
    'for' in step ? [step.for.of] : 'rank' in step ? step.rank : [],
  )
  const tags = things.some((of) => of === 'kinds-of-tags' || (typeof of === 'object' && 'tags' in of))
  const counted = steps.some(
    (step) => 'for' in step && step.for.max !== undefined && step.for.influence !== undefined,
  )
  return [...(tags ? general.tagsOfEvent : []), ...(counted ? general.tally : []), ...general.globalEvent]
}

function onCards(card: CardInfo): readonly string[] {
  const ops = card.play ?? []
  const lays = (tile: string) => ops.some((op) => 'place' in op && op.place === tile)
  return [
    ...OF_OPS.flatMap((verb) => (ops.some((op) => verb in op) ? general[verb] : [])),
    ...(lays('city') ? general.city : []),
    ...(lays('greenery') ? general.greenery : []),
    ...(card.actions ? general.action : []),
    ...(card.kind === 'event' ? general.event : []),
  ]
}
