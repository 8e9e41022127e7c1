/*
 * The facts of every card once more, as a table that can be read beside the cards of the box: whoever
 * corrects a number corrects it in src/cards and here.
 */

// card | era, colour, copies / with two | cost | Flags needed | makes | Assimilation reward | printed Hearts
// | source
export const STRUCTURES = `
solar-panels | 1 blue 2/1 | - | - | 1 energy | 2 energy | 0 | designed
ice-drill | 1 blue 2/1 | - | - | 1 water | 2 water | 0 | designed
grow-tent | 1 blue 2/1 | - | - | 1 bio | 2 bio | 0 | designed
regolith-mine | 1 blue 2/1 | - | - | 1 metal | 2 metal | 0 | designed
garage | 1 blue 2/1 | 1 bio | 1 transport | 1 rovers | 1 rovers | 0 | designed
thermal-plant | 1 blue 1/1 | 1 water 1 bio | 1 industry | 1 energy 1 metal | 1 energy 1 metal | 0 | designed
algae-vats | 1 blue 1/1 | 1 energy 1 metal | 1 food | 1 water 1 bio | 1 water 1 bio | 0 | designed
workshop | 1 yellow 2/2 | 1 energy | - | 1 industry | 1 energy 1 metal | 0 | designed
bunkhouse | 1 yellow 2/2 | 1 metal | - | 1 housing | 1 metal 1 water | 0 | designed
dust-road | 1 yellow 2/2 | - | - | 1 transport | 1 rovers | 0 | designed
canteen | 1 yellow 2/2 | 1 bio | - | 1 food | 1 bio 1 water | 0 | designed
field-lab | 1 yellow 2/2 | 1 water | - | 1 science | 1 water 1 energy | 0 | designed
printer | 1 pink 1/1 | 1 bio 1 metal | 1 science | - | 2 metal | 0 | rulebook
particle-beam | 1 pink 1/1 | 1 energy 1 bio | 1 science | - | 2 energy | 0 | rulebook
junkyard | 1 pink 1/1 | - | 1 industry | - | 1 energy 1 metal | 0 | rulebook
antenna | 1 pink 1/1 | 1 energy | 1 housing | - | 1 energy 1 water | 0 | rulebook
reservoir | 1 pink 1/1 | 1 bio | 1 food | - | 2 water | 0 | rulebook
charger | 1 pink 1/1 | - | 1 food | - | 2 energy | 0 | rulebook
rover-stop | 1 pink 1/1 | - | 1 transport | - | 1 rovers | 0 | rulebook
distiller | 1 grey 1/1 | 1 water | 1 food | - | 1 water 1 bio | 0 | rulebook
led-garden | 1 grey 1/1 | 1 energy 1 water | 1 food | - | 1 energy 1 bio | 0 | rulebook
hackerspace | 1 grey 1/1 | 1 energy 1 bio | 1 science | - | 1 energy 1 metal | 0 | rulebook
obelisk | 1 red 2/1 | - | - | - | X | 0 | rulebook
solar-field | 2 blue 2/1 | 1 metal | - | 2 energy | 2 energy | 0 | designed
ice-refinery | 2 blue 2/1 | 1 energy | - | 2 water | 2 water | 0 | designed
biodome | 2 blue 2/1 | 1 water | - | 2 bio | 2 bio | 0 | designed
strip-mine | 2 blue 2/1 | 1 bio | - | 2 metal | 2 metal | 0 | designed
rover-plant | 2 blue 1/1 | 1 metal | 2 transport | 2 rovers | 2 rovers | 0 | designed
tea-house | 2 blue 1/1 | 1 bio | 1 food | 2 hearts | 1 water 1 bio | 0 | designed
foundry | 2 yellow 1/1 | 2 energy 1 metal | - | 2 industry | 1 energy 1 metal | 0 | designed
apartment-block | 2 yellow 1/1 | 1 water 2 metal | - | 2 housing | 1 metal 1 water | 0 | designed
cable-car | 2 yellow 1/1 | 1 energy 1 metal | - | 2 transport | 1 rovers | 0 | designed
orchard-hall | 2 yellow 1/1 | 1 water 2 bio | - | 2 food | 1 bio 1 water | 0 | designed
observatory | 2 yellow 1/1 | 2 water 1 bio | - | 2 science | 1 water 1 energy | 0 | designed
company-town | 2 yellow 1/1 | 1 energy 1 metal | - | 1 industry 1 housing | 2 metal | 0 | designed
guest-house | 2 yellow 1/1 | 1 bio 1 metal | - | 1 housing 1 food | 2 bio | 0 | designed
taco-stand | 2 yellow 1/1 | 1 bio | - | 1 food 1 transport | 1 bio 1 rovers | 0 | designed
survey-route | 2 yellow 1/1 | 1 water | - | 1 transport 1 science | 1 water 1 rovers | 0 | designed
test-facility | 2 yellow 1/1 | 1 energy 1 water | - | 1 science 1 industry | 2 energy | 0 | designed
fragmenter | 2 pink 1/1 | 1 energy | 1 industry | - | 2 energy | 0 | rulebook
science-club | 2 pink 1/1 | 1 water | 1 science | - | 1 water 1 metal | 0 | rulebook
robot-factory | 2 pink 1/1 | 1 bio 2 metal | 2 industry | - | 1 metal 1 energy | 0 | rulebook
engineering | 2 pink 1/1 | 1 energy | 1 industry | - | 1 energy 1 metal | 0 | rulebook
radio-tower | 2 pink 1/1 | 1 energy | 1 housing | - | 1 energy 1 water | 0 | rulebook
archive | 2 pink 1/1 | 1 water 1 metal | 1 science | - | 1 water 1 metal | 0 | rulebook
embassy | 2 pink 1/1 | 1 water 1 bio 1 metal | 1 housing 1 science | - | 1 bio 1 metal | 0 | rulebook
atom-builder | 2 pink 1/1 | 1 bio | 1 science | - | 1 water 1 energy | 0 | rulebook
souvenir-shop | 2 grey 1/1 | 1 bio | 1 transport | - | 1 bio 1 rovers | 0 | designed
steakhouse | 2 grey 1/1 | 1 water 2 bio | 2 food | - | 2 bio | 8 | designed
tenants-hall | 2 grey 1/1 | 1 energy 1 metal | 2 housing | - | 1 metal 1 water | 0 | designed
rally-track | 2 grey 1/1 | 1 energy | 2 transport | - | 2 rovers | 0 | designed
institute | 2 grey 1/1 | 1 water | 2 science | - | 1 water 1 energy | 0 | designed
obelisk-ii | 2 red 1/1 | - | - | - | X | 0 | rulebook
fusion-reactor | 3 blue 1/1 | 1 water | 1 industry | 4 energy | 3 energy | 0 | designed
deep-bore | 3 blue 1/1 | 1 energy | 1 industry | 4 metal | 3 metal | 0 | designed
aquifer-dome | 3 blue 1/1 | 1 metal | - | 3 water | 2 water | 0 | designed
vertical-farm | 3 blue 1/1 | 1 water | - | 3 bio | 2 bio | 0 | designed
spaceport | 3 blue 1/1 | 1 metal | 2 transport | 3 rovers | 2 rovers | 0 | designed
drive-in-theater | 3 blue 1/1 | 2 energy | 1 food | 5 hearts | 2 energy | 0 | designed
megafactory | 3 yellow 1/1 | 2 energy 2 metal | - | 3 industry | 2 energy | 0 | designed
tower-block | 3 yellow 1/1 | 2 water 2 metal | - | 3 housing | 2 metal | 0 | designed
maglev-line | 3 yellow 1/1 | 1 energy 2 metal | - | 3 transport | 2 rovers | 0 | designed
food-court | 3 yellow 1/1 | 2 water 2 bio | - | 3 food | 2 bio | 0 | designed
great-telescope | 3 yellow 1/1 | 2 energy 2 water | - | 3 science | 2 water | 0 | designed
robot-kitchen | 3 yellow 1/1 | 2 energy 1 bio | - | 1 industry 1 food | 2 bio | 0 | designed
seed-vault | 3 yellow 1/1 | 2 water 1 bio | - | 1 food 1 science | 2 water | 0 | designed
campus-village | 3 yellow 1/1 | 1 water 1 bio 1 metal | - | 1 science 1 housing | 2 metal | 0 | designed
rover-estate | 3 yellow 1/1 | 1 bio 1 metal | - | 1 housing 1 transport | 1 metal 1 rovers | 0 | designed
cargo-terminal | 3 yellow 1/1 | 1 energy 1 metal | - | 1 transport 1 industry | 1 energy 1 rovers | 0 | designed
takeout-hub | 3 pink 1/1 | 1 bio | 1 food | - | 2 bio | 0 | rulebook
think-tank | 3 pink 1/1 | 1 energy 1 water | 2 science | - | 1 water 1 energy | 0 | designed
broadcast-studio | 3 pink 1/1 | 1 energy 1 metal | 2 housing | - | 1 energy 1 metal | 0 | designed
recycling-plant | 3 pink 1/1 | - | 1 industry | - | 1 energy 1 metal | 0 | designed
shuttle-depot | 3 pink 1/1 | 1 metal | 1 transport | - | 2 rovers | 0 | designed
opera-house | 3 grey 1/1 | 2 energy 2 bio 2 metal | 1 housing 1 food | - | 1 energy 1 bio 1 metal | 12 | rulebook
workers-union | 3 grey 1/1 | 2 water 2 bio | 1 housing | - | 2 bio | 0 | rulebook
stockbrokers | 3 grey 1/1 | 1 energy 2 bio | 1 industry | - | 2 metal | 0 | rulebook
reserve-vault | 3 grey 1/1 | 2 metal | 2 industry | - | 2 metal | 0 | designed
trade-fair | 3 grey 1/1 | 1 water 1 bio 1 metal | 1 industry | - | 1 water 1 metal | 0 | designed
city-council | 3 grey 1/1 | 2 bio 1 metal | 1 housing | - | 1 metal 1 bio | 0 | designed
garden-suburb | 3 grey 1/1 | 2 water 2 metal | 2 housing | - | 1 metal 1 water | 0 | designed
grand-prix-circuit | 3 grey 1/1 | 2 energy | 2 transport | - | 2 rovers | 0 | designed
starlight-restaurant | 3 grey 1/1 | 4 bio | 2 food | - | 2 bio | 10 | designed
water-park | 3 grey 1/1 | 1 energy 4 water | 1 food | - | 2 water | 11 | designed
grand-collider | 3 grey 1/1 | 3 energy 2 metal | 2 science | - | 1 energy 1 metal | 11 | designed
academy | 3 grey 1/1 | 2 water 1 bio | 1 science | - | 2 water | 0 | designed
founders-monument | 3 grey 1/1 | 4 metal | - | - | 2 metal | 8 | designed
space-elevator | 3 grey 1/1 | 2 energy 2 water 2 bio 2 metal | 1 industry 1 transport | - | 1 energy 1 water 1 bio 1 metal | 15 | designed
visitor-centre | 3 grey 1/1 | 1 energy 1 bio 1 metal | 1 housing | - | 1 energy 1 bio | 0 | designed
`

