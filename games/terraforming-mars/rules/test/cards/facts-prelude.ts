/*
 * What is printed on the cards of Prelude, one line a card, as in facts.ts; a prelude has no cost, a
 * corporation its money.
 */

export const PRELUDES = `
allied-bank | Allied Bank | P01 | prelude | earth
aquifer-turbines | Aquifer Turbines | P02 | prelude | power
biofuels | Biofuels | P03 | prelude | microbe
biolab | Biolab | P04 | prelude | science
biosphere-support | Biosphere Support | P05 | prelude | plant
business-empire | Business Empire | P06 | prelude | earth
dome-farming | Dome Farming | P07 | prelude | plant building
donation | Donation | P08 | prelude | -
early-settlement | Early Settlement | P09 | prelude | building city
ecology-experts | Ecology Experts | P10 | prelude | plant microbe
eccentric-sponsor | Eccentric Sponsor | P11 | prelude | -
experimental-forest | Experimental Forest | P12 | prelude | plant
galilean-mining | Galilean Mining | P13 | prelude | jovian
great-aquifer | Great Aquifer | P14 | prelude | -
huge-asteroid | Huge Asteroid | P15 | prelude | -
io-research-outpost | Io Research Outpost | P16 | prelude | jovian science
loan | Loan | P17 | prelude | -
martian-industries | Martian Industries | P18 | prelude | building
metal-rich-asteroid | Metal-Rich Asteroid | P19 | prelude | -
metals-company | Metals Company | P20 | prelude | -
mining-operations | Mining Operations | P21 | prelude | building
mohole | Mohole | P22 | prelude | building
mohole-excavation | Mohole Excavation | P23 | prelude | building
nitrogen-shipment | Nitrogen Shipment | P24 | prelude | -
orbital-construction-yard | Orbital Construction Yard | P25 | prelude | space
polar-industries | Polar Industries | P26 | prelude | building
power-generation | Power Generation | P27 | prelude | power
research-network | Research Network | P28 | prelude | wild
self-sufficient-settlement | Self-Sufficient Settlement | P29 | prelude | building city
smelting-plant | Smelting Plant | P30 | prelude | building
society-support | Society Support | P31 | prelude | -
supplier | Supplier | P32 | prelude | power
supply-drop | Supply Drop | P33 | prelude | -
unmi-contractor | UNMI Contractor | P34 | prelude | earth
acquired-space-agency | Acquired Space Agency | P35 | prelude | -
corporate-archives | Corporate Archives | X39 | promo | science
double-down | Double Down | X40 | promo | -
merger | Merger | X41 | promo | -
new-partner | New Partner | X42 | promo | -
anti-desertification-techniques | Anti-desertification Techniques | X49 | promo | microbe plant
established-methods | Established Methods | X54 | promo | -
giant-solar-collector | Giant Solar Collector | X55 | promo | power space
strategic-base-planning | Strategic Base Planning | X65 | promo | city building space
albedo-plants | Albedo Plants | X78 | promo | plant
`

export const PRELUDE_PROJECTS = `
house-printing | House Printing | P36 | green | 10 | building | - | 1 | -
lava-tube-settlement | Lava Tube Settlement | P37 | green | 15 | building city | - | 0 | -
martian-survey | Martian Survey | P38 | event | 9 | science | oxygen <= 4 | 1 | -
psychrophiles | Psychrophiles | P39 | blue | 2 | microbe | temperature <= -20 | 0 | microbe
research-coordination | Research Coordination | P40 | green | 4 | wild | - | 0 | -
sf-memorial | SF Memorial | P41 | green | 7 | building | - | 1 | -
space-hotels | Space Hotels | P42 | green | 12 | space earth | earth tags >= 2 | 0 | -
`

export const PRELUDE_CORPORATIONS = `
point-luna | Point Luna | prelude | 38 MC | space earth
cheung-shing-mars | Cheung Shing MARS | prelude | 44 MC | building
robinson-industries | Robinson Industries | prelude | 47 MC | -
valley-trust | Valley Trust | prelude | 37 MC | earth
vitor | Vitor | prelude | 45 MC | earth
`
