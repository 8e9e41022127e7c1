/*
 * moon, rules 1: a frozen build, made by `perilune freeze`. Never edited: see docs/versions.md.
 * commit efc5cfa1a693c1ce0d125845dc254e83c52f99cb
 * abi 1
 * bundler rolldown 1.2.15
 * sha256 f0a48b0018bc0dd4452c8088b51a2786ce22f948348f066666886c249bf3f2c0
 */
import { below, cloneKernel, deal, defineGame, lay, look, move, moveAll, numberLines, only, passOn, refusalOfAmounts, reveal, shuffle, shuffleWith } from "@perilune/engine/abi/1";

// games/moon/rules/src/names.ts
const MOST_SEATS = 5;
/** The four Resources, then what else lies in a Supply. A Supply and a production are numbers in this order. */
const RESOURCES = [
	"energy",
	"water",
	"bio",
	"metal"
];
const ITEMS = [
	...RESOURCES,
	"rovers",
	"hearts"
];
const ROVERS = 4;
const HEARTS = 5;
const FLAGS = [
	"industry",
	"housing",
	"transport",
	"food",
	"science"
];
const COLOURS = [
	"blue",
	"yellow",
	"pink",
	"grey",
	"red"
];
const BLUE = 0;
const YELLOW = 1;
const PINK = 2;
const GREY = 3;
const RED = 4;
const LEVELS = [
	"bronze",
	"silver",
	"gold"
];
const ERAS = [
	1,
	2,
	3
];

// games/moon/rules/src/cards/bases.ts
const bases = [
	{
		id: "copernicus-base",
		name: "Copernicus Base",
		produces: { bio: 1 },
		flags: { industry: 1 },
		source: "designed"
	},
	{
		id: "shackleton-base",
		name: "Shackleton Base",
		produces: { water: 1 },
		flags: { housing: 1 },
		source: "designed"
	},
	{
		id: "imbrium-base",
		name: "Imbrium Base",
		produces: { metal: 1 },
		flags: { food: 1 },
		source: "designed"
	},
	{
		id: "tycho-base",
		name: "Tycho Base",
		produces: { energy: 1 },
		flags: { science: 1 },
		source: "designed"
	},
	{
		id: "serenitatis-base",
		name: "Serenitatis Base",
		produces: { rovers: 1 },
		flags: { transport: 1 },
		threePlus: true,
		source: "designed"
	}
];

// games/moon/rules/src/cards/era-one.ts
const eraOne = [
	{
		id: "solar-panels",
		name: "Solar Panels",
		colour: "blue",
		copies: 2,
		withTwo: 1,
		produces: { energy: 1 },
		assimilate: { energy: 2 },
		source: "designed"
	},
	{
		id: "ice-drill",
		name: "Ice Drill",
		colour: "blue",
		copies: 2,
		withTwo: 1,
		produces: { water: 1 },
		assimilate: { water: 2 },
		source: "designed"
	},
	{
		id: "grow-tent",
		name: "Grow Tent",
		colour: "blue",
		copies: 2,
		withTwo: 1,
		produces: { bio: 1 },
		assimilate: { bio: 2 },
		source: "designed"
	},
	{
		id: "regolith-mine",
		name: "Regolith Mine",
		colour: "blue",
		copies: 2,
		withTwo: 1,
		produces: { metal: 1 },
		assimilate: { metal: 2 },
		source: "designed"
	},
	{
		id: "garage",
		name: "Garage",
		colour: "blue",
		copies: 2,
		withTwo: 1,
		cost: { bio: 1 },
		needs: { transport: 1 },
		produces: { rovers: 1 },
		assimilate: { rovers: 1 },
		source: "designed"
	},
	{
		id: "thermal-plant",
		name: "Thermal Plant",
		colour: "blue",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 1,
			bio: 1
		},
		needs: { industry: 1 },
		produces: {
			energy: 1,
			metal: 1
		},
		assimilate: {
			energy: 1,
			metal: 1
		},
		source: "designed"
	},
	{
		id: "algae-vats",
		name: "Algae Vats",
		colour: "blue",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			metal: 1
		},
		needs: { food: 1 },
		produces: {
			water: 1,
			bio: 1
		},
		assimilate: {
			water: 1,
			bio: 1
		},
		source: "designed"
	},
	{
		id: "workshop",
		name: "Workshop",
		colour: "yellow",
		copies: 2,
		withTwo: 2,
		cost: { energy: 1 },
		flags: { industry: 1 },
		assimilate: {
			energy: 1,
			metal: 1
		},
		source: "designed"
	},
	{
		id: "bunkhouse",
		name: "Bunkhouse",
		colour: "yellow",
		copies: 2,
		withTwo: 2,
		cost: { metal: 1 },
		flags: { housing: 1 },
		assimilate: {
			metal: 1,
			water: 1
		},
		source: "designed"
	},
	{
		id: "dust-road",
		name: "Dust Road",
		colour: "yellow",
		copies: 2,
		withTwo: 2,
		flags: { transport: 1 },
		assimilate: { rovers: 1 },
		source: "designed"
	},
	{
		id: "canteen",
		name: "Canteen",
		colour: "yellow",
		copies: 2,
		withTwo: 2,
		cost: { bio: 1 },
		flags: { food: 1 },
		assimilate: {
			bio: 1,
			water: 1
		},
		source: "designed"
	},
	{
		id: "field-lab",
		name: "Field Lab",
		colour: "yellow",
		copies: 2,
		withTwo: 2,
		cost: { water: 1 },
		flags: { science: 1 },
		assimilate: {
			water: 1,
			energy: 1
		},
		source: "designed"
	},
	{
		id: "printer",
		name: "Printer",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: {
			bio: 1,
			metal: 1
		},
		needs: { science: 1 },
		assimilate: { metal: 2 },
		flip: [{
			op: "pay",
			items: { metal: 1 }
		}, {
			op: "construct",
			from: "stack"
		}],
		source: "rulebook"
	},
	{
		id: "particle-beam",
		name: "Particle Beam",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			bio: 1
		},
		needs: { science: 1 },
		assimilate: { energy: 2 },
		flip: [{
			op: "pay",
			items: { energy: 1 }
		}, {
			op: "construct",
			from: "discard"
		}],
		source: "rulebook"
	},
	{
		id: "junkyard",
		name: "Junkyard",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		needs: { industry: 1 },
		assimilate: {
			energy: 1,
			metal: 1
		},
		flip: [{
			op: "pay",
			items: { rovers: 1 }
		}, {
			op: "gainAny",
			amount: 3
		}],
		source: "rulebook"
	},
	{
		id: "antenna",
		name: "Antenna",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: { energy: 1 },
		needs: { housing: 1 },
		assimilate: {
			energy: 1,
			water: 1
		},
		flip: [{
			op: "score",
			amount: {
				each: "flagsWon",
				times: 2
			}
		}],
		source: "rulebook"
	},
	{
		id: "reservoir",
		name: "Reservoir",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: { bio: 1 },
		needs: { food: 1 },
		assimilate: { water: 2 },
		flip: [{
			op: "score",
			amount: { each: "supply:water" }
		}],
		source: "rulebook"
	},
	{
		id: "charger",
		name: "Charger",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		needs: { food: 1 },
		assimilate: { energy: 2 },
		flip: [{
			op: "payAnyNumberOf",
			item: "energy"
		}, {
			op: "score",
			amount: {
				each: "paid",
				times: "X"
			}
		}],
		source: "rulebook"
	},
	{
		id: "rover-stop",
		name: "Rover Stop",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		needs: { transport: 1 },
		assimilate: { rovers: 1 },
		flip: [{
			op: "score",
			amount: { each: "rovers:total" }
		}, { op: "roversHere" }],
		source: "rulebook"
	},
	{
		id: "distiller",
		name: "Distiller",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: { water: 1 },
		needs: { food: 1 },
		assimilate: {
			water: 1,
			bio: 1
		},
		standing: [{
			op: "matchHearts",
			counter: "flags:food"
		}],
		source: "rulebook"
	},
	{
		id: "led-garden",
		name: "LED Garden",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			water: 1
		},
		needs: { food: 1 },
		assimilate: {
			energy: 1,
			bio: 1
		},
		standing: [{
			op: "matchHearts",
			counter: "production:bio"
		}],
		source: "rulebook"
	},
	{
		id: "hackerspace",
		name: "Hackerspace",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			bio: 1
		},
		needs: { science: 1 },
		assimilate: {
			energy: 1,
			metal: 1
		},
		standing: [{
			op: "when",
			event: "spendToConstruct",
			resource: "metal",
			do: [{
				op: "heartsHere",
				amount: { each: "eventAmount" }
			}]
		}],
		source: "rulebook"
	},
	{
		id: "obelisk",
		name: "Obelisk",
		colour: "red",
		copies: 2,
		withTwo: 1,
		assimilate: "X",
		standing: [{ op: "returnToConstruct" }],
		source: "rulebook"
	}
];

// games/moon/rules/src/cards/era-three.ts
const eraThree = [
	{
		id: "fusion-reactor",
		name: "Fusion Reactor",
		colour: "blue",
		copies: 1,
		withTwo: 1,
		cost: { water: 1 },
		needs: { industry: 1 },
		produces: { energy: 4 },
		assimilate: { energy: 3 },
		source: "designed"
	},
	{
		id: "deep-bore",
		name: "Deep Bore",
		colour: "blue",
		copies: 1,
		withTwo: 1,
		cost: { energy: 1 },
		needs: { industry: 1 },
		produces: { metal: 4 },
		assimilate: { metal: 3 },
		source: "designed"
	},
	{
		id: "aquifer-dome",
		name: "Aquifer Dome",
		colour: "blue",
		copies: 1,
		withTwo: 1,
		cost: { metal: 1 },
		produces: { water: 3 },
		assimilate: { water: 2 },
		source: "designed"
	},
	{
		id: "vertical-farm",
		name: "Vertical Farm",
		colour: "blue",
		copies: 1,
		withTwo: 1,
		cost: { water: 1 },
		produces: { bio: 3 },
		assimilate: { bio: 2 },
		source: "designed"
	},
	{
		id: "spaceport",
		name: "Spaceport",
		colour: "blue",
		copies: 1,
		withTwo: 1,
		cost: { metal: 1 },
		needs: { transport: 2 },
		produces: { rovers: 3 },
		assimilate: { rovers: 2 },
		source: "designed"
	},
	{
		id: "drive-in-theater",
		name: "Drive-In Theater",
		colour: "blue",
		copies: 1,
		withTwo: 1,
		cost: { energy: 2 },
		needs: { food: 1 },
		produces: { hearts: 5 },
		assimilate: { energy: 2 },
		source: "designed"
	},
	{
		id: "megafactory",
		name: "Megafactory",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 2,
			metal: 2
		},
		flags: { industry: 3 },
		assimilate: { energy: 2 },
		source: "designed"
	},
	{
		id: "tower-block",
		name: "Tower Block",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 2,
			metal: 2
		},
		flags: { housing: 3 },
		assimilate: { metal: 2 },
		source: "designed"
	},
	{
		id: "maglev-line",
		name: "Maglev Line",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			metal: 2
		},
		flags: { transport: 3 },
		assimilate: { rovers: 2 },
		source: "designed"
	},
	{
		id: "food-court",
		name: "Food Court",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 2,
			bio: 2
		},
		flags: { food: 3 },
		assimilate: { bio: 2 },
		source: "designed"
	},
	{
		id: "great-telescope",
		name: "Great Telescope",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 2,
			water: 2
		},
		flags: { science: 3 },
		assimilate: { water: 2 },
		source: "designed"
	},
	{
		id: "robot-kitchen",
		name: "Robot Kitchen",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 2,
			bio: 1
		},
		flags: {
			industry: 1,
			food: 1
		},
		assimilate: { bio: 2 },
		source: "designed"
	},
	{
		id: "seed-vault",
		name: "Seed Vault",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 2,
			bio: 1
		},
		flags: {
			food: 1,
			science: 1
		},
		assimilate: { water: 2 },
		source: "designed"
	},
	{
		id: "campus-village",
		name: "Campus Village",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 1,
			bio: 1,
			metal: 1
		},
		flags: {
			science: 1,
			housing: 1
		},
		assimilate: { metal: 2 },
		source: "designed"
	},
	{
		id: "rover-estate",
		name: "Rover Estate",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			bio: 1,
			metal: 1
		},
		flags: {
			housing: 1,
			transport: 1
		},
		assimilate: {
			metal: 1,
			rovers: 1
		},
		source: "designed"
	},
	{
		id: "cargo-terminal",
		name: "Cargo Terminal",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			metal: 1
		},
		flags: {
			transport: 1,
			industry: 1
		},
		assimilate: {
			energy: 1,
			rovers: 1
		},
		source: "designed"
	},
	{
		id: "takeout-hub",
		name: "Takeout Hub",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: { bio: 1 },
		needs: { food: 1 },
		assimilate: { bio: 2 },
		flip: [{
			op: "flipBack",
			cards: 2
		}, {
			op: "score",
			amount: {
				each: "flippedBack",
				times: 2
			}
		}],
		source: "rulebook"
	},
	{
		id: "think-tank",
		name: "Think Tank",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			water: 1
		},
		needs: { science: 2 },
		assimilate: {
			water: 1,
			energy: 1
		},
		flip: [{
			op: "construct",
			from: "hand",
			refill: true
		}],
		source: "designed"
	},
	{
		id: "broadcast-studio",
		name: "Broadcast Studio",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			metal: 1
		},
		needs: { housing: 2 },
		assimilate: {
			energy: 1,
			metal: 1
		},
		flip: [{
			op: "score",
			amount: {
				each: "flags:chosen",
				times: 2
			}
		}],
		source: "designed"
	},
	{
		id: "recycling-plant",
		name: "Recycling Plant",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		needs: { industry: 1 },
		assimilate: {
			energy: 1,
			metal: 1
		},
		flip: [{
			op: "demolish",
			colours: ["blue", "yellow"]
		}, {
			op: "gainAny",
			amount: 3
		}],
		source: "designed"
	},
	{
		id: "shuttle-depot",
		name: "Shuttle Depot",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: { metal: 1 },
		needs: { transport: 1 },
		assimilate: { rovers: 2 },
		flip: [{
			op: "payAnyNumberOf",
			item: "rovers"
		}, {
			op: "score",
			amount: {
				each: "paid",
				times: 2
			}
		}],
		source: "designed"
	},
	{
		id: "opera-house",
		name: "Opera House",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 2,
			bio: 2,
			metal: 2
		},
		needs: {
			housing: 1,
			food: 1
		},
		assimilate: {
			energy: 1,
			bio: 1,
			metal: 1
		},
		hearts: 12,
		source: "rulebook"
	},
	{
		id: "workers-union",
		name: "Workers Union",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 2,
			bio: 2
		},
		needs: { housing: 1 },
		assimilate: { bio: 2 },
		atEnd: [{
			op: "score",
			amount: {
				each: "cards:blue",
				times: 2
			}
		}],
		source: "rulebook"
	},
	{
		id: "stockbrokers",
		name: "Stockbrokers",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			bio: 2
		},
		needs: { industry: 1 },
		assimilate: { metal: 2 },
		atEnd: [{
			op: "score",
			amount: {
				each: "cards:grey",
				times: 2
			}
		}],
		source: "rulebook"
	},
	{
		id: "reserve-vault",
		name: "Reserve Vault",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: { metal: 2 },
		needs: { industry: 2 },
		assimilate: { metal: 2 },
		atEnd: [{
			op: "score",
			amount: {
				each: "supply:any",
				max: 12
			}
		}],
		source: "designed"
	},
	{
		id: "trade-fair",
		name: "Trade Fair",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 1,
			bio: 1,
			metal: 1
		},
		needs: { industry: 1 },
		assimilate: {
			water: 1,
			metal: 1
		},
		atEnd: [{
			op: "score",
			amount: {
				each: "productionTypes",
				times: 2
			}
		}, {
			op: "score",
			amount: { each: "production:rovers" }
		}],
		source: "designed"
	},
	{
		id: "city-council",
		name: "City Council",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			bio: 2,
			metal: 1
		},
		needs: { housing: 1 },
		assimilate: {
			metal: 1,
			bio: 1
		},
		atEnd: [{
			op: "score",
			amount: {
				each: "flagTypes",
				times: 2
			}
		}],
		source: "designed"
	},
	{
		id: "garden-suburb",
		name: "Garden Suburb",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 2,
			metal: 2
		},
		needs: { housing: 2 },
		assimilate: {
			metal: 1,
			water: 1
		},
		atEnd: [{
			op: "score",
			amount: {
				each: "cards:yellow",
				times: 2
			}
		}],
		source: "designed"
	},
	{
		id: "grand-prix-circuit",
		name: "Grand Prix Circuit",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: { energy: 2 },
		needs: { transport: 2 },
		assimilate: { rovers: 2 },
		atEnd: [{
			op: "score",
			amount: {
				each: "flags:transport",
				times: 2
			}
		}],
		source: "designed"
	},
	{
		id: "starlight-restaurant",
		name: "Starlight Restaurant",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: { bio: 4 },
		needs: { food: 2 },
		assimilate: { bio: 2 },
		hearts: 10,
		source: "designed"
	},
	{
		id: "water-park",
		name: "Water Park",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			water: 4
		},
		needs: { food: 1 },
		assimilate: { water: 2 },
		hearts: 11,
		source: "designed"
	},
	{
		id: "grand-collider",
		name: "Grand Collider",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 3,
			metal: 2
		},
		needs: { science: 2 },
		assimilate: {
			energy: 1,
			metal: 1
		},
		hearts: 11,
		source: "designed"
	},
	{
		id: "academy",
		name: "Academy",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 2,
			bio: 1
		},
		needs: { science: 1 },
		assimilate: { water: 2 },
		atEnd: [{
			op: "score",
			amount: {
				each: "cards:pink",
				times: 2
			}
		}],
		source: "designed"
	},
	{
		id: "founders-monument",
		name: "Founders Monument",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: { metal: 4 },
		assimilate: { metal: 2 },
		hearts: 8,
		source: "designed"
	},
	{
		id: "space-elevator",
		name: "Space Elevator",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 2,
			water: 2,
			bio: 2,
			metal: 2
		},
		needs: {
			industry: 1,
			transport: 1
		},
		assimilate: {
			energy: 1,
			water: 1,
			bio: 1,
			metal: 1
		},
		hearts: 15,
		source: "designed"
	},
	{
		id: "visitor-centre",
		name: "Visitor Centre",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			bio: 1,
			metal: 1
		},
		needs: { housing: 1 },
		assimilate: {
			energy: 1,
			bio: 1
		},
		atEnd: [{
			op: "score",
			amount: {
				each: "reputations",
				times: 2
			}
		}],
		source: "designed"
	}
];

