/* What is printed on the cards of Turmoil, as in facts.ts, and on its global events. */

export const TURMOIL_PROJECTS = `
aerial-lenses | Aerial Lenses | T01 | green | 2 | - | party kelvinists | -1 | -
banned-delegate | Banned Delegate | T02 | event | 0 | - | chairman | 0 | -
cultural-metropolis | Cultural Metropolis | T03 | green | 20 | city building | party unity | 0 | -
diaspora-movement | Diaspora Movement | T04 | green | 7 | jovian | party reds | 1 | -
event-analysts | Event Analysts | T05 | blue | 5 | science | party scientists | 0 | -
gmo-contract | GMO Contract | T06 | blue | 3 | microbe science | party greens | 0 | -
martian-media-center | Martian Media Center | T07 | blue | 7 | building | party mars-first | 0 | -
parliament-hall | Parliament Hall | T08 | green | 8 | building | party mars-first | 1 | -
pr-office | PR Office | T09 | green | 7 | earth | party unity | 0 | -
public-celebrations | Public Celebrations | T10 | event | 8 | - | chairman | 2 | -
recruitment | Recruitment | T11 | event | 2 | - | - | 0 | -
red-tourism-wave | Red Tourism Wave | T12 | event | 3 | earth | party reds | 0 | -
sponsored-mohole | Sponsored Mohole | T13 | green | 5 | building | party kelvinists | 0 | -
supported-research | Supported Research | T14 | green | 3 | science | party scientists | 0 | -
wildlife-dome | Wildlife Dome | T15 | green | 15 | animal plant building | party greens | 0 | -
vote-of-no-confidence | Vote of No Confidence | T16 | event | 5 | - | parties led >= 1 | 0 | -
political-alliance | Political Alliance | X09 | event | 4 | - | parties led >= 2 | 0 | -
`

export const TURMOIL_CORPORATIONS = `
pristar | Pristar | turmoil | 53 MC | -
terralabs-research | TerraLabs Research | turmoil | 14 MC | science earth
septem-tribus | Septem Tribus | turmoil | 36 MC | wild
utopia-invest | Utopia Invest | turmoil | 40 MC | building
lakefront-resorts | Lakefront Resorts | turmoil | 54 MC | building
`

/** Name, the party of its first delegate, the party of its second, the boxes it needs. */
export const GLOBAL_EVENTS = `
Aquifer Released by Public Council | mars-first | greens | -
Asteroid Mining | reds | unity | -
Celebrity Leaders | unity | greens | -
Cloud Societies | unity | reds | venus colonies
Corrosive Rain | kelvinists | greens | venus colonies
Diversity | scientists | scientists | -
Dry Deserts | reds | unity | -
Eco Sabotage | greens | reds | -
Election | greens | mars-first | -
Generous Funding | kelvinists | unity | -
Global Dust Storm | kelvinists | greens | -
Homeworld Support | reds | unity | -
Improved Energy Templates | scientists | kelvinists | -
Interplanetary Trade | unity | unity | -
Jovian Tax Rights | scientists | unity | colonies
Microgravity Health Problems | mars-first | scientists | colonies
Miners On Strike | mars-first | greens | -
Mud Slides | kelvinists | greens | -
Pandemic | greens | mars-first | -
Paradigm Breakdown | kelvinists | reds | -
Productivity | scientists | mars-first | -
Red Influence | kelvinists | reds | -
Revolution | unity | mars-first | -
Riots | mars-first | reds | -
Sabotage | unity | reds | -
Scientific Community | reds | scientists | -
Snow Cover | kelvinists | kelvinists | -
Solar Flare | unity | kelvinists | -
Solarnet Shutdown | scientists | mars-first | -
Spin-Off Products | greens | scientists | -
Sponsored Projects | scientists | greens | -
Strong Society | reds | mars-first | -
Successful Organisms | mars-first | scientists | -
Venus Infrastructure | mars-first | unity | venus
Volcanic Eruptions | scientists | kelvinists | -
War on Earth | mars-first | kelvinists | -
`