// card | era | for which tables | what it is | source
export const EXPEDITIONS = `
first-expedition-2-3 | first | 2 3 | action | rulebook
first-expedition-4-5 | first | 4 5 | action | designed
hyped-expedition | 1 | 3+ | action | rulebook
well-stocked-expedition | 1 | - | action | designed
frugal-expedition | 1 | - | rule | designed
motorised-expedition | 1 | - | action | designed
salvaging-expedition | 1 | - | rule | designed
curious-expedition | 1 | 3+ | action | designed
insightful-expedition | 2 | - | action | rulebook
psychic-expedition | 2 | 3+ | action | printed
bartering-expedition | 2 | - | action | designed
industrious-expedition | 2 | - | action | designed
persuasive-expedition | 2 | - | rule | designed
convoy-expedition | 2 | 3+ | rule | designed
reckless-expedition | 3 | - | rule | rulebook
sentimental-expedition | 3 | - | action | printed
tireless-expedition | 3 | 3+ | action | designed
celebrated-expedition | 3 | - | rule | designed
wealthy-expedition | 3 | - | action | designed
meticulous-expedition | 3 | 3+ | action | designed
`

// card | level | requires | what it is | Hearts | source
export const REPUTATIONS = `
versatile | bronze | 1 cards:blue, 1 cards:yellow, 1 cards:grey, 1 cards:pink | whenClaimed | 2 | rulebook
productive | bronze | 4 production:any | ongoing | 2 | designed
open-minded | bronze | 4 flagTypes | whenClaimed | 2 | designed
well-provided | bronze | 6 supply:any | whenClaimed | 2 | designed
mobile | bronze | 4 rovers:total | ongoing | 1 | designed
specialized | bronze | 3 flags:best | ongoing | 2 | rulebook
hospitable | bronze | 2 parkedOnMine | ongoing | 2 | designed
well-rounded | bronze | 1 supply:energy, 1 supply:water, 1 supply:bio, 1 supply:metal | ongoing | 2 | designed
innovative | silver | 3 cards:pink | whenClaimed | 3 | rulebook
creative | silver | 3 flipped | whenClaimed | 4 | rulebook
capable | silver | 5 spentThisTurn | whenClaimed | 3 | rulebook
cultured | silver | 2 cards:grey | ongoing | 3 | rulebook
industrial | silver | 7 production:any | ongoing | 3 | designed
respected | silver | 2 flagsWon, 5 flags:any | whenClaimed | 2 | designed
well-travelled | silver | 6 rovers:total | whenClaimed | 3 | rulebook
harmonious | silver | 5 flagTypes | ongoing | 3 | designed
legendary | gold | 30 supply:hearts | whenClaimed | 5 | designed
monumental | gold | 5 cards:grey | whenClaimed | 4 | designed
metropolitan | gold | 10 flags:any | ongoing | 4 | designed
self-sufficient | gold | 4 productionTypes, 11 production:any | whenClaimed | 4 | designed
dominant | gold | 3 flagsWon, 9 flags:any | whenClaimed | 4 | designed
devoted | gold | 6 flags:best | whenClaimed | 3 | designed
sprawling | gold | 16 cards:any | whenClaimed | 5 | designed
renowned | gold | 4 reputations | ongoing | 5 | designed
`

// card | produces | Flags | for which tables
export const BASES = `
copernicus-base | 1 bio | 1 industry | -
shackleton-base | 1 water | 1 housing | -
imbrium-base | 1 metal | 1 food | -
tycho-base | 1 energy | 1 science | -
serenitatis-base | 1 rovers | 1 transport | 3+
`