// games/moon/rules/src/cards/era-two.ts
const eraTwo = [
	{
		id: "solar-field",
		name: "Solar Field",
		colour: "blue",
		copies: 2,
		withTwo: 1,
		cost: { metal: 1 },
		produces: { energy: 2 },
		assimilate: { energy: 2 },
		source: "designed"
	},
	{
		id: "ice-refinery",
		name: "Ice Refinery",
		colour: "blue",
		copies: 2,
		withTwo: 1,
		cost: { energy: 1 },
		produces: { water: 2 },
		assimilate: { water: 2 },
		source: "designed"
	},
	{
		id: "biodome",
		name: "Biodome",
		colour: "blue",
		copies: 2,
		withTwo: 1,
		cost: { water: 1 },
		produces: { bio: 2 },
		assimilate: { bio: 2 },
		source: "designed"
	},
	{
		id: "strip-mine",
		name: "Strip Mine",
		colour: "blue",
		copies: 2,
		withTwo: 1,
		cost: { bio: 1 },
		produces: { metal: 2 },
		assimilate: { metal: 2 },
		source: "designed"
	},
	{
		id: "rover-plant",
		name: "Rover Plant",
		colour: "blue",
		copies: 1,
		withTwo: 1,
		cost: { metal: 1 },
		needs: { transport: 2 },
		produces: { rovers: 2 },
		assimilate: { rovers: 2 },
		source: "designed"
	},
	{
		id: "tea-house",
		name: "Tea House",
		colour: "blue",
		copies: 1,
		withTwo: 1,
		cost: { bio: 1 },
		needs: { food: 1 },
		produces: { hearts: 2 },
		assimilate: {
			water: 1,
			bio: 1
		},
		source: "designed"
	},
	{
		id: "foundry",
		name: "Foundry",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 2,
			metal: 1
		},
		flags: { industry: 2 },
		assimilate: {
			energy: 1,
			metal: 1
		},
		source: "designed"
	},
	{
		id: "apartment-block",
		name: "Apartment Block",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 1,
			metal: 2
		},
		flags: { housing: 2 },
		assimilate: {
			metal: 1,
			water: 1
		},
		source: "designed"
	},
	{
		id: "cable-car",
		name: "Cable Car",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			metal: 1
		},
		flags: { transport: 2 },
		assimilate: { rovers: 1 },
		source: "designed"
	},
	{
		id: "orchard-hall",
		name: "Orchard Hall",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 1,
			bio: 2
		},
		flags: { food: 2 },
		assimilate: {
			bio: 1,
			water: 1
		},
		source: "designed"
	},
	{
		id: "observatory",
		name: "Observatory",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 2,
			bio: 1
		},
		flags: { science: 2 },
		assimilate: {
			water: 1,
			energy: 1
		},
		source: "designed"
	},
	{
		id: "company-town",
		name: "Company Town",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			metal: 1
		},
		flags: {
			industry: 1,
			housing: 1
		},
		assimilate: { metal: 2 },
		source: "designed"
	},
	{
		id: "guest-house",
		name: "Guest House",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			bio: 1,
			metal: 1
		},
		flags: {
			housing: 1,
			food: 1
		},
		assimilate: { bio: 2 },
		source: "designed"
	},
	{
		id: "taco-stand",
		name: "Taco Stand",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: { bio: 1 },
		flags: {
			food: 1,
			transport: 1
		},
		assimilate: {
			bio: 1,
			rovers: 1
		},
		source: "designed"
	},
	{
		id: "survey-route",
		name: "Survey Route",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: { water: 1 },
		flags: {
			transport: 1,
			science: 1
		},
		assimilate: {
			water: 1,
			rovers: 1
		},
		source: "designed"
	},
	{
		id: "test-facility",
		name: "Test Facility",
		colour: "yellow",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			water: 1
		},
		flags: {
			science: 1,
			industry: 1
		},
		assimilate: { energy: 2 },
		source: "designed"
	},
	{
		id: "fragmenter",
		name: "Fragmenter",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: { energy: 1 },
		needs: { industry: 1 },
		assimilate: { energy: 2 },
		flip: [{
			op: "takeRewards",
			cards: 2
		}],
		source: "rulebook"
	},
	{
		id: "science-club",
		name: "Science Club",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: { water: 1 },
		needs: { science: 1 },
		assimilate: {
			water: 1,
			metal: 1
		},
		flip: [{ op: "give" }, { op: "copyFlip" }],
		source: "rulebook"
	},
	{
		id: "robot-factory",
		name: "Robot Factory",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: {
			bio: 1,
			metal: 2
		},
		needs: { industry: 2 },
		assimilate: {
			metal: 1,
			energy: 1
		},
		flip: [{
			op: "gainAny",
			amount: { each: "flags:industry" },
			mix: "same"
		}],
		source: "rulebook"
	},
	{
		id: "engineering",
		name: "Engineering",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: { energy: 1 },
		needs: { industry: 1 },
		assimilate: {
			energy: 1,
			metal: 1
		},
		flip: [{
			op: "produce",
			from: "anyBlue"
		}],
		source: "rulebook"
	},
	{
		id: "radio-tower",
		name: "Radio Tower",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: { energy: 1 },
		needs: { housing: 1 },
		assimilate: {
			energy: 1,
			water: 1
		},
		flip: [{
			op: "flagReward",
			amount: 4
		}],
		source: "rulebook"
	},
	{
		id: "archive",
		name: "Archive",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 1,
			metal: 1
		},
		needs: { science: 1 },
		assimilate: {
			water: 1,
			metal: 1
		},
		flip: [{
			op: "construct",
			from: "previousEra"
		}],
		source: "rulebook"
	},
	{
		id: "embassy",
		name: "Embassy",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 1,
			bio: 1,
			metal: 1
		},
		needs: {
			housing: 1,
			science: 1
		},
		assimilate: {
			bio: 1,
			metal: 1
		},
		flip: [{
			op: "freeConstruct",
			lasts: "thisTurn"
		}],
		source: "rulebook"
	},
	{
		id: "atom-builder",
		name: "Atom Builder",
		colour: "pink",
		copies: 1,
		withTwo: 1,
		cost: { bio: 1 },
		needs: { science: 1 },
		assimilate: {
			water: 1,
			energy: 1
		},
		flip: [{
			op: "convert",
			bonus: 1
		}],
		source: "rulebook"
	},
	{
		id: "souvenir-shop",
		name: "Souvenir Shop",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: { bio: 1 },
		needs: { transport: 1 },
		assimilate: {
			bio: 1,
			rovers: 1
		},
		standing: [{
			op: "when",
			event: "parkedOnMine",
			do: [{
				op: "heartsHere",
				amount: 1
			}]
		}],
		source: "designed"
	},
	{
		id: "steakhouse",
		name: "Steakhouse",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			water: 1,
			bio: 2
		},
		needs: { food: 2 },
		assimilate: { bio: 2 },
		hearts: 8,
		source: "designed"
	},
	{
		id: "tenants-hall",
		name: "Tenants Hall",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: {
			energy: 1,
			metal: 1
		},
		needs: { housing: 2 },
		assimilate: {
			metal: 1,
			water: 1
		},
		atEnd: [{
			op: "score",
			amount: {
				each: "flags:housing",
				times: 2
			}
		}],
		source: "designed"
	},
	{
		id: "rally-track",
		name: "Rally Track",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: { energy: 1 },
		needs: { transport: 2 },
		assimilate: { rovers: 2 },
		atEnd: [{
			op: "score",
			amount: { each: "rovers:total" }
		}],
		source: "designed"
	},
	{
		id: "institute",
		name: "Institute",
		colour: "grey",
		copies: 1,
		withTwo: 1,
		cost: { water: 1 },
		needs: { science: 2 },
		assimilate: {
			water: 1,
			energy: 1
		},
		standing: [{
			op: "when",
			event: "flip",
			do: [{
				op: "score",
				amount: 2
			}]
		}],
		source: "designed"
	},
	{
		id: "obelisk-ii",
		name: "Obelisk",
		colour: "red",
		copies: 1,
		withTwo: 1,
		assimilate: "X",
		standing: [{ op: "returnToConstruct" }],
		source: "rulebook"
	}
];

// games/moon/rules/src/cards/expeditions.ts
const expeditions = [
	{
		id: "first-expedition-2-3",
		name: "First Expedition 2-3",
		era: "first",
		players: [2, 3],
		action: [{
			op: "swap",
			with: "stack"
		}],
		source: "rulebook"
	},
	{
		id: "first-expedition-4-5",
		name: "First Expedition 4-5",
		era: "first",
		players: [4, 5],
		action: [{
			op: "swap",
			with: "discard"
		}],
		source: "designed"
	},
	{
		id: "hyped-expedition",
		name: "Hyped Expedition",
		era: 1,
		threePlus: true,
		action: [{
			op: "score",
			amount: { each: "flagsWon" }
		}],
		source: "rulebook"
	},
	{
		id: "well-stocked-expedition",
		name: "Well-Stocked Expedition",
		era: 1,
		action: [{
			op: "gainAny",
			amount: 1
		}],
		source: "designed"
	},
	{
		id: "frugal-expedition",
		name: "Frugal Expedition",
		era: 1,
		rule: [{
			op: "discount",
			amount: 1
		}],
		source: "designed"
	},
	{
		id: "motorised-expedition",
		name: "Motorised Expedition",
		era: 1,
		action: [{
			op: "payAny",
			amount: 1
		}, {
			op: "gain",
			items: { rovers: 1 }
		}],
		source: "designed"
	},
	{
		id: "salvaging-expedition",
		name: "Salvaging Expedition",
		era: 1,
		rule: [{
			op: "when",
			event: "assimilate",
			do: [{
				op: "gainAny",
				amount: 1
			}]
		}],
		source: "designed"
	},
	{
		id: "curious-expedition",
		name: "Curious Expedition",
		era: 1,
		threePlus: true,
		action: [{
			op: "swap",
			with: "discard"
		}],
		source: "designed"
	},
	{
		id: "insightful-expedition",
		name: "Insightful Expedition",
		era: 2,
		action: [{
			op: "heartsOnEmptyGrey",
			amount: 1
		}],
		source: "rulebook"
	},
	{
		id: "psychic-expedition",
		name: "Psychic Expedition",
		era: 2,
		threePlus: true,
		action: [{ op: "recallRover" }],
		source: "printed"
	},
	{
		id: "bartering-expedition",
		name: "Bartering Expedition",
		era: 2,
		action: [{
			op: "payAny",
			amount: 2,
			upTo: true
		}, {
			op: "gainAny",
			amount: { each: "paid" }
		}],
		source: "designed"
	},
	{
		id: "industrious-expedition",
		name: "Industrious Expedition",
		era: 2,
		action: [{
			op: "produce",
			from: "ownBlue"
		}],
		source: "designed"
	},
	{
		id: "persuasive-expedition",
		name: "Persuasive Expedition",
		era: 2,
		rule: [{
			op: "waiveFlags",
			amount: 1
		}],
		source: "designed"
	},
	{
		id: "convoy-expedition",
		name: "Convoy Expedition",
		era: 2,
		threePlus: true,
		rule: [{
			op: "parkMore",
			extra: 1
		}],
		source: "designed"
	},
	{
		id: "reckless-expedition",
		name: "Reckless Expedition",
		era: 3,
		rule: [{ op: "parkRecklessly" }],
		source: "rulebook"
	},
	{
		id: "sentimental-expedition",
		name: "Sentimental Expedition",
		era: 3,
		action: [{
			op: "payAny",
			amount: 1
		}, {
			op: "score",
			amount: 1
		}],
		source: "printed"
	},
	{
		id: "tireless-expedition",
		name: "Tireless Expedition",
		era: 3,
		threePlus: true,
		action: [{
			op: "payAny",
			amount: 1
		}, {
			op: "flipBack",
			cards: 1
		}],
		source: "designed"
	},
	{
		id: "celebrated-expedition",
		name: "Celebrated Expedition",
		era: 3,
		rule: [{
			op: "when",
			event: "construct",
			colour: "grey",
			do: [{
				op: "score",
				amount: 2
			}]
		}],
		source: "designed"
	},
	{
		id: "wealthy-expedition",
		name: "Wealthy Expedition",
		era: 3,
		action: [{
			op: "gainAny",
			amount: 2,
			mix: "different"
		}],
		source: "designed"
	},
	{
		id: "meticulous-expedition",
		name: "Meticulous Expedition",
		era: 3,
		threePlus: true,
		action: [{
			op: "swap",
			with: "discard"
		}],
		source: "designed"
	}
];

// games/moon/rules/src/cards/reputations.ts
const reputations = [
	{
		id: "versatile",
		name: "Versatile",
		level: "bronze",
		requires: [
			{
				count: "cards:blue",
				atLeast: 1
			},
			{
				count: "cards:yellow",
				atLeast: 1
			},
			{
				count: "cards:grey",
				atLeast: 1
			},
			{
				count: "cards:pink",
				atLeast: 1
			}
		],
		whenClaimed: [{
			op: "gainAny",
			amount: 3
		}],
		hearts: 2,
		source: "rulebook"
	},
	{
		id: "productive",
		name: "Productive",
		level: "bronze",
		requires: [{
			count: "production:any",
			atLeast: 4
		}],
		ongoing: [{
			op: "discount",
			amount: 1,
			colour: "yellow"
		}],
		hearts: 2,
		source: "designed"
	},
	{
		id: "open-minded",
		name: "Open-Minded",
		level: "bronze",
		requires: [{
			count: "flagTypes",
			atLeast: 4
		}],
		whenClaimed: [{
			op: "score",
			amount: { each: "X" }
		}],
		hearts: 2,
		source: "designed"
	},
	{
		id: "well-provided",
		name: "Well-Provided",
		level: "bronze",
		requires: [{
			count: "supply:any",
			atLeast: 6
		}],
		whenClaimed: [{
			op: "gain",
			items: { rovers: 2 }
		}],
		hearts: 2,
		source: "designed"
	},
	{
		id: "mobile",
		name: "Mobile",
		level: "bronze",
		requires: [{
			count: "rovers:total",
			atLeast: 4
		}],
		ongoing: [{
			op: "parkMore",
			extra: 1
		}],
		hearts: 1,
		source: "designed"
	},
	{
		id: "specialized",
		name: "Specialized",
		level: "bronze",
		requires: [{
			count: "flags:best",
			atLeast: 3
		}],
		ongoing: [{
			op: "when",
			event: "park",
			do: [{
				op: "score",
				amount: 1
			}]
		}],
		hearts: 2,
		source: "rulebook"
	},
	{
		id: "hospitable",
		name: "Hospitable",
		level: "bronze",
		requires: [{
			count: "parkedOnMine",
			atLeast: 2
		}],
		ongoing: [{
			op: "when",
			event: "parkedOnMine",
			do: [{
				op: "gainAny",
				amount: 1
			}]
		}],
		hearts: 2,
		source: "designed"
	},
	{
		id: "well-rounded",
		name: "Well-Rounded",
		level: "bronze",
		requires: [
			{
				count: "supply:energy",
				atLeast: 1
			},
			{
				count: "supply:water",
				atLeast: 1
			},
			{
				count: "supply:bio",
				atLeast: 1
			},
			{
				count: "supply:metal",
				atLeast: 1
			}
		],
		ongoing: [{
			op: "discount",
			amount: 1,
			colour: "pink"
		}],
		hearts: 2,
		source: "designed"
	},
	{
		id: "innovative",
		name: "Innovative",
		level: "silver",
		requires: [{
			count: "cards:pink",
			atLeast: 3
		}],
		whenClaimed: [{
			op: "gainAny",
			amount: 4
		}],
		hearts: 3,
		source: "rulebook"
	},
	{
		id: "creative",
		name: "Creative",
		level: "silver",
		requires: [{
			count: "flipped",
			atLeast: 3
		}],
		whenClaimed: [{
			op: "flipBack",
			cards: "all"
		}],
		hearts: 4,
		source: "rulebook"
	},
	{
		id: "capable",
		name: "Capable",
		level: "silver",
		requires: [{
			count: "spentThisTurn",
			atLeast: 5
		}],
		whenClaimed: [{
			op: "freeConstruct",
			lasts: "nextConstructingTurn"
		}],
		hearts: 3,
		source: "rulebook"
	},
	{
		id: "cultured",
		name: "Cultured",
		level: "silver",
		requires: [{
			count: "cards:grey",
			atLeast: 2
		}],
		ongoing: [{
			op: "discount",
			amount: 1,
			colour: "grey"
		}],
		hearts: 3,
		source: "rulebook"
	},
	{
		id: "industrial",
		name: "Industrial",
		level: "silver",
		requires: [{
			count: "production:any",
			atLeast: 7
		}],
		ongoing: [{
			op: "when",
			event: "productionPhase",
			do: [{
				op: "gainAny",
				amount: 3
			}]
		}],
		hearts: 3,
		source: "designed"
	},
	{
		id: "respected",
		name: "Respected",
		level: "silver",
		requires: [{
			count: "flagsWon",
			atLeast: 2
		}, {
			count: "flags:any",
			atLeast: 5
		}],
		whenClaimed: [{
			op: "heartsHere",
			amount: 2
		}],
		hearts: 2,
		source: "designed"
	},
	{
		id: "well-travelled",
		name: "Well-Travelled",
		level: "silver",
		requires: [{
			count: "rovers:total",
			atLeast: 6
		}],
		whenClaimed: [{
			op: "construct",
			from: "discard"
		}],
		hearts: 3,
		source: "rulebook"
	},
	{
		id: "harmonious",
		name: "Harmonious",
		level: "silver",
		requires: [{
			count: "flagTypes",
			atLeast: 5
		}],
		ongoing: [{
			op: "waiveFlags",
			amount: 1
		}],
		hearts: 3,
		source: "designed"
	},
	{
		id: "legendary",
		name: "Legendary",
		level: "gold",
		requires: [{
			count: "supply:hearts",
			atLeast: 30
		}],
		whenClaimed: [{
			op: "gainAny",
			amount: 3
		}, {
			op: "gain",
			items: { rovers: 1 }
		}],
		hearts: 5,
		source: "designed"
	},
	{
		id: "monumental",
		name: "Monumental",
		level: "gold",
		requires: [{
			count: "cards:grey",
			atLeast: 5
		}],
		whenClaimed: [{
			op: "score",
			amount: { each: "cards:grey" }
		}],
		hearts: 4,
		source: "designed"
	},
	{
		id: "metropolitan",
		name: "Metropolitan",
		level: "gold",
		requires: [{
			count: "flags:any",
			atLeast: 10
		}],
		ongoing: [{ op: "winTies" }],
		hearts: 4,
		source: "designed"
	},
	{
		id: "self-sufficient",
		name: "Self-Sufficient",
		level: "gold",
		requires: [{
			count: "productionTypes",
			atLeast: 4
		}, {
			count: "production:any",
			atLeast: 11
		}],
		whenClaimed: [{
			op: "produce",
			from: "all"
		}],
		hearts: 4,
		source: "designed"
	},
	{
		id: "dominant",
		name: "Dominant",
		level: "gold",
		requires: [{
			count: "flagsWon",
			atLeast: 3
		}, {
			count: "flags:any",
			atLeast: 9
		}],
		whenClaimed: [{
			op: "flagReward",
			amount: 2
		}, {
			op: "flagReward",
			amount: 2,
			different: true
		}],
		hearts: 4,
		source: "designed"
	},
	{
		id: "devoted",
		name: "Devoted",
		level: "gold",
		requires: [{
			count: "flags:best",
			atLeast: 6
		}],
		whenClaimed: [{
			op: "heartsHere",
			amount: 3
		}],
		hearts: 3,
		source: "designed"
	},
	{
		id: "sprawling",
		name: "Sprawling",
		level: "gold",
		requires: [{
			count: "cards:any",
			atLeast: 16
		}],
		whenClaimed: [{
			op: "construct",
			from: "hand",
			refill: true
		}],
		hearts: 5,
		source: "designed"
	},
	{
		id: "renowned",
		name: "Renowned",
		level: "gold",
		requires: [{
			count: "reputations",
			atLeast: 4
		}],
		ongoing: [{
			op: "when",
			event: "construct",
			colour: "grey",
			do: [{
				op: "score",
				amount: 2
			}]
		}],
		hearts: 5,
		source: "designed"
	}
];

// games/moon/rules/src/cards/index.ts
const numbers$1 = (names, bag) => names.map((name) => bag?.[name] ?? 0);
/** Who wins a Flag takes a look at every Settlement: what can be refused without it is asked first. */
const dearness = (counter) => counter === "flagsWon" ? 1 : 0;
function compileRule(standing) {
	const rule = { ...NO_RULE };
	for (const op of standing) {
		if (op.op === "parkMore") rule.parksMore += op.extra;
		if (op.op === "parkRecklessly") rule.parksRecklessly = true;
		if (op.op === "waiveFlags") rule.waives += op.amount;
		if (op.op === "discount") rule.discount += op.amount;
	}
	return rule;
}
const bits = (counts) => counts.reduce((all, n, i) => n > 0 ? all | 1 << i : all, 0);
const NO_RULE = {
	parksMore: 0,
	parksRecklessly: false,
	waives: 0,
	discount: 0
};
const NOTHING = [];
const SEATS = Array.from({ length: 5 }, (_, seat) => seat);
function compile(data, kind, more, era = 0) {
	const cost = numbers$1(RESOURCES, more.cost);
	const needs = numbers$1(FLAGS, more.needs);
	const flags = numbers$1(FLAGS, more.flags);
	const standing = more.standing ?? NOTHING;
	const colour = more.colour ? COLOURS.indexOf(more.colour) : -1;
	const match = standing.find((o) => o.op === "matchHearts");
	const ops = more.ops ?? more.flip ?? NOTHING;
	const spots = [];
	const recklessSpots = [];
	const card = {
		id: data.id,
		name: data.name,
		kind,
		source: data.source,
		era,
		colour,
		cost,
		totalCost: cost.reduce((a, b) => a + b, 0),
		needs,
		needsAny: needs.some((n) => n > 0),
		flags,
		flagTypes: bits(flags),
		produces: numbers$1(ITEMS, more.produces),
		producesAny: more.produces !== void 0,
		reward: numbers$1(ITEMS, more.assimilate === "X" ? void 0 : more.assimilate),
		rewardX: more.assimilate === "X",
		roverSpace: kind === "structure" && colour >= 0 && colour <= 1,
		ops,
		pays: ops.map((op) => op.op === "pay" ? numbers$1(ITEMS, op.items) : null),
		standing,
		whens: standing.filter((o) => o.op === "when"),
		rule: compileRule(standing),
		matches: match?.op === "matchHearts" ? match.counter : null,
		atEnd: more.atEnd ?? NOTHING,
		hearts: more.hearts ?? 0,
		isObelisk: standing.some((o) => o.op === "returnToConstruct"),
		level: more.level ?? null,
		requires: (more.requires ?? []).toSorted((a, b) => dearness(a.count) - dearness(b.count)),
		says: {
			construct: Object.freeze({
				act: "construct",
				card: data.id,
				pay: Object.freeze(cost.slice())
			}),
			assimilate: Object.freeze({
				act: "assimilate",
				card: data.id
			}),
			flip: Object.freeze({
				act: "flip",
				card: data.id
			}),
			claim: Object.freeze({
				act: "claim",
				card: data.id
			}),
			choose: Object.freeze({ card: data.id })
		},
		spots,
		recklessSpots
	};
	for (const on of SEATS) {
		spots.push(spotOn(card, on, {}));
		recklessSpots.push(spotOn(card, on, { reckless: true }));
	}
	return card;
}
const spotOn = (card, on, more) => ({
	on,
	card,
	park: Object.freeze({
		act: "park",
		on,
		card: card.id,
		...more
	}),
	parking: Object.freeze({
		on,
		card: card.id,
		...more
	})
});
const structure = (era) => (data) => compile(data, "structure", data, era);
const expedition = (data) => compile(data, "expedition", {
	ops: data.action ?? NOTHING,
	standing: data.rule ?? NOTHING
}, data.era === "first" ? 0 : data.era);
const reputation = (data) => compile(data, "reputation", {
	...data,
	ops: data.whenClaimed ?? NOTHING,
	standing: data.ongoing ?? NOTHING
});
const base = (data) => compile(data, "base", data);
const structureData = {
	1: eraOne,
	2: eraTwo,
	3: eraThree
};
const allCards = [
	...ERAS.flatMap((era) => structureData[era].map(structure(era))),
	...expeditions.map(expedition),
	...reputations.map(reputation),
	...bases.map(base)
];
const byId = new Map(allCards.map((card) => [card.id, card]));
/** The card of this kind. Ids come from our own state or have been checked: a missing one is a fault of the program. */
function cardOf(id) {
	const card = byId.get(id);
	if (!card) throw new Error(`there is no card '${id}'`);
	return card;
}
/** The different cards of a sorted list: there equal cards lie side by side. */
function kindsOf(sorted) {
	const kinds = [];
	for (let i = 0; i < sorted.length; i++) if (i === 0 || sorted[i] !== sorted[i - 1]) kinds.push(cardOf(sorted[i]));
	return kinds;
}
const firstExpedition = (seats) => expeditions.find((d) => d.players?.includes(seats)).id;
/** The data each card was made from, for texts and for the list of all cards. */
const cardData = {
	structures: structureData,
	expeditions,
	reputations,
	bases
};
const colourName = (card) => COLOURS[card.colour];

