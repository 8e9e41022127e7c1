/*
 * What is printed on each card, one line a card: id, name, number, kind, cost, tags, requirements, points,
 * what its resources are. The cards' definitions are held against these lines.
 */

export const BASE_PROJECTS = `
colonizer-training-camp | Colonizer Training Camp | 001 | green | 8 | jovian building | oxygen <= 5 | 2 | -
deep-well-heating | Deep Well Heating | 003 | green | 13 | power building | - | 0 | -
cloud-seeding | Cloud Seeding | 004 | green | 11 | - | oceans >= 3 | 0 | -
search-for-life | Search For Life | 005 | blue | 3 | science | oxygen <= 6 | 3 if any resource | science
martian-rails | Martian Rails | 007 | blue | 13 | building | - | 0 | -
capital | Capital | 008 | green | 26 | city building | oceans >= 4 | 1 per 1 adjacent ocean | -
asteroid | Asteroid | 009 | event | 14 | space | - | 0 | -
comet | Comet | 010 | event | 21 | space | - | 0 | -
big-asteroid | Big Asteroid | 011 | event | 27 | space | - | 0 | -
water-import-from-europa | Water Import From Europa | 012 | blue | 25 | jovian space | - | 1 per 1 jovian tag | -
equatorial-magnetizer | Equatorial Magnetizer | 015 | blue | 11 | building | - | 0 | -
domed-crater | Domed Crater | 016 | green | 24 | city building | oxygen <= 7 | 1 | -
noctis-city | Noctis City | 017 | green | 18 | city building | - | 0 | -
methane-from-titan | Methane From Titan | 018 | green | 28 | jovian space | oxygen >= 2 | 2 | -
imported-hydrogen | Imported Hydrogen | 019 | event | 16 | earth space | - | 0 | -
research-outpost | Research Outpost | 020 | blue | 18 | science city building | - | 0 | -
phobos-space-haven | Phobos Space Haven | 021 | green | 25 | space city | - | 3 | -
black-polar-dust | Black Polar Dust | 022 | green | 15 | - | - | 0 | -
arctic-algae | Arctic Algae | 023 | blue | 12 | plant | temperature <= -12 | 0 | -
predators | Predators | 024 | blue | 14 | animal | oxygen >= 11 | 1 per 1 resource | animal
eos-chasma-national-park | Eos Chasma National Park | 026 | green | 16 | plant building | temperature >= -12 | 1 | -
cupola-city | Cupola City | 029 | green | 16 | city building | oxygen <= 9 | 0 | -
lunar-beam | Lunar Beam | 030 | green | 13 | earth power | - | 0 | -
optimal-aerobraking | Optimal Aerobraking | 031 | blue | 7 | space | - | 0 | -
underground-city | Underground City | 032 | green | 18 | city building | - | 0 | -
regolith-eaters | Regolith Eaters | 033 | blue | 13 | science microbe | - | 0 | microbe
ghg-producing-bacteria | GHG Producing Bacteria | 034 | blue | 8 | science microbe | oxygen >= 4 | 0 | microbe
ants | Ants | 035 | blue | 9 | microbe | oxygen >= 4 | 1 per 2 resources | microbe
release-of-inert-gases | Release of Inert Gases | 036 | event | 14 | - | - | 0 | -
nitrogen-rich-asteroid | Nitrogen-Rich Asteroid | 037 | event | 31 | space | - | 0 | -
rover-construction | Rover Construction | 038 | blue | 8 | building | - | 1 | -
deimos-down | Deimos Down | 039 | event | 31 | space | - | 0 | -
asteroid-mining | Asteroid Mining | 040 | green | 30 | jovian space | - | 2 | -
food-factory | Food Factory | 041 | green | 12 | building | - | 1 | -
archaebacteria | ArchaeBacteria | 042 | green | 6 | microbe | temperature <= -18 | 0 | -
carbonate-processing | Carbonate Processing | 043 | green | 6 | building | - | 0 | -
natural-preserve | Natural Preserve | 044 | green | 9 | science building | oxygen <= 4 | 1 | -
nuclear-power | Nuclear Power | 045 | green | 10 | power building | - | 0 | -
algae | Algae | 047 | green | 10 | plant | oceans >= 5 | 0 | -
adapted-lichen | Adapted Lichen | 048 | green | 9 | plant | - | 0 | -
fish | Fish | 052 | blue | 9 | animal | temperature >= 2 | 1 per 1 resource | animal
lake-marineris | Lake Marineris | 053 | green | 18 | - | temperature >= 0 | 2 | -
small-animals | Small Animals | 054 | blue | 6 | animal | oxygen >= 6 | 1 per 2 resources | animal
kelp-farming | Kelp Farming | 055 | green | 17 | plant | oceans >= 6 | 1 | -
beam-from-a-thorium-asteroid | Beam From A Thorium Asteroid | 058 | green | 32 | jovian space power | jovian tags >= 1 | 1 | -
mangrove | Mangrove | 059 | green | 12 | plant | temperature >= 4 | 1 | -
trees | Trees | 060 | green | 13 | plant | temperature >= -4 | 1 | -
mining-expedition | Mining Expedition | 063 | event | 12 | - | - | 0 | -
mining-rights | Mining Rights | 067 | green | 9 | building | - | 0 | -
birds | Birds | 072 | blue | 10 | animal | oxygen >= 13 | 1 per 1 resource | animal
towing-a-comet | Towing A Comet | 075 | event | 23 | space | - | 0 | -
space-mirrors | Space Mirrors | 076 | blue | 3 | power space | - | 0 | -
solar-wind-power | Solar Wind Power | 077 | green | 11 | science space power | - | 0 | -
ice-asteroid | Ice Asteroid | 078 | event | 23 | space | - | 0 | -
giant-ice-asteroid | Giant Ice Asteroid | 080 | event | 36 | space | - | 0 | -
ganymede-colony | Ganymede Colony | 081 | green | 20 | jovian space city | - | 1 per 1 jovian tag | -
giant-space-mirror | Giant Space Mirror | 083 | green | 17 | power space | - | 0 | -
grass | Grass | 087 | green | 11 | plant | temperature >= -16 | 0 | -
heather | Heather | 088 | green | 6 | plant | temperature >= -14 | 0 | -
peroxide-power | Peroxide Power | 089 | green | 7 | power building | - | 0 | -
bushes | Bushes | 093 | green | 10 | plant | temperature >= -10 | 0 | -
greenhouses | Greenhouses | 096 | green | 6 | plant building | - | 0 | -
nuclear-zone | Nuclear Zone | 097 | green | 10 | earth | - | -2 | -
fueled-generators | Fueled Generators | 100 | green | 1 | power building | - | 0 | -
ironworks | Ironworks | 101 | blue | 11 | building | - | 0 | -
power-grid | Power Grid | 102 | green | 18 | power | - | 0 | -
steelworks | Steelworks | 103 | blue | 15 | building | - | 0 | -
ore-processor | Ore Processor | 104 | blue | 13 | building | - | 0 | -
open-city | Open City | 108 | green | 23 | city building | oxygen >= 12 | 1 | -
solar-power | Solar Power | 113 | green | 11 | power building | - | 1 | -
breathing-filters | Breathing Filters | 114 | green | 11 | science | oxygen >= 7 | 2 | -
artificial-photosynthesis | Artificial Photosynthesis | 115 | green | 12 | science | - | 0 | -
artificial-lake | Artificial Lake | 116 | green | 15 | building | temperature >= -6 | 1 | -
geothermal-power | Geothermal Power | 117 | green | 11 | power building | - | 0 | -
farming | Farming | 118 | green | 16 | plant | temperature >= 4 | 2 | -
dust-seals | Dust Seals | 119 | green | 2 | - | oceans <= 3 | 1 | -
urbanized-area | Urbanized Area | 120 | green | 10 | city building | - | 0 | -
moss | Moss | 122 | green | 4 | plant | oceans >= 3 | 0 | -
ghg-factories | GHG Factories | 126 | green | 11 | building | - | 0 | -
subterranean-reservoir | Subterranean Reservoir | 127 | event | 11 | - | - | 0 | -
ecological-zone | Ecological Zone | 128 | blue | 12 | animal plant | own greeneries >= 1 | 1 per 2 resources | animal
zeppelins | Zeppelins | 129 | green | 13 | - | oxygen >= 5 | 1 | -
worms | Worms | 130 | green | 8 | microbe | oxygen >= 4 | 0 | -
decomposers | Decomposers | 131 | blue | 5 | microbe | oxygen >= 3 | 1 per 3 resources | microbe
fusion-power | Fusion Power | 132 | green | 14 | science power building | power tags >= 2 | 0 | -
symbiotic-fungus | Symbiotic Fungus | 133 | blue | 4 | microbe | temperature >= -14 | 0 | -
extreme-cold-fungus | Extreme-Cold Fungus | 134 | blue | 13 | microbe | temperature <= -10 | 0 | -
advanced-ecosystems | Advanced Ecosystems | 135 | green | 11 | plant microbe animal | plant tags >= 1, animal tags >= 1, microbe tags >= 1 | 3 | -
great-dam | Great Dam | 136 | green | 12 | power building | oceans >= 4 | 1 | -
strip-mine | Strip Mine | 138 | green | 25 | building | - | 0 | -
wave-power | Wave Power | 139 | green | 8 | power | oceans >= 3 | 1 | -
lava-flows | Lava Flows | 140 | event | 18 | - | - | 0 | -
power-plant | Power Plant | 141 | green | 4 | power building | - | 0 | -
mohole-area | Mohole Area | 142 | green | 20 | building | - | 0 | -
large-convoy | Large Convoy | 143 | event | 36 | earth space | - | 2 | -
tectonic-stress-power | Tectonic Stress Power | 145 | green | 18 | power building | science tags >= 2 | 1 | -
nitrophilic-moss | Nitrophilic Moss | 146 | green | 8 | plant | oceans >= 3 | 0 | -
herbivores | Herbivores | 147 | blue | 12 | animal | oxygen >= 8 | 1 per 2 resources | animal
insects | Insects | 148 | green | 9 | microbe | oxygen >= 6 | 0 | -
insulation | Insulation | 152 | green | 2 | - | - | 0 | -
adaptation-technology | Adaptation Technology | 153 | blue | 12 | science | - | 1 | -
designed-microorganisms | Designed Microorganisms | 155 | green | 16 | science microbe | temperature <= -14 | 0 | -
nitrite-reducing-bacteria | Nitrite Reducing Bacteria | 157 | blue | 11 | microbe | - | 0 | microbe
industrial-microbes | Industrial Microbes | 158 | green | 12 | microbe building | - | 0 | -
lichen | Lichen | 159 | green | 7 | plant | temperature >= -24 | 0 | -
convoy-from-europa | Convoy From Europa | 161 | event | 15 | space | - | 0 | -
imported-ghg | Imported GHG | 162 | event | 7 | earth space | - | 0 | -
imported-nitrogen | Imported Nitrogen | 163 | event | 23 | earth space | - | 0 | -
micro-mills | Micro-Mills | 164 | green | 3 | - | - | 0 | -
magnetic-field-generators | Magnetic Field Generators | 165 | green | 20 | building | - | 0 | -
shuttles | Shuttles | 166 | blue | 10 | space | oxygen >= 5 | 1 | -
import-of-advanced-ghg | Import of Advanced GHG | 167 | event | 9 | earth space | - | 0 | -
windmills | Windmills | 168 | green | 6 | power building | oxygen >= 7 | 1 | -
tundra-farming | Tundra Farming | 169 | green | 16 | plant | temperature >= -6 | 2 | -
aerobraked-ammonia-asteroid | Aerobraked Ammonia Asteroid | 170 | event | 26 | space | - | 0 | -
magnetic-field-dome | Magnetic Field Dome | 171 | green | 5 | building | - | 0 | -
pets | Pets | 172 | blue | 10 | earth animal | - | 1 per 2 resources | animal
protected-valley | Protected Valley | 174 | green | 23 | plant building | - | 0 | -
noctis-farming | Noctis Farming | 176 | green | 10 | plant building | temperature >= -20 | 1 | -
water-splitting-plant | Water Splitting Plant | 177 | blue | 12 | building | oceans >= 2 | 0 | -
heat-trappers | Heat Trappers | 178 | green | 6 | power building | - | -1 | -
soil-factory | Soil Factory | 179 | green | 9 | building | - | 1 | -
ice-cap-melting | Ice Cap Melting | 181 | event | 5 | - | temperature >= 2 | 0 | -
biomass-combustors | Biomass Combustors | 183 | green | 4 | power building | oxygen >= 6 | -1 | -
livestock | Livestock | 184 | blue | 13 | animal | oxygen >= 9 | 1 per 1 resource | animal
aquifer-pumping | Aquifer Pumping | 187 | blue | 18 | building | - | 0 | -
flooding | Flooding | 188 | event | 7 | - | - | -1 | -
energy-saving | Energy Saving | 189 | green | 15 | power | - | 0 | -
local-heat-trapping | Local Heat Trapping | 190 | event | 1 | - | - | 0 | -
permafrost-extraction | Permafrost Extraction | 191 | event | 8 | - | temperature >= -8 | 0 | -
plantation | Plantation | 193 | green | 15 | plant | science tags >= 2 | 0 | -
immigration-shuttles | Immigration Shuttles | 198 | green | 31 | earth space | - | 1 per 3 cities | -
immigrant-city | Immigrant City | 200 | blue | 13 | city building | - | 0 | -
underground-detonations | Underground Detonations | 202 | blue | 6 | building | - | 0 | -
soletta | Soletta | 203 | green | 35 | space | - | 0 | -
rad-chem-factory | Rad-Chem Factory | 205 | green | 8 | building | - | 0 | -
special-design | Special Design | 206 | event | 4 | science | - | 0 | -
`

