/* What is printed on the cards of Venus Next, one line a card, as in facts.ts. */

export const VENUS_PROJECTS = `
aerial-mappers | Aerial Mappers | 213 | blue | 11 | venus | - | 1 | floater
aerosport-tournament | Aerosport Tournament | 214 | event | 7 | - | floaters >= 5 | 1 | -
air-scrapping-expedition | Air-Scrapping Expedition | 215 | event | 13 | venus | - | 0 | -
atalanta-planitia-lab | Atalanta Planitia Lab | 216 | green | 10 | venus science | science tags >= 3 | 2 | -
atmoscoop | Atmoscoop | 217 | green | 22 | jovian space | science tags >= 3 | 1 | -
comet-for-venus | Comet for Venus | 218 | event | 11 | space | - | 0 | -
corroder-suits | Corroder Suits | 219 | green | 8 | venus | - | 0 | -
dawn-city | Dawn City | 220 | green | 15 | city space | science tags >= 4 | 3 | -
deuterium-export | Deuterium Export | 221 | blue | 11 | space venus power | - | 0 | floater
dirigibles | Dirigibles | 222 | blue | 11 | venus | - | 0 | floater
extractor-balloons | Extractor Balloons | 223 | blue | 21 | venus | - | 0 | floater
extremophiles | Extremophiles | 224 | blue | 3 | venus microbe | science tags >= 2 | 1 per 3 resources | microbe
floating-habs | Floating Habs | 225 | blue | 5 | venus | science tags >= 2 | 1 per 2 resources | floater
forced-precipitation | Forced Precipitation | 226 | blue | 8 | venus | - | 0 | floater
freyja-biodomes | Freyja Biodomes | 227 | green | 14 | plant venus | venus >= 10 | 2 | -
ghg-import-from-venus | GHG Import From Venus | 228 | event | 23 | space venus | - | 0 | -
giant-solar-shade | Giant Solar Shade | 229 | green | 27 | space venus | - | 0 | -
gyropolis | Gyropolis | 230 | green | 20 | city building | - | 0 | -
hydrogen-to-venus | Hydrogen to Venus | 231 | event | 11 | space | - | 0 | -
io-sulphur-research | Io Sulphur Research | 232 | green | 17 | science jovian | - | 2 | -
ishtar-mining | Ishtar Mining | 233 | green | 5 | venus | venus >= 8 | 0 | -
jet-stream-microscrappers | Jet Stream Microscrappers | 234 | blue | 12 | venus | - | 0 | floater
local-shading | Local Shading | 235 | blue | 4 | venus | - | 0 | floater
luna-metropolis | Luna Metropolis | 236 | green | 21 | city space earth | - | 2 | -
luxury-foods | Luxury Foods | 237 | green | 8 | - | venus tags >= 1, earth tags >= 1, jovian tags >= 1 | 2 | -
maxwell-base | Maxwell Base | 238 | blue | 18 | city venus | venus >= 12 | 3 | -
mining-quota | Mining Quota | 239 | green | 5 | building | venus tags >= 1, earth tags >= 1, jovian tags >= 1 | 0 | -
neutralizer-factory | Neutralizer Factory | 240 | green | 7 | venus | venus >= 10 | 0 | -
omnicourt | Omnicourt | 241 | green | 11 | building | venus tags >= 1, earth tags >= 1, jovian tags >= 1 | 0 | -
orbital-reflectors | Orbital Reflectors | 242 | green | 26 | venus space | - | 0 | -
rotator-impacts | Rotator Impacts | 243 | blue | 6 | space | venus <= 14 | 0 | asteroid
sister-planet-support | Sister Planet Support | 244 | green | 7 | venus earth | venus tags >= 1, earth tags >= 1 | 0 | -
solarnet | Solarnet | 245 | green | 7 | - | venus tags >= 1, earth tags >= 1, jovian tags >= 1 | 1 | -
spin-inducing-asteroid | Spin-Inducing Asteroid | 246 | event | 16 | space | venus <= 10 | 0 | -
sponsored-academies | Sponsored Academies | 247 | green | 9 | earth science | - | 1 | -
stratopolis | Stratopolis | 248 | blue | 22 | city venus | science tags >= 2 | 1 per 3 resources | floater
stratospheric-birds | Stratospheric Birds | 249 | blue | 12 | venus animal | venus >= 12 | 1 per 1 resource | animal
sulphur-exports | Sulphur Exports | 250 | green | 21 | venus space | - | 0 | -
sulphur-eating-bacteria | Sulphur-Eating Bacteria | 251 | blue | 6 | venus microbe | venus >= 6 | 0 | microbe
terraforming-contract | Terraforming Contract | 252 | green | 8 | earth | TR >= 25 | 0 | -
thermophiles | Thermophiles | 253 | blue | 9 | venus microbe | venus >= 6 | 0 | microbe
water-to-venus | Water to Venus | 254 | event | 9 | space | - | 0 | -
venus-governor | Venus Governor | 255 | green | 4 | venus venus | venus tags >= 2 | 0 | -
venus-magnetizer | Venus Magnetizer | 256 | blue | 7 | venus | venus >= 10 | 0 | -
venus-soils | Venus Soils | 257 | green | 20 | venus plant | - | 0 | -
venus-waystation | Venus Waystation | 258 | blue | 9 | venus space | - | 1 | -
venusian-animals | Venusian Animals | 259 | blue | 15 | venus animal science | venus >= 18 | 1 per 1 resource | animal
venusian-insects | Venusian Insects | 260 | blue | 5 | venus microbe | venus >= 12 | 1 per 2 resources | microbe
venusian-plants | Venusian Plants | 261 | green | 13 | venus plant | venus >= 16 | 1 | -
`

/** Id, name, box, MC at the start, tags. */
export const VENUS_CORPORATIONS = `
aphrodite | Aphrodite | venus | 47 MC | plant venus
celestic | Celestic | venus | 42 MC | venus
manutech | Manutech | venus | 35 MC | building
morning-star-inc | Morning Star Inc. | venus | 50 MC | venus
viron | Viron | venus | 48 MC | microbe
`
