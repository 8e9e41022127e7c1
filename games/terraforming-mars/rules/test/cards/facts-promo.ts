/* What is printed on the promotional cards; the lines are explained in facts.ts. */

export const PROMO_PROJECTS = `
weather-balloons | Weather Balloons | 033 | blue | 11 | science | - | 0 | floater
small-asteroid | Small Asteroid | 209 | event | 10 | space | - | 0 | -
self-replicating-robots | Self-replicating Robots | 210 | blue | 7 | - | science tags >= 2 | 0 | -
snow-algae | Snow Algae | 211 | green | 12 | plant | oceans >= 2 | 0 | -
penguins | Penguins | 212 | blue | 7 | animal | oceans >= 8 | 1 per 1 resource | animal
dusk-laser-mining | Dusk Laser Mining | X01 | green | 8 | space | science tags >= 2 | 0 | -
floyd-continuum | Floyd Continuum | X-1 | blue | 4 | science | - | 0 | -
project-inspection | Project Inspection | X02 | event | 0 | - | - | 0 | -
new-holland | New Holland | X-2 | green | 20 | city building | cities on Mars >= 4 | 0 | -
energy-market | Energy Market | X03 | blue | 3 | power | - | 0 | -
hi-tech-lab | Hi-Tech Lab | X04 | blue | 17 | science building | - | 1 | -
interplanetary-trade | Interplanetary Trade | X05 | green | 27 | space | - | 1 | -
law-suit | Law Suit | X06 | event | 2 | earth | - | -1 | -
mercurian-alloys | Mercurian Alloys | X07 | blue | 3 | space | science tags >= 2 | 0 | -
orbital-cleanup | Orbital Cleanup | X08 | blue | 14 | earth space | - | 2 | -
rego-plastics | Rego Plastics | X10 | blue | 10 | building | - | 1 | -
saturn-surfing | Saturn Surfing | X11 | blue | 13 | jovian earth | - | 1 | floater
stanford-torus | Stanford Torus | X12 | green | 12 | space city | - | 2 | -
advertising | Advertising | X13 | blue | 4 | earth | - | 0 | -
asteroid-deflection-system | Asteroid Deflection System | X14 | blue | 13 | space earth building | - | 1 per 1 resource | asteroid
asteroid-hollowing | Asteroid Hollowing | X15 | blue | 16 | space | - | 1 per 2 resources | asteroid
comet-aiming | Comet Aiming | X16 | blue | 17 | space | - | 0 | asteroid
crash-site-cleanup | Crash Site Cleanup | X17 | event | 4 | - | plants removed | 1 | -
cutting-edge-technology | Cutting Edge Technology | X18 | blue | 12 | science | - | 1 | -
directed-impactors | Directed Impactors | X19 | blue | 8 | space | - | 0 | asteroid
diversity-support | Diversity Support | X20 | event | 1 | - | kinds of resources >= 9 | 0 | -
field-capped-city | Field-Capped City | X21 | green | 29 | city building power | - | 0 | -
imported-nutrients | Imported Nutrients | X22 | event | 14 | earth space | - | 0 | -
jovian-embassy | Jovian Embassy | X23 | green | 14 | jovian building | - | 1 | -
magnetic-shield | Magnetic Shield | X24 | green | 24 | space | power tags >= 3 | 0 | -
meat-industry | Meat Industry | X25 | blue | 5 | building | - | 0 | -
meltworks | Meltworks | X26 | blue | 4 | building | - | 0 | -
mohole-lake | Mohole Lake | X27 | blue | 31 | building | - | 0 | -
potatoes | Potatoes | X28 | green | 2 | plant | - | 0 | -
sub-crust-measurements | Sub-Crust Measurements | X29 | blue | 20 | science building earth | science tags >= 2 | 2 | -
topsoil-contract | Topsoil Contract | X30 | blue | 8 | microbe earth | - | 0 | -
deimos-down-promo | Deimos Down | X31 | event | 31 | space | - | 0 | -
great-dam-promo | Great Dam | X32 | green | 15 | power building | oceans >= 4 | 1 | -
magnetic-field-generators-promo | Magnetic Field Generators | X33 | green | 22 | building | - | 0 | -
asteroid-rights | Asteroid Rights | X34 | blue | 10 | earth space | - | 0 | asteroid
bactoviral-research | Bactoviral Research | X35 | green | 10 | microbe science | - | 0 | -
bio-printing-facility | Bio Printing Facility | X36 | blue | 7 | building | - | 0 | -
harvest | Harvest | X37 | event | 4 | plant | own greeneries >= 3 | 0 | -
outdoor-sports | Outdoor Sports | X38 | green | 8 | - | cities beside an ocean >= 1 | 1 | -
16-psyche | 16 Psyche | X44 | green | 31 | space | - | 2 | -
robot-pollinators | Robot Pollinators | X45 | green | 9 | - | oxygen >= 4 | 0 | -
supercapacitors | Supercapacitors | X46 | blue | 4 | power building | - | 0 | -
icy-impactors | Icy Impactors | X47 | blue | 15 | space | - | 0 | asteroid
directed-heat-usage | Directed Heat Usage | X48 | blue | 1 | - | - | 0 | -
aqueduct-systems | Aqueduct Systems | X50 | green | 9 | building | own cities beside an ocean >= 1 | 1 | -
astra-mechanica | Astra Mechanica | X51 | green | 7 | science | - | 0 | -
carbon-nanosystems | Carbon Nanosystems | X52 | blue | 14 | science building | - | 1 | graphene
cyberia-systems | Cyberia Systems | X53 | green | 16 | - | - | 0 | -
hermetic-order-of-mars | Hermetic Order of Mars | X56 | green | 10 | - | oxygen <= 4 | 0 | -
homeostasis-bureau | Homeostasis Bureau | X57 | blue | 16 | building | - | 0 | -
kaguya-tech | Kaguya Tech | X58 | green | 10 | city plant | - | 0 | -
mars-nomads | Mars Nomads | X59 | blue | 13 | - | - | 0 | -
martian-lumber-corp | Martian Lumber Corp | X60 | blue | 6 | building plant | own greeneries >= 2 | 0 | -
neptunian-power-consultants | Neptunian Power Consultants | X61 | blue | 14 | power | - | 1 per 1 resource | hydroelectric
red-ships | Red Ships | X62 | blue | 2 | - | oxygen >= 4 | 0 | -
solar-logistics | Solar Logistics | X63 | blue | 20 | earth space | - | 1 | -
st-joseph-of-cupertino-mission | St. Joseph of Cupertino Mission | X64 | blue | 7 | - | - | 1 per 1 cathedral | -
teslaract | Teslaract | X66 | blue | 14 | power building | - | 0 | -
soil-enrichment | Soil Enrichment | X67 | event | 6 | microbe plant | - | 0 | -
supermarkets | Supermarkets | X68 | green | 9 | - | cities >= 2 | 1 | -
hospitals | Hospitals | X69 | blue | 8 | building | - | 1 | disease
public-baths | Public Baths | X70 | green | 6 | building | oceans >= 6 | 1 | -
city-parks | City Parks | X71 | green | 7 | plant | own cities >= 3 | 2 | -
casinos | Casinos | X72 | green | 5 | building | own cities >= 1 | 0 | -
protected-growth | Protected Growth | X73 | event | 2 | plant | oxygen <= 7 | 0 | -
static-harvesting | Static Harvesting | X74 | green | 5 | power | oceans <= 3 | 0 | -
vermin | Vermin | X75 | blue | 8 | microbe animal | - | -1 per city for all at 10 resources | animal
public-plans | Public Plans | X77 | event | 7 | - | - | 1 | -
sterling-vents | Sterling Vents | X79 | green | 5 | power building | - | 1 | -
`

export const PROMO_CORPORATIONS = `
astrodrill | AstroDrill | promo | 35 MC | space
factorum | Factorum | promo | 37 MC | power building
philares | Philares | promo | 47 MC | building
recyclon | Recyclon | promo | 38 MC | microbe building
splice | Splice | promo | 44 MC | microbe
pharmacy-union | Pharmacy Union | promo | 54 MC | microbe microbe
arcadian-communities | Arcadian Communities | promo | 40 MC | -
mons-insurance | Mons Insurance | promo | 48 MC | -
poldertech-dutch | PolderTECH Dutch | promo | 35 MC | earth
kuiper-cooperative | Kuiper Cooperative | promo | 33 MC | space space
tycho-magnetics | Tycho Magnetics | promo | 42 MC | power science
`
