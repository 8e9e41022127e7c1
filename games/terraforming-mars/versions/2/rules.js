/*
 * terraforming-mars, rules 2: a frozen build, made by `perilune freeze`. Never edited: see docs/versions.md.
 * commit efc5cfa1a693c1ce0d125845dc254e83c52f99cb
 * abi 1
 * bundler rolldown 1.2.15
 * sha256 47d21bc67b213243f720e56db10eebc829182006930bded24f83907ec16eef03
 */
import { BadSetup, asName, below, cloneKernel, deal, defineGame, lay, move, moveAll, numberLines, only, passOn, pickWith, refusal, refusalOfAmounts, reveal, shuffle, shuffleWith } from "@perilune/engine/abi/1";

// games/terraforming-mars/rules/src/boards.ts
const BONUSES = [
	"steel",
	"titanium",
	"plants",
	"heat",
	"card",
	"paidOcean"
];
/** The MC that a tile on the South Pole costs. */
const SOUTH_POLE_PRICE = 6;
const ROW_WIDTHS = [
	5,
	6,
	7,
	8,
	9,
	8,
	7,
	6,
	5
];
const AREAS_ON_MARS = 61;
/** Each takes the city of its own card alone; they touch nothing. Which of them are in the game, the cards in it say. */
const OFF_MARS = {
	ganymede: "Ganymede Colony",
	phobos: "Phobos Space Haven",
	"luna-metropolis": "Luna Metropolis",
	stratopolis: "Stratopolis",
	"dawn-city": "Dawn City",
	"maxwell-base": "Maxwell Base",
	"stanford-torus": "Stanford Torus"
};
const OFF_MARS_IDS = Object.keys(OFF_MARS);
const areaOffMars = (where) => {
	const at = OFF_MARS_IDS.indexOf(where);
	return at < 0 ? -1 : 61 + at;
};
const AREAS = 61 + OFF_MARS_IDS.length;
const MAPS = [
	"tharsis",
	"hellas",
	"elysium"
];
const DRAWINGS = {
	tharsis: {
		name: "Tharsis",
		rows: [
			"ss ~ss . ~c ~",
			". ^s . . . ~cc",
			"^c . . . . . s",
			"^pt p p p pp p p ~pp",
			"^pp pp !pp ~pp ~pp ~pp pp pp pp",
			"p pp p p p ~p ~p ~p",
			". . . . . p .",
			"ss . c c . t",
			"s ss . . ~tt"
		],
		names: {
			B2: "Tharsis Tholus",
			C1: "Ascraeus Mons",
			D1: "Pavonis Mons",
			E1: "Arsia Mons",
			E3: "Noctis City"
		}
	},
	hellas: {
		name: "Hellas",
		rows: [
			"~pp pp pp ps p",
			"~pp pp p ps p p",
			"~p p s s . pp pc",
			"~p p s ss s ~p ~p p",
			"c . . ss . ~c ~hhh ~ p",
			"t . s . . ~ ~s .",
			"~tt . . c . . t",
			"s c hh hh t t",
			". hh o hh ."
		],
		names: { I3: "South Pole" }
	},
	elysium: {
		name: "Elysium",
		rows: [
			"~ ~t ~c ~s c",
			"^t . . ~ ~ ss",
			"^tt . c . ~p ~ ^ccc",
			"p p p ~pp p ~p ~p ps",
			"pp pp pp ~pp pp ppp pp pp ^pt",
			"s p p p p p p .",
			"t s . . s . .",
			"ss . . . ss .",
			"s . c c ss"
		],
		names: {
			B1: "Hecates Tholus",
			C1: "Elysium Mons",
			C7: "Olympus Mons",
			E9: "Arsia Mons"
		}
	}
};
const PRINTED$1 = {
	s: "steel",
	t: "titanium",
	p: "plants",
	h: "heat",
	c: "card",
	o: "paidOcean"
};
const KINDS$3 = {
	"~": "ocean",
	"!": "reserved"
};
/** 'E5' is the middle of the map: row letter from the top, column from the left. */
const coordinate = (row, col) => `${"ABCDEFGHI"[row - 1]}${col}`;
const ROW_STARTS = ROW_WIDTHS.map((_, row) => ROW_WIDTHS.slice(0, row).reduce((a, b) => a + b, 0));
const FIRST_OF_ROW = (r) => Math.max(-4, -4 - r);
function area(word, row, col, names) {
	const bonus = [...word].filter((c) => c in PRINTED$1).map((c) => PRINTED$1[c]);
	const r = row - 5;
	return {
		id: ROW_STARTS[row - 1] + col - 1,
		row,
		col,
		q: col - 1 + FIRST_OF_ROW(r),
		r,
		kind: KINDS$3[word[0]] ?? "land",
		volcanic: word[0] === "^",
		bonus,
		metal: bonus.includes("steel") || bonus.includes("titanium"),
		name: names[coordinate(row, col)] ?? null
	};
}
const offMars = (id, name) => ({
	id,
	row: 0,
	col: 0,
	q: 0,
	r: 0,
	kind: "reserved",
	volcanic: false,
	bonus: [],
	metal: false,
	name
});
function draw$1(id) {
	const { name, rows, names } = DRAWINGS[id];
	const onMars = rows.flatMap((row, i) => row.split(" ").map((word, j) => area(word, i + 1, j + 1, names)));
	const ids = (which) => onMars.filter(which).map((a) => a.id);
	return {
		id,
		name,
		areas: [...onMars, ...OFF_MARS_IDS.map((where) => offMars(areaOffMars(where), OFF_MARS[where]))],
		oceanAreas: ids((a) => a.kind === "ocean"),
		volcanoes: ids((a) => a.volcanic),
		noctis: onMars.findIndex((a) => a.kind === "reserved"),
		southPole: onMars.findIndex((a) => a.bonus.includes("paidOcean"))
	};
}
const BOARDS = {
	tharsis: draw$1("tharsis"),
	hellas: draw$1("hellas"),
	elysium: draw$1("elysium")
};
/** The area with this coordinate: 'A1' is the top left one. */
function areaAt(coordinates) {
	const row = "ABCDEFGHI".indexOf(coordinates[0]);
	const col = Number(coordinates.slice(1));
	if (row < 0 || !(col >= 1 && col <= ROW_WIDTHS[row])) throw new Error(`there is no area ${coordinates}`);
	return ROW_STARTS[row] + col - 1;
}
/** Clockwise from the top left neighbour. */
const STEPS$1 = [
	[0, -1],
	[1, -1],
	[1, 0],
	[0, 1],
	[-1, 1],
	[-1, 0]
];
function at(q, r) {
	const row = r + 4;
	const col = q - FIRST_OF_ROW(r);
	return row >= 0 && row < 9 && col >= 0 && col < ROW_WIDTHS[row] ? ROW_STARTS[row] + col : -1;
}
/** The neighbours of each area, clockwise from its top left; the same on every map, none off Mars. */
const NEIGHBOURS = BOARDS.tharsis.areas.map((a) => a.row === 0 ? [] : STEPS$1.map(([q, r]) => at(a.q + q, a.r + r)).filter((id) => id >= 0));

// games/terraforming-mars/rules/src/names.ts
/** The six standard resources. A stock and a production are numbers in this order. */
const RESOURCES = [
	"mc",
	"steel",
	"titanium",
	"plants",
	"energy",
	"heat"
];
const MC = 0;
const STEEL = 1;
const TITANIUM = 2;
const PLANTS = 3;
const ENERGY = 4;
const HEAT = 5;
/** MC production may go down to this; every other production stops at 0. */
const LEAST_MC_PRODUCTION = -5;
/** A wild tag stands for one of the others, chosen anew for every action: see wild-tags.ts. */
const TAGS = [
	"building",
	"space",
	"science",
	"power",
	"earth",
	"jovian",
	"plant",
	"microbe",
	"animal",
	"city",
	"venus",
	"wild"
];
const WILD = TAGS.indexOf("wild");
/** What the cubes on a card stand for. */
const CUBES = [
	"animal",
	"microbe",
	"science",
	"fighter",
	"floater",
	"asteroid",
	"camp",
	"preservation",
	"disease",
	"hydroelectric",
	"graphene"
];
/** Tiles; on the map they are numbers in this order, from 1. */
const TILES = [
	"ocean",
	"greenery",
	"city",
	"capital",
	"lava-flows",
	"mohole-area",
	"natural-preserve",
	"nuclear-zone",
	"ecological-zone",
	"mining-rights",
	"mining-area",
	"commercial-district",
	"industrial-center",
	"restricted-area",
	"deimos-down",
	"great-dam",
	"magnetic-field-generators",
	"new-holland"
];
const NO_TILE = 0;
const OCEAN = 1;
const GREENERY = 2;
const CITY = 3;
const CAPITAL = 4;
/** On top of an ocean: both a city and an ocean. */
const NEW_HOLLAND = TILES.indexOf("new-holland") + 1;
const isCity = (tile) => tile === 3 || tile === 4 || tile === NEW_HOLLAND;
const isOcean = (tile) => tile === 1 || tile === NEW_HOLLAND;
const KINDS = [
	"automated",
	"active",
	"event",
	"corporation",
	"prelude"
];
const isProject = (kind) => kind !== "corporation" && kind !== "prelude";
/** Boxes of cards. */
const SETS = [
	"base",
	"corporate-era",
	"venus",
	"prelude",
	"colonies",
	"turmoil",
	"promo"
];
/** Actions that are open to everybody. */
const PROJECTS = [
	"sell-patents",
	"power-plant",
	"asteroid",
	"aquifer",
	"greenery",
	"city",
	"air-scrapping",
	"buffer-gas",
	"build-colony"
];

// games/terraforming-mars/rules/src/turmoil/parties.ts
/** Clockwise, as they lie round the committee: ties for dominance go to the first in this order. */
const PARTIES = [
	"mars-first",
	"kelvinists",
	"reds",
	"greens",
	"unity",
	"scientists"
];
const MARS_FIRST = 0;
const KELVINISTS = 1;
const REDS = 2;
const GREENS = 3;
const UNITY = 4;
const SCIENTISTS = 5;
const partyIndex = (id) => PARTIES.indexOf(id);
/** By PARTIES. */
const parties = [
	{
		id: "mars-first",
		name: "Mars First",
		bonus: { tags: ["building"] },
		policy: {
			laid: "any",
			gain: { steel: 1 }
		}
	},
	{
		id: "kelvinists",
		name: "Kelvinists",
		bonus: { production: "heat" },
		policy: {
			pay: 10,
			production: {
				energy: 1,
				heat: 1
			}
		}
	},
	{
		id: "reds",
		name: "Reds",
		bonus: { lowestRating: 1 },
		policy: { tax: 3 }
	},
	{
		id: "greens",
		name: "Greens",
		bonus: { tags: [
			"plant",
			"microbe",
			"animal"
		] },
		policy: {
			laid: "greenery",
			gain: { mc: 4 }
		}
	},
	{
		id: "unity",
		name: "Unity",
		bonus: { tags: [
			"venus",
			"earth",
			"jovian"
		] },
		policy: { titanium: 1 }
	},
	{
		id: "scientists",
		name: "Scientists",
		bonus: { tags: ["science"] },
		policy: {
			pay: 10,
			draw: 3,
			once: true
		}
	}
];
const partyName = (index) => parties[index].name;

// games/terraforming-mars/rules/src/cards/write.ts
/** A card's id is its name in lower case with hyphens: CEO's Favorite Project is ceos-favorite-project. */
const idOf$2 = (name) => asName(name.toLowerCase().replaceAll("'", "").replaceAll(/[^a-z0-9]+/g, "-"));
const project = (kind) => (number, name, cost, tags, more = {}) => ({
	id: idOf$2(name),
	name,
	number,
	kind,
	cost,
	tags,
	...more
});
/** Preludes of one box. */
const preludeOf = (set) => (number, name, tags, more) => ({
	id: idOf$2(name),
	name,
	number,
	kind: "prelude",
	set,
	tags,
	...more
});
const automated = project("automated");
const active = project("active");
const event$2 = project("event");
const atLeast = (parameter, is) => ({
	parameter,
	is
});
const atMost = (parameter, is) => ({
	parameter,
	is,
	max: true
});
const tags$1 = (tag, count) => ({
	tag,
	count
});
/** Your own, on Mars and off it. */
const cities = (count) => ({
	tiles: "city",
	count
});
const greeneries = (count) => ({
	tiles: "greenery",
	count
});

// games/terraforming-mars/rules/src/cards/colonies-1.ts
const coloniesOne = [
	automated("C01", "Airliners", 11, [], {
		requires: [{ floaters: 3 }],
		play: [{ production: { mc: 2 } }, {
			add: 2,
			cube: "floater",
			to: "any"
		}],
		points: 1
	}),
	event$2("C02", "Air Raid", 0, [], { play: [{
		spend: 1,
		cube: "floater",
		from: "own-card"
	}, { stealAny: { mc: 5 } }] }),
	active("C03", "Atmo Collectors", 15, [], {
		holds: "floater",
		play: [{
			add: 2,
			cube: "floater",
			to: "any"
		}],
		actions: [
			{ do: [{
				add: 1,
				to: "this"
			}] },
			{
				cost: [{
					spend: 1,
					cube: "floater",
					from: "this"
				}],
				do: [{ gain: { titanium: 2 } }]
			},
			{
				cost: [{
					spend: 1,
					cube: "floater",
					from: "this"
				}],
				do: [{ gain: { energy: 3 } }]
			},
			{
				cost: [{
					spend: 1,
					cube: "floater",
					from: "this"
				}],
				do: [{ gain: { heat: 4 } }]
			}
		]
	}),
	automated("C04", "Community Services", 13, [], {
		play: [{
			production: { mc: 1 },
			per: { cards: "without tags" }
		}],
		points: 1
	}),
	event$2("C05", "Conscription", 5, ["earth"], {
		requires: [tags$1("earth", 2)],
		play: [{ nextCard: { discount: 16 } }],
		points: -1
	}),
	automated("C06", "Corona Extractor", 10, ["space", "power"], {
		requires: [tags$1("science", 4)],
		play: [{ production: { energy: 4 } }]
	}),
	active("C07", "Cryo-Sleep", 10, ["science"], {
		effects: [{ tradeDiscount: 1 }],
		points: 1
	}),
	automated("C08", "Earth Elevator", 43, ["space", "earth"], {
		play: [{ production: { titanium: 3 } }],
		points: 4
	}),
	automated("C09", "Ecology Research", 21, [
		"science",
		"plant",
		"animal",
		"microbe"
	], {
		play: [
			{
				production: { plants: 1 },
				per: { colonies: "mine" }
			},
			{
				add: 1,
				cube: "animal",
				to: "any"
			},
			{
				add: 2,
				cube: "microbe",
				to: "any"
			}
		],
		points: 1
	}),
	automated("C10", "Floater Leasing", 3, [], { play: [{
		production: { mc: 1 },
		per: { held: "floater" },
		each: 3
	}] }),
	event$2("C11", "Floater Prototypes", 2, ["science"], { play: [{
		add: 2,
		cube: "floater",
		to: "any"
	}] }),
	active("C12", "Floater Technology", 7, ["science"], { actions: [{ do: [{
		add: 1,
		cube: "floater",
		to: "any"
	}] }] }),
	automated("C13", "Galilean Waystation", 15, ["space"], {
		play: [{
			production: { mc: 1 },
			per: {
				tags: "jovian",
				of: "all"
			}
		}],
		points: 1
	}),
	automated("C14", "Heavy Taxation", 3, ["earth"], {
		requires: [tags$1("earth", 2)],
		play: [{ production: { mc: 2 } }, { gain: { mc: 4 } }],
		points: -1
	}),
	automated("C15", "Ice Moon Colony", 23, ["space"], { play: [{ place: "ocean" }, { colony: 1 }] }),
	event$2("C16", "Impactor Swarm", 11, ["space"], {
		requires: [tags$1("jovian", 2)],
		play: [{ gain: { heat: 12 } }, { removeAny: { plants: 2 } }]
	}),
	event$2("C17", "Interplanetary Colony Ship", 12, ["space", "earth"], { play: [{ colony: 1 }] }),
	active("C18", "Jovian Lanterns", 20, ["jovian"], {
		requires: [tags$1("jovian", 1)],
		holds: "floater",
		play: [{ tr: 1 }, {
			add: 2,
			cube: "floater",
			to: "any"
		}],
		actions: [{
			cost: [{ lose: { titanium: 1 } }],
			do: [{
				add: 2,
				to: "this"
			}]
		}],
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 2
		}
	}),
	active("C19", "Jupiter Floating Station", 9, ["jovian"], {
		requires: [tags$1("science", 3)],
		holds: "floater",
		actions: [{ do: [{
			add: 1,
			cube: "floater",
			to: "any",
			tag: "jovian"
		}] }, { do: [{
			gain: { mc: 1 },
			per: { cubes: "here" },
			most: 4
		}] }],
		points: 1
	}),
	automated("C20", "Luna Governor", 4, ["earth", "earth"], {
		requires: [tags$1("earth", 3)],
		play: [{ production: { mc: 2 } }]
	}),
	automated("C21", "Lunar Exports", 19, ["earth", "space"], { play: [{ choose: [[{ production: { mc: 5 } }], [{ production: { plants: 2 } }]] }] }),
	automated("C22", "Lunar Mining", 11, ["earth"], { play: [{
		production: { titanium: 1 },
		per: { tags: "earth" },
		each: 2
	}] }),
	event$2("C23", "Market Manipulation", 1, ["earth"], { play: [{ moveMarkers: 1 }] }),
	active("C24", "Martian Zoo", 12, ["animal", "building"], {
		requires: [{
			tiles: "city",
			count: 2,
			of: "all"
		}],
		holds: "animal",
		effects: [{
			when: { tag: ["earth"] },
			do: [{
				add: 1,
				to: "this"
			}]
		}],
		actions: [{ do: [{
			gain: { mc: 1 },
			per: { cubes: "here" }
		}] }],
		points: 1
	}),
	automated("C25", "Mining Colony", 20, ["space"], { play: [{ production: { titanium: 1 } }, { colony: 1 }] })
];

// games/terraforming-mars/rules/src/cards/colonies-2.ts
const coloniesTwo = [
	automated("C26", "Minority Refuge", 5, ["space"], { play: [{ production: { mc: -2 } }, { colony: 1 }] }),
	automated("C27", "Molecular Printing", 11, ["science"], {
		play: [{
			gain: { mc: 1 },
			per: { tiles: "city" }
		}, {
			gain: { mc: 1 },
			per: { colonies: "all" }
		}],
		points: 1
	}),
	automated("C28", "Nitrogen from Titan", 25, ["jovian", "space"], {
		play: [{ tr: 2 }, {
			add: 2,
			cube: "floater",
			to: "any",
			tag: "jovian"
		}],
		points: 1
	}),
	automated("C29", "Pioneer Settlement", 13, ["space"], {
		requires: [{
			colonies: 1,
			max: true
		}],
		play: [{ production: { mc: -2 } }, { colony: 1 }],
		points: 2
	}),
	automated("C30", "Productive Outpost", 0, [], { play: [{ colonyBonuses: "mine" }] }),
	automated("C31", "Quantum Communications", 8, [], {
		requires: [tags$1("science", 4)],
		play: [{
			production: { mc: 1 },
			per: { colonies: "all" }
		}],
		points: 1
	}),
	active("C32", "Red Spot Observatory", 17, ["jovian", "science"], {
		requires: [tags$1("science", 3)],
		holds: "floater",
		play: [{ draw: 2 }],
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }, {
			cost: [{
				spend: 1,
				cube: "floater",
				from: "this"
			}],
			do: [{ draw: 1 }]
		}],
		points: 2
	}),
	active("C33", "Refugee Camps", 10, ["earth"], {
		holds: "camp",
		actions: [{
			cost: [{ production: { mc: -1 } }],
			do: [{
				add: 1,
				to: "this"
			}]
		}],
		points: {
			points: 1,
			per: { cubes: "here" }
		}
	}),
	automated("C34", "Research Colony", 20, ["space", "science"], { play: [{ draw: 2 }, {
		colony: 1,
		again: true
	}] }),
	active("C35", "Rim Freighters", 4, ["space"], { effects: [{ tradeDiscount: 1 }] }),
	active("C36", "Sky Docks", 18, ["space", "earth"], {
		requires: [tags$1("earth", 2)],
		play: [{ fleets: 1 }],
		effects: [{ discount: 1 }],
		points: 2
	}),
	event$2("C37", "Solar Probe", 9, ["space", "science"], {
		play: [{
			draw: 1,
			per: { tags: "science" },
			each: 3
		}],
		points: 1
	}),
	automated("C38", "Solar Reflectors", 23, ["space"], { play: [{ production: { heat: 5 } }] }),
	automated("C39", "Space Port", 22, ["city", "building"], {
		requires: [{ colonies: 1 }],
		play: [
			{ production: {
				mc: 4,
				energy: -1
			} },
			{ place: "city" },
			{ fleets: 1 }
		]
	}),
	automated("C40", "Space Port Colony", 27, ["space"], {
		requires: [{ colonies: 1 }],
		play: [{
			colony: 1,
			again: true
		}, { fleets: 1 }],
		points: {
			points: 1,
			per: { colonies: "all" },
			each: 2
		}
	}),
	active("C41", "Spin-off Department", 10, ["building"], {
		play: [{ production: { mc: 2 } }],
		effects: [{
			when: {
				played: "any",
				costing: 20
			},
			do: [{ draw: 1 }]
		}]
	}),
	active("C42", "Sub-zero Salt Fish", 5, ["animal"], {
		requires: [atLeast("temperature", -6)],
		holds: "animal",
		play: [{ reduceAny: { plants: 1 } }],
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }],
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 2
		}
	}),
	active("C43", "Titan Air-scrapping", 21, ["jovian"], {
		holds: "floater",
		actions: [{
			cost: [{
				spend: 2,
				cube: "floater",
				from: "this"
			}],
			do: [{ tr: 1 }]
		}, {
			cost: [{ lose: { titanium: 1 } }],
			do: [{
				add: 2,
				to: "this"
			}]
		}],
		points: 2
	}),
	active("C44", "Titan Floating Launch-pad", 18, ["jovian"], {
		holds: "floater",
		play: [{
			add: 2,
			cube: "floater",
			to: "any",
			tag: "jovian"
		}],
		actions: [{ do: [{
			add: 1,
			cube: "floater",
			to: "any",
			tag: "jovian"
		}] }, {
			cost: [{
				spend: 1,
				cube: "floater",
				from: "this"
			}],
			do: [{ freeTrade: 1 }]
		}],
		points: 1
	}),
	active("C45", "Titan Shuttles", 23, ["jovian", "space"], {
		holds: "floater",
		actions: [{ do: [{
			add: 2,
			cube: "floater",
			to: "any",
			tag: "jovian"
		}] }, { do: [{ cubesInto: { titanium: 1 } }] }],
		points: 1
	}),
	active("C46", "Trade Envoys", 6, [], { effects: [{ tradeSteps: 1 }] }),
	active("C47", "Trading Colony", 18, ["space"], {
		play: [{ colony: 1 }],
		effects: [{ tradeSteps: 1 }]
	}),
	automated("C48", "Urban Decomposers", 6, ["microbe"], {
		requires: [{ colonies: 1 }, {
			tiles: "city",
			count: 1
		}],
		play: [{ production: { plants: 1 } }, {
			add: 2,
			cube: "microbe",
			to: "any"
		}]
	}),
	active("C49", "Warp Drive", 14, ["science"], {
		requires: [tags$1("science", 5)],
		effects: [{
			discount: 4,
			tag: "space"
		}],
		points: 2
	})
];

// games/terraforming-mars/rules/src/cards/colonies-corporations.ts
const coloniesCorporations = [
	{
		id: "poseidon",
		name: "Poseidon",
		set: "colonies",
		tags: [],
		play: [{ gain: { mc: 45 } }],
		firstAction: [{ colony: 1 }],
		effects: [{
			when: {
				colony: "built",
				by: "anyone"
			},
			do: [{ production: { mc: 1 } }]
		}]
	},
	{
		id: "arklight",
		name: "Arklight",
		set: "colonies",
		tags: ["animal"],
		holds: "animal",
		play: [{ gain: { mc: 45 } }, { production: { mc: 2 } }],
		effects: [{
			when: { tag: ["animal", "plant"] },
			do: [{
				add: 1,
				to: "this"
			}]
		}],
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 2
		}
	},
	{
		id: "polyphemos",
		name: "Polyphemos",
		set: "colonies",
		tags: [],
		play: [{ gain: {
			mc: 50,
			titanium: 5
		} }, { production: { mc: 5 } }],
		effects: [{ cardPrice: 5 }]
	},
	{
		id: "aridor",
		name: "Aridor",
		set: "colonies",
		tags: [],
		play: [{ gain: { mc: 40 } }],
		firstAction: [{ addColonyTile: 1 }],
		effects: [{
			when: { newTag: true },
			do: [{ production: { mc: 1 } }]
		}]
	},
	{
		id: "stormcraft-incorporated",
		name: "Stormcraft Incorporated",
		set: "colonies",
		tags: ["jovian"],
		holds: "floater",
		play: [{ gain: { mc: 48 } }],
		effects: [{ cubesAreHeat: true }],
		actions: [{ do: [{
			add: 1,
			cube: "floater",
			to: "any"
		}] }]
	}
];

// games/terraforming-mars/rules/src/cards/colonies.ts
const coloniesProjects = [...coloniesOne, ...coloniesTwo];

// games/terraforming-mars/rules/src/cards/prelude.ts
const preludeProjects = [
	automated("P36", "House Printing", 10, ["building"], {
		points: 1,
		play: [{ production: { steel: 1 } }]
	}),
	automated("P37", "Lava Tube Settlement", 15, ["building", "city"], { play: [{ production: {
		mc: 2,
		energy: -1
	} }, {
		place: "city",
		where: "volcanic"
	}] }),
	event$2("P38", "Martian Survey", 9, ["science"], {
		requires: [atMost("oxygen", 4)],
		points: 1,
		play: [{ draw: 2 }]
	}),
	active("P39", "Psychrophiles", 2, ["microbe"], {
		requires: [atMost("temperature", -20)],
		holds: "microbe",
		effects: [{
			cubesPay: 2,
			forTags: ["plant"]
		}],
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }]
	}),
	automated("P40", "Research Coordination", 4, ["wild"]),
	automated("P41", "SF Memorial", 7, ["building"], {
		points: 1,
		play: [{ draw: 1 }]
	}),
	automated("P42", "Space Hotels", 12, ["space", "earth"], {
		requires: [tags$1("earth", 2)],
		play: [{ production: { mc: 4 } }]
	})
];
const preludeCorporations = [
	{
		id: "point-luna",
		name: "Point Luna",
		set: "prelude",
		tags: ["space", "earth"],
		play: [{ gain: { mc: 38 } }, { production: { titanium: 1 } }],
		effects: [{
			when: { tag: ["earth"] },
			do: [{ draw: 1 }]
		}]
	},
	{
		id: "cheung-shing-mars",
		name: "Cheung Shing MARS",
		set: "prelude",
		tags: ["building"],
		play: [{ gain: { mc: 44 } }, { production: { mc: 3 } }],
		effects: [{
			discount: 2,
			tag: "building"
		}]
	},
	{
		id: "robinson-industries",
		name: "Robinson Industries",
		set: "prelude",
		tags: [],
		play: [{ gain: { mc: 47 } }],
		actions: [{
			cost: [{ lose: { mc: 4 } }],
			do: [{ raiseLowest: 1 }]
		}]
	},
	{
		id: "valley-trust",
		name: "Valley Trust",
		set: "prelude",
		tags: ["earth"],
		play: [{ gain: { mc: 37 } }],
		firstAction: [{ drawPreludes: 3 }],
		effects: [{
			discount: 2,
			tag: "science"
		}]
	},
	{
		id: "vitor",
		name: "Vitor",
		set: "prelude",
		tags: ["earth"],
		points: 0,
		play: [{ gain: { mc: 45 } }],
		firstAction: [{ fundAward: 1 }],
		effects: [{
			when: {
				played: "any",
				points: "not-negative"
			},
			do: [{ gain: { mc: 3 } }]
		}]
	}
];

// games/terraforming-mars/rules/src/cards/promo-1.ts
const promoOne = [
	active("033", "Weather Balloons", 11, ["science"], {
		holds: "floater",
		play: [{ draw: 1 }],
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }, {
			cost: [{
				spend: 1,
				cube: "floater",
				from: "this"
			}],
			do: [{
				gain: { mc: 1 },
				per: {
					tiles: "city",
					onMars: true
				}
			}]
		}]
	}),
	event$2("209", "Small Asteroid", 10, ["space"], { play: [{
		raise: "temperature",
		steps: 1
	}, { removeAny: { plants: 2 } }] }),
	active("210", "Self-replicating Robots", 7, [], {
		requires: [tags$1("science", 2)],
		actions: [{ do: [{ park: 2 }] }, { do: [{ doubleParked: 1 }] }]
	}),
	automated("211", "Snow Algae", 12, ["plant"], {
		requires: [atLeast("oceans", 2)],
		play: [{ production: {
			plants: 1,
			heat: 1
		} }]
	}),
	active("212", "Penguins", 7, ["animal"], {
		requires: [atLeast("oceans", 8)],
		points: {
			points: 1,
			per: { cubes: "here" }
		},
		holds: "animal",
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }]
	}),
	automated("X01", "Dusk Laser Mining", 8, ["space"], {
		requires: [tags$1("science", 2)],
		play: [{ production: {
			energy: -1,
			titanium: 1
		} }, { gain: { titanium: 4 } }]
	}),
	active("X-1", "Floyd Continuum", 4, ["science"], { actions: [{ do: [{
		gain: { mc: 3 },
		per: { complete: "parameters" }
	}] }] }),
	event$2("X02", "Project Inspection", 0, [], { play: [{ useAgain: 1 }] }),
	automated("X-2", "New Holland", 20, ["city", "building"], {
		requires: [{
			tiles: "city",
			count: 4,
			of: "all",
			onMars: true
		}],
		play: [{ production: { mc: 3 } }, {
			place: "new-holland",
			where: "on-ocean"
		}]
	}),
	active("X03", "Energy Market", 3, ["power"], { actions: [{ do: [{ exchange: {
		from: "mc",
		to: "energy",
		rate: 2
	} }] }, {
		cost: [{ production: { energy: -1 } }],
		do: [{ gain: { mc: 8 } }]
	}] }),
	active("X04", "Hi-Tech Lab", 17, ["science", "building"], {
		points: 1,
		actions: [{ do: [{ spendToLook: "energy" }] }]
	}),
	automated("X05", "Interplanetary Trade", 27, ["space"], {
		points: 1,
		play: [{
			production: { mc: 1 },
			per: { kindsOfTags: "mine" }
		}]
	}),
	event$2("X06", "Law Suit", 2, ["earth"], {
		points: -1,
		play: [{ sue: 3 }]
	}),
	active("X07", "Mercurian Alloys", 3, ["space"], {
		requires: [tags$1("science", 2)],
		effects: [{ value: { titanium: 1 } }]
	}),
	active("X08", "Orbital Cleanup", 14, ["earth", "space"], {
		points: 2,
		play: [{ production: { mc: -2 } }],
		actions: [{ do: [{
			gain: { mc: 1 },
			per: { tags: "science" }
		}] }]
	}),
	active("X10", "Rego Plastics", 10, ["building"], {
		points: 1,
		effects: [{ value: { steel: 1 } }]
	}),
	active("X11", "Saturn Surfing", 13, ["jovian", "earth"], {
		points: 1,
		holds: "floater",
		play: [{
			add: 1,
			to: "this",
			per: { tags: "earth" }
		}],
		actions: [{
			cost: [{
				spend: 1,
				cube: "floater",
				from: "this"
			}],
			do: [{
				gain: { mc: 1 },
				per: {
					cubes: "here",
					spent: 1
				},
				most: 5
			}]
		}]
	}),
	automated("X12", "Stanford Torus", 12, ["space", "city"], {
		points: 2,
		play: [{
			place: "city",
			where: "stanford-torus"
		}]
	}),
	active("X13", "Advertising", 4, ["earth"], { effects: [{
		when: {
			played: "any",
			costing: 20
		},
		do: [{ production: { mc: 1 } }]
	}] }),
	active("X14", "Asteroid Deflection System", 13, [
		"space",
		"earth",
		"building"
	], {
		points: {
			points: 1,
			per: { cubes: "here" }
		},
		holds: "asteroid",
		play: [{ production: { energy: -1 } }],
		effects: [{ protects: ["plants"] }],
		actions: [{ do: [{
			reveal: "space",
			do: [{
				add: 1,
				to: "this"
			}]
		}] }]
	}),
	active("X15", "Asteroid Hollowing", 16, ["space"], {
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 2
		},
		holds: "asteroid",
		actions: [{
			cost: [{ lose: { titanium: 1 } }],
			do: [{ production: { mc: 1 } }, {
				add: 1,
				to: "this"
			}]
		}]
	}),
	active("X16", "Comet Aiming", 17, ["space"], {
		holds: "asteroid",
		actions: [{
			cost: [{
				spend: 1,
				cube: "asteroid",
				from: "this"
			}],
			do: [{ place: "ocean" }]
		}, {
			cost: [{ lose: { titanium: 1 } }],
			do: [{
				add: 1,
				cube: "asteroid",
				to: "any"
			}]
		}]
	}),
	event$2("X17", "Crash Site Cleanup", 4, [], {
		requires: [{ plantsRemoved: true }],
		points: 1,
		play: [{ choose: [[{ gain: { titanium: 1 } }], [{ gain: { steel: 2 } }]] }]
	}),
	active("X18", "Cutting Edge Technology", 12, ["science"], {
		points: 1,
		effects: [{
			discount: 2,
			on: "requirement"
		}]
	}),
	active("X19", "Directed Impactors", 8, ["space"], {
		holds: "asteroid",
		actions: [{
			cost: [{
				spend: 1,
				cube: "asteroid",
				from: "this"
			}],
			do: [{
				raise: "temperature",
				steps: 1
			}]
		}, {
			cost: [{
				lose: { mc: 6 },
				using: ["titanium"]
			}],
			do: [{
				add: 1,
				cube: "asteroid",
				to: "any"
			}]
		}]
	})
];

// games/terraforming-mars/rules/src/cards/promo-2.ts
const promoTwo = [
	event$2("X20", "Diversity Support", 1, [], {
		requires: [{ kindsOfResources: 9 }],
		play: [{ tr: 1 }]
	}),
	automated("X21", "Field-Capped City", 29, [
		"city",
		"building",
		"power"
	], { play: [
		{ production: {
			energy: 1,
			mc: 2
		} },
		{ gain: { plants: 3 } },
		{ place: "city" }
	] }),
	event$2("X22", "Imported Nutrients", 14, ["earth", "space"], { play: [{ gain: { plants: 4 } }, {
		add: 4,
		cube: "microbe",
		to: "any"
	}] }),
	automated("X23", "Jovian Embassy", 14, ["jovian", "building"], {
		points: 1,
		play: [{ tr: 1 }]
	}),
	automated("X24", "Magnetic Shield", 24, ["space"], {
		requires: [tags$1("power", 3)],
		play: [{ tr: 4 }]
	}),
	active("X25", "Meat Industry", 5, ["building"], { effects: [{
		when: { added: "animal" },
		do: [{ gain: { mc: 2 } }]
	}] }),
	active("X26", "Meltworks", 4, ["building"], { actions: [{
		cost: [{ lose: { heat: 5 } }],
		do: [{ gain: { steel: 3 } }]
	}] }),
	active("X27", "Mohole Lake", 31, ["building"], {
		play: [
			{ gain: { plants: 3 } },
			{
				raise: "temperature",
				steps: 1
			},
			{ place: "ocean" }
		],
		actions: [{ do: [{ choose: [[{
			add: 1,
			cube: "microbe",
			to: "any"
		}], [{
			add: 1,
			cube: "animal",
			to: "any"
		}]] }] }]
	}),
	automated("X28", "Potatoes", 2, ["plant"], { play: [{ lose: { plants: 2 } }, { production: { mc: 2 } }] }),
	active("X29", "Sub-Crust Measurements", 20, [
		"science",
		"building",
		"earth"
	], {
		requires: [tags$1("science", 2)],
		points: 2,
		actions: [{ do: [{ draw: 1 }] }]
	}),
	active("X30", "Topsoil Contract", 8, ["microbe", "earth"], {
		play: [{ gain: { plants: 3 } }],
		effects: [{
			when: { added: "microbe" },
			do: [{ gain: { mc: 1 } }]
		}]
	}),
	event$2("X31", "Deimos Down", 31, ["space"], {
		id: "deimos-down-promo",
		replaces: "deimos-down",
		play: [
			{
				raise: "temperature",
				steps: 3
			},
			{ gain: { steel: 4 } },
			{
				place: "deimos-down",
				where: "beside-no-city"
			},
			{ removeAny: { plants: 6 } }
		]
	}),
	automated("X32", "Great Dam", 15, ["power", "building"], {
		id: "great-dam-promo",
		replaces: "great-dam",
		requires: [atLeast("oceans", 4)],
		points: 1,
		play: [{ production: { energy: 2 } }, {
			place: "great-dam",
			where: "beside-ocean"
		}]
	}),
	automated("X33", "Magnetic Field Generators", 22, ["building"], {
		id: "magnetic-field-generators-promo",
		replaces: "magnetic-field-generators",
		play: [
			{ production: {
				energy: -4,
				plants: 2
			} },
			{ tr: 3 },
			{ place: "magnetic-field-generators" }
		]
	}),
	active("X34", "Asteroid Rights", 10, ["earth", "space"], {
		holds: "asteroid",
		play: [{
			add: 2,
			to: "this"
		}],
		actions: [
			{
				cost: [{ lose: { mc: 1 } }],
				do: [{
					add: 1,
					cube: "asteroid",
					to: "any"
				}]
			},
			{
				cost: [{
					spend: 1,
					cube: "asteroid",
					from: "this"
				}],
				do: [{ production: { mc: 1 } }]
			},
			{
				cost: [{
					spend: 1,
					cube: "asteroid",
					from: "this"
				}],
				do: [{ gain: { titanium: 2 } }]
			}
		]
	}),
	automated("X35", "Bactoviral Research", 10, ["microbe", "science"], { play: [{ draw: 1 }, {
		add: 1,
		cube: "microbe",
		to: "any",
		per: { tags: "science" }
	}] }),
	active("X36", "Bio Printing Facility", 7, ["building"], { actions: [{
		cost: [{ lose: { energy: 2 } }],
		do: [{ gain: { plants: 2 } }]
	}, {
		cost: [{ lose: { energy: 2 } }],
		do: [{
			add: 1,
			cube: "animal",
			to: "any"
		}]
	}] }),
	event$2("X37", "Harvest", 4, ["plant"], {
		requires: [greeneries(3)],
		play: [{ gain: { mc: 12 } }]
	}),
	automated("X38", "Outdoor Sports", 8, [], {
		requires: [{
			tiles: "city",
			count: 1,
			of: "all",
			beside: "ocean"
		}],
		points: 1,
		play: [{ production: { mc: 2 } }]
	}),
	automated("X44", "16 Psyche", 31, ["space"], {
		points: 2,
		play: [{ production: { titanium: 2 } }, { gain: { titanium: 3 } }]
	}),
	automated("X45", "Robot Pollinators", 9, [], {
		requires: [atLeast("oxygen", 4)],
		play: [{ production: { plants: 1 } }, {
			gain: { plants: 1 },
			per: { tags: "plant" }
		}]
	}),
	active("X46", "Supercapacitors", 4, ["power", "building"], {
		play: [{ production: { mc: 1 } }],
		effects: [{ keepsEnergy: true }]
	}),
	active("X47", "Icy Impactors", 15, ["space"], {
		holds: "asteroid",
		actions: [{
			cost: [{
				lose: { mc: 10 },
				using: ["titanium"]
			}],
			do: [{
				add: 2,
				to: "this"
			}]
		}, {
			cost: [{
				spend: 1,
				cube: "asteroid",
				from: "this"
			}],
			do: [{ oceanByFirst: 1 }]
		}]
	}),
	active("X48", "Directed Heat Usage", 1, [], { actions: [{
		cost: [{ lose: { heat: 3 } }],
		do: [{ gain: { mc: 4 } }]
	}, {
		cost: [{ lose: { heat: 3 } }],
		do: [{ gain: { plants: 2 } }]
	}] })
];

// games/terraforming-mars/rules/src/cards/promo-3.ts
const promoThree = [
	automated("X50", "Aqueduct Systems", 9, ["building"], {
		requires: [{
			tiles: "city",
			count: 1,
			beside: "ocean"
		}],
		points: 1,
		play: [{
			find: 3,
			tag: "building"
		}]
	}),
	automated("X51", "Astra Mechanica", 7, ["science"], { play: [{ takeBackEvents: 2 }] }),
	active("X52", "Carbon Nanosystems", 14, ["science", "building"], {
		points: 1,
		holds: "graphene",
		effects: [{
			when: { tag: ["science"] },
			do: [{
				add: 1,
				to: "this"
			}]
		}, {
			cubesPay: 4,
			forTags: ["space", "city"]
		}]
	}),
	automated("X53", "Cyberia Systems", 16, [], { play: [{ production: { steel: 1 } }, {
		copyProduction: "building",
		count: 2
	}] }),
	automated("X56", "Hermetic Order of Mars", 10, [], {
		requires: [atMost("oxygen", 4)],
		play: [{ production: { mc: 2 } }, {
			gain: { mc: 1 },
			per: { freeBeside: "mine" }
		}]
	}),
	active("X57", "Homeostasis Bureau", 16, ["building"], {
		play: [{ production: { heat: 2 } }],
		effects: [{
			when: { raised: "temperature" },
			do: [{ gain: { mc: 3 } }]
		}]
	}),
	automated("X58", "Kaguya Tech", 10, ["city", "plant"], { play: [
		{ production: { mc: 2 } },
		{ draw: 1 },
		{
			place: "city",
			where: "own-greenery"
		}
	] }),
	active("X59", "Mars Nomads", 13, [], {
		play: [{ nomads: "settle" }],
		actions: [{ do: [{ nomads: "move" }] }]
	}),
	active("X60", "Martian Lumber Corp", 6, ["building", "plant"], {
		requires: [greeneries(2)],
		play: [{ production: { plants: 1 } }],
		effects: [{ plantsPay: 3 }]
	}),
	active("X61", "Neptunian Power Consultants", 14, ["power"], {
		points: {
			points: 1,
			per: { cubes: "here" }
		},
		holds: "hydroelectric",
		effects: [{
			when: {
				laid: "ocean",
				by: "anyone"
			},
			do: [{ choose: [[{ inOrder: [
				{
					lose: { mc: 5 },
					using: ["steel"]
				},
				{ production: { energy: 1 } },
				{
					add: 1,
					to: "this"
				}
			] }], []] }]
		}]
	}),
	active("X62", "Red Ships", 2, [], {
		requires: [atLeast("oxygen", 4)],
		actions: [{ do: [{
			gain: { mc: 1 },
			per: { besideOceans: "cities and special tiles" }
		}] }]
	}),
	active("X63", "Solar Logistics", 20, ["earth", "space"], {
		points: 1,
		play: [{ gain: { titanium: 2 } }],
		effects: [{
			discount: 2,
			tag: "earth"
		}, {
			when: {
				played: "event",
				tag: "space",
				by: "anyone"
			},
			do: [{ draw: 1 }]
		}]
	}),
	active("X64", "St. Joseph of Cupertino Mission", 7, [], {
		points: {
			points: 1,
			per: { cathedrals: "all" }
		},
		actions: [{
			cost: [{
				lose: { mc: 5 },
				using: ["steel"]
			}],
			do: [{ cathedral: 2 }]
		}]
	}),
	active("X66", "Teslaract", 14, ["power", "building"], {
		play: [{ tr: 1 }],
		actions: [{
			cost: [{ production: { energy: -1 } }],
			do: [{ production: { plants: 1 } }]
		}]
	}),
	event$2("X67", "Soil Enrichment", 6, ["microbe", "plant"], { play: [{
		spend: 1,
		cube: "microbe",
		from: "own-card"
	}, { gain: { plants: 5 } }] }),
	automated("X68", "Supermarkets", 9, [], {
		requires: [{
			tiles: "city",
			count: 2,
			of: "all"
		}],
		points: 1,
		play: [{ production: { mc: 2 } }]
	}),
	active("X69", "Hospitals", 8, ["building"], {
		points: 1,
		holds: "disease",
		play: [{ production: { energy: -1 } }],
		effects: [{
			when: {
				laid: "city",
				by: "anyone"
			},
			do: [{
				add: 1,
				to: "this"
			}]
		}],
		actions: [{
			cost: [{
				spend: 1,
				cube: "disease",
				from: "own-card"
			}],
			do: [{
				gain: { mc: 1 },
				per: { tiles: "city" }
			}]
		}]
	}),
	automated("X70", "Public Baths", 6, ["building"], {
		requires: [atLeast("oceans", 6)],
		points: 1,
		play: [{ gain: { mc: 6 } }]
	}),
	automated("X71", "City Parks", 7, ["plant"], {
		requires: [cities(3)],
		points: 2,
		play: [{ gain: { plants: 2 } }]
	}),
	automated("X72", "Casinos", 5, ["building"], {
		requires: [cities(1)],
		play: [{ production: {
			energy: -1,
			mc: 4
		} }]
	}),
	event$2("X73", "Protected Growth", 2, ["plant"], {
		requires: [atMost("oxygen", 7)],
		play: [{
			gain: { plants: 1 },
			per: { tags: "power" }
		}]
	}),
	automated("X74", "Static Harvesting", 5, ["power"], {
		requires: [atMost("oceans", 3)],
		play: [{ production: { energy: 1 } }, {
			gain: { mc: 1 },
			per: { tags: "building" }
		}]
	}),
	active("X75", "Vermin", 8, ["microbe", "animal"], {
		points: {
			points: -1,
			perCityOf: "everybody",
			ifCubes: 10
		},
		holds: "animal",
		effects: [{
			when: {
				laid: "city",
				by: "anyone"
			},
			do: [{
				add: 1,
				to: "this"
			}]
		}],
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }, { do: [{
			add: 1,
			cube: "microbe",
			to: "any"
		}] }]
	}),
	event$2("X77", "Public Plans", 7, [], {
		points: 1,
		play: [{ showCards: 1 }]
	}),
	automated("X79", "Sterling Vents", 5, ["power", "building"], {
		points: 1,
		play: [{ production: {
			heat: -2,
			energy: 2
		} }]
	})
];

// games/terraforming-mars/rules/src/cards/promo-corporations.ts
/** One standard resource of any kind. */
const ANY_RESOURCE = { choose: [
	[{ gain: { mc: 1 } }],
	[{ gain: { steel: 1 } }],
	[{ gain: { titanium: 1 } }],
	[{ gain: { plants: 1 } }],
	[{ gain: { energy: 1 } }],
	[{ gain: { heat: 1 } }]
] };
const promoCorporations = [
	{
		id: "astrodrill",
		name: "AstroDrill",
		set: "promo",
		tags: ["space"],
		holds: "asteroid",
		play: [{ gain: { mc: 35 } }, {
			add: 3,
			to: "this"
		}],
		actions: [
			{ do: [{
				add: 1,
				cube: "asteroid",
				to: "any"
			}] },
			{ do: [ANY_RESOURCE] },
			{
				cost: [{
					spend: 1,
					cube: "asteroid",
					from: "this"
				}],
				do: [{ gain: { titanium: 3 } }]
			}
		]
	},
	{
		id: "factorum",
		name: "Factorum",
		set: "promo",
		tags: ["power", "building"],
		play: [{ gain: { mc: 37 } }, { production: { steel: 1 } }],
		actions: [{
			do: [{ production: { energy: 1 } }],
			needs: "no-energy"
		}, {
			cost: [{ lose: { mc: 3 } }],
			do: [{
				find: 1,
				tag: "building"
			}]
		}]
	},
	{
		id: "philares",
		name: "Philares",
		set: "promo",
		tags: ["building"],
		play: [{ gain: { mc: 47 } }],
		firstAction: [{ place: "greenery" }],
		effects: [{
			when: { border: "new" },
			do: [ANY_RESOURCE]
		}]
	},
	{
		id: "recyclon",
		name: "Recyclon",
		set: "promo",
		tags: ["microbe", "building"],
		holds: "microbe",
		play: [{ gain: { mc: 38 } }, { production: { steel: 1 } }],
		effects: [{
			when: { tag: ["building"] },
			do: [{ choose: [[{
				add: 1,
				to: "this"
			}], [{ inOrder: [{
				spend: 2,
				cube: "microbe",
				from: "this"
			}, { production: { plants: 1 } }] }]] }]
		}]
	},
	{
		id: "splice",
		name: "Splice",
		set: "promo",
		tags: ["microbe"],
		play: [{ gain: { mc: 44 } }],
		firstAction: [{
			find: 1,
			tag: "microbe"
		}],
		effects: [{
			when: {
				tag: ["microbe"],
				by: "anyone"
			},
			do: [{ gain: { mc: 2 } }],
			theirs: [{
				if: { playedHolds: ["microbe"] },
				do: [{ choose: [[{ gain: { mc: 2 } }], [{
					add: 1,
					cube: "microbe",
					to: "played"
				}]] }],
				else: [{ gain: { mc: 2 } }]
			}]
		}]
	},
	{
		id: "pharmacy-union",
		name: "Pharmacy Union",
		set: "promo",
		tags: ["microbe", "microbe"],
		holds: "disease",
		play: [{ gain: { mc: 54 } }, {
			find: 1,
			tag: "science"
		}],
		effects: [{
			when: {
				tag: ["microbe"],
				by: "anyone"
			},
			do: [{ infect: 4 }]
		}, {
			when: { tag: ["science"] },
			do: [{ cureOrFlip: 3 }]
		}]
	},
	{
		id: "arcadian-communities",
		name: "Arcadian Communities",
		set: "promo",
		tags: [],
		play: [{ gain: {
			mc: 40,
			steel: 10
		} }],
		firstAction: [{ claimArea: 1 }],
		effects: [{
			when: {
				laid: "any",
				onMarker: true
			},
			do: [{ gain: { mc: 3 } }]
		}],
		actions: [{ do: [{
			claimArea: 1,
			beside: "own"
		}] }]
	},
	{
		id: "mons-insurance",
		name: "Mons Insurance",
		set: "promo",
		tags: [],
		play: [
			{ gain: { mc: 48 } },
			{ production: { mc: 4 } },
			{ lowerOpponents: 2 }
		],
		effects: [{ insures: 3 }]
	},
	{
		id: "poldertech-dutch",
		name: "PolderTECH Dutch",
		set: "promo",
		tags: ["earth"],
		play: [{ gain: { mc: 35 } }],
		firstAction: [{ inOrder: [{ place: "ocean" }, {
			place: "greenery",
			where: "beside-last"
		}] }],
		effects: [{
			when: { laid: "ocean" },
			do: [{ gain: { energy: 1 } }]
		}, {
			when: { laid: "greenery" },
			do: [{ gain: { plants: 1 } }]
		}]
	},
	{
		id: "kuiper-cooperative",
		name: "Kuiper Cooperative",
		set: "promo",
		tags: ["space", "space"],
		holds: "asteroid",
		play: [{ gain: { mc: 33 } }, { production: { titanium: 1 } }],
		effects: [{
			cubesPay: 1,
			forProjects: ["aquifer", "asteroid"]
		}],
		actions: [{ do: [{
			add: 1,
			to: "this",
			per: { tags: "space" }
		}] }]
	},
	{
		id: "tycho-magnetics",
		name: "Tycho Magnetics",
		set: "promo",
		tags: ["power", "science"],
		play: [{ gain: { mc: 42 } }, { production: { energy: 1 } }],
		actions: [{ do: [{ spendToLook: "energy" }] }]
	}
];

// games/terraforming-mars/rules/src/cards/promo.ts
const promoProjects = [
	...promoOne,
	...promoTwo,
	...promoThree
];

// games/terraforming-mars/rules/src/cards/turmoil.ts
const turmoilProjects = [
	automated("T01", "Aerial Lenses", 2, [], {
		requires: [{ party: "kelvinists" }],
		points: -1,
		play: [{ production: { heat: 2 } }, { removeAny: { plants: 2 } }]
	}),
	event$2("T02", "Banned Delegate", 0, [], {
		requires: [{ chairman: true }],
		play: [{ banDelegate: 1 }]
	}),
	automated("T03", "Cultural Metropolis", 20, ["city", "building"], {
		requires: [{ party: "unity" }],
		play: [
			{ production: {
				energy: -1,
				mc: 3
			} },
			{ place: "city" },
			{ delegates: 2 }
		]
	}),
	automated("T04", "Diaspora Movement", 7, ["jovian"], {
		requires: [{ party: "reds" }],
		points: 1,
		play: [{
			gain: { mc: 1 },
			per: {
				tags: "jovian",
				of: "all"
			}
		}]
	}),
	active("T05", "Event Analysts", 5, ["science"], {
		requires: [{ party: "scientists" }],
		effects: [{ influence: 1 }]
	}),
	active("T06", "GMO Contract", 3, ["microbe", "science"], {
		requires: [{ party: "greens" }],
		effects: [{
			when: { tag: [
				"animal",
				"plant",
				"microbe"
			] },
			do: [{ gain: { mc: 2 } }]
		}]
	}),
	active("T07", "Martian Media Center", 7, ["building"], {
		requires: [{ party: "mars-first" }],
		play: [{ production: { mc: 2 } }],
		actions: [{
			cost: [{ lose: { mc: 3 } }],
			do: [{ delegates: 1 }]
		}]
	}),
	automated("T08", "Parliament Hall", 8, ["building"], {
		requires: [{ party: "mars-first" }],
		points: 1,
		play: [{
			production: { mc: 1 },
			per: { tags: "building" },
			each: 3
		}]
	}),
	automated("T09", "PR Office", 7, ["earth"], {
		requires: [{ party: "unity" }],
		play: [{
			gain: { mc: 1 },
			per: { tags: "earth" }
		}, { tr: 1 }]
	}),
	event$2("T10", "Public Celebrations", 8, [], {
		requires: [{ chairman: true }],
		points: 2
	}),
	event$2("T11", "Recruitment", 2, [], { play: [{ recruit: 1 }] }),
	event$2("T12", "Red Tourism Wave", 3, ["earth"], {
		requires: [{ party: "reds" }],
		play: [{
			gain: { mc: 1 },
			per: { freeBeside: "mine" }
		}]
	}),
	automated("T13", "Sponsored Mohole", 5, ["building"], {
		requires: [{ party: "kelvinists" }],
		play: [{ production: { heat: 2 } }]
	}),
	automated("T14", "Supported Research", 3, ["science"], {
		requires: [{ party: "scientists" }],
		play: [{ draw: 2 }]
	}),
	automated("T15", "Wildlife Dome", 15, [
		"animal",
		"plant",
		"building"
	], {
		requires: [{ party: "greens" }],
		play: [{ place: "greenery" }]
	}),
	event$2("T16", "Vote of No Confidence", 5, [], {
		requires: [{ partiesLed: 1 }],
		play: [{ takeChair: 1 }, { tr: 1 }]
	}),
	event$2("X09", "Political Alliance", 4, [], {
		requires: [{ partiesLed: 2 }],
		play: [{ tr: 1 }]
	})
];
const turmoilCorporations = [
	{
		id: "pristar",
		name: "Pristar",
		set: "turmoil",
		tags: [],
		holds: "preservation",
		points: {
			points: 1,
			per: { cubes: "here" }
		},
		play: [{ gain: { mc: 53 } }, { tr: -2 }],
		effects: [{
			when: { productionPhase: "rating-not-raised" },
			do: [{
				add: 1,
				to: "this"
			}, { gain: { mc: 6 } }]
		}]
	},
	{
		id: "terralabs-research",
		name: "TerraLabs Research",
		set: "turmoil",
		tags: ["science", "earth"],
		play: [{ gain: { mc: 14 } }, { tr: -1 }],
		effects: [{ cardPrice: 1 }]
	},
	{
		id: "septem-tribus",
		name: "Septem Tribus",
		set: "turmoil",
		tags: ["wild"],
		play: [{ gain: { mc: 36 } }],
		actions: [{ do: [{
			gain: { mc: 2 },
			per: { parties: "mine" }
		}] }]
	},
	{
		id: "utopia-invest",
		name: "Utopia Invest",
		set: "turmoil",
		tags: ["building"],
		play: [{ gain: { mc: 40 } }, { production: {
			steel: 1,
			titanium: 1
		} }],
		actions: [
			{
				cost: [{ production: { mc: -1 } }],
				do: [{ gain: { mc: 4 } }]
			},
			{
				cost: [{ production: { steel: -1 } }],
				do: [{ gain: { steel: 4 } }]
			},
			{
				cost: [{ production: { titanium: -1 } }],
				do: [{ gain: { titanium: 4 } }]
			},
			{
				cost: [{ production: { plants: -1 } }],
				do: [{ gain: { plants: 4 } }]
			},
			{
				cost: [{ production: { energy: -1 } }],
				do: [{ gain: { energy: 4 } }]
			},
			{
				cost: [{ production: { heat: -1 } }],
				do: [{ gain: { heat: 4 } }]
			}
		]
	},
	{
		id: "lakefront-resorts",
		name: "Lakefront Resorts",
		set: "turmoil",
		tags: ["building"],
		play: [{ gain: { mc: 54 } }],
		effects: [{
			when: {
				laid: "ocean",
				by: "anyone"
			},
			do: [{ production: { mc: 1 } }]
		}, { oceanMoney: 1 }]
	}
];

// games/terraforming-mars/rules/src/cards/venus-1.ts
const ONE_OF_EACH = [
	tags$1("venus", 1),
	tags$1("earth", 1),
	tags$1("jovian", 1)
];
const venusOne = [
	active("213", "Aerial Mappers", 11, ["venus"], {
		points: 1,
		holds: "floater",
		actions: [{ do: [{
			add: 1,
			cube: "floater",
			to: "any"
		}] }, {
			cost: [{
				spend: 1,
				cube: "floater",
				from: "this"
			}],
			do: [{ draw: 1 }]
		}]
	}),
	event$2("214", "Aerosport Tournament", 7, [], {
		requires: [{ floaters: 5 }],
		points: 1,
		play: [{
			gain: { mc: 1 },
			per: { tiles: "city" }
		}]
	}),
	event$2("215", "Air-Scrapping Expedition", 13, ["venus"], { play: [{
		raise: "venus",
		steps: 1
	}, {
		add: 3,
		cube: "floater",
		to: "any",
		tag: "venus"
	}] }),
	automated("216", "Atalanta Planitia Lab", 10, ["venus", "science"], {
		requires: [tags$1("science", 3)],
		points: 2,
		play: [{ draw: 2 }]
	}),
	automated("217", "Atmoscoop", 22, ["jovian", "space"], {
		requires: [tags$1("science", 3)],
		points: 1,
		play: [{ choose: [[{
			raise: "temperature",
			steps: 2
		}], [{
			raise: "venus",
			steps: 2
		}]] }, {
			add: 2,
			cube: "floater",
			to: "any"
		}]
	}),
	event$2("218", "Comet for Venus", 11, ["space"], { play: [{
		raise: "venus",
		steps: 1
	}, {
		removeAny: { mc: 4 },
		having: "venus"
	}] }),
	automated("219", "Corroder Suits", 8, ["venus"], { play: [{ production: { mc: 2 } }, {
		add: 1,
		to: "any",
		tag: "venus"
	}] }),
	automated("220", "Dawn City", 15, ["city", "space"], {
		requires: [tags$1("science", 4)],
		points: 3,
		play: [{ production: {
			energy: -1,
			titanium: 1
		} }, {
			place: "city",
			where: "dawn-city"
		}]
	}),
	active("221", "Deuterium Export", 11, [
		"space",
		"venus",
		"power"
	], {
		holds: "floater",
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }, {
			cost: [{
				spend: 1,
				cube: "floater",
				from: "this"
			}],
			do: [{ production: { energy: 1 } }]
		}]
	}),
	active("222", "Dirigibles", 11, ["venus"], {
		holds: "floater",
		effects: [{
			cubesPay: 3,
			forTags: ["venus"]
		}],
		actions: [{ do: [{
			add: 1,
			cube: "floater",
			to: "any"
		}] }]
	}),
	active("223", "Extractor Balloons", 21, ["venus"], {
		holds: "floater",
		play: [{
			add: 3,
			to: "this"
		}],
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }, {
			cost: [{
				spend: 2,
				cube: "floater",
				from: "this"
			}],
			do: [{
				raise: "venus",
				steps: 1
			}]
		}]
	}),
	active("224", "Extremophiles", 3, ["venus", "microbe"], {
		requires: [tags$1("science", 2)],
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 3
		},
		holds: "microbe",
		actions: [{ do: [{
			add: 1,
			cube: "microbe",
			to: "any"
		}] }]
	}),
	active("225", "Floating Habs", 5, ["venus"], {
		requires: [tags$1("science", 2)],
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 2
		},
		holds: "floater",
		actions: [{
			cost: [{ lose: { mc: 2 } }],
			do: [{
				add: 1,
				cube: "floater",
				to: "any"
			}]
		}]
	}),
	active("226", "Forced Precipitation", 8, ["venus"], {
		holds: "floater",
		actions: [{
			cost: [{
				spend: 2,
				cube: "floater",
				from: "this"
			}],
			do: [{
				raise: "venus",
				steps: 1
			}]
		}, {
			cost: [{ lose: { mc: 2 } }],
			do: [{
				add: 1,
				to: "this"
			}]
		}]
	}),
	automated("227", "Freyja Biodomes", 14, ["plant", "venus"], {
		requires: [atLeast("venus", 10)],
		points: 2,
		play: [{ production: {
			energy: -1,
			mc: 2
		} }, {
			choose: [[{
				add: 2,
				cube: "microbe",
				to: "any",
				tag: "venus"
			}], [{
				add: 2,
				cube: "animal",
				to: "any",
				tag: "venus"
			}]],
			evenIfLost: true
		}]
	}),
	event$2("228", "GHG Import From Venus", 23, ["space", "venus"], { play: [{ production: { heat: 3 } }, {
		raise: "venus",
		steps: 1
	}] }),
	automated("229", "Giant Solar Shade", 27, ["space", "venus"], { play: [{
		raise: "venus",
		steps: 3
	}] }),
	automated("230", "Gyropolis", 20, ["city", "building"], { play: [
		{ production: { energy: -2 } },
		{
			production: { mc: 1 },
			per: { tags: ["venus", "earth"] }
		},
		{ place: "city" }
	] }),
	event$2("231", "Hydrogen to Venus", 11, ["space"], { play: [{
		raise: "venus",
		steps: 1
	}, {
		add: 1,
		cube: "floater",
		to: "any",
		tag: "venus",
		per: { tags: "jovian" }
	}] }),
	automated("232", "Io Sulphur Research", 17, ["science", "jovian"], {
		points: 2,
		play: [{
			if: {
				tags: "venus",
				atLeast: 3
			},
			do: [{ draw: 3 }],
			else: [{ draw: 1 }]
		}]
	}),
	automated("233", "Ishtar Mining", 5, ["venus"], {
		requires: [atLeast("venus", 8)],
		play: [{ production: { titanium: 1 } }]
	}),
	active("234", "Jet Stream Microscrappers", 12, ["venus"], {
		holds: "floater",
		actions: [{
			cost: [{
				spend: 2,
				cube: "floater",
				from: "this"
			}],
			do: [{
				raise: "venus",
				steps: 1
			}]
		}, {
			cost: [{ lose: { titanium: 1 } }],
			do: [{
				add: 2,
				to: "this"
			}]
		}]
	}),
	active("235", "Local Shading", 4, ["venus"], {
		holds: "floater",
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }, {
			cost: [{
				spend: 1,
				cube: "floater",
				from: "this"
			}],
			do: [{ production: { mc: 1 } }]
		}]
	}),
	automated("236", "Luna Metropolis", 21, [
		"city",
		"space",
		"earth"
	], {
		points: 2,
		play: [{
			production: { mc: 1 },
			per: { tags: "earth" }
		}, {
			place: "city",
			where: "luna-metropolis"
		}]
	}),
	automated("237", "Luxury Foods", 8, [], {
		requires: ONE_OF_EACH,
		points: 2
	}),
	active("238", "Maxwell Base", 18, ["city", "venus"], {
		requires: [atLeast("venus", 12)],
		points: 3,
		play: [{ production: { energy: -1 } }, {
			place: "city",
			where: "maxwell-base"
		}],
		actions: [{ do: [{
			add: 1,
			to: "any",
			tag: "venus"
		}] }]
	}),
	automated("239", "Mining Quota", 5, ["building"], {
		requires: ONE_OF_EACH,
		play: [{ production: { steel: 2 } }]
	}),
	automated("240", "Neutralizer Factory", 7, ["venus"], {
		requires: [atLeast("venus", 10)],
		play: [{
			raise: "venus",
			steps: 1
		}]
	}),
	automated("241", "Omnicourt", 11, ["building"], {
		requires: ONE_OF_EACH,
		play: [{ tr: 2 }]
	}),
	automated("242", "Orbital Reflectors", 26, ["venus", "space"], { play: [{ production: { heat: 2 } }, {
		raise: "venus",
		steps: 2
	}] }),
	active("243", "Rotator Impacts", 6, ["space"], {
		requires: [atMost("venus", 14)],
		holds: "asteroid",
		actions: [{
			cost: [{
				spend: 1,
				cube: "asteroid",
				from: "this"
			}],
			do: [{
				raise: "venus",
				steps: 1
			}]
		}, {
			cost: [{
				lose: { mc: 6 },
				using: ["titanium"]
			}],
			do: [{
				add: 1,
				to: "this"
			}]
		}]
	}),
	automated("244", "Sister Planet Support", 7, ["venus", "earth"], {
		requires: [tags$1("venus", 1), tags$1("earth", 1)],
		play: [{ production: { mc: 3 } }]
	}),
	automated("245", "Solarnet", 7, [], {
		requires: ONE_OF_EACH,
		points: 1,
		play: [{ draw: 2 }]
	})
];

// games/terraforming-mars/rules/src/cards/venus-2.ts
const venusTwo = [
	event$2("246", "Spin-Inducing Asteroid", 16, ["space"], {
		requires: [atMost("venus", 10)],
		play: [{
			raise: "venus",
			steps: 2
		}]
	}),
	automated("247", "Sponsored Academies", 9, ["earth", "science"], {
		points: 1,
		play: [{ inOrder: [{ discard: 1 }, { draw: 3 }] }, { opponentsDraw: 1 }]
	}),
	active("248", "Stratopolis", 22, ["city", "venus"], {
		requires: [tags$1("science", 2)],
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 3
		},
		holds: "floater",
		play: [{ production: { mc: 2 } }, {
			place: "city",
			where: "stratopolis"
		}],
		actions: [{ do: [{
			add: 2,
			cube: "floater",
			to: "any",
			tag: "venus"
		}] }]
	}),
	active("249", "Stratospheric Birds", 12, ["venus", "animal"], {
		requires: [atLeast("venus", 12)],
		points: {
			points: 1,
			per: { cubes: "here" }
		},
		holds: "animal",
		play: [{
			spend: 1,
			cube: "floater",
			from: "own-card"
		}],
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }]
	}),
	automated("250", "Sulphur Exports", 21, ["venus", "space"], { play: [{
		production: { mc: 1 },
		per: { tags: "venus" }
	}, {
		raise: "venus",
		steps: 1
	}] }),
	active("251", "Sulphur-Eating Bacteria", 6, ["venus", "microbe"], {
		requires: [atLeast("venus", 6)],
		holds: "microbe",
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }, { do: [{ cubesInto: { mc: 3 } }] }]
	}),
	automated("252", "Terraforming Contract", 8, ["earth"], {
		requires: [{ rating: 25 }],
		play: [{ production: { mc: 4 } }]
	}),
	active("253", "Thermophiles", 9, ["venus", "microbe"], {
		requires: [atLeast("venus", 6)],
		holds: "microbe",
		actions: [{ do: [{
			add: 1,
			cube: "microbe",
			to: "any",
			tag: "venus"
		}] }, {
			cost: [{
				spend: 2,
				cube: "microbe",
				from: "this"
			}],
			do: [{
				raise: "venus",
				steps: 1
			}]
		}]
	}),
	event$2("254", "Water to Venus", 9, ["space"], { play: [{
		raise: "venus",
		steps: 1
	}] }),
	automated("255", "Venus Governor", 4, ["venus", "venus"], {
		requires: [tags$1("venus", 2)],
		play: [{ production: { mc: 2 } }]
	}),
	active("256", "Venus Magnetizer", 7, ["venus"], {
		requires: [atLeast("venus", 10)],
		actions: [{
			cost: [{ production: { energy: -1 } }],
			do: [{
				raise: "venus",
				steps: 1
			}]
		}]
	}),
	automated("257", "Venus Soils", 20, ["venus", "plant"], { play: [
		{ production: { plants: 1 } },
		{
			raise: "venus",
			steps: 1
		},
		{
			add: 2,
			cube: "microbe",
			to: "any"
		}
	] }),
	active("258", "Venus Waystation", 9, ["venus", "space"], {
		points: 1,
		effects: [{
			discount: 2,
			tag: "venus"
		}]
	}),
	active("259", "Venusian Animals", 15, [
		"venus",
		"animal",
		"science"
	], {
		requires: [atLeast("venus", 18)],
		points: {
			points: 1,
			per: { cubes: "here" }
		},
		holds: "animal",
		effects: [{
			when: { tag: ["science"] },
			do: [{
				add: 1,
				to: "this"
			}]
		}]
	}),
	active("260", "Venusian Insects", 5, ["venus", "microbe"], {
		requires: [atLeast("venus", 12)],
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 2
		},
		holds: "microbe",
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }]
	}),
	automated("261", "Venusian Plants", 13, ["venus", "plant"], {
		requires: [atLeast("venus", 16)],
		points: 1,
		play: [{
			raise: "venus",
			steps: 1
		}, {
			choose: [[{
				add: 1,
				cube: "microbe",
				to: "any",
				tag: "venus"
			}], [{
				add: 1,
				cube: "animal",
				to: "any",
				tag: "venus"
			}]],
			evenIfLost: true
		}]
	})
];

// games/terraforming-mars/rules/src/cards/venus.ts
const venusProjects = [...venusOne, ...venusTwo];
const venusCorporations = [
	{
		id: "aphrodite",
		name: "Aphrodite",
		set: "venus",
		tags: ["plant", "venus"],
		play: [{ gain: { mc: 47 } }, { production: { plants: 1 } }],
		effects: [{
			when: {
				raised: "venus",
				by: "anyone"
			},
			do: [{ gain: { mc: 2 } }]
		}]
	},
	{
		id: "celestic",
		name: "Celestic",
		set: "venus",
		tags: ["venus"],
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 3
		},
		holds: "floater",
		firstAction: [{
			find: 2,
			icon: "floater"
		}],
		play: [{ gain: { mc: 42 } }],
		actions: [{ do: [{
			add: 1,
			cube: "floater",
			to: "any"
		}] }]
	},
	{
		id: "manutech",
		name: "Manutech",
		set: "venus",
		tags: ["building"],
		play: [{ gain: { mc: 35 } }, { production: { steel: 1 } }],
		effects: [{ gainsProduced: true }]
	},
	{
		id: "morning-star-inc",
		name: "Morning Star Inc.",
		set: "venus",
		tags: ["venus"],
		firstAction: [{
			find: 3,
			tag: "venus"
		}],
		play: [{ gain: { mc: 50 } }],
		effects: [{
			slack: 2,
			of: "venus"
		}]
	},
	{
		id: "viron",
		name: "Viron",
		set: "venus",
		tags: ["microbe"],
		play: [{ gain: { mc: 48 } }],
		actions: [{ do: [{ useAgain: 1 }] }]
	}
];

// games/terraforming-mars/rules/src/cards/corporations.ts
const firstCorporations = [
	{
		id: "beginner-corporation",
		name: "Beginner Corporation",
		set: "base",
		tags: [],
		play: [{ gain: { mc: 42 } }],
		beginner: true
	},
	{
		id: "saturn-systems",
		name: "Saturn Systems",
		set: "corporate-era",
		tags: ["jovian"],
		play: [{ gain: { mc: 42 } }, { production: { titanium: 1 } }],
		effects: [{
			when: {
				tag: ["jovian"],
				by: "anyone"
			},
			do: [{ production: { mc: 1 } }]
		}]
	},
	{
		id: "credicor",
		name: "CrediCor",
		set: "base",
		tags: [],
		play: [{ gain: { mc: 57 } }],
		effects: [{
			when: { printedCost: 20 },
			do: [{ gain: { mc: 4 } }]
		}]
	},
	{
		id: "phobolog",
		name: "PhoboLog",
		set: "base",
		tags: ["space"],
		play: [{ gain: {
			mc: 23,
			titanium: 10
		} }],
		effects: [{ value: { titanium: 1 } }]
	},
	{
		id: "thorgate",
		name: "ThorGate",
		set: "base",
		tags: ["power"],
		play: [{ gain: { mc: 48 } }, { production: { energy: 1 } }],
		effects: [{
			discount: 3,
			tag: "power"
		}, {
			projectDiscount: 3,
			project: "power-plant"
		}]
	},
	{
		id: "ecoline",
		name: "Ecoline",
		set: "base",
		tags: ["plant"],
		play: [{ gain: {
			mc: 36,
			plants: 3
		} }, { production: { plants: 2 } }],
		effects: [{ greeneryDiscount: 1 }]
	},
	{
		id: "helion",
		name: "Helion",
		set: "base",
		tags: ["space"],
		play: [{ gain: { mc: 42 } }, { production: { heat: 3 } }],
		effects: [{ heatIsMoney: true }]
	},
	{
		id: "interplanetary-cinematics",
		name: "Interplanetary Cinematics",
		set: "base",
		tags: ["building"],
		play: [{ gain: {
			mc: 30,
			steel: 20
		} }],
		effects: [{
			when: { played: "event" },
			do: [{ gain: { mc: 2 } }]
		}]
	},
	{
		id: "mining-guild",
		name: "Mining Guild",
		set: "base",
		tags: ["building", "building"],
		play: [{ gain: {
			mc: 30,
			steel: 5
		} }, { production: { steel: 1 } }],
		effects: [{
			when: {
				laid: "any",
				onMetal: true
			},
			do: [{ production: { steel: 1 } }]
		}]
	},
	{
		id: "teractor",
		name: "Teractor",
		set: "corporate-era",
		tags: ["earth"],
		play: [{ gain: { mc: 60 } }],
		effects: [{
			discount: 3,
			tag: "earth"
		}]
	},
	{
		id: "tharsis-republic",
		name: "Tharsis Republic",
		set: "base",
		tags: ["building"],
		play: [{ gain: { mc: 40 } }],
		firstAction: [{ place: "city" }],
		effects: [{
			when: {
				laid: "city",
				by: "anyone",
				onMars: true
			},
			do: [{ production: { mc: 1 } }]
		}, {
			when: { laid: "city" },
			do: [{ gain: { mc: 3 } }]
		}]
	},
	{
		id: "united-nations-mars-initiative",
		name: "United Nations Mars Initiative",
		set: "base",
		tags: ["earth"],
		play: [{ gain: { mc: 40 } }],
		actions: [{
			cost: [{ lose: { mc: 3 } }],
			do: [{ tr: 1 }],
			needs: "rating-raised"
		}]
	},
	{
		id: "inventrix",
		name: "Inventrix",
		set: "base",
		tags: ["science"],
		play: [{ gain: { mc: 45 } }],
		firstAction: [{ draw: 3 }],
		effects: [{ slack: 2 }]
	}
];
const corporations = [
	...firstCorporations,
	...venusCorporations,
	...preludeCorporations,
	...coloniesCorporations,
	...turmoilCorporations,
	...promoCorporations
];

// games/terraforming-mars/rules/src/cards/base-1.ts
const baseOne = [
	automated("001", "Colonizer Training Camp", 8, ["jovian", "building"], {
		requires: [atMost("oxygen", 5)],
		points: 2
	}),
	automated("003", "Deep Well Heating", 13, ["power", "building"], { play: [{ production: { energy: 1 } }, {
		raise: "temperature",
		steps: 1
	}] }),
	automated("004", "Cloud Seeding", 11, [], {
		requires: [atLeast("oceans", 3)],
		play: [{ production: {
			mc: -1,
			plants: 2
		} }, { reduceAny: { heat: 1 } }]
	}),
	active("005", "Search For Life", 3, ["science"], {
		requires: [atMost("oxygen", 6)],
		points: {
			points: 3,
			ifCubes: 1
		},
		holds: "science",
		actions: [{
			cost: [{ lose: { mc: 1 } }],
			do: [{
				reveal: "microbe",
				do: [{
					add: 1,
					to: "this"
				}]
			}]
		}]
	}),
	active("007", "Martian Rails", 13, ["building"], { actions: [{
		cost: [{ lose: { energy: 1 } }],
		do: [{
			gain: { mc: 1 },
			per: {
				tiles: "city",
				onMars: true
			}
		}]
	}] }),
	automated("008", "Capital", 26, ["city", "building"], {
		requires: [atLeast("oceans", 4)],
		points: {
			points: 1,
			per: { beside: "ocean" }
		},
		play: [{ production: {
			energy: -2,
			mc: 5
		} }, { place: "capital" }]
	}),
	event$2("009", "Asteroid", 14, ["space"], { play: [
		{ gain: { titanium: 2 } },
		{
			raise: "temperature",
			steps: 1
		},
		{ removeAny: { plants: 3 } }
	] }),
	event$2("010", "Comet", 21, ["space"], { play: [
		{
			raise: "temperature",
			steps: 1
		},
		{ place: "ocean" },
		{ removeAny: { plants: 3 } }
	] }),
	event$2("011", "Big Asteroid", 27, ["space"], { play: [
		{ gain: { titanium: 4 } },
		{
			raise: "temperature",
			steps: 2
		},
		{ removeAny: { plants: 4 } }
	] }),
	active("012", "Water Import From Europa", 25, ["jovian", "space"], {
		points: {
			points: 1,
			per: { tags: "jovian" }
		},
		actions: [{
			cost: [{
				lose: { mc: 12 },
				using: ["titanium"]
			}],
			do: [{ place: "ocean" }]
		}]
	}),
	active("015", "Equatorial Magnetizer", 11, ["building"], { actions: [{
		cost: [{ production: { energy: -1 } }],
		do: [{ tr: 1 }]
	}] }),
	automated("016", "Domed Crater", 24, ["city", "building"], {
		requires: [atMost("oxygen", 7)],
		points: 1,
		play: [
			{ production: {
				mc: 3,
				energy: -1
			} },
			{ gain: { plants: 3 } },
			{ place: "city" }
		]
	}),
	automated("017", "Noctis City", 18, ["city", "building"], { play: [{ production: {
		energy: -1,
		mc: 3
	} }, {
		place: "city",
		where: "noctis"
	}] }),
	automated("018", "Methane From Titan", 28, ["jovian", "space"], {
		requires: [atLeast("oxygen", 2)],
		points: 2,
		play: [{ production: {
			plants: 2,
			heat: 2
		} }]
	}),
	event$2("019", "Imported Hydrogen", 16, ["earth", "space"], { play: [{ choose: [
		[{ gain: { plants: 3 } }],
		[{
			add: 3,
			cube: "microbe",
			to: "any"
		}],
		[{
			add: 2,
			cube: "animal",
			to: "any"
		}]
	] }, { place: "ocean" }] }),
	active("020", "Research Outpost", 18, [
		"science",
		"city",
		"building"
	], {
		play: [{
			place: "city",
			where: "isolated"
		}],
		effects: [{ discount: 1 }]
	}),
	automated("021", "Phobos Space Haven", 25, ["space", "city"], {
		points: 3,
		play: [{ production: { titanium: 1 } }, {
			place: "city",
			where: "phobos"
		}]
	}),
	automated("022", "Black Polar Dust", 15, [], { play: [{ production: {
		mc: -2,
		heat: 3
	} }, { place: "ocean" }] }),
	active("023", "Arctic Algae", 12, ["plant"], {
		requires: [atMost("temperature", -12)],
		play: [{ gain: { plants: 1 } }],
		effects: [{
			when: {
				laid: "ocean",
				by: "anyone"
			},
			do: [{ gain: { plants: 2 } }]
		}]
	}),
	active("024", "Predators", 14, ["animal"], {
		requires: [atLeast("oxygen", 11)],
		points: {
			points: 1,
			per: { cubes: "here" }
		},
		holds: "animal",
		actions: [{
			cost: [{
				spend: 1,
				cube: "animal",
				from: "any-card"
			}],
			do: [{
				add: 1,
				to: "this"
			}]
		}]
	}),
	automated("026", "Eos Chasma National Park", 16, ["plant", "building"], {
		requires: [atLeast("temperature", -12)],
		points: 1,
		play: [
			{ production: { mc: 2 } },
			{ gain: { plants: 3 } },
			{
				add: 1,
				cube: "animal",
				to: "any"
			}
		]
	}),
	automated("029", "Cupola City", 16, ["city", "building"], {
		requires: [atMost("oxygen", 9)],
		play: [{ production: {
			mc: 3,
			energy: -1
		} }, { place: "city" }]
	}),
	automated("030", "Lunar Beam", 13, ["earth", "power"], { play: [{ production: {
		mc: -2,
		energy: 2,
		heat: 2
	} }] }),
	active("031", "Optimal Aerobraking", 7, ["space"], { effects: [{
		when: {
			played: "event",
			tag: "space"
		},
		do: [{ gain: {
			mc: 3,
			heat: 3
		} }]
	}] }),
	automated("032", "Underground City", 18, ["city", "building"], { play: [{ production: {
		steel: 2,
		energy: -2
	} }, { place: "city" }] }),
	active("033", "Regolith Eaters", 13, ["science", "microbe"], {
		holds: "microbe",
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }, {
			cost: [{
				spend: 2,
				cube: "microbe",
				from: "this"
			}],
			do: [{
				raise: "oxygen",
				steps: 1
			}]
		}]
	}),
	active("034", "GHG Producing Bacteria", 8, ["science", "microbe"], {
		requires: [atLeast("oxygen", 4)],
		holds: "microbe",
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }, {
			cost: [{
				spend: 2,
				cube: "microbe",
				from: "this"
			}],
			do: [{
				raise: "temperature",
				steps: 1
			}]
		}]
	}),
	active("035", "Ants", 9, ["microbe"], {
		requires: [atLeast("oxygen", 4)],
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 2
		},
		holds: "microbe",
		actions: [{
			cost: [{
				spend: 1,
				cube: "microbe",
				from: "any-card"
			}],
			do: [{
				add: 1,
				to: "this"
			}]
		}]
	}),
	event$2("036", "Release of Inert Gases", 14, [], { play: [{ tr: 2 }] }),
	event$2("037", "Nitrogen-Rich Asteroid", 31, ["space"], { play: [
		{ tr: 2 },
		{
			raise: "temperature",
			steps: 1
		},
		{
			if: {
				tags: "plant",
				atLeast: 3
			},
			do: [{ production: { plants: 4 } }],
			else: [{ production: { plants: 1 } }]
		}
	] }),
	active("038", "Rover Construction", 8, ["building"], {
		points: 1,
		effects: [{
			when: {
				laid: "city",
				by: "anyone"
			},
			do: [{ gain: { mc: 2 } }]
		}]
	}),
	event$2("039", "Deimos Down", 31, ["space"], { play: [
		{ gain: { steel: 4 } },
		{
			raise: "temperature",
			steps: 3
		},
		{ removeAny: { plants: 8 } }
	] }),
	automated("040", "Asteroid Mining", 30, ["jovian", "space"], {
		points: 2,
		play: [{ production: { titanium: 2 } }]
	}),
	automated("041", "Food Factory", 12, ["building"], {
		points: 1,
		play: [{ production: {
			mc: 4,
			plants: -1
		} }]
	}),
	automated("042", "ArchaeBacteria", 6, ["microbe"], {
		requires: [atMost("temperature", -18)],
		play: [{ production: { plants: 1 } }]
	}),
	automated("043", "Carbonate Processing", 6, ["building"], { play: [{ production: {
		energy: -1,
		heat: 3
	} }] }),
	automated("044", "Natural Preserve", 9, ["science", "building"], {
		requires: [atMost("oxygen", 4)],
		points: 1,
		play: [{ production: { mc: 1 } }, {
			place: "natural-preserve",
			where: "isolated"
		}]
	}),
	automated("045", "Nuclear Power", 10, ["power", "building"], { play: [{ production: {
		mc: -2,
		energy: 3
	} }] }),
	automated("047", "Algae", 10, ["plant"], {
		requires: [atLeast("oceans", 5)],
		play: [{ production: { plants: 2 } }, { gain: { plants: 1 } }]
	})
];

// games/terraforming-mars/rules/src/cards/base-2.ts
const baseTwo = [
	automated("048", "Adapted Lichen", 9, ["plant"], { play: [{ production: { plants: 1 } }] }),
	active("052", "Fish", 9, ["animal"], {
		requires: [atLeast("temperature", 2)],
		points: {
			points: 1,
			per: { cubes: "here" }
		},
		holds: "animal",
		play: [{ reduceAny: { plants: 1 } }],
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }]
	}),
	automated("053", "Lake Marineris", 18, [], {
		requires: [atLeast("temperature", 0)],
		points: 2,
		play: [{
			place: "ocean",
			count: 2
		}]
	}),
	active("054", "Small Animals", 6, ["animal"], {
		requires: [atLeast("oxygen", 6)],
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 2
		},
		holds: "animal",
		play: [{ reduceAny: { plants: 1 } }],
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }]
	}),
	automated("055", "Kelp Farming", 17, ["plant"], {
		requires: [atLeast("oceans", 6)],
		points: 1,
		play: [{ production: {
			mc: 2,
			plants: 3
		} }, { gain: { plants: 2 } }]
	}),
	automated("058", "Beam From A Thorium Asteroid", 32, [
		"jovian",
		"space",
		"power"
	], {
		requires: [tags$1("jovian", 1)],
		points: 1,
		play: [{ production: {
			energy: 3,
			heat: 3
		} }]
	}),
	automated("059", "Mangrove", 12, ["plant"], {
		requires: [atLeast("temperature", 4)],
		points: 1,
		play: [{
			place: "greenery",
			where: "ocean-area"
		}]
	}),
	automated("060", "Trees", 13, ["plant"], {
		requires: [atLeast("temperature", -4)],
		points: 1,
		play: [{ production: { plants: 3 } }, { gain: { plants: 1 } }]
	}),
	event$2("063", "Mining Expedition", 12, [], { play: [
		{ gain: { steel: 2 } },
		{
			raise: "oxygen",
			steps: 1
		},
		{ removeAny: { plants: 2 } }
	] }),
	automated("067", "Mining Rights", 9, ["building"], { play: [{ inOrder: [{
		place: "mining-rights",
		where: "metal"
	}, { metalOfArea: 1 }] }] }),
	active("072", "Birds", 10, ["animal"], {
		requires: [atLeast("oxygen", 13)],
		points: {
			points: 1,
			per: { cubes: "here" }
		},
		holds: "animal",
		play: [{ reduceAny: { plants: 2 } }],
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }]
	}),
	event$2("075", "Towing A Comet", 23, ["space"], { play: [
		{ gain: { plants: 2 } },
		{
			raise: "oxygen",
			steps: 1
		},
		{ place: "ocean" }
	] }),
	active("076", "Space Mirrors", 3, ["power", "space"], { actions: [{
		cost: [{ lose: { mc: 7 } }],
		do: [{ production: { energy: 1 } }]
	}] }),
	automated("077", "Solar Wind Power", 11, [
		"science",
		"space",
		"power"
	], { play: [{ production: { energy: 1 } }, { gain: { titanium: 2 } }] }),
	event$2("078", "Ice Asteroid", 23, ["space"], { play: [{
		place: "ocean",
		count: 2
	}] }),
	event$2("080", "Giant Ice Asteroid", 36, ["space"], { play: [
		{
			raise: "temperature",
			steps: 2
		},
		{
			place: "ocean",
			count: 2
		},
		{ removeAny: { plants: 6 } }
	] }),
	automated("081", "Ganymede Colony", 20, [
		"jovian",
		"space",
		"city"
	], {
		points: {
			points: 1,
			per: { tags: "jovian" }
		},
		play: [{
			place: "city",
			where: "ganymede"
		}]
	}),
	automated("083", "Giant Space Mirror", 17, ["power", "space"], { play: [{ production: { energy: 3 } }] }),
	automated("087", "Grass", 11, ["plant"], {
		requires: [atLeast("temperature", -16)],
		play: [{ production: { plants: 1 } }, { gain: { plants: 3 } }]
	}),
	automated("088", "Heather", 6, ["plant"], {
		requires: [atLeast("temperature", -14)],
		play: [{ production: { plants: 1 } }, { gain: { plants: 1 } }]
	}),
	automated("089", "Peroxide Power", 7, ["power", "building"], { play: [{ production: {
		mc: -1,
		energy: 2
	} }] }),
	automated("093", "Bushes", 10, ["plant"], {
		requires: [atLeast("temperature", -10)],
		play: [{ production: { plants: 2 } }, { gain: { plants: 2 } }]
	}),
	automated("096", "Greenhouses", 6, ["plant", "building"], { play: [{
		gain: { plants: 1 },
		per: { tiles: "city" }
	}] }),
	automated("097", "Nuclear Zone", 10, ["earth"], {
		points: -2,
		play: [{
			raise: "temperature",
			steps: 2
		}, { place: "nuclear-zone" }]
	}),
	automated("100", "Fueled Generators", 1, ["power", "building"], { play: [{ production: {
		mc: -1,
		energy: 1
	} }] }),
	active("101", "Ironworks", 11, ["building"], { actions: [{
		cost: [{ lose: { energy: 4 } }],
		do: [{ gain: { steel: 1 } }, {
			raise: "oxygen",
			steps: 1
		}]
	}] }),
	automated("102", "Power Grid", 18, ["power"], { play: [{
		production: { energy: 1 },
		per: { tags: "power" }
	}] }),
	active("103", "Steelworks", 15, ["building"], { actions: [{
		cost: [{ lose: { energy: 4 } }],
		do: [{ gain: { steel: 2 } }, {
			raise: "oxygen",
			steps: 1
		}]
	}] }),
	active("104", "Ore Processor", 13, ["building"], { actions: [{
		cost: [{ lose: { energy: 4 } }],
		do: [{ gain: { titanium: 1 } }, {
			raise: "oxygen",
			steps: 1
		}]
	}] }),
	automated("108", "Open City", 23, ["city", "building"], {
		requires: [atLeast("oxygen", 12)],
		points: 1,
		play: [
			{ production: {
				mc: 4,
				energy: -1
			} },
			{ gain: { plants: 2 } },
			{ place: "city" }
		]
	}),
	automated("113", "Solar Power", 11, ["power", "building"], {
		points: 1,
		play: [{ production: { energy: 1 } }]
	}),
	automated("114", "Breathing Filters", 11, ["science"], {
		requires: [atLeast("oxygen", 7)],
		points: 2
	}),
	automated("115", "Artificial Photosynthesis", 12, ["science"], { play: [{ choose: [[{ production: { energy: 2 } }], [{ production: { plants: 1 } }]] }] }),
	automated("116", "Artificial Lake", 15, ["building"], {
		requires: [atLeast("temperature", -6)],
		points: 1,
		play: [{
			place: "ocean",
			where: "land"
		}]
	}),
	automated("117", "Geothermal Power", 11, ["power", "building"], { play: [{ production: { energy: 2 } }] }),
	automated("118", "Farming", 16, ["plant"], {
		requires: [atLeast("temperature", 4)],
		points: 2,
		play: [{ production: {
			mc: 2,
			plants: 2
		} }, { gain: { plants: 2 } }]
	}),
	automated("119", "Dust Seals", 2, [], {
		requires: [atMost("oceans", 3)],
		points: 1
	}),
	automated("120", "Urbanized Area", 10, ["city", "building"], { play: [{ production: {
		energy: -1,
		mc: 2
	} }, {
		place: "city",
		where: "beside-two-cities"
	}] }),
	automated("122", "Moss", 4, ["plant"], {
		requires: [atLeast("oceans", 3)],
		play: [{ lose: { plants: 1 } }, { production: { plants: 1 } }]
	}),
	automated("126", "GHG Factories", 11, ["building"], { play: [{ production: {
		energy: -1,
		heat: 4
	} }] })
];

// games/terraforming-mars/rules/src/cards/base-3.ts
const baseThree = [
	event$2("127", "Subterranean Reservoir", 11, [], { play: [{ place: "ocean" }] }),
	active("128", "Ecological Zone", 12, ["animal", "plant"], {
		requires: [{
			tiles: "greenery",
			count: 1
		}],
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 2
		},
		holds: "animal",
		play: [{
			place: "ecological-zone",
			where: "beside-greenery"
		}],
		effects: [{
			when: { tag: ["animal", "plant"] },
			do: [{
				add: 1,
				to: "this"
			}]
		}]
	}),
	automated("129", "Zeppelins", 13, [], {
		requires: [atLeast("oxygen", 5)],
		points: 1,
		play: [{
			production: { mc: 1 },
			per: {
				tiles: "city",
				onMars: true
			}
		}]
	}),
	automated("130", "Worms", 8, ["microbe"], {
		requires: [atLeast("oxygen", 4)],
		play: [{
			production: { plants: 1 },
			per: { tags: "microbe" },
			each: 2
		}]
	}),
	active("131", "Decomposers", 5, ["microbe"], {
		requires: [atLeast("oxygen", 3)],
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 3
		},
		holds: "microbe",
		effects: [{
			when: { tag: [
				"animal",
				"plant",
				"microbe"
			] },
			do: [{
				add: 1,
				to: "this"
			}]
		}]
	}),
	automated("132", "Fusion Power", 14, [
		"science",
		"power",
		"building"
	], {
		requires: [tags$1("power", 2)],
		play: [{ production: { energy: 3 } }]
	}),
	active("133", "Symbiotic Fungus", 4, ["microbe"], {
		requires: [atLeast("temperature", -14)],
		actions: [{ do: [{
			add: 1,
			cube: "microbe",
			to: "any"
		}] }]
	}),
	active("134", "Extreme-Cold Fungus", 13, ["microbe"], {
		requires: [atMost("temperature", -10)],
		actions: [{ do: [{ gain: { plants: 1 } }] }, { do: [{
			add: 2,
			cube: "microbe",
			to: "any"
		}] }]
	}),
	automated("135", "Advanced Ecosystems", 11, [
		"plant",
		"microbe",
		"animal"
	], {
		requires: [
			tags$1("plant", 1),
			tags$1("animal", 1),
			tags$1("microbe", 1)
		],
		points: 3
	}),
	automated("136", "Great Dam", 12, ["power", "building"], {
		requires: [atLeast("oceans", 4)],
		points: 1,
		play: [{ production: { energy: 2 } }]
	}),
	automated("138", "Strip Mine", 25, ["building"], { play: [{ production: {
		steel: 2,
		titanium: 1,
		energy: -2
	} }, {
		raise: "oxygen",
		steps: 2
	}] }),
	automated("139", "Wave Power", 8, ["power"], {
		requires: [atLeast("oceans", 3)],
		points: 1,
		play: [{ production: { energy: 1 } }]
	}),
	event$2("140", "Lava Flows", 18, [], { play: [{
		raise: "temperature",
		steps: 2
	}, {
		place: "lava-flows",
		where: "volcanic"
	}] }),
	automated("141", "Power Plant", 4, ["power", "building"], { play: [{ production: { energy: 1 } }] }),
	automated("142", "Mohole Area", 20, ["building"], { play: [{ production: { heat: 4 } }, {
		place: "mohole-area",
		where: "ocean-area"
	}] }),
	event$2("143", "Large Convoy", 36, ["earth", "space"], {
		points: 2,
		play: [
			{ place: "ocean" },
			{ draw: 2 },
			{ choose: [[{ gain: { plants: 5 } }], [{
				add: 4,
				cube: "animal",
				to: "any"
			}]] }
		]
	}),
	automated("145", "Tectonic Stress Power", 18, ["power", "building"], {
		requires: [tags$1("science", 2)],
		points: 1,
		play: [{ production: { energy: 3 } }]
	}),
	automated("146", "Nitrophilic Moss", 8, ["plant"], {
		requires: [atLeast("oceans", 3)],
		play: [{ lose: { plants: 2 } }, { production: { plants: 2 } }]
	}),
	active("147", "Herbivores", 12, ["animal"], {
		requires: [atLeast("oxygen", 8)],
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 2
		},
		holds: "animal",
		play: [{ reduceAny: { plants: 1 } }, {
			add: 1,
			to: "this"
		}],
		effects: [{
			when: { laid: "greenery" },
			do: [{
				add: 1,
				to: "this"
			}]
		}]
	}),
	automated("148", "Insects", 9, ["microbe"], {
		requires: [atLeast("oxygen", 6)],
		play: [{
			production: { plants: 1 },
			per: { tags: "plant" }
		}]
	}),
	automated("152", "Insulation", 2, [], { play: [{ shiftProduction: {
		from: "heat",
		to: "mc"
	} }] }),
	active("153", "Adaptation Technology", 12, ["science"], {
		points: 1,
		effects: [{ slack: 2 }]
	}),
	automated("155", "Designed Microorganisms", 16, ["science", "microbe"], {
		requires: [atMost("temperature", -14)],
		play: [{ production: { plants: 2 } }]
	}),
	active("157", "Nitrite Reducing Bacteria", 11, ["microbe"], {
		holds: "microbe",
		play: [{
			add: 3,
			to: "this"
		}],
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }, {
			cost: [{
				spend: 3,
				cube: "microbe",
				from: "this"
			}],
			do: [{ tr: 1 }]
		}]
	}),
	automated("158", "Industrial Microbes", 12, ["microbe", "building"], { play: [{ production: {
		steel: 1,
		energy: 1
	} }] }),
	automated("159", "Lichen", 7, ["plant"], {
		requires: [atLeast("temperature", -24)],
		play: [{ production: { plants: 1 } }]
	}),
	event$2("161", "Convoy From Europa", 15, ["space"], { play: [{ place: "ocean" }, { draw: 1 }] }),
	event$2("162", "Imported GHG", 7, ["earth", "space"], { play: [{ production: { heat: 1 } }, { gain: { heat: 3 } }] }),
	event$2("163", "Imported Nitrogen", 23, ["earth", "space"], { play: [
		{ tr: 1 },
		{ gain: { plants: 4 } },
		{
			add: 3,
			cube: "microbe",
			to: "any"
		},
		{
			add: 2,
			cube: "animal",
			to: "any"
		}
	] }),
	automated("164", "Micro-Mills", 3, [], { play: [{ production: { heat: 1 } }] }),
	automated("165", "Magnetic Field Generators", 20, ["building"], { play: [{ production: {
		plants: 2,
		energy: -4
	} }, { tr: 3 }] }),
	active("166", "Shuttles", 10, ["space"], {
		requires: [atLeast("oxygen", 5)],
		points: 1,
		play: [{ production: {
			mc: 2,
			energy: -1
		} }],
		effects: [{
			discount: 2,
			tag: "space"
		}]
	}),
	event$2("167", "Import of Advanced GHG", 9, ["earth", "space"], { play: [{ production: { heat: 2 } }] }),
	automated("168", "Windmills", 6, ["power", "building"], {
		requires: [atLeast("oxygen", 7)],
		points: 1,
		play: [{ production: { energy: 1 } }]
	}),
	automated("169", "Tundra Farming", 16, ["plant"], {
		requires: [atLeast("temperature", -6)],
		points: 2,
		play: [{ production: {
			mc: 2,
			plants: 1
		} }, { gain: { plants: 1 } }]
	}),
	event$2("170", "Aerobraked Ammonia Asteroid", 26, ["space"], { play: [{ production: {
		heat: 3,
		plants: 1
	} }, {
		add: 2,
		cube: "microbe",
		to: "any"
	}] }),
	automated("171", "Magnetic Field Dome", 5, ["building"], { play: [{ production: {
		plants: 1,
		energy: -2
	} }, { tr: 1 }] }),
	active("172", "Pets", 10, ["earth", "animal"], {
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 2
		},
		holds: "animal",
		play: [{
			add: 1,
			to: "this"
		}],
		effects: [{
			when: {
				laid: "city",
				by: "anyone"
			},
			do: [{
				add: 1,
				to: "this"
			}]
		}, { keepsCubes: true }]
	}),
	automated("174", "Protected Valley", 23, ["plant", "building"], { play: [{ production: { mc: 2 } }, {
		place: "greenery",
		where: "ocean-area"
	}] }),
	automated("176", "Noctis Farming", 10, ["plant", "building"], {
		requires: [atLeast("temperature", -20)],
		points: 1,
		play: [{ production: { mc: 1 } }, { gain: { plants: 2 } }]
	}),
	active("177", "Water Splitting Plant", 12, ["building"], {
		requires: [atLeast("oceans", 2)],
		actions: [{
			cost: [{ lose: { energy: 3 } }],
			do: [{
				raise: "oxygen",
				steps: 1
			}]
		}]
	}),
	automated("178", "Heat Trappers", 6, ["power", "building"], {
		points: -1,
		play: [{ production: { energy: 1 } }, { reduceAny: { heat: 2 } }]
	}),
	automated("179", "Soil Factory", 9, ["building"], {
		points: 1,
		play: [{ production: {
			plants: 1,
			energy: -1
		} }]
	}),
	event$2("181", "Ice Cap Melting", 5, [], {
		requires: [atLeast("temperature", 2)],
		play: [{ place: "ocean" }]
	}),
	automated("183", "Biomass Combustors", 4, ["power", "building"], {
		requires: [atLeast("oxygen", 6)],
		points: -1,
		play: [{ production: { energy: 2 } }, { reduceAny: { plants: 1 } }]
	}),
	active("184", "Livestock", 13, ["animal"], {
		requires: [atLeast("oxygen", 9)],
		points: {
			points: 1,
			per: { cubes: "here" }
		},
		holds: "animal",
		play: [{ production: {
			mc: 2,
			plants: -1
		} }],
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }]
	}),
	active("187", "Aquifer Pumping", 18, ["building"], { actions: [{
		cost: [{
			lose: { mc: 8 },
			using: ["steel"]
		}],
		do: [{ place: "ocean" }]
	}] }),
	event$2("188", "Flooding", 7, [], {
		points: -1,
		play: [{ inOrder: [{ place: "ocean" }, {
			removeAny: { mc: 4 },
			beside: "tile-laid"
		}] }]
	}),
	automated("189", "Energy Saving", 15, ["power"], { play: [{
		production: { energy: 1 },
		per: { tiles: "city" }
	}] }),
	event$2("190", "Local Heat Trapping", 1, [], { play: [{ lose: { heat: 5 } }, { choose: [[{ gain: { plants: 4 } }], [{
		add: 2,
		cube: "animal",
		to: "any"
	}]] }] }),
	event$2("191", "Permafrost Extraction", 8, [], {
		requires: [atLeast("temperature", -8)],
		play: [{ place: "ocean" }]
	}),
	automated("193", "Plantation", 15, ["plant"], {
		requires: [tags$1("science", 2)],
		play: [{ place: "greenery" }]
	}),
	automated("198", "Immigration Shuttles", 31, ["earth", "space"], {
		points: {
			points: 1,
			per: { tiles: "city" },
			each: 3
		},
		play: [{ production: { mc: 5 } }]
	}),
	active("200", "Immigrant City", 13, ["city", "building"], {
		play: [{ production: {
			energy: -1,
			mc: -2
		} }, { place: "city" }],
		effects: [{
			when: {
				laid: "city",
				by: "anyone"
			},
			do: [{ production: { mc: 1 } }]
		}]
	}),
	active("202", "Underground Detonations", 6, ["building"], { actions: [{
		cost: [{ lose: { mc: 10 } }],
		do: [{ production: { heat: 2 } }]
	}] }),
	automated("203", "Soletta", 35, ["space"], { play: [{ production: { heat: 7 } }] }),
	automated("205", "Rad-Chem Factory", 8, ["building"], { play: [{ production: { energy: -1 } }, { tr: 2 }] }),
	event$2("206", "Special Design", 4, ["science"], { play: [{ nextCard: { slack: 2 } }] })
];

// games/terraforming-mars/rules/src/cards/corporate-era-1.ts
const corporateEraOne = [
	automated("002", "Asteroid Mining Consortium", 13, ["jovian"], {
		requires: [{ production: "titanium" }],
		points: 1,
		play: [{ reduceAny: { titanium: 1 } }, { production: { titanium: 1 } }]
	}),
	active("006", "Inventors' Guild", 9, ["science"], { actions: [{ do: [{
		look: 1,
		buy: true
	}] }] }),
	active("013", "Space Elevator", 27, ["space", "building"], {
		points: 2,
		play: [{ production: { titanium: 1 } }],
		actions: [{
			cost: [{ lose: { steel: 1 } }],
			do: [{ gain: { mc: 5 } }]
		}]
	}),
	active("014", "Development Center", 11, ["science", "building"], { actions: [{
		cost: [{ lose: { energy: 1 } }],
		do: [{ draw: 1 }]
	}] }),
	active("025", "Space Station", 10, ["space"], {
		points: 1,
		effects: [{
			discount: 2,
			tag: "space"
		}]
	}),
	event$2("027", "Interstellar Colony Ship", 24, ["earth", "space"], {
		requires: [tags$1("science", 5)],
		points: 4
	}),
	active("028", "Security Fleet", 12, ["space"], {
		points: {
			points: 1,
			per: { cubes: "here" }
		},
		holds: "fighter",
		actions: [{
			cost: [{ lose: { titanium: 1 } }],
			do: [{
				add: 1,
				to: "this"
			}]
		}]
	}),
	automated("046", "Lightning Harvest", 8, ["power"], {
		requires: [tags$1("science", 3)],
		points: 1,
		play: [{ production: {
			mc: 1,
			energy: 1
		} }]
	}),
	active("049", "Tardigrades", 4, ["microbe"], {
		points: {
			points: 1,
			per: { cubes: "here" },
			each: 4
		},
		holds: "microbe",
		actions: [{ do: [{
			add: 1,
			to: "this"
		}] }]
	}),
	event$2("050", "Virus", 1, ["microbe"], { play: [{ choose: [[{
		removeAnyCubes: 2,
		cube: "animal"
	}], [{ removeAny: { plants: 5 } }]] }] }),
	automated("051", "Miranda Resort", 12, ["jovian", "space"], {
		points: 1,
		play: [{
			production: { mc: 1 },
			per: { tags: "earth" }
		}]
	}),
	automated("056", "Mine", 4, ["building"], { play: [{ production: { steel: 1 } }] }),
	automated("057", "Vesta Shipyard", 15, ["jovian", "space"], {
		points: 1,
		play: [{ production: { titanium: 1 } }]
	}),
	automated("061", "Great Escarpment Consortium", 6, [], {
		requires: [{ production: "steel" }],
		play: [{ reduceAny: { steel: 1 } }, { production: { steel: 1 } }]
	}),
	event$2("062", "Mineral Deposit", 5, [], { play: [{ gain: { steel: 5 } }] }),
	automated("064", "Mining Area", 4, ["building"], { play: [{ inOrder: [{
		place: "mining-area",
		where: "metal-beside-own"
	}, { metalOfArea: 1 }] }] }),
	automated("065", "Building Industries", 6, ["building"], { play: [{ production: {
		steel: 2,
		energy: -1
	} }] }),
	event$2("066", "Land Claim", 1, [], { play: [{ claimArea: 1 }] }),
	automated("068", "Sponsors", 6, ["earth"], { play: [{ production: { mc: 2 } }] }),
	active("069", "Electro Catapult", 17, ["building"], {
		requires: [atMost("oxygen", 8)],
		points: 1,
		play: [{ production: { energy: -1 } }],
		actions: [{
			cost: [{ lose: { plants: 1 } }],
			do: [{ gain: { mc: 7 } }]
		}, {
			cost: [{ lose: { steel: 1 } }],
			do: [{ gain: { mc: 7 } }]
		}]
	}),
	active("070", "Earth Catapult", 23, ["earth"], {
		points: 2,
		effects: [{ discount: 2 }]
	}),
	active("071", "Advanced Alloys", 9, ["science"], { effects: [{ value: {
		steel: 1,
		titanium: 1
	} }] }),
	active("073", "Mars University", 8, ["science", "building"], {
		points: 1,
		effects: [{
			when: { tag: ["science"] },
			do: [{ may: [{ inOrder: [{ discard: 1 }, { draw: 1 }] }] }]
		}]
	}),
	active("074", "Viral Enhancers", 9, ["science", "microbe"], { effects: [{
		when: { tag: [
			"plant",
			"microbe",
			"animal"
		] },
		do: [{
			if: { playedHolds: ["microbe", "animal"] },
			do: [{ choose: [[{ gain: { plants: 1 } }], [{
				add: 1,
				to: "played"
			}]] }],
			else: [{ gain: { plants: 1 } }]
		}]
	}] }),
	active("079", "Quantum Extractor", 13, ["science", "power"], {
		requires: [tags$1("science", 4)],
		play: [{ production: { energy: 4 } }],
		effects: [{
			discount: 2,
			tag: "space"
		}]
	}),
	automated("082", "Callisto Penal Mines", 24, ["jovian", "space"], {
		points: 2,
		play: [{ production: { mc: 3 } }]
	}),
	automated("084", "Trans-Neptune Probe", 6, ["science", "space"], { points: 1 }),
	automated("085", "Commercial District", 16, ["building"], {
		points: {
			points: 1,
			per: { beside: "city" }
		},
		play: [{ production: {
			mc: 4,
			energy: -1
		} }, { place: "commercial-district" }]
	}),
	automated("086", "Robotic Workforce", 9, ["science"], { play: [{ copyProduction: "building" }] }),
	automated("090", "Research", 11, ["science", "science"], {
		points: 1,
		play: [{ draw: 2 }]
	}),
	automated("091", "Gene Repair", 12, ["science"], {
		requires: [tags$1("science", 3)],
		points: 2,
		play: [{ production: { mc: 2 } }]
	}),
	automated("092", "Io Mining Industries", 41, ["jovian", "space"], {
		points: {
			points: 1,
			per: { tags: "jovian" }
		},
		play: [{ production: {
			mc: 2,
			titanium: 2
		} }]
	}),
	active("094", "Mass Converter", 8, ["science", "power"], {
		requires: [tags$1("science", 5)],
		play: [{ production: { energy: 6 } }],
		effects: [{
			discount: 2,
			tag: "space"
		}]
	}),
	active("095", "Physics Complex", 12, ["science", "building"], {
		points: {
			points: 2,
			per: { cubes: "here" }
		},
		holds: "science",
		actions: [{
			cost: [{ lose: { energy: 6 } }],
			do: [{
				add: 1,
				to: "this"
			}]
		}]
	}),
	automated("098", "Tropical Resort", 13, ["building"], {
		points: 2,
		play: [{ production: {
			mc: 3,
			heat: -2
		} }]
	}),
	automated("099", "Toll Station", 12, ["space"], { play: [{
		production: { mc: 1 },
		per: {
			tags: "space",
			of: "opponents"
		}
	}] })
];

// games/terraforming-mars/rules/src/cards/corporate-era-2.ts
const corporateEraTwo = [
	active("105", "Earth Office", 1, ["earth"], { effects: [{
		discount: 3,
		tag: "earth"
	}] }),
	automated("106", "Acquired Company", 10, ["earth"], { play: [{ production: { mc: 3 } }] }),
	automated("107", "Media Archives", 8, ["earth"], { play: [{
		gain: { mc: 1 },
		per: { events: "all" }
	}] }),
	active("109", "Media Group", 6, ["earth"], { effects: [{
		when: { played: "event" },
		do: [{ gain: { mc: 3 } }]
	}] }),
	active("110", "Business Network", 4, ["earth"], {
		play: [{ production: { mc: -1 } }],
		actions: [{ do: [{
			look: 1,
			buy: true
		}] }]
	}),
	event$2("111", "Business Contacts", 7, ["earth"], { play: [{
		look: 4,
		keep: 2
	}] }),
	event$2("112", "Bribed Committee", 7, ["earth"], {
		points: -2,
		play: [{ tr: 2 }]
	}),
	event$2("121", "Sabotage", 1, [], { play: [{ choose: [
		[{ removeAny: { titanium: 3 } }],
		[{ removeAny: { steel: 4 } }],
		[{ removeAny: { mc: 7 } }]
	] }] }),
	active("123", "Industrial Center", 4, ["building"], {
		play: [{
			place: "industrial-center",
			where: "beside-city"
		}],
		actions: [{
			cost: [{ lose: { mc: 7 } }],
			do: [{ production: { steel: 1 } }]
		}]
	}),
	event$2("124", "Hired Raiders", 1, [], { play: [{ choose: [[{ stealAny: { steel: 2 } }], [{ stealAny: { mc: 3 } }]] }] }),
	automated("125", "Hackers", 3, [], {
		points: -1,
		play: [{ production: {
			energy: -1,
			mc: 2
		} }, { reduceAny: { mc: 2 } }]
	}),
	automated("137", "Cartel", 8, ["earth"], { play: [{
		production: { mc: 1 },
		per: { tags: "earth" }
	}] }),
	automated("144", "Titanium Mine", 7, ["building"], { play: [{ production: { titanium: 1 } }] }),
	event$2("149", "CEO's Favorite Project", 1, [], { play: [{
		add: 1,
		to: "any-with-cubes"
	}] }),
	active("150", "Anti-Gravity Technology", 14, ["science"], {
		requires: [tags$1("science", 7)],
		points: 3,
		effects: [{ discount: 2 }]
	}),
	event$2("151", "Investment Loan", 3, ["earth"], { play: [{ production: { mc: -1 } }, { gain: { mc: 10 } }] }),
	active("154", "Caretaker Contract", 3, [], {
		requires: [atLeast("temperature", 0)],
		actions: [{
			cost: [{ lose: { heat: 8 } }],
			do: [{ tr: 1 }]
		}]
	}),
	active("156", "Standard Technology", 6, ["science"], { effects: [{
		when: { project: "any" },
		do: [{ gain: { mc: 3 } }]
	}] }),
	automated("160", "Power Supply Consortium", 5, ["power"], {
		requires: [tags$1("power", 2)],
		play: [{ reduceAny: { energy: 1 } }, { production: { energy: 1 } }]
	}),
	active("173", "Protected Habitats", 5, [], { effects: [{ protects: [
		"plants",
		"animal",
		"microbe"
	] }] }),
	automated("175", "Satellites", 10, ["space"], { play: [{
		production: { mc: 1 },
		per: { tags: "space" }
	}] }),
	automated("180", "Fuel Factory", 6, ["building"], { play: [{ production: {
		mc: 1,
		titanium: 1,
		energy: -1
	} }] }),
	automated("182", "Corporate Stronghold", 11, ["city", "building"], {
		points: -2,
		play: [{ production: {
			mc: 3,
			energy: -1
		} }, { place: "city" }]
	}),
	active("185", "Olympus Conference", 10, [
		"science",
		"earth",
		"building"
	], {
		points: 1,
		holds: "science",
		effects: [{
			when: { tag: ["science"] },
			do: [{ choose: [[{
				add: 1,
				to: "this"
			}], [{ inOrder: [{
				spend: 1,
				cube: "science",
				from: "this"
			}, { draw: 1 }] }]] }]
		}]
	}),
	automated("186", "Rad-Suits", 6, [], {
		requires: [{
			tiles: "city",
			count: 2,
			of: "all"
		}],
		points: 1,
		play: [{ production: { mc: 1 } }]
	}),
	event$2("192", "Invention Contest", 2, ["science"], { play: [{
		look: 3,
		keep: 1
	}] }),
	active("194", "Power Infrastructure", 4, ["power", "building"], { actions: [{ do: [{ exchange: {
		from: "energy",
		to: "mc"
	} }] }] }),
	event$2("195", "Indentured Workers", 0, [], {
		points: -1,
		play: [{ nextCard: { discount: 8 } }]
	}),
	automated("196", "Lagrange Observatory", 9, ["science", "space"], {
		points: 1,
		play: [{ draw: 1 }]
	}),
	automated("197", "Terraforming Ganymede", 33, ["jovian", "space"], {
		points: 2,
		play: [{
			tr: 1,
			per: { tags: "jovian" }
		}]
	}),
	active("199", "Restricted Area", 11, ["science"], {
		play: [{ place: "restricted-area" }],
		actions: [{
			cost: [{ lose: { mc: 2 } }],
			do: [{ draw: 1 }]
		}]
	}),
	automated("201", "Energy Tapping", 3, ["power"], {
		points: -1,
		play: [{ reduceAny: { energy: 1 } }, { production: { energy: 1 } }]
	}),
	event$2("204", "Technology Demonstration", 5, ["science", "space"], { play: [{ draw: 2 }] }),
	automated("207", "Medical Lab", 13, ["science", "building"], {
		points: 1,
		play: [{
			production: { mc: 1 },
			per: { tags: "building" },
			each: 2
		}]
	}),
	active("208", "AI Central", 21, ["science", "building"], {
		requires: [tags$1("science", 3)],
		points: 1,
		play: [{ production: { energy: -1 } }],
		actions: [{ do: [{ draw: 2 }] }]
	})
];

// games/terraforming-mars/rules/src/cards/decks.ts
const projects = {
	base: [
		...baseOne,
		...baseTwo,
		...baseThree
	],
	"corporate-era": [...corporateEraOne, ...corporateEraTwo],
	venus: venusProjects,
	prelude: preludeProjects,
	colonies: coloniesProjects,
	turmoil: turmoilProjects,
	promo: promoProjects
};

// games/terraforming-mars/rules/src/cards/order.ts
const ORDER = [
	"colonizer-training-camp",
	"deep-well-heating",
	"cloud-seeding",
	"search-for-life",
	"martian-rails",
	"capital",
	"asteroid",
	"comet",
	"big-asteroid",
	"water-import-from-europa",
	"equatorial-magnetizer",
	"domed-crater",
	"noctis-city",
	"methane-from-titan",
	"imported-hydrogen",
	"research-outpost",
	"phobos-space-haven",
	"black-polar-dust",
	"arctic-algae",
	"predators",
	"eos-chasma-national-park",
	"cupola-city",
	"lunar-beam",
	"optimal-aerobraking",
	"underground-city",
	"regolith-eaters",
	"ghg-producing-bacteria",
	"ants",
	"release-of-inert-gases",
	"nitrogen-rich-asteroid",
	"rover-construction",
	"deimos-down",
	"asteroid-mining",
	"food-factory",
	"archaebacteria",
	"carbonate-processing",
	"natural-preserve",
	"nuclear-power",
	"algae",
	"adapted-lichen",
	"fish",
	"lake-marineris",
	"small-animals",
	"kelp-farming",
	"beam-from-a-thorium-asteroid",
	"mangrove",
	"trees",
	"mining-expedition",
	"mining-rights",
	"birds",
	"towing-a-comet",
	"space-mirrors",
	"solar-wind-power",
	"ice-asteroid",
	"giant-ice-asteroid",
	"ganymede-colony",
	"giant-space-mirror",
	"grass",
	"heather",
	"peroxide-power",
	"bushes",
	"greenhouses",
	"nuclear-zone",
	"fueled-generators",
	"ironworks",
	"power-grid",
	"steelworks",
	"ore-processor",
	"open-city",
	"solar-power",
	"breathing-filters",
	"artificial-photosynthesis",
	"artificial-lake",
	"geothermal-power",
	"farming",
	"dust-seals",
	"urbanized-area",
	"moss",
	"ghg-factories",
	"subterranean-reservoir",
	"ecological-zone",
	"zeppelins",
	"worms",
	"decomposers",
	"fusion-power",
	"symbiotic-fungus",
	"extreme-cold-fungus",
	"advanced-ecosystems",
	"great-dam",
	"strip-mine",
	"wave-power",
	"lava-flows",
	"power-plant",
	"mohole-area",
	"large-convoy",
	"tectonic-stress-power",
	"nitrophilic-moss",
	"herbivores",
	"insects",
	"insulation",
	"adaptation-technology",
	"designed-microorganisms",
	"nitrite-reducing-bacteria",
	"industrial-microbes",
	"lichen",
	"convoy-from-europa",
	"imported-ghg",
	"imported-nitrogen",
	"micro-mills",
	"magnetic-field-generators",
	"shuttles",
	"import-of-advanced-ghg",
	"windmills",
	"tundra-farming",
	"aerobraked-ammonia-asteroid",
	"magnetic-field-dome",
	"pets",
	"protected-valley",
	"noctis-farming",
	"water-splitting-plant",
	"heat-trappers",
	"soil-factory",
	"ice-cap-melting",
	"biomass-combustors",
	"livestock",
	"aquifer-pumping",
	"flooding",
	"energy-saving",
	"local-heat-trapping",
	"permafrost-extraction",
	"plantation",
	"immigration-shuttles",
	"immigrant-city",
	"underground-detonations",
	"soletta",
	"rad-chem-factory",
	"special-design",
	"asteroid-mining-consortium",
	"inventors-guild",
	"space-elevator",
	"development-center",
	"space-station",
	"interstellar-colony-ship",
	"security-fleet",
	"lightning-harvest",
	"tardigrades",
	"virus",
	"miranda-resort",
	"mine",
	"vesta-shipyard",
	"great-escarpment-consortium",
	"mineral-deposit",
	"mining-area",
	"building-industries",
	"land-claim",
	"sponsors",
	"electro-catapult",
	"earth-catapult",
	"advanced-alloys",
	"mars-university",
	"viral-enhancers",
	"quantum-extractor",
	"callisto-penal-mines",
	"trans-neptune-probe",
	"commercial-district",
	"robotic-workforce",
	"research",
	"gene-repair",
	"io-mining-industries",
	"mass-converter",
	"physics-complex",
	"tropical-resort",
	"toll-station",
	"earth-office",
	"acquired-company",
	"media-archives",
	"media-group",
	"business-network",
	"business-contacts",
	"bribed-committee",
	"sabotage",
	"industrial-center",
	"hired-raiders",
	"hackers",
	"cartel",
	"titanium-mine",
	"ceos-favorite-project",
	"anti-gravity-technology",
	"investment-loan",
	"caretaker-contract",
	"standard-technology",
	"power-supply-consortium",
	"protected-habitats",
	"satellites",
	"fuel-factory",
	"corporate-stronghold",
	"olympus-conference",
	"rad-suits",
	"invention-contest",
	"power-infrastructure",
	"indentured-workers",
	"lagrange-observatory",
	"terraforming-ganymede",
	"restricted-area",
	"energy-tapping",
	"technology-demonstration",
	"medical-lab",
	"ai-central",
	"aerial-mappers",
	"aerosport-tournament",
	"air-scrapping-expedition",
	"atalanta-planitia-lab",
	"atmoscoop",
	"comet-for-venus",
	"corroder-suits",
	"dawn-city",
	"deuterium-export",
	"dirigibles",
	"extractor-balloons",
	"extremophiles",
	"floating-habs",
	"forced-precipitation",
	"freyja-biodomes",
	"ghg-import-from-venus",
	"giant-solar-shade",
	"gyropolis",
	"hydrogen-to-venus",
	"io-sulphur-research",
	"ishtar-mining",
	"jet-stream-microscrappers",
	"local-shading",
	"luna-metropolis",
	"luxury-foods",
	"maxwell-base",
	"mining-quota",
	"neutralizer-factory",
	"omnicourt",
	"orbital-reflectors",
	"rotator-impacts",
	"sister-planet-support",
	"solarnet",
	"spin-inducing-asteroid",
	"sponsored-academies",
	"stratopolis",
	"stratospheric-birds",
	"sulphur-exports",
	"sulphur-eating-bacteria",
	"terraforming-contract",
	"thermophiles",
	"water-to-venus",
	"venus-governor",
	"venus-magnetizer",
	"venus-soils",
	"venus-waystation",
	"venusian-animals",
	"venusian-insects",
	"venusian-plants",
	"house-printing",
	"lava-tube-settlement",
	"martian-survey",
	"psychrophiles",
	"research-coordination",
	"sf-memorial",
	"space-hotels",
	"airliners",
	"air-raid",
	"atmo-collectors",
	"community-services",
	"conscription",
	"corona-extractor",
	"cryo-sleep",
	"earth-elevator",
	"ecology-research",
	"floater-leasing",
	"floater-prototypes",
	"floater-technology",
	"galilean-waystation",
	"heavy-taxation",
	"ice-moon-colony",
	"impactor-swarm",
	"interplanetary-colony-ship",
	"jovian-lanterns",
	"jupiter-floating-station",
	"luna-governor",
	"lunar-exports",
	"lunar-mining",
	"market-manipulation",
	"martian-zoo",
	"mining-colony",
	"minority-refuge",
	"molecular-printing",
	"nitrogen-from-titan",
	"pioneer-settlement",
	"productive-outpost",
	"quantum-communications",
	"red-spot-observatory",
	"refugee-camps",
	"research-colony",
	"rim-freighters",
	"sky-docks",
	"solar-probe",
	"solar-reflectors",
	"space-port",
	"space-port-colony",
	"spin-off-department",
	"sub-zero-salt-fish",
	"titan-air-scrapping",
	"titan-floating-launch-pad",
	"titan-shuttles",
	"trade-envoys",
	"trading-colony",
	"urban-decomposers",
	"warp-drive",
	"aerial-lenses",
	"banned-delegate",
	"cultural-metropolis",
	"diaspora-movement",
	"event-analysts",
	"gmo-contract",
	"martian-media-center",
	"parliament-hall",
	"pr-office",
	"public-celebrations",
	"recruitment",
	"red-tourism-wave",
	"sponsored-mohole",
	"supported-research",
	"wildlife-dome",
	"vote-of-no-confidence",
	"political-alliance",
	"weather-balloons",
	"small-asteroid",
	"self-replicating-robots",
	"snow-algae",
	"penguins",
	"dusk-laser-mining",
	"floyd-continuum",
	"project-inspection",
	"new-holland",
	"energy-market",
	"hi-tech-lab",
	"interplanetary-trade",
	"law-suit",
	"mercurian-alloys",
	"orbital-cleanup",
	"rego-plastics",
	"saturn-surfing",
	"stanford-torus",
	"advertising",
	"asteroid-deflection-system",
	"asteroid-hollowing",
	"comet-aiming",
	"crash-site-cleanup",
	"cutting-edge-technology",
	"directed-impactors",
	"diversity-support",
	"field-capped-city",
	"imported-nutrients",
	"jovian-embassy",
	"magnetic-shield",
	"meat-industry",
	"meltworks",
	"mohole-lake",
	"potatoes",
	"sub-crust-measurements",
	"topsoil-contract",
	"deimos-down-promo",
	"great-dam-promo",
	"magnetic-field-generators-promo",
	"asteroid-rights",
	"bactoviral-research",
	"bio-printing-facility",
	"harvest",
	"outdoor-sports",
	"16-psyche",
	"robot-pollinators",
	"supercapacitors",
	"icy-impactors",
	"directed-heat-usage",
	"aqueduct-systems",
	"astra-mechanica",
	"carbon-nanosystems",
	"cyberia-systems",
	"hermetic-order-of-mars",
	"homeostasis-bureau",
	"kaguya-tech",
	"mars-nomads",
	"martian-lumber-corp",
	"neptunian-power-consultants",
	"red-ships",
	"solar-logistics",
	"st-joseph-of-cupertino-mission",
	"teslaract",
	"soil-enrichment",
	"supermarkets",
	"hospitals",
	"public-baths",
	"city-parks",
	"casinos",
	"protected-growth",
	"static-harvesting",
	"vermin",
	"public-plans",
	"sterling-vents",
	"beginner-corporation",
	"saturn-systems",
	"credicor",
	"phobolog",
	"thorgate",
	"ecoline",
	"helion",
	"interplanetary-cinematics",
	"mining-guild",
	"teractor",
	"tharsis-republic",
	"united-nations-mars-initiative",
	"inventrix",
	"aphrodite",
	"celestic",
	"manutech",
	"morning-star-inc",
	"viron",
	"point-luna",
	"cheung-shing-mars",
	"robinson-industries",
	"valley-trust",
	"vitor",
	"poseidon",
	"arklight",
	"polyphemos",
	"aridor",
	"stormcraft-incorporated",
	"pristar",
	"terralabs-research",
	"septem-tribus",
	"utopia-invest",
	"lakefront-resorts",
	"astrodrill",
	"factorum",
	"philares",
	"recyclon",
	"splice",
	"pharmacy-union",
	"arcadian-communities",
	"mons-insurance",
	"poldertech-dutch",
	"kuiper-cooperative",
	"tycho-magnetics",
	"allied-bank",
	"aquifer-turbines",
	"biofuels",
	"biolab",
	"biosphere-support",
	"business-empire",
	"dome-farming",
	"donation",
	"early-settlement",
	"ecology-experts",
	"eccentric-sponsor",
	"experimental-forest",
	"galilean-mining",
	"great-aquifer",
	"huge-asteroid",
	"io-research-outpost",
	"loan",
	"martian-industries",
	"metal-rich-asteroid",
	"metals-company",
	"mining-operations",
	"mohole",
	"mohole-excavation",
	"nitrogen-shipment",
	"orbital-construction-yard",
	"polar-industries",
	"power-generation",
	"research-network",
	"self-sufficient-settlement",
	"smelting-plant",
	"society-support",
	"supplier",
	"supply-drop",
	"unmi-contractor",
	"acquired-space-agency",
	"corporate-archives",
	"double-down",
	"merger",
	"new-partner",
	"anti-desertification-techniques",
	"established-methods",
	"giant-solar-collector",
	"strategic-base-planning",
	"albedo-plants",
	"colony:callisto",
	"colony:ceres",
	"colony:enceladus",
	"colony:europa",
	"colony:ganymede",
	"colony:io",
	"colony:luna",
	"colony:miranda",
	"colony:pluto",
	"colony:titan",
	"colony:triton"
];
const position = new Map(ORDER.map((id, i) => [id, i]));
/** Compares by the order of numbers. */
const byOrder = (a, b) => (position.get(a.id) ?? ORDER.length) - (position.get(b.id) ?? ORDER.length);

// games/terraforming-mars/rules/src/cards/card-money.ts
const bit = (tag) => 1 << TAGS.indexOf(tag);
const CARD_MONEY = [...SETS.flatMap((set) => projects[set]), ...corporations].sort(byOrder).flatMap((data) => (data.effects ?? []).flatMap((effect) => "cubesPay" in effect ? [{
	card: data.id,
	worth: effect.cubesPay,
	cube: CUBES.indexOf(data.holds),
	tagBits: (effect.forTags ?? []).reduce((all, tag) => all | bit(tag), 0),
	projects: effect.forProjects ?? []
}] : []));
/** The first kind of money that is no resource. */
const FIRST_CARD_MONEY = RESOURCES.length;
const bitsOf = (which) => CARD_MONEY.reduce((all, money, i) => which(money) ? all | 1 << FIRST_CARD_MONEY + i : all, 0);
const moneyForTags = (tagBits) => bitsOf((money) => (money.tagBits & tagBits) !== 0);
const moneyForProject = (id) => bitsOf((money) => money.projects.includes(id));

// games/terraforming-mars/rules/src/tracks.ts
const PARAMETERS = [
	"temperature",
	"oxygen",
	"oceans",
	"venus"
];
const TRACKS = {
	temperature: {
		start: -30,
		max: 8,
		step: 2,
		bonuses: [
			{
				at: -24,
				gives: "heatProduction"
			},
			{
				at: -20,
				gives: "heatProduction"
			},
			{
				at: 0,
				gives: "ocean"
			}
		]
	},
	oxygen: {
		start: 0,
		max: 14,
		step: 1,
		bonuses: [{
			at: 8,
			gives: "temperature"
		}]
	},
	oceans: {
		start: 0,
		max: 9,
		step: 1,
		bonuses: []
	},
	venus: {
		start: 0,
		max: 30,
		step: 2,
		bonuses: [{
			at: 8,
			gives: "card"
		}, {
			at: 16,
			gives: "rating"
		}]
	}
};
/** How many of them make Mars habitable; Venus comes after them. */
const PARAMETERS_OF_MARS = 3;
/** MC for each ocean beside a tile that is laid. */
const OCEAN_NEIGHBOUR_MC = 2;

// games/terraforming-mars/rules/src/cards/promo-language.ts
/** With their traits, as in kinds.ts. */
const PROMO_KINDS = {
	sue: [],
	"spend-to-look": [],
	show: [],
	"take-back": [],
	again: ["risky"],
	park: [],
	double: [],
	nomads: ["risky"],
	cathedral: [],
	"first-ocean": ["risky"],
	infect: ["risky"],
	cure: ["risky"],
	"lower-opponents": ["now"]
};
/** Those that forbid a card or an action where they are impossible. */
const PROMO_MUST = /* @__PURE__ */ new Set([
	"sue",
	"spend-to-look",
	"take-back",
	"again",
	"park",
	"double",
	"nomads",
	"cathedral"
]);
/** Questions that only these ask. */
const PROMO_QUESTIONS = [
	"sue-player",
	"show-cards",
	"take-back-events",
	"use-again",
	"park-card",
	"double-cubes",
	"move-nomads",
	"build-cathedral",
	"choose-ocean",
	"flip-corporation"
];

// games/terraforming-mars/rules/src/cards/kinds.ts
const KINDS$2 = {
	produce: ["now"],
	reduce: [],
	gain: ["now"],
	lose: [],
	raise: ["now", "risky"],
	tile: ["risky"],
	rating: ["now", "risky"],
	draw: ["now"],
	keep: [],
	buy: [],
	reveal: ["now"],
	add: [],
	spend: [],
	remove: [],
	"remove-cubes": [],
	steal: [],
	"reduce-any": [],
	discard: [],
	choose: [],
	if: [],
	"in-order": [],
	metal: [],
	shift: [],
	exchange: [],
	"cubes-into": [],
	"opponents-draw": ["now"],
	claim: [],
	copy: [],
	colony: ["risky"],
	fleets: ["now"],
	"free-trade": [],
	markers: [],
	"colony-bonuses": [],
	"add-tile": [],
	"next-card": ["now"],
	delegates: [],
	ban: [],
	recruit: [],
	chair: [],
	find: ["now"],
	"play-card": ["risky"],
	lowest: [],
	fund: [],
	preludes: ["risky"],
	merge: ["risky"],
	repeat: ["risky"],
	project: ["risky"],
	...PROMO_KINDS
};
const has$2 = (kind, trait) => KINDS$2[kind].includes(trait);
const isAtOnce = (kind) => has$2(kind, "now");
const mayBringRating = (kind) => has$2(kind, "risky");

// games/terraforming-mars/rules/src/cards/promo-ops.ts
const VERBS = /* @__PURE__ */ new Set([
	"sue",
	"spendToLook",
	"showCards",
	"takeBackEvents",
	"useAgain",
	"park",
	"doubleParked",
	"nomads",
	"cathedral",
	"oceanByFirst",
	"infect",
	"cureOrFlip",
	"lowerOpponents"
]);
const isPromoOp = (op) => VERBS.has(Object.keys(op)[0]);
const MC_IN_STOCK = 64;
const ANY_STOCK = 4032;
function compilePromoOp(op, make) {
	if ("sue" in op) return make(op, "sue", {
		n: op.sue,
		gives: MC_IN_STOCK
	});
	if ("spendToLook" in op) return make(op, "spend-to-look", {
		resource: RESOURCES.indexOf(op.spendToLook),
		to: 1
	});
	if ("showCards" in op) return make(op, "show", { gives: MC_IN_STOCK });
	if ("takeBackEvents" in op) return make(op, "take-back", { n: op.takeBackEvents });
	if ("useAgain" in op) return make(op, "again", { gives: 4095 });
	if ("park" in op) return make(op, "park", { n: op.park });
	if ("doubleParked" in op) return make(op, "double", {});
	if ("nomads" in op) return make(op, "nomads", {
		n: op.nomads === "move" ? 1 : 0,
		gives: ANY_STOCK
	});
	if ("cathedral" in op) return make(op, "cathedral", { n: op.cathedral });
	if ("oceanByFirst" in op) return make(op, "first-ocean", { gives: ANY_STOCK });
	if ("infect" in op) return make(op, "infect", { n: op.infect });
	if ("cureOrFlip" in op) return make(op, "cure", { n: op.cureOrFlip });
	return make(op, "lower-opponents", { n: op.lowerOpponents });
}

// games/terraforming-mars/rules/src/cards/rises.ts
const RATING = PARAMETERS.length;
const POLE = RATING + 1;
const COLONY = POLE + 1;
const OXYGEN$1 = PARAMETERS.indexOf("oxygen");
const OCEANS$1 = PARAMETERS.indexOf("oceans");
const NO_RISE = [
	...PARAMETERS.map(() => 0),
	0,
	0,
	0
];
const rise = (at, n) => NO_RISE.map((_, i) => i === at ? n : 0);
const add = (a, b) => a.map((n, i) => n + b[i]);
const most = (a, b) => a.map((n, i) => Math.max(n, b[i]));
const sumOf$1 = (list) => list.reduce(add, NO_RISE);
const risesAtAll = (rises) => rises.some((n) => n > 0);
function risesOfTile(tile) {
	const pole = rise(POLE, 1);
	if (tile === 1) pole[OCEANS$1] = 1;
	if (tile === 2) pole[OXYGEN$1] = 1;
	return pole;
}
function risesOf(kind, made, lists) {
	switch (kind) {
		case "raise": return rise(made.parameter ?? RATING, made.n ?? 0);
		case "tile": return risesOfTile(made.tile);
		case "rating": return rise(RATING, made.per ? Number.POSITIVE_INFINITY : Math.max(0, made.n ?? 0));
		case "colony": return rise(COLONY, 1);
		case "first-ocean": return rise(OCEANS$1, 1);
		case "nomads": return rise(POLE, 1);
		case "choose": return lists.map(sumOf$1).reduce(most, NO_RISE);
		default: return mayBringRating(kind) ? rise(RATING, Number.POSITIVE_INFINITY) : sumOf$1(lists.map(sumOf$1));
	}
}

// games/terraforming-mars/rules/src/cards/ops.ts
const ops = [];
const OPS = ops;
let closed = false;
/** Called when all is compiled: whatever is compiled later would get a number that depends on the order of imports. */
const closeOps = () => {
	closed = true;
};
const numbers = (bag, sign) => RESOURCES.map((name) => Math.max(0, sign * (bag[name] ?? 0)));
const firstOf = (bag) => RESOURCES.findIndex((name) => (bag[name] ?? 0) !== 0);
const bits = (bag) => bag.reduce((all, n, i) => n > 0 ? all | 1 << i : all, 0);
const STOCK = 6;
const ALL_STOCK = 4032;
const tagBit = (tag) => 1 << TAGS.indexOf(tag);
const tagsIn = (counted) => {
	if (counted === null || !("tags" in counted)) return 0;
	if ("of" in counted && counted.of === "opponents") return 0;
	const { tags } = counted;
	return typeof tags === "string" ? tagBit(tags) : tags.reduce((all, tag) => all | tagBit(tag), 0);
};
function make(source, kind, made) {
	if (closed) throw new Error("operations are compiled by cards/load.ts alone, in the order of cards/order.ts");
	const lists = made.lists ?? [];
	const within = lists.flat().reduce((all, id) => all | ops[id].gives, 0);
	const per = made.per ?? null;
	const target = made.target ?? null;
	const countsTiles = per !== null && ("tiles" in per || "freeBeside" in per || "besideOceans" in per);
	const op = {
		id: ops.length,
		kind,
		bag: made.bag ?? null,
		resource: made.resource ?? -1,
		to: made.to ?? -1,
		n: made.n ?? 0,
		per,
		each: made.each ?? 1,
		most: made.most ?? Number.POSITIVE_INFINITY,
		parameter: made.parameter ?? -1,
		tile: made.tile ?? 0,
		where: made.where ?? null,
		offMars: made.where ? areaOffMars(made.where) : -1,
		tag: made.tag ?? -1,
		cube: made.cube ?? -1,
		target,
		condition: made.condition ?? null,
		lists,
		using: made.using ?? 0,
		evenIfLost: made.evenIfLost ?? false,
		optional: made.optional ?? false,
		beside: made.beside ?? false,
		again: made.again ?? false,
		discount: made.discount ?? 0,
		slack: made.slack ?? 0,
		atOnce: !countsTiles && (isAtOnce(kind) || kind === "add" && (target === "this" || target === "played")),
		countsTiles,
		gives: (made.gives ?? 0) | within,
		rises: risesOf(kind, made, lists.map((list) => list.map((id) => ops[id].rises))),
		countsTags: lists.flat().reduce((all, id) => all | ops[id].countsTags, tagsIn(per) | tagsIn(made.condition ?? null)),
		source
	};
	ops.push(op);
	return op.id;
}
const counted = (op) => ({
	...op.per && { per: op.per },
	...op.each && { each: op.each },
	...op.most && { most: op.most }
});
function compileProduction(op) {
	const up = numbers(op.production, 1);
	const down = numbers(op.production, -1);
	const made = [];
	if (bits(up)) made.push(make(op, "produce", {
		bag: up,
		gives: bits(up),
		...counted(op)
	}));
	if (bits(down)) made.push(make(op, "reduce", { bag: down }));
	return made;
}
const compileLose = (op) => make(op, "lose", {
	bag: numbers(op.lose, 1),
	using: (op.using ?? []).reduce((all, metal) => all | 1 << RESOURCES.indexOf(metal), 0)
});
/** A list with an order of its own: one operation after another, the last list all together. */
const inOrder = (source, before, last, optional = false) => make(source, "in-order", {
	lists: [...before.flatMap((op) => compileOps([op]).map((id) => [id])), compileOps(last)],
	optional
});
const compileAction = (cost, gain) => inOrder({ inOrder: [...cost, ...gain] }, cost, gain);
/** One operation may be compiled into two: what a production box gives and what it takes are separate effects. */
const compileOps = (list) => list.flatMap(compileOp);
function compileOp(op) {
	if ("production" in op) return compileProduction(op);
	if ("place" in op) {
		const id = make(op, "tile", {
			tile: TILES.indexOf(op.place) + 1,
			where: op.where ?? null,
			gives: ALL_STOCK
		});
		return new Array(op.count ?? 1).fill(id);
	}
	return [compileOne(op)];
}
function compileOne(op) {
	if ("gain" in op) {
		const bag = numbers(op.gain, 1);
		return make(op, "gain", {
			bag,
			gives: bits(bag) << STOCK,
			...counted(op)
		});
	}
	if ("lose" in op) return compileLose(op);
	if ("raise" in op) return make(op, "raise", {
		parameter: PARAMETERS.indexOf(op.raise),
		n: op.steps,
		gives: ALL_STOCK | 1 << RESOURCES.indexOf("heat")
	});
	if ("tr" in op) return make(op, "rating", {
		n: op.tr,
		...counted(op)
	});
	if ("draw" in op) return make(op, "draw", {
		n: op.draw,
		...counted(op)
	});
	if ("look" in op) return "keep" in op ? make(op, "keep", {
		n: op.look,
		to: op.keep
	}) : make(op, "buy", { n: op.look });
	if ("find" in op) return compileFind(op);
	if ("reveal" in op) return make(op, "reveal", {
		tag: TAGS.indexOf(op.reveal),
		lists: [compileOps(op.do)]
	});
	if ("add" in op) return make(op, "add", {
		n: op.add,
		cube: op.cube ? CUBES.indexOf(op.cube) : -1,
		target: op.to,
		tag: op.tag ? TAGS.indexOf(op.tag) : -1,
		...counted(op)
	});
	if ("spend" in op) return make(op, "spend", {
		n: op.spend,
		cube: CUBES.indexOf(op.cube),
		target: op.from
	});
	return compileAgainst(op);
}
const compileFind = (op) => "tag" in op ? make(op, "find", {
	n: op.find,
	tag: TAGS.indexOf(op.tag)
}) : make(op, "find", {
	n: op.find,
	cube: CUBES.indexOf(op.icon)
});
function compileAgainst(op) {
	if ("removeAny" in op) {
		const resource = firstOf(op.removeAny);
		const n = numbers(op.removeAny, 1)[resource];
		return make(op, "remove", {
			resource,
			n,
			beside: op.beside !== void 0,
			...op.having && { tag: TAGS.indexOf(op.having) }
		});
	}
	if ("removeAnyCubes" in op) return make(op, "remove-cubes", {
		n: op.removeAnyCubes,
		cube: CUBES.indexOf(op.cube)
	});
	if ("stealAny" in op) {
		const resource = firstOf(op.stealAny);
		return make(op, "steal", {
			resource,
			n: numbers(op.stealAny, 1)[resource],
			gives: 1 << STOCK + resource
		});
	}
	if ("reduceAny" in op) {
		const resource = firstOf(op.reduceAny);
		return make(op, "reduce-any", {
			resource,
			n: numbers(op.reduceAny, 1)[resource]
		});
	}
	if ("discard" in op) return make(op, "discard", { n: op.discard });
	if ("choose" in op) return make(op, "choose", {
		lists: op.choose.map(compileOps),
		evenIfLost: op.evenIfLost ?? false
	});
	if ("may" in op) return compileMay(op);
	if ("if" in op) return make(op, "if", {
		condition: op.if,
		lists: [compileOps(op.do), compileOps(op.else ?? [])]
	});
	if ("inOrder" in op) return inOrder(op, op.inOrder.slice(0, -1), op.inOrder.slice(-1));
	if (isPromoOp(op)) return compilePromoOp(op, make);
	return compileNamed(op);
}
function compileMay(op) {
	const [only] = op.may;
	if (op.may.length !== 1 || !("inOrder" in only)) throw new Error("what may be declined is one list in order, and its first step is a cost");
	return inOrder(op, only.inOrder.slice(0, -1), only.inOrder.slice(-1), true);
}
function compileNamed(op) {
	if ("metalOfArea" in op) return make(op, "metal", { gives: 6 });
	if ("shiftProduction" in op) {
		const { from, to } = op.shiftProduction;
		return make(op, "shift", {
			resource: RESOURCES.indexOf(from),
			to: RESOURCES.indexOf(to),
			gives: 1 << RESOURCES.indexOf(to)
		});
	}
	if ("exchange" in op) {
		const { from, to } = op.exchange;
		return make(op, "exchange", {
			resource: RESOURCES.indexOf(from),
			to: RESOURCES.indexOf(to),
			n: op.exchange.rate ?? 1,
			gives: 1 << STOCK + RESOURCES.indexOf(to)
		});
	}
	if ("cubesInto" in op) {
		const bag = numbers(op.cubesInto, 1);
		return make(op, "cubes-into", {
			bag,
			gives: bits(bag) << STOCK
		});
	}
	if ("claimArea" in op) return make(op, "claim", { beside: op.beside !== void 0 });
	if ("copyProduction" in op) return compileCopy(op);
	if ("nextCard" in op) return make(op, "next-card", {
		discount: op.nextCard.discount ?? 0,
		slack: op.nextCard.slack ?? 0
	});
	if ("opponentsDraw" in op) return make(op, "opponents-draw", { n: op.opponentsDraw });
	return compileColonial(op);
}
/** A second copy, of another card, comes when the first is done. */
function compileCopy(op) {
	const copy = {
		tag: TAGS.indexOf(op.copyProduction),
		gives: 63
	};
	return make(op, "copy", op.count === 2 ? {
		...copy,
		to: make(op, "copy", {
			...copy,
			again: true
		})
	} : copy);
}
/** What a colony or a trade may bring: any production, any resource. */
const ANYTHING = 4095;
function compileColonial(op) {
	if ("colony" in op) return make(op, "colony", {
		again: op.again ?? false,
		gives: ANYTHING
	});
	if ("fleets" in op) return make(op, "fleets", { n: op.fleets });
	if ("freeTrade" in op) return make(op, "free-trade", { gives: ANYTHING });
	if ("moveMarkers" in op) return make(op, "markers", {});
	if ("colonyBonuses" in op) return make(op, "colony-bonuses", { gives: ALL_STOCK });
	if ("addColonyTile" in op) return make(op, "add-tile", {});
	return isTurmoil(op) ? compileTurmoil(op) : compilePrelude(op);
}
const isTurmoil = (op) => "delegates" in op || "banDelegate" in op || "recruit" in op || "takeChair" in op;
function compileTurmoil(op) {
	if ("delegates" in op) return make(op, "delegates", { n: op.delegates });
	if ("banDelegate" in op) return make(op, "ban", { n: op.banDelegate });
	if ("recruit" in op) return make(op, "recruit", { n: op.recruit });
	return make(op, "chair", { n: op.takeChair });
}
/** More than any requirement could be missed by. */
const ANY_SLACK = 99;
const EVERYTHING = 4095;
function compilePrelude(op) {
	if ("playCard" in op) {
		const { discount = 0, ignoring } = op.playCard;
		return make(op, "play-card", {
			discount,
			slack: ignoring ? ANY_SLACK : 0,
			gives: EVERYTHING
		});
	}
	if ("raiseLowest" in op) return make(op, "lowest", { gives: 63 });
	if ("fundAward" in op) return make(op, "fund", {});
	if ("drawPreludes" in op) return make(op, "preludes", {
		n: op.drawPreludes,
		gives: EVERYTHING
	});
	if ("drawCorporations" in op) return make(op, "merge", {
		n: op.drawCorporations,
		gives: EVERYTHING
	});
	if ("repeatPrelude" in op) return make(op, "repeat", { gives: EVERYTHING });
	return make(op, "project", {
		n: op.orPay ?? 0,
		gives: EVERYTHING
	});
}

// games/terraforming-mars/rules/src/cards/standard-projects.ts
const standardProjects = [
	{
		id: "power-plant",
		name: "Power Plant",
		cost: 11,
		do: [{ production: { energy: 1 } }]
	},
	{
		id: "asteroid",
		name: "Asteroid",
		cost: 14,
		do: [{
			raise: "temperature",
			steps: 1
		}]
	},
	{
		id: "aquifer",
		name: "Aquifer",
		cost: 18,
		do: [{ place: "ocean" }]
	},
	{
		id: "greenery",
		name: "Greenery",
		cost: 23,
		do: [{ place: "greenery" }]
	},
	{
		id: "city",
		name: "City",
		cost: 25,
		do: [{ place: "city" }, { production: { mc: 1 } }]
	},
	{
		id: "air-scrapping",
		name: "Air Scrapping",
		cost: 15,
		do: [{
			raise: "venus",
			steps: 1
		}],
		set: "venus"
	},
	{
		id: "buffer-gas",
		name: "Buffer Gas",
		cost: 16,
		do: [{ tr: 1 }],
		ratingGoal: true
	},
	{
		id: "build-colony",
		name: "Build Colony",
		cost: 17,
		do: [{ colony: 1 }],
		set: "colonies"
	}
];
/** What turning resources in costs, and what it does. */
const PLANTS_FOR_GREENERY = 8;
const HEAT_FOR_TEMPERATURE = 8;
const convertPlants = [{ place: "greenery" }];
const convertHeat = [{
	raise: "temperature",
	steps: 1
}];

// games/terraforming-mars/rules/src/cards/built-in.ts
if (OPS.length > 0) throw new Error("operations were compiled before the built-in ones");
/** The one operation made, which must have this number. */
function numbered(number, ids) {
	if (ids.length !== 1 || ids[0] !== number) throw new Error(`a built-in operation has number ${ids.join()} instead of ${number}`);
	return number;
}
/** The bonus of the South Pole: two effects, so that the new ocean's money may pay. */
const OCEAN_TILE = numbered(0, compileOps([{ place: "ocean" }]));
const SOUTH_POLE_PAYMENT = numbered(1, compileOps([{ lose: { mc: 6 } }]));
/** What the owner of a city with a new cathedral may do. */
const CATHEDRAL_CARD = numbered(5, compileOps([{ choose: [[{ inOrder: [{ lose: { mc: 2 } }, { draw: 1 }] }], []] }]));
const CONVERT_PLANTS = numbered(6, compileOps(convertPlants));
const CONVERT_HEAT = numbered(7, compileOps(convertHeat));
/** For tables that always ask for the order: what a tile brings, as effects that wait. */
const gainOp = (resource, n) => GAINS.get(`${resource} ${n}`);
const MOST_PRINTED = 18;
const GAINS_FROM = 8;
const GAINS = new Map([
	"mc",
	"steel",
	"titanium",
	"plants",
	"heat"
].flatMap((resource, r) => Array.from({ length: MOST_PRINTED }, (_, i) => [`${resource} ${i + 1}`, numbered(GAINS_FROM + r * MOST_PRINTED + i, compileOps([{ gain: { [resource]: i + 1 } }]))])));
const DRAWS_FROM = 98;
const DRAWS = Array.from({ length: 4 }, (_, n) => numbered(DRAWS_FROM + n, compileOps([{ draw: n }])));
const drawOp = (n) => DRAWS[n];
/** What the policies give for tiles, by PARTIES; nothing for those that give otherwise. */
const POLICY_OPS = parties.map(({ policy }) => "laid" in policy ? compileOps([{ gain: policy.gain }]) : []);
/** Policies that are an action: what they cost and what they do. */
const POLICY_ACTIONS = parties.map(({ policy }) => {
	if (!("pay" in policy)) return null;
	const gain = "draw" in policy ? { draw: policy.draw } : { production: policy.production };
	return compileAction([{ lose: { mc: policy.pay } }], [gain]);
});
/** The Reds' tax for so many steps of rating at once. */
const MOST_TAXED = 40;
const TAX = parties.flatMap(({ policy }) => "tax" in policy ? [policy.tax] : [])[0];
const TAXES_FROM = 110;
const TAXES = Array.from({ length: 41 }, (_, n) => numbered(TAXES_FROM + n, compileOps([{ lose: { mc: TAX * n } }])));
const taxOp = (steps) => TAXES[Math.min(steps, MOST_TAXED)];
const taxSteps = (op) => TAXES.indexOf(op);
const standard = standardProjects.map((data) => {
	const ops = compileOps(data.do);
	return {
		id: data.id,
		index: PROJECTS.indexOf(data.id),
		cost: data.cost,
		ops,
		ratingGoal: data.ratingGoal ?? false,
		money: moneyForProject(data.id),
		set: data.set ?? null,
		laysTile: ops.some((id) => OPS[id].kind === "tile" && OPS[id].tile !== 1),
		buildsColony: ops.some((id) => OPS[id].kind === "colony"),
		answer: Object.freeze({
			act: "project",
			project: data.id
		}),
		data
	};
});
function projectOf(id) {
	for (const project of standard) if (project.id === id) return project;
}

// games/terraforming-mars/rules/src/cards/compile.ts
const triggers = [];
const TRIGGERS = triggers;
function compileRequirement(r) {
	const base = {
		which: 0,
		max: false,
		all: false,
		onMars: false,
		besideOcean: false,
		step: 0
	};
	if ("parameter" in r) return {
		...base,
		kind: "parameter",
		which: PARAMETERS.indexOf(r.parameter),
		is: r.is,
		max: r.max ?? false,
		step: TRACKS[r.parameter].step
	};
	if ("tag" in r) return {
		...base,
		kind: "tag",
		which: TAGS.indexOf(r.tag),
		is: r.count
	};
	if ("tiles" in r) return {
		...base,
		kind: "tiles",
		which: r.tiles === "city" ? 3 : 2,
		is: r.count,
		all: r.of === "all",
		onMars: r.onMars ?? false,
		besideOcean: r.beside === "ocean"
	};
	if ("kindsOfResources" in r) return {
		...base,
		kind: "kinds-of-resources",
		is: r.kindsOfResources
	};
	if ("plantsRemoved" in r) return {
		...base,
		kind: "plants-removed",
		is: 1
	};
	if ("party" in r) return {
		...base,
		kind: "party",
		which: partyIndex(r.party),
		is: 2
	};
	if ("chairman" in r) return {
		...base,
		kind: "chairman",
		is: 1
	};
	if ("partiesLed" in r) return {
		...base,
		kind: "parties-led",
		is: r.partiesLed
	};
	if ("floaters" in r) return {
		...base,
		kind: "floaters",
		which: CUBES.indexOf("floater"),
		is: r.floaters
	};
	if ("colonies" in r) return {
		...base,
		kind: "colonies",
		which: 0,
		is: r.colonies,
		max: r.max ?? false
	};
	if ("rating" in r) return {
		...base,
		kind: "rating",
		which: 0,
		is: r.rating
	};
	return {
		...base,
		kind: "production",
		which: RESOURCES.indexOf(r.production),
		is: 1
	};
}
const LAID = {
	ocean: 1,
	greenery: 2,
	city: 3,
	any: 0
};
const givesOf = (ops) => ops.reduce((all, id) => all | OPS[id].gives, 0);
const tagBitsOf = (tags) => tags.reduce((all, tag) => all | 1 << TAGS.indexOf(tag), 0);
function eventOf(when) {
	if ("laid" in when) return {
		event: "laid",
		tile: LAID[when.laid],
		onMars: when.onMars ?? false,
		onMetal: when.onMetal ?? false,
		onMarker: when.onMarker ?? false,
		anyone: when.by === "anyone"
	};
	if ("border" in when) return {
		event: "border",
		anyone: true
	};
	if ("played" in when) return {
		event: "played",
		eventsOnly: when.played === "event",
		leastCost: when.costing ?? 0,
		pointsOnly: when.points !== void 0,
		tags: when.tag ? tagBitsOf([when.tag]) : 0,
		anyone: when.by === "anyone"
	};
	if ("tag" in when) return {
		event: "tag",
		tags: tagBitsOf(when.tag),
		anyone: when.by === "anyone"
	};
	if ("project" in when) return { event: "project" };
	if ("productionPhase" in when) return { event: "production" };
	if ("added" in when) return {
		event: "added",
		cube: CUBES.indexOf(when.added)
	};
	if ("raised" in when) return {
		event: "raised",
		parameter: PARAMETERS.indexOf(when.raised),
		anyone: when.by === "anyone"
	};
	if ("newTag" in when) return { event: "new-tag" };
	if ("colony" in when) return {
		event: "colony",
		anyone: when.by === "anyone"
	};
	return {
		event: "printed-cost",
		leastCost: when.printedCost
	};
}
function compileTrigger(card, effect) {
	const ops = compileOps(effect.do);
	const theirs = compileOps(effect.theirs ?? []);
	const id = triggers.length;
	triggers.push({
		anyone: false,
		tile: 0,
		onMars: false,
		onMetal: false,
		onMarker: false,
		tags: 0,
		eventsOnly: false,
		pointsOnly: false,
		leastCost: 0,
		cube: -1,
		parameter: -1,
		...eventOf(effect.when),
		id,
		card,
		ops,
		theirs,
		gives: givesOf(ops) | givesOf(theirs),
		rises: ops.some((id) => risesAtAll(OPS[id].rises))
	});
	return id;
}
function compileCardAction(card, action, way) {
	const op = compileAction(action.cost ?? [], action.do);
	const { lists } = OPS[op];
	const cost = lists.slice(0, -1).flat();
	const gain = lists[lists.length - 1];
	return {
		op,
		cost,
		gain,
		costNeeds: needsOf(cost.filter((id) => OPS[id].kind === "reduce")),
		needs: needsOf(gain),
		needsRaised: action.needs === "rating-raised",
		needsNoEnergy: action.needs === "no-energy",
		source: action,
		answer: Object.freeze({
			act: "use",
			card,
			way
		})
	};
}
const PRODUCTION_BOX = [
	"produce",
	"reduce",
	"reduce-any",
	"metal"
];
/** Operations that must be possible for the card to be played. An ocean area is always left for an ocean. */
const mustBePossible = (op) => op.kind === "tile" && (op.tile !== 1 || op.where !== null) || op.kind === "reduce-any" || op.kind === "shift" || op.kind === "exchange" || op.kind === "copy" || op.kind === "claim" || op.kind === "discard" || op.kind === "colony" || op.kind === "free-trade" || op.kind === "markers" || op.kind === "play-card" || op.kind === "repeat" || op.kind === "delegates" || op.kind === "ban" || op.kind === "recruit" || op.kind === "chair" || op.kind === "spend" || PROMO_MUST.has(op.kind);
const flatten = (ids) => ids.flatMap((id) => {
	const op = OPS[id];
	return op.kind === "in-order" && !op.optional ? flatten(op.lists.flat()) : [op];
});
function needsOf(ids) {
	const all = flatten(ids);
	const sum = (kind) => RESOURCES.map((_, r) => all.reduce((n, op) => op.kind === kind && op.per === null ? n + (op.bag?.[r] ?? 0) : n, 0));
	const productionLoss = sum("reduce");
	const stockLoss = sum("lose");
	const others = all.filter(mustBePossible);
	const losses = [...productionLoss, ...stockLoss].some((n) => n > 0);
	return {
		productionLoss,
		productionGain: sum("produce"),
		stockLoss,
		stockGain: sum("gain"),
		others,
		none: others.length === 0 && !losses,
		losses
	};
}
const ICONS = CUBES.filter((cube) => !TAGS.includes(cube));
function iconsOn(data) {
	const written = JSON.stringify(data);
	const isOn = (cube) => written.includes(`"${cube}"`) || written.includes(`"${cube}s"`);
	return ICONS.reduce((all, cube) => isOn(cube) ? all | 1 << CUBES.indexOf(cube) : all, 0);
}
/** Points that are counted at the end may be negative too. */
function showsPoints(points) {
	if (points === void 0) return false;
	return (typeof points === "number" ? points : points.points) >= 0;
}
function compileCard(data, set) {
	const { id, name } = data;
	const project = "cost" in data ? data : null;
	const corporation = "kind" in data ? null : data;
	const play = compileOps(data.play ?? []);
	const productionBox = flatten(play).filter((op) => PRODUCTION_BOX.includes(op.kind)).map((op) => op.id);
	const effects = data.effects ?? [];
	const tagBits = tagBitsOf(data.tags);
	const has = (tag) => data.tags.includes(tag);
	return {
		id,
		name,
		set,
		kind: "kind" in data ? data.kind : "corporation",
		number: "number" in data ? data.number : "",
		cost: project?.cost ?? 0,
		tags: data.tags.map((tag) => TAGS.indexOf(tag)),
		tagBits,
		requires: (project?.requires ?? []).map(compileRequirement),
		points: data.points ?? 0,
		hasPoints: showsPoints(data.points),
		holds: data.holds ? CUBES.indexOf(data.holds) : -1,
		play,
		productionBox,
		boxNeeds: needsOf(productionBox),
		needs: needsOf(play),
		gives: givesOf(play),
		countsTags: play.reduce((all, id) => all | OPS[id].countsTags, 0),
		triggers: effects.flatMap((effect) => "when" in effect ? [compileTrigger(id, effect)] : []),
		effects,
		actions: (data.actions ?? []).map((action, way) => compileCardAction(id, action, way)),
		firstAction: compileOps(corporation?.firstAction ?? []),
		icons: iconsOn(data),
		keepsCubes: effects.some((effect) => "keepsCubes" in effect),
		beginner: corporation?.beginner ?? false,
		metals: moneyForTags(tagBits) | (has("building") ? 1 << RESOURCES.indexOf("steel") | 1 << RESOURCES.indexOf("plants") : 0) | (has("space") ? 1 << RESOURCES.indexOf("titanium") : 0),
		answer: Object.freeze({
			act: "play",
			card: id
		}),
		data
	};
}

// games/terraforming-mars/rules/src/colonies/compile.ts
/** What may pay for a trade: the whole price in one kind. */
const TRADE_PAYMENTS = [
	"energy",
	"titanium",
	"mc"
];
const TRADE_PRICE = {
	mc: 9,
	energy: 3,
	titanium: 3
};
function compileColony(data) {
	const build = compileOps(data.build);
	return {
		id: data.id,
		build,
		trade: data.trade.map(compileOps),
		bonus: compileOps(data.bonus),
		wakes: data.wakes ? CUBES.indexOf(data.wakes) : -1,
		showsCards: data.build.some((op) => "draw" in op),
		rises: build.some((id) => risesAtAll(OPS[id].rises)),
		trades: TRADE_PAYMENTS.map((kind) => Object.freeze({
			act: "trade",
			colony: data.id,
			with: kind
		})),
		answer: Object.freeze({ colony: data.id }),
		data
	};
}

// games/terraforming-mars/rules/src/colonies/tiles.ts
const COLONY_IDS = [
	"callisto",
	"ceres",
	"enceladus",
	"europa",
	"ganymede",
	"io",
	"luna",
	"miranda",
	"pluto",
	"titan",
	"triton"
];
/** The steps of a track. Its first ones are the spots for colonies. */
const TRACK_STEPS = 7;
const COLONY_SPOTS = 3;
const gaining = (resource) => (n) => ({ gain: { [resource]: n } });
const adding = (cube) => (n) => ({
	add: n,
	cube,
	to: "any"
});
const drawing = (n) => ({ draw: n });
/** One amount for each step; a step may bring nothing. */
const track = (make, ...amounts) => amounts.map((n) => n > 0 ? [make(n)] : []);
const production$1 = (...kinds) => kinds.map((kind) => [{ production: { [kind]: 1 } }]);
const colonyTiles = [
	{
		id: "callisto",
		name: "Callisto",
		build: [{ production: { energy: 1 } }],
		trade: track(gaining("energy"), 0, 2, 3, 5, 7, 10, 13),
		bonus: [{ gain: { energy: 3 } }]
	},
	{
		id: "ceres",
		name: "Ceres",
		build: [{ production: { steel: 1 } }],
		trade: track(gaining("steel"), 1, 2, 3, 4, 6, 8, 10),
		bonus: [{ gain: { steel: 2 } }]
	},
	{
		id: "enceladus",
		name: "Enceladus",
		build: [{
			add: 3,
			cube: "microbe",
			to: "any"
		}],
		trade: track(adding("microbe"), 0, 1, 2, 3, 4, 4, 5),
		bonus: [{
			add: 1,
			cube: "microbe",
			to: "any"
		}],
		wakes: "microbe"
	},
	{
		id: "europa",
		name: "Europa",
		build: [{ place: "ocean" }],
		trade: production$1("mc", "mc", "energy", "energy", "plants", "plants", "plants"),
		bonus: [{ gain: { mc: 1 } }]
	},
	{
		id: "ganymede",
		name: "Ganymede",
		build: [{ production: { plants: 1 } }],
		trade: track(gaining("plants"), 0, 1, 2, 3, 4, 5, 6),
		bonus: [{ gain: { plants: 1 } }]
	},
	{
		id: "io",
		name: "Io",
		build: [{ production: { heat: 1 } }],
		trade: track(gaining("heat"), 2, 3, 4, 6, 8, 10, 13),
		bonus: [{ gain: { heat: 2 } }]
	},
	{
		id: "luna",
		name: "Luna",
		build: [{ production: { mc: 2 } }],
		trade: track(gaining("mc"), 1, 2, 4, 7, 10, 13, 17),
		bonus: [{ gain: { mc: 2 } }]
	},
	{
		id: "miranda",
		name: "Miranda",
		build: [{
			add: 1,
			cube: "animal",
			to: "any"
		}],
		trade: track(adding("animal"), 0, 1, 1, 2, 2, 3, 3),
		bonus: [{ draw: 1 }],
		wakes: "animal"
	},
	{
		id: "pluto",
		name: "Pluto",
		build: [{ draw: 2 }],
		trade: track(drawing, 0, 1, 2, 2, 3, 3, 4),
		bonus: [{ inOrder: [{ draw: 1 }, { discard: 1 }] }]
	},
	{
		id: "titan",
		name: "Titan",
		build: [{
			add: 3,
			cube: "floater",
			to: "any"
		}],
		trade: track(adding("floater"), 0, 1, 1, 2, 3, 3, 4),
		bonus: [{
			add: 1,
			cube: "floater",
			to: "any"
		}],
		wakes: "floater"
	},
	{
		id: "triton",
		name: "Triton",
		build: [{ gain: { titanium: 3 } }],
		trade: track(gaining("titanium"), 0, 1, 1, 2, 3, 4, 5),
		bonus: [{ gain: { titanium: 1 } }]
	}
];
const NAMES = new Map(colonyTiles.map(({ id, name }) => [id, name]));
/** The name of a colony tile; nothing if there is none of this id. */
const colonyName = (id) => NAMES.get(id);

// games/terraforming-mars/rules/src/cards/preludes-1.ts
const prelude$1 = preludeOf("prelude");
const preludesOne = [
	prelude$1("P01", "Allied Bank", ["earth"], { play: [{ production: { mc: 4 } }, { gain: { mc: 3 } }] }),
	prelude$1("P02", "Aquifer Turbines", ["power"], { play: [
		{ lose: { mc: 3 } },
		{ production: { energy: 2 } },
		{ place: "ocean" }
	] }),
	prelude$1("P03", "Biofuels", ["microbe"], { play: [{ production: {
		energy: 1,
		plants: 1
	} }, { gain: { plants: 2 } }] }),
	prelude$1("P04", "Biolab", ["science"], { play: [{ production: { plants: 1 } }, { draw: 3 }] }),
	prelude$1("P05", "Biosphere Support", ["plant"], { play: [{ production: {
		mc: -1,
		plants: 2
	} }] }),
	prelude$1("P06", "Business Empire", ["earth"], { play: [{ lose: { mc: 6 } }, { production: { mc: 6 } }] }),
	prelude$1("P07", "Dome Farming", ["plant", "building"], { play: [{ production: {
		mc: 2,
		plants: 1
	} }] }),
	prelude$1("P08", "Donation", [], { play: [{ gain: { mc: 21 } }] }),
	prelude$1("P09", "Early Settlement", ["building", "city"], { play: [{ production: { plants: 1 } }, { place: "city" }] }),
	prelude$1("P10", "Ecology Experts", ["plant", "microbe"], { play: [{ production: { plants: 1 } }, { playCard: { ignoring: "parameters" } }] }),
	prelude$1("P11", "Eccentric Sponsor", [], { play: [{ playCard: { discount: 25 } }] }),
	prelude$1("P12", "Experimental Forest", ["plant"], { play: [{ place: "greenery" }, {
		find: 2,
		tag: "plant"
	}] }),
	prelude$1("P13", "Galilean Mining", ["jovian"], { play: [{ lose: { mc: 5 } }, { production: { titanium: 2 } }] }),
	prelude$1("P14", "Great Aquifer", [], { play: [{
		place: "ocean",
		count: 2
	}] }),
	prelude$1("P15", "Huge Asteroid", [], { play: [{ lose: { mc: 5 } }, {
		raise: "temperature",
		steps: 3
	}] }),
	prelude$1("P16", "Io Research Outpost", ["jovian", "science"], { play: [{ production: { titanium: 1 } }, { draw: 1 }] }),
	prelude$1("P17", "Loan", [], { play: [{ production: { mc: -2 } }, { gain: { mc: 30 } }] }),
	prelude$1("P18", "Martian Industries", ["building"], { play: [{ production: {
		steel: 1,
		energy: 1
	} }, { gain: { mc: 6 } }] }),
	prelude$1("P19", "Metal-Rich Asteroid", [], { play: [{
		raise: "temperature",
		steps: 1
	}, { gain: {
		steel: 4,
		titanium: 4
	} }] }),
	prelude$1("P20", "Metals Company", [], { play: [{ production: {
		mc: 1,
		steel: 1,
		titanium: 1
	} }] }),
	prelude$1("P21", "Mining Operations", ["building"], { play: [{ production: { steel: 2 } }, { gain: { steel: 4 } }] }),
	prelude$1("P22", "Mohole", ["building"], { play: [{ production: { heat: 3 } }, { gain: { heat: 3 } }] }),
	prelude$1("P23", "Mohole Excavation", ["building"], { play: [{ production: {
		steel: 1,
		heat: 2
	} }, { gain: { heat: 2 } }] }),
	prelude$1("P24", "Nitrogen Shipment", [], { play: [
		{ production: { plants: 1 } },
		{ tr: 1 },
		{ gain: { mc: 5 } }
	] }),
	prelude$1("P25", "Orbital Construction Yard", ["space"], { play: [{ production: { titanium: 1 } }, { gain: { titanium: 4 } }] }),
	prelude$1("P26", "Polar Industries", ["building"], { play: [{ production: { heat: 2 } }, { place: "ocean" }] }),
	prelude$1("P27", "Power Generation", ["power"], { play: [{ production: { energy: 3 } }] }),
	prelude$1("P28", "Research Network", ["wild"], { play: [{ production: { mc: 1 } }, { draw: 3 }] }),
	prelude$1("P29", "Self-Sufficient Settlement", ["building", "city"], { play: [{ production: { mc: 2 } }, { place: "city" }] }),
	prelude$1("P30", "Smelting Plant", ["building"], { play: [{
		raise: "oxygen",
		steps: 2
	}, { gain: { steel: 5 } }] }),
	prelude$1("P31", "Society Support", [], { play: [{ production: {
		mc: -1,
		plants: 1,
		energy: 1,
		heat: 1
	} }] }),
	prelude$1("P32", "Supplier", ["power"], { play: [{ production: { energy: 2 } }, { gain: { steel: 4 } }] }),
	prelude$1("P33", "Supply Drop", [], { play: [{ gain: {
		steel: 8,
		titanium: 3,
		plants: 3
	} }] }),
	prelude$1("P34", "UNMI Contractor", ["earth"], { play: [{ tr: 3 }, { draw: 1 }] }),
	prelude$1("P35", "Acquired Space Agency", [], { play: [{ gain: { titanium: 6 } }, {
		find: 2,
		tag: "space"
	}] })
];

// games/terraforming-mars/rules/src/cards/preludes-2.ts
const prelude = preludeOf("promo");
const preludesTwo = [
	prelude("X39", "Corporate Archives", ["science"], {
		needs: "prelude",
		play: [{ gain: { mc: 13 } }, {
			look: 7,
			keep: 2
		}]
	}),
	prelude("X40", "Double Down", [], {
		needs: "prelude",
		play: [{ repeatPrelude: 1 }]
	}),
	prelude("X41", "Merger", [], {
		needs: "prelude",
		play: [{ inOrder: [{ drawCorporations: 4 }, { lose: { mc: 42 } }] }]
	}),
	prelude("X42", "New Partner", [], {
		needs: "prelude",
		play: [{ production: { mc: 1 } }, { drawPreludes: 2 }]
	}),
	prelude("X49", "Anti-desertification Techniques", ["microbe", "plant"], {
		needs: "prelude",
		play: [{ production: {
			steel: 1,
			plants: 1
		} }, { gain: { mc: 3 } }]
	}),
	prelude("X54", "Established Methods", [], {
		needs: "prelude",
		play: [{ inOrder: [
			{ gain: { mc: 30 } },
			{ standardProject: 1 },
			{
				standardProject: 1,
				orPay: 10
			}
		] }]
	}),
	prelude("X55", "Giant Solar Collector", ["power", "space"], {
		needs: "venus",
		play: [{ production: { energy: 2 } }, {
			raise: "venus",
			steps: 1
		}]
	}),
	prelude("X65", "Strategic Base Planning", [
		"city",
		"building",
		"space"
	], {
		needs: "colonies",
		play: [
			{ lose: { mc: 3 } },
			{ place: "city" },
			{ colony: 1 }
		]
	}),
	prelude("X78", "Albedo Plants", ["plant"], {
		needs: "prelude",
		play: [{ production: { plants: 1 } }, { gain: { plants: 1 } }],
		effects: [{
			when: { tag: ["plant"] },
			do: [{ gain: { heat: 3 } }]
		}]
	})
];

// games/terraforming-mars/rules/src/cards/preludes.ts
const preludes = [...preludesOne, ...preludesTwo];

// games/terraforming-mars/rules/src/cards/load.ts
const written$1 = /* @__PURE__ */ new Map();
function write(data, set) {
	if (written$1.has(data.id)) throw new Error(`there are two cards '${data.id}'`);
	written$1.set(data.id, {
		data,
		set
	});
}
for (const set of SETS) for (const data of projects[set]) write(data, set);
for (const data of corporations) write(data, data.set);
for (const data of preludes) write(data, data.set);
const cards = /* @__PURE__ */ new Map();
const colonies = /* @__PURE__ */ new Map();
for (const entry of ORDER) {
	const card = written$1.get(entry);
	const tile = colonyTiles.find(({ id }) => entry === `colony:${id}`);
	if (card) cards.set(entry, compileCard(card.data, card.set));
	else if (tile) colonies.set(tile.id, compileColony(tile));
	else throw new Error(`cards/order.ts names '${entry}', which is in no deck`);
}
for (const id of written$1.keys()) if (!cards.has(id)) throw new Error(`cards/order.ts lacks the card '${id}'`);
for (const { id } of colonyTiles) if (!colonies.has(id)) throw new Error(`cards/order.ts lacks the colony tile '${id}'`);
closeOps();
/** The card of this kind. Ids come from our own state or have been checked: a missing one is a fault of the program. */
function cardOf(id) {
	const card = cards.get(id);
	if (!card) throw new Error(`there is no card '${id}'`);
	return card;
}
const colonyOf = (id) => colonies.get(id);

// games/terraforming-mars/rules/src/cards/index.ts
const projects$1 = SETS.flatMap((set) => projects[set].map(({ id }) => cardOf(id)));
const corporations$1 = corporations.map(({ id }) => cardOf(id));
const preludes$1 = preludes.map(({ id }) => cardOf(id));
const allCards = [
	...corporations$1,
	...projects$1,
	...preludes$1
];
/** The cards of these boxes, sorted: none that came later or needs another box, and of two versions of a card the newer one. */
function inSets(cards, sets, rules) {
	const there = cards.filter(({ set, data: { needs, fromRules = 0 } }) => sets.includes(set) && fromRules <= rules && (needs === void 0 || sets.includes(needs)));
	const replaced = new Set(there.map(({ data }) => "replaces" in data ? data.replaces : void 0));
	return there.map((card) => card.id).filter((id) => !replaced.has(id)).sort();
}
/** A deck is put together once for every choice of boxes and every version of the rules. */
function deckOf(cards) {
	const made = /* @__PURE__ */ new Map();
	return (sets, rules) => {
		const key = `${rules} ${sets.join()}`;
		const deck = made.get(key) ?? inSets(cards, sets, rules);
		made.set(key, deck);
		return deck;
	};
}
const projectDeck = deckOf(projects$1);
const preludeDeck = deckOf(preludes$1);
/** All but the beginner corporation, which is nobody's to be dealt. */
const corporationDeck = deckOf(corporations$1.filter((card) => !card.beginner));
const BEGINNER = corporations$1.filter((card) => card.beginner).map((card) => card.id)[0];
/** The tags of events, which count while they are played and never again. */
const eventTags = new Map(allCards.filter((card) => card.kind === "event").map((card) => [card.id, card.tags]));
/** How many of a tag an event has; none if it is no event. */
function tagsOfEvent(id, tag) {
	const tags = eventTags.get(id);
	if (!tags) return 0;
	let n = 0;
	for (const t of tags) if (t === tag) n++;
	return n;
}

// games/terraforming-mars/rules/src/colonies/state.ts
const ASLEEP = -1;
/** Where markers start, and where they wake. */
const START_STEP = 1;
const KEPT_ALONE = 3;
/** Two more than players; two players have five, and one player keeps three of four. */
const DRAWN = [
	0,
	4,
	5,
	5,
	6,
	7
];
const WAKES = new Map(colonyTiles.map((tile) => [tile.id, tile.wakes]));
const newColony = (id) => ({
	id,
	marker: WAKES.get(id) ? -1 : 1,
	owners: [],
	fleet: -1
});
function newColonies(chance, seats) {
	return {
		tiles: shuffleWith(chance, COLONY_IDS.slice()).slice(0, DRAWN[seats]).map(newColony),
		traders: Array.from({ length: seats }, () => ({
			fleets: 1,
			discount: 0,
			steps: 0
		}))
	};
}
const cloneColony = (c) => ({
	id: c.id,
	marker: c.marker,
	owners: c.owners.slice(),
	fleet: c.fleet
});
const cloneTrader = (t) => ({
	fleets: t.fleets,
	discount: t.discount,
	steps: t.steps
});
const cloneColonies = (c) => ({
	tiles: c.tiles.map(cloneColony),
	traders: c.traders.map(cloneTrader)
});
/** Colonies of a seat, on all tiles. */
function coloniesOf(c, seat) {
	let n = 0;
	if (c !== null) {
		for (const tile of c.tiles) for (const owner of tile.owners) if (owner === seat) n++;
	}
	return n;
}
/** Colonies of all players. */
function coloniesInPlay(c) {
	let n = 0;
	if (c !== null) for (const tile of c.tiles) n += tile.owners.length;
	return n;
}
/** Trade fleets of a seat that are at home. */
function fleetsAtHome(c, seat) {
	let n = c.traders[seat].fleets;
	for (const tile of c.tiles) if (tile.fleet === seat) n--;
	return n;
}

// games/terraforming-mars/rules/src/turmoil/state.ts
const cloneTurmoil = (t) => ({
	ruling: t.ruling,
	policy: t.policy,
	dominant: t.dominant,
	chairman: t.chairman,
	leaders: t.leaders.slice(),
	delegates: t.delegates.map((party) => party.slice()),
	reserve: t.reserve.slice(),
	lobby: t.lobby.slice(),
	policyUsed: t.policyUsed.slice(),
	distant: t.distant,
	coming: t.coming,
	current: t.current
});
/** The colour of nobody who plays. */
const neutralColour = (s) => s.seats;

// games/terraforming-mars/rules/src/turmoil/committee.ts
/** Everybody has a delegate in the lobby and six in reserve; the chairman is neutral and the Greens rule. */
function newCommittee(seats, greens) {
	return {
		ruling: greens,
		policy: -1,
		dominant: -1,
		chairman: seats,
		leaders: PARTIES.map(() => -1),
		delegates: PARTIES.map(() => new Array(seats + 1).fill(0)),
		reserve: [...new Array(seats).fill(6), 13],
		lobby: new Array(seats).fill(true),
		policyUsed: new Array(seats).fill(false),
		distant: "",
		coming: "",
		current: ""
	};
}
/** The committee of a game that has one; whoever asks for it knows that it does. */
function committee(s) {
	if (s.turmoil === null) throw new Error("this game has no committee");
	return s.turmoil;
}
const totalIn = (t, party) => t.delegates[party].reduce((sum, n) => sum + n, 0);
/** Another party is dominant as soon as it has more delegates; of several, the first clockwise from the one that was. */
function checkDominance(t) {
	const from = t.dominant;
	for (let i = 0; i < PARTIES.length; i++) {
		const party = (from + i) % PARTIES.length;
		if (totalIn(t, party) > totalIn(t, t.dominant)) t.dominant = party;
	}
}
/**
* A colour with more delegates than the leader's takes over; of several, the first in turn order from the active player, the neutral
* colour last. The first delegate of a party leads it.
*/
function checkLeader(t, party, active) {
	const there = t.delegates[party];
	const neutral = there.length - 1;
	for (let i = 0; i <= neutral; i++) {
		const colour = i === neutral ? neutral : (active + i) % neutral;
		const leads = t.leaders[party];
		if (there[colour] > (leads < 0 ? 0 : there[leads])) t.leaders[party] = colour;
	}
}
/** Only the colour that grows can take the lead. */
function place$1(t, party, colour, n) {
	t.delegates[party][colour] += n;
	checkLeader(t, party, colour);
	checkDominance(t);
}
/** A neutral delegate, if there is one left. */
function placeNeutral(s, party, tell) {
	const t = committee(s);
	const neutral = neutralColour(s);
	if (t.reserve[neutral] === 0) return;
	t.reserve[neutral]--;
	if (t.dominant < 0) t.dominant = party;
	place$1(t, party, neutral, 1);
	tell?.({
		what: "neutral-delegate",
		party: PARTIES[party]
	});
}
/** Delegates that cards and actions can use: those in reserve and the one in the lobby. */
const delegatesLeft = (t, seat) => t.reserve[seat] + (t.lobby[seat] ? 1 : 0);
/** Out of the reserve; the lobby is the last of it. */
function takeDelegates(t, seat, n) {
	const fromReserve = Math.min(n, t.reserve[seat]);
	t.reserve[seat] -= fromReserve;
	if (fromReserve < n) t.lobby[seat] = false;
}
/** Own delegates to one party. */
function sendDelegates(s, seat, party, n, from, tell) {
	const t = committee(s);
	if (from === "lobby") t.lobby[seat] = false;
	else takeDelegates(t, seat, n);
	place$1(t, party, seat, n);
	tell?.({
		what: "sends-delegates",
		seat,
		party: PARTIES[party],
		count: n
	});
}
/** Delegates of a colour that may be taken out of a party: all but its leader. */
const removable = (t, party, colour) => t.delegates[party][colour] - (t.leaders[party] === colour ? 1 : 0);
function removeDelegate(s, active, party, colour) {
	const t = committee(s);
	t.delegates[party][colour]--;
	t.reserve[colour]++;
	checkLeader(t, party, active);
	checkDominance(t);
}
/** A neutral delegate makes room for one of the seat's own: one step, so that no other party is dominant in between. */
function recruitDelegate(s, seat, party) {
	const t = committee(s);
	const neutral = neutralColour(s);
	t.delegates[party][neutral]--;
	t.reserve[neutral]++;
	takeDelegates(t, seat, 1);
	t.delegates[party][seat]++;
	checkLeader(t, party, seat);
}
/** One of the seat's own delegates takes the chair; whoever held it goes home. */
function takeChair(s, seat, tell) {
	const t = committee(s);
	t.reserve[t.chairman]++;
	takeDelegates(t, seat, 1);
	t.chairman = seat;
	tell?.({
		what: "chairman",
		seat
	});
}
/** Parties led by a seat. */
const partiesLed = (t, seat) => t.leaders.reduce((n, leader) => n + (leader === seat ? 1 : 0), 0);
/** Parties in which a seat has a delegate. */
const partiesWith = (t, seat) => t.delegates.reduce((n, party) => n + (party[seat] > 0 ? 1 : 0), 0);
const DELEGATES_FOR_SUPPORT = 2;
/** Whether a seat meets the requirement of a party: it rules, or two of the seat's delegates are there. */
const hasSupport = (t, seat, party) => t.ruling === party || t.delegates[party][seat] >= DELEGATES_FOR_SUPPORT;
/** One for the chairman, one for leading the dominant party, one for being there beside the leader, and what cards add. */
function influenceOf(s, seat) {
	const t = committee(s);
	let n = s.players[seat].influence;
	if (t.chairman === seat) n++;
	if (t.leaders[t.dominant] === seat) n++;
	if (removable(t, t.dominant, seat) > 0) n++;
	return n;
}

// games/terraforming-mars/rules/src/wild-tags.ts
function sumOf(list) {
	let n = 0;
	for (let i = 0; i < list.length; i++) n += list[i];
	return n;
}
/** Wild tags that stand for nothing yet in this action. */
const wildLeft = (s, p) => p.tags[WILD] - sumOf(s.wildAs);
/** Wild tags that stand for one of these kinds in this action. */
function wildsAs(s, tagBits) {
	let n = 0;
	for (let tag = 0; tag < s.wildAs.length; tag++) if ((tagBits & 1 << tag) !== 0) n += s.wildAs[tag];
	return n;
}
function standFor(s, p, tag, n) {
	const most = Math.min(n, wildLeft(s, p));
	if (most <= 0) return;
	if (s.wildAs.length === 0) s.wildAs = TAGS.map(() => 0);
	s.wildAs[tag] += most;
}
/** All that are left stand for one of the kinds that are counted. */
function countWilds(s, p, tagBits) {
	if (p.tags[WILD] === 0 || tagBits === 0) return;
	standFor(s, p, 31 - Math.clz32(tagBits), p.tags[WILD]);
}
/** A card is about to come into play: first what its requirements lack, then what it counts. */
function wildsForCard(s, p, card) {
	if (p.tags[WILD] === 0) return;
	for (const r of card.requires) if (r.kind === "tag") standFor(s, p, r.which, r.is - p.tags[r.which] - (s.wildAs[r.which] ?? 0));
	countWilds(s, p, card.countsTags);
}
/** How many kinds of tags a player has, each of so many wild tags standing for one that is missing. */
function kindsOfTags(s, p, wild) {
	let kinds = 0;
	for (let tag = 0; tag < WILD; tag++) if (p.tags[tag] > 0) kinds++;
	return Math.min(kinds + wild, s.sets.includes("venus") ? WILD : WILD - 1);
}

// games/terraforming-mars/rules/src/counters.ts
const TEMPERATURE = PARAMETERS.indexOf("temperature");
const OXYGEN = PARAMETERS.indexOf("oxygen");
const OCEANS = PARAMETERS.indexOf("oceans");
const VENUS = PARAMETERS.indexOf("venus");
/** Something counted, as it stands now. `card` is the card that counts. */
function count(s, seat, counter, card) {
	if ("tags" in counter) return countTags(s, seat, counter, card);
	if ("tiles" in counter) return countTiles(s, seat, counter);
	if ("events" in counter) return s.players.reduce((n, p) => n + p.events.length, 0);
	if ("cubes" in counter) return cubesOn(s.players[seat], card) + (counter.spent ?? 0);
	if ("beside" in counter) return countBeside(s, card, counter.beside === "ocean");
	if ("colonies" in counter) return counter.colonies === "mine" ? coloniesOf(s.colonies, seat) : coloniesInPlay(s.colonies);
	if ("held" in counter) return cubesHeld(s.players[seat], CUBES.indexOf(counter.held));
	if ("cards" in counter) return s.players[seat].cards.filter((id) => cardOf(id).tags.every((tag) => tag === WILD)).length;
	return countRarely(s, seat, counter);
}
function countRarely(s, seat, counter) {
	if ("kindsOfTags" in counter) return kindsOfTags(s, s.players[seat], 0);
	if ("complete" in counter) return PARAMETERS.filter((name, i) => s.parameters[i] >= TRACKS[name].max).length;
	if ("parties" in counter) return s.turmoil === null ? 0 : partiesWith(s.turmoil, seat);
	if ("freeBeside" in counter) return countAreas((area) => s.tiles[area] === 0 && NEIGHBOURS[area].some((next) => s.owners[next] === seat));
	if ("cathedrals" in counter) return s.promos?.cathedrals.length ?? 0;
	return countAreas((area) => s.tiles[area] > 2 && NEIGHBOURS[area].some((next) => isOcean(s.tiles[next])));
}
function countAreas(which) {
	let n = 0;
	for (let area = 0; area < 61; area++) if (which(area)) n++;
	return n;
}
function countTags(s, seat, { tags, of }, card) {
	if (typeof tags !== "string") return tags.reduce((n, tag) => n + countTags(s, seat, of ? {
		tags: tag,
		of
	} : { tags: tag }, card), 0);
	const tag = TAGS.indexOf(tags);
	if (of === void 0) return s.players[seat].tags[tag] + tagsOfEvent(card, tag);
	let n = of === "all" ? tagsOfEvent(card, tag) : 0;
	for (let other = 0; other < s.seats; other++) if (of === "all" || other !== seat) n += s.players[other].tags[tag];
	return n;
}
function countTiles(s, seat, counter) {
	const p = s.players[seat];
	switch (counter.tiles) {
		case "city": return counter.of === "mine" ? p.cities : counter.onMars ? s.citiesOnMars : s.cities;
		case "greenery": return counter.of === "mine" ? p.greeneries : s.players.reduce((n, other) => n + other.greeneries, 0);
		case "ocean": return s.parameters[OCEANS];
	}
}
/** Tiles beside the one that this card laid. */
function countBeside(s, card, oceans) {
	const tile = TILES.indexOf(card) + 1;
	const area = tile > 0 ? s.tiles.indexOf(tile) : -1;
	if (area < 0) return 0;
	let n = 0;
	for (const next of NEIGHBOURS[area]) if (oceans ? isOcean(s.tiles[next]) : isCity(s.tiles[next])) n++;
	return n;
}
function cubesOn(p, card) {
	const at = p.cards.indexOf(card);
	return at < 0 ? 0 : p.cubes[at];
}
/** How much an operation brings, counted now, with the wild tags that stand for what it counts. */
function amountOf(s, seat, op, card) {
	if (op.per === null) return 1;
	if ("kindsOfTags" in op.per) return kindsOfTags(s, s.players[seat], wildLeft(s, s.players[seat]));
	const counted = count(s, seat, op.per, card);
	const all = s.wildAs.length === 0 ? counted : counted + wildsAs(s, op.countsTags);
	return Math.min(op.most, Math.floor(all / op.each));
}
function holds(s, seat, condition, played) {
	if ("tags" in condition) {
		const tag = TAGS.indexOf(condition.tags);
		return s.players[seat].tags[tag] + wildsAs(s, 1 << tag) >= condition.atLeast;
	}
	const held = played === "" ? -1 : cardOf(played).holds;
	return held >= 0 && condition.playedHolds.includes(CUBES[held]);
}
/** Cubes of a kind on all cards of a player. */
function cubesHeld(p, cube) {
	let n = 0;
	for (let i = 0; i < p.cards.length; i++) if (p.cubes[i] > 0 && cardOf(p.cards[i]).holds === cube) n += p.cubes[i];
	return n;
}

// games/terraforming-mars/rules/src/place.ts
/** The seat that has a marker on an area, or -1. */
function claimant(s, area) {
	for (let i = 0; i < s.claims.length; i += 2) if (s.claims[i] === area) return s.claims[i + 1];
	return -1;
}
const free = (s, seat, area) => {
	if (s.tiles[area] !== 0) return false;
	if (s.claims.length === 0) return true;
	const claimed = claimant(s, area);
	return claimed < 0 || claimed === seat;
};
/** Free, and reserved for nobody and nothing. */
const isLand = (s, seat, area) => isLandOf(BOARDS[s.map], s, seat, area);
const isLandOf = (board, s, seat, area) => s.tiles[area] === 0 && board.areas[area].kind === "land" && free(s, seat, area);
const isOwnTile = (s, seat, area) => s.owners[area] === seat && s.tiles[area] !== 1;
function besideOwn(s, seat, area) {
	for (const next of NEIGHBOURS[area]) if (isOwnTile(s, seat, next)) return true;
	return false;
}
/** Whether a tile or a marker of the seat's lies beside the area. */
function besideOwnMarker(s, seat, area) {
	for (const next of NEIGHBOURS[area]) if (isOwnTile(s, seat, next) || claimant(s, next) === seat) return true;
	return false;
}
function citiesBeside(s, area) {
	let n = 0;
	for (const next of NEIGHBOURS[area]) if (isCity(s.tiles[next])) n++;
	return n;
}
function anyBeside(s, area, tile) {
	for (const next of NEIGHBOURS[area]) if (tile === 0 ? s.tiles[next] !== 0 : s.tiles[next] === tile) return true;
	return false;
}
const oceansLeft = (s) => s.parameters[OCEANS] < TRACKS.oceans.max;
const cityRule = (board, s, seat, area) => isLandOf(board, s, seat, area) && citiesBeside(s, area) === 0;
/** Whether a greenery must touch a tile of the seat's: it must if it can. */
function greeneryMustTouch(s, seat) {
	if (s.players[seat].tiles === 0) return false;
	const board = BOARDS[s.map];
	for (let area = 0; area < 61; area++) if (s.owners[area] === seat) {
		for (const next of NEIGHBOURS[area]) if (isLandOf(board, s, seat, next)) return true;
	}
	return false;
}
/** The usual rule of the tile, or the one its card names. `touch` is for greeneries: whether they must touch an own tile. */
function fits(board, s, seat, op, area, touch) {
	switch (op.where) {
		case null:
			if (op.tile === 1) return board.areas[area].kind === "ocean" && free(s, seat, area);
			if (op.tile === 2) return isLandOf(board, s, seat, area) && (!touch || besideOwn(s, seat, area));
			if (op.tile === 3 || op.tile === 4) return cityRule(board, s, seat, area);
			return isLandOf(board, s, seat, area);
		case "land": return isLandOf(board, s, seat, area);
		case "ocean-area": return board.areas[area].kind === "ocean" && free(s, seat, area);
		case "noctis": return board.noctis < 0 ? cityRule(board, s, seat, area) : area === board.noctis && free(s, seat, area);
		case "volcanic":
			if (board.volcanoes.length > 0) return board.areas[area].volcanic && isLandOf(board, s, seat, area);
			return isCity(op.tile) ? cityRule(board, s, seat, area) : isLandOf(board, s, seat, area);
		case "isolated": return isLandOf(board, s, seat, area) && !anyBeside(s, area, 0);
		case "beside-city": return isLandOf(board, s, seat, area) && citiesBeside(s, area) >= 1;
		case "beside-two-cities": return isLandOf(board, s, seat, area) && citiesBeside(s, area) >= 2;
		case "beside-greenery": return isLandOf(board, s, seat, area) && anyBeside(s, area, 2);
		case "beside-ocean": return isLandOf(board, s, seat, area) && NEIGHBOURS[area].some((next) => isOcean(s.tiles[next]));
		case "beside-no-city": return cityRule(board, s, seat, area);
		case "beside-last": return s.lastArea >= 0 && isLandOf(board, s, seat, area) && NEIGHBOURS[area].includes(s.lastArea);
		case "on-ocean": return s.tiles[area] === 1 && citiesBeside(s, area) === 0;
		case "own-greenery": return s.tiles[area] === 2 && s.owners[area] === seat;
		case "metal": return board.areas[area].metal && isLandOf(board, s, seat, area);
		case "metal-beside-own": return board.areas[area].metal && isLandOf(board, s, seat, area) && besideOwn(s, seat, area);
		default: return area === op.offMars && free(s, seat, area);
	}
}
const mustTouch = (s, seat, op) => op.tile === 2 && op.where === null && greeneryMustTouch(s, seat);
/** Whether this seat may lay the tile there. */
function mayLay(s, seat, op, area) {
	if (op.tile === 1 && !oceansLeft(s)) return false;
	if (area >= 61 && area !== op.offMars) return false;
	return fits(BOARDS[s.map], s, seat, op, area, mustTouch(s, seat, op));
}
/** The areas to look at: an ocean with no rule of its own goes to an area for oceans. */
const candidates = (board, op) => op.where === null && op.tile === 1 ? board.oceanAreas : ALL_AREAS;
const ALL_AREAS = Array.from({ length: 61 }, (_, area) => area);
/** Every area where this seat may lay the tile, in reading order. */
function areasFor(s, seat, op) {
	if (op.tile === 1 && !oceansLeft(s)) return [];
	const off = op.offMars;
	const board = BOARDS[s.map];
	if (off >= 0) return fits(board, s, seat, op, off, false) ? [off] : [];
	const touch = mustTouch(s, seat, op);
	const list = [];
	for (const area of candidates(board, op)) if (fits(board, s, seat, op, area, touch)) list.push(area);
	return list;
}
/** Whether there is an area for the tile that asks for no payment; the cheap question before areasFor. */
function hasFreeArea(s, seat, op) {
	const off = op.offMars;
	const board = BOARDS[s.map];
	if (off >= 0) return fits(board, s, seat, op, off, false);
	const touch = mustTouch(s, seat, op);
	for (const area of candidates(board, op)) if (area !== board.southPole && fits(board, s, seat, op, area, touch)) return true;
	return false;
}

// games/terraforming-mars/rules/src/triggers.ts
function fire(s, owner, trigger, played, area, tell) {
	enqueue(s, trigger.ops, owner, trigger.card, played, area, tell);
}
const tileFits = (trigger, tile) => trigger.tile === 0 || (trigger.tile === 1 ? tile === 1 : trigger.tile === tile || bothCities(trigger, tile));
const bothCities = (trigger, tile) => isCity(trigger.tile) && isCity(tile);
/** Whether a trigger waits for this tile on this area, whoever laid it. */
const waitsForTile = (s, trigger, tile, area) => trigger.event === "laid" && tileFits(trigger, tile) && (!trigger.onMars || area < 61) && (!trigger.onMetal || BOARDS[s.map].areas[area].metal);
/** How many borders a new tile of `seat` has that bring a tile of `owner` together with one of somebody else. */
function newBorders(s, owner, seat, tile, area) {
	if (tile === 1) return 0;
	let n = 0;
	for (const next of NEIGHBOURS[area]) {
		const other = s.owners[next];
		if (other >= 0 && (seat === owner ? other !== owner : other === owner)) n++;
	}
	return n;
}
function tileLaid(s, seat, tile, area, tell) {
	for (let owner = 0; owner < s.seats; owner++) for (const id of s.players[owner].listens) {
		const trigger = TRIGGERS[id];
		if (trigger.event === "border") {
			for (let n = newBorders(s, owner, seat, tile, area); n > 0; n--) fire(s, owner, trigger, "", area, tell);
			continue;
		}
		if (trigger.onMarker && claimant(s, area) !== owner) continue;
		if ((owner === seat || trigger.anyone) && waitsForTile(s, trigger, tile, area)) fire(s, owner, trigger, "", area, tell);
	}
}
/** A card has been played: each of its tags, its kind and its cost may be waited for. */
function cardPlayed(s, seat, card, tell) {
	for (let owner = 0; owner < s.seats; owner++) {
		const { listens } = s.players[owner];
		for (let i = 0; i < listens.length; i++) {
			const trigger = TRIGGERS[listens[i]];
			if (owner !== seat && !trigger.anyone) continue;
			hear(s, owner, trigger, card, tell, seat);
		}
	}
}
/** Once for each kind of tag that is on this card alone; the card lies face up by now. */
function fireForNewTags(s, owner, trigger, card, tell) {
	const { tags } = s.players[owner];
	card.tags.forEach((tag, i) => {
		const here = card.tags.filter((t) => t === tag).length;
		if (tag !== WILD && card.tags.indexOf(tag) === i && tags[tag] === here) fire(s, owner, trigger, card.id, -1, tell);
	});
}
/** A colony has been built. */
function colonyBuilt(s, seat, tell) {
	for (let owner = 0; owner < s.seats; owner++) for (const id of s.players[owner].listens) {
		const trigger = TRIGGERS[id];
		if (trigger.event === "colony" && (owner === seat || trigger.anyone)) fire(s, owner, trigger, "", -1, tell);
	}
}
function hear(s, owner, trigger, card, tell, player = owner) {
	switch (trigger.event) {
		case "tag":
			if ((trigger.tags & card.tagBits) !== 0) {
				for (const tag of card.tags) if ((trigger.tags & 1 << tag) !== 0) {
					fire(s, owner, trigger, card.id, -1, tell);
					if (trigger.theirs.length > 0) enqueue(s, trigger.theirs, player, trigger.card, card.id, -1, tell);
				}
			}
			break;
		case "played":
			if (trigger.eventsOnly && card.kind !== "event" || card.cost < trigger.leastCost) break;
			if (trigger.pointsOnly && !card.hasPoints) break;
			if (trigger.tags === 0 || (trigger.tags & card.tagBits) !== 0) fire(s, owner, trigger, card.id, -1, tell);
			break;
		case "new-tag":
			if (card.kind !== "event") fireForNewTags(s, owner, trigger, card, tell);
			break;
		case "printed-cost": if (card.cost >= trigger.leastCost) fire(s, owner, trigger, card.id, -1, tell);
	}
}
/** A card that came into play while another was being played hears of that one too. */
function heardLate(s, seat, played, late, tell) {
	for (const id of late.triggers) hear(s, seat, TRIGGERS[id], played, tell);
}
/** A standard project other than selling patents has been paid for. */
function projectDone(s, seat, cost, tell) {
	for (const id of s.players[seat].listens) {
		const trigger = TRIGGERS[id];
		if (trigger.event === "project" || trigger.event === "printed-cost" && cost >= trigger.leastCost) fire(s, seat, trigger, "", -1, tell);
	}
}
/** The production phase of a generation; who gained no rating in it may gain something else. */
function paidOut(s, seat, tell) {
	const { listens, raised } = s.players[seat];
	if (raised) return;
	for (const id of listens) if (TRIGGERS[id].event === "production") fire(s, seat, TRIGGERS[id], "", -1, tell);
}

// games/terraforming-mars/rules/src/colonies/build.ts
/** A tile that is awake and has a spot left; one colony for each player, unless the effect lets a player build `again`. */
const canBuildOn = (tile, seat, again) => tile.marker !== -1 && tile.owners.length < 3 && (again || !tile.owners.includes(seat));
function canBuild(s, seat, again) {
	if (s.colonies === null) return false;
	for (const tile of s.colonies.tiles) if (canBuildOn(tile, seat, again)) return true;
	return false;
}
const sitesFor = (s, seat, again) => s.colonies === null ? [] : s.colonies.tiles.filter((tile) => canBuildOn(tile, seat, again));
/** On the leftmost free spot. The marker makes way if it stands there. */
function buildColony(s, seat, tile, tell) {
	if (tile.marker === tile.owners.length) tile.marker++;
	tile.owners.push(seat);
	tell?.({
		what: "builds-colony",
		seat,
		colony: tile.id
	});
	enqueue(s, colonyOf(tile.id).build, seat, tile.id, "", -1, tell);
	colonyBuilt(s, seat, tell);
}
function tileOf(s, id) {
	return s.colonies?.tiles.find((tile) => tile.id === id);
}
/** A card that holds such cubes has come into play: who waits for it wakes. */
function wakeColonies(s, cube) {
	for (const tile of s.colonies?.tiles ?? []) if (tile.marker === -1 && colonyOf(tile.id).wakes === cube) tile.marker = 1;
}
/** A further tile comes into the game; asleep, unless somebody has a card for what is found there. */
function addTile(s, seat, id, tell) {
	const tile = newColony(id);
	s.colonies?.tiles.push(tile);
	tell?.({
		what: "adds-colony-tile",
		seat,
		colony: id
	});
	const { wakes } = colonyOf(id);
	if (wakes >= 0 && s.players.some((p) => p.cards.some((card) => cardOf(card).holds === wakes))) tile.marker = 1;
}

// games/terraforming-mars/rules/src/promo-text.ts
function promoText(op) {
	if ("sue" in op) return `steal up to ${op.sue} MC from a player who has taken resources or production from you in this generation; this card goes to that player’s events`;
	if ("spendToLook" in op) return `spend any amount of ${op.spendToLook}, at least 1, to look at as many cards of the deck, keep one and discard the rest`;
	if ("showCards" in op) return "show any number of cards in your hand to all and gain 1 MC for each";
	if ("takeBackEvents" in op) return `take up to ${op.takeBackEvents} of your events back into your hand, but none that lays a special tile`;
	if ("useAgain" in op) return "use once more the action of one of your cards that has been used in this generation";
	if ("park" in op) return `lay a space or building card from your hand here, open to all, with ${op.park} cubes on it; it may be played from here for 1 MC less for each cube`;
	if ("doubleParked" in op) return "double the cubes on one card that lies here";
	if ("nomads" in op) return op.nomads === "settle" ? "put the nomads on a free area that is reserved for nobody: no tile may be laid where they are" : "move the nomads to such an area beside theirs and take its placement bonus";
	if ("cathedral" in op) return `build a cathedral in any city that has none; the owner of the city may pay ${op.cathedral} MC to draw a card`;
	if ("oceanByFirst" in op) return "lay an ocean on an area that the first player chooses";
	if ("infect" in op) return `put 1 disease on this card and lose ${op.infect} MC, or all you have`;
	if ("cureOrFlip" in op) return `remove 1 disease from this card and raise your TR 1 step; if there is none you may turn this card face down into your events and raise your TR ${op.cureOrFlip} steps`;
	return `every opponent lowers their MC production ${op.lowerOpponents} steps`;
}

// games/terraforming-mars/rules/src/op-text.ts
const UNITS = {
	mc: "MC",
	steel: "steel",
	titanium: "titanium",
	plants: "plants",
	energy: "energy",
	heat: "heat"
};
const resourceText = (resource) => UNITS[resource];
/** Cubes whose name is no thing that could be counted. */
const UNCOUNTABLE = /* @__PURE__ */ new Set([
	"science",
	"preservation",
	"hydroelectric",
	"graphene"
]);
const single = (word) => UNCOUNTABLE.has(word) ? `${word} resource` : word;
function plural(word) {
	const one = single(word);
	return one.endsWith("y") ? `${one.slice(0, -1)}ies` : `${one}s`;
}
/** '1 city', '3 cities', '−2 points'. */
const namesOf = (word, n) => `${n < 0 ? `−${-n}` : n} ${Math.abs(n) === 1 ? single(word) : plural(word)}`;
const stockText = (resource, n) => resource === "plants" ? namesOf("plant", n) : `${n} ${UNITS[resource]}`;
function list(parts, last = "and") {
	if (parts.length < 2) return parts.join("");
	return `${parts.slice(0, -1).join(", ")} ${last} ${parts[parts.length - 1]}`;
}
const bag = (b, say) => RESOURCES.flatMap((resource) => b[resource] === void 0 ? [] : [say(resource, b[resource])]);
const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const sentencesOf = (ops, holds) => ops.map((op) => sentence("production" in op ? productionBox(op) : opText(op, holds))).join(" ");
/** One clause for all of them. */
const opsText = (ops, holds) => list(ops.map((op) => opText(op, holds)));
const tagText = (tag) => tag === "jovian" || tag === "earth" || tag === "venus" ? `${tag.charAt(0).toUpperCase()}${tag.slice(1)}` : tag;
/** Things that are counted, one and many. */
function thing(counter, holds) {
	if ("tags" in counter) {
		const whose = {
			opponents: "of your opponents",
			all: "in play",
			mine: "of yours"
		}[counter.of ?? "mine"];
		const tag = list((typeof counter.tags === "string" ? [counter.tags] : counter.tags).map(tagText), "or");
		return [`${tag} tag ${whose}`, `${tag} tags ${whose}`];
	}
	if ("tiles" in counter) {
		const where = counter.onMars ? "on Mars" : counter.of === "mine" ? "of yours" : "in play";
		return [`${counter.tiles} ${where}`, `${plural(counter.tiles)} ${where}`];
	}
	if ("events" in counter) return ["event that anybody has played", "events that anybody has played"];
	if ("cubes" in counter) {
		const spent = counter.spent ? ", the one just removed included" : "";
		return [`${single(holds)} on this card${spent}`, `${plural(holds)} on this card${spent}`];
	}
	if ("beside" in counter) return [`${counter.beside} beside this tile`, `${plural(counter.beside)} beside this tile`];
	if ("colonies" in counter) {
		const whose = counter.colonies === "mine" ? "of yours" : "in play";
		return [`colony ${whose}`, `colonies ${whose}`];
	}
	if ("held" in counter) return [`${counter.held} on your cards`, `${plural(counter.held)} on your cards`];
	return RARELY_COUNTED[Object.keys(counter)[0]];
}
const RARELY_COUNTED = {
	cards: ["card of yours without tags", "cards of yours without tags"],
	kindsOfTags: ["kind of tag of yours", "kinds of tags of yours"],
	complete: ["global parameter that is complete", "global parameters that are complete"],
	parties: ["party with a delegate of yours", "parties with delegates of yours"],
	freeBeside: ["free area on Mars beside a tile of yours", "free areas on Mars beside a tile of yours"],
	cathedrals: ["cathedral in play", "cathedrals in play"],
	besideOceans: ["city or special tile, of whatever owner, beside an ocean", "cities or special tiles, of whatever owner, beside an ocean"]
};
/** 'for each city on Mars', 'for every 2 building tags of yours'. */
function countedText(counter, each = 1, holds = "resource") {
	const [one, many] = thing(counter, holds);
	return each === 1 ? `for each ${one}` : `for every ${each} ${many}`;
}
const perText = (op, holds) => op.per ? ` ${countedText(op.per, op.each, holds)}${op.most ? `, at most ${op.most}` : ""}` : "";
const TILE_NAMES = {
	ocean: "an ocean",
	greenery: "a greenery",
	city: "a city",
	capital: "the Capital, a city,",
	"lava-flows": "the Lava Flows tile",
	"mohole-area": "the Mohole Area tile",
	"natural-preserve": "the Natural Preserve tile",
	"nuclear-zone": "the Nuclear Zone tile",
	"ecological-zone": "the Ecological Zone tile",
	"mining-rights": "the Mining Rights tile",
	"mining-area": "the Mining Area tile",
	"commercial-district": "the Commercial District tile",
	"industrial-center": "the Industrial Center tile",
	"restricted-area": "the Restricted Area tile",
	"deimos-down": "the Deimos Down tile",
	"great-dam": "the Great Dam tile",
	"magnetic-field-generators": "the Magnetic Field Generators tile",
	"new-holland": "New Holland, a city,"
};
const tileText = (tile) => TILE_NAMES[tile];
const WHERE = {
	land: "on a free area that is not kept for oceans",
	"ocean-area": "on an area kept for oceans",
	noctis: "on its own area, even beside other cities",
	volcanic: "on a volcanic area, if the map has any",
	isolated: "on an area with no tile beside it",
	"beside-city": "beside a city",
	"beside-two-cities": "beside at least 2 cities",
	"beside-greenery": "beside a greenery",
	"beside-ocean": "beside an ocean",
	"beside-no-city": "beside no city",
	"beside-last": "beside it, whether or not it touches a tile of yours",
	"on-ocean": "on top of an ocean, by the usual rule of cities; it is an ocean too",
	"own-greenery": "in the place of a greenery of yours, even beside other cities",
	metal: "on an area with steel or titanium",
	"metal-beside-own": "on an area with steel or titanium, beside a tile of yours",
	ganymede: "on Ganymede",
	phobos: "on Phobos",
	"luna-metropolis": "on the Moon",
	stratopolis: "above the clouds of Venus",
	"dawn-city": "on Mercury",
	"maxwell-base": "on Venus",
	"stanford-torus": "in space"
};
function placeText(op) {
	const text = `lay ${op.count && op.count > 1 ? `${op.count} ${plural(op.place)}` : TILE_NAMES[op.place]}${op.where ? ` ${WHERE[op.where]}` : ""}`;
	return text.endsWith(",") ? text.slice(0, -1) : text;
}
function addText(op, holds) {
	if (op.to === "any-with-cubes") return `put ${namesOf("resource", op.add)} on one of your cards that already has some, of the same kind`;
	return `put ${namesOf(op.cube ?? (op.to === "this" ? holds : void 0) ?? "resource", op.add)} ${{
		this: "on this card",
		any: `on one of your ${op.tag ? `${tagText(op.tag)} ` : ""}cards`,
		played: "on the card just played"
	}[op.to]}${perText(op)}`;
}
const paid = (op) => {
	const what = list(bag(op.lose, stockText));
	if (op.lose.mc === void 0) return `spend ${what}`;
	return `pay ${what}${op.using ? ` (${list(op.using, "or")} may be used)` : ""}`;
};
const lookText = (op) => {
	const top = op.look === 1 ? "the top card" : `the top ${op.look} cards`;
	return "buy" in op ? `look at ${top} of the deck and buy it or discard it` : `look at ${top} of the deck, keep ${op.keep} and discard the rest`;
};
const nextCardText = (op) => op.nextCard.discount ? `the next card you play in this generation costs ${op.nextCard.discount} MC less` : `the next card you play in this generation may miss requirements on global parameters by up to ${op.nextCard.slack} steps`;
const PRODUCED = {
	...UNITS,
	plants: "plant"
};
/** 'plant production'. */
const productionText = (resource) => `${PRODUCED[resource]} production`;
/** 'production: +2 MC, −1 energy'. */
const productionBox = (op) => `production: ${bag(op.production, (r, n) => `${n < 0 ? "−" : "+"}${stockText(r, Math.abs(n))}`).join(", ")}${perText(op)}`;
/** 'raise your energy production 1 step'. */
const productionClause = (production) => list(bag(production, (r, n) => `${n < 0 ? "lower" : "raise"} your ${PRODUCED[r]} production ${namesOf("step", Math.abs(n))}`));
const SPENT_FROM = {
	this: "this card",
	"own-card": "any card of yours",
	"any-card": "any card"
};
/** A clause for one operation. */
function opText(op, holds) {
	if ("production" in op) return productionClause(op.production) + perText(op);
	if ("gain" in op) return `gain ${list(bag(op.gain, stockText))}${perText(op, holds)}`;
	if ("lose" in op) return paid(op);
	if ("raise" in op) return `raise ${{
		oxygen: "oxygen",
		temperature: "the temperature",
		venus: "Venus"
	}[op.raise]} ${namesOf("step", op.steps)}`;
	if ("place" in op) return placeText(op);
	if ("tr" in op) return `${op.tr < 0 ? "lower" : "raise"} your TR ${namesOf("step", Math.abs(op.tr))}${perText(op)}`;
	if ("draw" in op) return `draw ${op.draw === 1 ? "a card" : `${op.draw} cards`}${perText(op)}`;
	if ("look" in op) return lookText(op);
	if ("find" in op) return `turn up cards of the deck until you have found ${op.find} with ${"tag" in op ? `a ${tagText(op.tag)} tag` : `a ${op.icon} drawn on them`}; keep ${op.find === 1 ? "it" : "these"} and discard the rest`;
	if ("reveal" in op) return `show the top card of the deck and discard it; if it has a ${tagText(op.reveal)} tag, ${opsText(op.do, holds)}`;
	if ("add" in op) return addText(op, holds);
	if ("spend" in op) return `remove ${namesOf(op.cube, op.spend)} from ${SPENT_FROM[op.from]}`;
	return redOrOwnText(op, holds);
}
/** One of each of the six standard resources to choose from. */
const isAnyResource = (lists) => lists.length === RESOURCES.length && lists.every(([op], i) => op !== void 0 && "gain" in op && op.gain[RESOURCES[i]] === 1);
/** With an empty list among them it is no more than a permission. */
function chooseText(op, holds) {
	if (isAnyResource(op.choose)) return "gain 1 resource of any kind, but not on a card";
	const ways = op.choose.filter((ops) => ops.length > 0).map((ops) => opsText(ops, holds));
	return `${ways.length < op.choose.length ? "you may " : ""}${list(ways, "or")}`;
}
/** Red borders, choices, and what only a few cards do. */
function redOrOwnText(op, holds) {
	if ("removeAny" in op) return `remove up to ${list(bag(op.removeAny, stockText))} from ${op.beside ? "one owner of a tile beside it" : op.having ? `any player who has a ${tagText(op.having)} tag` : "any player"}`;
	if ("removeAnyCubes" in op) return `remove up to ${namesOf(op.cube, op.removeAnyCubes)} from any card`;
	if ("stealAny" in op) return `steal up to ${list(bag(op.stealAny, stockText))} from any player`;
	if ("reduceAny" in op) return `lower the ${list(bag(op.reduceAny, (r, n) => `${PRODUCED[r]} production of any player ${namesOf("step", n)}`))}`;
	if ("discard" in op) return op.discard === 1 ? "discard a card" : `discard ${op.discard} cards`;
	if ("choose" in op) return chooseText(op, holds);
	if ("may" in op) return `you may ${opsText(op.may, holds)}`;
	if ("if" in op) {
		const otherwise = op.else ? `; otherwise ${opsText(op.else, holds)}` : "";
		return `${"tags" in op.if ? `if you have at least ${namesOf(`${tagText(op.if.tags)} tag`, op.if.atLeast)}` : `if the card just played holds ${list(op.if.playedHolds.map(plural), "or")}`}, ${opsText(op.do, holds)}${otherwise}`;
	}
	if ("inOrder" in op) return op.inOrder.map((o) => opText(o, holds)).join(", then ");
	if ("metalOfArea" in op) return "raise the production of a metal printed there 1 step";
	if ("shiftProduction" in op) return `turn any number of steps of ${PRODUCED[op.shiftProduction.from]} production, at least 1, into ${PRODUCED[op.shiftProduction.to]} production`;
	if ("exchange" in op) return op.exchange.rate ? `gain any amount of ${UNITS[op.exchange.to]}, at least 1, for ${op.exchange.rate} ${UNITS[op.exchange.from]} each` : `turn any amount of ${UNITS[op.exchange.from]}, at least 1, into as many ${UNITS[op.exchange.to]}`;
	if ("cubesInto" in op) return `remove any number of ${holds ? plural(holds) : "resources"} from this card, at least 1, to gain ${list(bag(op.cubesInto, stockText))} for each`;
	if ("claimArea" in op) return `put your marker on a free area${op.beside ? " beside a tile or marker of yours" : ""}: nobody else may lay a tile there`;
	if ("opponentsDraw" in op) return `each opponent draws ${op.opponentsDraw === 1 ? "a card" : `${op.opponentsDraw} cards`}`;
	if ("copyProduction" in op) return `carry out the production box of ${op.count ? "two different cards of yours" : "one of your cards"} with a ${tagText(op.copyProduction)} tag once more`;
	if (isPromoOp(op)) return promoText(op);
	if ("nextCard" in op) return nextCardText(op);
	return colonialText(op);
}
function colonialText(op) {
	if ("colony" in op) return `build a colony${op.again ? ", even where you have one already" : ""}`;
	if ("fleets" in op) return op.fleets === 1 ? "gain a trade fleet" : `gain ${op.fleets} trade fleets`;
	if ("freeTrade" in op) return "trade without paying for it";
	if ("moveMarkers" in op) return "move the marker of one colony tile up 1 step and that of another down 1 step";
	if ("colonyBonuses" in op) return "gain the colony bonus of each of your colonies";
	if ("addColonyTile" in op) return "put a colony tile of your choice into the game";
	if ("delegates" in op) return op.delegates === 1 ? "send a delegate to any party" : `send ${op.delegates} delegates to one party`;
	if ("banDelegate" in op) return "send home a delegate of any colour that does not lead a party";
	if ("recruit" in op) return "replace a neutral delegate that does not lead a party by one of yours";
	if ("takeChair" in op) return "replace a neutral chairman by one of your delegates";
	return preludeText(op);
}
function preludeText(op) {
	if ("playCard" in op) return op.playCard.discount ? `play a card from your hand for ${op.playCard.discount} MC less` : "play a card from your hand without regard to what it requires of the global parameters";
	if ("raiseLowest" in op) return "raise your lowest production 1 step";
	if ("fundAward" in op) return "fund an award free of charge";
	if ("drawPreludes" in op) return `draw ${op.drawPreludes} preludes, play one of them and remove the rest from the game`;
	if ("drawCorporations" in op) return `draw ${op.drawCorporations} corporations, play one of them beside your own and remove the rest from the game`;
	if ("repeatPrelude" in op) return "carry out another prelude of yours once more";
	return op.orPay ? `carry out another standard project and pay for it, or pay ${op.orPay} MC (or all you have) if you can’t` : "carry out a standard project and pay for it";
}

// games/terraforming-mars/rules/src/promos.ts
const newPromos = (seats) => ({
	harmed: new Array(seats).fill(0),
	plantsRemoved: false,
	parked: Array.from({ length: seats }, () => []),
	parkedCubes: Array.from({ length: seats }, () => []),
	cathedrals: []
});
const clonePromos = (promos) => ({
	harmed: promos.harmed.slice(),
	plantsRemoved: promos.plantsRemoved,
	parked: promos.parked.map((cards) => cards.slice()),
	parkedCubes: promos.parkedCubes.map((cubes) => cubes.slice()),
	cathedrals: promos.cathedrals.slice()
});
/** Another generation: what was done to whom in the last one no longer counts. */
function forgetHarm(promos) {
	promos.harmed.fill(0);
	promos.plantsRemoved = false;
}
/** Cubes on a card that lies on another, neither in hand nor in play; 0 for every other card. */
function parkedCubes(promos, seat, card) {
	if (promos === null) return 0;
	const at = promos.parked[seat].indexOf(card);
	return at < 0 ? 0 : promos.parkedCubes[seat][at];
}
/** Cubes on such a card. Returns whether it lies there. */
function addToParked(promos, seat, card, n) {
	const at = promos?.parked[seat].indexOf(card) ?? -1;
	if (promos === null || at < 0) return false;
	promos.parkedCubes[seat][at] += n;
	return true;
}
/** The card is played from where it lies; its cubes are gone. Returns whether it lay there. */
function unpark(promos, seat, card) {
	const at = promos?.parked[seat].indexOf(card) ?? -1;
	if (promos === null || at < 0) return false;
	promos.parked[seat].splice(at, 1);
	promos.parkedCubes[seat].splice(at, 1);
	return true;
}

// games/terraforming-mars/rules/src/state.ts
const RATING_SOURCES = [
	"start",
	"temperature",
	"oxygen",
	"oceans",
	"venus",
	"effects",
	"committee"
];
const NEUTRAL = 9;
/** Questions of an effect. One shape for all of them: frames are made millions of times. */
const QUESTIONS = [
	"lay-tile",
	"claim-area",
	"choose-effect",
	"add-cubes",
	"spend-cubes",
	"remove-resources",
	"remove-cubes",
	"steal-resources",
	"reduce-production",
	"discard-cards",
	"keep-cards",
	"buy-cards",
	"choose-number",
	"copy-production",
	"send-delegates",
	"ban-delegate",
	"recruit-delegate",
	"build-colony",
	"free-trade",
	"move-markers",
	"add-colony-tile",
	"play-from-hand",
	"raise-lowest",
	"fund-award",
	"play-drawn-prelude",
	"merge",
	"repeat-prelude",
	"do-project",
	...PROMO_QUESTIONS
];
/** Where cards lie. */
const DECK = 0;
const DISCARD = 1;
/** Corporations that nobody was dealt. */
const CORPORATIONS = 2;
/** What has left the game. */
const BOX = 3;
/** All that has been played, face up or as an event; the players' lists say by whom. */
const PLAYED = 4;
/** Preludes that nobody was dealt. */
const PRELUDES = 5;
/** Global events, face down; and those that came to light. */
const EVENT_DECK = 6;
const EVENTS_SHOWN = 7;
const SEATS_FROM = 8;
const EACH = 4;
const handOf = (seat) => SEATS_FROM + EACH * seat;
/** Cards a seat looks at: to start with, to draft, to buy, to keep. */
const lookedAtBy = (seat) => 9 + EACH * seat;
/** Cards laid aside: corporations to choose from, then those taken in the draft. Apart, so that they are never mixed up. */
const asideOf = (seat) => 10 + EACH * seat;
/** Preludes dealt to a seat, then those it has chosen and not yet played. */
const preludesOf = (seat) => 11 + EACH * seat;
const push = (s, frame) => {
	s.stack.push(frame);
};
/** Never written to: wild-tags.ts makes a list of its own. */
const NO_WILDS = Object.freeze([]);
/** The question of an effect: all of them have the same fields. */
const ask = (s, question, w) => {
	s.stack.push({
		do: question,
		op: w.op,
		at: w.at,
		seat: w.seat,
		card: w.card,
		played: w.played,
		area: w.area
	});
};
const cloneMars = (s) => copyAround(cloneKernel(s), s);
/** A copy of the game's own part of a state around a kernel's part that is the caller's. */
function copyAround(k, s) {
	const players = new Array(s.players.length);
	for (let i = 0; i < players.length; i++) players[i] = clonePlayer(s.players[i]);
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
		map: s.map,
		sets: s.sets.slice(),
		draft: s.draft,
		startDraft: s.startDraft,
		worldGovernment: s.worldGovernment,
		ratingGoal: s.ratingGoal,
		alwaysAsk: s.alwaysAsk,
		generation: s.generation,
		first: s.first,
		parameters: s.parameters.slice(),
		tiles: s.tiles.slice(),
		owners: s.owners.slice(),
		laidAt: s.laidAt.slice(),
		claims: s.claims.slice(),
		cities: s.cities,
		citiesOnMars: s.citiesOnMars,
		milestones: s.milestones.slice(),
		milestonesAt: s.milestonesAt.slice(),
		awards: s.awards.slice(),
		awardsAt: s.awardsAt.slice(),
		players,
		colonies: s.colonies && cloneColonies(s.colonies),
		pool: s.pool.map(cloneWaiting),
		wildAs: s.wildAs.length === 0 ? NO_WILDS : s.wildAs.slice(),
		lastArea: s.lastArea,
		oxygenRises: s.oxygenRises,
		won: s.won,
		promos: s.promos && clonePromos(s.promos),
		turmoil: s.turmoil === null ? null : cloneTurmoil(s.turmoil)
	};
}
const cloneWaiting = (w) => ({
	op: w.op,
	at: w.at,
	seat: w.seat,
	card: w.card,
	played: w.played,
	area: w.area
});
const clonePlayer = (p) => ({
	corporation: p.corporation,
	rating: p.rating,
	ratings: p.ratings.slice(),
	raised: p.raised,
	stock: p.stock.slice(),
	production: p.production.slice(),
	cards: p.cards.slice(),
	cubes: p.cubes.slice(),
	playedAt: p.playedAt.slice(),
	events: p.events.slice(),
	eventsAt: p.eventsAt.slice(),
	used: p.used.slice(),
	mined: p.mined.slice(),
	tags: p.tags.slice(),
	discount: p.discount,
	discounts: p.discounts.slice(),
	requirementDiscount: p.requirementDiscount,
	projectDiscounts: p.projectDiscounts.slice(),
	worth: p.worth.slice(),
	slack: p.slack,
	venusSlack: p.venusSlack,
	nextDiscount: p.nextDiscount,
	nextSlack: p.nextSlack,
	protects: p.protects,
	greeneryPrice: p.greeneryPrice,
	heatCard: p.heatCard,
	cardPrice: p.cardPrice,
	keepsEnergy: p.keepsEnergy,
	insures: p.insures,
	influence: p.influence,
	gainsProduced: p.gainsProduced,
	cubeMoney: p.cubeMoney,
	oceanMoney: p.oceanMoney,
	listens: p.listens.slice(),
	cities: p.cities,
	greeneries: p.greeneries,
	tiles: p.tiles,
	firstActions: p.firstActions.slice(),
	passed: p.passed,
	asksOrder: p.asksOrder
});

// games/terraforming-mars/rules/src/colonies/text.ts
/** What the steps of the track bring, those alike together: 'steps 1 to 2: raise your MC production 1 step'. */
function tradeText(trade) {
	const runs = [];
	trade.forEach((ops, i) => {
		const text = ops.length === 0 ? "nothing" : opsText(ops);
		const last = runs[runs.length - 1];
		if (last?.text === text) last.to = i + 1;
		else runs.push({
			from: i + 1,
			to: i + 1,
			text
		});
	});
	return runs.map(({ from, to, text }) => `${from === to ? `at step ${from}` : `at steps ${from} to ${to}`} ${text}`).join("; ");
}
function colonyText(id) {
	const tile = colonyTiles.find((t) => t.id === id);
	if (!tile) throw new Error(`there is no colony tile '${id}'`);
	return [
		...tile.wakes ? [`Asleep until a card that holds ${tile.wakes}s is in play.`] : [],
		sentence(`build: ${opsText(tile.build)}`),
		sentence(`trade: ${tradeText(tile.trade)}`),
		sentence(`colony: ${opsText(tile.bonus)}`)
	].join(" ");
}

// games/terraforming-mars/rules/src/effect-text.ts
function whenText(when) {
	const who = "by" in when && when.by === "anyone" ? "anybody" : "you";
	const s = who === "you" ? "" : "s";
	if ("laid" in when) return `whenever ${who} lay${s} ${{
		ocean: "an ocean",
		greenery: "a greenery",
		city: "a city",
		any: "a tile"
	}[when.laid]}${when.onMarker ? " on an area with a marker of yours" : when.onMars ? " on Mars" : when.onMetal ? " on an area with steel or titanium" : ""}`;
	if ("border" in when) return "for each new border between a tile of yours and one of another player, whoever lays it";
	if ("played" in when) {
		const what = when.played === "event" ? "event" : "card";
		if (when.points) return `whenever ${who} play${s} a card that shows points, and not negative ones`;
		const cost = when.costing ? ` that costs ${when.costing} MC or more as printed` : "";
		return `whenever ${who} play${s} ${when.tag ? `a ${tagText(when.tag)} ${what}` : what === "event" ? "an event" : "a card"}${cost}`;
	}
	if ("tag" in when) return `for each ${list(when.tag.map(tagText), "or")} tag that ${who} play${s}`;
	if ("added" in when) return `for each ${when.added} that is put on a card of yours`;
	if ("raised" in when) return `for each step that ${who} raise${s} ${{
		oxygen: "oxygen",
		temperature: "the temperature",
		venus: "Venus"
	}[when.raised]}`;
	if ("newTag" in when) return "for each kind of tag that comes among your cards face up for the first time";
	if ("colony" in when) return `whenever ${who} build${s} a colony`;
	if ("productionPhase" in when) return "in the production phase, if your TR has not gone up in this generation";
	if ("project" in when) return "whenever you carry out a standard project other than selling patents";
	return `whenever you pay for a card or a standard project that costs ${when.printedCost} MC or more as printed`;
}
const projectName$1 = (id) => standardProjects.find((p) => p.id === id)?.name ?? id;
/** A clause, without a capital and a full stop. */
function effectText(effect, holds) {
	if ("when" in effect) return `${whenText(effect.when)}, ${opsText(effect.do, holds)}${effect.theirs ? `; for whoever plays it: ${opsText(effect.theirs)}` : ""}`;
	if ("projectDiscount" in effect) return `the standard project ${projectName$1(effect.project)} costs you ${effect.projectDiscount} MC less`;
	if ("discount" in effect) return effect.tag ? `you pay ${effect.discount} MC less for each ${tagText(effect.tag)} tag on a card` : `you pay ${effect.discount} MC less for every card${effect.on ? " that has a requirement" : ""}`;
	if ("value" in effect) return list(Object.entries(effect.value).map(([metal, n]) => `your ${resourceText(metal)} is worth ${n} MC more`));
	if ("slack" in effect) return `you may miss requirements on ${effect.of === "venus" ? "Venus" : "global parameters"} by up to ${effect.slack} steps`;
	if ("protects" in effect) return `other players may not remove your ${list(effect.protects.map((what) => what === "plants" ? what : `${what}s`), "or")}`;
	if ("keepsCubes" in effect) return "nothing can be removed from this card";
	if ("greeneryDiscount" in effect) return `a greenery costs you ${8 - effect.greeneryDiscount} plants instead of 8`;
	if ("plantsPay" in effect) return `plants pay ${effect.plantsPay} MC each for cards with a building tag`;
	if ("keepsEnergy" in effect) return "in the production phase you choose how much of your energy turns into heat";
	if ("insures" in effect) return `whenever a player takes resources or production from another player but you, pay ${effect.insures} MC to the victim, or all you have`;
	if ("tradeDiscount" in effect) return `trading costs you ${effect.tradeDiscount} less of what you pay with`;
	if ("tradeSteps" in effect) return `before you trade you may move the marker of that colony tile up ${namesOf("step", effect.tradeSteps)}`;
	if ("cubesAreHeat" in effect) return `each ${holds} on this card counts as 2 heat when you spend heat`;
	if ("cardPrice" in effect) return `a card that you buy to your hand costs you ${effect.cardPrice} MC`;
	if ("cubesPay" in effect) return cubesPayText(effect, holds);
	if ("gainsProduced" in effect) return "for each step that you raise a production, gain 1 of that resource";
	if ("influence" in effect) return `you have ${effect.influence} more influence`;
	if ("oceanMoney" in effect) return `you gain ${effect.oceanMoney} MC more for each ocean beside a tile that you lay`;
	return "you may pay with heat as if it were MC";
}
const NEEDS = {
	"rating-raised": "your TR has gone up in this generation",
	"no-energy": "you have no energy"
};
function cubesPayText(effect, holds) {
	const what = effect.forTags ? `cards with a ${list(effect.forTags.map(tagText), "or")} tag` : `the standard projects ${list((effect.forProjects ?? []).map(projectName$1))}`;
	return `${plural(holds ?? "resource")} on this card pay ${effect.cubesPay} MC each for ${what}`;
}
function actionText(action, holds) {
	const does = opsText(action.do, holds);
	const cost = action.cost ? `${opsText(action.cost, holds)} to ${does}` : does;
	return action.needs ? `if ${NEEDS[action.needs]}, ${cost}` : cost;
}
/** All actions of a card, of which one may be used in a generation. */
function actionsText(actions, holds) {
	if (actions.length === 0) return "";
	return sentence(`action: ${actions.map((a) => actionText(a, holds)).join("; or ")}`);
}

// games/terraforming-mars/rules/src/turmoil/global-events.ts
/** Apart from projects of the same name. */
const idOf$1 = (name) => asName(`event:${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`);
const event$1 = (name, distant, current, steps, needs = []) => ({
	id: idOf$1(name),
	name,
	distant,
	current,
	needs,
	steps
});
const INFLUENCE = { influence: "more" };
const upTo5 = (of) => ({
	of,
	max: 5,
	influence: "more"
});
const upTo5Less = (of) => ({
	of,
	max: 5,
	influence: "less"
});
const tags = (tag) => ({ tags: tag });
const production = (resource) => ({ production: resource });
const globalEvents = [
	event$1("Aquifer Released by Public Council", "mars-first", "greens", [{ firstPlayer: "lays-ocean" }, {
		gain: {
			plants: 1,
			steel: 1
		},
		for: INFLUENCE
	}]),
	event$1("Asteroid Mining", "reds", "unity", [{
		gain: { titanium: 1 },
		for: upTo5(tags("jovian"))
	}]),
	event$1("Celebrity Leaders", "unity", "greens", [{
		gain: { mc: 2 },
		for: upTo5("events")
	}]),
	event$1("Cloud Societies", "unity", "reds", [{ addToEach: "floater" }, {
		addToOne: "floater",
		for: INFLUENCE
	}], ["venus", "colonies"]),
	event$1("Corrosive Rain", "kelvinists", "greens", [{
		spendCubes: 2,
		cube: "floater",
		orLose: 10
	}, {
		draw: 1,
		for: INFLUENCE
	}], ["venus", "colonies"]),
	event$1("Diversity", "scientists", "scientists", [{
		gain: { mc: 10 },
		for: {
			of: "kinds-of-tags",
			influence: "more",
			reaching: 9
		}
	}]),
	event$1("Dry Deserts", "reds", "unity", [{ firstPlayer: "removes-ocean" }, {
		gainAny: 1,
		for: INFLUENCE
	}]),
	event$1("Eco Sabotage", "greens", "reds", [{ keepPlants: 3 }]),
	event$1("Election", "greens", "mars-first", [{
		rank: [tags("building"), "cities"],
		first: 2,
		second: 1,
		least: 0,
		solo: [[10, 2], [5, 1]]
	}]),
	event$1("Generous Funding", "kelvinists", "unity", [{
		gain: { mc: 2 },
		for: upTo5({ ratingAbove: 15 })
	}]),
	event$1("Global Dust Storm", "kelvinists", "greens", [{ loseAll: "heat" }, {
		lose: { mc: 2 },
		for: upTo5Less(tags("building"))
	}]),
	event$1("Homeworld Support", "reds", "unity", [{
		gain: { mc: 2 },
		for: upTo5(tags("earth"))
	}]),
	event$1("Improved Energy Templates", "scientists", "kelvinists", [{
		production: { energy: 1 },
		for: {
			of: tags("power"),
			influence: "more",
			each: 2
		}
	}]),
	event$1("Interplanetary Trade", "unity", "unity", [{
		gain: { mc: 2 },
		for: upTo5(tags("space"))
	}]),
	event$1("Jovian Tax Rights", "scientists", "unity", [{
		production: { mc: 1 },
		for: {
			of: "colonies",
			max: 5
		}
	}, {
		gain: { titanium: 1 },
		for: INFLUENCE
	}], ["colonies"]),
	event$1("Microgravity Health Problems", "mars-first", "scientists", [{
		lose: { mc: 3 },
		for: upTo5Less("colonies")
	}], ["colonies"]),
	event$1("Miners On Strike", "mars-first", "greens", [{
		lose: { titanium: 1 },
		for: upTo5Less(tags("jovian"))
	}]),
	event$1("Mud Slides", "kelvinists", "greens", [{
		lose: { mc: 4 },
		for: upTo5Less("tiles-beside-oceans")
	}]),
	event$1("Pandemic", "greens", "mars-first", [{
		lose: { mc: 3 },
		for: upTo5Less(tags("building"))
	}]),
	event$1("Paradigm Breakdown", "kelvinists", "reds", [{ discard: 2 }, {
		gain: { mc: 2 },
		for: INFLUENCE
	}]),
	event$1("Productivity", "scientists", "mars-first", [{
		gain: { steel: 1 },
		for: upTo5(production("steel"))
	}]),
	event$1("Red Influence", "kelvinists", "reds", [{
		lose: { mc: 3 },
		for: {
			of: { ratingAbove: 10 },
			max: 5
		}
	}, {
		production: { mc: 1 },
		for: INFLUENCE
	}]),
	event$1("Revolution", "unity", "mars-first", [{
		rank: [tags("earth")],
		first: -2,
		second: -1,
		least: 1,
		solo: [[4, -2]]
	}]),
	event$1("Riots", "mars-first", "reds", [{
		lose: { mc: 4 },
		for: upTo5Less("cities")
	}]),
	event$1("Sabotage", "unity", "reds", [{ lowerProduction: ["steel", "energy"] }, {
		gain: { steel: 1 },
		for: INFLUENCE
	}]),
	event$1("Scientific Community", "reds", "scientists", [{
		gain: { mc: 1 },
		for: {
			of: "cards-in-hand",
			influence: "more"
		}
	}]),
	event$1("Snow Cover", "kelvinists", "kelvinists", [{ temperature: -2 }, {
		draw: 1,
		for: INFLUENCE
	}]),
	event$1("Solar Flare", "unity", "kelvinists", [{
		lose: { mc: 3 },
		for: upTo5Less(tags("space"))
	}]),
	event$1("Solarnet Shutdown", "scientists", "mars-first", [{
		lose: { mc: 3 },
		for: upTo5Less("blue-cards")
	}]),
	event$1("Spin-Off Products", "greens", "scientists", [{
		gain: { mc: 2 },
		for: upTo5(tags("science"))
	}]),
	event$1("Sponsored Projects", "scientists", "greens", [{ addToEach: "any-with-cubes" }, {
		draw: 1,
		for: INFLUENCE
	}]),
	event$1("Strong Society", "reds", "mars-first", [{
		gain: { mc: 2 },
		for: upTo5("cities")
	}]),
	event$1("Successful Organisms", "mars-first", "scientists", [{
		gain: { plants: 1 },
		for: upTo5(production("plants"))
	}]),
	event$1("Venus Infrastructure", "mars-first", "unity", [{
		gain: { mc: 2 },
		for: upTo5(tags("venus"))
	}], ["venus"]),
	event$1("Volcanic Eruptions", "scientists", "kelvinists", [{ temperature: 2 }, {
		production: { heat: 1 },
		for: INFLUENCE
	}]),
	event$1("War on Earth", "mars-first", "kelvinists", [{
		tr: -1,
		for: {
			of: 4,
			influence: "less"
		}
	}])
];
const byId$1 = new Map(globalEvents.map((e) => [e.id, e]));
/** Ids come from our own state: a missing one is a fault of the program. */
function globalEventOf(id) {
	const found = byId$1.get(id);
	if (!found) throw new Error(`there is no global event '${id}'`);
	return found;
}
/** Those whose boxes are all in play. */
const globalEventDeck = (sets) => globalEvents.filter((e) => e.needs.every((set) => sets.includes(set))).map((e) => e.id);

// games/terraforming-mars/rules/src/turmoil/text.ts
/** The name of a party ('party:reds') or a global event ('event:riots'); nothing for any other id. */
function committeeName(id) {
	if (id.startsWith("party:")) return parties[partyIndex(id.slice(6))].name;
	return id.startsWith("event:") ? globalEventOf(id).name : void 0;
}
/** 'the Greens', but 'Mars First' and 'Unity'. */
function partyText(id) {
	const { name } = parties[partyIndex(id)];
	return name.endsWith("s") ? `the ${name}` : name;
}
/** What the party's coming to power brings everybody. */
function bonusText(party) {
	const { bonus } = parties[party];
	if ("tags" in bonus) return `Everybody gains 1 MC for each ${list(bonus.tags.map(tagText), "or")} tag of their own.`;
	if ("production" in bonus) return `Everybody gains 1 MC for each step of their ${productionText(bonus.production)}.`;
	return "Whoever has the lowest TR gains 1 TR; alone, with a TR of 20 or less.";
}
/** What holds while the party rules. */
function policyText(party) {
	const { policy } = parties[party];
	if ("laid" in policy) return sentence(`whenever you lay ${policy.laid === "any" ? "a tile on Mars" : "a greenery"}, ${opText({ gain: policy.gain })}`);
	if ("titanium" in policy) return `Your titanium is worth ${policy.titanium} MC more.`;
	if ("tax" in policy) return `Each step of TR that you gain costs you ${policy.tax} MC.`;
	const does = "draw" in policy ? opText({ draw: policy.draw }) : opText({ production: policy.production });
	return sentence(`action: pay ${policy.pay} MC to ${does}${"once" in policy ? ", once per generation" : ""}`);
}
const lower = (text) => text[0].toLowerCase() + text.slice(1);
/** All that a party stands for. */
const partyFacts = (party) => `When it comes to rule, ${lower(bonusText(party))} While it rules: ${lower(policyText(party))}`;
const bagText$1 = (bag) => list(RESOURCES.flatMap((name) => bag[name] === void 0 ? [] : [stockText(name, bag[name])]));
const THINGS = {
	"kinds-of-tags": "kind of tag",
	events: "event you have played",
	cities: "city of yours",
	"tiles-beside-oceans": "tile of yours beside an ocean",
	"blue-cards": "blue card of yours",
	"cards-in-hand": "card in your hand",
	colonies: "colony of yours"
};
function thingText(of) {
	if (typeof of === "number") return String(of);
	if (typeof of === "string") return THINGS[of];
	if ("tags" in of) return `${tagText(of.tags)} tag of yours`;
	if ("production" in of) return `step of ${productionText(of.production)}`;
	return `full 5 TR above ${of.ratingAbove}`;
}
/** 'for each city of yours (at most 5, less your influence)'. */
function tallyText({ of, max, influence, each }) {
	if (of === void 0) return "for each influence";
	const limits = [...max === void 0 ? [] : [`at most ${max}`], ...influence === "less" ? ["less your influence"] : []];
	const thing = `each ${thingText(of)}${limits.length > 0 ? ` (${limits.join(", ")})` : ""}`;
	const things = influence === "more" ? `${thing} and each influence` : thing;
	return each === void 0 ? `for ${things}` : `for every ${each} in all: count ${things}`;
}
function stepText(step) {
	if ("firstPlayer" in step) return step.firstPlayer === "lays-ocean" ? "the first player lays an ocean; nobody gains anything by it" : "the first player takes an ocean off the map, unless all of them are laid";
	if ("temperature" in step) return step.temperature > 0 ? `the temperature rises ${namesOf("step", step.temperature)}; nobody gains anything by it` : `the temperature falls ${namesOf("step", -step.temperature)}, unless it is at its maximum`;
	if ("gain" in step && step.for.reaching !== void 0) return `gain ${bagText$1(step.gain)} if your different tags and your influence come to ${step.for.reaching} or more`;
	if ("gain" in step) return `gain ${bagText$1(step.gain)} ${tallyText(step.for)}`;
	if ("lose" in step) return `lose ${bagText$1(step.lose)} ${tallyText(step.for)}`;
	if ("production" in step) return `${opText({ production: step.production })} ${tallyText(step.for)}`;
	if ("draw" in step) return `${opText({ draw: step.draw })} ${tallyText(step.for)}`;
	if ("loseAll" in step) return `lose all your ${resourceText(step.loseAll)}`;
	if ("lowerProduction" in step) return `lower your ${list(step.lowerProduction.map(resourceText))} production 1 step each, where you have any`;
	if ("keepPlants" in step) return `keep ${step.keepPlants} plants and 1 more for each influence; lose all others`;
	return cardsText$1(step);
}
function cardsText$1(step) {
	if ("tr" in step) return `lose ${step.for.of} TR, less your influence`;
	if ("discard" in step) return `discard ${namesOf("card", step.discard)}`;
	if ("addToEach" in step) return step.addToEach === "any-with-cubes" ? "each of your cards with resources on it gets 1 more" : `put 1 ${step.addToEach} on each of your cards that can hold any`;
	if ("addToOne" in step) return `put 1 ${step.addToOne} on one of your cards ${tallyText(step.for)}`;
	if ("spendCubes" in step) return `take ${namesOf(step.cube, step.spendCubes)} off one of your cards, or lose ${step.orLose} MC`;
	if ("gainAny" in step) return `gain a standard resource of your choice ${tallyText(step.for)}`;
	return rankText(step);
}
function rankText(step) {
	const what = list([...step.rank.map((of) => `each ${thingText(of)}`), "each influence"]);
	const verb = step.first > 0 ? "gains" : "loses";
	const solo = list(step.solo.map(([sum, tr]) => `${Math.abs(tr)} at ${sum} or more`));
	const none = step.least > 0 ? "; a count of 0 loses nothing" : "";
	return `count ${what}: the highest ${verb} ${Math.abs(step.first)} TR, the second ${Math.abs(step.second)}${none}; alone, ${solo}`;
}
/** What a global event does, and where its neutral delegates go. */
const globalEventFacts = ({ id, distant, current }) => `${globalEventText(id)} A neutral delegate goes to ${partyText(distant)} when it is revealed, and to ${partyText(current)} when it becomes current.`;
/** What a global event does, in sentences. */
const globalEventText = (id) => globalEventOf(id).steps.map((step) => sentence(stepText(step))).join(" ");

// games/terraforming-mars/rules/src/text.ts
const byId = new Map([
	...SETS.flatMap((set) => projects[set]),
	...corporations,
	...preludes
].map((data) => [data.id, data]));
/** What a card was written as. Ids come from our own state or have been checked: a missing one is a fault of the program. */
function dataOf(id) {
	const data = byId.get(id);
	if (!data) throw new Error(`there is no card '${id}'`);
	return data;
}
/** Of a card, or of a colony tile, a global event or a party where that is what brings something. */
const nameOf = (card) => colonyName(card) ?? committeeName(card) ?? dataOf(card).name;
/** '4 % oxygen or more', 'at most 3 oceans', '2 science tags'. */
function requirementText(r) {
	if ("parameter" in r) {
		const value = {
			temperature: `${r.is < 0 ? `−${-r.is}` : r.is} °C`,
			oxygen: `${r.is} % oxygen`,
			oceans: namesOf("ocean", r.is),
			venus: `${r.is} % on Venus`
		}[r.parameter];
		return r.max ? `at most ${value}` : `${value} or more`;
	}
	if ("tag" in r) return namesOf(`${tagText(r.tag)} tag`, r.count);
	if ("party" in r) return `${partyText(r.party)} to rule or 2 delegates of yours there`;
	if ("chairman" in r) return "you to be chairman";
	if ("partiesLed" in r) return `${namesOf("party", r.partiesLed)} led by you`;
	if ("floaters" in r) return `${namesOf("floater", r.floaters)} on your cards`;
	if ("colonies" in r) return `${r.max ? "at most " : ""}${namesOf("colony", r.colonies)} of your own`;
	if ("rating" in r) return `a terraform rating of ${r.rating} or more`;
	if ("production" in r) return `${r.production} production of your own`;
	if ("kindsOfResources" in r) return `${r.kindsOfResources} kinds of resources of your own`;
	if ("plantsRemoved" in r) return "that somebody has removed another player’s plants in this generation";
	const whose = r.onMars ? "on Mars" : r.of === "all" ? "in play" : "of your own";
	return `${namesOf(r.tiles, r.count)} ${whose}${r.beside ? ` beside an ${r.beside}` : ""}`;
}
function pointsText(p, holds) {
	if (typeof p === "number") return `Worth ${namesOf("point", p)}.`;
	const points = namesOf("point", p.points);
	if ("perCityOf" in p) return `If there are ${p.ifCubes} or more ${holds ?? "resource"}s on it at the end, every player gets ${points} for each city of their own.`;
	if ("ifCubes" in p) return `Worth ${points} if there is a resource on it.`;
	return `Worth ${points} ${countedText(p.per, p.each, holds)}.`;
}
/** Everything a card does, in sentences. */
function textOf(id) {
	const card = dataOf(id);
	const lines = [];
	if ("requires" in card && card.requires) lines.push(`Requires ${card.requires.map(requirementText).join(", ")}.`);
	if ("beginner" in card) lines.push("Keep all your starting cards without paying for them.");
	if ("firstAction" in card && card.firstAction) lines.push(`As your first action: ${sentencesOf(card.firstAction)}`);
	if (card.tags.includes("wild")) lines.push("Its wild tag stands for any one tag in each of your actions.");
	lines.push(sentencesOf(card.play ?? [], card.holds));
	for (const effect of card.effects ?? []) lines.push(sentence(`effect: ${effectText(effect, card.holds)}`));
	lines.push(actionsText(card.actions ?? [], card.holds));
	if (card.points !== void 0) lines.push(pointsText(card.points, card.holds));
	return lines.filter((line) => line !== "").join(" ");
}
/** The list of all cards, for search; and of what else can be read: colony tiles, global events, parties. */
const cardList = [
	...SETS.flatMap((set) => projects[set].map((data) => facts(data, data.kind, { set }))),
	...corporations.map((data) => facts(data, "corporation", {})),
	...preludes.map((data) => facts(data, data.kind, {})),
	...colonyTiles.map((tile) => beside(tile, "colony tile", colonyText(tile.id))),
	...globalEvents.map((event) => beside(event, "global event", globalEventFacts(event))),
	...parties.map((party, i) => beside({
		...party,
		id: `party:${party.id}`
	}, "party", partyFacts(i)))
];
function beside(data, kind, text) {
	return {
		id: data.id,
		name: data.name,
		kind,
		text,
		facts: { ...data }
	};
}
function facts(data, kind, more) {
	return {
		id: data.id,
		name: data.name,
		kind,
		text: textOf(data.id),
		facts: {
			...data,
			...more
		},
		...data.fromRules !== void 0 && { fromRules: data.fromRules }
	};
}

// games/terraforming-mars/rules/src/payment.ts
/** MC, and heat where it is money. */
const MONEY = 1 << 0 | 1 << 5;
const KINDS$1 = [...RESOURCES, ...CARD_MONEY.map((money) => money.card)];
/** Worth more than 1 MC, so that change could be lost. */
const METALS = [
	2,
	1,
	3
];
const DEAR = [...METALS, ...CARD_MONEY.map((_, i) => FIRST_CARD_MONEY + i)];
const SUBSTITUTES = [
	2,
	1,
	3,
	5
];
const IN_ORDER = [
	0,
	1,
	...DEAR.filter((kind) => kind !== 1),
	5
];
const worthOf = (p, kind) => kind < FIRST_CARD_MONEY ? p.worth[kind] : CARD_MONEY[kind - FIRST_CARD_MONEY].worth;
function cubesThere(p, kind) {
	if (p.cubeMoney === 0) return 0;
	const at = p.cards.indexOf(CARD_MONEY[kind - FIRST_CARD_MONEY].card);
	return at < 0 ? 0 : p.cubes[at];
}
/** What there is of a kind of money for this payment. */
const available = (p, may, keep, kind) => {
	if ((may & 1 << kind) === 0 || worthOf(p, kind) === 0) return 0;
	const there = kind < FIRST_CARD_MONEY ? p.stock[kind] : cubesThere(p, kind);
	return keep === null ? there : Math.max(0, there - (keep[kind] ?? 0));
};
/** The most that could be paid. */
function purse(p, may, keep) {
	if (may === MONEY && keep === null) return p.stock[0] + p.stock[5] * p.worth[5];
	let sum = available(p, may, keep, 0);
	for (const r of SUBSTITUTES) sum += available(p, may, keep, r) * p.worth[r];
	if (p.cubeMoney > 0) for (let i = 0; i < CARD_MONEY.length; i++) sum += available(p, may, keep, FIRST_CARD_MONEY + i) * CARD_MONEY[i].worth;
	return sum;
}
/** How often a resource can be exchanged. */
const mostExchanged = (p, { resource, n }) => Math.floor((resource === 0 ? purse(p, MONEY, null) : p.stock[resource]) / n);
function isThrifty(p, mix, cost) {
	let over = -cost;
	for (let kind = 0; kind < mix.length; kind++) if (mix[kind] > 0) over += mix[kind] * worthOf(p, kind);
	if (over < 0) return false;
	if (over === 0) return true;
	for (let kind = 0; kind < mix.length; kind++) if (mix[kind] > 0 && over >= worthOf(p, kind)) return false;
	return true;
}
/** None of a kind, as much as fits, one more than fits, and the least that will do. */
function amountsOf(cost, worth, there, rest) {
	const list = [];
	for (const n of [
		0,
		Math.floor(cost / worth),
		Math.ceil(cost / worth),
		Math.ceil((cost - rest) / worth)
	]) {
		const clipped = Math.min(Math.max(0, n), there);
		if (!list.includes(clipped)) list.push(clipped);
	}
	return list;
}
const nothing = () => new Array(KINDS$1.length).fill(0);
/** The corners of what may be paid: a finite list that stands for all mixes. Never empty if the purse holds the cost. */
function mixes(p, frame) {
	const { cost, with: may, keep } = frame;
	const dear = [];
	for (const kind of p.cubeMoney > 0 ? DEAR : METALS) if (available(p, may, keep, kind) > 0) dear.push(kind);
	const heat = available(p, may, keep, 5);
	const mc = available(p, may, keep, 0);
	const list = [];
	const mix = nothing();
	const addWith = (h, left) => {
		mix[5] = h;
		mix[0] = left - h;
		if (h <= heat && mix[0] <= mc && isThrifty(p, mix, cost) && !list.some((m) => same(m, mix))) list.push(mix.slice());
	};
	const add = (i, left) => {
		if (i === dear.length) {
			const hot = Math.min(heat, left);
			const cold = Math.max(0, left - mc);
			addWith(hot, left);
			if (cold !== hot) addWith(cold, left);
			return;
		}
		const kind = dear[i];
		const worth = worthOf(p, kind);
		let rest = heat + mc;
		for (let j = i + 1; j < dear.length; j++) rest += available(p, may, keep, dear[j]) * worthOf(p, dear[j]);
		for (const n of amountsOf(left, worth, available(p, may, keep, kind), rest)) {
			mix[kind] = n;
			add(i + 1, Math.max(0, left - n * worth));
		}
		mix[kind] = 0;
	};
	add(0, cost);
	return list;
}
function same(a, b) {
	for (let kind = 0; kind < a.length; kind++) if (a[kind] !== b[kind]) return false;
	return true;
}
function spendMix(s, frame, mix, tell) {
	const p = s.players[frame.seat];
	for (let kind = 0; kind < mix.length; kind++) {
		if (mix[kind] === 0) continue;
		if (kind < FIRST_CARD_MONEY) p.stock[kind] -= mix[kind];
		else p.cubes[p.cards.indexOf(KINDS$1[kind])] -= mix[kind];
	}
	if (!tell || frame.cost === 0) return;
	tell({
		what: "pays",
		seat: frame.seat,
		resources: amountsFrom(mix),
		why: frame.why,
		of: frame.of
	});
}
const amountsFrom = (mix) => {
	const amounts = {};
	for (const kind of IN_ORDER) if (mix[kind] > 0) amounts[KINDS$1[kind]] = mix[kind];
	return amounts;
};
/** Asks for a payment, or makes it where there is only one way. What it pays for must be pushed before. */
function askPayment(s, seat, cost, may, keep, why, of, tell) {
	if (cost <= 0) return;
	const p = s.players[seat];
	const frame = {
		do: "pay",
		seat,
		cost,
		with: may,
		keep,
		why,
		of
	};
	if (!hasSubstitute(p, may, keep)) {
		p.stock[0] -= cost;
		tell?.({
			what: "pays",
			seat,
			resources: { mc: cost },
			why,
			of
		});
		return;
	}
	const ways = mixes(p, frame);
	if (ways.length === 1) spendMix(s, frame, ways[0], tell);
	else push(s, frame);
}
function hasSubstitute(p, may, keep) {
	for (const r of SUBSTITUTES) if (available(p, may, keep, r) > 0) return true;
	return p.cubeMoney > 0 && CARD_MONEY.some((_, i) => available(p, may, keep, FIRST_CARD_MONEY + i) > 0);
}
/** 'steel', 'floaters of Dirigibles'. */
function moneyText(id, n) {
	const money = CARD_MONEY.find(({ card }) => card === id);
	if (money) return `${namesOf(CUBES[money.cube], n)} of ${nameOf(id)}`;
	return id === "mc" ? `${n} MC` : id === "plants" ? namesOf("plant", n) : `${n} ${id}`;
}
const labelOf = (kind) => moneyText(KINDS$1[kind], 2).replace(/^2 /, "");
const partsOf = (p, frame) => IN_ORDER.map((kind) => ({
	id: KINDS$1[kind],
	label: labelOf(kind),
	min: 0,
	max: available(p, frame.with, frame.keep, kind),
	worth: worthOf(p, kind)
})).filter((part) => part.max > 0);
const question$3 = (s, frame) => ({
	kind: "amounts",
	parts: partsOf(s.players[frame.seat], frame),
	total: {
		min: frame.cost,
		max: frame.cost + MOST_OVER
	},
	thrifty: true
});
/** No unit is worth more than this. */
const MOST_OVER = 20;
/** The cheap look before a reason is made. */
function isPayment$1(p, frame, answer) {
	const amounts = answer.amounts;
	if (typeof amounts !== "object" || amounts === null || Array.isArray(amounts)) return false;
	for (const key in answer) if (key !== "amounts") return false;
	for (const key in amounts) {
		const n = amounts[key];
		const kind = KINDS$1.indexOf(key);
		if (kind < 0 || typeof n !== "number" || !Number.isInteger(n) || n < 0) return false;
		const there = available(p, frame.with, frame.keep, kind);
		if (n > there || there === 0) return false;
	}
	return isThrifty(p, mixFrom(amounts), frame.cost);
}
function mixFrom(given) {
	const mix = nothing();
	for (const key in given) mix[KINDS$1.indexOf(key)] = given[key];
	return mix;
}
const refuse$2 = (s, frame, answer) => isPayment$1(s.players[frame.seat], frame, answer) ? void 0 : refusalOfAmounts(question$3(s, frame), answer);
const pay$2 = {
	seats: (_, frame) => only(frame.seat),
	ask: (s, _, frame) => ({
		...question$3(s, frame),
		prompt: `Pay ${frame.cost} MC.`
	}),
	answers: (s, _, frame) => mixes(s.players[frame.seat], frame).map((mix) => ({ amounts: amountsFrom(mix) })),
	refuse: (s, _, frame, answer) => refuse$2(s, frame, answer),
	take(s, _, frame, answer, tell) {
		spendMix(s, frame, mixFrom(answer.amounts), tell);
	}
};

// games/terraforming-mars/rules/src/prices.ts
/** The printed cost less all discounts, a discount for a tag once for every such tag; never below 0. */
function priceOf(p, card) {
	let price = card.cost - p.discount - p.nextDiscount;
	for (const tag of card.tags) price -= p.discounts[tag];
	if (card.requires.length > 0) price -= p.requirementDiscount;
	return price > 0 ? price : 0;
}
/** For a card that may lie on another, with cubes that make it cheaper. */
const priceNow = (s, seat, card) => Math.max(0, priceOf(s.players[seat], card) - parkedCubes(s.promos, seat, card.id));
const projectPrice = (p, project) => project.cost - p.projectDiscounts[project.index];
/** What may pay for a card. */
const payableWith = (card) => MONEY | card.metals;
/** What must be left after paying for a card: heat and plants that the card itself will take, where they are money. */
function keepFor(p, card) {
	const { stockLoss, stockGain } = card.needs;
	if (p.cubeMoney === 0 && (!card.needs.losses || p.worth[5] === 0 && p.worth[3] === 0)) return null;
	const cubes = p.cubeMoney > 0 ? keepCubes(p, card) : null;
	const isKept = (r) => p.worth[r] > 0 && stockLoss[r] > stockGain[r];
	if (!isKept(5) && !isKept(3)) return cubes;
	const kept = stockLoss.map((n, r) => (r === 5 || r === 3) && isKept(r) ? n - stockGain[r] : 0);
	return cubes ? [...kept, ...cubes.slice(kept.length)] : kept;
}
/** Cubes that the card itself will take off a card of the player's, where they lie nowhere else than on one that pays. */
function keepCubes(p, card) {
	for (const op of card.needs.others) {
		if (op.kind !== "spend" || op.target === "any-card") continue;
		if (p.cards.some((id, i) => p.cubes[i] >= op.n && cardOf(id).holds === op.cube && !CARD_MONEY.some((money) => money.card === id))) continue;
		return [...RESOURCES.map(() => 0), ...CARD_MONEY.map((money) => money.cube === op.cube ? op.n : 0)];
	}
	return null;
}

// games/terraforming-mars/rules/src/turmoil/tax.ts
/** Whether what raises a rating is taxed now. */
const isTaxed = (s) => s.turmoil !== null && s.turmoil.policy === 2;
const REDS_CARD = "party:reds";
/** Steps of rating are to be paid for; what is due already grows. */
function tax(s, seat, steps) {
	const due = s.pool.findIndex((w) => w.card === REDS_CARD && w.seat === seat);
	if (due < 0) s.pool.push(wait(taxOp(steps), seat, REDS_CARD, "", -1));
	else s.pool[due] = wait(taxOp(steps + taxSteps(s.pool[due].op)), seat, REDS_CARD, "", -1);
}
/** Money in hand, with what counts as money. */
const money = (p) => p.stock[0] + p.stock[5] * p.worth[5];
/** What a loss takes of that money: heat that counts as money is gone for the Reds, too. */
const moneyLost = (p, bag) => bag[0] + bag[5] * p.worth[5];
/** Whether effects that wait for something could bring a player rating. */
const couldTrigger = (p, triggers) => {
	for (const id of p.listens) if (TRIGGERS[id].rises) return true;
	for (const id of triggers) if (TRIGGERS[id].rises) return true;
	return false;
};
/** Bonuses lead from oxygen to temperature to an ocean. */
const CLIMBS = [
	OXYGEN,
	TEMPERATURE,
	VENUS,
	OCEANS
];
/** The most steps of rating that so much can bring as the tracks stand, bonuses included, in whatever order it comes. */
function mostRating(s, rises) {
	let sum = rises[RATING];
	if (rises[POLE] > 0 && poleIsFree(s)) rises[OCEANS]++;
	if (rises[COLONY] > 0 && s.colonies?.tiles.some(({ id }) => colonyOf(id).rises)) rises[OCEANS]++;
	for (const parameter of CLIMBS) {
		if (rises[parameter] === 0) continue;
		const { max, step, bonuses } = TRACKS[PARAMETERS[parameter]];
		const from = s.parameters[parameter];
		const to = Math.min(max, from + rises[parameter] * step);
		sum += (to - from) / step;
		for (const { at, gives } of bonuses) {
			if (at <= from || at > to) continue;
			if (gives === "temperature") rises[TEMPERATURE]++;
			else if (gives === "ocean") rises[OCEANS]++;
			else if (gives === "rating") sum++;
		}
	}
	return sum;
}
function poleIsFree(s) {
	const { southPole } = BOARDS[s.map];
	return southPole >= 0 && s.tiles[southPole] === 0;
}
function addRises(rises, op) {
	const more = OPS[op].rises;
	for (let i = 0; i < more.length; i++) rises[i] += more[i];
}
function mostTax(s, ops) {
	const rises = NO_RISE.slice();
	for (const op of ops) addRises(rises, op);
	return TAX * mostRating(s, rises);
}
/** Whether a seat that has so much left can pay the tax on these effects whatever comes of them. */
const affordsTax = (s, left, ops) => left >= mostTax(s, ops);
/** The same for a card to be played: its tags may be waited for. */
const affordsTaxOfCard = (s, seat, left, card) => !couldTrigger(s.players[seat], card.triggers) && affordsTax(s, left, card.play);
/** Whether something of the player's waits for a step of this parameter, or for a tile. */
function isAwaited(p, parameter, tile) {
	for (const id of p.listens) {
		const trigger = TRIGGERS[id];
		if (trigger.parameter === parameter) return true;
		if (tile && (trigger.event === "laid" || trigger.event === "border")) return true;
	}
	return false;
}
/** The parameter that these effects raise if they are one ocean, one greenery or steps of one parameter; -1 if they are not. */
function raisedBy({ kind, tile, where, parameter }) {
	if (kind === "raise") return parameter;
	if (kind !== "tile" || where !== null) return -1;
	return tile === 1 ? OCEANS : tile === 2 ? OXYGEN : -1;
}
/** Bonuses that bring no money, now or by what they lead to. */
const POOR = /* @__PURE__ */ new Set(["card", "rating"]);
const POOR_WITH_HEAT = /* @__PURE__ */ new Set([...POOR, "heatProduction"]);
/**
* The least tax on rating, one ocean, one greenery or steps of one parameter, where nothing comes in on the way but the money that oceans pay: no
* bonus is reached that pays, nothing of the seat's waits for it. -1 for all other effects.
*/
function sureTax(s, seat, ops) {
	const op = OPS[ops[0]];
	if (ops.length === 1 && op.kind === "rating" && op.per === null) return TAX * op.n;
	const tile = op.kind === "tile";
	const parameter = raisedBy(op);
	if (ops.length > 1 || parameter < 0 || isAwaited(s.players[seat], parameter, tile)) return -1;
	if (tile && (s.players[seat].worth[5] > 0 || poleIsFree(s))) return -1;
	const poor = s.players[seat].gainsProduced ? POOR : POOR_WITH_HEAT;
	const { max, step, bonuses } = TRACKS[PARAMETERS[parameter]];
	const from = s.parameters[parameter];
	const to = Math.min(max, from + (tile ? 1 : op.n) * step);
	return bonuses.some(({ at, gives }) => at > from && at <= to && !poor.has(gives)) ? -1 : TAX * (to - from) / step;
}
/** Whether a card is yet to come into play in the action under way: its tags may be waited for. */
const isCardToCome = (s) => s.stack.some((frame) => frame.do === "enter-play");
/**
* Whether a seat could pay now for all that waits, and for all the rating that it and what has begun could bring. `brings`: money that
* comes for certain before that.
*/
function taxIsCovered(s, seat, begun, brings) {
	const p = s.players[seat];
	const rises = NO_RISE.slice();
	for (const op of begun) addRises(rises, op);
	let due = 0;
	for (const w of s.pool) {
		if (w.seat !== seat) continue;
		addRises(rises, w.op);
		if (OPS[w.op].kind === "lose") due += OPS[w.op].bag?.[0] ?? 0;
	}
	if (due + TAX * mostRating(s, rises) > p.stock[0] + brings) return false;
	return !isCardToCome(s) || !couldTrigger(p, []);
}

// games/terraforming-mars/rules/src/supply.ts
const SOURCE_INDEX = Object.fromEntries(RATING_SOURCES.map((name, i) => [name, i]));
/** A bag as people read it, for events. */
const named = (bag, times) => Object.fromEntries(RESOURCES.flatMap((name, r) => bag[r] === 0 ? [] : [[name, bag[r] * times]]));
function gain(s, seat, bag, times, why, tell) {
	if (times === 0) return;
	const { stock } = s.players[seat];
	for (let r = 0; r < stock.length; r++) stock[r] += bag[r] * times;
	tell?.({
		what: "gains",
		seat,
		resources: named(bag, times),
		card: why
	});
}
function gainOne(s, seat, resource, n, why, tell) {
	if (n === 0) return;
	s.players[seat].stock[resource] += n;
	tell?.({
		what: "gains",
		seat,
		resources: { [RESOURCES[resource]]: n },
		card: why
	});
}
function lose(s, seat, resource, n, why, tell) {
	if (n === 0) return;
	s.players[seat].stock[resource] -= n;
	tell?.({
		what: "loses",
		seat,
		resources: { [RESOURCES[resource]]: n },
		card: why
	});
}
/** Production up, or down where `n` is negative. What goes down must be there: that was looked at before. */
function produce(s, seat, resource, n, why, tell) {
	if (n === 0) return;
	const p = s.players[seat];
	p.production[resource] += n;
	tell?.({
		what: "production",
		seat,
		resource: RESOURCES[resource],
		steps: n,
		card: why
	});
	if (n > 0 && p.gainsProduced) gainOne(s, seat, resource, n, tell ? gainerOf(p) : "", tell);
}
/** The card by which what is produced is gained at once: not the first corporation, if there are two. */
const gainerOf = (p) => p.cards.find((id) => cardOf(id).effects.some((effect) => "gainsProduced" in effect)) ?? "";
const leastProduction = (resource) => resource === 0 ? -5 : 0;
/** How many steps this production can still go down. */
const canLose = (p, resource) => p.production[resource] - leastProduction(resource);
function raiseRating(s, seat, n, source, tell) {
	if (n === 0) return;
	const p = s.players[seat];
	p.rating += n;
	p.ratings[SOURCE_INDEX[source]] += n;
	if (n > 0) {
		p.raised = true;
		if (isTaxed(s)) tax(s, seat, n);
	}
	tell?.({
		what: "rating",
		seat,
		steps: n,
		rating: p.rating
	});
}
function takeCubes(s, seat, card, n) {
	const p = s.players[seat];
	p.cubes[p.cards.indexOf(card)] -= n;
}
/** An empty deck is made anew from the discard pile. Returns whether there is a card to draw. */
function refillDeck(s) {
	if (s.places[0].length > 0) return true;
	if (s.places[1].length === 0) return false;
	moveAll(s, 1, 0);
	shuffle(s, 0);
	return true;
}
/** Cards from the deck to a place; fewer if deck and discard pile run out. Returns how many came. */
function dealCards$1(s, to, n) {
	let left = n;
	while (left > 0 && refillDeck(s)) left -= deal(s, 0, to, left);
	return n - left;
}
function draw(s, seat, n, tell) {
	if (n === 0) return;
	const before = tell ? s.places[handOf(seat)].slice() : [];
	const drawn = dealCards$1(s, handOf(seat), n);
	if (!tell || drawn === 0) return;
	tell({
		what: "draws",
		seat,
		cards: added(before, s.places[handOf(seat)]),
		to: [seat],
		others: {
			what: "draws",
			seat,
			count: drawn
		}
	});
}
/** The cards that a sorted list has more than it had. */
function added(before, after) {
	const left = before.slice();
	return after.filter((card) => {
		const i = left.indexOf(card);
		if (i < 0) return true;
		left.splice(i, 1);
		return false;
	});
}

// games/terraforming-mars/rules/src/targets.ts
/** The bit of what others can't remove: plants, and each kind of cube. */
const PLANTS_PROTECTED = 1;
const cubeProtected = (cube) => 2 << cube;
const hasTag = (id, tag) => (cardOf(id).tagBits & 1 << tag) !== 0;
/** Cards that lie on another are not in play, but have cubes of no kind. */
function addParked(parked, op, list) {
	if (op.target === "any-with-cubes") list.push(...parked);
	else if (op.cube < 0 && op.tag >= 0) list.push(...parked.filter((card) => hasTag(card, op.tag)));
}
/** Own cards that can take such cubes; any that has cubes already, where the effect says so. */
function holdersFor(s, seat, op) {
	const p = s.players[seat];
	const list = [];
	for (let i = 0; i < p.cards.length; i++) {
		const held = cardOf(p.cards[i]).holds;
		if (held < 0) continue;
		if (op.target === "any-with-cubes" ? p.cubes[i] > 0 : (op.cube < 0 || held === op.cube) && (op.tag < 0 || hasTag(p.cards[i], op.tag))) list.push(p.cards[i]);
	}
	if (s.promos) addParked(s.promos.parked[seat], op, list);
	return list;
}
/** Cards from which at least this many such cubes can be taken, one's own among them if they may be. */
function cubesToTake(s, seat, cube, least, own) {
	const list = [];
	for (let owner = 0; owner < s.seats; owner++) {
		if (owner === seat ? !own : (s.players[owner].protects & cubeProtected(cube)) !== 0) continue;
		const { cards, cubes } = s.players[owner];
		for (let i = 0; i < cards.length; i++) {
			if (cubes[i] < least) continue;
			const card = cardOf(cards[i]);
			if (card.holds === cube && !card.keepsCubes) list.push({
				seat: owner,
				card: card.id
			});
		}
	}
	return list;
}
/** Where the cubes of a cost can be taken from: one's own cards, or anybody's. */
const cubesToSpend = (s, seat, op) => {
	const all = cubesToTake(s, seat, op.cube, op.n, true);
	return op.target === "own-card" ? all.filter((holder) => holder.seat === seat) : all;
};
/** Opponents with some of a resource to remove. */
function toRemoveFrom(s, seat, op, area) {
	const list = [];
	for (let other = 0; other < s.seats; other++) {
		const p = s.players[other];
		if (other === seat || p.stock[op.resource] === 0) continue;
		if (op.resource === 3 && (p.protects & 1) !== 0) continue;
		if (op.beside && !ownsBeside(s, other, area)) continue;
		if (op.tag >= 0 && p.tags[op.tag] === 0) continue;
		list.push(other);
	}
	return list;
}
function ownsBeside(s, seat, area) {
	if (area < 0) return false;
	for (const next of NEIGHBOURS[area]) if (s.owners[next] === seat) return true;
	return false;
}
/** Whoever has the production to be reduced, in full. */
function toReduce(s, op) {
	const list = [];
	for (let seat = 0; seat < s.seats; seat++) if (canLose(s.players[seat], op.resource) >= op.n) list.push(seat);
	return list;
}
/** Alone, an opponent who has everything stands in for whoever is to be hit. */
const isSolo = (s) => s.seats === 1;
/** Alone, an insurer pays for that opponent's losses, and may rather take what is its own. */
const insuresAlone = (s) => isSolo(s) && s.players[0].insures > 0;

// games/terraforming-mars/rules/src/enter-play.ts
const enterPlay = { run(s, { seat, card: id, by }, tell) {
	const card = cardOf(id);
	const p = s.players[seat];
	if (isProject(card.kind)) {
		p.nextDiscount = 0;
		p.nextSlack = 0;
	}
	wildsForCard(s, p, card);
	if (card.kind === "event") {
		p.events.push(id);
		p.eventsAt.push(s.played);
	} else layDown(s, p, card);
	resolveCard(s, seat, card, tell);
	if (by !== "") heardLate(s, seat, cardOf(by), card, tell);
} };
/** A corporation from the cards that were dealt at the start, or one more. */
function playCorporation(s, seat, id, from, tell) {
	const card = cardOf(id);
	const p = s.players[seat];
	move(s, from, 4, id);
	if (p.corporation === "") p.corporation = id;
	if (card.firstAction.length > 0) p.firstActions.push(id);
	tell?.({
		what: "reveals-corporation",
		seat,
		card: id
	});
	layDown(s, p, card);
	resolveCard(s, seat, card, tell);
	if (s.seats === 1) greetNeutralCities(s, seat, card, tell);
}
/** A corporation that gains from everybody's cities gains from those that were there before it. */
function greetNeutralCities(s, seat, card, tell) {
	for (const id of card.triggers) for (let area = 0; area < s.tiles.length; area++) {
		const trigger = TRIGGERS[id];
		if (s.owners[area] !== 9 || !isCity(s.tiles[area]) || !trigger.anyone) continue;
		if (waitsForTile(s, trigger, s.tiles[area], area)) enqueue(s, trigger.ops, seat, card.id, "", area, tell);
	}
}
function resolveCard(s, seat, card, tell) {
	push(s, {
		do: "resolve",
		seat
	});
	enqueue(s, card.play, seat, card.id, card.id, -1, tell);
	cardPlayed(s, seat, card, tell);
}
/** A card that waits for something no longer lies face up: its tags no longer count, nor do its effects. */
function turnDown(p, card) {
	const at = p.cards.indexOf(card.id);
	p.cards.splice(at, 1);
	p.cubes.splice(at, 1);
	p.playedAt.splice(at, 1);
	for (const tag of card.tags) p.tags[tag]--;
	p.listens = p.listens.filter((trigger) => !card.triggers.includes(trigger));
}
/** A card lies face up: its tags count, its standing effects hold. */
function layDown(s, p, card) {
	p.cards.push(card.id);
	p.cubes.push(0);
	p.playedAt.push(s.played);
	for (const tag of card.tags) p.tags[tag]++;
	for (const trigger of card.triggers) p.listens.push(trigger);
	if (s.colonies) layDownColonial(s, s.colonies, p, card);
	for (const effect of card.effects) if ("discount" in effect) {
		if (effect.tag) p.discounts[TAGS.indexOf(effect.tag)] += effect.discount;
		else if (effect.on === "requirement") p.requirementDiscount += effect.discount;
		else p.discount += effect.discount;
	} else if ("value" in effect) RESOURCES.forEach((name, r) => {
		if (name === "steel" || name === "titanium") p.worth[r] += effect.value[name] ?? 0;
	});
	else if ("cubesPay" in effect) p.cubeMoney++;
	else if ("slack" in effect) {
		if (effect.of === "venus") p.venusSlack += effect.slack;
		else p.slack += effect.slack;
	} else if ("gainsProduced" in effect) p.gainsProduced = true;
	else if ("protects" in effect) for (const what of effect.protects) p.protects |= what === "plants" ? 1 : cubeProtected(CUBES.indexOf(what));
	else if ("greeneryDiscount" in effect) p.greeneryPrice -= effect.greeneryDiscount;
	else if ("projectDiscount" in effect) p.projectDiscounts[PROJECTS.indexOf(effect.project)] += effect.projectDiscount;
	else if ("cubesAreHeat" in effect) p.heatCard = card.id;
	else if ("cardPrice" in effect) p.cardPrice += effect.cardPrice - 3;
	else if ("heatIsMoney" in effect) p.worth[5] = 1;
	else if ("plantsPay" in effect) p.worth[3] = effect.plantsPay;
	else if ("keepsEnergy" in effect) p.keepsEnergy = true;
	else if ("insures" in effect) p.insures += effect.insures;
	else if ("influence" in effect) p.influence += effect.influence;
	else if ("oceanMoney" in effect) p.oceanMoney += effect.oceanMoney;
}
/** What a card does for trade, and whom it wakes. */
function layDownColonial(s, colonies, p, card) {
	if (card.holds >= 0) wakeColonies(s, card.holds);
	const trader = colonies.traders[s.players.indexOf(p)];
	for (const effect of card.effects) if ("tradeDiscount" in effect) trader.discount += effect.tradeDiscount;
	else if ("tradeSteps" in effect) trader.steps += effect.tradeSteps;
}

// games/terraforming-mars/rules/src/harm.ts
function harm(s, by, to, tell) {
	if (s.promos === null || by === to) return;
	if (to !== 9) s.promos.harmed[to] |= 1 << by;
	for (let insurer = 0; insurer < s.seats; insurer++) if (s.players[insurer].insures > 0 && insurer !== to) compensate(s, insurer, to, tell);
}
/** All that the insurer has, if it is less. What has to be lost in the same action is lost first. */
function compensate(s, insurer, to, tell) {
	const { stock, insures } = s.players[insurer];
	const mc = Math.max(0, Math.min(insures, stock[0] - stillToLose(s, insurer)));
	if (mc === 0) return;
	stock[0] -= mc;
	if (to !== 9) s.players[to].stock[0] += mc;
	tell?.({
		what: "compensates",
		seat: insurer,
		victim: to,
		mc
	});
}
/** MC that wait to be lost or paid in this action. */
function stillToLose(s, seat) {
	let mc = 0;
	for (const w of s.pool) {
		const op = OPS[w.op];
		if (w.seat === seat && op.kind === "lose") mc += op.bag?.[0] ?? 0;
	}
	return mc;
}

// games/terraforming-mars/rules/src/heat.ts
/** Heat that one such cube is worth. */
const CUBE_HEAT = 2;
const cubesFor = (p) => p.heatCard === "" ? 0 : cubesOn(p, p.heatCard);
/** What a player could spend of a resource: of heat, cubes that count as heat too. */
const spendable = (p, resource) => resource === 5 && p.heatCard !== "" ? p.stock[5] + CUBE_HEAT * cubesFor(p) : p.stock[resource];
/** Every number of cubes that can pay: no cube and no heat that could be taken back. */
function waysOf(p, heat) {
	const ways = [];
	for (let cubes = 0; cubes <= Math.min(cubesFor(p), Math.ceil(heat / CUBE_HEAT)); cubes++) if (p.stock[5] >= heat - CUBE_HEAT * cubes) ways.push(cubes);
	return ways;
}
function pay$1(s, seat, heat, cubes, card, tell) {
	const p = s.players[seat];
	if (cubes > 0) {
		takeCubes(s, seat, p.heatCard, cubes);
		tell?.({
			what: "spends-cubes",
			seat,
			card: p.heatCard,
			cubes
		});
	}
	lose(s, seat, 5, Math.max(0, heat - CUBE_HEAT * cubes), card, tell);
}
/** Spends a resource that is no money; asks where heat could be paid in more than one way. */
function spend(s, seat, resource, n, card, tell) {
	const p = s.players[seat];
	if (resource !== 5 || p.heatCard === "") {
		lose(s, seat, resource, n, card, tell);
		return;
	}
	const ways = waysOf(p, n);
	if (ways.length > 1) push(s, {
		do: "pay-heat",
		seat,
		heat: n,
		card
	});
	else pay$1(s, seat, n, ways[0], card, tell);
}
const question$2 = (s, frame) => {
	const p = s.players[frame.seat];
	return {
		kind: "amounts",
		parts: [{
			id: RESOURCES[5],
			label: "heat",
			min: 0,
			max: p.stock[5],
			worth: 1
		}, {
			id: "floater",
			label: "floaters",
			min: 0,
			max: cubesFor(p),
			worth: CUBE_HEAT
		}].filter((part) => part.max > 0),
		total: {
			min: frame.heat,
			max: frame.heat + CUBE_HEAT
		},
		thrifty: true
	};
};
const answerFor$1 = (heat, cubes) => {
	const rest = Math.max(0, heat - CUBE_HEAT * cubes);
	return { amounts: {
		...rest > 0 && { heat: rest },
		...cubes > 0 && { floater: cubes }
	} };
};
const payHeat = {
	seats: (_, frame) => only(frame.seat),
	ask: (s, _, frame) => ({
		...question$2(s, frame),
		prompt: `Spend ${frame.heat} heat.`
	}),
	answers: (s, seat, frame) => waysOf(s.players[seat], frame.heat).map((cubes) => answerFor$1(frame.heat, cubes)),
	refuse: (s, _, frame, answer) => refusalOfAmounts(question$2(s, frame), answer),
	take(s, seat, frame, answer, tell) {
		const { floater = 0 } = answer.amounts;
		pay$1(s, seat, frame.heat, floater, frame.card, tell);
	}
};

// games/terraforming-mars/rules/src/colonies/markers.ts
const canGoUp = (tile) => tile.marker !== -1 && tile.marker < 7 - 1;
/** Not onto a colony. */
const canGoDown = (tile) => tile.marker !== -1 && tile.marker > tile.owners.length;
/** One up and a different one down, both in full. */
function markerMoves(s) {
	const tiles = s.colonies?.tiles ?? [];
	return tiles.filter(canGoUp).flatMap((up) => tiles.filter((down) => down !== up && canGoDown(down)).map((down) => ({
		up: up.id,
		down: down.id
	})));
}
function canMoveMarkers(s) {
	const tiles = s.colonies?.tiles ?? [];
	return tiles.some((up) => canGoUp(up) && tiles.some((down) => down !== up && canGoDown(down)));
}
function moveMarkers(s, seat, answer, tell) {
	for (const [id, steps] of [[answer.up, 1], [answer.down, -1]]) {
		const tile = tileOf(s, id);
		tile.marker += steps;
		tell?.({
			what: "moves-marker",
			seat,
			colony: tile.id,
			steps
		});
	}
}
const tilesToAdd = (s) => COLONY_IDS.filter((id) => !tileOf(s, id));

// games/terraforming-mars/rules/src/colonies/trade.ts
/** The whole price in one kind; what makes trading cheaper takes as much off each. */
const tradePrice = (c, seat, kind) => Math.max(0, TRADE_PRICE[kind] - c.traders[seat].discount);
const canTradeWith = (tile) => tile.marker !== -1 && tile.fleet < 0;
function refuseTile(tile) {
	if (tile.marker === -1) return {
		code: "colony-asleep",
		colony: tile.id
	};
	if (tile.fleet >= 0) return {
		code: "fleet-there",
		colony: tile.id
	};
}
/** Tiles a fleet may be sent to; none without a fleet at home. */
function tradable(s, seat) {
	if (s.colonies === null || fleetsAtHome(s.colonies, seat) === 0) return [];
	return s.colonies.tiles.filter(canTradeWith);
}
/** Why no trade at all is possible, whatever pays for it. */
function refuseAnyTrade(s, seat) {
	if (s.colonies === null) return { code: "not-offered" };
	if (fleetsAtHome(s.colonies, seat) === 0) return { code: "no-fleet" };
	return s.colonies.tiles.some(canTradeWith) ? void 0 : { code: "no-trade" };
}
function has$1(s, seat, kind) {
	const p = s.players[seat];
	return kind === "mc" ? purse(p, MONEY, null) : p.stock[kind === "energy" ? 4 : 2];
}
function refusePrice(s, c, seat, kind) {
	const needs = tradePrice(c, seat, kind);
	const there = has$1(s, seat, kind);
	if (there >= needs) return;
	return kind === "mc" ? {
		code: "cost",
		needs,
		has: there
	} : {
		code: "stock-short",
		resource: RESOURCES.indexOf(kind),
		needs,
		has: there
	};
}
const isPayment = (kind) => TRADE_PAYMENTS.includes(kind);
function refuseTrade(s, seat, answer) {
	const tile = tileOf(s, answer.colony);
	if (s.colonies === null || !tile || !isPayment(answer.with)) return { code: "not-offered" };
	if (Object.keys(answer).length !== 3) return { code: "malformed" };
	if (fleetsAtHome(s.colonies, seat) === 0) return { code: "no-fleet" };
	return refuseTile(tile) ?? refusePrice(s, s.colonies, seat, answer.with);
}
/** The trades that can be paid for, each with each payment. */
function addTrades(s, seat, out) {
	const c = s.colonies;
	if (c === null || fleetsAtHome(c, seat) === 0) return;
	for (let k = 0; k < TRADE_PAYMENTS.length; k++) {
		if (has$1(s, seat, TRADE_PAYMENTS[k]) < tradePrice(c, seat, TRADE_PAYMENTS[k])) continue;
		for (const tile of c.tiles) if (canTradeWith(tile)) out.push(colonyOf(tile.id).trades[k]);
	}
}
/** All trades there are, for people. */
const everyTrade = (s) => (s.colonies?.tiles ?? []).flatMap((tile) => colonyOf(tile.id).trades);
/** An action: paid first, then the fleet goes. */
function trade(s, seat, answer, tell) {
	const c = s.colonies;
	const colony = c.tiles.findIndex((tile) => tile.id === answer.colony);
	const kind = answer.with;
	tell?.({
		what: "trades",
		seat,
		colony: answer.colony
	});
	push(s, {
		do: "resolve",
		seat
	});
	push(s, {
		do: "send-fleet",
		seat,
		colony
	});
	const price = tradePrice(c, seat, kind);
	if (kind === "mc") askPayment(s, seat, price, MONEY, null, "trade", c.tiles[colony].id, tell);
	else {
		s.players[seat].stock[RESOURCES.indexOf(kind)] -= price;
		if (price > 0) tell?.({
			what: "pays",
			seat,
			resources: { [kind]: price },
			why: "trade",
			of: c.tiles[colony].id
		});
	}
}
/** How far the marker may be moved up before the income. */
const stepsUp = (s, seat, colony) => {
	const c = s.colonies;
	return Math.min(c.traders[seat].steps, 7 - 1 - c.tiles[colony].marker);
};
const sendFleet = { run(s, { seat, colony }, tell) {
	const tile = s.colonies.tiles[colony];
	tile.fleet = seat;
	if (stepsUp(s, seat, colony) > 0) push(s, {
		do: "raise-marker",
		seat,
		colony
	});
	else takeIncome(s, seat, tile, tell);
} };
/** No trade draws more cards than this, for all together. */
const MOST_DRAWN = 7;
/** Gains come at once; but of a deck that runs low the active player says who draws first. */
function bring$1(s, ops, seat, from, low, tell) {
	if (low) for (const op of ops) s.pool.push(wait(op, seat, from, "", -1));
	else enqueue(s, ops, seat, from, "", -1, tell);
}
/** Income and bonuses join the pool; the marker goes as far left as the colonies let it. */
function takeIncome(s, seat, tile, tell) {
	const { trade: steps, bonus } = colonyOf(tile.id);
	const low = s.places[0].length < MOST_DRAWN;
	bring$1(s, steps[tile.marker], seat, tile.id, low, tell);
	for (const owner of tile.owners) bring$1(s, bonus, owner, tile.id, low, tell);
	tile.marker = tile.owners.length;
}
/** The colony step of the solar phase: markers go up, fleets come home. */
const colonyStep = { run(s, _, tell) {
	for (const tile of s.colonies?.tiles ?? []) {
		if (tile.marker !== -1) tile.marker = Math.min(7 - 1, tile.marker + 1);
		tile.fleet = -1;
	}
	tell?.({ what: "colony-step" });
} };

// games/terraforming-mars/rules/src/asking.ts
/** Answers of a list are flat: numbers and names. */
function isSame(offered, given) {
	for (const key in given) if (given[key] !== offered[key]) return false;
	for (const key in offered) if (given[key] !== offered[key]) return false;
	return true;
}
const NOT_OFFERED$2 = { code: "not-offered" };
/** A step that asks one seat for one of a list of answers. */
function choose(choice) {
	const refuse = (s, frame, answer) => choice.refuse?.(s, frame, answer);
	return {
		seats: (_, frame) => only(frame.seat),
		ask: (s, _, frame) => ({
			kind: "choose",
			prompt: choice.prompt(s, frame),
			options: choice.all(s, frame).map((answer) => {
				const reason = refuse(s, frame, answer);
				return {
					answer,
					label: choice.label(s, frame, answer),
					...reason && { reason }
				};
			})
		}),
		answers: (s, _, frame) => choice.all(s, frame).filter((answer) => !refuse(s, frame, answer)),
		refuse: (s, _, frame, answer) => choice.all(s, frame).some((a) => isSame(a, answer)) ? refuse(s, frame, answer) : NOT_OFFERED$2,
		take: (s, _, frame, answer, tell) => choice.take(s, frame, answer, tell)
	};
}
const NONE = Object.freeze({ amounts: Object.freeze({}) });
function takeFromOne(taking) {
	const question = (s, frame) => ({
		kind: "amounts",
		prompt: taking.prompt(s, frame),
		parts: taking.parts(s, frame).map((part) => ({
			...part,
			min: 0
		})),
		total: {
			min: 0,
			max: taking.most(frame)
		},
		mix: "same"
	});
	return {
		seats: (_, frame) => only(frame.seat),
		ask: (s, _, frame) => question(s, frame),
		answers: (s, _, frame) => [...taking.parts(s, frame).map((part) => ({ amounts: { [part.id]: Math.min(part.max, taking.most(frame)) } })), NONE],
		refuse: (s, _, frame, answer) => refusalOfAmounts(question(s, frame), answer),
		take(s, _, frame, answer, tell) {
			for (const [id, n] of Object.entries(answer.amounts)) if (n > 0) taking.take(s, frame, id, n, tell);
		}
	};
}

// games/terraforming-mars/rules/src/goals.ts
const MILESTONE_PRICE = 8;
const MILESTONE_POINTS = 5;
const MILESTONES_CLAIMED = 3;
/** The first award costs 8, the second 14, the third 20; there is no fourth. */
const AWARD_PRICES = [
	8,
	14,
	20
];
const AWARD_POINTS = [5, 2];
const milestone = (name, atLeast, standing) => ({
	id: idOf(name),
	name,
	standing,
	atLeast
});
const award = (name, standing) => ({
	id: idOf(name),
	name,
	standing
});
const idOf = (name) => name.toLowerCase().replaceAll(" ", "-");
const HOVERLORD = milestone("Hoverlord", 7, {
	count: "cubes",
	of: "floater"
});
const VENUPHILE = award("Venuphile", {
	count: "tags",
	of: ["venus"]
});
/** How many milestones and awards a map has by itself. */
const GOALS_OF_MAP = 5;
const MILESTONES = {
	tharsis: [
		{
			...milestone("Terraformer", 35, { count: "rating" }),
			withTurmoil: 26
		},
		milestone("Mayor", 3, { count: "cities" }),
		milestone("Gardener", 3, { count: "greeneries" }),
		milestone("Builder", 8, {
			count: "tags",
			of: ["building"]
		}),
		milestone("Planner", 16, { count: "cardsInHand" }),
		HOVERLORD
	],
	hellas: [
		milestone("Diversifier", 8, { count: "kindsOfTags" }),
		milestone("Tactician", 5, { count: "cardsWithRequirements" }),
		milestone("Polar Explorer", 3, {
			count: "tilesFromRow",
			row: 8
		}),
		milestone("Energizer", 6, {
			count: "production",
			of: "energy"
		}),
		milestone("Rim Settler", 3, {
			count: "tags",
			of: ["jovian"]
		}),
		HOVERLORD
	],
	elysium: [
		milestone("Generalist", 6, { count: "productionsAboveStart" }),
		milestone("Specialist", 10, { count: "highestProduction" }),
		milestone("Ecologist", 4, {
			count: "tags",
			of: [
				"plant",
				"microbe",
				"animal"
			]
		}),
		milestone("Tycoon", 15, { count: "greenAndBlueCards" }),
		milestone("Legend", 5, { count: "events" }),
		HOVERLORD
	]
};
/** How much of it a milestone takes in this game. */
const leastFor = (s, milestone) => s.turmoil === null ? milestone.atLeast : milestone.withTurmoil ?? milestone.atLeast;
const AWARDS = {
	tharsis: [
		award("Landlord", { count: "tiles" }),
		award("Banker", {
			count: "production",
			of: "mc"
		}),
		award("Scientist", {
			count: "tags",
			of: ["science"]
		}),
		award("Thermalist", {
			count: "stock",
			of: ["heat"]
		}),
		award("Miner", {
			count: "stock",
			of: ["steel", "titanium"]
		}),
		VENUPHILE
	],
	hellas: [
		award("Cultivator", { count: "greeneries" }),
		award("Magnate", { count: "greenCards" }),
		award("Space Baron", {
			count: "tags",
			of: ["space"]
		}),
		award("Excentric", { count: "resourcesOnCards" }),
		award("Contractor", {
			count: "tags",
			of: ["building"]
		}),
		VENUPHILE
	],
	elysium: [
		award("Celebrity", { count: "cardsOf20OrMore" }),
		award("Industrialist", {
			count: "stock",
			of: ["steel", "energy"]
		}),
		award("Desert Settler", {
			count: "tilesFromRow",
			row: 6
		}),
		award("Estate Dealer", { count: "tilesBesideOceans" }),
		award("Benefactor", { count: "rating" }),
		VENUPHILE
	]
};

// games/terraforming-mars/rules/src/play-card.ts
/** `by`: the card through which it is played, or empty. */
function playFromHand(s, seat, id, by, tell) {
	const card = cardOf(id);
	const p = s.players[seat];
	const price = priceNow(s, seat, card);
	if (!unpark(s.promos, seat, id)) move(s, handOf(seat), 4, id);
	tell?.({
		what: "plays",
		seat,
		card: id
	});
	push(s, {
		do: "enter-play",
		seat,
		card: id,
		by
	});
	askPayment(s, seat, price, payableWith(card), keepFor(p, card), "card", id, tell);
}
function startProject(s, seat, project, tell) {
	tell?.({
		what: "project",
		seat,
		project: project.id
	});
	push(s, {
		do: "carry-out",
		seat,
		project: project.id
	});
	askPayment(s, seat, projectPrice(s.players[seat], project), MONEY | project.money, null, "project", project.id, tell);
}

// games/terraforming-mars/rules/src/preludes.ts
/** For a prelude that can't be carried out in full. */
const INSTEAD_OF_PRELUDE = 15;
/** The last one is played without a question. */
const playPreludes = { run(s, frame, tell) {
	const left = s.places[preludesOf(frame.seat)];
	if (left.length === 0) return;
	push(s, frame);
	if (left.length > 1) push(s, {
		do: "choose-prelude",
		seat: frame.seat
	});
	else playPrelude(s, frame.seat, left[0], preludesOf(frame.seat), tell);
} };
const ANSWERS$1 = /* @__PURE__ */ new Map();
/** Answers about preludes are made once. */
function answerFor(card) {
	let answer = ANSWERS$1.get(card);
	if (!answer) {
		answer = Object.freeze({ card });
		ANSWERS$1.set(card, answer);
	}
	return answer;
}
/** What a button says: a prelude that can't be carried out may be chosen too. */
const preludeLabel = (s, seat, card) => refuseCard(s, seat, cardOf(card)) ? `${nameOf(card)} can’t be carried out: ${INSTEAD_OF_PRELUDE} MC instead` : nameOf(card);
const choosePrelude = choose({
	prompt: () => "Choose the prelude that you play first.",
	all: (s, frame) => s.places[preludesOf(frame.seat)].map(answerFor),
	label: (s, frame, answer) => preludeLabel(s, frame.seat, answer.card),
	take: (s, frame, answer, tell) => playPrelude(s, frame.seat, answer.card, preludesOf(frame.seat), tell)
});
/** A prelude is shown; one that can't be carried out in full leaves the game, and gives money instead. */
function playPrelude(s, seat, id, from, tell) {
	move(s, from, 4, id);
	const card = cardOf(id);
	if (refuseCard(s, seat, card)) {
		move(s, 4, 3, id);
		tell?.({
			what: "fizzles",
			seat,
			card: id
		});
		if (card.needs.others.some((op) => op.kind === "play-card")) showHand(s, seat, tell);
		gainOne(s, seat, 0, INSTEAD_OF_PRELUDE, id, tell);
		return;
	}
	tell?.({
		what: "plays",
		seat,
		card: id
	});
	push(s, {
		do: "enter-play",
		seat,
		card: id,
		by: ""
	});
}
/** Who says that no card in hand can be played shows them: nobody could know otherwise. */
function showHand(s, seat, tell) {
	const hand = s.places[handOf(seat)];
	for (const card of hand) reveal(s, handOf(seat), card);
	tell?.({
		what: "shows-hand",
		seat,
		cards: hand.slice()
	});
}

// games/terraforming-mars/rules/src/say.ts
const capital = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const seatName = (seat) => `seat ${seat + 1}`;
const resourceName = (resource) => resourceText(RESOURCES[resource]);
const cubesName = (cube, n) => cube < 0 ? namesOf("resource", n) : namesOf(CUBES[cube], n);
const tileName = (tile) => tileText(TILES[tile - 1]);
function areaName(map, area) {
	const { row, col, name, bonus } = BOARDS[map].areas[area];
	const where = row === 0 ? name ?? "" : `${coordinate(row, col)}${name ? ` (${name})` : ""}`;
	return bonus.length === 0 ? where : `${where}: ${bonus.map((icon) => BONUS_NAMES[icon]).join(", ")}`;
}
const BONUS_NAMES = {
	steel: "steel",
	titanium: "titanium",
	plants: "plant",
	heat: "heat",
	card: "card",
	paidOcean: "pay 6 MC and lay an ocean"
};
const listName = (ops) => ops.length === 0 ? "Do nothing" : capital(opsText(ops.map((id) => OPS[id].source)));
/** The name of a card, or of what stands for one. */
const sourceName = (card) => card === "" ? "The map" : nameOf(card);
const waitingName = (w) => `${sourceName(w.card)}: ${opText(OPS[w.op].source)}`;

// games/terraforming-mars/rules/src/prelude-questions.ts
function beginPreludeOp(s, w, op, tell) {
	switch (op.kind) {
		case "play-card":
			beginPlayCard(s, w, op);
			return;
		case "lowest":
			beginLowest(s, w, tell);
			return;
		case "fund":
			if (fundable(s).length > 0) ask(s, "fund-award", w);
			return;
		case "preludes":
			if (deal(s, 5, lookedAtBy(w.seat), op.n) > 0) ask(s, "play-drawn-prelude", w);
			return;
		case "merge":
			beginMerge(s, w, op, tell);
			return;
		case "repeat":
			if (repeatable(s, w.seat).length > 0) ask(s, "repeat-prelude", w);
			else stuck(s);
			return;
		default: beginProject(s, w, op, tell);
	}
}
function beginPlayCard(s, w, op) {
	const p = s.players[w.seat];
	p.nextDiscount += op.discount;
	p.nextSlack += op.slack;
	if (playableFromHand(s, w.seat).length > 0) ask(s, "play-from-hand", w);
	else stuck(s);
}
const playableFromHand = (s, seat) => s.places[handOf(seat)].filter((card) => !refuseCard(s, seat, cardOf(card)));
/** Before the prelude itself is played: yes, if a card can be played now; else only trying it out can tell. */
function refusePlayCard(s, seat, op) {
	if (s.places[handOf(seat)].length === 0) return { code: "no-card-to-play" };
	const p = s.players[seat];
	const { nextDiscount, nextSlack } = p;
	p.nextDiscount += op.discount;
	p.nextSlack += op.slack;
	const found = playableFromHand(s, seat).length > 0;
	p.nextDiscount = nextDiscount;
	p.nextSlack = nextSlack;
	return found ? void 0 : "maybe";
}
/** Only in a sampled game: nobody else can know that the hand holds a card that can be played. */
const NO_CARD = Object.freeze({ none: true });
const playFromHandStep = choose({
	prompt: (_, frame) => `${nameOf(frame.card)}: play a card from your hand.`,
	all: (s, frame) => playableFromHand(s, frame.seat).length > 0 ? s.places[handOf(frame.seat)].map(answerFor) : [NO_CARD],
	label: (s, frame, { card }) => card === void 0 ? "No card" : `${nameOf(card)} for ${priceOf(s.players[frame.seat], cardOf(card))} MC`,
	refuse: (s, frame, answer) => answer.none ? void 0 : refuseCard(s, frame.seat, cardOf(answer.card)) ?? refuseForRest(s, frame, answer, s.pool.length > 0),
	take(s, frame, answer, tell) {
		if (answer.none) showHand(s, frame.seat, tell);
		else playFromHand(s, frame.seat, answer.card, frame.card, tell);
	}
});
function lowestOf(p) {
	const least = Math.min(...p.production);
	return RESOURCES.filter((_, r) => p.production[r] === least);
}
function beginLowest(s, w, tell) {
	const lowest = lowestOf(s.players[w.seat]);
	if (lowest.length > 1) ask(s, "raise-lowest", w);
	else produce(s, w.seat, RESOURCES.indexOf(lowest[0]), 1, w.card, tell);
}
const raiseLowest = choose({
	prompt: () => "Choose which of your lowest productions goes up.",
	all: (s, frame) => lowestOf(s.players[frame.seat]).map((resource) => ({ resource })),
	label: (_, __, { resource }) => capital(resourceName(RESOURCES.indexOf(resource))),
	take: (s, frame, { resource }, tell) => produce(s, frame.seat, RESOURCES.indexOf(resource), 1, frame.card, tell)
});
const fundAward = choose({
	prompt: () => "Choose the award that you fund free of charge.",
	all: (s) => fundable(s).map((index) => ({ award: AWARDS[s.map][index].id })),
	label: (s, _, { award }) => AWARDS[s.map].find((a) => a.id === award)?.name ?? "",
	take(s, frame, { award }, tell) {
		const index = AWARDS[s.map].findIndex((a) => a.id === award);
		s.awards[index] = frame.seat;
		s.awardsAt[index] = s.played;
		tell?.({
			what: "funds",
			seat: frame.seat,
			award
		});
	}
});
/** One that can be carried out, if there is any. */
function refuseDrawn(s, seat, card) {
	const reason = refuseCard(s, seat, cardOf(card));
	if (!reason) return;
	return s.places[lookedAtBy(seat)].some((other) => !refuseCard(s, seat, cardOf(other))) ? reason : void 0;
}
const leaveRest = (s, seat, kept) => {
	for (const card of s.places[lookedAtBy(seat)].slice()) if (card !== kept) move(s, lookedAtBy(seat), 3, card);
};
const playDrawnPrelude = choose({
	prompt: () => "Play one of these preludes; the others leave the game.",
	all: (s, frame) => s.places[lookedAtBy(frame.seat)].map(answerFor),
	label: (s, frame, answer) => preludeLabel(s, frame.seat, answer.card),
	refuse: (s, frame, answer) => refuseDrawn(s, frame.seat, answer.card) ?? refuseForRest(s, frame, answer, s.pool.length > 0),
	take(s, frame, answer, tell) {
		leaveRest(s, frame.seat, answer.card);
		playPrelude(s, frame.seat, answer.card, lookedAtBy(frame.seat), tell);
	}
});
/** Where no corporation of those drawn would leave its owner able to pay, all are shown, and nothing happens. */
function beginMerge(s, w, op, tell) {
	const drawn = deal(s, 2, lookedAtBy(w.seat), op.n);
	ask(s, "merge", w);
	if (drawn > 0 && merge.answers(s, w.seat, s.stack[s.stack.length - 1]).length > 0) return;
	s.stack.pop();
	s.stack.pop();
	const shown = s.places[lookedAtBy(w.seat)].slice();
	for (const card of shown) {
		move(s, lookedAtBy(w.seat), 4, card);
		move(s, 4, 3, card);
	}
	if (drawn > 0) tell?.({
		what: "no-merger",
		seat: w.seat,
		cards: shown
	});
}
const merge = choose({
	prompt: (_, frame) => `${nameOf(frame.card)}: choose one more corporation.`,
	all: (s, frame) => s.places[lookedAtBy(frame.seat)].map(answerFor),
	label: (_, __, answer) => nameOf(answer.card),
	refuse: (s, frame, answer) => isProbe(s) ? void 0 : refuseForRest(s, frame, answer, true),
	take(s, frame, answer, tell) {
		leaveRest(s, frame.seat, answer.card);
		playCorporation(s, frame.seat, answer.card, lookedAtBy(frame.seat), tell);
	}
});
const repeatable = (s, seat) => s.players[seat].cards.filter((id) => {
	const card = cardOf(id);
	if (card.kind !== "prelude" || card.play.some((op) => OPS[op].kind === "repeat")) return false;
	const found = verdict(s, seat, card.needs, card.gives);
	return found === "yes" || found === "maybe" && canResolve(s, seat, card.play, id);
});
const repeatPrelude = choose({
	prompt: () => "Choose the prelude that is carried out once more.",
	all: (s, frame) => repeatable(s, frame.seat).map(answerFor),
	label: (_, __, answer) => nameOf(answer.card),
	refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0),
	take(s, frame, answer, tell) {
		tell?.({
			what: "repeats",
			seat: frame.seat,
			card: answer.card
		});
		enqueue(s, cardOf(answer.card).play, frame.seat, frame.card, "", -1, tell);
	}
});
const affordable = (s, seat) => standard.filter(({ id }) => !refuseProject(s, seat, id)).map(({ id }) => ({ project: id }));
function beginProject(s, w, op, tell) {
	if (affordable(s, w.seat).length > 0) ask(s, "do-project", w);
	else {
		const price = Math.min(op.n, purse(s.players[w.seat], MONEY, null));
		askPayment(s, w.seat, price, MONEY, null, "effect", w.card, tell);
	}
}
const projectNamed = (answer) => {
	const found = standard.find(({ id }) => id === answer.project);
	if (!found) throw new Error(`there is no standard project '${answer.project}'`);
	return found;
};
const doProject$1 = choose({
	prompt: () => "Choose a standard project.",
	all: (s, frame) => affordable(s, frame.seat),
	label: (s, frame, answer) => {
		const project = projectNamed(answer);
		return `${project.data.name} for ${projectPrice(s.players[frame.seat], project)} MC`;
	},
	refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0),
	take: (s, frame, answer, tell) => startProject(s, frame.seat, projectNamed(answer), tell)
});

// games/terraforming-mars/rules/src/turmoil/policies.ts
const titaniumOf = (party) => {
	const { policy } = parties[party];
	return "titanium" in policy ? policy.titanium : 0;
};
function policyBegins(s) {
	const t = s.turmoil;
	if (t === null) return;
	t.policy = t.ruling;
	for (const p of s.players) p.worth[2] += titaniumOf(t.policy);
}
function policyEnds(s) {
	const t = s.turmoil;
	if (t === null || t.policy < 0) return;
	for (const p of s.players) p.worth[2] -= titaniumOf(t.policy);
	t.policy = -1;
}
/** Mars First and the Greens pay for tiles. */
function policyOnTile(s, seat, tile, area, tell) {
	const policy = s.turmoil === null ? -1 : s.turmoil.policy;
	if (policy === 0 ? area < 61 : policy === 3 && tile === 2) enqueue(s, POLICY_OPS[policy], seat, `party:${parties[policy].id}`, "", area, tell);
}

// games/terraforming-mars/rules/src/tiles.ts
const PRINTED = {
	steel: 1,
	titanium: 2,
	plants: 3,
	heat: 5
};
/** A tile goes down: its rating and oxygen, what is printed on the area, money for oceans beside it, and who waited for it. */
function layTile(s, seat, tile, area, card, tell) {
	const covered = s.tiles[area];
	putTile(s, seat, tile, area);
	s.lastArea = area;
	tell?.({
		what: "lays",
		seat,
		tile: TILES[tile - 1],
		area,
		card
	});
	if (tile === 1) {
		s.parameters[OCEANS]++;
		raiseRating(s, seat, 1, "oceans", tell);
	} else if (tile === 2 && s.oxygenRises) raise(s, seat, OXYGEN, 1, tell);
	placementBonus(s, seat, area, tell, covered === 1);
	tileLaid(s, seat, tile, area, tell);
	if (s.turmoil !== null) policyOnTile(s, seat, tile, area, tell);
}
/** The tile alone, with nothing that follows from it. */
function putTile(s, owner, tile, area) {
	if (s.tiles[area] === 2) liftGreenery(s, area);
	s.tiles[area] = tile;
	s.laidAt[area] = s.played;
	if (tile === 1) return;
	s.owners[area] = owner;
	if (isCity(tile)) {
		s.cities++;
		if (BOARDS[s.map].areas[area].row > 0) s.citiesOnMars++;
	}
	const p = s.players[owner];
	if (!p) return;
	p.tiles++;
	if (isCity(tile)) p.cities++;
	else if (tile === 2) p.greeneries++;
}
/** A greenery makes way for another tile of its owner. */
function liftGreenery(s, area) {
	const p = s.players[s.owners[area]];
	p.tiles--;
	p.greeneries--;
}
/** What is printed on the area, unless a tile has covered it before, and money for oceans beside it. */
function placementBonus(s, seat, area, tell, covered = false) {
	const bonus = covered ? [] : BOARDS[s.map].areas[area].bonus;
	let cards = 0;
	for (const icon of bonus) if (icon === "card") cards++;
	else if (icon === "paidOcean") {
		s.pool.push(wait(SOUTH_POLE_PAYMENT, seat, "", "", -1));
		s.pool.push(wait(OCEAN_TILE, seat, "", "", -1));
	} else bring(s, seat, icon, 1, tell);
	const mc = oceanMoneyAt(s, seat, area);
	if (mc > 0) bring(s, seat, "mc", mc, tell);
	if (cards > 0) {
		if (s.alwaysAsk) s.pool.push(wait(drawOp(cards), seat, "", "", -1));
		else draw(s, seat, cards, tell);
	}
}
/** What oceans beside an area pay a seat that lays a tile there. */
function oceanMoneyAt(s, seat, area) {
	let oceans = 0;
	for (const next of NEIGHBOURS[area]) if (isOcean(s.tiles[next])) oceans++;
	return oceans * s.players[seat].oceanMoney;
}
function bring(s, seat, resource, n, tell) {
	if (s.alwaysAsk) s.pool.push(wait(gainOp(resource, n), seat, "", "", -1));
	else gainOne(s, seat, resource === "mc" ? 0 : PRINTED[resource], n, "", tell);
}

// games/terraforming-mars/rules/src/turmoil/needs.ts
/** Parties and colours of the delegates that may be sent home: all but leaders. */
function toBan(t) {
	const list = [];
	for (let party = 0; party < PARTIES.length; party++) for (let colour = 0; colour < t.reserve.length; colour++) if (removable(t, party, colour) > 0) list.push({
		party,
		colour
	});
	return list;
}
/** Parties with a neutral delegate that does not lead. */
function toRecruit(s, t) {
	const list = [];
	for (let party = 0; party < PARTIES.length; party++) if (removable(t, party, neutralColour(s)) > 0) list.push(party);
	return list;
}
function refuseCommitteeOp(s, seat, op) {
	const t = s.turmoil;
	if (t === null) return { code: "not-offered" };
	const has = delegatesLeft(t, seat);
	if (op.kind === "ban") return toBan(t).length > 0 ? void 0 : { code: "no-delegate-to-ban" };
	if (has < op.n) return {
		code: "too-few-delegates",
		needs: op.n,
		has
	};
	if (op.kind === "recruit" && toRecruit(s, t).length === 0) return { code: "no-delegate-to-replace" };
	if (op.kind === "chair" && t.chairman !== neutralColour(s)) return { code: "chairman-not-neutral" };
}

// games/terraforming-mars/rules/src/turmoil/questions.ts
function beginCommitteeOp(s, w, op, tell) {
	if (refuseCommitteeOp(s, w.seat, op)) stuck(s);
	else if (op.kind === "delegates") ask(s, "send-delegates", w);
	else if (op.kind === "ban") ask(s, "ban-delegate", w);
	else if (op.kind === "recruit") ask(s, "recruit-delegate", w);
	else takeChair(s, w.seat, tell);
}
const nOf = (frame) => OPS[frame.op].n;
const sendDelegatesStep = choose({
	prompt: (_, frame) => nOf(frame) === 1 ? "Send a delegate to a party." : `Send ${nOf(frame)} delegates to one party.`,
	all: () => PARTIES.map((party) => ({ party })),
	label: (_, __, answer) => partyName(partyIndex(answer.party)),
	take: (s, frame, answer, tell) => sendDelegates(s, frame.seat, partyIndex(answer.party), nOf(frame), "reserve", tell)
});
const colourText = (s, colour) => colour === s.seats ? "a neutral delegate" : `a delegate of ${seatName(colour)}`;
/** Answers name the neutral colour as the table does: it comes after the last seat. */
const banDelegate = choose({
	prompt: () => "Send home a delegate that leads no party.",
	all: (s) => toBan(committee(s)).map(({ party, colour }) => ({
		party: PARTIES[party],
		colour
	})),
	label: (s, _, answer) => capital(`${colourText(s, answer.colour)} in ${partyText(answer.party)}`),
	take(s, frame, answer, tell) {
		const colour = answer.colour;
		removeDelegate(s, frame.seat, partyIndex(answer.party), colour);
		tell?.({
			what: "bans-delegate",
			seat: frame.seat,
			party: answer.party,
			colour: colourText(s, colour)
		});
	}
});
const recruitStep = choose({
	prompt: () => "Replace a neutral delegate by one of yours.",
	all: (s) => toRecruit(s, committee(s)).map((party) => ({ party: PARTIES[party] })),
	label: (_, __, answer) => partyName(partyIndex(answer.party)),
	take(s, frame, answer, tell) {
		recruitDelegate(s, frame.seat, partyIndex(answer.party));
		tell?.({
			what: "recruits-delegate",
			seat: frame.seat,
			party: answer.party
		});
	}
});

// games/terraforming-mars/rules/src/begin.ts
const stuck = (s) => push(s, { do: "stuck" });
/** Whether a loss could be met at this moment; everything else can begin at any time. */
function canBegin(s, w) {
	const op = OPS[w.op];
	const p = s.players[w.seat];
	if (op.kind === "reduce") return op.bag.every((n, r) => n <= canLose(p, r));
	if (op.kind === "lose") return op.bag.every((n, r) => r === 0 ? n <= purse(p, MONEY | op.using, null) : n <= spendable(p, r));
	if (op.kind === "reduce-any") return isSolo(s) || toReduce(s, op).length > 0;
	return true;
}
function begin(s, w, tell) {
	const op = OPS[w.op];
	switch (op.kind) {
		case "tile":
			beginTile(s, w, op, tell);
			return;
		case "reduce":
		case "lose":
			if (canBegin(s, w)) takeLoss(s, w, op, tell);
			else stuck(s);
			return;
		case "in-order":
			goOn(s, w, tell);
			return;
		case "if": {
			const met = op.condition !== null && holds(s, w.seat, op.condition, w.played);
			enqueue(s, op.lists[met ? 0 : 1], w.seat, w.card, w.played, w.area, tell);
			return;
		}
		case "add":
			beginAdd(s, w, op, tell);
			return;
		case "choose":
			beginChoose(s, w, op, tell);
			return;
		case "keep":
		case "buy":
			if (dealCards$1(s, lookedAtBy(w.seat), op.n) > 0) ask(s, op.kind === "keep" ? "keep-cards" : "buy-cards", w);
			return;
		case "discard":
			if (s.places[handOf(w.seat)].length > 0) ask(s, "discard-cards", w);
			return;
		case "claim":
			if (claimable(s, w.seat, op.beside).length > 0) ask(s, "claim-area", w);
			else stuck(s);
			return;
		case "metal":
			produceMetal(s, w, tell);
			return;
		case "shift":
			beginNumber(s, w, canLose(s.players[w.seat], op.resource));
			return;
		case "exchange":
			beginNumber(s, w, mostExchanged(s.players[w.seat], op));
			return;
		case "cubes-into":
			beginNumber(s, w, cubesOn(s.players[w.seat], w.card));
			return;
		case "copy":
			beginCopy(s, w, op, tell);
			return;
		case "colony":
		case "free-trade":
		case "markers":
		case "add-tile":
		case "colony-bonuses":
			beginColonial(s, w, op, tell);
			return;
		case "reduce-any":
		case "remove":
		case "remove-cubes":
		case "steal":
		case "spend":
			beginAgainst(s, w, op, tell);
			return;
		case "delegates":
		case "ban":
		case "recruit":
		case "chair":
			beginCommitteeOp(s, w, op, tell);
			return;
		case "play-card":
		case "lowest":
		case "fund":
		case "preludes":
		case "merge":
		case "repeat":
		case "project":
			beginPreludeOp(s, w, op, tell);
			return;
		case "sue":
		case "spend-to-look":
		case "show":
		case "take-back":
		case "again":
		case "park":
		case "double":
		case "nomads":
		case "cathedral":
		case "first-ocean":
		case "infect":
		case "cure":
			beginPromo(s, w, op, tell);
			return;
		default: carryOut$1(s, op, w.seat, w.card, w.played, tell);
	}
}
function beginTile(s, w, op, tell) {
	const areas = areasFor(s, w.seat, op);
	if (areas.length > 1) ask(s, "lay-tile", w);
	else if (areas.length === 1) layTile(s, w.seat, op.tile, areas[0], w.card, tell);
	else if (op.tile !== 1 && op.where !== "beside-last") stuck(s);
}
function takeLoss(s, w, op, tell) {
	const bag = op.bag;
	for (let r = 0; r < bag.length; r++) {
		if (bag[r] === 0) continue;
		if (op.kind === "reduce") produce(s, w.seat, r, -bag[r], w.card, tell);
		else if (r === 0) askPayment(s, w.seat, bag[r], MONEY | op.using, null, "effect", w.card, tell);
		else spend(s, w.seat, r, bag[r], w.card, tell);
	}
}
const isOfCards = ({ kind }) => kind === "draw" || kind === "discard";
/** The next step of what has an order: one operation now, the rest when it is done; the last list all together. */
function goOn(s, w, tell) {
	const { lists, optional } = OPS[w.op];
	const list = lists[w.at];
	if (w.at === lists.length - 1) {
		if (list.length === 1 && isOfCards(OPS[list[0]])) begin(s, wait(list[0], w.seat, w.card, w.played, w.area), tell);
		else enqueue(s, list, w.seat, w.card, w.played, w.area, tell);
		return;
	}
	if (optional && OPS[list[0]].kind === "discard" && s.places[handOf(w.seat)].length === 0) return;
	s.lastArea = -1;
	push(s, {
		do: "go-on",
		op: w.op,
		at: w.at + 1,
		seat: w.seat,
		card: w.card,
		played: w.played,
		area: w.area
	});
	begin(s, wait(list[0], w.seat, w.card, w.played, w.area), tell);
}
function beginAdd(s, w, op, tell) {
	if (op.atOnce) {
		carryOut$1(s, op, w.seat, w.card, w.played, tell);
		return;
	}
	const cubes = op.n * amountOf(s, w.seat, op, w.card);
	const holders = cubes > 0 ? holdersFor(s, w.seat, op) : [];
	if (holders.length > 1) ask(s, "add-cubes", w);
	else if (holders.length === 1) addCubes(s, w.seat, holders[0], cubes, tell);
}
function beginChoose(s, w, op, tell) {
	const lists = viableLists(s, w, op);
	if (lists.length > 1) ask(s, "choose-effect", w);
	else if (lists.length === 1) takeUp(s, w, op.lists[lists[0]], tell);
}
/** The list that was chosen. What it costs is paid before anything else can use it up. */
function takeUp(s, w, ids, tell) {
	for (const id of ids) if (OPS[id].kind === "in-order") begin(s, wait(id, w.seat, w.card, w.played, w.area), tell);
	else enqueue(s, [id], w.seat, w.card, w.played, w.area, tell);
}
/** The metal printed on the area of the tile; the card remembers it. No area of any map shows both. */
function produceMetal(s, w, tell) {
	if (w.area < 0) return;
	const metal = BOARDS[s.map].areas[w.area].bonus.includes("steel") ? 1 : 2;
	s.players[w.seat].mined.push(w.card, metal);
	produce(s, w.seat, metal, 1, w.card, tell);
}
function beginNumber(s, w, most) {
	if (most > 0) ask(s, "choose-number", w);
	else stuck(s);
}
function beginCopy(s, w, op, tell) {
	const cards = copyable(s, w.seat, op, w.played);
	if (cards.length > 1) ask(s, "copy-production", w);
	else if (cards.length === 1) copyBox(s, w, cards[0], tell);
	else stuck(s);
}
function beginAgainst(s, w, op, tell) {
	const solo = isSolo(s);
	switch (op.kind) {
		case "reduce-any": {
			const seats = toReduce(s, op);
			if (solo && !(insuresAlone(s) && seats.length > 0)) {
				harm(s, w.seat, 9, tell);
				return;
			}
			if (solo || seats.length > 1) ask(s, "reduce-production", w);
			else if (seats.length === 1) reduceOf(s, w, seats[0], tell);
			else stuck(s);
			return;
		}
		case "remove":
			if (solo) removeAlone(s, w, op);
			else if (toRemoveFrom(s, w.seat, op, w.area).length > 0) ask(s, "remove-resources", w);
			return;
		case "remove-cubes":
			if (cubesToTake(s, w.seat, op.cube, 1, false).length > 0) ask(s, "remove-cubes", w);
			return;
		case "steal":
			if (solo && s.players[w.seat].insures === 0) gainOne(s, w.seat, op.resource, op.n, w.card, tell);
			else if (solo) ask(s, "steal-resources", w);
			else if (toRemoveFrom(s, w.seat, op, -1).length > 0) ask(s, "steal-resources", w);
			return;
		default: beginSpend(s, w, op, tell);
	}
}
/** The neutral opponent's loss changes nothing, unless a card asks for it or an insurer pays for it. */
function removeAlone(s, w, op) {
	if (s.promos === null) return;
	if (s.players[w.seat].insures > 0) ask(s, "remove-resources", w);
	else if (op.resource === 3) s.promos.plantsRemoved = true;
}
function beginSpend(s, w, op, tell) {
	if (op.target === "this") {
		if (cubesOn(s.players[w.seat], w.card) >= op.n) takeCubes(s, w.seat, w.card, op.n);
		else stuck(s);
		return;
	}
	const cards = cubesToSpend(s, w.seat, op);
	if (isSolo(s) && op.target === "any-card") {
		if (insuresAlone(s) && cards.length > 0) ask(s, "spend-cubes", w);
		else harm(s, w.seat, 9, tell);
		return;
	}
	if (cards.length > 1) ask(s, "spend-cubes", w);
	else if (cards.length === 1) takeOff(s, w, cards[0].seat, cards[0].card, op.n, tell);
	else stuck(s);
}
function beginColonial(s, w, op, tell) {
	switch (op.kind) {
		case "colony": {
			const sites = sitesFor(s, w.seat, op.again);
			if (sites.length > 1) ask(s, "build-colony", w);
			else if (sites.length === 1) buildColony(s, w.seat, sites[0], tell);
			else stuck(s);
			return;
		}
		case "free-trade":
			if (tradable(s, w.seat).length > 0) ask(s, "free-trade", w);
			else stuck(s);
			return;
		case "markers":
			if (canMoveMarkers(s)) ask(s, "move-markers", w);
			else stuck(s);
			return;
		case "add-tile":
			if (tilesToAdd(s).length > 0) ask(s, "add-colony-tile", w);
			return;
		default: for (const tile of s.colonies?.tiles ?? []) for (const owner of tile.owners) if (owner === w.seat) enqueue(s, colonyOf(tile.id).bonus, w.seat, tile.id, "", -1, tell);
	}
}

// games/terraforming-mars/rules/src/card-questions.ts
/** Every way to pick between `least` and `most` of a few cards; of many, a few of the ways. */
function picksOf(cards, least, most) {
	const list = [];
	const add = (pick) => {
		if (pick.length >= least && pick.length <= most) list.push({ pick });
	};
	if (cards.length <= FEW) {
		for (const set of SETS_OF[cards.length]) {
			if (set.length < least || set.length > most) continue;
			const pick = [];
			for (const i of set) pick.push(cards[i]);
			list.push({ pick });
		}
		return list;
	}
	if (least === 0) add([]);
	for (const card of cards) add([card]);
	if (most >= cards.length) add(cards.slice());
	else if (most > 1) add(cards.slice(0, most));
	return list;
}
const FEW = 4;
/** For so many cards, all sets of them, as places in the list. */
const SETS_OF = Array.from({ length: 5 }, (_, n) => Array.from({ length: 1 << n }, (_, set) => Array.from({ length: n }, (_, i) => i).filter((i) => (set & 1 << i) !== 0)));
/** Whether an answer picks between `least` and `most` of these cards, each once: the cheap look before a reason is made. */
function isPick(answer, cards, least, most) {
	const { pick } = answer;
	if (!Array.isArray(pick) || pick.length < least || pick.length > most) return false;
	for (const key in answer) if (key !== "pick") return false;
	for (let i = 0; i < pick.length; i++) if (!cards.includes(pick[i]) || pick.indexOf(pick[i]) !== i) return false;
	return true;
}
/** A step that asks one seat to pick some of the cards it sees. */
function pickCards(picking) {
	const question = (s, frame) => {
		const [min, max] = picking.bounds(s, frame);
		const items = picking.from(s, frame).map((card) => ({
			id: card,
			label: nameOf(card)
		}));
		return {
			kind: "pick",
			prompt: picking.prompt(s, frame),
			items,
			min,
			max
		};
	};
	return {
		seats: (_, frame) => only(frame.seat),
		ask: (s, _, frame) => question(s, frame),
		answers: (s, _, frame) => picksOf(picking.from(s, frame), ...picking.bounds(s, frame)),
		refuse: (s, _, frame, answer) => isPick(answer, picking.from(s, frame), ...picking.bounds(s, frame)) ? void 0 : refusal(question(s, frame), answer),
		take: (s, _, frame, answer, tell) => picking.take(s, frame, answer.pick, tell)
	};
}
/** Others see how many; the seat itself sees which. */
function discard(s, seat, from, cards, tell) {
	for (const card of cards) move(s, from, 1, card);
	if (cards.length > 0) tell?.({
		what: "discards",
		seat,
		cards: cards.slice().sort(),
		to: [seat],
		others: {
			what: "discards",
			seat,
			count: cards.length
		}
	});
}
/** What has an order and may be declined is declined by giving up no card. */
const mayDecline = (s) => {
	const below = s.stack[s.stack.length - 2];
	return below?.do === "go-on" && OPS[below.op].optional;
};
const discardCards = pickCards({
	prompt: (s, frame) => mayDecline(s) ? `${nameOf(frame.card)}: discard a card to draw one, or none.` : "Discard a card.",
	from: (s, frame) => s.places[handOf(frame.seat)],
	bounds: (s, frame) => [mayDecline(s) ? 0 : OPS[frame.op].n, OPS[frame.op].n],
	take(s, frame, cards, tell) {
		if (cards.length === 0) s.stack.pop();
		discard(s, frame.seat, handOf(frame.seat), cards, tell);
	}
});
/** The cards looked at that were picked go to the hand, the others to the discard pile, all unseen by the rest. */
function takeToHand(s, seat, cards, tell) {
	for (const card of cards) move(s, lookedAtBy(seat), handOf(seat), card);
	if (tell) {
		const rest = s.places[lookedAtBy(seat)].length;
		tell({
			what: "keeps",
			seat,
			cards: cards.slice().sort(),
			discarded: rest,
			to: [seat],
			others: {
				what: "keeps",
				seat,
				count: cards.length,
				discarded: rest
			}
		});
	}
	moveAll(s, lookedAtBy(seat), 1);
}
const keepCards = pickCards({
	prompt: (s, frame) => `Keep ${Math.min(OPS[frame.op].to, s.places[lookedAtBy(frame.seat)].length)} of these cards.`,
	from: (s, frame) => s.places[lookedAtBy(frame.seat)],
	bounds(s, frame) {
		const n = Math.min(OPS[frame.op].to, s.places[lookedAtBy(frame.seat)].length);
		return [n, n];
	},
	take: (s, frame, cards, tell) => takeToHand(s, frame.seat, cards, tell)
});
/** Money that must be left for what this action still takes. */
const moneyDue = (s, seat) => s.pool.reduce((n, w) => w.seat === seat && OPS[w.op].kind === "lose" ? n + (OPS[w.op].bag?.[0] ?? 0) : n, 0);
const buyCards = pickCards({
	prompt: (s, frame) => `Buy any of these cards for ${s.players[frame.seat].cardPrice} MC each.`,
	from: (s, frame) => s.places[lookedAtBy(frame.seat)],
	bounds: (s, frame) => [0, Math.min(s.places[lookedAtBy(frame.seat)].length, Math.floor(Math.max(0, purse(s.players[frame.seat], MONEY, null) - moneyDue(s, frame.seat)) / s.players[frame.seat].cardPrice))],
	take(s, frame, cards, tell) {
		takeToHand(s, frame.seat, cards, tell);
		const { cardPrice } = s.players[frame.seat];
		askPayment(s, frame.seat, cards.length * cardPrice, MONEY, null, "research", "", tell);
	}
});
/** One action, whatever the number of cards. */
const sellPatents = pickCards({
	prompt: () => "Discard cards for 1 MC each.",
	from: (s, frame) => s.places[handOf(frame.seat)],
	bounds: (s, frame) => [1, s.places[handOf(frame.seat)].length],
	take(s, frame, cards, tell) {
		discard(s, frame.seat, handOf(frame.seat), cards, tell);
		gainOne(s, frame.seat, 0, cards.length, "", tell);
	}
});

// games/terraforming-mars/rules/src/colonies/questions.ts
const answersOf = (tiles) => tiles.map((tile) => colonyOf(tile.id).answer);
const nameIn = (answer) => colonyName(answer.colony) ?? "";
/** Of several places the one that gives what is still missing may be the only one that will do. */
const buildColonyStep = choose({
	prompt: () => "Build a colony.",
	all: (s, frame) => answersOf(sitesFor(s, frame.seat, OPS[frame.op].again)),
	label: (_, __, answer) => nameIn(answer),
	refuse: (s, frame, answer) => refuseForRest(s, frame, answer, false),
	take: (s, frame, answer, tell) => buildColony(s, frame.seat, tileOf(s, answer.colony), tell)
});
const freeTradeStep = choose({
	prompt: () => "Trade without paying.",
	all: (s, frame) => answersOf(tradable(s, frame.seat)),
	label: (_, __, answer) => nameIn(answer),
	take(s, frame, answer, tell) {
		tell?.({
			what: "trades",
			seat: frame.seat,
			colony: answer.colony
		});
		const colony = s.colonies.tiles.findIndex((tile) => tile.id === answer.colony);
		push(s, {
			do: "send-fleet",
			seat: frame.seat,
			colony
		});
	}
});
const raiseMarker = choose({
	prompt: (s, frame) => `Move the marker of ${colonyName(s.colonies.tiles[frame.colony].id)} up before you take the income?`,
	all: (s, frame) => Array.from({ length: stepsUp(s, frame.seat, frame.colony) + 1 }, (_, steps) => ({ steps })).reverse(),
	label: (_, __, answer) => answer.steps === 0 ? "Leave it" : `${answer.steps} step${answer.steps === 1 ? "" : "s"}`,
	take(s, frame, answer, tell) {
		const tile = s.colonies.tiles[frame.colony];
		const steps = answer.steps;
		tile.marker += steps;
		if (steps > 0) tell?.({
			what: "moves-marker",
			seat: frame.seat,
			colony: tile.id,
			steps
		});
		takeIncome(s, frame.seat, tile, tell);
	}
});
const moveMarkersStep = choose({
	prompt: () => "Move one marker up a step and another one down.",
	all: (s) => markerMoves(s),
	label: (_, __, answer) => `${colonyName(answer.up)} up, ${colonyName(answer.down)} down`,
	take: (s, frame, answer, tell) => moveMarkers(s, frame.seat, answer, tell)
});
const addColonyTileStep = choose({
	prompt: () => "Put a further colony tile into the game.",
	all: (s) => tilesToAdd(s).map((colony) => ({ colony })),
	label: (_, __, answer) => nameIn(answer),
	take: (s, frame, answer, tell) => addTile(s, frame.seat, answer.colony, tell)
});

// games/terraforming-mars/rules/src/paying.ts
/** The effects that a payment is made for, where they are all that the action under way still does. */
function opsPaidFor(s, { why, of }) {
	if (s.pool.length > 0 || s.stack.length - actionBegins(s) > 2) return null;
	return why === "card" ? cardOf(of).play : why === "project" ? projectOf(of)?.ops ?? null : null;
}
/** Whether the Reds get their due when so much of the money is spent. */
function taxIsLeft(s, frame, spent) {
	const ops = opsPaidFor(s, frame);
	if (ops === null) return false;
	const left = money(s.players[frame.seat]) - spent;
	if (frame.why !== "card") return affordsTax(s, left, ops);
	const card = cardOf(frame.of);
	return affordsTaxOfCard(s, frame.seat, left - moneyLost(s.players[frame.seat], card.needs.stockLoss), card);
}
/** How much of the money a payment spends. */
function spentBy(p, answer) {
	const { mc = 0, heat = 0 } = answer.amounts;
	return mc + heat * p.worth[5];
}
/** Whether all that follows is possible whatever pays: losses are met by what there is, nothing waits for money. */
function isCovered(s, { seat, why, of }) {
	if (why === "effect") return s.pool.length === 0;
	if (why === "project") return s.pool.length === 0 && needsNoMoney(s, seat, projectOf(of)?.ops ?? []);
	if (why !== "card") return true;
	const { needs } = cardOf(of);
	return needs.none || verdict(s, seat, needs, 0) === "yes";
}
/** The South Pole alone asks for money. */
const needsNoMoney = (s, seat, ops) => ops.every((id) => OPS[id].kind !== "tile" || OPS[id].tile === 1 || hasFreeArea(s, seat, OPS[id]));
/** Why a payment leaves too little; it is tried out where a look does not tell. `covered`: all but the Reds get what they need. */
function refuseRest(s, frame, answer, covered) {
	if (covered && (!isTaxed(s) || taxIsLeft(s, frame, spentBy(s.players[frame.seat], answer)))) return;
	return refuseForRest(s, frame, answer, true);
}
const pay = {
	...pay$2,
	answers(s, seat, frame) {
		const ways = pay$2.answers(s, seat, frame);
		const covered = isCovered(s, frame);
		if (covered && !isTaxed(s)) return ways;
		return ways.filter((way) => !refuseRest(s, frame, way, covered));
	},
	refuse: (s, seat, frame, answer) => pay$2.refuse(s, seat, frame, answer) ?? refuseRest(s, frame, answer, isCovered(s, frame))
};

// games/terraforming-mars/rules/src/pool.ts
const PROMO_RANKS = {
	"lower-opponents": 0,
	"spend-to-look": 1,
	nomads: 2,
	"first-ocean": 2,
	show: 4,
	"take-back": 4,
	again: 4,
	park: 4,
	double: 4,
	cathedral: 4,
	infect: 4,
	cure: 4,
	sue: 6
};
/** A second production box is copied when all losses of the first are met. */
const AFTER_LOSSES = 8;
const RANKS = {
	gain: 0,
	raise: 0,
	rating: 0,
	draw: 0,
	reveal: 0,
	"next-card": 0,
	find: 0,
	if: 0,
	keep: 1,
	buy: 1,
	preludes: 1,
	merge: 1,
	tile: 2,
	claim: 2,
	colony: 2,
	"free-trade": 2,
	"colony-bonuses": 0,
	fleets: 0,
	markers: 4,
	"add-tile": 4,
	produce: 3,
	add: 4,
	choose: 4,
	"in-order": 4,
	metal: 4,
	shift: 4,
	exchange: 4,
	"cubes-into": 4,
	"opponents-draw": 0,
	copy: 4,
	spend: 4,
	discard: 4,
	"play-card": 4,
	lowest: 4,
	fund: 4,
	delegates: 4,
	ban: 4,
	recruit: 4,
	chair: 0,
	repeat: 4,
	project: 4,
	"reduce-any": 5,
	remove: 6,
	"remove-cubes": 6,
	steal: 6,
	reduce: 7,
	lose: 7,
	...PROMO_RANKS
};
/** The operation that comes next of what waits. */
const nextOp = (w) => {
	const op = OPS[w.op];
	return op.kind === "in-order" && op.lists[w.at].length > 0 ? OPS[op.lists[w.at][0]] : op;
};
function rankOf(w) {
	const op = nextOp(w);
	if (op.countsTiles) return 3;
	if (op.kind === "copy" && op.again) return AFTER_LOSSES;
	if (op.kind === "choose") return chooseRank(op);
	return RANKS[op.kind];
}
/** A choice between red-bordered effects waits like them. */
const chooseRank = (op) => op.lists.every((list) => list.every((id) => RANKS[OPS[id].kind] === 6)) ? 6 : 4;
/** Two effects that come to the same thing, whichever is first. */
const alike = (a, b) => {
	if (a.seat !== b.seat || a.at !== b.at) return false;
	if (a.op === b.op) return a.card === b.card;
	const [x, y] = [OPS[a.op], OPS[b.op]];
	return x.kind === "tile" && y.kind === "tile" && x.tile === y.tile && x.where === y.where;
};
/** Whether resolving it could show its owner cards. */
function reveals(s, w) {
	const op = OPS[w.op];
	switch (op.kind) {
		case "keep":
		case "buy":
		case "draw":
		case "find":
		case "preludes":
		case "merge": return true;
		case "tile": return areasFor(s, w.seat, op).some((area) => BOARDS[s.map].areas[area].bonus.includes("card"));
		case "colony": return sitesFor(s, w.seat, op.again).some((tile) => colonyOf(tile.id).showsCards);
		case "in-order":
		case "choose": return op.lists.some((list) => list.some((id) => drawsCards(s, w, OPS[id])));
		default: return false;
	}
}
function drawsCards(s, w, op) {
	if (op.kind === "draw" || op.kind === "find") return true;
	if (op.kind !== "in-order") return false;
	const [first] = op.lists;
	if (first.some((id) => OPS[id].kind === "spend" && cubesOn(s.players[w.seat], w.card) < OPS[id].n)) return false;
	return op.lists.some((list) => list.some((id) => drawsCards(s, w, OPS[id])));
}
/** What there is to choose from, each kind once, as places in the pool. */
function distinct(s, which) {
	const list = [];
	for (let i = 0; i < s.pool.length; i++) if (which(s.pool[i]) && !list.some((j) => alike(s.pool[i], s.pool[j]))) list.push(i);
	return list;
}
const DECISIONS_FROM = 1;
const LOSSES = 7;
const isDecision = (w) => {
	const rank = rankOf(w);
	return rank >= DECISIONS_FROM && rank < LOSSES;
};
/** Cards that resolving it would draw, whatever else it does. */
const drawn = (op) => op.kind === "draw" ? op.n : op.lists.reduce((n, list) => n + list.reduce((m, id) => m + drawn(OPS[id]), 0), 0);
const FEW_CARDS = 20;
/** Whether the deck might not do for all that waits to draw: then the order says who gets what. */
function deckRunsLow(s) {
	const left = s.places[0].length;
	return left < FEW_CARDS && left < s.pool.reduce((n, w) => n + drawn(OPS[w.op]), 0);
}
/** What the active player may put in order. */
const isOpen$1 = (s, w) => isDecision(w) || deckRunsLow(s) && reveals(s, w);
function orderMatters(s, seat) {
	const open = distinct(s, (w) => isOpen$1(s, w));
	if (open.length < 2) return false;
	let tiles = 0;
	let shows = 0;
	for (const i of open) {
		if (OPS[s.pool[i].op].kind === "tile") tiles++;
		if ((s.pool[i].seat === seat || deckRunsLow(s)) && reveals(s, s.pool[i])) shows++;
	}
	return tiles > 1 || shows > 1 || s.promos !== null && promosMatter(s, open);
}
/** An insurer may want to pay for a loss while there is no money; a disease may be caught before a cure or after it. */
function promosMatter(s, open) {
	let red = 0;
	let infects = 0;
	let cures = 0;
	for (const i of open) {
		const w = s.pool[i];
		const { kind } = OPS[w.op];
		if (s.players[w.seat].insures > 0 && (rankOf(w) === 5 || rankOf(w) === 6)) red++;
		if (kind === "infect") infects++;
		else if (kind === "cure" && cubesOn(s.players[w.seat], w.card) === 0) cures++;
	}
	return red > 0 && open.length > red || infects > 0 && cures > 0;
}
/** What comes next if nobody is asked. */
function nextInLine(s) {
	if (s.pool.length === 1) return 0;
	let best = 0;
	let bestRank = 99;
	let decisions = 0;
	for (const w of s.pool) if (isDecision(w)) decisions++;
	for (let i = 0; i < s.pool.length; i++) {
		let rank = rankOf(s.pool[i]);
		if (decisions > 1 && rank > 1 && rank < LOSSES && reveals(s, s.pool[i])) rank = 1;
		if (rank < bestRank) {
			best = i;
			bestRank = rank;
		}
	}
	return best;
}
function takeOut(s, i) {
	const w = s.pool[i];
	s.pool.splice(i, 1);
	return w;
}
/** Whether the active player is asked what comes next. A probe asks only where it matters for what is possible: never. */
function asks$1(s, seat) {
	if (s.pool.length < 2 || isProbe(s)) return false;
	return s.alwaysAsk ? distinct(s, () => true).length > 1 : orderMatters(s, seat);
}
const resolve = { run(s, frame, tell) {
	if (s.pool.length === 0) {
		if (s.wildAs.length > 0 && !isUnderWay(s)) s.wildAs = [];
		return;
	}
	push(s, frame);
	if (asks$1(s, frame.seat)) push(s, {
		do: "choose-order",
		seat: frame.seat
	});
	else resolveNext(s, nextInLine(s), tell);
} };
/** Whether the action goes on when this pool is empty. */
function isUnderWay(s) {
	const next = s.stack[s.stack.length - 1];
	return next !== void 0 && (next.do === "go-on" || next.do === "resolve" || next.do === "enter-play");
}
function resolveNext(s, i, tell) {
	begin(s, takeOut(s, i), tell);
}
const optionsOf = (s) => distinct(s, (w) => s.alwaysAsk || isOpen$1(s, w));
function refuse$1(s, frame, answer) {
	const { next } = answer;
	if (typeof next !== "number" || Object.keys(answer).length !== 1 || !optionsOf(s).includes(next)) return { code: "not-offered" };
	const w = s.pool[next];
	if (!canBegin(s, w)) return { code: "not-yet" };
	return refuseForRest(s, frame, answer, rankOf(w) === LOSSES);
}
const chooseOrder = {
	seats: (_, frame) => only(frame.seat),
	ask: (s, _, frame) => ({
		kind: "choose",
		prompt: "Choose which effect comes next.",
		options: optionsOf(s).map((next) => {
			const reason = refuse$1(s, frame, { next });
			return {
				answer: { next },
				label: waitingName(s.pool[next]),
				...reason && { reason }
			};
		})
	}),
	answers: (s, _, frame) => optionsOf(s).map((next) => ({ next })).filter((answer) => !refuse$1(s, frame, answer)),
	refuse: (s, _, frame, answer) => refuse$1(s, frame, answer),
	take: (s, _, __, answer, tell) => resolveNext(s, answer.next, tell)
};

// games/terraforming-mars/rules/src/promo-questions.ts
const suePlayer = choose({
	prompt: (_, frame) => `${nameOf(frame.card)}: choose a player who has harmed you in this generation.`,
	all: (s, frame) => toSue(s, frame.seat).map((target) => ({ target })),
	label: (_, __, answer) => capital(seatName(answer.target)),
	take: (s, frame, answer, tell) => sue(s, frame, answer.target, tell)
});
const showCards = pickCards({
	prompt: () => "Show any number of cards, for 1 MC each.",
	from: (s, frame) => s.places[handOf(frame.seat)],
	bounds: (s, frame) => [0, s.places[handOf(frame.seat)].length],
	take(s, frame, cards, tell) {
		for (const card of cards) reveal(s, handOf(frame.seat), card);
		if (cards.length > 0) tell?.({
			what: "shows",
			seat: frame.seat,
			cards: cards.slice().sort()
		});
		gainOne(s, frame.seat, 0, cards.length, frame.card, tell);
	}
});
const takeBackEvents = pickCards({
	prompt: (_, frame) => `Take up to ${OPS[frame.op].n} of your events back into your hand.`,
	from: (s, frame) => toTakeBack(s, frame.seat),
	bounds: (s, frame) => [0, Math.min(OPS[frame.op].n, toTakeBack(s, frame.seat).length)],
	take: (s, frame, cards, tell) => takeBack(s, frame.seat, cards, tell)
});
const useAgainStep = choose({
	prompt: (_, frame) => `${nameOf(frame.card)}: choose the action that you use once more.`,
	all: (s, frame) => toUseAgain(s, frame.seat).map(({ card, way }) => ({
		card,
		way
	})),
	label: (_, __, answer) => {
		const card = cardOf(answer.card);
		return `${card.name}: ${actionText(card.actions[answer.way].source, card.data.holds)}`;
	},
	take: (s, frame, answer, tell) => useAgain(s, frame.seat, answer, tell)
});
const parkCard = choose({
	prompt: (_, frame) => `Choose the card that you lay on ${nameOf(frame.card)}.`,
	all: (s, frame) => toPark(s, frame.seat).map((card) => ({ card })),
	label: (_, __, answer) => nameOf(answer.card),
	take: (s, frame, answer, tell) => park(s, frame.seat, answer.card, OPS[frame.op].n, tell)
});
const doubleCubesStep = choose({
	prompt: () => "Double the cubes on one of these cards.",
	all: (s, frame) => parkedBy(s, frame.seat).map((card) => ({ card })),
	label: (s, frame, answer) => `${nameOf(answer.card)}, with ${parkedCubes(s.promos, frame.seat, answer.card)}`,
	take: (s, frame, answer, tell) => doubleCubes(s, frame.seat, answer.card, tell)
});
const moveNomadsStep = choose({
	prompt: () => "Choose the area for the nomads.",
	all: (s, frame) => nomadAreas(s, frame.seat, OPS[frame.op]).map((area) => ({ area })),
	label: (s, _, answer) => areaName(s.map, answer.area),
	refuse: (s, frame, answer) => refuseForRest(s, frame, answer, OPS[frame.op].n > 0 && answer.area === BOARDS[s.map].southPole),
	take: (s, frame, answer, tell) => moveNomads(s, frame, answer.area, tell)
});
const buildCathedralStep = choose({
	prompt: () => "Choose the city for a cathedral.",
	all: (s) => citiesWithout(s).map((area) => ({ area })),
	label: (s, _, answer) => areaName(s.map, answer.area),
	take: (s, frame, answer, tell) => buildCathedral(s, frame, answer.area, tell)
});
const oceanAnswers = (s, frame) => areasFor(s, frame.seat, OPS[OCEAN_TILE]).map((area) => ({ area }));
/** What its owner has to pay for it must still be possible. */
const refuseOcean = (s, frame, answer) => refuseForRest(s, frame, answer, isTaxed(s));
/** The first player is asked, whoever's ocean it is. */
const chooseOcean = {
	seats: (s) => only(s.first),
	ask: (s, _, frame) => ({
		kind: "choose",
		prompt: `Choose the area for an ocean of ${seatName(frame.seat)}.`,
		options: oceanAnswers(s, frame).map((answer) => {
			const reason = refuseOcean(s, frame, answer);
			return {
				answer,
				label: areaName(s.map, answer.area),
				...reason && { reason }
			};
		})
	}),
	answers: (s, _, frame) => oceanAnswers(s, frame).filter((answer) => !refuseOcean(s, frame, answer)),
	refuse: (s, _, frame, answer) => Object.keys(answer).length === 1 && oceanAnswers(s, frame).some((a) => a.area === answer.area) ? refuseOcean(s, frame, answer) : { code: "not-offered" },
	take: (s, _, frame, answer, tell) => layTile(s, frame.seat, 1, answer.area, frame.card, tell)
};
const FLIP = Object.freeze({ flip: true });
const KEEP = Object.freeze({ flip: false });
const flipCorporation = choose({
	prompt: (_, frame) => `Turn ${nameOf(frame.card)} face down?`,
	all: () => [FLIP, KEEP],
	label: (_, frame, answer) => answer.flip ? `Turn it down for ${OPS[frame.op].n} TR` : "Keep it",
	refuse: (s, frame, answer) => answer.flip && isTaxed(s) ? refuseForRest(s, frame, answer, true) : void 0,
	take: (s, frame, answer, tell) => {
		if (answer.flip) flip(s, frame, tell);
	}
});
const promoSteps = {
	"sue-player": suePlayer,
	"show-cards": showCards,
	"take-back-events": takeBackEvents,
	"use-again": useAgainStep,
	"park-card": parkCard,
	"double-cubes": doubleCubesStep,
	"move-nomads": moveNomadsStep,
	"build-cathedral": buildCathedralStep,
	"choose-ocean": chooseOcean,
	"flip-corporation": flipCorporation
};

// games/terraforming-mars/rules/src/questions.ts
const opOf = (frame) => OPS[frame.op];
const AREA_ANSWERS = Array.from({ length: 80 }, (_, area) => Object.freeze({ area }));
function refuseArea(s, frame, answer) {
	const area = answer.area;
	const taxed = isTaxed(s);
	const brings = taxed ? oceanMoneyAt(s, frame.seat, area) : 0;
	if (taxed && isAll(s) && sureTax(s, frame.seat, [frame.op]) > s.players[frame.seat].stock[0] + brings) return REST_IMPOSSIBLE;
	return refuseForRest(s, frame, answer, area === BOARDS[s.map].southPole, brings);
}
/** Whether the question on top is all that the action under way still does. */
function isAll(s) {
	const below = s.stack[s.stack.length - 2];
	return s.pool.length === 0 && s.stack.length - actionBegins(s) === 2 && below?.do === "resolve";
}
const layTileStep = {
	seats: (_, frame) => only(frame.seat),
	ask: (s, _, frame) => ({
		kind: "choose",
		prompt: `Lay ${tileName(opOf(frame).tile)}.`,
		options: areasFor(s, frame.seat, opOf(frame)).map((area) => {
			const reason = refuseArea(s, frame, AREA_ANSWERS[area]);
			return {
				answer: AREA_ANSWERS[area],
				label: areaName(s.map, area),
				...reason && { reason }
			};
		})
	}),
	answers(s, _, frame) {
		const list = [];
		const { southPole } = BOARDS[s.map];
		const covered = restIsCovered(s, frame.seat, 0);
		for (const area of areasFor(s, frame.seat, opOf(frame))) if (covered && area !== southPole || !refuseArea(s, frame, AREA_ANSWERS[area])) list.push(AREA_ANSWERS[area]);
		return list;
	},
	refuse(s, _, frame, answer) {
		const { area } = answer;
		for (const key in answer) if (key !== "area") return { code: "malformed" };
		if (typeof area !== "number" || !Number.isInteger(area) || area < 0 || area >= s.tiles.length) return { code: "malformed" };
		if (!mayLay(s, frame.seat, opOf(frame), area)) return { code: "not-offered" };
		return refuseArea(s, frame, answer);
	},
	take(s, _, frame, answer, tell) {
		layTile(s, frame.seat, opOf(frame).tile, answer.area, frame.card, tell);
	}
};
const claimArea = choose({
	prompt: () => "Put your marker on an area.",
	all: (s, frame) => claimable(s, frame.seat, opOf(frame).beside).map((area) => AREA_ANSWERS[area]),
	label: (s, _, answer) => areaName(s.map, answer.area),
	take(s, frame, answer, tell) {
		s.claims.push(answer.area, frame.seat);
		tell?.({
			what: "claims-area",
			seat: frame.seat,
			area: answer.area
		});
	}
});
const takesSomething = (ids) => ids.some((id) => {
	const op = OPS[id];
	return op.kind === "lose" || op.kind === "reduce" || op.lists.some(takesSomething);
});
/** Of two lists, the one that gives what is still missing may be the only one that will do. */
const chooseEffect = choose({
	prompt: (_, frame) => `${nameOf(frame.card)}: choose one.`,
	all: (s, frame) => viableLists(s, frame, opOf(frame)).map((choice) => ({ choice })),
	label: (_, frame, answer) => listName(opOf(frame).lists[answer.choice]),
	refuse: (s, frame, answer) => refuseForRest(s, frame, answer, takesSomething(opOf(frame).lists[answer.choice])),
	take: (s, frame, answer, tell) => takeUp(s, frame, opOf(frame).lists[answer.choice], tell)
});
const addCubesStep = choose({
	prompt: (s, frame) => {
		const op = opOf(frame);
		return `Choose the card for ${cubesName(op.cube, op.n * amountOf(s, frame.seat, op, frame.card))}.`;
	},
	all: (s, frame) => holdersFor(s, frame.seat, opOf(frame)).map((card) => ({ card })),
	label: (_, __, answer) => nameOf(answer.card),
	take(s, frame, answer, tell) {
		const op = opOf(frame);
		addCubes(s, frame.seat, answer.card, op.n * amountOf(s, frame.seat, op, frame.card), tell);
	}
});
const spendCubes = choose({
	prompt: (_, frame) => `Take ${cubesName(opOf(frame).cube, opOf(frame).n)} off a card.`,
	all: (s, frame) => [...cubesToSpend(s, frame.seat, opOf(frame)).map(({ seat, card }) => ({
		from: seat,
		card
	})), ...isSolo(s) && opOf(frame).target === "any-card" ? [{
		from: 9,
		card: ""
	}] : []],
	label: (_, frame, answer) => {
		if (answer.from === 9) return "The neutral opponent";
		return answer.from === frame.seat ? `${nameOf(answer.card)}, your own` : `${nameOf(answer.card)} of ${seatName(answer.from)}`;
	},
	take: (s, frame, answer, tell) => takeOff(s, frame, answer.from, answer.card, opOf(frame).n, tell)
});
const victims = (s, frame) => {
	const op = opOf(frame);
	if (isSolo(s)) return [{
		id: String(9),
		label: "The neutral opponent",
		max: op.n
	}];
	return toRemoveFrom(s, frame.seat, op, frame.area).map((seat) => ({
		id: String(seat),
		label: `${seatName(seat)}: ${resourceName(op.resource)}`,
		max: Math.min(op.n, s.players[seat].stock[op.resource])
	}));
};
function takeFrom(s, frame, from, n, tell) {
	const { resource } = opOf(frame);
	if (from !== 9) lose(s, from, resource, n, frame.card, tell);
	if (s.promos && resource === 3) s.promos.plantsRemoved = true;
	harm(s, frame.seat, from, tell);
}
const removeResources = takeFromOne({
	prompt: (_, frame) => `Remove up to ${opOf(frame).n} ${resourceName(opOf(frame).resource)} from one player.`,
	parts: victims,
	most: (frame) => opOf(frame).n,
	take: (s, frame, from, n, tell) => takeFrom(s, frame, Number(from), n, tell)
});
const stealResources = takeFromOne({
	prompt: (_, frame) => `Steal up to ${opOf(frame).n} ${resourceName(opOf(frame).resource)} from one player.`,
	parts: victims,
	most: (frame) => opOf(frame).n,
	take(s, frame, from, n, tell) {
		gainOne(s, frame.seat, opOf(frame).resource, n, frame.card, tell);
		takeFrom(s, frame, Number(from), n, tell);
	}
});
const removeCubes = takeFromOne({
	prompt: (_, frame) => `Remove up to ${cubesName(opOf(frame).cube, opOf(frame).n)} from one card.`,
	parts: (s, frame) => cubesToTake(s, frame.seat, opOf(frame).cube, 1, false).map(({ seat, card }) => {
		const { cards, cubes } = s.players[seat];
		return {
			id: `${seat} ${card}`,
			label: `${nameOf(card)} of ${seatName(seat)}`,
			max: Math.min(opOf(frame).n, cubes[cards.indexOf(card)])
		};
	}),
	most: (frame) => opOf(frame).n,
	take(s, frame, from, n, tell) {
		const [seat, card] = from.split(" ");
		takeOff(s, frame, Number(seat), card, n, tell);
	}
});
const reduceProduction = choose({
	prompt: (_, frame) => `Reduce a player’s ${productionText(RESOURCES[opOf(frame).resource])} by ${opOf(frame).n}.`,
	all: (s, frame) => [...toReduce(s, opOf(frame)), ...isSolo(s) ? [9] : []].map((target) => ({ target })),
	label: (_, frame, { target }) => target === 9 ? "The neutral opponent" : target === frame.seat ? "Your own" : seatName(target),
	refuse: (s, frame, answer) => refuseForRest(s, frame, answer, answer.target === frame.seat),
	take: (s, frame, answer, tell) => reduceOf(s, frame, answer.target, tell)
});
/** How much of one thing is turned into another. */
const mostOf = (s, frame) => {
	const op = opOf(frame);
	const p = s.players[frame.seat];
	if (op.kind === "cubes-into") return cubesOn(p, frame.card);
	if (op.kind === "shift") return canLose(p, op.resource);
	return op.kind === "exchange" ? mostExchanged(p, op) : p.stock[op.resource];
};
const chooseNumber = choose({
	prompt(_, frame) {
		const { kind, resource, to, n } = opOf(frame);
		if (kind === "cubes-into") return `Remove how many resources from ${nameOf(frame.card)}?`;
		if (kind === "spend-to-look") return `Spend how much ${resourceName(resource)} to look at as many cards?`;
		if (kind === "exchange" && n > 1) return `How much ${resourceName(to)}, for ${n} ${resourceName(resource)} each?`;
		const what = kind === "shift" ? " production" : "";
		return `Turn how much ${resourceName(resource)}${what} into ${resourceName(to)}${what}?`;
	},
	all: (s, frame) => Array.from({ length: mostOf(s, frame) }, (_, i) => ({ number: i + 1 })),
	label: (_, __, answer) => String(answer.number),
	refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0),
	take(s, frame, answer, tell) {
		const op = opOf(frame);
		const n = answer.number;
		if (op.kind === "shift") {
			produce(s, frame.seat, op.resource, -n, frame.card, tell);
			produce(s, frame.seat, op.to, n, frame.card, tell);
		} else if (op.kind === "cubes-into") {
			takeOff(s, frame, frame.seat, frame.card, n, tell);
			gain(s, frame.seat, op.bag, n, frame.card, tell);
		} else if (op.kind === "spend-to-look") {
			lose(s, frame.seat, op.resource, n, frame.card, tell);
			if (dealCards$1(s, lookedAtBy(frame.seat), n) > 0) push(s, {
				...frame,
				do: "keep-cards"
			});
		} else {
			gainOne(s, frame.seat, op.to, n, frame.card, tell);
			if (op.resource === 0) askPayment(s, frame.seat, n * op.n, MONEY, null, "effect", frame.card, tell);
			else lose(s, frame.seat, op.resource, n * op.n, frame.card, tell);
		}
	}
});
const copyProduction = choose({
	prompt: () => "Choose the card whose production box is carried out once more.",
	all: (s, frame) => copyable(s, frame.seat, opOf(frame), frame.played).map((card) => ({ card })),
	label: (_, __, answer) => nameOf(answer.card),
	refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0 || opOf(frame).to >= 0),
	take: (s, frame, answer, tell) => copyBox(s, frame, answer.card, tell)
});

// games/terraforming-mars/rules/src/effect-steps.ts
const goOnStep = { run(s, frame, tell) {
	const area = s.lastArea >= 0 ? s.lastArea : frame.area;
	goOn(s, {
		op: frame.op,
		at: frame.at,
		seat: frame.seat,
		card: frame.card,
		played: frame.played,
		area
	}, tell);
} };
const carryOutProject = { run(s, { seat, project: id }, tell) {
	const project = standard.find((p) => p.id === id);
	if (!project) throw new Error(`there is no standard project '${id}'`);
	resolveAll(s, seat, project.ops, "", tell);
	projectDone(s, seat, project.cost, tell);
} };
const effectSteps = {
	resolve,
	"choose-order": chooseOrder,
	"go-on": goOnStep,
	"enter-play": enterPlay,
	"carry-out": carryOutProject,
	pay,
	"pay-heat": payHeat,
	stuck: { run() {
		throw new Error("an effect that had to be possible is not");
	} },
	"lay-tile": layTileStep,
	"claim-area": claimArea,
	"choose-effect": chooseEffect,
	"add-cubes": addCubesStep,
	"spend-cubes": spendCubes,
	"remove-resources": removeResources,
	"remove-cubes": removeCubes,
	"steal-resources": stealResources,
	"reduce-production": reduceProduction,
	"discard-cards": discardCards,
	"keep-cards": keepCards,
	"buy-cards": buyCards,
	"choose-number": chooseNumber,
	"copy-production": copyProduction,
	"send-delegates": sendDelegatesStep,
	"ban-delegate": banDelegate,
	"recruit-delegate": recruitStep,
	...promoSteps,
	"build-colony": buildColonyStep,
	"free-trade": freeTradeStep,
	"send-fleet": sendFleet,
	"raise-marker": raiseMarker,
	"move-markers": moveMarkersStep,
	"add-colony-tile": addColonyTileStep,
	"play-from-hand": playFromHandStep,
	"raise-lowest": raiseLowest,
	"fund-award": fundAward,
	"play-drawn-prelude": playDrawnPrelude,
	merge,
	"repeat-prelude": repeatPrelude,
	"do-project": doProject$1
};

// games/terraforming-mars/rules/src/possible.ts
const PROBE = "probe";
const isProbe = (s) => s.chance.seed === PROBE;
/** A copy to try things out on. */
function probeOf(s) {
	return copyAround({
		seats: s.seats,
		played: s.played,
		stack: s.stack.slice(),
		places: s.places.map((cards, place) => UNSEEN.has(place) ? [] : cards.slice()),
		sight: s.sight.slice(),
		knows: [],
		pending: s.pending.slice(),
		chance: {
			seed: PROBE,
			drawn: 0
		},
		traces: {
			by: s.traces.by,
			chance: s.traces.chance,
			learned: s.traces.learned
		}
	}, s);
}
/** What could be drawn. */
const UNSEEN = /* @__PURE__ */ new Set([
	0,
	1,
	2,
	5
]);
/** No question asked so far took more; a probe that does is given up as impossible. */
const MOST_NODES = 2e4;
let nodes = 0;
/** Whether all that is on the stack can be carried out in some way. */
function canFinish(s) {
	nodes = 0;
	return finishes(s);
}
const stepOf$1 = (frame) => effectSteps[frame.do];
function finishes(s) {
	for (;;) {
		const frame = s.stack[s.stack.length - 1];
		if (!frame) return true;
		if (frame.do === "stuck" || nodes++ > MOST_NODES) return false;
		const step = stepOf$1(frame);
		if ("run" in step) {
			s.stack.pop();
			step.run(s, frame, void 0);
			continue;
		}
		const { seat } = frame;
		const answers = step.answers(s, seat, frame);
		for (let i = 0; i < answers.length; i++) {
			const next = i === answers.length - 1 ? s : cloneMars(s);
			next.stack.pop();
			step.take(next, seat, frame, answers[i], void 0);
			if (finishes(next)) return true;
		}
		return false;
	}
}
const REST_IMPOSSIBLE = { code: "rest-impossible" };
/**
* Why an answer can't be given though it is one of those that the effect allows: it would leave something impossible that must
* still be done. `hurts` says that the answer itself takes something away; if it does not, and what is left is covered, it is fine.
* `brings` is money that the answer brings its seat.
*/
function refuseForRest(s, frame, answer, hurts, brings = 0) {
	if (isProbe(s) || !hurts && restIsCovered(s, frame.seat, brings)) return;
	const from = actionBegins(s);
	const probe = probeOf(s);
	probe.stack = probe.stack.slice(from, -1);
	stepOf$1(frame).take(probe, frame.seat, frame, answer, void 0);
	return canFinish(probe) ? void 0 : REST_IMPOSSIBLE;
}
/** Where on the stack the action under way begins. */
const actionBegins = (s) => s.stack.findLastIndex((f) => !(f.do in effectSteps)) + 1;
/** The operations of a seat's questions and effects that have begun. */
function begun(s, seat) {
	const list = [];
	for (let i = actionBegins(s); i < s.stack.length; i++) {
		const frame = s.stack[i];
		if (frame.op !== void 0 && frame.seat === seat) list.push(frame.op);
	}
	return list;
}
/** Whether everybody could pay the Reds for all that may still come. */
function taxesCovered(s, by, brings) {
	for (let seat = 0; seat < s.seats; seat++) if (!taxIsCovered(s, seat, begun(s, seat), seat === by ? brings : 0)) return false;
	return true;
}
const isLoss = (op) => op.kind === "lose" || op.kind === "reduce";
/** Whether every loss that waits could be met now, with nothing gained before but the money that a seat's answer brings. */
function restIsCovered(s, seat, brings) {
	if (isTaxed(s) && !taxesCovered(s, seat, brings)) return false;
	const below = s.stack[s.stack.length - 2];
	if (below?.do === "go-on" && OPS[below.op].lists.some((list) => list.some((id) => isLoss(OPS[id])))) return false;
	if (s.pool.length === 0) return true;
	for (let other = 0; other < s.seats; other++) if (!lossesCovered(s, other)) return false;
	return true;
}
function lossesCovered(s, seat) {
	const p = s.players[seat];
	let tiles = 0;
	for (let r = 0; r < p.stock.length; r++) {
		let production = 0;
		let stock = 0;
		for (const w of s.pool) {
			const op = OPS[w.op];
			if (w.seat !== seat) continue;
			if (op.kind === "reduce") production += op.bag?.[r] ?? 0;
			else if (op.kind === "lose") stock += op.bag?.[r] ?? 0;
			else if (op.kind === "reduce-any" && op.resource === r && !hitsAnother(s, seat, op)) production += op.n;
			else if (r === 0 && (op.kind === "tile" || op.kind === "copy" || op.kind === "in-order")) tiles++;
		}
		if (production > canLose(p, r) || stock > spendable(p, r)) return false;
	}
	return tiles === 0 || s.pool.length === tiles || !s.pool.some((w) => needsLook(OPS[w.op]));
}
const needsLook = (op) => op.kind === "copy" || op.kind === "tile" && op.tile !== 1 || op.kind === "in-order";
function hitsAnother(s, seat, op) {
	if (isSolo(s)) return true;
	for (const target of toReduce(s, op)) if (target !== seat) return true;
	return false;
}
const shortage = (kind, r, needs, has) => ({
	code: kind === "production" ? "production-short" : "stock-short",
	resource: r,
	needs,
	has
});
/** `gives` has a bit for all that could still be gained on the way. */
function verdict(s, seat, needs, gives) {
	const p = s.players[seat];
	let sure = true;
	const extra = reducedOnSelf(s, seat, needs);
	const takes = needs.losses || extra !== null;
	for (let r = 0; takes && r < p.stock.length; r++) {
		const down = needs.productionLoss[r] + (extra?.[r] ?? 0);
		if (down > 0 && down > canLose(p, r) + needs.productionGain[r]) {
			if ((gives & 1 << r) === 0) return shortage("production", r, down, canLose(p, r) + needs.productionGain[r]);
			sure = false;
		}
		const out = needs.stockLoss[r];
		const has = spendable(p, r) + needs.stockGain[r];
		if (out > 0 && out > has) {
			const heat = r === 0 && p.worth[5] > 0 ? p.stock[5] : 0;
			if ((gives & 1 << 6 + r) === 0 && out > has + heat) return shortage("stock", r, out, has + heat);
			sure = false;
		}
	}
	for (const op of needs.others) {
		const no = refuseNeed(s, seat, op);
		if (no === "maybe") sure = false;
		else if (no) return no;
	}
	return sure ? "yes" : "maybe";
}
/** What red-bordered reductions would cost the seat itself, because nobody else has that production; null if nothing. */
function reducedOnSelf(s, seat, needs) {
	let list = null;
	for (const op of needs.others) if (op.kind === "reduce-any" && !hitsAnother(s, seat, op)) {
		list ??= needs.productionLoss.map(() => 0);
		list[op.resource] += op.n;
	}
	return list;
}
const NO_AREA = { code: "no-area" };
function refuseNeed(s, seat, op) {
	const p = s.players[seat];
	switch (op.kind) {
		case "tile":
			if (hasFreeArea(s, seat, op) || op.tile === 1 && !oceansLeft(s)) return;
			return southPoleTakes(s, seat, op) ? "maybe" : NO_AREA;
		case "claim": return claimable(s, seat, op.beside).length > 0 ? void 0 : NO_AREA;
		case "shift": return canLose(p, op.resource) > 0 ? void 0 : shortage("production", op.resource, 1, 0);
		case "exchange": return mostExchanged(p, op) > 0 ? void 0 : shortage("stock", op.resource, op.n, p.stock[op.resource]);
		case "copy":
			if (op.to >= 0) return boxes(s, seat, op).length > 1 ? "maybe" : { code: "nothing-to-copy" };
			return copyable(s, seat, op, "").length > 0 ? void 0 : { code: "nothing-to-copy" };
		case "colony": return canBuild(s, seat, op.again) ? void 0 : { code: "no-colony" };
		case "free-trade": return refuseAnyTrade(s, seat);
		case "markers": return canMoveMarkers(s) ? void 0 : { code: "no-markers" };
		case "discard": return s.places[handOf(seat)].length >= op.n ? void 0 : { code: "no-card-to-discard" };
		case "play-card": return refusePlayCard(s, seat, op);
		case "delegates":
		case "ban":
		case "recruit":
		case "chair": return refuseCommitteeOp(s, seat, op);
		case "repeat": return repeatable(s, seat).length > 0 ? void 0 : { code: "no-prelude-to-repeat" };
		case "spend":
			if (isSolo(s) && op.target === "any-card" || cubesToSpend(s, seat, op).length > 0) return;
			return bringsCubes(p, op.cube) ? "maybe" : {
				code: "no-cubes",
				cube: op.cube
			};
		default: return refusePromo(s, seat, op);
	}
}
/** Whether something of the player's waits that puts such cubes on its own card. */
const bringsCubes = (p, cube) => p.listens.some((id) => {
	const { card, ops } = TRIGGERS[id];
	return cardOf(card).holds === cube && ops.some((op) => OPS[op].kind === "add" && OPS[op].target === "this");
});
function southPoleTakes(s, seat, op) {
	const { southPole } = BOARDS[s.map];
	return southPole >= 0 && mayLay(s, seat, op, southPole);
}
/** Own cards with the tag and a production box. */
const boxes = (s, seat, op) => s.players[seat].cards.filter((id) => {
	const card = cardOf(id);
	return (card.tagBits & (1 << op.tag | 1 << WILD)) !== 0 && card.productionBox.length > 0;
});
/** Those whose production box could be carried out once more, but for the one that has just been copied. */
const copyable = (s, seat, op, but) => boxes(s, seat, op).filter((id) => id !== but && verdict(s, seat, cardOf(id).boxNeeds, 0) === "yes");

// games/terraforming-mars/rules/src/requirements.ts
function has(s, seat, r) {
	const p = s.players[seat];
	switch (r.kind) {
		case "parameter": return s.parameters[r.which];
		case "tag": return p.tags[r.which] + (s.wildAs[r.which] ?? 0);
		case "rating": return p.rating;
		case "production": return p.production[r.which];
		case "floaters": return cubesHeld(p, r.which);
		case "colonies": return coloniesOf(s.colonies, seat);
		case "tiles":
			if (r.besideOcean) return tilesBesideOceans(s, seat, r);
			if (!r.all) return r.which === 3 ? p.cities : p.greeneries;
			if (r.onMars) return s.citiesOnMars;
			return r.which === 3 ? s.cities : s.players.reduce((n, other) => n + other.greeneries, 0);
		case "party": return s.turmoil === null ? 0 : s.turmoil.delegates[r.which][seat];
		case "chairman": return s.turmoil?.chairman === seat ? 1 : 0;
		case "parties-led": return s.turmoil === null ? 0 : partiesLed(s.turmoil, seat);
		case "kinds-of-resources": return kindsOfResources(p);
		case "plants-removed": return s.promos?.plantsRemoved ? 1 : 0;
	}
}
function tilesBesideOceans(s, seat, r) {
	let n = 0;
	for (let area = 0; area < 61; area++) if ((r.which === 3 ? isCity(s.tiles[area]) : s.tiles[area] === 2) && (r.all || s.owners[area] === seat) && NEIGHBOURS[area].some((next) => isOcean(s.tiles[next]))) n++;
	return n;
}
/** In stock and on cards. */
function kindsOfResources(p) {
	const kinds = /* @__PURE__ */ new Set();
	p.cards.forEach((card, i) => {
		if (p.cubes[i] > 0) kinds.add(cardOf(card).holds);
	});
	return kinds.size + p.stock.filter((n) => n > 0).length;
}
/** Parameters may be missed by the slack of the player's effects; nothing else may. */
function isMet(s, seat, r) {
	if (r.kind === "party") return s.turmoil !== null && hasSupport(s.turmoil, seat, r.which);
	const there = has(s, seat, r);
	if (r.kind !== "parameter") return r.max ? there <= r.is : there >= r.is;
	const p = s.players[seat];
	const slack = (p.slack + p.nextSlack + (r.which === VENUS ? p.venusSlack : 0)) * r.step;
	return r.max ? there <= r.is + slack : there >= r.is - slack;
}
/** Every tag that is missing takes a wild tag of its own. */
function refuseRequirements(s, seat, card) {
	let wild = -1;
	for (let i = 0; i < card.requires.length; i++) {
		const r = card.requires[i];
		if (isMet(s, seat, r)) continue;
		if (r.kind === "tag" && s.players[seat].tags[WILD] > 0) {
			if (wild < 0) wild = wildLeft(s, s.players[seat]);
			wild -= r.is - has(s, seat, r);
			if (wild >= 0) continue;
		}
		return {
			code: "requirement",
			card: card.id,
			which: i,
			has: has(s, seat, r)
		};
	}
}

// games/terraforming-mars/rules/src/playable.ts
const tooDear$1 = (needs, has) => ({
	code: "cost",
	needs,
	has
});
/** All that could be gained on the way: by the card itself, and by effects that wait for something. */
function couldGain(p, gives, triggers) {
	let all = gives;
	for (const id of p.listens) all |= TRIGGERS[id].gives;
	for (const id of triggers) all |= TRIGGERS[id].gives;
	return p.gainsProduced ? all | (all & 63) << 6 : all;
}
function refuseCard(s, seat, card) {
	const unmet = refuseRequirements(s, seat, card);
	if (unmet) return unmet;
	const p = s.players[seat];
	const price = s.promos === null ? priceOf(p, card) : priceNow(s, seat, card);
	const may = payableWith(card);
	if (p.stock[0] < price) {
		const has = purse(p, may, null);
		if (has < price) return tooDear$1(price, has);
	}
	const keep = keepFor(p, card);
	if (keep && purse(p, may, keep) < price) return tooDear$1(price, purse(p, may, keep));
	const taxed = isTaxed(s) && !affordsTaxOfCard(s, seat, leftAfter(p, card, price), card);
	if (card.needs.none && !taxed) return;
	if (discardsItself(s, seat, card)) return { code: "no-card-to-discard" };
	const found = verdict(s, seat, card.needs, couldGain(p, card.gives, card.triggers));
	if (found === "yes" && !taxed) return;
	if (typeof found === "object") return found;
	return canPlay(s, seat, card, price) ? void 0 : taxed ? TAX_TOO_HIGH : NOT_IN_ANY_ORDER;
}
/** A card that makes its player discard can't be what is discarded. */
function discardsItself(s, seat, card) {
	const hand = s.places[handOf(seat)];
	for (const op of card.needs.others) if (op.kind === "discard" && hand.length <= op.n && hand.includes(card.id)) return true;
	return false;
}
const NOT_IN_ANY_ORDER = { code: "not-in-any-order" };
const TAX_TOO_HIGH = { code: "tax" };
/** The money left when a card is paid for with as little of it as possible, and with what else the card takes. */
function leftAfter(p, card, price) {
	const metals = purse(p, payableWith(card) & ~MONEY, null);
	return money(p) - Math.max(0, price - metals) - moneyLost(p, card.needs.stockLoss);
}
/** Whether a card can be paid for and carried out, tried out. */
function canPlay(s, seat, card, price) {
	const probe = probeOf(s);
	probe.stack = [];
	probe.pool = [];
	push(probe, {
		do: "enter-play",
		seat,
		card: card.id,
		by: ""
	});
	const p = probe.players[seat];
	askPayment(probe, seat, price, payableWith(card), keepFor(p, card), "card", card.id, void 0);
	return canFinish(probe);
}
/** What of the cost of an action can't be paid. */
function refuseCost(s, seat, action, card) {
	const p = s.players[seat];
	for (const id of action.cost) {
		const op = OPS[id];
		if (op.kind === "lose") {
			const bag = op.bag;
			for (let r = 0; r < bag.length; r++) {
				if (bag[r] === 0) continue;
				const has = r === 0 ? purse(p, MONEY | op.using, null) : spendable(p, r);
				if (has < bag[r]) return {
					code: "stock-short",
					resource: r,
					needs: bag[r],
					has
				};
			}
		} else if (op.kind === "spend") {
			if (op.target === "this") {
				const has = cubesOn(p, card);
				if (has < op.n) return {
					code: "cubes-short",
					needs: op.n,
					has
				};
			} else if (!(isSolo(s) && op.target === "any-card") && cubesToSpend(s, seat, op).length === 0) return {
				code: "no-cubes",
				cube: op.cube
			};
		} else if (op.kind === "reduce") {
			const found = verdict(s, seat, action.costNeeds, 0);
			if (typeof found === "object") return found;
		}
	}
}
/** What an action needs of its own card, or of others. */
function refuseGain(s, seat, action, card) {
	for (const id of action.gain) {
		const { kind } = OPS[id];
		if (kind === "cubes-into" && cubesOn(s.players[seat], card) === 0) return {
			code: "cubes-short",
			needs: 1,
			has: 0
		};
	}
}
function refuseAction(s, seat, card, action) {
	const p = s.players[seat];
	if (action.needsRaised && !p.raised) return { code: "rating-not-raised" };
	if (action.needsNoEnergy && p.stock[4] > 0) return { code: "has-energy" };
	const unpaid = refuseCost(s, seat, action, card.id);
	if (unpaid) return unpaid;
	const nothing = refuseGain(s, seat, action, card.id);
	if (nothing) return nothing;
	const { needs } = action;
	const taxed = isTaxed(s) && !affordsTax(s, money(p) - costInMoney(p, action), [action.op]);
	if (needs.none && !taxed) return;
	const found = verdict(s, seat, needs, couldGain(p, OPS[action.op].gives, []));
	if (found === "yes" && !taxed) return;
	if (typeof found === "object") return found;
	if (taxed && leastTax(s, seat, action) > money(p) - costInMoneyAlone(action)) return TAX_TOO_HIGH;
	return canResolve(s, seat, [action.op], card.id) ? void 0 : taxed ? TAX_TOO_HIGH : NOT_IN_ANY_ORDER;
}
const lossesOf = ({ cost }) => cost.flatMap((id) => {
	const { kind, bag } = OPS[id];
	return kind === "lose" && bag ? [bag] : [];
});
const costInMoney = (p, action) => lossesOf(action).reduce((n, bag) => n + moneyLost(p, bag), 0);
/** The tax that an action brings for certain; what a tile brings in is left to trying it out. */
const leastTax = (s, seat, { gain }) => gain.length !== 1 || OPS[gain[0]].kind === "tile" ? 0 : sureTax(s, seat, gain);
/** What only money can pay of it. */
const costInMoneyAlone = (action) => action.cost.some((id) => OPS[id].using !== 0) ? 0 : lossesOf(action).reduce((n, bag) => n + bag[0], 0);
/** A copy with nothing under way in it but the effects that a seat is about to resolve. */
function aboutToResolve(s, seat) {
	const probe = probeOf(s);
	probe.stack = [];
	probe.pool = [];
	push(probe, {
		do: "resolve",
		seat
	});
	return probe;
}
/** Whether these effects can all be carried out, in some order, after so much of a resource was turned in. */
function canResolve(s, seat, ops, card, resource = 0, turnedIn = 0) {
	const probe = aboutToResolve(s, seat);
	const { stock } = probe.players[seat];
	stock[resource] = Math.max(0, stock[resource] - turnedIn);
	probe.pool = ops.map((op) => wait(op, seat, card, "", -1));
	return canFinish(probe);
}
/** The same for a standard project that can be paid, with what comes back for it. */
function canCarryOut(s, seat, project) {
	const probe = aboutToResolve(s, seat);
	probe.stack = [];
	push(probe, {
		do: "carry-out",
		seat,
		project: project.id
	});
	askPayment(probe, seat, projectPrice(probe.players[seat], project), MONEY | project.money, null, "project", project.id, void 0);
	return canFinish(probe);
}

// games/terraforming-mars/rules/src/promo-effects.ts
/** Asks where there is a choice, takes what there is where there is none, and is stuck without anything. */
function askOrTake(s, question, w, all, take) {
	if (all.length > 1) ask(s, question, w);
	else if (all.length === 1) take(all[0]);
	else push(s, { do: "stuck" });
}
function beginPromo(s, w, op, tell) {
	const { seat } = w;
	switch (op.kind) {
		case "sue":
			askOrTake(s, "sue-player", w, toSue(s, seat), (target) => sue(s, w, target, tell));
			return;
		case "spend-to-look":
			if (s.players[seat].stock[op.resource] > 0) ask(s, "choose-number", w);
			else push(s, { do: "stuck" });
			return;
		case "show":
			if (s.places[handOf(seat)].length > 0) ask(s, "show-cards", w);
			return;
		case "take-back":
			ask(s, "take-back-events", w);
			return;
		case "again":
			askOrTake(s, "use-again", w, toUseAgain(s, seat), (which) => useAgain(s, seat, which, tell));
			return;
		case "park":
			askOrTake(s, "park-card", w, toPark(s, seat), (card) => park(s, seat, card, op.n, tell));
			return;
		case "double":
			askOrTake(s, "double-cubes", w, parkedBy(s, seat), (card) => doubleCubes(s, seat, card, tell));
			return;
		case "nomads":
			askOrTake(s, "move-nomads", w, nomadAreas(s, seat, op), (area) => moveNomads(s, w, area, tell));
			return;
		case "cathedral":
			askOrTake(s, "build-cathedral", w, citiesWithout(s), (area) => buildCathedral(s, w, area, tell));
			return;
		case "first-ocean": {
			const areas = areasFor(s, seat, OPS[OCEAN_TILE]);
			if (areas.length > 1) ask(s, "choose-ocean", w);
			else if (areas.length === 1) layTile(s, seat, 1, areas[0], w.card, tell);
			return;
		}
		case "infect":
			addCubes(s, seat, w.card, 1, tell);
			lose(s, seat, 0, Math.min(op.n, Math.max(0, s.players[seat].stock[0] - stillToLose(s, seat))), w.card, tell);
			return;
		case "cure": beginCure(s, w, tell);
	}
}
/** Why something that has to be done can't be. */
function refusePromo(s, seat, op) {
	switch (op.kind) {
		case "sue": return toSue(s, seat).length > 0 ? void 0 : { code: "nobody-to-sue" };
		case "spend-to-look": return s.players[seat].stock[op.resource] > 0 ? void 0 : {
			code: "stock-short",
			resource: op.resource,
			needs: 1,
			has: 0
		};
		case "take-back": return toTakeBack(s, seat).length > 0 ? void 0 : { code: "no-event" };
		case "again": return toUseAgain(s, seat).length > 0 ? void 0 : { code: "nothing-used" };
		case "park": return toPark(s, seat).length > 0 ? void 0 : { code: "nothing-to-park" };
		case "double": return parkedBy(s, seat).length > 0 ? void 0 : { code: "nothing-parked" };
		case "nomads": return refuseNomads(s, seat, op);
		case "cathedral": return citiesWithout(s).length > 0 ? void 0 : { code: "no-city" };
		default: return;
	}
}
/** Where they can only go to the South Pole, its price must be paid. */
function refuseNomads(s, seat, op) {
	const areas = nomadAreas(s, seat, op);
	if (areas.length === 0) return { code: "no-area" };
	return op.n > 0 && areas.every((area) => area === BOARDS[s.map].southPole) ? "maybe" : void 0;
}
/** Whoever took something from the seat in this generation. */
function toSue(s, seat) {
	const list = [];
	for (let other = 0; other < s.seats; other++) if (((s.promos?.harmed[seat] ?? 0) & 1 << other) !== 0) list.push(other);
	return list;
}
function sue(s, w, target, tell) {
	const from = s.players[target];
	const mc = Math.min(OPS[w.op].n, from.stock[0]);
	lose(s, target, 0, mc, w.card, tell);
	gainOne(s, w.seat, 0, mc, w.card, tell);
	const mine = s.players[w.seat];
	const at = mine.events.indexOf(w.card);
	if (at >= 0) {
		mine.events.splice(at, 1);
		from.events.push(w.card);
		from.eventsAt.push(mine.eventsAt.splice(at, 1)[0]);
	}
	if (mc > 0) harm(s, w.seat, target, tell);
}
const laysSpecialTile = (card) => cardOf(card).play.some((id) => OPS[id].kind === "tile" && OPS[id].tile > 1 + 2);
const toTakeBack = (s, seat) => s.players[seat].events.filter((card) => cardOf(card).kind === "event" && !laysSpecialTile(card));
function takeBack(s, seat, cards, tell) {
	const p = s.players[seat];
	for (const card of cards) {
		const at = p.events.indexOf(card);
		p.events.splice(at, 1);
		p.eventsAt.splice(at, 1);
		move(s, 4, handOf(seat), card);
	}
	tell?.({
		what: "takes-back",
		seat,
		cards: cards.slice()
	});
}
/** Actions that were used in this generation and could be used now if they had not been. */
function toUseAgain(s, seat) {
	const p = s.players[seat];
	return p.used.flatMap((id) => {
		const card = cardOf(id);
		if (!p.cards.includes(id)) return [];
		return card.actions.flatMap((action, way) => action.gain.some((op) => OPS[op].kind === "again") || refuseAction(s, seat, card, action) ? [] : [{
			card: id,
			way
		}]);
	});
}
function useAgain(s, seat, { card, way }, tell) {
	tell?.({
		what: "uses",
		seat,
		card,
		way
	});
	const { op } = cardOf(card).actions[way];
	countWilds(s, s.players[seat], OPS[op].countsTags);
	s.pool.push(wait(op, seat, card, "", -1));
}
const PARKED_TAGS = 1 << TAGS.indexOf("space") | 1 << TAGS.indexOf("building");
const toPark = (s, seat) => s.places[handOf(seat)].filter((card) => (cardOf(card).tagBits & PARKED_TAGS) !== 0);
const parkedBy = (s, seat) => s.promos?.parked[seat] ?? [];
function park(s, seat, card, cubes, tell) {
	move(s, handOf(seat), 4, card);
	s.promos?.parked[seat].push(card);
	s.promos?.parkedCubes[seat].push(cubes);
	tell?.({
		what: "parks",
		seat,
		card,
		cubes
	});
}
function doubleCubes(s, seat, card, tell) {
	addCubes(s, seat, card, parkedCubes(s.promos, seat, card), tell);
}
/** The nomads' marker is nobody's: nobody may lay a tile where they are. Where it stands among the claims, or -1. */
function nomadsAt(s) {
	for (let i = 0; i < s.claims.length; i += 2) if (s.claims[i + 1] === 9) return i;
	return -1;
}
function nomadAreas(s, seat, op) {
	const free = claimable(s, seat);
	if (op.n === 0) return free;
	const at = nomadsAt(s);
	return at < 0 ? [] : free.filter((area) => NEIGHBOURS[s.claims[at]].includes(area));
}
function moveNomads(s, w, area, tell) {
	const at = nomadsAt(s);
	if (at >= 0) s.claims.splice(at, 2);
	s.claims.push(area, 9);
	tell?.({
		what: "moves-nomads",
		seat: w.seat,
		area
	});
	if (OPS[w.op].n > 0) placementBonus(s, w.seat, area, tell);
}
/** Cities in play, on Mars and off it, without a cathedral. */
function citiesWithout(s) {
	const list = [];
	for (let area = 0; area < s.tiles.length; area++) if (isCity(s.tiles[area]) && !s.promos?.cathedrals.includes(area)) list.push(area);
	return list;
}
function buildCathedral(s, w, area, tell) {
	s.promos?.cathedrals.push(area);
	tell?.({
		what: "builds-cathedral",
		seat: w.seat,
		area
	});
	const owner = s.owners[area];
	if (owner !== 9) s.pool.push(wait(CATHEDRAL_CARD, owner, w.card, "", -1));
}
/** With a disease on the card it is cured; with none the card may be turned face down. */
function beginCure(s, w, tell) {
	const p = s.players[w.seat];
	if (!p.cards.includes(w.card)) return;
	if (cubesOn(p, w.card) === 0) {
		ask(s, "flip-corporation", w);
		return;
	}
	takeCubes(s, w.seat, w.card, 1);
	tell?.({
		what: "removes-cubes",
		seat: w.seat,
		from: w.seat,
		card: w.card,
		cubes: 1
	});
	raiseRating(s, w.seat, 1, "effects", tell);
}
/** The corporation lies face down among the events: its tags and effects are gone. */
function flip(s, w, tell) {
	const p = s.players[w.seat];
	turnDown(p, cardOf(w.card));
	p.events.push(w.card);
	p.eventsAt.push(s.played);
	tell?.({
		what: "flips",
		seat: w.seat,
		card: w.card
	});
	raiseRating(s, w.seat, OPS[w.op].n, "effects", tell);
}
function lowerOpponents(s, seat, steps, card, tell) {
	for (let other = 0; other < s.seats; other++) if (other !== seat) produce(s, other, 0, -Math.min(steps, canLose(s.players[other], 0)), card, tell);
}

// games/terraforming-mars/rules/src/effects.ts
/** Effects join the pool; what needs no decision and is never better later is carried out at once. */
function enqueue(s, ops, seat, card, played, area, tell) {
	for (let i = 0; i < ops.length; i++) {
		const op = OPS[ops[i]];
		if (op.atOnce && !s.alwaysAsk) carryOut$1(s, op, seat, card, played, tell);
		else s.pool.push(wait(ops[i], seat, card, played, area));
	}
}
/** Effects that belong together go into the pool and are resolved. */
function resolveAll(s, seat, ops, card, tell) {
	push(s, {
		do: "resolve",
		seat
	});
	enqueue(s, ops, seat, card, "", -1, tell);
}
const wait = (op, seat, card, played, area, at = 0) => ({
	op,
	at,
	seat,
	card,
	played,
	area
});
/** Carries out an operation that asks nothing. */
function carryOut$1(s, op, seat, card, played, tell) {
	switch (op.kind) {
		case "gain":
			gain(s, seat, op.bag, amountOf(s, seat, op, card), card, tell);
			break;
		case "produce": {
			const times = amountOf(s, seat, op, card);
			const bag = op.bag;
			for (let r = 0; r < bag.length; r++) if (bag[r] > 0) produce(s, seat, r, bag[r] * times, card, tell);
			break;
		}
		case "raise":
			raise(s, seat, op.parameter, op.n, tell);
			break;
		case "rating":
			raiseRating(s, seat, op.n * amountOf(s, seat, op, card), "effects", tell);
			break;
		case "draw":
			draw(s, seat, op.n * amountOf(s, seat, op, card), tell);
			break;
		case "add":
			addCubes(s, seat, op.target === "played" ? played : card, op.n * amountOf(s, seat, op, card), tell);
			break;
		case "reveal":
			revealTop(s, op, seat, card, played, tell);
			break;
		case "fleets":
			if (s.colonies) s.colonies.traders[seat].fleets += op.n;
			tell?.({
				what: "gains-fleets",
				seat,
				fleets: op.n,
				card
			});
			break;
		case "opponents-draw":
			for (let other = 0; other < s.seats; other++) if (other !== seat) draw(s, other, op.n, tell);
			break;
		case "find":
			if (find(s, op, seat, tell) === 0) s.players[seat].used = s.players[seat].used.filter((used) => used !== card);
			break;
		case "lower-opponents":
			lowerOpponents(s, seat, op.n, card, tell);
			break;
		case "next-card": {
			const p = s.players[seat];
			p.nextDiscount += op.discount;
			p.nextSlack += op.slack;
			break;
		}
		default: throw new Error(`'${op.kind}' can't be carried out without a decision`);
	}
}
/** Cubes go on a card of the seat's, if it still lies there. */
function addCubes(s, seat, card, n, tell) {
	const p = s.players[seat];
	const at = p.cards.indexOf(card);
	if (n === 0) return;
	if (at < 0) {
		if (addToParked(s.promos, seat, card, n)) tell?.({
			what: "adds-cubes",
			seat,
			card,
			cubes: n
		});
		return;
	}
	p.cubes[at] += n;
	tell?.({
		what: "adds-cubes",
		seat,
		card,
		cubes: n
	});
	if (s.promos !== null) cubesAdded(s, seat, cardOf(card).holds, n, tell);
}
/** Whoever waits for cubes of this kind: only promotional cards do. */
function cubesAdded(s, seat, cube, n, tell) {
	for (const id of s.players[seat].listens) {
		const trigger = TRIGGERS[id];
		if (trigger.event === "added" && trigger.cube === cube) for (let i = 0; i < n; i++) enqueue(s, trigger.ops, seat, trigger.card, "", -1, tell);
	}
}
/** The top card is shown to all and discarded; with the tag on it, the effect goes on. */
function revealTop(s, op, seat, card, played, tell) {
	if (!refillDeck(s)) return;
	const shown = turnUp(s);
	const found = (cardOf(shown).tagBits & 1 << op.tag) !== 0;
	tell?.({
		what: "reveals",
		seat,
		card: shown,
		found
	});
	if (found) enqueue(s, op.lists[0], seat, card, played, -1, tell);
}
/** Cards are turned up for all to see until enough with the tag are found; those go to the hand. */
function find(s, op, seat, tell) {
	const found = [];
	const others = [];
	while (found.length < op.n && refillDeck(s)) {
		const deck = s.places[0];
		const shown = deck[deck.length - 1];
		deal(s, 0, 4);
		const card = cardOf(shown);
		if ((op.tag >= 0 ? card.tagBits & 1 << op.tag : card.icons & 1 << op.cube) === 0) others.push(shown);
		else found.push(shown);
	}
	for (const card of found) move(s, 4, handOf(seat), card);
	for (const card of others) move(s, 4, 1, card);
	if (found.length + others.length > 0) tell?.({
		what: "finds",
		seat,
		cards: found,
		discarded: others
	});
	return found.length;
}
/** Turns up the top card of the deck for all to see and lays it on the discard pile. */
function turnUp(s) {
	const deck = s.places[0];
	const shown = deck[deck.length - 1];
	deal(s, 0, 4);
	move(s, 4, 1, shown);
	return shown;
}
/** Who waits for a step of a parameter; `seat` is -1 where nobody made it. */
function parameterRaised(s, seat, parameter, tell) {
	for (let owner = 0; owner < s.seats; owner++) for (const id of s.players[owner].listens) {
		const trigger = TRIGGERS[id];
		if (trigger.parameter === parameter && (owner === seat || trigger.anyone)) enqueue(s, trigger.ops, owner, trigger.card, "", -1, tell);
	}
}
/** Steps up a track, one after the other, as far as it goes: what each step brings, and each marked value that is reached. */
function climb(s, parameter, steps, step, reach) {
	const track = TRACKS[PARAMETERS[parameter]];
	for (let i = 0; i < steps && s.parameters[parameter] < track.max; i++) {
		s.parameters[parameter] += track.step;
		step();
		for (const bonus of track.bonuses) if (bonus.at === s.parameters[parameter]) reach(bonus.gives);
	}
}
/** Steps of a parameter, each with its rating; marked values reached or passed give their bonus. */
function raise(s, seat, parameter, steps, tell) {
	const name = PARAMETERS[parameter];
	const step = () => {
		tell?.({
			what: "raises",
			seat,
			parameter: name,
			value: s.parameters[parameter]
		});
		raiseRating(s, seat, 1, name, tell);
		parameterRaised(s, seat, parameter, tell);
	};
	climb(s, parameter, steps, step, (gives) => {
		switch (gives) {
			case "heatProduction":
				produce(s, seat, 5, 1, "", tell);
				break;
			case "ocean":
				s.pool.push(wait(OCEAN_TILE, seat, "", "", -1));
				break;
			case "temperature":
				raise(s, seat, TEMPERATURE, 1, tell);
				break;
			case "card":
				if (s.alwaysAsk) s.pool.push(wait(drawOp(1), seat, "", "", -1));
				else draw(s, seat, 1, tell);
				break;
			case "rating": raiseRating(s, seat, 1, name, tell);
		}
	});
}

// games/terraforming-mars/rules/src/choices.ts
/** The lists of a choice that would do something: no cubes without a card for them, no removal without a victim. */
function viableLists(s, w, op) {
	if (op.evenIfLost) return op.lists.map((_, i) => i);
	const list = [];
	for (let i = 0; i < op.lists.length; i++) if (op.lists[i].every((id) => viable(s, w, OPS[id]))) list.push(i);
	return list;
}
function viable(s, w, op) {
	const p = s.players[w.seat];
	switch (op.kind) {
		case "add": return op.target === "this" || op.target === "played" || holdersFor(s, w.seat, op).length > 0;
		case "remove":
			if (isSolo(s)) return s.promos !== null && op.resource === 3;
			return toRemoveFrom(s, w.seat, op, w.area).length > 0;
		case "steal": return isSolo(s) || toRemoveFrom(s, w.seat, op, w.area).length > 0;
		case "remove-cubes": return cubesToTake(s, w.seat, op.cube, 1, false).length > 0;
		case "spend": return op.target === "this" ? cubesOn(p, w.card) >= op.n : cubesToSpend(s, w.seat, op).length > 0;
		case "lose": return op.bag.every((n, r) => r === 0 ? n <= purse(p, MONEY | op.using, null) : n <= spendable(p, r));
		case "reduce": return op.bag.every((n, r) => n <= canLose(p, r));
		case "in-order": return op.lists.every((steps) => steps.every((id) => viable(s, w, OPS[id])));
		default: return true;
	}
}
/** Areas on which a marker may be put: free, reserved for nobody and nothing, without a marker. */
function claimable(s, seat, besideOwn = false) {
	const list = [];
	for (let area = 0; area < 61; area++) if (isLand(s, seat, area) && !isClaimed(s, area) && (!besideOwn || besideOwnMarker(s, seat, area))) list.push(area);
	return list;
}
function isClaimed(s, area) {
	for (let i = 0; i < s.claims.length; i += 2) if (s.claims[i] === area) return true;
	return false;
}
/** Cubes off a card of a player's; alone, perhaps the neutral opponent's, which has no cards. */
function takeOff(s, by, from, card, n, tell) {
	if (from !== 9) {
		takeCubes(s, from, card, n);
		tell?.({
			what: "removes-cubes",
			seat: by.seat,
			from,
			card,
			cubes: n
		});
	}
	harm(s, by.seat, from, tell);
}
/** One player's production goes down by a red-bordered effect; alone, perhaps the neutral opponent's. */
function reduceOf(s, w, target, tell) {
	const op = OPS[w.op];
	if (target !== 9) produce(s, target, op.resource, -op.n, w.card, tell);
	harm(s, w.seat, target, tell);
}
/** The production box of a card once more: what is counted is counted anew, whoever is hit is chosen anew. */
function copyBox(s, w, card, tell) {
	tell?.({
		what: "copies",
		seat: w.seat,
		card
	});
	const p = s.players[w.seat];
	const { mined } = p;
	for (const id of cardOf(card).productionBox) countWilds(s, p, OPS[id].countsTags);
	for (const id of cardOf(card).productionBox) if (OPS[id].kind === "metal") {
		const at = mined.indexOf(card);
		if (at >= 0) produce(s, w.seat, mined[at + 1], 1, card, tell);
	} else enqueue(s, [id], w.seat, card, w.played, -1, tell);
	const { to } = OPS[w.op];
	if (to >= 0) s.pool.push(wait(to, w.seat, w.card, card, -1));
}

// games/terraforming-mars/rules/src/standings.ts
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const countCards = (p, which) => {
	let n = 0;
	for (const id of p.cards) {
		const card = cardOf(id);
		if (isProject(card.kind) && which(card)) n++;
	}
	return n;
};
function countOwnAreas(s, seat, which) {
	let n = 0;
	for (let area = 0; area < 61; area++) if (s.owners[area] === seat && which(area)) n++;
	return n;
}
/** `wild` tags count as whatever helps: all of a player's for a milestone, none for an award. */
function standingOf(s, seat, standing, wild = 0) {
	const p = s.players[seat];
	switch (standing.count) {
		case "rating": return p.rating;
		case "cities": return p.cities;
		case "greeneries": return p.greeneries;
		case "tiles": return p.tiles;
		case "tilesBesideOceans": return countOwnAreas(s, seat, (area) => NEIGHBOURS[area].some((next) => isOcean(s.tiles[next])));
		case "tilesFromRow": return countOwnAreas(s, seat, (area) => BOARDS[s.map].areas[area].row >= standing.row);
		case "cardsInHand": return s.places[handOf(seat)].length;
		case "kindsOfTags": return kindsOfTags(s, p, wild);
		case "cardsWithRequirements": return countCards(p, (card) => card.requires.length > 0);
		case "greenAndBlueCards": return countCards(p, () => true);
		case "greenCards": return countCards(p, (card) => card.kind === "automated");
		case "cardsOf20OrMore": return countCards(p, (card) => card.cost >= 20);
		case "events": return p.events.length;
		case "resourcesOnCards": return sum(p.cubes);
		case "highestProduction": return Math.max(...p.production);
		case "productionsAboveStart": return p.production.filter((n) => n > (s.sets.includes("corporate-era") ? 0 : 1)).length;
		case "tags": return wild + sum(standing.of.map((tag) => p.tags[TAGS.indexOf(tag)]));
		case "stock": return sum(standing.of.map((resource) => p.stock[RESOURCES.indexOf(resource)]));
		case "cubes": return cubesHeld(p, CUBES.indexOf(standing.of));
		case "production": return p.production[RESOURCES.indexOf(standing.of)];
	}
}
/** How a seat stands in a milestone, its wild tags included. */
const milestoneStanding = (s, seat, milestone) => standingOf(s, seat, milestone.standing, s.players[seat].tags[WILD]);

// games/terraforming-mars/rules/src/turmoil/actions.ts
const NOT_OFFERED$1 = { code: "not-offered" };
/** A delegate from the lobby is free, one from the reserve costs this. */
const DELEGATE_PRICE = 5;
const FROM = ["lobby", "reserve"];
const delegateAnswers = {
	lobby: PARTIES.map((party) => Object.freeze({
		act: "delegate",
		from: "lobby",
		party
	})),
	reserve: PARTIES.map((party) => Object.freeze({
		act: "delegate",
		from: "reserve",
		party
	}))
};
const POLICY = Object.freeze({ act: "policy" });
/** Whoever is there to be sent, to whatever party. */
function refuseSending(s, t, seat, from) {
	if (from === "lobby") return t.lobby[seat] ? void 0 : { code: "lobby-empty" };
	if (t.reserve[seat] === 0) return { code: "no-delegates" };
	const has = purse(s.players[seat], MONEY, null);
	return has < 5 ? {
		code: "cost",
		needs: 5,
		has
	} : void 0;
}
function refuseDelegate(s, seat, answer) {
	if (s.turmoil === null || !FROM.includes(answer.from) || partyIndex(answer.party) < 0) return NOT_OFFERED$1;
	return refuseSending(s, s.turmoil, seat, answer.from);
}
function refusePolicy(s, seat) {
	const t = s.turmoil;
	if (t === null || t.policy < 0) return NOT_OFFERED$1;
	const { policy } = parties[t.policy];
	if (!("pay" in policy)) return NOT_OFFERED$1;
	if ("once" in policy && t.policyUsed[seat]) return { code: "policy-used" };
	const has = purse(s.players[seat], MONEY, null);
	return has < policy.pay ? {
		code: "cost",
		needs: policy.pay,
		has
	} : void 0;
}
/** A delegate in the lobby is sent before one that costs something. */
function addCommittee(s, seat, out) {
	const t = s.turmoil;
	if (t === null) return;
	const from = t.lobby[seat] ? "lobby" : "reserve";
	if (!refuseSending(s, t, seat, from)) out.push(...delegateAnswers[from]);
	if (!refusePolicy(s, seat)) out.push(POLICY);
}
/** All of it, allowed or not, for people. */
function committeeActs(s) {
	const t = s.turmoil;
	if (t === null) return [];
	const action = t.policy >= 0 && POLICY_ACTIONS[t.policy] !== null;
	return [
		...delegateAnswers.lobby,
		...delegateAnswers.reserve,
		...action ? [POLICY] : []
	];
}
function sendDelegate(s, seat, answer, tell) {
	const from = answer.from;
	if (from === "reserve") askPayment(s, seat, 5, MONEY, null, "delegate", "", tell);
	sendDelegates(s, seat, partyIndex(answer.party), 1, from, tell);
}
function usePolicy(s, seat, tell) {
	const t = s.turmoil;
	const op = POLICY_ACTIONS[t.policy];
	t.policyUsed[seat] = true;
	const card = `party:${PARTIES[t.policy]}`;
	tell?.({
		what: "uses",
		seat,
		card,
		way: 0
	});
	push(s, {
		do: "resolve",
		seat
	});
	enqueue(s, [op], seat, card, "", -1, tell);
}

// games/terraforming-mars/rules/src/actions.ts
const MALFORMED = { code: "malformed" };
const NOT_OFFERED = { code: "not-offered" };
const tooDear = (needs, has) => ({
	code: "cost",
	needs,
	has
});
/**
* Whether the Reds' tax on these effects is too high for a seat that has so much money left. `most` is the same with all that might
* have paid instead of money; what might come in on the way is tried out.
*/
function taxTooHigh(s, seat, left, most, ops, possible) {
	if (!isTaxed(s) || affordsTax(s, left, ops)) return false;
	const paid = moneyByTile(s, seat, ops);
	if (sureTax(s, seat, ops) > most + paid) return true;
	return !affordsTax(s, left + paid, ops) && !possible();
}
/** What oceans pay at the most for the tile that is all there is of these effects. */
function moneyByTile(s, seat, ops) {
	const op = OPS[ops[0]];
	if (ops.length > 1 || op.kind !== "tile") return 0;
	let most = 0;
	for (const area of areasFor(s, seat, op)) if (area !== BOARDS[s.map].southPole) most = Math.max(most, oceanMoneyAt(s, seat, area));
	return most;
}
/** Tiles that ask nothing but an area: cheaply yes; where only the South Pole is left, tried out. */
function refuseTiles(s, seat, ops, possible) {
	for (const id of ops) {
		const op = OPS[id];
		if (op.kind !== "tile" || op.tile === 1 || hasFreeArea(s, seat, op)) continue;
		if (!southPoleTakes(s, seat, op) || !possible()) return { code: "no-area" };
	}
}
/** Effects that cost nothing but what is turned in for them. */
function refuseFree(s, seat, ops, resource, turnedIn) {
	const possible = () => canResolve(s, seat, ops, "", resource, turnedIn);
	const p = s.players[seat];
	const heat = resource === 5 ? Math.min(turnedIn, p.stock[5]) * p.worth[5] : 0;
	const left = money(p) - heat;
	if (taxTooHigh(s, seat, left, left, ops, possible)) return TAX_TOO_HIGH;
	return refuseTiles(s, seat, ops, possible);
}
/** Whether a standard project is in this game at all. */
const isOpen = (s, project) => (!project.ratingGoal || s.ratingGoal) && (project.set === null || s.sets.includes(project.set));
function refuseProject(s, seat, id) {
	if (id === "sell-patents") return s.places[handOf(seat)].length > 0 ? void 0 : { code: "no-cards" };
	const project = projectOf(id);
	return project ? refuseStandard(s, seat, project) : NOT_OFFERED;
}
function refuseStandard(s, seat, project) {
	if (!isOpen(s, project)) return NOT_OFFERED;
	const p = s.players[seat];
	const price = projectPrice(p, project);
	const has = purse(p, p.cubeMoney > 0 ? MONEY | project.money : MONEY, null);
	if (has < price) return tooDear(price, has);
	if (project.buildsColony && !canBuild(s, seat, false)) return { code: "no-colony" };
	const most = paysForProjects(p) ? Number.POSITIVE_INFINITY : has - price;
	if (taxTooHigh(s, seat, money(p) - price, most, project.ops, () => canCarryOut(s, seat, project))) return TAX_TOO_HIGH;
	if (!project.laysTile) return;
	return refuseTiles(s, seat, project.ops, () => canCarryOut(s, seat, project));
}
/** Whether something of the player's waits for standard projects. */
function paysForProjects(p) {
	for (const id of p.listens) {
		const { event } = TRIGGERS[id];
		if (event === "project" || event === "printed-cost") return true;
	}
	return false;
}
const GREENERY_OPS = [CONVERT_PLANTS];
const HEAT_OPS = [CONVERT_HEAT];
function refuseGreenery(s, seat) {
	const p = s.players[seat];
	const has = p.stock[3];
	if (has < p.greeneryPrice) return {
		code: "stock-short",
		resource: 3,
		needs: p.greeneryPrice,
		has
	};
	return refuseFree(s, seat, GREENERY_OPS, 3, p.greeneryPrice);
}
function refuseHeat(s, seat) {
	const has = spendable(s.players[seat], 5);
	if (has < 8) return {
		code: "stock-short",
		resource: 5,
		needs: 8,
		has
	};
	return isTaxed(s) ? refuseFree(s, seat, HEAT_OPS, 5, 8) : void 0;
}
const taken = (list) => {
	let n = 0;
	for (const seat of list) if (seat >= 0) n++;
	return n;
};
function refuseMilestone(s, seat, index) {
	if (s.milestones.length === 0) return { code: "not-alone" };
	if (s.milestones[index] >= 0) return { code: "milestone-claimed" };
	if (taken(s.milestones) >= 3) return { code: "milestones-gone" };
	const has = purse(s.players[seat], MONEY, null);
	if (has < 8) return tooDear(8, has);
	const milestone = MILESTONES[s.map][index];
	const standing = milestoneStanding(s, seat, milestone);
	const needs = leastFor(s, milestone);
	return standing < needs ? {
		code: "milestone",
		needs,
		has: standing
	} : void 0;
}
const awardPrice = (s) => AWARD_PRICES[taken(s.awards)] ?? 0;
/** Awards that can still be funded. */
const fundable = (s) => taken(s.awards) >= AWARD_PRICES.length ? [] : s.awards.flatMap((by, index) => by < 0 ? [index] : []);
function refuseAward(s, seat, index) {
	if (s.awards.length === 0) return { code: "not-alone" };
	if (s.awards[index] >= 0) return { code: "award-funded" };
	if (taken(s.awards) >= AWARD_PRICES.length) return { code: "awards-gone" };
	const has = purse(s.players[seat], MONEY, null);
	return has < awardPrice(s) ? tooDear(awardPrice(s), has) : void 0;
}
function refuseUse(s, seat, id, way) {
	const card = cardOf(id);
	if (s.players[seat].used.includes(id)) return {
		code: "used",
		card: id
	};
	return refuseAction(s, seat, card, card.actions[way]);
}
/** First actions come before any other, all of them as one; unless they are impossible. */
function firstActionDue(s, seat) {
	const { firstActions } = s.players[seat];
	return firstActions.length > 0 && firstActionsOf(s, seat).length > 0;
}
/** Corporations whose first action is due and possible. */
const firstActionsOf = (s, seat) => s.players[seat].firstActions.filter((card) => {
	const { firstAction } = cardOf(card);
	return !refuseFree(s, seat, firstAction, 0, 0) && firstAction.every((id) => isPossible(s, seat, OPS[id]));
});
/** Awards to fund, preludes to draw, sites for a colony and areas for a marker may be gone. */
function isPossible(s, seat, op) {
	switch (op.kind) {
		case "fund": return fundable(s).length > 0;
		case "preludes": return s.places[5].length > 0;
		case "colony": return canBuild(s, seat, op.again);
		case "claim": return claimable(s, seat, op.beside).length > 0;
		default: return true;
	}
}
const isParked = (s, seat, card) => s.promos?.parked[seat].includes(card) ?? false;
const fields = (answer) => Object.keys(answer).length;
/** Whether the answer has the form of one; then what the rules say to it. */
function refuseAct(s, seat, answer) {
	switch (answer.act) {
		case "play":
			if (fields(answer) !== 2) return MALFORMED;
			if (!s.places[handOf(seat)].includes(answer.card) && !isParked(s, seat, answer.card)) return NOT_OFFERED;
			return refuseCard(s, seat, cardOf(answer.card));
		case "use": {
			if (fields(answer) !== 3) return MALFORMED;
			const { card, way } = answer;
			if (!s.players[seat].cards.includes(card)) return NOT_OFFERED;
			if (!Number.isInteger(way) || !cardOf(card).actions[way]) return NOT_OFFERED;
			return refuseUse(s, seat, card, way);
		}
		case "project": return fields(answer) === 2 ? refuseProject(s, seat, answer.project) : MALFORMED;
		case "greenery": return fields(answer) === 1 ? refuseGreenery(s, seat) : MALFORMED;
		case "heat": return fields(answer) === 1 ? refuseHeat(s, seat) : MALFORMED;
		case "claim": {
			const index = MILESTONES[s.map].findIndex((m) => m.id === answer.milestone);
			if (fields(answer) !== 2 || index < 0) return MALFORMED;
			if (index >= s.milestones.length && s.milestones.length > 0) return NOT_OFFERED;
			return refuseMilestone(s, seat, index);
		}
		case "fund": {
			const index = AWARDS[s.map].findIndex((a) => a.id === answer.award);
			if (fields(answer) !== 2 || index < 0) return MALFORMED;
			if (index >= s.awards.length && s.awards.length > 0) return NOT_OFFERED;
			return refuseAward(s, seat, index);
		}
		case "trade": return refuseTrade(s, seat, answer);
		case "delegate": return fields(answer) === 3 ? refuseDelegate(s, seat, answer) : MALFORMED;
		case "policy": return fields(answer) === 1 ? refusePolicy(s, seat) : MALFORMED;
		default: return NOT_OFFERED;
	}
}

// games/terraforming-mars/rules/src/colonies/keep.ts
/** What there is to choose from; nothing with others, where all that were drawn are in the game. */
const coloniesToKeep = (s) => s.seats === 1 && s.colonies ? s.colonies.tiles.map((tile) => tile.id) : [];
/** One of the four ways to choose, in turn. */
function coloniesKept(s, turn) {
	const all = coloniesToKeep(s);
	return all.length > 3 ? all.filter((_, i) => i !== turn % all.length) : all;
}
/** All ways to choose; where there is nothing to choose, the one way. */
const waysToKeepColonies = (s) => s.seats === 1 && s.colonies ? s.colonies.tiles.map((_, i) => coloniesKept(s, i)) : [[]];
function keepColonies(s, pick) {
	if (s.seats === 1 && s.colonies) s.colonies.tiles = s.colonies.tiles.filter((tile) => pick.includes(tile.id));
}

// games/terraforming-mars/rules/src/deal-start.ts
const START_CARDS = 10;
const START_CORPORATIONS = 2;
const START_PRELUDES = 4;
const seatsOf = (s) => s.players.map((_, seat) => seat);
const isBeginner$1 = (s, seat) => s.places[asideOf(seat)][0] === BEGINNER;
function dealStart(s, beginners) {
	for (const seat of seatsOf(s)) if (beginners.includes(String(seat + 1))) lay(s, asideOf(seat), [BEGINNER]);
	const choosing = seatsOf(s).filter((seat) => !isBeginner$1(s, seat));
	const drafted = s.startDraft && choosing.length > 1;
	for (const seat of choosing) deal(s, 2, drafted ? lookedAtBy(seat) : asideOf(seat), START_CORPORATIONS);
	if (drafted) push(s, {
		do: "draft-start",
		what: "corporations",
		seats: choosing
	});
	else dealPreludes(s);
}
function dealPreludes(s) {
	for (const seat of seatsOf(s)) deal(s, 5, s.startDraft ? lookedAtBy(seat) : preludesOf(seat), START_PRELUDES);
	if (s.startDraft && s.places[lookedAtBy(0)].length > 0) push(s, {
		do: "draft-start",
		what: "preludes",
		seats: seatsOf(s)
	});
	else dealCards(s);
}
function dealCards(s) {
	const asked = [];
	for (const seat of seatsOf(s)) {
		deal(s, 0, lookedAtBy(seat), START_CARDS);
		const more = s.places[preludesOf(seat)].length > 0 || coloniesToKeep(s).length > 0;
		if (!isBeginner$1(s, seat) || more) asked.push(seat);
	}
	push(s, asked.length > 0 ? {
		do: "choose-start",
		asked
	} : {
		do: "begin-game",
		kept: []
	});
}
const question$1 = (s, seat, { what }) => ({
	kind: "pick",
	prompt: `Keep one of these ${what}; the others go to the player on your left.`,
	items: s.places[lookedAtBy(seat)].map((card) => ({
		id: card,
		label: nameOf(card)
	})),
	min: 1,
	max: 1
});
const draftStart = {
	together: true,
	seats: (_, frame) => frame.seats,
	ask: (s, seat, frame) => question$1(s, seat, frame),
	answers: (s, seat) => s.places[lookedAtBy(seat)].map((card) => ({ pick: [card] })),
	refuse: (s, seat, frame, answer) => isPick(answer, s.places[lookedAtBy(seat)], 1, 1) ? void 0 : refusal(question$1(s, seat, frame), answer),
	takeAll(s, frame, answers, tell) {
		const to = frame.what === "corporations" ? asideOf : preludesOf;
		for (const seat of frame.seats) {
			const [card] = answers[seat].pick;
			move(s, lookedAtBy(seat), to(seat), card);
		}
		passOn(s, frame.seats.map(lookedAtBy));
		tell?.({
			what: "passes-cards",
			clockwise: true
		});
		if (s.places[lookedAtBy(frame.seats[0])].length > 1) {
			push(s, frame);
			return;
		}
		for (const seat of frame.seats) moveAll(s, lookedAtBy(seat), to(seat));
		if (frame.what === "corporations") dealPreludes(s);
		else dealCards(s);
	}
};

// games/terraforming-mars/rules/src/for-nobody.ts
const areas = (s, seat) => areasFor(s, seat, OPS[OCEAN_TILE]);
function layOcean(s, seat, area, tell) {
	putTile(s, -1, 1, area);
	s.parameters[OCEANS]++;
	tell?.({
		what: "lays-for-nobody",
		seat,
		area
	});
	push(s, {
		do: "resolve",
		seat
	});
	tileLaid(s, NOBODY, 1, area, tell);
}
const NOBODY = -1;
/** A seat lays an ocean where it likes, if one is left. */
const layOceanForNobody = choose({
	prompt: () => "Lay an ocean; nobody gains anything by it.",
	all: (s, frame) => areas(s, frame.seat).map((area) => ({ area })),
	label: (s, _, answer) => areaName(s.map, answer.area),
	take: (s, frame, answer, tell) => layOcean(s, frame.seat, answer.area, tell)
});
/** The question is asked only while there is an ocean and an area for it. */
function oceanForNobody(s, seat) {
	if (areas(s, seat).length > 0) push(s, {
		do: "lay-ocean-for-nobody",
		seat
	});
}
/** Steps up, as far as the track goes. `seat` lays the ocean that a step may bring. */
function raiseForNobody(s, seat, parameter, steps, tell) {
	const step = () => {
		tell?.({
			what: "rises",
			parameter: PARAMETERS[parameter],
			value: s.parameters[parameter]
		});
		parameterRaised(s, NOBODY, parameter, tell);
	};
	climb(s, parameter, steps, step, (gives) => {
		if (gives === "ocean") oceanForNobody(s, seat);
		else if (gives === "temperature") raiseForNobody(s, seat, TEMPERATURE, 1, tell);
	});
}
/** Steps down, not below where the track begins; a parameter that is complete stays so. */
function lowerForNobody(s, parameter, steps, tell) {
	const name = PARAMETERS[parameter];
	const track = TRACKS[name];
	const before = s.parameters[parameter];
	if (before >= track.max) return;
	s.parameters[parameter] = Math.max(track.start, before - steps * track.step);
	if (s.parameters[parameter] < before) tell?.({
		what: "falls",
		parameter: name,
		value: s.parameters[parameter]
	});
}

// games/terraforming-mars/rules/src/research.ts
const RESEARCH_CARDS = 4;
const ALL = Array.from({ length: 6 }, (_, seats) => Array.from({ length: seats }, (_, seat) => seat));
/** Everybody gets the same number. A deck that runs out is dealt one card at a time, from the first player on. */
const dealResearch = { run(s) {
	const left = s.places[0].length + s.places[1].length;
	const each = Math.min(RESEARCH_CARDS, Math.floor(left / s.seats));
	if (each === 0) {
		push(s, { do: "action-phase" });
		return;
	}
	const enough = s.places[0].length >= each * s.seats;
	for (let round = 0; round < (enough ? 1 : each); round++) for (let i = 0; i < s.seats; i++) dealCards$1(s, lookedAtBy((s.first + i) % s.seats), enough ? each : 1);
	push(s, { do: s.draft ? "draft" : "research" });
} };
const NOT_MORE_THAN_ONE = 1;
/** Keep one, pass the rest: to the left in even generations, to the right in odd ones. */
const draft = {
	together: true,
	seats: (s) => ALL[s.seats],
	ask: (s, seat) => draftQuestion(s, seat),
	answers: (s, seat) => s.places[lookedAtBy(seat)].map((card) => ({ pick: [card] })),
	refuse: (s, seat, _, answer) => isPick(answer, s.places[lookedAtBy(seat)], 1, 1) ? void 0 : refusal(draftQuestion(s, seat), answer),
	takeAll(s, _, answers, tell) {
		for (const seat of ALL[s.seats]) {
			const [card] = answers[seat].pick;
			move(s, lookedAtBy(seat), asideOf(seat), card);
		}
		const clockwise = s.generation % 2 === 0;
		const ring = ALL[s.seats].map(lookedAtBy);
		passOn(s, clockwise ? ring : ring.reverse());
		tell?.({
			what: "passes-cards",
			clockwise
		});
		if (s.places[lookedAtBy(0)].length > NOT_MORE_THAN_ONE) push(s, { do: "draft" });
		else {
			for (const seat of ALL[s.seats]) moveAll(s, asideOf(seat), lookedAtBy(seat));
			push(s, { do: "research" });
		}
	}
};
const itemsOf = (s, seat) => s.places[lookedAtBy(seat)].map((card) => ({
	id: card,
	label: nameOf(card),
	price: s.players[seat].cardPrice
}));
const draftQuestion = (s, seat) => ({
	kind: "pick",
	prompt: `Keep one card; the others go to the player on your ${s.generation % 2 === 0 ? "left" : "right"}.`,
	items: s.places[lookedAtBy(seat)].map((card) => ({
		id: card,
		label: nameOf(card)
	})),
	min: 1,
	max: 1
});
const canBuy = (s, seat) => Math.min(s.places[lookedAtBy(seat)].length, Math.floor(purse(s.players[seat], MONEY, null) / s.players[seat].cardPrice));
const researchQuestion = (s, seat) => ({
	kind: "pick",
	prompt: `Buy any of these cards for ${s.players[seat].cardPrice} MC each.`,
	items: itemsOf(s, seat),
	min: 0,
	max: canBuy(s, seat),
	budget: purse(s.players[seat], MONEY, null)
});
const research = {
	together: true,
	seats: (s) => ALL[s.seats],
	ask: (s, seat) => researchQuestion(s, seat),
	answers: (s, seat) => picksOf(s.places[lookedAtBy(seat)], 0, canBuy(s, seat)),
	refuse: (s, seat, _, answer) => isPick(answer, s.places[lookedAtBy(seat)], 0, canBuy(s, seat)) ? void 0 : refusal(researchQuestion(s, seat), answer),
	takeAll(s, _, answers, tell) {
		push(s, { do: "action-phase" });
		for (let i = 0; i < s.seats; i++) {
			const seat = (s.first + i) % s.seats;
			const cards = answers[seat].pick;
			takeToHand(s, seat, cards, tell);
			if (cards.length > 0) push(s, {
				do: "pay-cards",
				seat,
				cards: cards.length
			});
		}
	}
};

// games/terraforming-mars/rules/src/solar-phase.ts
/**
* The solar phase after the game-end check, in the rulebook's order: World Government, colonies, Turmoil; then a new generation
* begins. What is pushed last comes first.
*/
function beginSolarPhase(s) {
	push(s, { do: "begin-generation" });
	if (s.turmoil) push(s, { do: "turmoil-phase" });
	if (s.colonies) push(s, { do: "colony-step" });
	if (s.worldGovernment) push(s, {
		do: "world-government",
		seat: s.first
	});
}

// games/terraforming-mars/rules/src/start.ts
/** What a card costs whoever starts with this corporation. */
const priceWith = (corporation) => {
	for (const effect of cardOf(corporation).effects) if ("cardPrice" in effect) return effect.cardPrice;
	return 3;
};
const moneyOf = (corporation) => cardOf(corporation).needs.stockGain[0];
/** A beginner corporation is not chosen here, and keeps all cards. */
const isBeginner = (s, seat) => s.places[asideOf(seat)][0] === BEGINNER;
/** One corporation, two preludes, alone three colony tiles; the corporation's money must cover the cards. */
function question(s, seat) {
	const corporations = isBeginner(s, seat) ? [] : s.places[asideOf(seat)];
	const cards = isBeginner(s, seat) ? [] : s.places[lookedAtBy(seat)];
	const preludes = s.places[preludesOf(seat)];
	const kept = Math.min(2, preludes.length);
	const tiles = coloniesToKeep(s);
	const least = Math.min(1, corporations.length) + kept + Math.min(3, tiles.length);
	const group = (id, min, max) => max > 0 ? [{
		id,
		label: id,
		min,
		max
	}] : [];
	return {
		kind: "pick",
		prompt: promptFor(corporations.length > 0, kept, tiles.length > 0),
		items: [
			...corporations.map((card) => ({
				id: card,
				label: nameOf(card),
				group: "corporations",
				price: -moneyOf(card),
				...priceWith(card) !== 3 && { reprices: {
					group: "cards",
					price: priceWith(card)
				} }
			})),
			...preludes.map((card) => ({
				id: card,
				label: nameOf(card),
				group: "preludes"
			})),
			...cards.map((card) => ({
				id: card,
				label: nameOf(card),
				group: "cards",
				price: 3
			})),
			...tiles.map((id) => ({
				id,
				label: nameOf(id),
				group: "colony tiles"
			}))
		],
		min: least,
		max: least + cards.length,
		groups: [
			...group("corporations", 1, Math.min(1, corporations.length)),
			...group("preludes", kept, kept),
			...group("cards", 0, cards.length),
			...group("colony tiles", 3, Math.min(3, tiles.length))
		],
		budget: 0
	};
}
function promptFor(corporation, preludes, tiles) {
	const what = [
		...corporation ? ["your corporation"] : [],
		...preludes > 0 ? [`${preludes} preludes`] : [],
		...tiles ? [`${3} colony tiles`] : []
	];
	if (!corporation) return `Choose ${what.join(" and ")}.`;
	return `Choose ${what.join(", ")}, and the cards that you buy for ${3} MC each, unless your corporation says otherwise.`;
}
/** Of a thousand ways to keep cards: none, one, two, all but as many, and rows of neighbours in between; as places in the list. */
function keepingsOf(n, most) {
	const list = [[]];
	for (let i = 0; i < n; i++) {
		list.push([i]);
		for (let j = i + 1; j < n; j++) list.push([i, j]);
	}
	for (let size = 3; size < Math.min(n, most + 1); size++) for (let i = 0; i < n; i++) list.push(Array.from({ length: size }, (_, k) => (i + k) % n));
	if (most >= n) list.push(Array.from({ length: n }, (_, i) => i));
	return list;
}
/** They are the same in every game: made once for each number of cards and each that can be paid. */
const made = /* @__PURE__ */ new Map();
const MANY = 100;
function keepings(n, most) {
	const key = n * MANY + Math.min(most, n);
	const list = made.get(key) ?? keepingsOf(n, Math.min(most, n));
	made.set(key, list);
	return list;
}
/** All ways to keep two preludes; without preludes, the one way to keep none. */
function pairsOf(cards) {
	if (cards.length === 0) return [[]];
	return cards.flatMap((a, i) => cards.slice(i + 1).map((b) => [a, b]));
}
/** A beginner keeps all cards: preludes and colony tiles are all there is to choose. */
const waysOfBeginner = (s, pairs) => pairs.flatMap((pair) => waysToKeepColonies(s).map((tiles) => ({ pick: [...pair, ...tiles] })));
/** Whether an answer chooses one corporation, the preludes and cards that it can pay for: the cheap look before a reason is made. */
function isStart(s, seat, answer) {
	const pick = answer.pick;
	const [corporation] = s.places[asideOf(seat)].filter((card) => Array.isArray(pick) && pick.includes(card));
	if (corporation === void 0 || isBeginner(s, seat) || coloniesToKeep(s).length > 0) return false;
	const preludes = s.places[preludesOf(seat)];
	const cards = s.places[lookedAtBy(seat)];
	let kept = 0;
	let bought = 0;
	for (let i = 0; i < pick.length; i++) {
		if (pick.indexOf(pick[i]) !== i) return false;
		if (preludes.includes(pick[i])) kept++;
		else if (cards.includes(pick[i])) bought++;
		else if (pick[i] !== corporation) return false;
	}
	for (const key in answer) if (key !== "pick") return false;
	return bought * priceWith(corporation) <= moneyOf(corporation) && kept === Math.min(2, preludes.length);
}
const chooseStart = {
	together: true,
	seats: (_, frame) => frame.asked,
	ask: (s, seat) => question(s, seat),
	answers(s, seat) {
		const cards = s.places[lookedAtBy(seat)];
		const pairs = pairsOf(s.places[preludesOf(seat)]);
		if (isBeginner(s, seat)) return waysOfBeginner(s, pairs);
		const list = [];
		const alone = coloniesToKeep(s).length > 0;
		for (const corporation of s.places[asideOf(seat)]) {
			const most = Math.floor(moneyOf(corporation) / priceWith(corporation));
			const ways = keepings(cards.length, most);
			for (let i = 0; i < ways.length; i++) {
				const pick = [corporation];
				for (const prelude of pairs[i % pairs.length]) pick.push(prelude);
				for (const at of ways[i]) pick.push(cards[at]);
				if (alone) pick.push(...coloniesKept(s, list.length));
				list.push({ pick });
			}
		}
		return list;
	},
	refuse: (s, seat, _, answer) => isStart(s, seat, answer) ? void 0 : refusal(question(s, seat), answer),
	takeAll(s, frame, answers) {
		const kept = new Array(s.seats).fill(0);
		for (const seat of frame.asked) {
			const pick = answers[seat].pick;
			keepColonies(s, pick);
			leave(s, preludesOf(seat), 3, pick);
			if (isBeginner(s, seat)) continue;
			leave(s, asideOf(seat), 3, pick);
			kept[seat] = s.places[lookedAtBy(seat)].filter((card) => pick.includes(card)).length;
			leave(s, lookedAtBy(seat), 1, pick);
		}
		push(s, {
			do: "begin-game",
			kept
		});
	}
};
/** What was not picked goes away. */
function leave(s, from, to, pick) {
	for (const card of s.places[from].slice()) if (!pick.includes(card)) move(s, from, to, card);
}
/** Who plays a beginner corporation keeps all cards free; then corporations come to light in turn order, and after all of them the preludes. */
const beginGame = { run(s, { kept }) {
	push(s, { do: "action-phase" });
	const inTurn = s.players.map((_, i) => (s.first + i) % s.seats).reverse();
	if (s.sets.includes("prelude")) for (const seat of inTurn) push(s, {
		do: "play-preludes",
		seat
	});
	for (const seat of inTurn) push(s, {
		do: "reveal-corporation",
		seat,
		cards: kept[seat] ?? 0
	});
} };
const revealCorporation = { run(s, { seat, cards }, tell) {
	push(s, {
		do: "pay-cards",
		seat,
		cards
	});
	playCorporation(s, seat, s.places[asideOf(seat)][0], asideOf(seat), tell);
	moveAll(s, lookedAtBy(seat), handOf(seat));
} };
/** Cards that were bought are paid for. */
const payCards = { run: (s, { seat, cards }, tell) => askPayment(s, seat, cards * s.players[seat].cardPrice, MONEY, null, "research", "", tell) };

// games/terraforming-mars/rules/src/turmoil/rating.ts
/** The committee moves a rating, up or down; never below 0. */
function changeRating(s, seat, n, tell) {
	raiseRating(s, seat, Math.max(n, -s.players[seat].rating), "committee", tell);
}

// games/terraforming-mars/rules/src/turmoil/tally.ts
const RATING_SET = 5;
function things(s, seat, of) {
	const p = s.players[seat];
	if (typeof of === "number") return of;
	if (typeof of === "object") {
		if ("tags" in of) return p.tags[TAGS.indexOf(of.tags)];
		if ("production" in of) return Math.max(0, p.production[RESOURCES.indexOf(of.production)]);
		return Math.max(0, Math.floor((p.rating - of.ratingAbove) / RATING_SET));
	}
	switch (of) {
		case "kinds-of-tags": return kindsOfTags(s, p, 0);
		case "events": return p.events.length;
		case "cities": return p.cities;
		case "tiles-beside-oceans": return standingOf(s, seat, { count: "tilesBesideOceans" });
		case "blue-cards": return p.cards.filter((card) => cardOf(card).kind === "active").length;
		case "cards-in-hand": return s.places[handOf(seat)].length;
		case "colonies": return coloniesOf(s.colonies, seat);
	}
}
/** How often a step is done for a seat. */
function tallyOf(s, seat, tally) {
	const counted = tally.of === void 0 ? 0 : things(s, seat, tally.of);
	const capped = Math.min(counted, tally.max ?? counted);
	const influence = tally.influence === void 0 ? 0 : influenceOf(s, seat);
	const n = Math.max(0, capped + (tally.influence === "less" ? -influence : influence));
	if (tally.reaching !== void 0) return n >= tally.reaching ? 1 : 0;
	return Math.floor(n / (tally.each ?? 1));
}
/** What players are compared by: all of these and influence, without a limit. */
const rankSum = (s, seat, of) => of.reduce((sum, thing) => sum + things(s, seat, thing), influenceOf(s, seat));

// games/terraforming-mars/rules/src/turmoil/resolve-event.ts
const resolveGlobalEvent = { run(s, { event, step }, tell) {
	const { steps } = globalEventOf(event);
	if (step + 1 < steps.length) push(s, {
		do: "resolve-global-event",
		event,
		step: step + 1
	});
	push(s, {
		do: "resolve",
		seat: s.first
	});
	carryOut(s, event, steps[step], tell);
} };
/** In turn order from the first player. */
const inTurnOrder = (s) => Array.from({ length: s.seats }, (_, i) => (s.first + i) % s.seats);
function carryOut(s, event, step, tell) {
	if ("firstPlayer" in step) {
		if (step.firstPlayer === "lays-ocean") oceanForNobody(s, s.first);
		else if (s.tiles.includes(1) && s.parameters[OCEANS] < TRACKS.oceans.max) push(s, {
			do: "remove-ocean",
			seat: s.first,
			event,
			n: 1
		});
	} else if ("temperature" in step) {
		if (step.temperature > 0) raiseForNobody(s, s.first, TEMPERATURE, step.temperature, tell);
		else lowerForNobody(s, TEMPERATURE, -step.temperature, tell);
	} else if ("rank" in step) rank(s, step, tell);
	else {
		const seats = inTurnOrder(s);
		for (const seat of asks(step) ? seats.reverse() : seats) carryOutFor(s, seat, event, step, tell);
	}
}
const asks = (step) => "discard" in step || "addToOne" in step || "spendCubes" in step || "gainAny" in step;
function carryOutFor(s, seat, event, step, tell) {
	if ("gain" in step) {
		const times = tallyOf(s, seat, step.for);
		each(step.gain, (r, n) => gainOne(s, seat, r, n * times, event, tell));
	} else if ("lose" in step) {
		const times = tallyOf(s, seat, step.for);
		each(step.lose, (r, n) => loseUpTo(s, seat, r, n * times, event, tell));
	} else if ("production" in step) {
		const times = tallyOf(s, seat, step.for);
		each(step.production, (r, n) => produce(s, seat, r, n * times, event, tell));
	} else if ("tr" in step) changeRating(s, seat, step.tr * tallyOf(s, seat, step.for), tell);
	else if ("draw" in step) draw(s, seat, step.draw * tallyOf(s, seat, step.for), tell);
	else if ("loseAll" in step) loseUpTo(s, seat, RESOURCES.indexOf(step.loseAll), Infinity, event, tell);
	else if ("lowerProduction" in step) for (const name of step.lowerProduction) {
		const r = RESOURCES.indexOf(name);
		if (canLose(s.players[seat], r) > 0) produce(s, seat, r, -1, event, tell);
	}
	else if ("keepPlants" in step) {
		const over = s.players[seat].stock[3] - step.keepPlants - influenceOf(s, seat);
		if (over > 0) lose(s, seat, 3, over, event, tell);
	} else carryOutOnCards(s, seat, event, step, tell);
}
function carryOutOnCards(s, seat, event, step, tell) {
	const p = s.players[seat];
	if ("addToEach" in step) {
		p.cards.slice().forEach((card, i) => {
			if (step.addToEach === "any-with-cubes" ? p.cubes[i] > 0 : cardOf(card).holds === CUBES.indexOf(step.addToEach)) addCubes(s, seat, card, 1, tell);
		});
		if (step.addToEach === "any-with-cubes") for (const card of s.promos?.parked[seat] ?? []) addCubes(s, seat, card, 1, tell);
	} else if ("discard" in step) {
		const n = Math.min(step.discard, s.places[handOf(seat)].length);
		if (n > 0) push(s, {
			do: "discard-for-event",
			seat,
			event,
			n
		});
	} else if ("gainAny" in step) {
		const n = tallyOf(s, seat, step.for);
		if (n > 0) push(s, {
			do: "gain-any",
			seat,
			event,
			n
		});
	} else if ("addToOne" in step) {
		const n = tallyOf(s, seat, step.for);
		const cards = p.cards.filter((card) => cardOf(card).holds === CUBES.indexOf(step.addToOne));
		if (n === 0 || cards.length === 0) return;
		if (cards.length === 1) addCubes(s, seat, cards[0], n, tell);
		else push(s, {
			do: "add-for-event",
			seat,
			event,
			n
		});
	} else if (p.cards.some((card, i) => cardOf(card).holds === CUBES.indexOf(step.cube) && p.cubes[i] >= step.spendCubes)) push(s, {
		do: "spend-for-event",
		seat,
		event,
		n: step.spendCubes
	});
	else loseUpTo(s, seat, 0, step.orLose, event, tell);
}
const each = (bag, act) => {
	RESOURCES.forEach((name, r) => {
		if (bag[name] !== void 0) act(r, bag[name]);
	});
};
/** A loss takes what there is; nothing else stands in for it. */
function loseUpTo(s, seat, resource, n, event, tell) {
	lose(s, seat, resource, Math.min(n, s.players[seat].stock[resource]), event, tell);
}
/** Ties share a place; with a tie for the first there is no second. */
function rank(s, step, tell) {
	const sums = s.players.map((_, seat) => rankSum(s, seat, step.rank));
	if (s.seats === 1) {
		const reached = step.solo.find(([sum]) => sums[0] >= sum);
		if (reached) changeRating(s, 0, reached[1], tell);
		return;
	}
	const most = Math.max(...sums);
	const second = sums.filter((sum) => sum === most).length > 1 ? NaN : Math.max(...sums.filter((sum) => sum < most));
	for (const seat of inTurnOrder(s)) {
		if (sums[seat] < step.least) continue;
		if (sums[seat] === most) changeRating(s, seat, step.first, tell);
		else if (sums[seat] === second) changeRating(s, seat, step.second, tell);
	}
}

// games/terraforming-mars/rules/src/turmoil/event-questions.ts
/** The step of the event that asks. */
function stepOf(frame, key) {
	return globalEventOf(frame.event).steps.find((candidate) => key in candidate);
}
const removeOcean = choose({
	prompt: (_, frame) => `${nameOf(frame.event)}: take one ocean off the map.`,
	all: (s) => s.tiles.flatMap((tile, area) => tile === 1 ? [{ area }] : []),
	label: (s, _, answer) => areaName(s.map, answer.area),
	take(s, frame, answer, tell) {
		const area = answer.area;
		s.tiles[area] = 0;
		s.parameters[OCEANS]--;
		tell?.({
			what: "removes-ocean",
			seat: frame.seat,
			area
		});
	}
});
const discardQuestion = (s, frame) => ({
	kind: "pick",
	prompt: `${nameOf(frame.event)}: discard ${frame.n === 1 ? "a card" : `${frame.n} cards`}.`,
	items: s.places[handOf(frame.seat)].map((card) => ({
		id: card,
		label: nameOf(card)
	})),
	min: frame.n,
	max: frame.n
});
const discardForEvent = {
	seats: (_, frame) => only(frame.seat),
	ask: (s, _, frame) => discardQuestion(s, frame),
	answers(s, _, frame) {
		const hand = s.places[handOf(frame.seat)];
		const all = picksOf(hand, frame.n, frame.n);
		return all.length > 0 ? all : [{ pick: hand.slice(0, frame.n) }];
	},
	refuse: (s, _, frame, answer) => isPick(answer, s.places[handOf(frame.seat)], frame.n, frame.n) ? void 0 : refusal(discardQuestion(s, frame), answer),
	take: (s, _, frame, answer, tell) => discard(s, frame.seat, handOf(frame.seat), answer.pick, tell)
};
const anyQuestion = (frame) => ({
	kind: "amounts",
	prompt: `${nameOf(frame.event)}: choose ${frame.n === 1 ? "a resource" : `${frame.n} resources`}.`,
	parts: RESOURCES.map((name) => ({
		id: name,
		label: resourceText(name),
		min: 0,
		max: frame.n
	})),
	total: {
		min: frame.n,
		max: frame.n
	}
});
const gainAny = {
	seats: (_, frame) => only(frame.seat),
	ask: (_, __, frame) => anyQuestion(frame),
	answers: (_, __, frame) => RESOURCES.map((name) => ({ amounts: { [name]: frame.n } })),
	refuse: (_, __, frame, answer) => refusalOfAmounts(anyQuestion(frame), answer),
	take(s, _, frame, answer, tell) {
		const amounts = answer.amounts;
		RESOURCES.forEach((name, r) => {
			gainOne(s, frame.seat, r, amounts[name] ?? 0, frame.event, tell);
		});
	}
};
const addForEvent = choose({
	prompt: (_, frame) => `${nameOf(frame.event)}: choose the card for ${frame.n} ${frame.n === 1 ? "floater" : "floaters"}.`,
	all: (s, frame) => {
		const cube = CUBES.indexOf(stepOf(frame, "addToOne").addToOne);
		return s.players[frame.seat].cards.filter((card) => cardOf(card).holds === cube).map((card) => ({ card }));
	},
	label: (_, __, answer) => nameOf(answer.card),
	take: (s, frame, answer, tell) => addCubes(s, frame.seat, answer.card, frame.n, tell)
});
/** Off one card that has enough, or money. */
const spendForEvent = choose({
	prompt: (_, frame) => `${nameOf(frame.event)}: take ${frame.n} floaters off a card, or lose ${stepOf(frame, "spendCubes").orLose} MC.`,
	all(s, frame) {
		const { cards, cubes } = s.players[frame.seat];
		const cube = CUBES.indexOf(stepOf(frame, "spendCubes").cube);
		return [...cards.filter((card, i) => cardOf(card).holds === cube && cubes[i] >= frame.n).map((card) => ({ card })), { card: "" }];
	},
	label: (_, frame, answer) => answer.card === "" ? `Lose ${stepOf(frame, "spendCubes").orLose} MC` : `${frame.n} floaters from ${nameOf(answer.card)}`,
	take(s, frame, answer, tell) {
		const card = answer.card;
		if (card === "") {
			loseUpTo(s, frame.seat, 0, stepOf(frame, "spendCubes").orLose, frame.event, tell);
			return;
		}
		takeCubes(s, frame.seat, card, frame.n);
		tell?.({
			what: "removes-cubes",
			seat: frame.seat,
			from: frame.seat,
			card,
			cubes: frame.n
		});
	}
});

// games/terraforming-mars/rules/src/turmoil/solar.ts
const turmoilPhase = { run(s, _, tell) {
	for (let seat = 0; seat < s.seats; seat++) changeRating(s, seat, -1, tell);
	push(s, { do: "changing-times" });
	push(s, { do: "new-government" });
	const t = committee(s);
	if (t.current === "") return;
	tell?.({
		what: "global-event",
		card: t.current
	});
	push(s, {
		do: "resolve-global-event",
		event: t.current,
		step: 0
	});
} };
const newGovernment = { run(s, _, tell) {
	const t = committee(s);
	t.current = "";
	t.ruling = t.dominant;
	tell?.({
		what: "rules",
		party: PARTIES[t.ruling]
	});
	rulingBonus(s, tell);
	newChairman(s, tell);
	sendHome(s);
	t.dominant = (t.ruling + 1) % PARTIES.length;
	checkDominance(t);
	for (let seat = 0; seat < s.seats; seat++) if (!t.lobby[seat] && t.reserve[seat] > 0) {
		t.reserve[seat]--;
		t.lobby[seat] = true;
	}
	t.policyUsed.fill(false);
} };
const SOLO_LOW_RATING = 20;
function rulingBonus(s, tell) {
	const { ruling } = committee(s);
	const { bonus, id } = parties[ruling];
	if ("lowestRating" in bonus) {
		const ratings = s.players.map((p) => p.rating);
		const low = s.seats === 1 ? SOLO_LOW_RATING : Math.min(...ratings);
		ratings.forEach((rating, seat) => {
			if (rating <= low) changeRating(s, seat, bonus.lowestRating, tell);
		});
		return;
	}
	s.players.forEach((p, seat) => {
		const n = "tags" in bonus ? bonus.tags.reduce((sum, tag) => sum + p.tags[TAGS.indexOf(tag)], 0) : p.production[RESOURCES.indexOf(bonus.production)];
		gainOne(s, seat, 0, n, `party:${id}`, tell);
	});
}
/** The leader of the ruling party takes the chair, and 1 TR with it. If no party has a delegate left, the chairman stays. */
function newChairman(s, tell) {
	const t = committee(s);
	if (t.leaders[t.ruling] < 0) return;
	t.reserve[t.chairman]++;
	t.chairman = t.leaders[t.ruling];
	t.delegates[t.ruling][t.chairman]--;
	if (t.chairman === neutralColour(s)) tell?.({ what: "neutral-chairman" });
	else {
		tell?.({
			what: "chairman",
			seat: t.chairman
		});
		changeRating(s, t.chairman, 1, tell);
	}
}
function sendHome(s) {
	const t = committee(s);
	t.delegates[t.ruling].forEach((n, colour) => {
		t.reserve[colour] += n;
	});
	t.delegates[t.ruling].fill(0);
	t.leaders[t.ruling] = -1;
}
const changingTimes = { run(s, _, tell) {
	const t = committee(s);
	t.current = t.coming;
	if (t.current !== "") placeNeutral(s, partyIndex(globalEventOf(t.current).current), tell);
	t.coming = t.distant;
	revealDistant(s, tell);
} };
/** A new event comes to light, as long as there are any, and with it a neutral delegate. */
function revealDistant(s, tell) {
	const t = committee(s);
	const deck = s.places[6];
	t.distant = deck[deck.length - 1] ?? "";
	if (t.distant === "") return;
	deal(s, 6, 7);
	tell?.({
		what: "distant-event",
		card: t.distant
	});
	placeNeutral(s, partyIndex(globalEventOf(t.distant).distant), tell);
}

// games/terraforming-mars/rules/src/turmoil/tales.ts
const VALUES = {
	temperature: (value) => `The temperature %s to ${String(value).replace("-", "−")} °C`,
	oxygen: (value) => `Oxygen %s to ${value} %`,
	venus: (value) => `Venus %s to ${value} %`
};
const moves = (e, verb) => (VALUES[String(e.parameter)]?.(Number(e.value)) ?? "").replace("%s", verb);
const committeeTales = {
	"sends-delegates": (e, who) => `${who} sends ${namesOf("delegate", Number(e.count))} to ${partyText(e.party)}`,
	"bans-delegate": (e, who) => `${who} sends ${e.colour} home from ${partyText(e.party)}`,
	"recruits-delegate": (e, who) => `${who} replaces a neutral delegate in ${partyText(e.party)}`,
	"neutral-delegate": (e) => `A neutral delegate joins ${partyText(e.party)}`,
	"global-event": (e) => `Global event: ${committeeName(String(e.card))}`,
	"distant-event": (e) => `A distant event comes to light: ${committeeName(String(e.card))}`,
	rules: (e) => `${committeeName(`party:${e.party}`)} rules`.replace(/(s) rules$/, "$1 rule"),
	chairman: (_, who) => `${who} is chairman`,
	"neutral-chairman": () => "A neutral delegate is chairman",
	"lays-for-nobody": (_, who) => `${who} lays an ocean; nobody gains anything by it`,
	"removes-ocean": (_, who) => `${who} takes an ocean off the map`,
	rises: (e) => moves(e, "rises"),
	falls: (e) => moves(e, "falls")
};

// games/terraforming-mars/rules/src/words.ts
const resourceOf = (r) => RESOURCES[Number(r.resource)];
function requirement(r) {
	const data = dataOf(String(r.card));
	const asked = "requires" in data ? data.requires?.[Number(r.which)] : void 0;
	if (!asked) return "a requirement is not met";
	if ("plantsRemoved" in asked || "chairman" in asked) return `requires ${requirementText(asked)}`;
	const now = "parameter" in asked ? "now" : "you have";
	const unit = "parameter" in asked ? {
		temperature: " °C",
		oxygen: " %",
		oceans: "",
		venus: " %"
	}[asked.parameter] : "";
	return `requires ${requirementText(asked)}, ${now} ${String(r.has).replace("-", "−")}${unit}`;
}
const REFUSALS = {
	cost: (r) => `costs ${r.needs} MC, you can pay ${r.has}`,
	requirement,
	"stock-short": (r) => `needs ${stockText(resourceOf(r), Number(r.needs))}, you have ${r.has}`,
	"production-short": (r) => `needs ${r.needs} ${productionText(resourceOf(r))} to give up, you have ${r.has}`,
	"cubes-short": (r) => `needs ${namesOf("cube", Number(r.needs))} on the card, there ${r.has === 1 ? "is" : "are"} ${r.has}`,
	"no-cubes": (r) => `there is no card from which ${namesOf(CUBES[Number(r.cube)], 1)} could be taken`,
	"no-area": () => "there is no area for the tile",
	"no-colony": () => "there is no tile on which you could build a colony",
	"no-fleet": () => "you have no trade fleet at home",
	"no-trade": () => "there is no colony tile to trade with",
	"no-markers": () => "there are no two markers of which one could go up and the other down",
	"colony-asleep": (r) => `nobody has a card for what is found on ${nameOf(String(r.colony))}`,
	"fleet-there": (r) => `a trade fleet has been to ${nameOf(String(r.colony))} in this generation`,
	"nothing-to-copy": () => "you have no card whose production box could be copied",
	"no-card-to-play": () => "you have no card in hand that you could play",
	"no-prelude-to-repeat": () => "you have no other prelude that could be carried out once more",
	"no-card-to-discard": () => "you have no card to discard",
	"nobody-to-sue": () => "nobody has taken resources or production from you in this generation",
	"no-event": () => "you have no event that could be taken back",
	"nothing-to-park": () => "you have no space or building card in hand",
	"nothing-parked": () => "no card lies there",
	"no-city": () => "there is no city without a cathedral",
	"has-energy": () => "you have energy",
	"not-in-any-order": () => "its effects can’t all be carried out, in whatever order",
	"rest-impossible": () => "something that must still be done would become impossible",
	"not-yet": () => "that is not possible yet",
	"no-cards": () => "you have no card in hand",
	"milestone-claimed": () => "this milestone is claimed",
	"milestones-gone": () => "three milestones are claimed already",
	milestone: (r) => `needs ${r.needs}, you have ${r.has}`,
	"award-funded": () => "this award is funded",
	"awards-gone": () => "three awards are funded already",
	"not-alone": () => "there are no milestones and awards in a solo game",
	used: (r) => `${nameOf(String(r.card))} was used in this generation`,
	"nothing-used": () => "you have used no action in this generation that could be used once more",
	"rating-not-raised": () => "your terraform rating has not gone up in this generation",
	"act-or-pass": () => "take an action, or pass",
	"no-pass": () => "you have taken an action: end your turn instead",
	"two-actions": () => "you have taken two actions on this turn",
	"first-action": () => "your corporation’s first action comes first",
	tax: () => "the Reds ask 3 MC for each step of TR, and you could not pay for all of them",
	"lobby-empty": () => "you have no delegate in the lobby",
	"no-delegates": () => "you have no delegate in reserve",
	"too-few-delegates": (r) => `needs ${namesOf("delegate", Number(r.needs))} of yours, you have ${r.has}`,
	"no-delegate-to-ban": () => "every delegate in the committee leads a party",
	"no-delegate-to-replace": () => "there is no neutral delegate but leaders",
	"chairman-not-neutral": () => "the chairman is not neutral",
	"policy-used": () => "you have used this policy in this generation"
};
const reason = (r) => REFUSALS[r.code]?.(r) ?? `this is not allowed (${r.code})`;
const goalName = (goals, id) => goals.find((goal) => goal.id === id)?.name ?? String(id);
const projectName = (id) => id === "sell-patents" ? "Sell Patents" : goalName(standardProjects, id);
/** What an answer of a turn does, as a button says it. */
function actLabel(s, seat, answer) {
	const p = s.players[seat];
	const card = answer.card;
	switch (answer.act) {
		case "play": return `${nameOf(card)} for ${priceNow(s, seat, cardOf(card))} MC`;
		case "use": return `${nameOf(card)}: ${actionText(cardOf(card).actions[answer.way].source, cardOf(card).data.holds)}`;
		case "project": {
			const project = projectOf(answer.project);
			return project ? `${project.data.name} for ${projectPrice(p, project)} MC` : "Sell Patents: discard cards for 1 MC each";
		}
		case "greenery": return `Turn ${p.greeneryPrice} plants into a greenery`;
		case "heat": return s.parameters[TEMPERATURE] < TRACKS.temperature.max ? "Turn 8 heat into a temperature step" : "Spend 8 heat for nothing: the temperature is complete";
		case "order": return answer.ask ? "Ask me for the order of effects every time" : "Ask me for the order of effects only where it matters";
		case "claim": return `Claim ${goalName(MILESTONES[s.map], answer.milestone)} for 8 MC`;
		case "fund": return `Fund ${goalName(AWARDS[s.map], answer.award)} for ${awardPrice(s)} MC`;
		case "trade": return tradeLabel(s, seat, answer);
		case "first": return `First action of ${firstActionsOf(s, seat).map((c) => `${nameOf(c)}: ${firstActionText(c)}`).join(" ")}`;
		case "delegate": return `Send a delegate ${answer.from === "lobby" ? "from the lobby" : `from the reserve for ${5} MC`} to ${partyText(answer.party)}`;
		case "policy": return policyText(s.turmoil.policy);
		case "pass": return "Pass for this generation";
		default: return "End the turn";
	}
}
function tradeLabel(s, seat, answer) {
	const kind = answer.with;
	const price = s.colonies ? stockText(kind, tradePrice(s.colonies, seat, kind)) : "";
	return `Trade with ${nameOf(answer.colony)} for ${price}`;
}
function firstActionText(corporation) {
	const data = dataOf(corporation);
	return "firstAction" in data && data.firstAction ? sentencesOf(data.firstAction) : "";
}
const bagText = (bag) => list(Object.entries(bag).map(([name, n]) => moneyText(name, n))) || "nothing";
const because = (e) => typeof e.card === "string" && e.card !== "" ? ` (${nameOf(e.card)})` : "";
const cardsText = (e) => Array.isArray(e.cards) ? list(e.cards.map(nameOf)) || "no card" : e.count === 0 ? "no card" : namesOf("card", Number(e.count));
const PARAMETER_TEXT = {
	temperature: (value) => `the temperature to ${String(value).replace("-", "−")} °C`,
	oxygen: (value) => `oxygen to ${value} %`,
	venus: (value) => `Venus to ${value} %`
};
function payText(e) {
	switch (e.why) {
		case "research": return " for cards";
		case "card":
		case "effect": return e.of === "" ? "" : ` for ${nameOf(String(e.of))}`;
		case "project": return ` for ${projectName(e.of)}`;
		case "delegate": return " for a delegate";
		default: return "";
	}
}
const anyGoal = (goals, id) => goalName(Object.values(goals).flat(), id);
const steps$1 = (n) => `${n < 0 ? "down" : "up"} ${namesOf("step", Math.abs(n))}`;
const TALES = {
	gains: (e, who) => `${who} gains ${bagText(e.resources)}${because(e)}`,
	loses: (e, who) => `${who} loses ${bagText(e.resources)}${because(e)}`,
	production: (e, who) => `${who}: ${productionText(e.resource)} ${steps$1(Number(e.steps))}${because(e)}`,
	rating: (e, who) => `${who}: terraform rating ${steps$1(Number(e.steps))}, to ${e.rating}`,
	"adds-cubes": (e, who) => `${who} adds ${namesOf("cube", Number(e.cubes))} to ${nameOf(String(e.card))}`,
	"spends-cubes": (e, who) => `${who} spends ${namesOf("cube", Number(e.cubes))} on ${nameOf(String(e.card))} as heat`,
	"removes-cubes": (e, who, name) => `${who} takes ${namesOf("cube", Number(e.cubes))} off ${nameOf(String(e.card))} of ${name(Number(e.from))}`,
	draws: (e, who) => `${who} draws ${cardsText(e)}`,
	discards: (e, who) => `${who} discards ${cardsText(e)}`,
	finds: (e, who) => `${who} turns up ${cardsText({
		...e,
		cards: [...e.cards, ...e.discarded]
	})} and takes ${cardsText(e)}`,
	repeats: (e, who) => `${who} carries out ${nameOf(String(e.card))} once more`,
	"no-merger": (e, who) => `${who} draws ${cardsText(e)}, but could not pay with any of them`,
	"shows-hand": (e, who) => `${who} shows the hand: ${cardsText(e)}`,
	keeps: (e, who) => `${who} keeps ${cardsText(e)}`,
	reveals: (e, who) => `${who} turns up ${nameOf(String(e.card))}${e.found ? "" : ", which does not count"}`,
	raises: (e, who) => `${who} raises ${PARAMETER_TEXT[String(e.parameter)]?.(Number(e.value))}`,
	lays: (e, who) => `${who} lays ${tileText(e.tile)}${because(e)}`,
	"claims-area": (_, who) => `${who} claims an area`,
	copies: (e, who) => `${who} copies the production box of ${nameOf(String(e.card))}`,
	pays: (e, who) => `${who} pays ${bagText(e.resources)}${payText(e)}`,
	fizzles: (e, who) => `${who} can’t carry out ${nameOf(String(e.card))}: it leaves the game`,
	plays: (e, who) => `${who} plays ${nameOf(String(e.card))}`,
	uses: (e, who) => `${who} uses ${nameOf(String(e.card))}`,
	project: (e, who) => `${who}: standard project ${projectName(e.project)}`,
	"builds-colony": (e, who) => `${who} builds a colony on ${nameOf(String(e.colony))}`,
	"adds-colony-tile": (e, who) => `${who} puts ${nameOf(String(e.colony))} into the game`,
	"gains-fleets": (e, who) => `${who} gains ${namesOf("trade fleet", Number(e.fleets))}${because(e)}`,
	trades: (e, who) => `${who} trades with ${nameOf(String(e.colony))}`,
	"moves-marker": (e, who) => `${who} moves the marker of ${nameOf(String(e.colony))} ${steps$1(Number(e.steps))}`,
	"colony-step": () => "The markers of the colony tiles go up; trade fleets come home",
	claims: (e, who) => `${who} claims ${anyGoal(MILESTONES, e.milestone)}`,
	funds: (e, who) => `${who} funds ${anyGoal(AWARDS, e.award)}`,
	"reveals-corporation": (e, who) => `${who} is ${nameOf(String(e.card))}`,
	"first-action": (e, who) => `${who} takes the first action of ${nameOf(String(e.card))}`,
	...committeeTales,
	passes: (_, who) => `${who} passes`,
	"ends-turn": (_, who) => `${who} ends the turn`,
	"begins-generation": (e, who) => `Generation ${e.generation} begins; ${who} is first`,
	"passes-cards": (e) => `The cards are passed to the ${e.clockwise ? "left" : "right"}`,
	shows: (e, who) => `${who} shows ${cardsText(e)}`,
	"takes-back": (e, who) => `${who} takes ${cardsText(e)} back into the hand`,
	parks: (e, who) => `${who} lays ${nameOf(String(e.card))} aside with ${namesOf("cube", Number(e.cubes))}`,
	"moves-nomads": (_, who) => `${who} moves the nomads`,
	"builds-cathedral": (_, who) => `${who} builds a cathedral`,
	flips: (e, who) => `${who} turns ${nameOf(String(e.card))} face down`,
	compensates: (e, who, name) => `${who} pays ${e.mc} MC to ${e.victim === 9 ? "the neutral opponent" : name(Number(e.victim))} for the loss`,
	"turns-energy": (e, who) => `${who} turns ${e.energy} energy into heat`,
	produces: (e, who) => `${who} produces ${producedText(e.resources)}`,
	"ends-game": (e) => e.won === void 0 ? "Mars is terraformed" : e.won ? "The goal is met" : "The goal is not met"
};
const producedText = (bag) => bagText(Object.fromEntries(Object.entries(bag).filter(([, n]) => n > 0)));
function event(e, name) {
	const tale = TALES[e.what];
	if (!tale) throw new Error(`there are no words for '${e.what}'`);
	return tale(e, e.seat === void 0 ? "" : name(e.seat), name);
}
const RATINGS = {
	start: "Terraform rating at the start",
	temperature: "Terraform rating from temperature",
	oxygen: "Terraform rating from oxygen",
	oceans: "Terraform rating from oceans",
	venus: "Terraform rating from Venus",
	effects: "Terraform rating from cards and projects",
	committee: "Terraform rating from the committee"
};
function line({ why }) {
	const [what, of, area] = why.split(":");
	switch (what) {
		case "rating": return RATINGS[of];
		case "milestone": return `Milestone ${anyGoal(MILESTONES, of)}`;
		case "award": return `Award ${anyGoal(AWARDS, of)}`;
		case "greenery": return `Greenery on ${place(of, Number(area))}`;
		case "city": return `Greeneries beside the city on ${place(of, Number(area))}`;
		case "committee": return of === "chairman" ? "Chairman" : `Leader of ${nameOf(`party:${area}`)}`;
		default: return nameOf(of);
	}
}
function place(map, area) {
	const { row, col, name } = BOARDS[map].areas[area];
	return name ?? coordinate(row, col);
}
const STEPS = {
	"choose-start": "chooses a corporation and cards",
	"choose-prelude": "chooses the next prelude",
	draft: "drafts a card",
	"draft-start": "drafts for the start",
	research: "buys cards",
	"take-turn": "takes a turn",
	"lay-last-greenery": "may lay greeneries",
	"world-parameter": "chooses for the World Government",
	pay: "pays",
	"pay-heat": "pays with heat",
	"choose-order": "chooses the order of effects"
};
/** Where the game is, for a list of tables. */
const progress = ({ generation }) => `Generation ${Math.max(1, generation)}`;
const words = {
	reason,
	event,
	line,
	step: (step) => STEPS[step] ?? capital(step.replaceAll("-", " ")).toLowerCase()
};

// games/terraforming-mars/rules/src/turn.ts
const ACTIONS_A_TURN = 2;
const END = Object.freeze({ act: "end" });
const PASS = Object.freeze({ act: "pass" });
const FIRST = Object.freeze({ act: "first" });
const GREENERY$2 = Object.freeze({ act: "greenery" });
const HEAT_UP = Object.freeze({ act: "heat" });
/** Not an action: how one wants to be asked from now on. Bots have no use for it. */
const ASK_ORDER = Object.freeze({
	act: "order",
	ask: true
});
const LEAVE_ORDER = Object.freeze({
	act: "order",
	ask: false
});
const SELL = Object.freeze({
	act: "project",
	project: "sell-patents"
});
const answersFor = (goals, act, field) => Object.fromEntries(Object.entries(goals).map(([map, list]) => [map, list.map(({ id }) => Object.freeze({
	act,
	[field]: id
}))]));
const CLAIMS = answersFor(MILESTONES, "claim", "milestone");
const FUNDS = answersFor(AWARDS, "fund", "award");
/** What is too dear for all that a player has needs no further look; most cards are. */
function addCards(s, seat, out) {
	const hand = s.places[handOf(seat)];
	const p = s.players[seat];
	const most = purse(p, ANY_MONEY, null);
	for (let i = 0; i < hand.length; i++) {
		const card = cardOf(hand[i]);
		if (priceOf(p, card) <= most && !refuseCard(s, seat, card)) out.push(card.answer);
	}
	if (s.promos) {
		for (const id of s.promos.parked[seat]) if (!refuseCard(s, seat, cardOf(id))) out.push(cardOf(id).answer);
	}
}
const ANY_MONEY = -1;
function addActions(s, seat, out) {
	const { cards, used } = s.players[seat];
	for (let i = 0; i < cards.length; i++) {
		const card = cardOf(cards[i]);
		if (card.actions.length === 0 || used.includes(card.id)) continue;
		for (let way = 0; way < card.actions.length; way++) if (!refuseAction(s, seat, card, card.actions[way])) out.push(card.actions[way].answer);
	}
}
function addGoals(s, seat, out) {
	if (purse(s.players[seat], MONEY, null) < 8) return;
	for (let i = 0; i < s.milestones.length; i++) if (!refuseMilestone(s, seat, i)) out.push(CLAIMS[s.map][i]);
	for (let i = 0; i < s.awards.length; i++) {
		if (s.awards[i] >= 0) continue;
		if (refuseAward(s, seat, i)) break;
		out.push(FUNDS[s.map][i]);
	}
}
function answers(s, { seat, taken }) {
	if (taken >= ACTIONS_A_TURN) return [END];
	const out = [taken === 0 ? PASS : END];
	if (firstActionDue(s, seat)) {
		out.push(FIRST);
		return out;
	}
	addCards(s, seat, out);
	addActions(s, seat, out);
	for (const project of standard) if (!refuseStandard(s, seat, project)) out.push(project.answer);
	if (!refuseProject(s, seat, "sell-patents")) out.push(SELL);
	if (!refuseGreenery(s, seat)) out.push(GREENERY$2);
	if (!refuseHeat(s, seat)) out.push(HEAT_UP);
	addTrades(s, seat, out);
	addGoals(s, seat, out);
	addCommittee(s, seat, out);
	return out;
}
function refuse(s, { seat, taken }, answer) {
	const bare = Object.keys(answer).length === 1;
	switch (answer.act) {
		case "end":
			if (!bare) return { code: "malformed" };
			return taken > 0 ? void 0 : { code: "act-or-pass" };
		case "pass":
			if (!bare) return { code: "malformed" };
			return taken === 0 ? void 0 : { code: "no-pass" };
		case "order":
			if (Object.keys(answer).length !== 2 || typeof answer.ask !== "boolean") return { code: "malformed" };
			return answer.ask === s.players[seat].asksOrder ? { code: "not-offered" } : void 0;
		case "first":
			if (!bare) return { code: "malformed" };
			return taken < ACTIONS_A_TURN && firstActionDue(s, seat) ? void 0 : { code: "not-offered" };
		default:
			if (taken >= ACTIONS_A_TURN) return { code: "two-actions" };
			if (firstActionDue(s, seat)) return { code: "first-action" };
			return refuseAct(s, seat, answer);
	}
}
/** Everything a player might want to do, allowed or not, for people. */
function everything(s, { seat, taken }) {
	const p = s.players[seat];
	if (taken >= ACTIONS_A_TURN) return [END];
	return [
		...firstActionDue(s, seat) ? [FIRST] : [],
		...[...new Set(s.places[handOf(seat)]), ...s.promos?.parked[seat] ?? []].map((id) => cardOf(id).answer),
		...p.cards.flatMap((id) => cardOf(id).actions.map((action) => action.answer)),
		...standard.filter((project) => isOpen(s, project)).map((project) => project.answer),
		SELL,
		GREENERY$2,
		HEAT_UP,
		...everyTrade(s),
		...CLAIMS[s.map].slice(0, s.milestones.length),
		...FUNDS[s.map].slice(0, s.awards.length),
		...committeeActs(s),
		p.asksOrder ? LEAVE_ORDER : ASK_ORDER,
		taken === 0 ? PASS : END
	];
}
const GROUPS = {
	play: "Play a card",
	use: "Use an action",
	project: "Standard projects",
	greenery: "Turn resources in",
	heat: "Turn resources in",
	trade: "Trade",
	claim: "Milestones",
	fund: "Awards",
	delegate: "The committee",
	policy: "The committee"
};
function optionFor(s, frame, answer) {
	const reason = refuse(s, frame, answer);
	return {
		answer,
		label: actLabel(s, frame.seat, answer),
		group: GROUPS[answer.act] ?? "Your turn",
		...reason && { reason }
	};
}
const promptOf = (frame) => frame.taken === 0 ? "Take one or two actions, or pass." : frame.taken === 1 ? "Take a second action, or end your turn." : "End your turn.";
const takeTurn = {
	seats: (_, frame) => only(frame.seat),
	ask: (s, _, frame) => ({
		kind: "choose",
		prompt: promptOf(frame),
		options: everything(s, frame).map((answer) => optionFor(s, frame, answer))
	}),
	answers: (s, _, frame) => answers(s, frame),
	refuse: (s, _, frame, answer) => refuse(s, frame, answer),
	take: (s, _, frame, answer, tell) => take(s, frame, answer, tell)
};
function take(s, { seat, taken }, answer, tell) {
	const p = s.players[seat];
	if (answer.act === "end" || answer.act === "pass") {
		if (answer.act === "pass") p.passed = true;
		tell?.({
			what: answer.act === "pass" ? "passes" : "ends-turn",
			seat
		});
		push(s, {
			do: "next-turn",
			seat: (seat + 1) % s.seats
		});
		return;
	}
	if (answer.act === "order") {
		p.asksOrder = answer.ask === true;
		push(s, {
			do: "take-turn",
			seat,
			taken
		});
		return;
	}
	s.alwaysAsk = p.asksOrder;
	push(s, {
		do: "take-turn",
		seat,
		taken: taken + 1
	});
	switch (answer.act) {
		case "play":
			playFromHand(s, seat, answer.card, "", tell);
			return;
		case "use":
			useAction(s, seat, answer.card, answer.way, tell);
			return;
		case "project":
			doProject(s, seat, answer.project, tell);
			return;
		case "greenery":
			lose(s, seat, 3, p.greeneryPrice, "", tell);
			resolveAll(s, seat, [CONVERT_PLANTS], "", tell);
			return;
		case "heat":
			push(s, {
				do: "turn-in-heat",
				seat
			});
			spend(s, seat, 5, 8, "", tell);
			return;
		case "first":
			takeFirstActions(s, seat, tell);
			return;
		case "trade":
			trade(s, seat, answer, tell);
			return;
		case "claim":
			claim(s, seat, answer.milestone, tell);
			return;
		case "fund":
			fund(s, seat, answer.award, tell);
			return;
		case "delegate":
			sendDelegate(s, seat, answer, tell);
			return;
		case "policy": usePolicy(s, seat, tell);
	}
}
/** The first actions of all corporations are one action. */
function takeFirstActions(s, seat, tell) {
	const p = s.players[seat];
	const cards = firstActionsOf(s, seat);
	p.firstActions = p.firstActions.filter((card) => !cards.includes(card));
	push(s, {
		do: "resolve",
		seat
	});
	for (const card of cards) {
		tell?.({
			what: "first-action",
			seat,
			card
		});
		enqueue(s, cardOf(card).firstAction, seat, card, "", -1, tell);
	}
}
function useAction(s, seat, id, way, tell) {
	s.players[seat].used.push(id);
	tell?.({
		what: "uses",
		seat,
		card: id,
		way
	});
	push(s, {
		do: "resolve",
		seat
	});
	const { op } = cardOf(id).actions[way];
	countWilds(s, s.players[seat], OPS[op].countsTags);
	s.pool.push({
		op,
		at: 0,
		seat,
		card: id,
		played: "",
		area: -1
	});
}
function doProject(s, seat, id, tell) {
	const project = projectOf(id);
	if (!project) {
		push(s, {
			do: "sell-patents",
			seat
		});
		return;
	}
	startProject(s, seat, project, tell);
}
function claim(s, seat, id, tell) {
	const index = MILESTONES[s.map].findIndex((m) => m.id === id);
	s.milestones[index] = seat;
	s.milestonesAt[index] = s.played;
	tell?.({
		what: "claims",
		seat,
		milestone: id
	});
	askPayment(s, seat, 8, MONEY, null, "milestone", id, tell);
}
function fund(s, seat, id, tell) {
	const price = awardPrice(s);
	const index = AWARDS[s.map].findIndex((a) => a.id === id);
	s.awards[index] = seat;
	s.awardsAt[index] = s.played;
	tell?.({
		what: "funds",
		seat,
		award: id
	});
	askPayment(s, seat, price, MONEY, null, "award", id, tell);
}

// games/terraforming-mars/rules/src/world-government.ts
const ANSWERS = PARAMETERS.map((raise) => Object.freeze({ raise }));
const unfinished = (s) => PARAMETERS.flatMap((name, i) => s.parameters[i] < TRACKS[name].max ? [i] : []);
const worldGovernment = { run(s, { seat }, tell) {
	const open = unfinished(s);
	if (open.length === 0) return;
	push(s, {
		do: "resolve",
		seat
	});
	if (open.length > 1) push(s, {
		do: "world-parameter",
		seat
	});
	else terraform(s, open[0], tell);
} };
const LABELS = {
	temperature: "Temperature",
	oxygen: "Oxygen",
	oceans: "An ocean",
	venus: "Venus"
};
const worldParameter = choose({
	prompt: () => "World Government: choose what goes up a step. Nobody gains anything by it.",
	all: (s) => unfinished(s).map((i) => ANSWERS[i]),
	label: (_, __, answer) => LABELS[answer.raise],
	take: (s, _, answer, tell) => terraform(s, PARAMETERS.indexOf(answer.raise), tell)
});
function terraform(s, parameter, tell) {
	if (parameter === OCEANS) oceanForNobody(s, s.first);
	else raiseForNobody(s, s.first, parameter, 1, tell);
}

// games/terraforming-mars/rules/src/flow.ts
const LAST_SOLO_GENERATION = 14;
const LAST_WITH_PRELUDE = 12;
const SOLO_RATING_GOAL = 63;
const beginGeneration = { run(s, _, tell) {
	s.generation++;
	if (s.promos) forgetHarm(s.promos);
	s.first = (s.first + 1) % s.seats;
	for (const p of s.players) p.raised = false;
	tell?.({
		what: "begins-generation",
		generation: s.generation,
		seat: s.first
	});
	push(s, { do: "deal-research" });
} };
const actionPhase = { run(s) {
	for (const p of s.players) p.passed = false;
	policyBegins(s);
	push(s, {
		do: "next-turn",
		seat: s.first
	});
} };
/** Clockwise, until everybody has passed. */
const nextTurn = { run(s, { seat }) {
	for (let i = 0; i < s.seats; i++) {
		const next = (seat + i) % s.seats;
		if (s.players[next].passed) continue;
		push(s, {
			do: "take-turn",
			seat: next,
			taken: 0
		});
		return;
	}
	policyEnds(s);
	push(s, { do: "production-phase" });
	for (let keeper = 0; keeper < s.seats; keeper++) if (s.players[keeper].keepsEnergy && s.players[keeper].stock[4] > 0) push(s, {
		do: "turn-energy",
		seat: keeper
	});
} };
/** As much energy as its owner likes becomes heat; the rest stays. */
const turnEnergy = choose({
	prompt: () => "How much energy turns into heat?",
	all: (s, { seat }) => Array.from({ length: s.players[seat].stock[4] + 1 }, (_, number) => ({ number })),
	label: (_, __, answer) => String(answer.number),
	take(s, { seat }, answer, tell) {
		const { stock } = s.players[seat];
		const energy = answer.number;
		stock[4] -= energy;
		stock[5] += energy;
		tell?.({
			what: "turns-energy",
			seat,
			energy
		});
	}
});
const turnInHeat = { run: (s, { seat }, tell) => resolveAll(s, seat, HEAT_OPS, "", tell) };
/** Energy becomes heat, everybody is paid, and what was used can be used again. */
const productionPhase = { run(s, _, tell) {
	for (let seat = 0; seat < s.seats; seat++) {
		const p = s.players[seat];
		const before = tell && p.stock.slice();
		if (!p.keepsEnergy) {
			p.stock[5] += p.stock[4];
			p.stock[4] = 0;
		}
		p.stock[0] += p.rating;
		for (let r = 0; r < p.stock.length; r++) p.stock[r] += p.production[r];
		if (p.stock[0] < 0) p.stock[0] = 0;
		p.used = [];
		p.nextDiscount = 0;
		p.nextSlack = 0;
		if (before) tell?.({
			what: "produces",
			seat,
			resources: difference(before, p.stock)
		});
	}
	push(s, { do: "game-end-check" });
	push(s, {
		do: "resolve",
		seat: s.first
	});
	for (let seat = 0; seat < s.seats; seat++) paidOut(s, seat, tell);
} };
const difference = (before, after) => Object.fromEntries(RESOURCES.flatMap((name, r) => after[r] === before[r] ? [] : [[name, after[r] - before[r]]]));
/** Venus is part of it only for whoever plays alone. */
const isTerraformed = (s) => PARAMETERS.every((name, i) => s.parameters[i] >= TRACKS[name].max || i >= 3 && !(s.seats === 1 && s.sets.includes("venus")));
const lastSoloGeneration = (s) => s.sets.includes("prelude") ? LAST_WITH_PRELUDE : LAST_SOLO_GENERATION;
/** With others the game ends when Mars is terraformed; alone after the last generation, won or not. */
const gameEndCheck = { run(s, _, tell) {
	const solo = s.seats === 1;
	if (solo ? s.generation < lastSoloGeneration(s) : !isTerraformed(s)) {
		beginSolarPhase(s);
		return;
	}
	if (solo) {
		s.won = s.ratingGoal ? s.players[0].rating >= SOLO_RATING_GOAL : isTerraformed(s);
		s.oxygenRises = s.ratingGoal;
	}
	tell?.({
		what: "ends-game",
		...solo && { won: s.won }
	});
	push(s, {
		do: "last-greeneries",
		seat: s.first,
		left: s.seats
	});
} };
const GREENERY$1 = Object.freeze({ act: "greenery" });
const DONE = Object.freeze({ act: "done" });
/** In turn order, each player turns plants into greeneries as long as there are enough. */
const lastGreeneries = { run(s, { seat, left }) {
	if (left === 0) return;
	if (refuseGreenery(s, seat)) push(s, {
		do: "last-greeneries",
		seat: (seat + 1) % s.seats,
		left: left - 1
	});
	else push(s, {
		do: "lay-last-greenery",
		seat,
		left
	});
} };
const layLastGreenery = {
	seats: (_, frame) => only(frame.seat),
	ask: () => ({
		kind: "choose",
		prompt: "Turn plants into a greenery, or leave it.",
		options: [{
			answer: GREENERY$1,
			label: "Lay a greenery"
		}, {
			answer: DONE,
			label: "Lay no more"
		}]
	}),
	answers: () => [GREENERY$1, DONE],
	refuse(_, __, ___, answer) {
		return Object.keys(answer).length === 1 && (answer.act === "greenery" || answer.act === "done") ? void 0 : { code: "not-offered" };
	},
	take(s, seat, frame, answer, tell) {
		if (answer.act === "done") {
			push(s, {
				do: "last-greeneries",
				seat: (seat + 1) % s.seats,
				left: frame.left - 1
			});
			return;
		}
		s.alwaysAsk = s.players[seat].asksOrder;
		push(s, {
			do: "last-greeneries",
			seat,
			left: frame.left
		});
		lose(s, seat, 3, s.players[seat].greeneryPrice, "", tell);
		resolveAll(s, seat, [CONVERT_PLANTS], "", tell);
	}
};
const steps = {
	...effectSteps,
	"draft-start": draftStart,
	"choose-start": chooseStart,
	"begin-game": beginGame,
	"reveal-corporation": revealCorporation,
	"pay-cards": payCards,
	"play-preludes": playPreludes,
	"choose-prelude": choosePrelude,
	"begin-generation": beginGeneration,
	"deal-research": dealResearch,
	draft,
	research,
	"action-phase": actionPhase,
	"next-turn": nextTurn,
	"take-turn": takeTurn,
	"sell-patents": sellPatents,
	"turn-in-heat": turnInHeat,
	"turn-energy": turnEnergy,
	"production-phase": productionPhase,
	"game-end-check": gameEndCheck,
	"colony-step": colonyStep,
	"world-government": worldGovernment,
	"world-parameter": worldParameter,
	"last-greeneries": lastGreeneries,
	"lay-last-greenery": layLastGreenery,
	"lay-ocean-for-nobody": layOceanForNobody,
	"turmoil-phase": turmoilPhase,
	"resolve-global-event": resolveGlobalEvent,
	"remove-ocean": removeOcean,
	"discard-for-event": discardForEvent,
	"gain-any": gainAny,
	"add-for-event": addForEvent,
	"spend-for-event": spendForEvent,
	"new-government": newGovernment,
	"changing-times": changingTimes
};

// games/terraforming-mars/rules/src/numbering.ts
const written = (value) => JSON.stringify(value);
/** What the numbers in a state stand for. */
const numbering = () => [
	...numberLines("resource", RESOURCES),
	...numberLines("money", CARD_MONEY.map(({ card }) => card), FIRST_CARD_MONEY),
	...numberLines("tag", TAGS),
	...numberLines("cube", CUBES),
	...numberLines("tile", TILES, 1),
	...numberLines("standard project", PROJECTS),
	...numberLines("parameter", PARAMETERS),
	...numberLines("rating from", RATING_SOURCES),
	...numberLines("party", PARTIES),
	...numberLines("bonus", BONUSES),
	...numberLines("area off Mars", Object.keys(OFF_MARS), 61),
	...MAPS.flatMap((map) => [...numberLines(`milestone of ${map}`, MILESTONES[map].map(({ id }) => id)), ...numberLines(`award of ${map}`, AWARDS[map].map(({ id }) => id))]),
	...numberLines("trigger", TRIGGERS.map(({ card, event, ops, theirs }) => `${card} ${event} ${written(ops)} ${written(theirs)}`)),
	...numberLines("op", OPS.map(({ kind, lists, to, source }) => `${kind} ${written(lists)} ${to} ${written(source)}`)),
	...allCards.flatMap(({ id, actions }) => actions.map(({ op }, way) => `action ${way} of ${id} op ${op}`)).sort(),
	...globalEvents.flatMap(({ id, steps }) => steps.map((step, i) => `step ${i} of ${id} ${written(step)}`))
];

// games/terraforming-mars/rules/src/options.ts
const bannable = [
	...corporations.filter((card) => !card.beginner),
	...preludes,
	...SETS.flatMap((set) => projects[set])
];
const FULL_BOX = {
	corporateEra: true,
	venus: true,
	worldGovernment: true,
	prelude: true,
	colonies: true,
	turmoil: true,
	promos: true
};
const FIRST_GAME = {
	map: "tharsis",
	corporateEra: false,
	draft: false,
	beginners: [
		"1",
		"2",
		"3",
		"4",
		"5"
	]
};
const options = {
	preset: {
		kind: "choice",
		title: "Preset",
		help: "A first game is the base game alone, with a beginner corporation for everybody. A full box has every expansion. What you choose yourself below stays as you chose it.",
		values: [
			"none",
			"first game",
			"full box"
		],
		default: "none",
		presets: {
			"first game": FIRST_GAME,
			"full box": FULL_BOX
		}
	},
	map: {
		kind: "choice",
		title: "Map",
		help: "Each map has its own areas, milestones and awards.",
		values: [
			"tharsis",
			"hellas",
			"elysium",
			"random"
		],
		default: "tharsis"
	},
	corporateEra: {
		kind: "switch",
		title: "Corporate Era",
		help: "With the cards of the Corporate Era everybody starts without production. Without them the game is shorter: fewer cards, and 1 of every production at the start. The solo game always has them.",
		default: true
	},
	venus: {
		kind: "switch",
		title: "Venus Next",
		help: "Venus as a fourth parameter that need not be completed, floaters, cities off Mars, a milestone and an award more. Alone, Venus is part of the goal.",
		default: false
	},
	worldGovernment: {
		kind: "switch",
		title: "World Government",
		help: "With Venus Next: at the end of each generation the first player raises one parameter a step, and nobody gains anything by it. It makes the game shorter.",
		default: true
	},
	prelude: {
		kind: "switch",
		title: "Prelude",
		help: "Everybody starts with two of four preludes, which get a game under way faster. The solo game has 12 generations instead of 14.",
		default: false
	},
	colonies: {
		kind: "switch",
		title: "Colonies",
		help: "Moons and other bodies beyond Mars, on which players build colonies and with which they trade; with the cards and corporations of that box.",
		default: false
	},
	turmoil: {
		kind: "switch",
		title: "Turmoil",
		help: "The Terraforming Committee: parties with delegates, leaders and a chairman, a ruling policy in every action phase, and global events that announce themselves two generations ahead. Everybody loses 1 TR in each generation.",
		default: false
	},
	promos: {
		kind: "switch",
		title: "Promotional cards",
		help: "Projects and corporations that came out one by one. Where one of them is a newer version of a card, it takes the place of the older one.",
		default: false
	},
	draft: {
		kind: "switch",
		title: "Draft",
		help: "In the research phase each player keeps one card and passes the rest on, until everybody has four to buy from. Not in the solo game.",
		default: false
	},
	startDraft: {
		kind: "switch",
		title: "Variant: draft at the start",
		help: "Not in the rulebook: before anybody chooses, the corporations, and then the preludes, go round to the left; each player keeps one and passes the rest. Project cards are not drafted. Not in the solo game.",
		default: false
	},
	beginners: {
		kind: "some",
		title: "Beginner corporations",
		help: "Seats that start with a beginner corporation: 42 MC and all ten cards free, instead of a choice of two corporations.",
		values: [
			"1",
			"2",
			"3",
			"4",
			"5"
		],
		default: []
	},
	soloGoal: {
		kind: "choice",
		title: "Solo goal",
		help: "Alone, either terraform Mars completely, or reach a terraform rating of 63 with the standard project Buffer Gas as a help; both by the end of generation 14, or 12 with Prelude.",
		values: ["parameters", "rating 63"],
		default: "parameters"
	},
	banned: {
		kind: "some",
		title: "Banned cards",
		help: "Projects, corporations and preludes that stay in the box, by name.",
		values: bannable.map((card) => card.id),
		names: Object.fromEntries(bannable.map((card) => [card.id, card.name])),
		default: []
	},
	order: {
		kind: "choice",
		title: "Order of effects",
		help: "The effects of an action may be resolved in any order. The game does it by itself unless another order could give the active player more; or it asks every time. Each player can change that for themselves during the game.",
		values: ["when it matters", "always"],
		default: "when it matters"
	},
	first: {
		kind: "choice",
		title: "First player",
		help: "Who begins the first generation. Beyond the last seat it counts on from the first.",
		values: [
			"random",
			"1",
			"2",
			"3",
			"4",
			"5"
		],
		default: "random"
	}
};

// games/terraforming-mars/rules/src/score.ts
/** What a card is worth now. */
function cardPoints(s, seat, id) {
	const { points } = cardOf(id);
	if (typeof points === "number") return points;
	if ("perCityOf" in points) return cubesOn(s.players[seat], id) >= points.ifCubes ? points.points * s.players[seat].cities : 0;
	if ("ifCubes" in points) return cubesOn(s.players[seat], id) >= points.ifCubes ? points.points : 0;
	return points.points * Math.floor(count(s, seat, points.per, id) / (points.each ?? 1));
}
/** 5 and 2, by award; all who tie for first get 5 and there is no second; two players have none. */
function awardPoints(s, index) {
	const standings = s.players.map((_, seat) => standingOf(s, seat, AWARDS[s.map][index].standing));
	const most = Math.max(...standings);
	const firsts = standings.filter((n) => n === most).length;
	const rest = standings.filter((n) => n < most);
	const second = firsts === 1 && s.seats > 2 && rest.length > 0 ? Math.max(...rest) : NaN;
	return standings.map((n) => n === most ? AWARD_POINTS[0] : n === second ? AWARD_POINTS[1] : 0);
}
/** Greeneries of whatever owner beside a city. */
function cityPoints(s, area) {
	let n = 0;
	for (const next of NEIGHBOURS[area]) if (s.tiles[next] === 2) n++;
	return n;
}
function ratingLines(s, seat) {
	return RATING_SOURCES.map((source, i) => ({
		seat,
		points: s.players[seat].ratings[i],
		why: `rating:${source}`
	}));
}
function goalLines(s, seat) {
	const lines = [];
	s.milestones.forEach((by, i) => {
		if (by === seat) lines.push({
			seat,
			points: 5,
			why: `milestone:${MILESTONES[s.map][i].id}`,
			move: s.milestonesAt[i]
		});
	});
	s.awards.forEach((by, i) => {
		if (by >= 0) lines.push({
			seat,
			points: awardPoints(s, i)[seat],
			why: `award:${AWARDS[s.map][i].id}`
		});
	});
	return lines;
}
function tileLines(s, seat) {
	const lines = [];
	for (let area = 0; area < 61; area++) {
		if (s.owners[area] !== seat) continue;
		const move = s.laidAt[area];
		if (s.tiles[area] === 2) lines.push({
			seat,
			points: 1,
			why: `greenery:${s.map}:${area}`,
			move
		});
		else if (isCity(s.tiles[area])) lines.push({
			seat,
			points: cityPoints(s, area),
			why: `city:${s.map}:${area}`,
			move
		});
	}
	return lines;
}
function cardLines(s, seat) {
	const { cards, playedAt, events, eventsAt } = s.players[seat];
	const line = (card, move) => ({
		seat,
		points: cardPoints(s, seat, card),
		why: `card:${card}`,
		move
	});
	return [...cards.map((card, i) => line(card, playedAt[i])), ...events.map((card, i) => line(card, eventsAt[i]))];
}
/** Cards of other players that count for everybody. */
function plagueLines(s, seat) {
	return s.players.flatMap((other, owner) => other.cards.flatMap((card, i) => {
		const { points } = cardOf(card);
		if (owner === seat || typeof points === "number" || !("perCityOf" in points)) return [];
		if (other.cubes[i] < points.ifCubes) return [];
		return [{
			seat,
			points: points.points * s.players[seat].cities,
			why: `card:${card}`,
			move: other.playedAt[i]
		}];
	}));
}
function committeeLines(s, seat) {
	const t = s.turmoil;
	if (t === null) return [];
	const lines = t.chairman === seat ? [{
		seat,
		points: 1,
		why: "committee:chairman"
	}] : [];
	t.leaders.forEach((leader, party) => {
		if (leader === seat) lines.push({
			seat,
			points: 1,
			why: `committee:leader:${PARTIES[party]}`
		});
	});
	return lines;
}
const linesOf = (s, seat) => [
	...ratingLines(s, seat),
	...goalLines(s, seat),
	...tileLines(s, seat),
	...cardLines(s, seat),
	...s.promos ? plagueLines(s, seat) : [],
	...committeeLines(s, seat)
].filter((line) => line.points !== 0);
/** Most points win; then most MC; then the victory is shared. Alone, the goal decides. */
function outcome(s) {
	const seats = s.players.map((_, seat) => seat);
	const lines = seats.flatMap((seat) => linesOf(s, seat));
	const points = seats.map((seat) => lines.reduce((sum, l) => l.seat === seat ? sum + l.points : sum, 0));
	const money = s.players.map((p) => p.stock[0]);
	const ahead = (a, b) => points[a] === points[b] ? money[a] > money[b] : points[a] > points[b];
	const ranks = seats.map((seat) => 1 + seats.filter((other) => ahead(other, seat)).length);
	return {
		ranks,
		points,
		lines,
		...seats.filter((seat) => points[seat] === Math.max(...points)).length > 1 && { tieBreak: ranks.filter((rank) => rank === 1).length === 1 ? "most MC" : "shared" },
		...s.seats === 1 && { won: s.won }
	};
}

// games/terraforming-mars/rules/src/solo.ts
const isFreeLand = (s, area) => BOARDS[s.map].areas[area].kind === "land" && s.tiles[area] === 0;
/** Free land beside no city, with room for its greenery. */
const takesCity = (s, area) => isFreeLand(s, area) && !NEIGHBOURS[area].some((next) => isCity(s.tiles[next])) && NEIGHBOURS[area].some((next) => isFreeLand(s, next));
/** The nth of a list, counting round and round; a cost of 0 counts as 1. */
const nth = (list, n) => list[(Math.max(1, n) - 1) % list.length];
const costOfNext = (s) => cardOf(turnUp(s)).cost;
function placeNeutralTiles(s) {
	const costs = [
		costOfNext(s),
		costOfNext(s),
		costOfNext(s),
		costOfNext(s)
	];
	const areas = BOARDS[s.map].areas.filter((area) => area.row > 0).map((area) => area.id);
	const legal = (order) => order.filter((area) => takesCity(s, area));
	const firstCity = nth(legal(areas), costs[0]);
	putTile(s, 9, 3, firstCity);
	const secondCity = nth(legal(areas.slice().reverse()), costs[1]);
	putTile(s, 9, 3, secondCity);
	[firstCity, secondCity].forEach((city, i) => {
		const around = NEIGHBOURS[city].filter((next) => isFreeLand(s, next));
		putTile(s, 9, 2, nth(around, costs[2 + i]));
	});
}

// games/terraforming-mars/rules/src/turmoil/first-events.ts
/** A coming and a distant event at the start, each with a neutral delegate in its first party. There is no current one. */
function layFirstEvents(s) {
	lay(s, 6, globalEventDeck(s.sets));
	shuffle(s, 6);
	revealDistant(s, void 0);
	const t = committee(s);
	t.coming = t.distant;
	revealDistant(s, void 0);
}

// games/terraforming-mars/rules/src/setup.ts
const START_RATING = 20;
const SOLO_RATING = 14;
/** MC production that a solo game with colonies takes. */
const SOLO_COLONIES_LOSS = 2;
/** Every place for cards, in the order that state.ts counts them. */
function places(seats) {
	return [
		{
			name: "deck",
			seenBy: "none"
		},
		{
			name: "discard pile",
			seenBy: "none"
		},
		{
			name: "corporations",
			seenBy: "none"
		},
		{
			name: "box",
			seenBy: "none"
		},
		{
			name: "played",
			seenBy: "all"
		},
		{
			name: "preludes",
			seenBy: "none"
		},
		{
			name: "global events",
			seenBy: "none"
		},
		{
			name: "global events shown",
			seenBy: "all"
		},
		...Array.from({ length: seats }, (_, seat) => [
			{
				name: `hand ${seat}`,
				seenBy: seat
			},
			{
				name: `looked at ${seat}`,
				seenBy: seat
			},
			{
				name: `aside ${seat}`,
				seenBy: seat
			},
			{
				name: `preludes ${seat}`,
				seenBy: seat
			}
		]).flat()
	];
}
const zeroes = (names) => names.map(() => 0);
/** What one unit of each resource pays at first. */
const START_WORTH = [
	1,
	2,
	3,
	0,
	0,
	0
];
function newPlayer(rating, production, asksOrder) {
	return {
		corporation: "",
		rating,
		ratings: RATING_SOURCES.map((source) => source === "start" ? rating : 0),
		raised: false,
		stock: zeroes(RESOURCES),
		production: RESOURCES.map(() => production),
		cards: [],
		cubes: [],
		playedAt: [],
		events: [],
		eventsAt: [],
		used: [],
		mined: [],
		tags: zeroes(TAGS),
		discount: 0,
		discounts: zeroes(TAGS),
		requirementDiscount: 0,
		projectDiscounts: zeroes(PROJECTS),
		worth: START_WORTH.slice(),
		slack: 0,
		venusSlack: 0,
		nextDiscount: 0,
		nextSlack: 0,
		protects: 0,
		greeneryPrice: 8,
		heatCard: "",
		cardPrice: 3,
		keepsEnergy: false,
		insures: 0,
		influence: 0,
		gainsProduced: false,
		cubeMoney: 0,
		oceanMoney: 2,
		listens: [],
		cities: 0,
		greeneries: 0,
		tiles: 0,
		firstActions: [],
		passed: false,
		asksOrder
	};
}
/** The boxes whose cards are in the game. The solo game always has Corporate Era. */
const setsIn = (chosen, solo) => SETS.filter((set) => {
	switch (set) {
		case "base": return true;
		case "corporate-era": return chosen.corporateEra || solo;
		case "venus": return chosen.venus;
		case "prelude": return chosen.prelude;
		case "colonies": return chosen.colonies;
		case "turmoil": return chosen.turmoil;
		case "promo": return chosen.promos;
		default: return false;
	}
});
/** Bans must leave enough to deal: 10 projects and 4 for research each, and 2 corporations. */
function refuseBans(s, seats) {
	if (s.places[2].length < 2 * seats || s.places[0].length < 14 * seats + 4) throw new BadSetup("option 'banned' leaves too few cards for so many players");
}
/** The set-up of the rulebook, step by step. */
function setup(k, chosen, rules) {
	const { seats } = k;
	const solo = seats === 1;
	const sets = setsIn(chosen, solo);
	const corporateEra = sets.includes("corporate-era");
	const venus = sets.includes("venus");
	const map = chosen.map === "random" ? pickWith(k.chance, MAPS) : chosen.map;
	const first = chosen.first === "random" ? below(k.chance, seats) : (Number(chosen.first) - 1) % seats;
	const howManyGoals = solo ? 0 : venus ? 5 + 1 : 5;
	const goals = (n) => new Array(howManyGoals).fill(n);
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
		map,
		sets,
		draft: chosen.draft && !solo,
		startDraft: chosen.startDraft && !solo,
		worldGovernment: venus && chosen.worldGovernment,
		ratingGoal: solo && chosen.soloGoal === "rating 63",
		alwaysAsk: chosen.order === "always",
		generation: 1,
		first,
		parameters: PARAMETERS.map((name) => TRACKS[name].start),
		tiles: new Array(AREAS).fill(0),
		owners: new Array(AREAS).fill(-1),
		laidAt: new Array(AREAS).fill(0),
		claims: [],
		cities: 0,
		citiesOnMars: 0,
		milestones: goals(-1),
		milestonesAt: goals(0),
		awards: goals(-1),
		awardsAt: goals(0),
		players: Array.from({ length: seats }, () => newPlayer(solo ? SOLO_RATING : START_RATING, corporateEra ? 0 : 1, chosen.order === "always")),
		colonies: sets.includes("colonies") ? newColonies(k.chance, seats) : null,
		pool: [],
		wildAs: [],
		lastArea: -1,
		oxygenRises: true,
		won: false,
		promos: sets.includes("promo") ? newPromos(seats) : null,
		turmoil: sets.includes("turmoil") ? newCommittee(seats, 3) : null
	};
	if (solo && s.colonies) s.players[0].production[0] -= SOLO_COLONIES_LOSS;
	const left = (cards) => chosen.banned.length === 0 ? cards : cards.filter((card) => !chosen.banned.includes(card));
	lay(s, 0, left(projectDeck(sets, rules)));
	lay(s, 2, left(corporationDeck(sets, rules)));
	refuseBans(s, seats);
	shuffle(s, 0);
	shuffle(s, 2);
	if (sets.includes("prelude")) {
		lay(s, 5, left(preludeDeck(sets, rules)));
		shuffle(s, 5);
	}
	if (solo) placeNeutralTiles(s);
	if (s.turmoil) layFirstEvents(s);
	dealStart(s, chosen.beginners);
	return s;
}

// games/terraforming-mars/rules/src/trials.ts
const baseGame = MAPS.flatMap((map) => [true, false].flatMap((corporateEra) => [true, false].map((draft) => ({
	name: `${map}, ${corporateEra ? "with" : "without"} Corporate Era, ${draft ? "with" : "without"} draft`,
	options: {
		map,
		corporateEra,
		draft
	}
}))));
const alone = [
	{
		name: "Venus Next alone",
		options: { venus: true }
	},
	{
		name: "Venus Next alone, without World Government",
		options: {
			venus: true,
			worldGovernment: false
		}
	},
	{
		name: "Prelude alone",
		options: { prelude: true }
	},
	{
		name: "Colonies alone",
		options: { colonies: true }
	},
	{
		name: "Turmoil alone",
		options: { turmoil: true }
	},
	{
		name: "promotional cards alone",
		options: { promos: true }
	}
];
const together = MAPS.map((map) => ({
	name: `everything, ${map}`,
	options: {
		preset: "full box",
		map
	}
}));
const trials = [
	...baseGame,
	...alone,
	...together
];

// games/terraforming-mars/rules/src/index.ts
/** Terraforming Mars, by Jacob Fryxelius: with its expansions, one to five players. */
const terraformingMars = defineGame({
	id: "terraforming-mars",
	title: "Terraforming Mars",
	rules: 2,
	seats: {
		min: 1,
		max: 5
	},
	options,
	places,
	setup,
	steps,
	clone: cloneMars,
	outcome,
	progress,
	words,
	cards: cardList,
	trials,
	numbering
});

export { AREAS, AREAS_ON_MARS, ASLEEP, AWARDS, AWARD_POINTS, AWARD_PRICES, BOARDS, BONUSES, BOX, CAPITAL, CITY, COLONY_IDS, COLONY_SPOTS, CORPORATIONS, CUBES, DECK, DISCARD, ENERGY, EVENTS_SHOWN, EVENT_DECK, GOALS_OF_MAP, GREENERY, GREENS, HEAT, HEAT_FOR_TEMPERATURE, KELVINISTS, KEPT_ALONE, KINDS, LEAST_MC_PRODUCTION, MAPS, MARS_FIRST, MC, MILESTONES, MILESTONES_CLAIMED, MILESTONE_POINTS, MILESTONE_PRICE, NEIGHBOURS, NEUTRAL, NEW_HOLLAND, NO_TILE, OCEAN, OCEAN_NEIGHBOUR_MC, OFF_MARS, OPS, PARAMETERS, PARAMETERS_OF_MARS, PARTIES, PLANTS, PLANTS_FOR_GREENERY, PLAYED, PRELUDES, PROJECTS, QUESTIONS, RATING_SOURCES, REDS, RESOURCES, SCIENTISTS, SETS, SOUTH_POLE_PRICE, START_STEP, STEEL, TAGS, TILES, TITANIUM, TRACKS, TRACK_STEPS, TRADE_PAYMENTS, TRADE_PRICE, TRIGGERS, UNITY, WILD, allCards, amountOf, areaAt, areaOffMars, areasFor, asideOf, ask, awardPoints, bonusText, cardList, cardOf, cardPoints, checkDominance, cityPoints, cloneColonies, cloneMars, cloneTurmoil, coloniesInPlay, coloniesOf, coloniesToKeep, colonyName, colonyOf, colonyText, colonyTiles, committee, convertHeat, convertPlants, coordinate, copyAround, corporations, dataOf, delegatesLeft, fleetsAtHome, terraformingMars as game, terraformingMars, globalEventOf, globalEventText, globalEvents, handOf, hasSupport, holds, influenceOf, isAnyResource, isCity, isMet, isOcean, isOpen, isProject, isPromoOp, lastSoloGeneration, leastFor, linesOf, lookedAtBy, milestoneStanding, nameOf, neutralColour, newColonies, newColony, newCommittee, options, parties, partiesLed, partiesWith, partyFacts, partyIndex, partyName, placeNeutral, policyText, preludes, preludesOf, priceNow, priceOf, projectOf, projectPrice, projects, push, rankSum, recruitDelegate, refuseAct, removable, removeDelegate, requirementText, sendDelegates, standardProjects, standingOf, takeChair, tallyOf, textOf, totalIn, tradePrice };