// games/moon/rules/src/counters.ts
const roversTotal = (home) => home.supply[4] + home.roversOut;
const resourcesIn = (supply) => supply[0] + supply[1] + supply[2] + supply[3];
/** Who wins this Flag right now: most Flags, at least one; Rovers break a tie; still tied, nobody (-1). */
function flagWinner(s, flag) {
	let most = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		const has = s.settlements[seat].flags[flag];
		if (has > most) most = has;
	}
	if (most === 0) return -1;
	let winner = -1;
	let best = -1;
	for (let seat = 0; seat < s.seats; seat++) {
		const home = s.settlements[seat];
		if (home.flags[flag] !== most) continue;
		if (home.winsTies) return seat;
		const rovers = roversTotal(home);
		if (rovers > best) {
			best = rovers;
			winner = seat;
		} else if (rovers === best) winner = -1;
	}
	return winner;
}
function flagsWon(s, seat) {
	let won = 0;
	for (let flag = 0; flag < FLAGS.length; flag++) if (s.settlements[seat].flags[flag] > 0 && flagWinner(s, flag) === seat) won++;
	return won;
}
function sum(list) {
	let total = 0;
	for (let i = 0; i < list.length; i++) total += list[i];
	return total;
}
function positive(list, upTo) {
	let n = 0;
	for (let i = 0; i < upTo; i++) if (list[i] > 0) n++;
	return n;
}
function most(list) {
	let best = 0;
	for (let i = 0; i < list.length; i++) if (list[i] > best) best = list[i];
	return best;
}
function parkedOnMine(home) {
	if (home.roversOut === 0) return 0;
	let parked = 0;
	for (const c of home.structures) if (c.rovers > 0 && cardOf(c.card).roverSpace) parked++;
	return parked;
}
function flipped(home) {
	if (home.colours[2] === 0) return 0;
	let n = 0;
	for (const c of home.structures) if (c.flipped) n++;
	return n;
}
/** Counters `prefix:name` that look up one number of a list. */
const byIndex = (prefix, names, list) => Object.fromEntries(names.map((name, i) => [`${prefix}:${name}`, (_, home) => list(home)[i]]));
const COUNTS = {
	...byIndex("flags", FLAGS, (home) => home.flags),
	...byIndex("cards", COLOURS, (home) => home.colours),
	...byIndex("production", [...RESOURCES, "rovers"], (home) => home.production),
	...byIndex("supply", RESOURCES, (home) => home.supply),
	X: (s) => s.x,
	"flags:any": (_, home) => sum(home.flags),
	"flags:chosen": () => 0,
	"flags:best": (_, home) => most(home.flags),
	flagTypes: (_, home) => positive(home.flags, FLAGS.length),
	flagsWon: (s, _, seat) => flagsWon(s, seat),
	"cards:any": (_, home) => home.structures.length + 1,
	"production:any": (_, home) => sum(home.production),
	productionTypes: (_, home) => positive(home.production, RESOURCES.length),
	"supply:any": (_, home) => resourcesIn(home.supply),
	"supply:hearts": (_, home) => home.supply[5],
	"rovers:total": (_, home) => roversTotal(home),
	parkedOnMine: (_, home) => parkedOnMine(home),
	flipped: (_, home) => flipped(home),
	reputations: (_, home) => home.reputations.length,
	spentThisTurn: (s, _, seat) => s.turn.seat === seat ? s.turn.spent : 0,
	paid: (_, __, ___, underway) => underway?.paid ?? 0,
	flippedBack: (_, __, ___, underway) => underway?.flippedBack ?? 0,
	eventAmount: (_, __, ___, underway) => underway?.amount ?? 0
};
/** The value of a counter for a seat. */
const count = (s, seat, counter, underway) => COUNTS[counter](s, s.settlements[seat], seat, underway);
function amountOf(s, seat, amount, underway) {
	if (typeof amount === "number") return amount;
	const times = amount.times === "X" ? s.x : amount.times ?? 1;
	const value = count(s, seat, amount.each, underway) * times;
	return amount.max === void 0 ? value : Math.min(value, amount.max);
}

// games/moon/rules/src/choices.ts
/** Answers of these questions are flat: no need to look deeper. */
function same(a, b) {
	let keys = 0;
	for (const key in a) {
		if (a[key] !== b[key]) return false;
		keys++;
	}
	for (const key in b) if (b[key] !== void 0) keys--;
	return keys === 0;
}
/** One of a list that is short enough to be written out whenever it is needed. */
function oneOf(step) {
	return {
		seats: (_, frame) => only(frame.seat),
		ask: (s, seat, frame) => ({
			kind: "choose",
			prompt: step.prompt(frame),
			options: [...step.list(s, seat, frame).map((answer) => ({
				answer,
				label: step.label(answer)
			})), ...(step.not?.(s, seat, frame) ?? []).map((no) => ({
				...no,
				label: step.label(no.answer)
			}))]
		}),
		answers: step.list,
		refuse(s, seat, frame, answer) {
			const list = step.list(s, seat, frame);
			if (list.includes(answer)) return;
			for (const offered of list) if (same(offered, answer)) return;
			for (const no of step.not?.(s, seat, frame) ?? []) if (same(no.answer, answer)) return no.reason;
			return { code: "not-offered" };
		},
		take: (s, _, frame, answer, tell) => step.take(s, frame, answer, tell)
	};
}
const asked = ({ ids, most, min, max, mix }, label) => ({
	kind: "amounts",
	parts: ids.map((id, i) => ({
		id,
		label: label(id),
		min: 0,
		max: most[i]
	})),
	total: {
		min,
		max
	},
	...mix && { mix }
});
/** A number of each of several things. */
function someOfEach(step) {
	return {
		seats: (_, frame) => only(frame.seat),
		ask: (s, _, frame) => ({
			...asked(step.parts(s, frame), step.label),
			prompt: step.prompt(frame)
		}),
		answers: (s, _, frame) => allMixes(step.parts(s, frame)),
		refuse(s, _, frame, answer) {
			const parts = step.parts(s, frame);
			return satisfies(parts, answer) ? void 0 : refusalOfAmounts(asked(parts, step.label), answer);
		},
		take: (s, _, frame, answer, tell) => step.take(s, frame, answer.amounts, tell)
	};
}
/**
* The same question where its answers depend on so little that every list of them is made once. They are frozen: one of them is
* right without another look at it.
*/
function listedOnce(step, list) {
	return {
		...step,
		answers: (s, _, frame) => list(s, frame),
		refuse: (s, seat, frame, answer) => list(s, frame).includes(answer) ? void 0 : step.refuse(s, seat, frame, answer)
	};
}
/** All mixes, to be kept. */
function frozenMixes(parts) {
	const answers = allMixes(parts);
	for (const { amounts } of answers) Object.freeze(amounts);
	for (const answer of answers) Object.freeze(answer);
	return answers;
}
/** The quick yes; whatever is not a plain yes is judged, with its reason, by the engine. */
function satisfies({ ids, most, min, max, mix }, answer) {
	const amounts = answer.amounts;
	if (typeof amounts !== "object" || amounts === null || Array.isArray(amounts)) return false;
	for (const key in answer) if (key !== "amounts") return false;
	let total = 0;
	let kinds = 0;
	for (const id in amounts) {
		const n = amounts[id];
		const i = ids.indexOf(id);
		if (typeof n !== "number" || !Number.isInteger(n) || n < 0 || i < 0 || n > most[i]) return false;
		if (n > 1 && mix === "different") return false;
		if (n > 0) kinds++;
		total += n;
	}
	return total >= min && total <= max && (mix !== "same" || kinds < 2);
}
/** Past so many mixes, search is given only those that take one thing wholly before the next. */
const MANY = 60;
/** How many mixes there are, without listing them. `caps` is the most of each thing. */
function countMixes(caps, min, max) {
	const ways = [1];
	for (let t = 1; t <= max; t++) ways.push(0);
	for (const cap of caps) for (let t = max; t > 0; t--) for (let n = Math.min(cap, t); n > 0; n--) ways[t] += ways[t - n];
	let count = 0;
	for (let t = min; t <= max; t++) count += ways[t];
	return count;
}
/** Every mix with a total in bounds; a representative few where there are very many. */
function allMixes(parts) {
	const { ids, most, min, max, mix } = parts;
	const caps = most.map((n) => Math.min(n, mix === "different" ? 1 : max));
	if (mix !== "same" && countMixes(caps, min, max) > MANY) return fewMixes(ids, caps, min, max);
	const found = [];
	const amounts = ids.map(() => 0);
	const extend = (from, left, total) => {
		if (total >= min) found.push(mixOf(ids, amounts));
		if (mix === "same" && total > 0) return;
		for (let i = from; i < ids.length; i++) {
			const cap = Math.min(caps[i], left);
			for (let n = 1; n <= cap; n++) {
				amounts[i] = n;
				extend(i + 1, left - n, total + n);
			}
			amounts[i] = 0;
		}
	};
	extend(0, max, 0);
	return found;
}
/** Many things are named only where some of them are taken; four Resources always, so that all answers have one shape. */
function mixOf(ids, taken) {
	const amounts = {};
	for (let i = 0; i < ids.length; i++) if (taken[i] > 0 || ids.length <= 4) amounts[ids[i]] = taken[i];
	return { amounts };
}
function fewMixes(ids, caps, min, max) {
	const found = [];
	const goals = min === max ? [min] : [.../* @__PURE__ */ new Set([
		min,
		Math.ceil((min + max) / 2),
		max
	])];
	for (let start = 0; start < ids.length; start++) for (const goal of goals) {
		const amounts = {};
		let left = goal;
		for (let i = 0; i < ids.length && left > 0; i++) {
			const at = (start + i) % ids.length;
			const n = Math.min(caps[at], left);
			if (n > 0) amounts[ids[at]] = n;
			left -= n;
		}
		if (left === 0) found.push({ amounts });
	}
	return found;
}
/** Amounts by name as numbers by ITEMS. Written out: names that are known beforehand are looked up several times as fast. */
const itemsOf = (amounts) => [
	amounts.energy ?? 0,
	amounts.water ?? 0,
	amounts.bio ?? 0,
	amounts.metal ?? 0,
	amounts.rovers ?? 0,
	amounts.hearts ?? 0
];

// games/moon/rules/src/state.ts
const QUESTIONS = [
	"gain-resources",
	"pay-resources",
	"pay-any-number",
	"give-resource",
	"choose-grey",
	"choose-flag",
	"choose-flag-reward",
	"extra-construct",
	"choose-blue",
	"choose-rewards",
	"demolish",
	"choose-resource-to-make",
	"convert-resources",
	"flip-back",
	"copy-flip",
	"recall-rover",
	"swap-card",
	"take-from-discard"
];
/** The one place where frames of effects are made: all have the same fields in the same order. */
const effectFrame = (what, seat, card, host, at, paid, flippedBack, chosen, reward, amount, least, how) => ({
	do: what,
	seat,
	card,
	host,
	at,
	paid,
	flippedBack,
	chosen,
	reward,
	amount,
	least,
	how
});
/** A frame with nothing to remember yet. `at` is the operation that comes next. */
const freshEffect = (what, seat, card, host, at, amount = 0, how = "") => effectFrame(what, seat, card, host, at, 0, 0, -1, -1, amount, amount, how);
/** A question that an effect asks, with all that the effect remembers. */
const askedBy = (e, what, at, amount = 0, how = "", least = amount) => effectFrame(what, e.seat, e.card, e.host, at, e.paid, e.flippedBack, e.chosen, e.reward, amount, least, how);
/** The effect itself, with something more to remember. */
const remembering = (e, paid, flippedBack, chosen, reward) => effectFrame("carry-out", e.seat, e.card, e.host, e.at, paid, flippedBack, chosen, reward, 0, 0, "");
/** Where cards lie. */
const stackOf = (era) => era - 1;
const expeditionsOf = (era) => 2 + era;
const DISCARD = 6;
/** Expeditions that have left the game lie open in the box. */
const BOX = 7;
const REPUTATIONS = 8;
/** Decks of Eras II and III until their time comes. Everybody knows what is in them; only their order will be hidden. */
const structuresToCome = (era) => 7 + era;
const expeditionsToCome = (era) => 9 + era;
const SEATS_FROM = 13;
const handOf = (seat) => SEATS_FROM + 3 * seat;
const expeditionOf = (seat) => 14 + 3 * seat;
const settlementOf = (seat) => 15 + 3 * seat;
const freshTurn = (seat) => ({
	seat,
	main: false,
	parked: 0,
	flipped: false,
	expedition: false,
	ruleUsed: false,
	claimed: false,
	spent: 0,
	free: 0,
	freeCovered: false,
	owed: [],
	returned: []
});
const push = (s, frame) => {
	s.stack.push(frame);
};
function cloneMoon(s) {
	const k = cloneKernel(s);
	return {
		seats: k.seats,
		played: k.played,
		stack: k.stack,
		places: k.places,
		sight: k.sight,
		knows: k.knows,
		pending: k.pending,
		chance: k.chance,
		traces: k.traces,
		era: s.era,
		round: s.round,
		x: s.x,
		rewards: s.rewards.slice(),
		first: s.first,
		starter: s.starter,
		settlements: s.settlements.map(cloneSettlement),
		turn: cloneTurn(s.turn)
	};
}
const cloneStanding = (c) => ({
	card: c.card,
	rovers: c.rovers,
	hearts: c.hearts,
	flipped: c.flipped
});
const cloneSettlement = (c) => ({
	base: c.base,
	structures: c.structures.map(cloneStanding),
	reputations: c.reputations.map(cloneStanding),
	supply: c.supply.slice(),
	flags: c.flags.slice(),
	production: c.production.slice(),
	colours: c.colours.slice(),
	roversOut: c.roversOut,
	discounts: c.discounts.slice(),
	waives: c.waives,
	parksMore: c.parksMore,
	winsTies: c.winsTies,
	listens: c.listens,
	free: c.free,
	earned: c.earned.slice()
});
const cloneTurn = (t) => ({
	seat: t.seat,
	main: t.main,
	parked: t.parked,
	flipped: t.flipped,
	expedition: t.expedition,
	ruleUsed: t.ruleUsed,
	claimed: t.claimed,
	spent: t.spent,
	free: t.free,
	freeCovered: t.freeCovered,
	owed: t.owed.slice(),
	returned: t.returned.slice()
});

// games/moon/rules/src/expedition.ts
let last = null;
/** The Expedition in the seat's hand; none between the Eras. Hidden from the others until it is used. */
function expeditionHeld(s, seat) {
	const held = s.places[expeditionOf(seat)];
	if (held.length === 0) return null;
	if (last === null || last.id !== held[0]) last = cardOf(held[0]);
	return last;
}
/** The rule of the Expedition in hand, on the holder's own turn. */
function ruleOf(s, seat) {
	if (s.turn.seat !== seat) return NO_RULE;
	return expeditionHeld(s, seat)?.rule ?? NO_RULE;
}
/** Using an Expedition shows it to all. */
function showExpedition(s, seat, tell) {
	const card = s.places[expeditionOf(seat)][0];
	reveal(s, expeditionOf(seat), card);
	tell?.({
		what: "uses-expedition",
		seat,
		card
	});
}

// games/moon/rules/src/supply.ts
/** Hearts into the Supply, with the reason: the final count has a line for every one of them. */
function score(s, seat, hearts, why, tell) {
	if (hearts === 0) return;
	const home = s.settlements[seat];
	home.supply[5] += hearts;
	const earned = home.earned;
	const last = earned.length - 3;
	if (last >= 0 && earned[last] === why && earned[last + 2] === s.played) earned[last + 1] = earned[last + 1] + hearts;
	else earned.push(why, hearts, s.played);
	tell?.({
		what: "scores",
		seat,
		hearts,
		why
	});
}
/** Items into the Supply; Hearts among them are scored. */
function take(s, seat, items, why, tell) {
	const supply = s.settlements[seat].supply;
	for (let i = 0; i < 4 + 1; i++) supply[i] += items[i];
	if (items[5] > 0) score(s, seat, items[5], why, void 0);
	tell?.({
		what: "takes",
		seat,
		items: bagOf(items),
		why
	});
}
/** Resources that leave the Supply as a cost: they count as spent. */
function spend(s, seat, resources) {
	const supply = s.settlements[seat].supply;
	let spent = 0;
	for (let i = 0; i < RESOURCES.length; i++) {
		supply[i] -= resources[i];
		spent += resources[i];
	}
	if (s.turn.seat === seat) s.turn.spent += spent;
	return spent;
}
/** Rovers that go back to the General Supply. They are no Resources: nothing is spent. */
function returnRovers(s, seat, rovers) {
	s.settlements[seat].supply[4] -= rovers;
}
/** By name and without zeros, for people. */
function bagOf(items) {
	const bag = {};
	for (let i = 0; i < items.length; i++) if (items[i] !== 0) bag[ITEMS[i]] = items[i];
	return bag;
}
/** Cards that match a count always carry the right number of Hearts. */
function matchHearts(s, seat) {
	if (s.settlements[seat].colours[3] === 0) return;
	for (const c of s.settlements[seat].structures) {
		const counter = cardOf(c.card).matches;
		if (counter) c.hearts = count(s, seat, counter);
	}
}
const add = (to, numbers) => {
	for (let i = 0; i < numbers.length; i++) to[i] += numbers[i];
};
const subtract = (from, numbers) => {
	for (let i = 0; i < numbers.length; i++) from[i] -= numbers[i];
};
/** A Structure comes to stand in the Settlement: the counts follow. */
function raise(s, seat, card) {
	const home = s.settlements[seat];
	const structure = {
		card: card.id,
		rovers: 0,
		hearts: 0,
		flipped: false
	};
	home.structures.push(structure);
	add(home.flags, card.flags);
	add(home.production, card.produces);
	home.colours[card.colour]++;
	if (card.whens.length > 0) home.listens++;
	if (card.colour <= 1) matchHearts(s, seat);
	else if (card.matches) structure.hearts = count(s, seat, card.matches);
	return structure;
}
/** A Structure leaves the Settlement: a Rover on it goes to its owner's Supply, Hearts on it are lost. */
function raze(s, seat, card) {
	const home = s.settlements[seat];
	const loaded = home.structures.findIndex((c) => c.card === card.id && c.rovers > 0);
	const i = loaded >= 0 ? loaded : home.structures.findIndex((c) => c.card === card.id);
	const [gone] = home.structures.splice(i, 1);
	home.supply[4] += gone.rovers;
	home.roversOut -= gone.rovers;
	subtract(home.flags, card.flags);
	subtract(home.production, card.produces);
	home.colours[card.colour]--;
	if (card.whens.length > 0) home.listens--;
	matchHearts(s, seat);
}
/** What a Reputation Card does as long as it is there. */
function applyOngoing(home, card) {
	if (card.whens.length > 0) home.listens++;
	for (const op of card.standing) switch (op.op) {
		case "discount":
			for (let colour = 0; colour < home.discounts.length; colour++) if (op.colour === void 0 || COLOURS[colour] === op.colour) home.discounts[colour] += op.amount;
			break;
		case "waiveFlags":
			home.waives += op.amount;
			break;
		case "parkMore":
			home.parksMore += op.extra;
			break;
		case "winTies": home.winsTies = true;
	}
}