export const CORPORATE_ERA_PROJECTS = `
asteroid-mining-consortium | Asteroid Mining Consortium | 002 | green | 13 | jovian | titanium production >= 1 | 1 | -
inventors-guild | Inventors' Guild | 006 | blue | 9 | science | - | 0 | -
space-elevator | Space Elevator | 013 | blue | 27 | space building | - | 2 | -
development-center | Development Center | 014 | blue | 11 | science building | - | 0 | -
space-station | Space Station | 025 | blue | 10 | space | - | 1 | -
interstellar-colony-ship | Interstellar Colony Ship | 027 | event | 24 | earth space | science tags >= 5 | 4 | -
security-fleet | Security Fleet | 028 | blue | 12 | space | - | 1 per 1 resource | fighter
lightning-harvest | Lightning Harvest | 046 | green | 8 | power | science tags >= 3 | 1 | -
tardigrades | Tardigrades | 049 | blue | 4 | microbe | - | 1 per 4 resources | microbe
virus | Virus | 050 | event | 1 | microbe | - | 0 | -
miranda-resort | Miranda Resort | 051 | green | 12 | jovian space | - | 1 | -
mine | Mine | 056 | green | 4 | building | - | 0 | -
vesta-shipyard | Vesta Shipyard | 057 | green | 15 | jovian space | - | 1 | -
great-escarpment-consortium | Great Escarpment Consortium | 061 | green | 6 | - | steel production >= 1 | 0 | -
mineral-deposit | Mineral Deposit | 062 | event | 5 | - | - | 0 | -
mining-area | Mining Area | 064 | green | 4 | building | - | 0 | -
building-industries | Building Industries | 065 | green | 6 | building | - | 0 | -
land-claim | Land Claim | 066 | event | 1 | - | - | 0 | -
sponsors | Sponsors | 068 | green | 6 | earth | - | 0 | -
electro-catapult | Electro Catapult | 069 | blue | 17 | building | oxygen <= 8 | 1 | -
earth-catapult | Earth Catapult | 070 | blue | 23 | earth | - | 2 | -
advanced-alloys | Advanced Alloys | 071 | blue | 9 | science | - | 0 | -
mars-university | Mars University | 073 | blue | 8 | science building | - | 1 | -
viral-enhancers | Viral Enhancers | 074 | blue | 9 | science microbe | - | 0 | -
quantum-extractor | Quantum Extractor | 079 | blue | 13 | science power | science tags >= 4 | 0 | -
callisto-penal-mines | Callisto Penal Mines | 082 | green | 24 | jovian space | - | 2 | -
trans-neptune-probe | Trans-Neptune Probe | 084 | green | 6 | science space | - | 1 | -
commercial-district | Commercial District | 085 | green | 16 | building | - | 1 per 1 adjacent city | -
robotic-workforce | Robotic Workforce | 086 | green | 9 | science | - | 0 | -
research | Research | 090 | green | 11 | science science | - | 1 | -
gene-repair | Gene Repair | 091 | green | 12 | science | science tags >= 3 | 2 | -
io-mining-industries | Io Mining Industries | 092 | green | 41 | jovian space | - | 1 per 1 jovian tag | -
mass-converter | Mass Converter | 094 | blue | 8 | science power | science tags >= 5 | 0 | -
physics-complex | Physics Complex | 095 | blue | 12 | science building | - | 2 per 1 resource | science
tropical-resort | Tropical Resort | 098 | green | 13 | building | - | 2 | -
toll-station | Toll Station | 099 | green | 12 | space | - | 0 | -
earth-office | Earth Office | 105 | blue | 1 | earth | - | 0 | -
acquired-company | Acquired Company | 106 | green | 10 | earth | - | 0 | -
media-archives | Media Archives | 107 | green | 8 | earth | - | 0 | -
media-group | Media Group | 109 | blue | 6 | earth | - | 0 | -
business-network | Business Network | 110 | blue | 4 | earth | - | 0 | -
business-contacts | Business Contacts | 111 | event | 7 | earth | - | 0 | -
bribed-committee | Bribed Committee | 112 | event | 7 | earth | - | -2 | -
sabotage | Sabotage | 121 | event | 1 | - | - | 0 | -
industrial-center | Industrial Center | 123 | blue | 4 | building | - | 0 | -
hired-raiders | Hired Raiders | 124 | event | 1 | - | - | 0 | -
hackers | Hackers | 125 | green | 3 | - | - | -1 | -
cartel | Cartel | 137 | green | 8 | earth | - | 0 | -
titanium-mine | Titanium Mine | 144 | green | 7 | building | - | 0 | -
ceos-favorite-project | CEO's Favorite Project | 149 | event | 1 | - | - | 0 | -
anti-gravity-technology | Anti-Gravity Technology | 150 | blue | 14 | science | science tags >= 7 | 3 | -
investment-loan | Investment Loan | 151 | event | 3 | earth | - | 0 | -
caretaker-contract | Caretaker Contract | 154 | blue | 3 | - | temperature >= 0 | 0 | -
standard-technology | Standard Technology | 156 | blue | 6 | science | - | 0 | -
power-supply-consortium | Power Supply Consortium | 160 | green | 5 | power | power tags >= 2 | 0 | -
protected-habitats | Protected Habitats | 173 | blue | 5 | - | - | 0 | -
satellites | Satellites | 175 | green | 10 | space | - | 0 | -
fuel-factory | Fuel Factory | 180 | green | 6 | building | - | 0 | -
corporate-stronghold | Corporate Stronghold | 182 | green | 11 | city building | - | -2 | -
olympus-conference | Olympus Conference | 185 | blue | 10 | science earth building | - | 1 | science
rad-suits | Rad-Suits | 186 | green | 6 | - | cities >= 2 | 1 | -
invention-contest | Invention Contest | 192 | event | 2 | science | - | 0 | -
power-infrastructure | Power Infrastructure | 194 | blue | 4 | power building | - | 0 | -
indentured-workers | Indentured Workers | 195 | event | 0 | - | - | -1 | -
lagrange-observatory | Lagrange Observatory | 196 | green | 9 | science space | - | 1 | -
terraforming-ganymede | Terraforming Ganymede | 197 | green | 33 | jovian space | - | 2 | -
restricted-area | Restricted Area | 199 | blue | 11 | science | - | 0 | -
energy-tapping | Energy Tapping | 201 | green | 3 | power | - | -1 | -
technology-demonstration | Technology Demonstration | 204 | event | 5 | science space | - | 0 | -
medical-lab | Medical Lab | 207 | green | 13 | science building | - | 1 | -
ai-central | AI Central | 208 | blue | 21 | science building | science tags >= 3 | 1 | -
`

/** Id, name, box, MC at the start, tags. */
export const CORPORATIONS = `
beginner-corporation | Beginner Corporation | base | 42 MC | -
saturn-systems | Saturn Systems | corporate-era | 42 MC | jovian
credicor | CrediCor | base | 57 MC | -
phobolog | PhoboLog | base | 23 MC | space
thorgate | ThorGate | base | 48 MC | power
ecoline | Ecoline | base | 36 MC | plant
helion | Helion | base | 42 MC | space
interplanetary-cinematics | Interplanetary Cinematics | base | 30 MC | building
mining-guild | Mining Guild | base | 30 MC | building building
teractor | Teractor | corporate-era | 60 MC | earth
tharsis-republic | Tharsis Republic | base | 40 MC | building
united-nations-mars-initiative | United Nations Mars Initiative | base | 40 MC | earth
inventrix | Inventrix | base | 45 MC | science
`
