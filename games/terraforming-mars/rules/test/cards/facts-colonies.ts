/* What is printed on the cards of Colonies; see facts.ts for what stands in a line. */

export const COLONIES_PROJECTS = `
airliners | Airliners | C01 | green | 11 | - | floaters >= 3 | 1 | -
air-raid | Air Raid | C02 | event | 0 | - | - | 0 | -
atmo-collectors | Atmo Collectors | C03 | blue | 15 | - | - | 0 | floater
community-services | Community Services | C04 | green | 13 | - | - | 1 | -
conscription | Conscription | C05 | event | 5 | earth | earth tags >= 2 | -1 | -
corona-extractor | Corona Extractor | C06 | green | 10 | space power | science tags >= 4 | 0 | -
cryo-sleep | Cryo-Sleep | C07 | blue | 10 | science | - | 1 | -
earth-elevator | Earth Elevator | C08 | green | 43 | space earth | - | 4 | -
ecology-research | Ecology Research | C09 | green | 21 | science plant animal microbe | - | 1 | -
floater-leasing | Floater Leasing | C10 | green | 3 | - | - | 0 | -
floater-prototypes | Floater Prototypes | C11 | event | 2 | science | - | 0 | -
floater-technology | Floater Technology | C12 | blue | 7 | science | - | 0 | -
galilean-waystation | Galilean Waystation | C13 | green | 15 | space | - | 1 | -
heavy-taxation | Heavy Taxation | C14 | green | 3 | earth | earth tags >= 2 | -1 | -
ice-moon-colony | Ice Moon Colony | C15 | green | 23 | space | - | 0 | -
impactor-swarm | Impactor Swarm | C16 | event | 11 | space | jovian tags >= 2 | 0 | -
interplanetary-colony-ship | Interplanetary Colony Ship | C17 | event | 12 | space earth | - | 0 | -
jovian-lanterns | Jovian Lanterns | C18 | blue | 20 | jovian | jovian tags >= 1 | 1 per 2 resources | floater
jupiter-floating-station | Jupiter Floating Station | C19 | blue | 9 | jovian | science tags >= 3 | 1 | floater
luna-governor | Luna Governor | C20 | green | 4 | earth earth | earth tags >= 3 | 0 | -
lunar-exports | Lunar Exports | C21 | green | 19 | earth space | - | 0 | -
lunar-mining | Lunar Mining | C22 | green | 11 | earth | - | 0 | -
market-manipulation | Market Manipulation | C23 | event | 1 | earth | - | 0 | -
martian-zoo | Martian Zoo | C24 | blue | 12 | animal building | cities >= 2 | 1 | animal
mining-colony | Mining Colony | C25 | green | 20 | space | - | 0 | -
minority-refuge | Minority Refuge | C26 | green | 5 | space | - | 0 | -
molecular-printing | Molecular Printing | C27 | green | 11 | science | - | 1 | -
nitrogen-from-titan | Nitrogen from Titan | C28 | green | 25 | jovian space | - | 1 | -
pioneer-settlement | Pioneer Settlement | C29 | green | 13 | space | own colonies <= 1 | 2 | -
productive-outpost | Productive Outpost | C30 | green | 0 | - | - | 0 | -
quantum-communications | Quantum Communications | C31 | green | 8 | - | science tags >= 4 | 1 | -
red-spot-observatory | Red Spot Observatory | C32 | blue | 17 | jovian science | science tags >= 3 | 2 | floater
refugee-camps | Refugee Camps | C33 | blue | 10 | earth | - | 1 per 1 resource | camp
research-colony | Research Colony | C34 | green | 20 | space science | - | 0 | -
rim-freighters | Rim Freighters | C35 | blue | 4 | space | - | 0 | -
sky-docks | Sky Docks | C36 | blue | 18 | space earth | earth tags >= 2 | 2 | -
solar-probe | Solar Probe | C37 | event | 9 | space science | - | 1 | -
solar-reflectors | Solar Reflectors | C38 | green | 23 | space | - | 0 | -
space-port | Space Port | C39 | green | 22 | city building | own colonies >= 1 | 0 | -
space-port-colony | Space Port Colony | C40 | green | 27 | space | own colonies >= 1 | 1 per 2 colonies | -
spin-off-department | Spin-off Department | C41 | blue | 10 | building | - | 0 | -
sub-zero-salt-fish | Sub-zero Salt Fish | C42 | blue | 5 | animal | temperature >= -6 | 1 per 2 resources | animal
titan-air-scrapping | Titan Air-scrapping | C43 | blue | 21 | jovian | - | 2 | floater
titan-floating-launch-pad | Titan Floating Launch-pad | C44 | blue | 18 | jovian | - | 1 | floater
titan-shuttles | Titan Shuttles | C45 | blue | 23 | jovian space | - | 1 | floater
trade-envoys | Trade Envoys | C46 | blue | 6 | - | - | 0 | -
trading-colony | Trading Colony | C47 | blue | 18 | space | - | 0 | -
urban-decomposers | Urban Decomposers | C48 | green | 6 | microbe | own colonies >= 1, own cities >= 1 | 0 | -
warp-drive | Warp Drive | C49 | blue | 14 | science | science tags >= 5 | 2 | -
`

export const COLONIES_CORPORATIONS = `
poseidon | Poseidon | colonies | 45 MC | -
arklight | Arklight | colonies | 45 MC | animal
polyphemos | Polyphemos | colonies | 50 MC | -
aridor | Aridor | colonies | 40 MC | -
stormcraft-incorporated | Stormcraft Incorporated | colonies | 48 MC | jovian
`