// games/moon/rules/src/happenings.ts
function fits(when, event, about) {
	if (when.event !== event) return false;
	if (when.colour && (!about.card || about.card.colour < 0 || colourName(about.card) !== when.colour)) return false;
	return !when.resource || when.resource === about.resource;
}
/** One card's answer to an event: a score, Hearts on itself, or a choice of Resources that is asked for. */
function respond(s, seat, card, on, when, about, asks, tell) {
	const worth = (amount) => amountOf(s, seat, amount, {
		paid: 0,
		flippedBack: 0,
		amount: about.amount ?? 0
	});
	for (const op of when.do) switch (op.op) {
		case "score":
			score(s, seat, worth(op.amount), card.id, tell);
			break;
		case "heartsHere":
			if (on) {
				on.hearts += worth(op.amount);
				tell?.({
					what: "hearts-on-card",
					seat,
					card: card.id,
					hearts: worth(op.amount)
				});
			}
			break;
		case "gainAny":
			asks.push(freshEffect("gain-resources", seat, card.id, card.id, NO_MORE, worth(op.amount), op.mix ?? "any"));
			break;
		default: throw new Error(`${card.id} can't do '${op.op}' when something happens`);
	}
}
const NO_MORE = 1e6;
/** Something has happened to a seat: its Structures and Reputations that wait for it answer, in the order they came. */
function happens(s, seat, event, about, tell) {
	const home = s.settlements[seat];
	if (home.listens === 0) return;
	const asks = [];
	let waiting = home.listens;
	const hear = (standing) => {
		const card = cardOf(standing.card);
		if (card.whens.length > 0) waiting--;
		for (const when of card.whens) if (fits(when, event, about)) respond(s, seat, card, standing, when, about, asks, tell);
	};
	const { structures, reputations } = home;
	for (let i = 0; waiting > 0 && i < structures.length; i++) hear(structures[i]);
	for (let i = 0; waiting > 0 && i < reputations.length; i++) hear(reputations[i]);
	for (let i = asks.length - 1; i >= 0; i--) push(s, asks[i]);
}
/** Would the rule of this Expedition answer to the event? */
const ruleAnswers = (expedition, event, about) => expedition.whens.some((when) => fits(when, event, about));
/** The Expedition's rule answers to the event; its holder has chosen to use it. */
function ruleHappens(s, seat, expedition, event, about, tell) {
	const asks = [];
	for (const when of expedition.whens) if (fits(when, event, about)) respond(s, seat, expedition, null, when, about, asks, tell);
	for (const frame of asks) push(s, frame);
}

// games/moon/rules/src/rovers.ts
/** How many Rovers the seat may park on a turn without its Expedition. */
const usualParks = (s, seat) => 1 + s.settlements[seat].parksMore;
const parksLeft = (s, seat) => usualParks(s, seat) + ruleOf(s, seat).parksMore - s.turn.parked;
const mayParkRecklessly = (s, seat) => ruleOf(s, seat).parksRecklessly;
/** A Structure of this kind with an empty Rover space, or any of them for a reckless Rover. */
function spaceOn(s, on, card, reckless) {
	for (const c of s.settlements[on].structures) if (c.card === card && (reckless || c.rovers === 0)) return c;
}
/** An answer that parks a Rover, and nothing else. */
function isParkAnswer(answer) {
	for (const key in answer) if (key !== "act" && key !== "on" && key !== "card" && key !== "reckless") return false;
	const { on, card, reckless } = answer;
	return Number.isInteger(on) && typeof card === "string" && (reckless === void 0 || reckless === true);
}
function isParking(value) {
	if (typeof value !== "object" || value === null) return false;
	const { on, card, reckless, ...rest } = value;
	return Number.isInteger(on) && typeof card === "string" && (reckless === void 0 || reckless === true) && Object.keys(rest).length === 0;
}
/** Why this Rover can't be parked there. `also` are the Rovers that go out with it. */
function refuseParking(s, seat, parking, also = 0) {
	const { on, card } = parking;
	const reckless = parking.reckless === true;
	if (s.settlements[seat].supply[4] <= also) return { code: "no-rover" };
	if (parksLeft(s, seat) <= also) return {
		code: "parked-enough",
		allows: s.turn.parked + parksLeft(s, seat)
	};
	if (on < 0 || on >= s.seats) return { code: "not-offered" };
	if (on === seat) return { code: "own-structure" };
	if (reckless && !mayParkRecklessly(s, seat)) return { code: "not-reckless" };
	if (!spaceOn(s, on, card, true)) return { code: "not-offered" };
	if (!cardOf(card).roverSpace) return {
		code: "no-rover-space",
		card
	};
	if (!reckless && !spaceOn(s, on, card, false)) return {
		code: "space-taken",
		card
	};
}
/** The Rover goes out; on a Blue Structure it brings back all that is produced there. */
function park(s, seat, parking, tell) {
	const { on, card: id } = parking;
	const card = cardOf(id);
	const reckless = parking.reckless === true;
	s.settlements[seat].supply[4]--;
	s.turn.parked++;
	if (reckless || s.turn.parked > usualParks(s, seat)) showExpedition(s, seat, tell);
	if (!reckless) {
		spaceOn(s, on, id, false).rovers = 1;
		s.settlements[on].roversOut++;
	}
	tell?.({
		what: "parks",
		seat,
		on,
		card: id,
		reckless
	});
	if (card.colour === 0) take(s, seat, card.produces, id, tell);
	happens(s, seat, "park", {}, tell);
	if (!reckless) happens(s, on, "parkedOnMine", {}, tell);
}
/**
* Is there room for all of these Rovers on the Structures that one of them is parked on? Each lends its Flags once, to a reckless
* Rover as well.
*/
function roomFor(s, rovers, { on, card, reckless }) {
	let same = 0;
	let here = 0;
	for (const rover of rovers) {
		if (rover.on !== on || rover.card !== card) continue;
		here++;
		if (rover.reckless === reckless) same++;
	}
	if (here === 1) return true;
	let copies = 0;
	let spaces = 0;
	for (const c of s.settlements[on].structures) {
		if (c.card !== card) continue;
		copies++;
		if (reckless || c.rovers === 0) spaces++;
	}
	return same <= spaces && here <= copies;
}
/** Every place for a Rover, equal Structures of a seat once: by seat, and in the order they were built. */
function parkingSpots(s, seat) {
	const reckless = mayParkRecklessly(s, seat);
	const spots = [];
	for (let on = 0; on < s.seats; on++) {
		if (on === seat) continue;
		const { structures } = s.settlements[on];
		const from = spots.length;
		for (let i = 0; i < structures.length; i++) {
			const taken = structures[i].rovers > 0;
			if (taken && !reckless) continue;
			const card = cardOf(structures[i].card);
			if (!card.roverSpace) continue;
			if (!taken) addOnce(spots, from, card.spots[on]);
			if (reckless) addOnce(spots, from, card.recklessSpots[on]);
		}
	}
	return spots;
}
function addOnce(spots, from, spot) {
	for (let i = from; i < spots.length; i++) if (spots[i] === spot) return;
	spots.push(spot);
}
/** -1, 0 or 1: the order in which Rovers of one answer are named. */
function compareParkings(a, b) {
	if (a.on !== b.on) return a.on - b.on;
	if (a.card !== b.card) return a.card < b.card ? -1 : 1;
	return (a.reckless ? 1 : 0) - (b.reckless ? 1 : 0);
}

// games/moon/rules/src/construct.ts
const KEYS = /* @__PURE__ */ new Set([
	"act",
	"card",
	"pay",
	"rovers",
	"free",
	"quiet"
]);
/** Flags that are needed and neither there nor lent by one of these Structures, but for one of them. */
const missing = (needs, flags, lenders, but = -1) => {
	let short = 0;
	for (let f = 0; f < FLAGS.length; f++) {
		if (needs[f] === 0) continue;
		let has = flags[f];
		for (let i = 0; i < lenders.length; i++) if (i !== but) has += lenders[i].flags[f];
		if (has < needs[f]) short += needs[f] - has;
	}
	return short;
};
/** Flags that the Expedition's rule lets go unmet, and Resources that it takes off, while it has not served. */
const ruleWaives = (s, seat) => s.turn.ruleUsed ? 0 : ruleOf(s, seat).waives;
const ruleDiscount = (s, seat) => s.turn.ruleUsed ? 0 : ruleOf(s, seat).discount;
/** What the Structure costs less in any case. */
const discountOn = (s, seat, card) => Math.min(s.settlements[seat].discounts[card.colour], card.totalCost);
const mayBuildFree = (s, seat) => s.turn.free > 0 || s.settlements[seat].free;
const ruleWouldAnswer = (s, seat, card) => {
	if (s.turn.seat !== seat) return false;
	const held = expeditionHeld(s, seat);
	return held !== null && held.whens.length > 0 && ruleAnswers(held, "construct", { card });
};
/** A Structure without whose Flags the others would do as well: no Rover is parked for nothing. */
function spareLender(card, home, lenders) {
	const short = missing(card.needs, home.flags, lenders);
	for (let i = 0; i < lenders.length; i++) {
		const without = missing(card.needs, home.flags, lenders, i);
		if (without <= home.waives || without <= short) return lenders[i];
	}
}
/** The Structures that these Rovers are parked on. */
const lendersOf = (rovers) => rovers.length === 0 ? NO_LENDERS : rovers.map((rover) => cardOf(rover.card));
function refuseRovers(s, seat, card, rovers) {
	const home = s.settlements[seat];
	for (let i = 0; i < rovers.length; i++) {
		const reason = refuseParking(s, seat, rovers[i], i);
		if (reason) return reason;
		if (cardOf(rovers[i].card).colour !== 1) return { code: "rover-for-flags" };
		if (i > 0 && compareParkings(rovers[i - 1], rovers[i]) > 0) return { code: "malformed" };
	}
	for (const rover of rovers) if (!roomFor(s, rovers, rover)) return {
		code: "lends-once",
		card: rover.card
	};
	const spare = spareLender(card, home, lendersOf(rovers));
	return spare ? {
		code: "rover-not-needed",
		card: spare.id
	} : void 0;
}
function refuseFlags(s, seat, card, rovers) {
	const home = s.settlements[seat];
	const lenders = lendersOf(rovers);
	if (missing(card.needs, home.flags, lenders) <= home.waives + ruleWaives(s, seat)) return;
	for (let f = 0; f < FLAGS.length; f++) {
		let has = home.flags[f];
		for (const lender of lenders) has += lender.flags[f];
		if (has < card.needs[f]) return {
			code: "flags",
			flag: FLAGS[f],
			needs: card.needs[f],
			has
		};
	}
}
function refusePayment(s, seat, card, pay, free) {
	const due = card.totalCost - discountOn(s, seat, card);
	const paid = pay[0] + pay[1] + pay[2] + pay[3];
	if (free) {
		if (due === 0) return { code: "nothing-to-save" };
		if (!mayBuildFree(s, seat)) return { code: "not-free" };
		return paid === 0 ? void 0 : {
			code: "wrong-payment",
			due: 0,
			paid
		};
	}
	for (let r = 0; r < RESOURCES.length; r++) if (pay[r] > card.cost[r]) return {
		code: "not-due",
		resource: RESOURCES[r],
		needs: card.cost[r]
	};
	const least = due - Math.min(ruleDiscount(s, seat), due);
	if (paid !== due && paid !== least) return {
		code: "wrong-payment",
		due,
		paid
	};
	const supply = s.settlements[seat].supply;
	for (let r = 0; r < RESOURCES.length; r++) if (supply[r] < pay[r]) return {
		code: "cost",
		resource: RESOURCES[r],
		needs: pay[r],
		has: supply[r]
	};
}
function isPayment(pay) {
	if (!Array.isArray(pay) || pay.length !== RESOURCES.length) return false;
	for (let r = 0; r < RESOURCES.length; r++) if (!Number.isInteger(pay[r]) || pay[r] < 0) return false;
	return true;
}
/** Why this Structure can't be constructed in this way. Where the card comes from is the caller's to check. */
function refuseConstruct(s, seat, answer, alsoKeys) {
	const card = cardOf(answer.card);
	if (answer === card.says.construct) return (card.needsAny ? refuseFlags(s, seat, card, NO_PARKINGS) : void 0) ?? refusePayment(s, seat, card, card.cost, false);
	for (const key in answer) if (!KEYS.has(key) && key !== alsoKeys) return { code: "malformed" };
	const { pay, rovers = NO_ROVERS, free, quiet } = answer;
	if (!isPayment(pay) || free !== void 0 && free !== true || quiet !== void 0 && quiet !== true) return { code: "malformed" };
	if (rovers !== NO_ROVERS && (!Array.isArray(rovers) || rovers.length === 0 || !rovers.every(isParking))) return { code: "malformed" };
	const parkings = rovers;
	if (quiet && !ruleWouldAnswer(s, seat, card)) return { code: "not-offered" };
	return (parkings.length > 0 ? refuseRovers(s, seat, card, parkings) : void 0) ?? (card.needsAny ? refuseFlags(s, seat, card, parkings) : void 0) ?? refusePayment(s, seat, card, pay, free === true);
}
const NO_ROVERS = [];
const NO_PARKINGS = [];
const NO_LENDERS = [];
/** The plainest way to construct a card, whether allowed or not: what is greyed out, with the reason, when there is no way. */
function plainWay(s, seat, id) {
	const card = cardOf(id);
	const pay = card.cost.slice();
	const supply = s.settlements[seat].supply;
	for (let off = discountOn(s, seat, card); off > 0; off--) {
		const r = RESOURCES.map((_, i) => i).reduce((a, b) => pay[b] - supply[b] > pay[a] - supply[a] ? b : a);
		pay[pay[r] > 0 ? r : pay.findIndex((n) => n > 0)]--;
	}
	return {
		act: "construct",
		card: id,
		pay
	};
}
/** Carries out a construct that has been checked. `from` is where the card lies. */
function construct(s, seat, from, answer, tell) {
	const card = cardOf(answer.card);
	const home = s.settlements[seat];
	const pay = answer === card.says.construct ? card.cost : answer.pay;
	const rovers = answer.rovers ?? NO_PARKINGS;
	const waived = card.needsAny && missing(card.needs, home.flags, lendersOf(rovers)) > home.waives;
	const due = card.totalCost - discountOn(s, seat, card);
	const discounted = answer.free !== true && pay[0] + pay[1] + pay[2] + pay[3] < due;
	move(s, from, settlementOf(seat), card.id);
	tell?.({
		what: "constructs",
		seat,
		card: card.id,
		from,
		pay: bagOf(pay),
		free: answer.free === true
	});
	for (const rover of rovers) park(s, seat, rover, tell);
	if (waived || discounted) {
		s.turn.ruleUsed = true;
		showExpedition(s, seat, tell);
	}
	if (home.free) s.turn.freeCovered = true;
	if (answer.free === true) {
		if (s.turn.free > 0) s.turn.free--;
		else home.free = false;
	}
	spend(s, seat, pay);
	for (let r = 0; home.listens > 0 && r < RESOURCES.length; r++) if (pay[r] > 0) happens(s, seat, "spendToConstruct", {
		resource: RESOURCES[r],
		amount: pay[r]
	}, tell);
	raise(s, seat, card);
	if (card.producesAny) take(s, seat, card.produces, card.id, tell);
	if (home.listens > 0) happens(s, seat, "construct", { card }, tell);
	if (answer.quiet !== true && ruleWouldAnswer(s, seat, card)) {
		const held = expeditionHeld(s, seat);
		showExpedition(s, seat, tell);
		ruleHappens(s, seat, held, "construct", { card }, tell);
	}
}
/** A hand that gave an extra Structure gets a card for it: is there one to get? */
const mayRefill = (s) => s.places[stackOf(s.era)].length > 0 || s.places[6].length > 0;
function refill(s, seat, tell) {
	const stack = stackOf(s.era);
	if (s.places[stack].length === 0) {
		moveAll(s, 6, stack);
		shuffle(s, stack);
	}
	deal(s, stack, handOf(seat));
	tell?.({
		what: "refills-hand",
		seat
	});
}
/** A returned Obelisk that is constructed again or put away is no longer in the hand. */
function forgetReturned(s, card) {
	const i = s.turn.returned.indexOf(card);
	if (i >= 0) s.turn.returned.splice(i, 1);
}
/** Different cards of any list, sorted. */
function kinds(cards) {
	const different = [];
	let sorted = true;
	let last = "";
	for (const card of cards) {
		if (card === last) continue;
		if (sorted && card < last) sorted = false;
		if (sorted || !different.includes(card)) different.push(card);
		last = card;
	}
	return sorted ? different : different.sort();
}
/** Different cards of a place that is seen into: there equal cards lie side by side. */
function kindsIn(place) {
	const different = [];
	for (let i = 0; i < place.length; i++) if (i === 0 || place[i] !== place[i - 1]) different.push(place[i]);
	return different;
}
/** What assimilating a card gives; the Hearts of an Obelisk are X. */
function takeReward(s, seat, card, why, tell) {
	if (!card.rewardX) {
		take(s, seat, card.reward, why, tell);
		return;
	}
	const hearts = new Array(5 + 1).fill(0);
	hearts[5] = s.x;
	take(s, seat, hearts, why, tell);
}

// games/moon/rules/src/effects.ts
/** Begins to carry out a card: one that was flipped, used as an Expedition, or claimed. */
function beginEffect(s, seat, card, host = card) {
	push(s, freshEffect("carry-out", seat, card, host, 0));
}
/** The effect goes on with its next operation, with something more to remember. */
function goOn(s, e, paid = e.paid, flippedBack = e.flippedBack, chosen = e.chosen, reward = e.reward) {
	if (e.at >= cardOf(e.card).ops.length) return;
	push(s, remembering(e, paid, flippedBack, chosen, reward));
}
/** The card meant by "this card", where it stands. */
function hostOf(home, host) {
	const found = home.structures.find((c) => c.card === host) ?? home.reputations.find((c) => c.card === host);
	if (!found) throw new Error(`${host} does not stand in the Settlement`);
	return found;
}
const emptyGreys = (home) => kinds(home.structures.filter((c) => cardOf(c.card).colour === 3 && c.hearts === 0).map((c) => c.card));
const carriers = (home) => kinds(home.structures.filter((c) => c.rovers > 0).map((c) => c.card));
const flippedBut = (home, host) => kinds(home.structures.filter((c) => c.flipped && c.card !== host).map((c) => c.card));
const razable = (home, colours) => kinds(home.structures.map((c) => c.card).filter((id) => colours.includes(COLOURS[cardOf(id).colour])));
/** Why an effect can't be used at all: a payment that can't be met, or nothing that it could be done to. */
function refuseEffect(s, seat, card) {
	const { ops, pays } = card;
	for (let i = 0; i < ops.length; i++) {
		const pay = pays[i];
		const reason = pay === null ? refuseOp(s, seat, ops[i]) : refusePay(s, seat, pay);
		if (reason) return reason;
	}
}
function refusePay(s, seat, pay) {
	const { supply } = s.settlements[seat];
	for (let i = 0; i < ITEMS.length; i++) if (supply[i] < pay[i]) return {
		code: "cost",
		resource: ITEMS[i],
		needs: pay[i],
		has: supply[i]
	};
}
function refuseOp(s, seat, op) {
	const home = s.settlements[seat];
	switch (op.op) {
		case "payAny":
		case "give": {
			const needs = op.op === "payAny" && !op.upTo ? op.amount : 1;
			const has = resourcesIn(home.supply);
			return has < needs ? {
				code: "resources",
				needs,
				has
			} : void 0;
		}
		case "swap":
			if (s.places[handOf(seat)].length === 0) return { code: "no-structure-in-hand" };
			if (s.places[op.with === "stack" ? stackOf(s.era) : 6].length === 0) return { code: op.with === "stack" ? "stack-empty" : "discard-empty" };
			return;
		case "recallRover": return home.roversOut === 0 ? { code: "no-rover-parked" } : void 0;
		case "heartsOnEmptyGrey": return emptyGreys(home).length === 0 ? { code: "no-empty-grey" } : void 0;
		case "demolish": return razable(home, op.colours).length === 0 ? { code: "nothing-to-demolish" } : void 0;
		default: return;
	}
}
/** The question that an operation asks, if it leaves a choice; `null` where it is simply done. `at` is the next operation. */
function question(s, e, op, at) {
	const home = s.settlements[e.seat];
	switch (op.op) {
		case "gainAny": {
			const amount = amountOf(s, e.seat, op.amount, e);
			return amount > 0 ? askedBy(e, "gain-resources", at, amount, op.mix ?? "any") : null;
		}
		case "payAny": {
			const most = Math.min(op.amount, resourcesIn(home.supply));
			return askedBy(e, "pay-resources", at, most, "", op.upTo ? 1 : op.amount);
		}
		case "payAnyNumberOf": {
			const has = home.supply[ITEMS.indexOf(op.item)];
			return has > 0 ? askedBy(e, "pay-any-number", at, has, op.item, 0) : null;
		}
		case "give": return askedBy(e, "give-resource", at);
		case "score": return typeof op.amount !== "number" && op.amount.each === "flags:chosen" ? askedBy(e, "choose-flag", at, op.amount.times) : null;
		case "heartsOnEmptyGrey": return askedBy(e, "choose-grey", at, op.amount);
		case "flagReward": return askedBy(e, "choose-flag-reward", at, op.amount, op.different ? "different" : "any");
		case "construct": return askedBy(e, "extra-construct", at, op.refill ? 1 : 0, op.from);
		case "produce": return op.from === "all" ? null : askedBy(e, "choose-blue", at, 1, op.from);
		case "takeRewards": return s.places[6].length > op.cards ? askedBy(e, "choose-rewards", at, op.cards) : null;
		case "demolish": return askedBy(e, "demolish", at);
		case "convert": return askedBy(e, "choose-resource-to-make", at, op.bonus);
		case "flipBack": {
			const most = op.cards === "all" ? 0 : Math.min(op.cards, flippedBut(home, e.host).length);
			return most > 0 ? askedBy(e, "flip-back", at, most, "", op.cards === 1 ? 1 : 0) : null;
		}
		case "copyFlip": return copyable(s, e).length > 0 ? askedBy(e, "copy-flip", at) : null;
		case "recallRover": return askedBy(e, "recall-rover", at);
		case "swap": return askedBy(e, "swap-card", at, 1, op.with);
		default: return null;
	}
}
/** An operation that leaves no choice is done at once. */
function carryOut(s, e, op, tell) {
	const home = s.settlements[e.seat];
	switch (op.op) {
		case "gain":
			take(s, e.seat, itemsOf(op.items), e.card, tell);
			break;
		case "pay": {
			const items = itemsOf(op.items);
			spend(s, e.seat, items);
			returnRovers(s, e.seat, items[4]);
			tell?.({
				what: "pays",
				seat: e.seat,
				items: bagOf(items),
				why: e.card
			});
			break;
		}
		case "score":
			score(s, e.seat, amountOf(s, e.seat, op.amount, e), e.card, tell);
			break;
		case "heartsHere": {
			const hearts = amountOf(s, e.seat, op.amount, e);
			hostOf(home, e.host).hearts += hearts;
			tell?.({
				what: "hearts-on-card",
				seat: e.seat,
				card: e.host,
				hearts
			});
			break;
		}
		case "freeConstruct":
			if (op.lasts === "thisTurn") s.turn.free++;
			else home.free = true;
			break;
		case "produce":
			take(s, e.seat, home.production, e.card, tell);
			break;
		case "takeRewards":
			for (const card of s.places[6]) takeReward(s, e.seat, cardOf(card), e.card, tell);
			break;
		case "flipBack":
			flipBack(s, e, flippedBut(home, e.host), tell);
			break;
		case "roversHere":
			gatherRovers(s, e, tell);
			break;
		case "gainAny":
		case "payAnyNumberOf":
		case "copyFlip": break;
		default: throw new Error(`'${op.op}' is no operation that can be carried out`);
	}
}
/** Not parking: the spaces that the Rovers leave are free, and nothing else follows. */
function gatherRovers(s, e, tell) {
	const home = s.settlements[e.seat];
	const all = home.supply[4] + home.roversOut;
	for (const c of home.structures) c.rovers = 0;
	hostOf(home, e.host).rovers = all;
	home.supply[4] = 0;
	home.roversOut = all;
	tell?.({
		what: "gathers-rovers",
		seat: e.seat,
		card: e.host,
		rovers: all
	});
}
/** The next operation of an effect: asked about, or done and followed by the one after it. */
function nextOperation(s, e, tell) {
	const op = cardOf(e.card).ops[e.at];
	if (!op) return;
	const asks = question(s, e, op, e.at + 1);
	if (!asks) {
		push(s, askedBy(e, "carry-out", e.at + 1));
		carryOut(s, e, op, tell);
		return;
	}
	if (op.op === "construct" && (op.from === "stack" || op.from === "previousEra")) {
		look(s, e.seat, sourcePlace(s, e.seat, op.from));
		tell?.({
			what: "searches",
			seat: e.seat,
			from: op.from
		});
	}
	push(s, asks);
}
/** Where an extra Structure comes from. Cards that reach into the previous Era are in no hand before Era II. */
function sourcePlace(s, seat, from) {
	if (from === "hand") return handOf(seat);
	if (from === "discard") return 6;
	return stackOf(from === "stack" ? s.era : s.era - 1);
}
/** Ends a search: the stack that was looked through is shuffled. */
function endSearch(s, seat, from) {
	if (from === "stack" || from === "previousEra") shuffle(s, sourcePlace(s, seat, from));
}
function flipBack(s, e, cards, tell) {
	for (const c of s.settlements[e.seat].structures) if (cards.includes(c.card)) c.flipped = false;
	if (cards.length > 0) tell?.({
		what: "flips-back",
		seat: e.seat,
		cards
	});
}
/** Flip effects of the chosen player that could be carried out by this seat as its own. */
function copyable(s, e) {
	return kinds(s.settlements[e.chosen].structures.map((c) => c.card)).filter((id) => {
		const card = cardOf(id);
		return card.colour === 2 && !card.ops.some((o) => o.op === "copyFlip") && !refuseEffect(s, e.seat, card);
	});
}

// games/moon/rules/src/text.ts
const nameOf = (card) => cardOf(card).name;
/** 'bio' is Bio, 'hand size' is Hand size. */
const titleOf = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const SINGULAR = {
	rovers: "Rover",
	hearts: "Heart"
};
function itemText(item, n) {
	const one = SINGULAR[item];
	return `${n} ${one ? n === 1 ? one : `${one}s` : titleOf(item)}`;
}
function listText(parts) {
	if (parts.length < 2) return parts.join("");
	return `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;
}
const bagText = (bag) => listText(ITEMS.filter((i) => bag[i]).map((i) => itemText(i, bag[i])));
const hearts = (n) => itemText("hearts", n);
const ofChoice = (n) => n === 1 ? "1 Resource of your choice" : `${n} Resources of your choice`;
const COUNTER_WORDS = {
	X: "X",
	"flags:any": "Flag in your Settlement",
	"flags:best": "Flag of your best type",
	"flags:chosen": "Flag of a type you choose",
	flagTypes: "different Flag type in your Settlement",
	flagsWon: "Flag you are winning right now",
	"cards:any": "Structure in your Settlement, the Base included",
	"cards:blue": "Blue Structure in your Settlement, the Base included",
	"cards:yellow": "Yellow Structure in your Settlement, the Base included",
	"production:any": "Production symbol",
	"production:rovers": "Rover you produce",
	productionTypes: "different Resource you produce",
	"supply:any": "Resource in your Supply",
	"supply:hearts": "Heart in your Supply",
	"rovers:total": "Rover of yours, in your Supply or on your Structures",
	parkedOnMine: "Rover parked on your Structures",
	flipped: "flipped Pink Structure",
	reputations: "Reputation Card of yours",
	spentThisTurn: "Resource spent on this turn",
	paid: "one",
	flippedBack: "card flipped back",
	eventAmount: "one"
};
/** The thing counted, in the singular. */
function counterText(counter) {
	const known = COUNTER_WORDS[counter];
	if (known) return known;
	const [what, which] = counter.split(":");
	if (what === "flags") return `${titleOf(which)} Flag of yours`;
	if (what === "cards") return `${titleOf(which)} Structure in your Settlement`;
	if (what === "production") return `${titleOf(which)} Production symbol of yours`;
	return `${titleOf(which)} in your Supply`;
}
function scoreText(amount) {
	if (typeof amount === "number") return `Score ${hearts(amount)}.`;
	if (amount.each === "X") return "Score X Hearts.";
	const each = amount.times === "X" ? "X Hearts" : hearts(amount.times ?? 1);
	const most = amount.max === void 0 ? "" : `, ${amount.max} at most`;
	return `Score ${each} for each ${counterText(amount.each)}${most}.`;
}
function gainAnyText(amount, mix) {
	const alike = mix === "same" ? ", all of one type" : "";
	if (typeof amount === "number") return mix === "different" ? `Gain ${amount} Resources of different types.` : `Gain ${ofChoice(amount)}${alike}.`;
	if (amount.each === "paid") return "Gain the same number of Resources of your choice.";
	return `Gain 1 Resource for each ${counterText(amount.each)}${alike}.`;
}
const FROM = {
	stack: "Search the current Era stack, then construct one extra Structure from it",
	discard: "Construct one extra Structure from the Discard Pile",
	previousEra: "Search the deck of the previous Era, then construct one extra Structure from it",
	hand: "Construct one extra Structure from your current hand"
};
function constructText(op) {
	const searched = op.from === "stack" || op.from === "previousEra" ? " Shuffle what you searched." : "";
	const refill = op.refill ? " Then add the top card of the Era stack to that hand." : "";
	return `${FROM[op.from]}, meeting its cost and Flags as usual.${searched}${refill}`;
}
const WHEN = {
	construct: "you construct a Structure",
	spendToConstruct: "you spend a Resource to construct a Structure",
	assimilate: "you assimilate a card",
	flip: "you flip a Pink Structure",
	park: "you park a Rover",
	parkedOnMine: "another player parks a Rover on one of your Structures",
	productionPhase: "a Production Phase comes"
};
function whenText(op, now) {
	let event = WHEN[op.event];
	if (op.colour) event = event.replace("a Structure", `a ${titleOf(op.colour)} Structure`);
	if (op.resource) event = `you spend ${titleOf(op.resource)} to construct a Structure`;
	const does = op.do.map((o) => opText(o)).join(" ");
	return `Whenever ${event}${now ? " this turn" : ""}, ${does.charAt(0).toLowerCase()}${does.slice(1)}`;
}
/** What one operation does, as a sentence; `now` where it holds for this turn alone. */
function opText(op, now = false) {
	switch (op.op) {
		case "gain": return `Gain ${bagText(op.items)}.`;
		case "gainAny": return gainAnyText(op.amount, op.mix);
		case "pay": return op.items.rovers ? "Return 1 Rover from your Supply." : `Pay ${bagText(op.items)}.`;
		case "payAny": return op.upTo ? `Return up to ${op.amount} of your Resources.` : `Pay ${ofChoice(op.amount)}.`;
		case "payAnyNumberOf": return op.item === "energy" ? "Spend any number of Energy." : "Return any number of Rovers from your Supply.";
		case "give": return "Give 1 Resource of your choice to another player of your choice.";
		case "score": return scoreText(op.amount);
		case "heartsHere": return typeof op.amount === "number" ? `Place ${hearts(op.amount)} on this card.` : `Place 1 Heart on this card for each ${counterText(op.amount.each)}.`;
		case "heartsOnEmptyGrey": return `Place ${hearts(op.amount)} on one of your Grey Structures without Hearts.`;
		case "matchHearts": return `This card always carries 1 Heart for each ${counterText(op.counter)}.`;
		case "flagReward": return `Place ${hearts(op.amount)} on ${op.different ? "a different" : "one"} Flag Reward.`;
		case "construct": return constructText(op);
		case "returnToConstruct": return "On your turn you may return this card to your current hand to construct one extra Structure from that hand, meeting its cost and Flags as usual.";
		case "freeConstruct": return op.lasts === "thisTurn" ? "One Structure you construct this turn costs no Resources. Its Flags are still required." : "On the next turn on which you construct, which may be this one, one Structure costs no Resources. Its Flags are still required.";
		case "discount": return op.colour ? `${titleOf(op.colour)} Structures cost you ${op.amount} Resource less, of a type you choose.` : `One Structure you construct this turn costs ${op.amount} Resource less, of a type you choose.`;
		case "waiveFlags": return now ? `You may leave ${op.amount} required Flag of one Structure you construct this turn unmet.` : `You may leave ${op.amount} required Flag of every Structure you construct unmet.`;
		case "produce": return op.from === "all" ? "Take everything that your Settlement produces." : `Take everything that ${op.from === "ownBlue" ? "one of your own Blue Structures" : "one Blue Structure of any player"} produces; a Base counts.`;
		case "takeRewards": return `Take the Assimilation rewards of ${op.cards} different cards in the Discard Pile. The cards stay there.`;
		case "demolish": return `Move one of your own ${listText(op.colours.map(titleOf)).replace(" and ", " or ")} Structures (not the Base) to the Discard Pile. Gain its Assimilation reward.`;
		case "convert": return `Turn any number of your Resources into as many of one type, then gain ${op.bonus} more of that type.`;
		case "flipBack": return op.cards === "all" ? "Flip back all of your Pink Structures." : op.cards === 1 ? "Flip back one of your Pink Structures." : `Flip back up to ${op.cards} of your other Pink Structures.`;
		case "copyFlip": return "Use the flip effect of one of their Pink Structures as if it were yours; their card does not flip.";
		case "roversHere": return "Move all your Rovers onto this card until the Construction Phase ends.";
		case "recallRover": return "Take one Rover from one of your Structures into your Supply, which frees its space.";
		case "parkMore": return `You may park ${op.extra === 1 ? "a second Rover" : `${op.extra} more Rovers`} ${now ? "this turn" : "on each of your turns"}.`;
		case "parkRecklessly": return "When you park a Rover this turn you may choose a Structure whose space is taken: take its Production or use its Flags, then return your Rover to the General Supply.";
		case "swap": return op.with === "stack" ? "Put one Structure from your hand on the Discard Pile, then add the top card of the Era stack to your hand." : "Put one Structure from your hand on the Discard Pile, then take a different card of your choice from it.";
		case "winTies": return "You win every tie for a Flag.";
		case "when": return whenText(op, now);
	}
}
const flagText = (bag) => listText(FLAGS.filter((f) => bag[f]).map((f) => `${bag[f]} ${titleOf(f)} ${bag[f] === 1 ? "Flag" : "Flags"}`));
/** What a Reputation asks for: the thing in the singular, the thing in the plural, and where. */
const REQUIRED = {
	"flags:any": [
		"Flag",
		"Flags",
		" in all"
	],
	"flags:best": [
		"Flag",
		"Flags",
		" of one type"
	],
	flagTypes: ["Flag type", "different Flag types"],
	flagsWon: [
		"Flag type",
		"Flag types",
		" that you are winning"
	],
	"cards:any": [
		"Structure",
		"Structures",
		", the Base included"
	],
	"production:any": ["Production symbol", "Production symbols"],
	productionTypes: ["Resource that you produce", "different Resources that you produce"],
	"supply:any": [
		"Resource",
		"Resources",
		" in your Supply"
	],
	"supply:hearts": [
		"Heart",
		"Hearts",
		" in your Supply"
	],
	"rovers:total": [
		"Rover",
		"Rovers",
		", in your Supply or on your Structures"
	],
	parkedOnMine: [
		"Rover",
		"Rovers",
		" parked on your Structures"
	],
	flipped: ["flipped Pink Structure", "flipped Pink Structures"],
	reputations: ["other Reputation Card", "other Reputation Cards"],
	spentThisTurn: [
		"Resource",
		"Resources",
		" spent on this turn"
	]
};
function requiredOf(counter) {
	const known = REQUIRED[counter];
	if (known) return known;
	const [what, which] = counter.split(":");
	const name = titleOf(which);
	if (what === "cards") return [`${name} Structure`, `${name} Structures`];
	return [
		name,
		name,
		" in your Supply"
	];
}
/** '4 Production symbols', '1 Energy in your Supply'. */
function requirementText(counter, needs) {
	const [one, many, where = ""] = requiredOf(counter);
	return `${needs} ${needs === 1 ? one : many}${where}`;
}
/** Everything a Reputation asks for; what all of it has in common is said once. */
function requirementsText(requires) {
	const where = requiredOf(requires[0].count)[2] ?? "";
	const shared = requires.every((r) => (requiredOf(r.count)[2] ?? "") === where) ? where : "";
	return `Requires at least ${listText(requires.map((r) => {
		const text = requirementText(r.count, r.atLeast);
		return shared ? text.slice(0, -shared.length) : text;
	}))}${shared}.`;
}
const numbersToBag = (names, numbers) => Object.fromEntries(names.map((name, i) => [name, numbers[i]]).filter(([, n]) => n !== 0));
/** Everything a card does, in sentences. */
function textOf(id) {
	const card = cardOf(id);
	const lines = [];
	if (card.requires.length > 0) lines.push(requirementsText(card.requires));
	if (card.produces.some((n) => n > 0)) lines.push(`Produces ${bagText(numbersToBag(ITEMS, card.produces))}.`);
	if (card.flags.some((n) => n > 0)) lines.push(`Shows ${flagText(numbersToBag(FLAGS, card.flags))}.`);
	for (const op of [...card.ops, ...card.standing]) lines.push(opText(op, card.kind === "expedition"));
	if (card.atEnd.length > 0) lines.push(`At the end of the game: ${card.atEnd.map((op) => opText(op)).join(" ")}`);
	if (card.hearts > 0) lines.push(`Worth ${hearts(card.hearts)} at the end of the game.`);
	return lines.join(" ");
}
const KIND = {
	0: "blue",
	1: "yellow",
	2: "pink",
	3: "grey",
	4: "red"
};
const kindOf = (id) => {
	const card = cardOf(id);
	if (card.kind === "structure") return `${KIND[card.colour]} structure`;
	return card.kind === "reputation" ? `${card.level} reputation` : card.kind;
};
const factsById = new Map([...ERAS.flatMap((era) => cardData.structures[era].map((d) => [d.id, {
	era,
	...d
}])), ...[
	...cardData.expeditions,
	...cardData.reputations,
	...cardData.bases
].map((d) => [d.id, { ...d }])]);
/** The list of all cards, for search. */
const cardList = allCards.map((card) => {
	const facts = factsById.get(card.id) ?? {};
	return {
		id: card.id,
		name: card.name,
		kind: kindOf(card.id),
		text: textOf(card.id),
		facts,
		...facts.fromRules !== void 0 && { fromRules: facts.fromRules }
	};
});

// games/moon/rules/src/effect-steps.ts
const atMost = (supply, most) => [
	Math.min(supply[0], most),
	Math.min(supply[1], most),
	Math.min(supply[2], most),
	Math.min(supply[3], most)
];
const byCard = (cards) => cards.map((card) => cardOf(card).says.choose);
const cardLabel = (answer) => nameOf(answer.card);
const resourceChoices = RESOURCES.map((resource) => ({ resource }));
const flagChoices = FLAGS.map((flag) => ({ flag }));
const gifts = Array.from({ length: 5 }, (_, receiver) => RESOURCES.map((resource) => ({
	receiver,
	resource
})));
const flagLabel = (answer) => titleOf(answer.flag);
/** Blue Structures, the Bases included, each kind once for every owner. */
function blues(s, owners) {
	const found = [];
	for (const on of owners) {
		const home = s.settlements[on];
		const built = [];
		for (const { card } of home.structures) if (cardOf(card).colour === 0) built.push(card);
		found.push({
			on,
			card: home.base
		});
		for (const card of kinds(built)) found.push({
			on,
			card
		});
	}
	return found;
}
/** How often each of its kinds lies in a place that is seen into: there equal cards lie side by side. */
function copiesIn$1(place, ids) {
	const copies = [];
	let at = 0;
	for (let i = 0; i < ids.length; i++) {
		const from = at;
		while (at < place.length && place[at] === ids[i]) at++;
		copies.push(at - from);
	}
	return copies;
}
const gainParts = ({ amount, how }) => ({
	ids: RESOURCES,
	most: [
		amount,
		amount,
		amount,
		amount
	],
	min: amount,
	max: amount,
	...how !== "any" && { mix: how }
});
const gains = {
	any: [],
	same: [],
	different: []
};
function answersToGain(frame) {
	const listed = gains[frame.how];
	listed[frame.amount] ??= frozenMixes(gainParts(frame));
	return listed[frame.amount];
}
const payParts = (s, { seat, amount, least }) => ({
	ids: RESOURCES,
	most: atMost(s.settlements[seat].supply, amount),
	min: least,
	max: amount
});
const payments$1 = [];
function answersToPay(s, frame) {
	const { amount, least } = frame;
	const { supply } = s.settlements[frame.seat];
	let key = least;
	for (let i = 0; i < RESOURCES.length; i++) key = key * (amount + 1) + Math.min(supply[i], amount);
	payments$1[amount] ??= /* @__PURE__ */ new Map();
	const known = payments$1[amount].get(key);
	if (known) return known;
	const answers = frozenMixes(payParts(s, frame));
	payments$1[amount].set(key, answers);
	return answers;
}
const MIX_WORDS = {
	same: " of one type",
	different: " of different types"
};
const gainText = ({ amount, how }) => amount === 1 ? "1 Resource" : `${amount} Resources${MIX_WORDS[how] ?? ""}`;
const gainResources = someOfEach({
	prompt: (f) => `Choose ${gainText(f)} to gain (${nameOf(f.card)})`,
	label: titleOf,
	parts: (_, f) => gainParts(f),
	take(s, f, amounts, tell) {
		take(s, f.seat, itemsOf(amounts), f.card, tell);
		goOn(s, f);
	}
});
/** Pays what was named and remembers how much it was. */
function payNamed(s, f, amounts, tell) {
	const items = itemsOf(amounts);
	const paid = spend(s, f.seat, items) + items[4];
	returnRovers(s, f.seat, items[4]);
	tell?.({
		what: "pays",
		seat: f.seat,
		items: bagOf(items),
		why: f.card
	});
	goOn(s, f, paid);
}
/** Converting is not spending. */
function makeOf(s, f, into, from, tell) {
	const supply = s.settlements[f.seat].supply;
	let made = f.amount;
	for (let i = 0; i < RESOURCES.length; i++) {
		supply[i] -= from[i];
		made += from[i];
	}
	supply[into] += made;
	tell?.({
		what: "converts",
		seat: f.seat,
		items: bagOf(from),
		resource: RESOURCES[into],
		made
	});
	goOn(s, f);
}
function subsets(cards, most) {
	const sets = [[]];
	for (const card of cards) {
		const without = sets.length;
		for (let i = 0; i < without; i++) if (sets[i].length < most) sets.push([...sets[i], card]);
	}
	return sets;
}
const effectSteps = {
	"carry-out": { run: nextOperation },
	"gain-resources": listedOnce(gainResources, (_, frame) => answersToGain(frame)),
	"pay-resources": listedOnce(someOfEach({
		prompt: (f) => `Pay ${f.least === f.amount ? "" : "up to "}${f.amount} of your Resources (${nameOf(f.card)})`,
		label: titleOf,
		parts: payParts,
		take: payNamed
	}), answersToPay),
	"pay-any-number": someOfEach({
		prompt: (f) => `Choose how ${f.how === "rovers" ? "many Rovers to return" : `much ${titleOf(f.how)} to spend`} (${nameOf(f.card)})`,
		label: titleOf,
		parts(s, f) {
			const has = s.settlements[f.seat].supply[ITEMS.indexOf(f.how)];
			return {
				ids: [f.how],
				most: [has],
				min: 0,
				max: has
			};
		},
		take: payNamed
	}),
	"give-resource": oneOf({
		prompt: () => "Give one Resource to another player, whose Pink Structure you then use",
		list(s, seat, f) {
			const { supply } = s.settlements[f.seat];
			const list = [];
			for (let other = 0; other < s.seats; other++) for (let i = 0; other !== seat && i < RESOURCES.length; i++) if (supply[i] > 0) list.push(gifts[other][i]);
			return list;
		},
		label: (a) => `${titleOf(a.resource)} to seat ${Number(a.receiver) + 1}`,
		take(s, f, answer, tell) {
			const receiver = answer.receiver;
			const items = itemsOf({ [answer.resource]: 1 });
			spend(s, f.seat, items);
			take(s, receiver, items, f.card, void 0);
			tell?.({
				what: "gives",
				seat: f.seat,
				receiver,
				items: bagOf(items)
			});
			goOn(s, f, f.paid, f.flippedBack, receiver);
		}
	}),
	"choose-grey": oneOf({
		prompt: () => "Choose one of your Grey Structures without Hearts",
		list: (s, seat) => byCard(emptyGreys(s.settlements[seat])),
		label: cardLabel,
		take(s, f, answer, tell) {
			const { structures } = s.settlements[f.seat];
			const grey = structures.find((c) => c.card === answer.card && c.hearts === 0);
			grey.hearts += f.amount;
			tell?.({
				what: "hearts-on-card",
				seat: f.seat,
				card: grey.card,
				hearts: f.amount
			});
			goOn(s, f);
		}
	}),
	"choose-flag": oneOf({
		prompt: (f) => `Choose a Flag: ${f.amount} Hearts for each of that type in your Settlement`,
		list: () => flagChoices,
		label: flagLabel,
		take(s, f, answer, tell) {
			const flag = FLAGS.indexOf(answer.flag);
			score(s, f.seat, f.amount * s.settlements[f.seat].flags[flag], f.card, tell);
			goOn(s, f);
		}
	}),
	"choose-flag-reward": oneOf({
		prompt: (f) => `Choose a Flag Reward to place ${itemText("hearts", f.amount)} on`,
		list: (_, __, f) => flagChoices.filter((_, flag) => f.how === "any" || flag !== f.reward),
		not: (_, __, f) => f.how === "any" ? [] : [{
			answer: flagChoices[f.reward],
			reason: { code: "same-flag-reward" }
		}],
		label: flagLabel,
		take(s, f, answer, tell) {
			const reward = FLAGS.indexOf(answer.flag);
			s.rewards[reward] += f.amount;
			tell?.({
				what: "adds-to-reward",
				seat: f.seat,
				flag: FLAGS[reward],
				hearts: f.amount
			});
			goOn(s, f, f.paid, f.flippedBack, f.chosen, reward);
		}
	}),
	"choose-blue": oneOf({
		prompt: (f) => `Choose ${f.how === "ownBlue" ? "one of your own Blue Structures" : "any Blue Structure"} to take the Production of`,
		list: (s, seat, f) => blues(s, f.how === "ownBlue" ? [seat] : s.settlements.map((_, i) => i)),
		label: (a) => `${cardLabel(a)} of seat ${Number(a.on) + 1}`,
		take(s, f, answer, tell) {
			take(s, f.seat, cardOf(answer.card).produces, f.card, tell);
			goOn(s, f);
		}
	}),
	"choose-rewards": someOfEach({
		prompt: (f) => `Choose ${f.amount} cards of the Discard Pile to take the rewards of`,
		label: nameOf,
		parts(s, f) {
			const pile = s.places[6];
			const ids = kindsIn(pile);
			return {
				ids,
				most: copiesIn$1(pile, ids),
				min: f.amount,
				max: f.amount
			};
		},
		take(s, f, amounts, tell) {
			for (const [card, n] of Object.entries(amounts)) for (let i = 0; i < n; i++) takeReward(s, f.seat, cardOf(card), f.card, tell);
			goOn(s, f);
		}
	}),
	demolish: oneOf({
		prompt: () => "Choose one of your Structures to move to the Discard Pile",
		list(s, seat, f) {
			const op = cardOf(f.card).ops[f.at - 1];
			return byCard(razable(s.settlements[seat], op.colours));
		},
		label: cardLabel,
		take(s, f, answer, tell) {
			const card = cardOf(answer.card);
			raze(s, f.seat, card);
			move(s, settlementOf(f.seat), 6, card.id);
			tell?.({
				what: "demolishes",
				seat: f.seat,
				card: card.id
			});
			takeReward(s, f.seat, card, f.card, tell);
			goOn(s, f);
		}
	}),
	"choose-resource-to-make": oneOf({
		prompt: (f) => `Choose the Resource to turn others into (${nameOf(f.card)})`,
		list: () => resourceChoices,
		label: (a) => titleOf(a.resource),
		take(s, f, answer, tell) {
			const into = RESOURCES.indexOf(answer.resource);
			const { supply } = s.settlements[f.seat];
			if (resourcesIn(supply) > supply[into]) push(s, askedBy(f, "convert-resources", f.at, f.amount, RESOURCES[into]));
			else makeOf(s, f, into, [
				0,
				0,
				0,
				0
			], tell);
		}
	}),
	"convert-resources": someOfEach({
		prompt: (f) => `Choose what to turn into ${titleOf(f.how)}`,
		label: titleOf,
		parts(s, f) {
			const { supply } = s.settlements[f.seat];
			const ids = [];
			const most = [];
			let max = 0;
			for (let i = 0; i < RESOURCES.length; i++) {
				if (RESOURCES[i] === f.how) continue;
				ids.push(RESOURCES[i]);
				most.push(supply[i]);
				max += supply[i];
			}
			return {
				ids,
				most,
				min: 0,
				max
			};
		},
		take: (s, f, amounts, tell) => makeOf(s, f, RESOURCES.indexOf(f.how), itemsOf(amounts), tell)
	}),
	"flip-back": {
		seats: (_, f) => only(f.seat),
		ask: (s, seat, f) => ({
			kind: "pick",
			prompt: `Choose ${f.least === f.amount ? "" : "up to "}${f.amount} of your flipped Structures to flip back`,
			items: flippedBut(s.settlements[seat], f.host).map((id) => ({
				id,
				label: nameOf(id)
			})),
			min: f.least,
			max: f.amount
		}),
		answers: (s, seat, f) => subsets(flippedBut(s.settlements[seat], f.host), f.amount).filter((set) => set.length >= f.least).map((pick) => ({ pick })),
		refuse(s, seat, f, answer) {
			const { pick } = answer;
			if (!Array.isArray(pick) || Object.keys(answer).length !== 1) return { code: "malformed" };
			if (pick.length < f.least) return {
				code: "too-few",
				needs: f.least,
				has: pick.length
			};
			if (pick.length > f.amount) return {
				code: "too-many",
				allows: f.amount,
				has: pick.length
			};
			const cards = flippedBut(s.settlements[seat], f.host);
			return pick.some((id, i) => !cards.includes(id) || pick.indexOf(id) !== i) ? { code: "not-offered" } : void 0;
		},
		take(s, _, f, answer, tell) {
			const cards = answer.pick;
			flipBack(s, f, cards, tell);
			goOn(s, f, f.paid, cards.length);
		}
	},
	"copy-flip": oneOf({
		prompt: () => "Choose the Pink Structure whose flip effect you use",
		list: (s, _, f) => byCard(copyable(s, f)),
		label: cardLabel,
		take(s, f, answer, tell) {
			goOn(s, f);
			tell?.({
				what: "copies",
				seat: f.seat,
				card: answer.card
			});
			beginEffect(s, f.seat, answer.card, f.host);
		}
	}),
	"recall-rover": oneOf({
		prompt: () => "Choose one of your Structures to take a Rover from",
		list: (s, seat) => byCard(carriers(s.settlements[seat])),
		label: cardLabel,
		take(s, f, answer, tell) {
			const home = s.settlements[f.seat];
			const carrier = home.structures.find((c) => c.card === answer.card && c.rovers > 0);
			carrier.rovers--;
			home.roversOut--;
			home.supply[4]++;
			tell?.({
				what: "recalls-rover",
				seat: f.seat,
				card: carrier.card
			});
			goOn(s, f);
		}
	}),
	"swap-card": oneOf({
		prompt: (f) => f.how === "stack" ? "Choose a card of your hand to put on the Discard Pile, before you draw another" : "Choose a card of your hand to exchange with the Discard Pile",
		list: (s, seat) => kindsOf(s.places[handOf(seat)]).map((card) => card.says.choose),
		label: cardLabel,
		take(s, f, answer, tell) {
			const card = answer.card;
			move(s, handOf(f.seat), 6, card);
			forgetReturned(s, card);
			tell?.({
				what: "discards",
				seat: f.seat,
				card
			});
			if (f.how === "discard") push(s, askedBy(f, "take-from-discard", f.at, 1, card));
			else {
				deal(s, stackOf(s.era), handOf(f.seat));
				tell?.({
					what: "draws",
					seat: f.seat
				});
				goOn(s, f);
			}
		}
	}),
	"take-from-discard": oneOf({
		prompt: () => "Choose another card of the Discard Pile to take into your hand",
		list(s, _, f) {
			const pile = s.places[6];
			const another = pile[pile.indexOf(f.how) + 1] === f.how;
			const list = [];
			for (const card of kindsOf(pile)) if (another || card.id !== f.how) list.push(card.says.choose);
			return list;
		},
		label: cardLabel,
		take(s, f, answer, tell) {
			const card = answer.card;
			move(s, 6, handOf(f.seat), card);
			tell?.({
				what: "takes-from-discard",
				seat: f.seat,
				card
			});
			goOn(s, f);
		}
	})
};

// games/moon/rules/src/ways.ts
function meansOf(s, seat, spots) {
	const home = s.settlements[seat];
	const held = expeditionHeld(s, seat);
	const rule = held !== null && held.standing.length > 0 && s.turn.seat === seat ? held : null;
	return {
		s,
		seat,
		home,
		waives: home.waives + (rule ? ruleWaives(s, seat) : 0),
		discount: rule ? ruleDiscount(s, seat) : 0,
		free: mayBuildFree(s, seat),
		rule: rule && rule.whens.length > 0 ? rule : null,
		rovers: home.supply[4] === 0 ? 0 : Math.min(parksLeft(s, seat), home.supply[4]),
		spots,
		lending: null
	};
}
function lendingSpots({ s, seat, spots }) {
	const lending = [];
	for (const spot of spots ?? parkingSpots(s, seat)) if (spot.card.colour === 1) lending.push(spot);
	return lending.length > 1 ? lending.sort(compareSpots) : lending;
}
const compareSpots = (a, b) => compareParkings(a.parking, b.parking);
const canPay = (supply, cost) => supply[0] >= cost[0] && supply[1] >= cost[1] && supply[2] >= cost[2] && supply[3] >= cost[3];
/** Every way to pay, without the discount of a rule and with it, and free of charge where that is possible. */
function payments(means, card) {
	const { s, seat, home } = means;
	const off = discountOn(s, seat, card);
	const due = card.totalCost - off;
	if (due === 0) return [{
		pay: [
			0,
			0,
			0,
			0
		],
		free: false
	}];
	const list = [];
	addDiscounted(home.supply, card, off, list);
	if (means.discount > 0) addDiscounted(home.supply, card, off + Math.min(means.discount, due), list);
	if (means.free) list.push({
		pay: [
			0,
			0,
			0,
			0
		],
		free: true
	});
	return list;
}
/** Payments with so many Resources taken off, of any types. */
function addDiscounted(supply, card, off, list) {
	const { cost } = card;
	const e = cost[0];
	const w = cost[1];
	const b = cost[2];
	const m = cost[3];
	if (off === 0) {
		if (canPay(supply, cost)) list.push({
			pay: cost.slice(),
			free: false
		});
		return;
	}
	for (let i = Math.min(e, off); i >= 0; i--) {
		if (e - i > supply[0]) continue;
		for (let j = Math.min(w, off - i); j >= 0; j--) {
			if (w - j > supply[1]) continue;
			for (let k = Math.min(b, off - i - j); k >= 0; k--) {
				const l = off - i - j - k;
				if (l > m || b - k > supply[2] || m - l > supply[3]) continue;
				list.push({
					pay: [
						e - i,
						w - j,
						b - k,
						m - l
					],
					free: false
				});
			}
		}
	}
}
/** A bit for every type of Flag of which the Structure needs more than are there. */
function lackingTypes(card, home) {
	let types = 0;
	for (let f = 0; f < FLAGS.length; f++) if (card.needs[f] > home.flags[f]) types |= 1 << f;
	return types;
}
/** Every set of Rovers, none of them for nothing, whose Flags make up for those that are missing. */
function roverSets(means, card, short) {
	means.lending ??= lendingSpots(means);
	const lacking = lackingTypes(card, means.home);
	const spots = [];
	for (const spot of means.lending) if ((spot.card.flagTypes & lacking) !== 0) spots.push(spot);
	const found = [];
	if (spots.length > 0) addRover({
		means,
		card,
		spots,
		set: [],
		lenders: [],
		found
	}, 0, short);
	return found;
}
/** One more Rover, on one of the spots from here on; `before` is how many Flags were missing without it. */
function addRover(search, from, before) {
	const { means, card, spots, set, lenders } = search;
	const { home } = means;
	for (let i = from; i < spots.length; i++) {
		const spot = spots[i];
		set.push(spot.parking);
		lenders.push(spot.card);
		const left = missing(card.needs, home.flags, lenders);
		if (left < before && roomFor(means.s, set, spot.parking)) {
			if (left <= means.waives && !spareLender(card, home, lenders)) search.found.push(set.slice());
			if (set.length < means.rovers) addRover(search, i, left);
		}
		set.pop();
		lenders.pop();
	}
}
/** Lists every way to pay, with these Rovers. */
function addPaid(said, ways, rovers, out) {
	const { act, card, key, value, quiet } = said;
	for (const { pay, free } of ways) for (let hushed = 0; hushed <= (quiet ? 1 : 0); hushed++) {
		const answer = hushed ? {
			act,
			card,
			pay,
			quiet: true
		} : {
			act,
			card,
			pay
		};
		if (key) answer[key] = value;
		if (free) answer.free = true;
		if (rovers) answer.rovers = rovers;
		out.push(answer);
	}
}
function addWays(means, card, act, key, value, out) {
	const { home } = means;
	const onePrice = home.discounts[card.colour] === 0 && means.discount === 0 && !means.free;
	if (onePrice && !canPay(home.supply, card.cost)) return;
	const short = card.needsAny ? missing(card.needs, home.flags, NO_LENDERS) : 0;
	if (short > means.waives && means.rovers === 0) return;
	const quiet = means.rule !== null && ruleAnswers(means.rule, "construct", { card });
	if (onePrice && short === 0 && !quiet && act === "construct") {
		out.push(card.says.construct);
		return;
	}
	const sets = short > home.waives && means.rovers > 0 ? roverSets(means, card, short) : NO_SETS;
	if (short > means.waives && sets.length === 0) return;
	const ways = payments(means, card);
	const said = {
		act,
		card: card.id,
		key,
		value,
		quiet
	};
	if (short <= means.waives) addPaid(said, ways, null, out);
	for (const rovers of sets) addPaid(said, ways, rovers, out);
}
const NO_SETS = [];
/**
* Lists every way to construct each of these cards, as answers with this act and, where it is not empty, one field more. `spots` is
* where a Rover could be parked, if that is known already.
*/
function addConstructs(s, seat, cards, act, key, value, spots, out) {
	const means = meansOf(s, seat, spots);
	for (let i = 0; i < cards.length; i++) addWays(means, cards[i], act, key, value, out);
}

// games/moon/rules/src/words.ts
const ROMAN = [
	"",
	"I",
	"II",
	"III"
];
const REFUSALS = {
	"no-rover": () => "you have no Rover in your Supply",
	"parked-enough": (r) => `you may park only ${itemText("rovers", Number(r.allows))} on this turn`,
	"own-structure": () => "Rovers are parked on Structures of other players",
	"not-reckless": () => "only the Reckless Expedition parks on a taken space",
	"no-rover-space": (r) => `${nameOf(String(r.card))} has no Rover space`,
	"space-taken": (r) => `the Rover space of ${nameOf(String(r.card))} is taken`,
	"lends-once": (r) => `${nameOf(String(r.card))} lends its Flags only once`,
	"rover-for-flags": () => "only a Rover on a Yellow Structure lends Flags to a construct",
	"rover-not-needed": (r) => `the Flags of ${nameOf(String(r.card))} are not needed for this`,
	flags: (r) => `needs ${r.needs} ${titleOf(String(r.flag))} ${r.needs === 1 ? "Flag" : "Flags"}, you have ${r.has}`,
	cost: (r) => `costs ${itemText(String(r.resource), Number(r.needs))}, you have ${r.has}`,
	resources: (r) => `needs ${r.needs} of your Resources, you have ${r.has}`,
	"wrong-payment": (r) => `${r.due} ${r.due === 1 ? "Resource is" : "Resources are"} due, not ${r.paid}`,
	"not-due": (r) => r.needs === 0 ? `costs no ${titleOf(String(r.resource))}` : `costs only ${itemText(String(r.resource), Number(r.needs))}`,
	"nothing-to-save": () => "there is no cost to be saved",
	"not-free": () => "nothing lets you construct free of charge now",
	"main-done": () => "you have constructed or assimilated on this turn already",
	"main-first": () => "construct or assimilate a card before you end your turn",
	"not-in-hand": () => "that card is not in your hand",
	"not-in-discard": () => "that card is not in the Discard Pile",
	"not-there": () => "that card is not there",
	"no-obelisk": () => "you have no such Obelisk",
	"returned-obelisk": () => "an Obelisk put into the hand on this turn can’t be constructed with another",
	"nothing-owed": () => "no claimed Reputation owes you a construct",
	"nothing-to-refill": () => "there is no card left to refill the hand with",
	"is-flipped": (r) => `${nameOf(String(r.card))} is flipped until the Construction Phase ends`,
	"one-flip": () => "you have flipped a card on this turn already",
	"no-expedition-action": () => "your Expedition has no action",
	"one-expedition": () => "you have used your Expedition on this turn already",
	"one-claim": () => "you have claimed a Reputation on this turn already",
	requirement: (r) => `needs ${requirementText(r.counter, Number(r.needs))}, ${r.counter === "spentThisTurn" ? "so far" : "you have"} ${r.has}`,
	"same-flag-reward": () => "the second Flag Reward must be a different one",
	"no-structure-in-hand": () => "your hand has no Structure",
	"stack-empty": () => "the Era stack is empty",
	"discard-empty": () => "the Discard Pile is empty",
	"no-rover-parked": () => "there is no Rover on your Structures",
	"no-empty-grey": () => "you have no Grey Structure without Hearts",
	"nothing-to-demolish": () => "you have no Structure that could be given up"
};
const reason = (r) => REFUSALS[r.code]?.(r) ?? `this is not allowed (${r.code})`;
const payText = (pay) => listText(RESOURCES.filter((_, i) => pay[i] > 0).map((name) => itemText(name, pay[RESOURCES.indexOf(name)])));
function constructLabel(answer) {
	const pay = payText(answer.pay);
	const price = answer.free ? "free of charge" : pay ? `for ${pay}` : "";
	const parked = (answer.rovers ?? []).map((r) => `a Rover on ${nameOf(r.card)} (seat ${r.on + 1}${r.reckless ? ", reckless" : ""})`);
	return [
		`Construct ${nameOf(answer.card)}`,
		price,
		parked.length > 0 ? `with ${listText(parked)}` : "",
		answer.obelisk ? "by an Obelisk" : "",
		answer.reputation ? `by ${nameOf(answer.reputation)}` : "",
		answer.quiet ? "without using the Expedition" : ""
	].filter(Boolean).join(" ");
}
/** What an answer of a turn does, as a button says it. */
function answerLabel(answer) {
	const card = answer.card;
	switch (answer.act) {
		case "assimilate": return `Assimilate ${nameOf(card)}${answer.quiet ? " without using the Expedition" : ""}`;
		case "park": return `Park a Rover on ${nameOf(card)} (seat ${Number(answer.on) + 1})${answer.reckless ? ", reckless" : ""}`;
		case "flip": return `Flip ${nameOf(card)}`;
		case "expedition": return "Use the Expedition";
		case "claim": return `Claim ${nameOf(card)}`;
		case "end": return "End the turn";
		case "decline": return "Let it be";
		default: return constructLabel(answer);
	}
}
/** Where Hearts came from, in words. */
function sourceText(why) {
	const [what, card, era] = why.split(":");
	switch (what) {
		case "production": return `Production of Era ${ROMAN[Number(card)]}`;
		case "flag": return `Most ${titleOf(card)} Flags in Era ${ROMAN[Number(era)]}`;
		case "hearts-on": return `Hearts on ${nameOf(card)} in Era ${ROMAN[Number(era)]}`;
		case "end": return nameOf(card);
		case "reputation": return `Reputation ${nameOf(card)}`;
		default: return nameOf(why);
	}
}
const bag = (e) => bagText(e.items) || "nothing";
const TALES = {
	"begins-era": (e) => `Era ${ROMAN[Number(e.era)]} begins`,
	"begins-round": (e) => `Round ${e.round}`,
	takes: (e, who) => `${who} takes ${bag(e)} (${sourceText(String(e.why))})`,
	scores: (e, who) => `${who} scores ${itemText("hearts", Number(e.hearts))} (${sourceText(String(e.why))})`,
	pays: (e, who) => `${who} pays ${bag(e)} (${sourceText(String(e.why))})`,
	constructs: (e, who, card) => {
		const paid = bagText(e.pay);
		return `${who} constructs ${card}${e.free ? " free of charge" : paid ? ` for ${paid}` : ""}`;
	},
	assimilates: (_, who, card) => `${who} assimilates ${card}`,
	"returns-obelisk": (_, who) => `${who} returns an Obelisk to the hand`,
	flips: (_, who, card) => `${who} flips ${card}`,
	"flips-back": (e, who) => `${who} flips back ${listText(e.cards.map(nameOf))}`,
	"uses-expedition": (_, who, card) => `${who} uses the ${card}`,
	claims: (_, who, card) => `${who} claims ${card}`,
	"hearts-on-card": (e, who, card) => `${who} places ${itemText("hearts", Number(e.hearts))} on ${card}`,
	searches: (e, who) => `${who} searches ${e.from === "stack" ? "the Era stack" : "the deck of the previous Era"}`,
	declines: (_, who) => `${who} constructs nothing more`,
	"refills-hand": (_, who) => `${who} adds a card to the hand`,
	draws: (_, who) => `${who} draws a card`,
	discards: (_, who, card) => `${who} discards ${card}`,
	"takes-from-discard": (_, who, card) => `${who} takes ${card} from the Discard Pile`,
	demolishes: (_, who, card) => `${who} gives up ${card}`,
	copies: (_, who, card) => `${who} uses the effect of ${card}`,
	"gathers-rovers": (e, who, card) => `${who} gathers ${itemText("rovers", Number(e.rovers))} on ${card}`,
	"recalls-rover": (_, who, card) => `${who} takes a Rover from ${card}`,
	converts: (e, who) => `${who} makes ${itemText(String(e.resource), Number(e.made))} of ${bag(e)}`,
	"adds-to-reward": (e, who) => `${who} adds ${itemText("hearts", Number(e.hearts))} to the ${titleOf(String(e.flag))} reward`,
	"ends-turn": (_, who) => `${who} ends the turn`,
	"passes-hands": () => "The hands are passed to the left",
	"ends-construction": (e) => `The Construction Phase of Era ${ROMAN[Number(e.era)]} ends`,
	"flag-unclaimed": (e) => `Nobody wins the ${titleOf(String(e.flag))} Flag: ${itemText("hearts", Number(e.hearts))} ${e.era === 3 ? "are lost" : "stay"}`
};
function event(e, name) {
	const who = e.seat === void 0 ? "" : name(e.seat);
	const card = typeof e.card === "string" ? nameOf(e.card) : "";
	if (e.what === "parks") return `${who} parks a Rover on ${card} of ${name(Number(e.on))}`;
	if (e.what === "gives") return `${who} gives ${bag(e)} to ${name(Number(e.receiver))}`;
	const tale = TALES[e.what];
	if (!tale) throw new Error(`there are no words for '${e.what}'`);
	return tale(e, who, card);
}
const STEPS = {
	"take-turn": "takes a turn",
	"extra-construct": "constructs an extra Structure"
};
/** Where the game is, for a list of tables. */
const progress = ({ era, round }) => `Era ${ROMAN[era]}, round ${Math.max(1, round)}`;
const words = {
	reason,
	event,
	line: (line) => sourceText(line.why),
	step: (step) => STEPS[step] ?? titleOf(step.replaceAll("-", " ")).toLowerCase()
};

// games/moon/rules/src/extra-construct.ts
const MALFORMED$1 = { code: "malformed" };
const DECLINE = { act: "decline" };
function extraAnswers(s, seat, frame) {
	const out = [];
	if (frame.amount === 0 || mayRefill(s)) addConstructs(s, seat, kindsOf(s.places[sourcePlace(s, seat, frame.how)].toSorted()), "construct", "", "", null, out);
	out.push(DECLINE);
	return out;
}
function refuseExtra(s, seat, frame, answer) {
	if (answer.act === "decline") return Object.keys(answer).length === 1 ? void 0 : MALFORMED$1;
	if (answer.act !== "construct") return { code: "not-offered" };
	if (!s.places[sourcePlace(s, seat, frame.how)].includes(answer.card)) return { code: "not-there" };
	if (frame.amount > 0 && !mayRefill(s)) return { code: "nothing-to-refill" };
	return refuseConstruct(s, seat, answer);
}
/** An extra Structure from a stack, a pile or the hand (`how`), which is refilled where `amount` says so. It can't be turned into assimilating, but it can be let go. */
const extraConstruct = {
	seats: (_, frame) => only(frame.seat),
	ask(s, seat, frame) {
		const offered = extraAnswers(s, seat, frame);
		const place = s.places[sourcePlace(s, seat, frame.how)];
		const out = kinds(place).filter((card) => !offered.some((a) => a.card === card));
		const option = (answer) => ({
			answer,
			label: answerLabel(answer)
		});
		return {
			kind: "choose",
			prompt: `Construct one extra Structure ${FROM_WORDS[frame.how]}, or let it be`,
			options: [...offered.map(option), ...out.map((card) => {
				const answer = plainWay(s, seat, card);
				return {
					...option(answer),
					reason: refuseExtra(s, seat, frame, answer) ?? MALFORMED$1
				};
			})]
		};
	},
	answers: extraAnswers,
	refuse: refuseExtra,
	take(s, seat, frame, answer, tell) {
		push(s, askedBy(frame, "carry-out", frame.at));
		if (answer.act === "construct") {
			construct(s, seat, sourcePlace(s, seat, frame.how), answer, tell);
			if (frame.how === "hand") forgetReturned(s, answer.card);
			if (frame.amount > 0) refill(s, seat, tell);
		} else tell?.({
			what: "declines",
			seat,
			card: frame.card
		});
		endSearch(s, seat, frame.how);
	}
};
const FROM_WORDS = {
	stack: "from the Era stack",
	discard: "from the Discard Pile",
	previousEra: "from the deck of the previous Era",
	hand: "from your hand"
};

// games/moon/rules/src/requirements.ts
/** The counters whose numbers `look` writes down, in this order. */
const COUNTED = [
	...FLAGS.map((flag) => `flags:${flag}`),
	...COLOURS.map((colour) => `cards:${colour}`),
	...ITEMS.map((item) => `production:${item}`),
	...ITEMS.map((item) => `supply:${item}`),
	"flags:any",
	"flags:best",
	"flagTypes",
	"production:any",
	"productionTypes",
	"supply:any",
	"rovers:total",
	"cards:any",
	"reputations"
];
/** What the last look found. Kept: a list for every look would be most of what a decision leaves behind. */
const numbers = COUNTED.map(() => 0);
/** Writes down all that requirements ask about a Settlement and that can be told at a glance. */
function look$1(home) {
	const { flags, colours, production, supply } = home;
	let at = 0;
	let best = 0;
	let flagTypes = 0;
	let allFlags = 0;
	for (let i = 0; i < FLAGS.length; i++) {
		const n = flags[i];
		numbers[at++] = n;
		allFlags += n;
		if (n > best) best = n;
		if (n > 0) flagTypes++;
	}
	for (let i = 0; i < COLOURS.length; i++) numbers[at++] = colours[i];
	let made = 0;
	let typesMade = 0;
	for (let i = 0; i < ITEMS.length; i++) {
		const n = production[i];
		numbers[at++] = n;
		made += n;
		if (n > 0 && i < RESOURCES.length) typesMade++;
	}
	for (let i = 0; i < ITEMS.length; i++) numbers[at++] = supply[i];
	numbers[at++] = allFlags;
	numbers[at++] = best;
	numbers[at++] = flagTypes;
	numbers[at++] = made;
	numbers[at++] = typesMade;
	numbers[at++] = resourcesIn(supply);
	numbers[at++] = roversTotal(home);
	numbers[at++] = home.structures.length + 1;
	numbers[at] = home.reputations.length;
}
const checkOf = (asked) => ({
	asked,
	atLeast: asked.atLeast,
	number: COUNTED.indexOf(asked.count),
	has: COUNTS[asked.count]
});
const isMet = (s, seat, { number, atLeast, has }) => (number < 0 ? has(s, s.settlements[seat], seat, void 0) : numbers[number]) >= atLeast;
const REPUTATION_CARDS = new Map(allCards.filter((card) => card.kind === "reputation").map((card) => [card.id, {
	card,
	checks: card.requires.map(checkOf)
}]));
/** The first thing that a Reputation asks for and the seat does not have. */
function firstUnmet(s, seat, reputation) {
	const { checks } = REPUTATION_CARDS.get(reputation);
	look$1(s.settlements[seat]);
	return checks.find((check) => !isMet(s, seat, check))?.asked;
}
/** Has the seat all that a Reputation asks for beyond its first requirement? */
function meetsRest(s, seat, { checks }) {
	for (let i = 1; i < checks.length; i++) if (!isMet(s, seat, checks[i])) return false;
	return true;
}
const onTable = [];
const claimables = [];
const firstNumber = [];
const firstAtLeast = [];
function lay$1(i, id) {
	const claimable = REPUTATION_CARDS.get(id);
	onTable[i] = id;
	claimables[i] = claimable;
	firstNumber[i] = claimable.checks[0].number;
	firstAtLeast[i] = claimable.checks[0].atLeast;
}
/** Lists the Reputations on the table that the seat has all for. */
function addClaims(s, seat, out) {
	const row = s.places[8];
	look$1(s.settlements[seat]);
	for (let i = 0; i < row.length; i++) {
		if (onTable[i] !== row[i]) lay$1(i, row[i]);
		const number = firstNumber[i];
		if (number < 0 ? !isMet(s, seat, claimables[i].checks[0]) : numbers[number] < firstAtLeast[i]) continue;
		if (meetsRest(s, seat, claimables[i])) out.push(claimables[i].card.says.claim);
	}
}

// games/moon/rules/src/turn.ts
const END = Object.freeze({ act: "end" });
const EXPEDITION = Object.freeze({ act: "expedition" });
const MALFORMED = { code: "malformed" };
const onlyKeys = (answer, key1 = "act", key2 = "act") => {
	for (const key in answer) if (key !== "act" && key !== key1 && key !== key2) return false;
	return true;
};
const copiesIn = (cards, card) => {
	let n = 0;
	for (const c of cards) if (c === card) n++;
	return n;
};
const inHand = (s, seat, card) => s.places[handOf(seat)].includes(card);
/** The Salvaging Expedition answers to assimilating; its holder may keep quiet about it. */
const salvages = (held) => held !== null && held.whens.length > 0 && ruleAnswers(held, "assimilate", {});
function refuseMain(s, seat, answer) {
	if (s.turn.main) return { code: "main-done" };
	if (!inHand(s, seat, answer.card)) return { code: "not-in-hand" };
	if (answer.act === "construct") return refuseConstruct(s, seat, answer);
	if (!onlyKeys(answer, "card", "quiet")) return MALFORMED;
	if (answer.quiet === void 0) return;
	return answer.quiet === true && salvages(expeditionHeld(s, seat)) ? void 0 : { code: "not-offered" };
}
/** Not an Obelisk put into the hand on this turn: two of them could hand each other on for ever. */
function obeliskCanTake(s, seat, card) {
	return copiesIn(s.places[handOf(seat)], card) > copiesIn(s.turn.returned, card);
}
const standsHere = (s, seat, card) => s.settlements[seat].structures.some((c) => c.card === card);
function refuseObelisk(s, seat, answer) {
	const { obelisk, card } = answer;
	if (typeof obelisk !== "string" || !standsHere(s, seat, obelisk) || !cardOf(obelisk).isObelisk) return { code: "no-obelisk" };
	if (!inHand(s, seat, card)) return { code: "not-in-hand" };
	if (!obeliskCanTake(s, seat, card)) return { code: "returned-obelisk" };
	return refuseConstruct(s, seat, answer, "obelisk");
}
/** Where the extra construct of a claimed Reputation takes its card from. */
function owedSource(reputation) {
	for (const op of cardOf(reputation).ops) if (op.op === "construct" && (op.from === "hand" || op.from === "discard")) return {
		from: op.from,
		refill: op.refill === true
	};
	throw new Error(`${reputation} owes no construct`);
}
function refuseOwed(s, seat, answer) {
	const { reputation, card } = answer;
	if (!s.turn.owed.includes(reputation)) return { code: "nothing-owed" };
	const source = owedSource(reputation);
	if (!s.places[sourcePlace(s, seat, source.from)].includes(card)) return { code: source.from === "hand" ? "not-in-hand" : "not-in-discard" };
	if (source.refill && !mayRefill(s)) return { code: "nothing-to-refill" };
	return refuseConstruct(s, seat, answer, "reputation");
}
function refuseFlip(s, seat, answer) {
	if (!onlyKeys(answer, "card")) return MALFORMED;
	const structure = s.settlements[seat].structures.find((c) => c.card === answer.card);
	if (!structure || cardOf(structure.card).colour !== 2) return { code: "not-offered" };
	if (structure.flipped) return {
		code: "is-flipped",
		card: structure.card
	};
	if (s.turn.flipped) return { code: "one-flip" };
	return refuseEffect(s, seat, cardOf(structure.card));
}
function refuseExpedition(s, seat, answer) {
	if (!onlyKeys(answer)) return MALFORMED;
	const held = expeditionHeld(s, seat);
	if (!held || held.ops.length === 0) return { code: "no-expedition-action" };
	if (s.turn.expedition) return { code: "one-expedition" };
	return refuseEffect(s, seat, held);
}
function refuseClaim(s, seat, answer) {
	if (!onlyKeys(answer, "card")) return MALFORMED;
	if (!s.places[8].includes(answer.card)) return { code: "not-offered" };
	if (s.turn.claimed) return { code: "one-claim" };
	const unmet = firstUnmet(s, seat, answer.card);
	if (!unmet) return;
	const { count: counter, atLeast } = unmet;
	return {
		code: "requirement",
		counter,
		needs: atLeast,
		has: count(s, seat, counter)
	};
}
function refuseTurn(s, seat, answer) {
	switch (answer.act) {
		case "construct":
		case "assimilate": return refuseMain(s, seat, answer);
		case "obelisk": return refuseObelisk(s, seat, answer);
		case "owed": return refuseOwed(s, seat, answer);
		case "park": return isParkAnswer(answer) ? refuseParking(s, seat, answer) : MALFORMED;
		case "flip": return refuseFlip(s, seat, answer);
		case "expedition": return refuseExpedition(s, seat, answer);
		case "claim": return refuseClaim(s, seat, answer);
		case "end":
			if (answer !== END && !onlyKeys(answer)) return MALFORMED;
			return s.turn.main ? void 0 : { code: "main-first" };
		default: return { code: "not-offered" };
	}
}
function addExtras(s, seat, out) {
	const home = s.settlements[seat];
	const hand = s.places[handOf(seat)];
	let last = "";
	if (home.colours[4] > 0) {
		for (const c of home.structures) if (cardOf(c.card).isObelisk && c.card !== last) {
			last = c.card;
			const takable = hand.filter((card) => obeliskCanTake(s, seat, card));
			addConstructs(s, seat, kindsOf(takable), "obelisk", "obelisk", c.card, null, out);
		}
	}
	for (const reputation of s.turn.owed) {
		const source = owedSource(reputation);
		if (source.refill && !mayRefill(s)) continue;
		const cards = kindsOf(s.places[sourcePlace(s, seat, source.from)]);
		addConstructs(s, seat, cards, "owed", "reputation", reputation, null, out);
	}
}
function addFlips(s, seat, out) {
	const { structures, colours } = s.settlements[seat];
	let pinks = colours[2];
	for (let i = 0; pinks > 0 && i < structures.length; i++) {
		if (structures[i].flipped) {
			pinks--;
			continue;
		}
		const card = cardOf(structures[i].card);
		if (card.colour !== 2) continue;
		pinks--;
		if (!refuseEffect(s, seat, card)) out.push(card.says.flip);
	}
}
const NO_SPOTS = [];
function turnAnswers(s, seat) {
	const out = [];
	const { turn } = s;
	const home = s.settlements[seat];
	const held = expeditionHeld(s, seat);
	const spots = home.supply[4] > 0 && parksLeft(s, seat) > 0 ? parkingSpots(s, seat) : NO_SPOTS;
	if (!turn.main) {
		const hand = kindsOf(s.places[handOf(seat)]);
		const quiet = salvages(held);
		addConstructs(s, seat, hand, "construct", "", "", spots, out);
		for (let i = 0; i < hand.length; i++) {
			out.push(hand[i].says.assimilate);
			if (quiet) out.push({
				act: "assimilate",
				card: hand[i].id,
				quiet: true
			});
		}
	}
	addExtras(s, seat, out);
	for (let i = 0; i < spots.length; i++) out.push(spots[i].park);
	if (!turn.flipped) addFlips(s, seat, out);
	if (!turn.expedition && held && held.ops.length > 0 && !refuseEffect(s, seat, held)) out.push(EXPEDITION);
	if (!turn.claimed) addClaims(s, seat, out);
	if (turn.main) out.push(END);
	return out;
}
/** What is there but can't be done now: each with the one answer that its refusal is about. */
function greyed(s, seat, offered) {
	const home = s.settlements[seat];
	const out = [];
	const has = (act, card) => offered.some((a) => a.act === act && (!card || a.card === card));
	if (!s.turn.main) {
		for (const card of kinds(s.places[handOf(seat)])) if (!has("construct", card)) out.push(plainWay(s, seat, card));
	}
	for (let on = 0; on < s.seats; on++) if (on !== seat) {
		for (const card of kinds(s.settlements[on].structures.map((c) => c.card))) if (cardOf(card).roverSpace && !offered.some((a) => a.act === "park" && a.on === on && a.card === card)) out.push({
			act: "park",
			on,
			card
		});
	}
	for (const card of kinds(home.structures.map((c) => c.card))) if (cardOf(card).colour === 2 && !has("flip", card)) out.push({
		act: "flip",
		card
	});
	const held = expeditionHeld(s, seat);
	if (held && held.ops.length > 0 && !has("expedition")) out.push({ act: "expedition" });
	for (const card of s.places[8].slice().sort()) if (!has("claim", card)) out.push({
		act: "claim",
		card
	});
	if (!s.turn.main) out.push({ act: "end" });
	return out;
}
function turnOptions(s, seat) {
	const offered = turnAnswers(s, seat);
	const option = (answer) => ({
		answer,
		label: answerLabel(answer),
		group: String(answer.act)
	});
	return [...offered.map(option), ...greyed(s, seat, offered).map((answer) => ({
		...option(answer),
		reason: refuseTurn(s, seat, answer) ?? MALFORMED
	}))];
}
function takeAct(s, seat, answer, tell) {
	const card = answer.card;
	const home = s.settlements[seat];
	switch (answer.act) {
		case "construct":
			s.turn.main = true;
			forgetReturned(s, card);
			construct(s, seat, handOf(seat), answer, tell);
			break;
		case "assimilate":
			assimilate(s, seat, answer, tell);
			break;
		case "obelisk":
			returnObelisk(s, seat, answer, tell);
			break;
		case "owed": {
			const reputation = answer.reputation;
			const source = owedSource(reputation);
			s.turn.owed.splice(s.turn.owed.indexOf(reputation), 1);
			construct(s, seat, sourcePlace(s, seat, source.from), answer, tell);
			if (source.from === "hand") forgetReturned(s, card);
			if (source.refill) refill(s, seat, tell);
			break;
		}
		case "park":
			park(s, seat, answer, tell);
			break;
		case "flip":
			s.turn.flipped = true;
			for (const c of home.structures) if (c.card === card) c.flipped = true;
			tell?.({
				what: "flips",
				seat,
				card
			});
			beginEffect(s, seat, card);
			happens(s, seat, "flip", { card: cardOf(card) }, tell);
			break;
		case "expedition":
			s.turn.expedition = true;
			showExpedition(s, seat, tell);
			beginEffect(s, seat, s.places[expeditionOf(seat)][0]);
			break;
		case "claim": claim(s, seat, card, tell);
	}
}
/**
* An Obelisk goes back to the hand for one extra Structure of it. The Structure is taken out first: it can't be the Obelisk that
* goes in, so that everybody who sees one come out of the hand knows that another is in it.
*/
function returnObelisk(s, seat, answer, tell) {
	const obelisk = answer.obelisk;
	tell?.({
		what: "returns-obelisk",
		seat,
		card: obelisk
	});
	construct(s, seat, handOf(seat), answer, tell);
	raze(s, seat, cardOf(obelisk));
	move(s, settlementOf(seat), handOf(seat), obelisk);
	s.turn.returned.push(obelisk);
}
function assimilate(s, seat, answer, tell) {
	const card = cardOf(answer.card);
	s.turn.main = true;
	move(s, handOf(seat), 6, card.id);
	forgetReturned(s, card.id);
	tell?.({
		what: "assimilates",
		seat,
		card: card.id
	});
	takeReward(s, seat, card, card.id, tell);
	happens(s, seat, "assimilate", { card }, tell);
	const held = expeditionHeld(s, seat);
	if (held && answer.quiet !== true && salvages(held)) {
		showExpedition(s, seat, tell);
		ruleHappens(s, seat, held, "assimilate", {}, tell);
	}
}
function claim(s, seat, id, tell) {
	const card = cardOf(id);
	s.turn.claimed = true;
	move(s, 8, settlementOf(seat), id);
	s.settlements[seat].reputations.push({
		card: id,
		rovers: 0,
		hearts: 0,
		flipped: false
	});
	applyOngoing(s.settlements[seat], card);
	tell?.({
		what: "claims",
		seat,
		card: id
	});
	if (card.ops.some((op) => op.op === "construct")) s.turn.owed.push(id);
	else if (card.ops.length > 0) beginEffect(s, seat, id);
}
function endTurn(s, seat, tell) {
	const home = s.settlements[seat];
	if (s.turn.freeCovered) home.free = false;
	tell?.({
		what: "ends-turn",
		seat
	});
}
const takeTurn = {
	seats: (_, frame) => only(frame.seat),
	ask: (s, seat) => ({
		kind: "choose",
		prompt: s.turn.main ? "Do any of your optional actions, then end your turn" : "Construct or assimilate a card of your hand",
		options: turnOptions(s, seat)
	}),
	answers: turnAnswers,
	refuse: (s, seat, _, answer) => refuseTurn(s, seat, answer),
	take(s, seat, frame, answer, tell) {
		if (answer.act === "end") {
			endTurn(s, seat, tell);
			return;
		}
		push(s, frame);
		takeAct(s, seat, answer, tell);
	}
};

// games/moon/rules/src/flow.ts
/** Cards in a hand at the start of an Era, by the number of players. */
const HAND_SIZE = {
	2: 8,
	3: 7,
	4: 7,
	5: 6
};
/** Hearts added to every Flag Reward at the end of Eras I and II. */
const REFILL = {
	1: 4,
	2: 5
};
/** The frame that comes first must be pushed last. */
const next = (s, ...frames) => {
	for (let i = frames.length - 1; i >= 0; i--) push(s, frames[i]);
};
const ORDERS = Array.from({ length: 5 + 1 }, (_, seats) => Array.from({ length: seats }, (_, first) => Array.from({ length: seats }, (_, i) => (first + i) % seats)));
const HANDS = ORDERS.map((orders) => orders[0]?.map(handOf) ?? []);
const EXPEDITIONS = ORDERS.map((orders) => orders[0]?.map(expeditionOf) ?? []);
/** All seats, clockwise from one of them. */
const seatsFrom = (s, first) => ORDERS[s.seats][first];
/** Three to five: the holder of the First Expedition begins each round. Two: the order is fixed for the Era. */
const beginsRound = (s) => s.seats === 2 ? s.starter : s.first;
function produce(s, tell) {
	const order = seatsFrom(s, beginsRound(s));
	for (const seat of order) take(s, seat, s.settlements[seat].production, `production:${s.era}`, tell);
	for (const seat of order.toReversed()) happens(s, seat, "productionPhase", {}, tell);
}
function claimFlagRewards(s, tell) {
	for (let flag = 0; flag < FLAGS.length; flag++) {
		const winner = flagWinner(s, flag);
		if (winner < 0) tell?.({
			what: "flag-unclaimed",
			flag: FLAGS[flag],
			hearts: s.rewards[flag],
			era: s.era
		});
		else {
			score(s, winner, s.rewards[flag], `flag:${FLAGS[flag]}:${s.era}`, tell);
			s.rewards[flag] = 0;
		}
	}
}
function scoreHeartsOnCards(s, tell) {
	for (let seat = 0; seat < s.seats; seat++) {
		const home = s.settlements[seat];
		for (const list of [home.structures, home.reputations]) for (const c of list) score(s, seat, c.hearts, `hearts-on:${c.card}:${s.era}`, tell);
	}
}
const flowSteps = {
	"begin-era": { run(s, _, tell) {
		tell?.({
			what: "begins-era",
			era: s.era
		});
		next(s, { do: "production-phase" }, { do: "construction-phase" }, { do: "scoring-phase" });
	} },
	"production-phase": { run: (s, _, tell) => produce(s, tell) },
	"construction-phase": { run(s) {
		const stack = stackOf(s.era);
		if (s.era > 1) {
			moveAll(s, structuresToCome(s.era), stack);
			moveAll(s, expeditionsToCome(s.era), expeditionsOf(s.era));
		}
		shuffle(s, expeditionsOf(s.era));
		shuffle(s, stack);
		deal(s, stack, 6);
		for (let seat = 0; seat < s.seats; seat++) {
			if (seat !== s.first) deal(s, expeditionsOf(s.era), expeditionOf(seat));
			deal(s, stack, handOf(seat), HAND_SIZE[s.seats]);
		}
		s.round = 1;
		next(s, { do: "begin-round" }, { do: "end-construction" });
	} },
	"begin-round": { run(s, _, tell) {
		const order = seatsFrom(s, beginsRound(s));
		tell?.({
			what: "begins-round",
			round: s.round,
			first: order[0]
		});
		push(s, { do: "end-round" });
		for (let i = s.seats - 1; i >= 0; i--) push(s, {
			do: "begin-turn",
			seat: order[i]
		});
	} },
	"begin-turn": { run(s, { seat }) {
		s.turn = freshTurn(seat);
		push(s, {
			do: "take-turn",
			seat
		});
	} },
	"take-turn": takeTurn,
	"extra-construct": extraConstruct,
	"end-round": { run(s, _, tell) {
		if (HANDS[s.seats].every((hand) => s.places[hand].length === 0)) return;
		passOn(s, HANDS[s.seats]);
		passOn(s, EXPEDITIONS[s.seats]);
		s.first = (s.first + 1) % s.seats;
		s.round++;
		tell?.({ what: "passes-hands" });
		push(s, { do: "begin-round" });
	} },
	"end-construction": { run(s, _, tell) {
		passFirstExpedition(s);
		for (const home of s.settlements) {
			for (const c of home.structures) {
				home.supply[4] += c.rovers;
				c.rovers = 0;
				c.flipped = false;
			}
			home.roversOut = 0;
		}
		moveAll(s, 6, stackOf(s.era));
		shuffle(s, stackOf(s.era));
		s.turn = freshTurn(-1);
		tell?.({
			what: "ends-construction",
			era: s.era
		});
	} },
	"scoring-phase": { run(s, _, tell) {
		claimFlagRewards(s, tell);
		s.x--;
		scoreHeartsOnCards(s, tell);
		if (s.era === 3) return;
		for (let flag = 0; flag < FLAGS.length; flag++) s.rewards[flag] += REFILL[s.era];
		s.era = s.era === 1 ? 2 : 3;
		s.starter = (s.starter + 1) % s.seats;
		push(s, { do: "begin-era" });
	} }
};
/** The First Expedition goes to the next player to the left; all other Expeditions leave the game. */
function passFirstExpedition(s) {
	for (let seat = 0; seat < s.seats; seat++) if (seat !== s.first) moveAll(s, expeditionOf(seat), 7);
	moveAll(s, expeditionsOf(s.era), 7);
	const left = (s.first + 1) % s.seats;
	moveAll(s, expeditionOf(s.first), expeditionOf(left));
	s.first = left;
}
const steps = {
	...flowSteps,
	...effectSteps
};

// games/moon/rules/src/numbering.ts
/** What the numbers in a state stand for: lists by their order, and in a frame the place of an operation on its card. */
const numbering = () => [
	...numberLines("item", ITEMS),
	...numberLines("flag", FLAGS),
	...numberLines("colour", COLOURS),
	...allCards.flatMap(({ id, ops, standing }) => [...ops.map((op, i) => `op ${i} of ${id} ${JSON.stringify(op)}`), ...standing.map((op, i) => `standing op ${i} of ${id} ${JSON.stringify(op)}`)])
];

// games/moon/rules/src/options.ts
const options = { first: {
	kind: "choice",
	title: "First Expedition",
	help: "Who is given the First Expedition and so begins. The rulebook gives it to a random player; a table that plays again may want to pass it on. Beyond the last seat it counts on from the first.",
	values: [
		"random",
		"1",
		"2",
		"3",
		"4",
		"5"
	],
	default: "random"
} };

// games/moon/rules/src/score.ts
/** What a Grey Structure is worth at the end: its printed Hearts and its formulas. */
function worthAtEnd(s, seat, id) {
	const card = cardOf(id);
	let hearts = card.hearts;
	for (const op of card.atEnd) if (op.op === "score") hearts += amountOf(s, seat, op.amount);
	return hearts;
}
function linesOf(s, seat) {
	const { earned, structures, reputations } = s.settlements[seat];
	const lines = [];
	for (let i = 0; i < earned.length; i += 3) lines.push({
		seat,
		why: earned[i],
		points: earned[i + 1],
		move: earned[i + 2]
	});
	for (const { card } of structures) {
		const points = worthAtEnd(s, seat, card);
		if (points !== 0) lines.push({
			seat,
			why: `end:${card}`,
			points
		});
	}
	for (const { card } of reputations) lines.push({
		seat,
		why: `reputation:${card}`,
		points: cardOf(card).hearts
	});
	return lines;
}
const linesOfAll = (s) => s.settlements.flatMap((_, seat) => linesOf(s, seat));
const pointsOf = (s, lines) => s.settlements.map((_, seat) => lines.filter((l) => l.seat === seat).reduce((sum, l) => sum + l.points, 0));
/** Every seat's Hearts as they stand: what it has earned, and what its Structures and Reputations are worth right now. */
const pointsNow = (s) => pointsOf(s, linesOfAll(s));
/** All Hearts together, a line for every reason. Ties: most Rovers, then most Resources, then the victory is shared. */
function outcome(s) {
	const seats = s.settlements.map((_, seat) => seat);
	const lines = linesOfAll(s);
	const points = pointsOf(s, lines);
	const keys = seats.map((seat) => {
		const home = s.settlements[seat];
		return [
			points[seat],
			roversTotal(home),
			resourcesIn(home.supply)
		];
	});
	const ahead = (a, b) => {
		const i = a.findIndex((n, k) => n !== b[k]);
		return i >= 0 && a[i] > b[i];
	};
	const ranks = seats.map((seat) => 1 + seats.filter((other) => ahead(keys[other], keys[seat])).length);
	const best = Math.max(...points);
	const tied = seats.filter((seat) => points[seat] === best);
	return {
		ranks,
		points,
		lines,
		...tied.length > 1 && { tieBreak: tieBreak(keys, tied) }
	};
}
function tieBreak(keys, tied) {
	const best = (of, key) => {
		const most = Math.max(...of.map((seat) => keys[seat][key]));
		return of.filter((seat) => keys[seat][key] === most);
	};
	const byRovers = best(tied, 1);
	if (byRovers.length === 1) return "most Rovers";
	return best(byRovers, 2).length === 1 ? "most Resources" : "shared";
}

// games/moon/rules/src/cards/decks.ts
const bySize = (deckOf) => ({
	two: deckOf(true).toSorted(),
	more: deckOf(false).toSorted()
});
function makeDecks(rules) {
	const isThere = ({ fromRules = 0 }) => fromRules <= rules;
	const { structures, expeditions, reputations, bases } = cardData;
	const idsOf = (cards) => cards.filter(isThere).map(({ id }) => id);
	const level = (name) => idsOf(reputations.filter((d) => d.level === name));
	return {
		structures: ERAS.map((era) => bySize((withTwo) => structures[era].filter(isThere).flatMap((d) => Array.from({ length: withTwo ? d.withTwo : d.copies }, () => d.id)))),
		expeditions: ERAS.map((era) => bySize((withTwo) => idsOf(expeditions.filter((d) => d.era === era && !(withTwo && d.threePlus))))),
		bases: {
			two: idsOf(bases.filter((d) => !d.threePlus)),
			more: idsOf(bases)
		},
		reputations: {
			bronze: level("bronze"),
			silver: level("silver"),
			gold: level("gold")
		}
	};
}
const made = /* @__PURE__ */ new Map();
function decksUnder(rules) {
	const decks = made.get(rules) ?? makeDecks(rules);
	made.set(rules, decks);
	return decks;
}
const sized = ({ two, more }, seats) => seats === 2 ? two : more;
/** The Era's Structures, each as often as it is in the deck at this number of seats. */
const structureDeck = (era, seats, rules) => sized(decksUnder(rules).structures[era - 1], seats);
const expeditionDeck = (era, seats, rules) => sized(decksUnder(rules).expeditions[era - 1], seats);
/** To be shuffled. */
const reputationDeck = (level, rules) => decksUnder(rules).reputations[level].slice();
const baseDeck = (seats, rules) => sized(decksUnder(rules).bases, seats).slice();

// games/moon/rules/src/setup.ts
const LATER = [2, 3];
/** Every place for cards, in the order that state.ts counts them. */
function placesFor(seats) {
	return [
		...ERAS.map((era) => ({
			name: `era ${era} stack`,
			seenBy: "none"
		})),
		...ERAS.map((era) => ({
			name: `era ${era} expeditions`,
			seenBy: "none"
		})),
		{
			name: "discard pile",
			seenBy: "all"
		},
		{
			name: "box",
			seenBy: "all"
		},
		{
			name: "reputations",
			seenBy: "all"
		},
		...LATER.map((era) => ({
			name: `era ${era} structures to come`,
			seenBy: "all"
		})),
		...LATER.map((era) => ({
			name: `era ${era} expeditions to come`,
			seenBy: "all"
		})),
		...Array.from({ length: seats }, (_, seat) => [
			{
				name: `hand ${seat}`,
				seenBy: seat
			},
			{
				name: `expedition ${seat}`,
				seenBy: seat
			},
			{
				name: `settlement ${seat}`,
				seenBy: "all"
			}
		]).flat()
	];
}
const PLACES = Array.from({ length: 5 + 1 }, (_, seats) => placesFor(seats));
const places = (seats) => PLACES[seats];
const NO_ITEMS = ITEMS.map(() => 0);
const NO_COLOURS = COLOURS.map(() => 0);
const FIRST_REWARDS = FLAGS.map(() => 3);
function newSettlement(base) {
	const card = cardOf(base);
	const colours = NO_COLOURS.slice();
	colours[0] = 1;
	colours[1] = 1;
	const supply = NO_ITEMS.slice();
	supply[4] = 2;
	return {
		base,
		structures: [],
		reputations: [],
		supply,
		flags: card.flags.slice(),
		production: card.produces.slice(),
		colours,
		roversOut: 0,
		discounts: NO_COLOURS.slice(),
		waives: 0,
		parksMore: 0,
		winsTies: false,
		listens: 0,
		free: false,
		earned: []
	};
}
/** The set-up of the rulebook, step by step. */
function setup(k, chosen, rules) {
	const { seats } = k;
	const perLevel = Math.max(3, seats);
	for (const level of LEVELS) lay(k, 8, shuffleWith(k.chance, reputationDeck(level, rules)).slice(0, perLevel));
	lay(k, stackOf(1), structureDeck(1, seats, rules));
	lay(k, expeditionsOf(1), expeditionDeck(1, seats, rules));
	for (const era of LATER) {
		lay(k, structuresToCome(era), structureDeck(era, seats, rules));
		lay(k, expeditionsToCome(era), expeditionDeck(era, seats, rules));
	}
	const dealt = shuffleWith(k.chance, baseDeck(seats, rules)).slice(0, seats);
	for (let seat = 0; seat < seats; seat++) lay(k, settlementOf(seat), [dealt[seat]]);
	const first = chosen.first === "random" ? below(k.chance, seats) : (Number(chosen.first) - 1) % seats;
	lay(k, 7, [firstExpedition(seats)]);
	move(k, 7, expeditionOf(first), firstExpedition(seats));
	const s = {
		seats,
		played: k.played,
		stack: k.stack,
		places: k.places,
		sight: k.sight,
		knows: k.knows,
		pending: k.pending,
		chance: k.chance,
		traces: k.traces,
		era: 1,
		round: 0,
		x: 3,
		rewards: FIRST_REWARDS.slice(),
		first,
		starter: first,
		settlements: [],
		turn: freshTurn(-1)
	};
	for (const base of dealt) s.settlements.push(newSettlement(base));
	push(s, { do: "begin-era" });
	return s;
}

// games/moon/rules/src/index.ts
/** Moon, by Haakon Hoel Gaarder: three Eras of drafting a settlement, two to five players. */
const moon = defineGame({
	id: "moon",
	title: "Moon",
	rules: 1,
	seats: {
		min: 2,
		max: 5
	},
	options,
	places,
	setup,
	steps,
	clone: cloneMoon,
	outcome,
	progress,
	words,
	cards: cardList,
	numbering
});

export { BLUE, BOX, COLOURS, DISCARD, ERAS, FLAGS, GREY, HEARTS, ITEMS, LEVELS, MOST_SEATS, PINK, QUESTIONS, RED, REPUTATIONS, RESOURCES, ROVERS, YELLOW, askedBy, beginsRound, cardOf, cloneMoon, count, expeditionOf, expeditionsOf, expeditionsToCome, flagWinner, freshEffect, freshTurn, moon as game, moon, handOf, opText, pointsNow, push, remembering, requirementText, settlementOf, stackOf, structuresToCome };