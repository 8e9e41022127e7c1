/*
 * moonrakers, rules 2: a frozen build, made by `perilune freeze`. Never edited: see docs/versions.md.
 * commit efc5cfa1a693c1ce0d125845dc254e83c52f99cb
 * abi 1
 * bundler rolldown 1.2.15
 * sha256 335e6bce2a52ffd276c8eae25c7a70f90ab8b5b8b0bc8c4d02a3c213c20b0a83
 */
import { bring, bury, cloneKernel, deal, defineGame, lay, look, move, moveAll, numberLines, only, refusal, refusalOfAmounts, refusalOfOffer, roll, shuffle } from "@perilune/engine/abi/1";

// games/moonrakers/rules/src/names.ts
/** What a contract can ask for. A requirement and a contribution are numbers in this order. */
const KINDS = [
	"reactor",
	"thruster",
	"shield",
	"damage",
	"crew"
];
const REACTOR = 0;
const THRUSTER = 1;
const SHIELD = 2;
const DAMAGE = 3;
const CREW = 4;
/** The action cards of which the supply never runs out. */
const BASICS = [
	"reactor",
	"thruster",
	"shield",
	"damage1",
	"damage2",
	"damage3",
	"miss"
];
const TYPES = [
	"explore",
	"kill",
	"delivery",
	"rescue"
];
const BRANDS = [
	"magnomi",
	"henko",
	"komek",
	"ventus",
	"sorelia"
];
const CREW_TYPES = [
	"tech",
	"paladin",
	"pilot",
	"merc",
	"agent"
];
/** What the terms of an alliance share out. A share is numbers in this order. */
const COLUMNS = [
	"prestige",
	"credits",
	"bonus",
	"dice"
];
const PRESTIGE = 0;
const CREDITS = 1;
const BONUS = 2;
const DICE = 3;
/** Hazard icons on the faces of a hazard die. */
const DIE_FACES = [
	0,
	0,
	1,
	1,
	2,
	2
];
const HAND_SIZE = 5;
const MOST_PARTS = 4;
const ROWS = {
	contracts: 8,
	shipParts: 6,
	crew: 3,
	mercenaries: 5
};
/** On how many contracts the mission leader may negotiate on one turn. */
const MOST_TALKS = 2;

// games/moonrakers/rules/src/cards/actions.ts
/** The basic action cards. */
const actions = [
	{
		id: "reactor",
		name: "Reactor",
		kind: "reactor",
		value: 1
	},
	{
		id: "thruster",
		name: "Thruster",
		kind: "thruster",
		value: 1
	},
	{
		id: "shield",
		name: "Shield",
		kind: "shield",
		value: 1
	},
	{
		id: "damage1",
		name: "Damage 1",
		kind: "damage",
		value: 1
	},
	{
		id: "damage2",
		name: "Damage 2",
		kind: "damage",
		value: 2
	},
	{
		id: "damage3",
		name: "Damage 3",
		kind: "damage",
		value: 3
	},
	{
		id: "miss",
		name: "Miss",
		kind: null,
		value: 0
	}
];
/** What a reactor, a thruster and a shield give to whoever plays them. */
const BENEFIT = {
	actions: 2,
	draw: 2,
	block: 1
};
const times = (n, card) => new Array(n).fill(card);
const STARTING_DECK = [
	...times(2, "damage1"),
	...times(3, "reactor"),
	...times(2, "shield"),
	...times(2, "thruster"),
	...times(1, "miss")
];
const MERCENARY_DECK$1 = [
	...times(2, "damage1"),
	...times(1, "damage2"),
	...times(3, "reactor"),
	...times(3, "shield"),
	...times(3, "thruster")
];

// games/moonrakers/rules/src/cards/contracts.ts
/** The forty contracts, ten of each type, one copy each. */
const contracts = [
	{
		id: "abandoned-vessel",
		name: "Abandoned Vessel",
		type: "explore",
		requires: {
			reactor: 3,
			damage: 3
		},
		rewards: {
			prestige: 1,
			credits: 4,
			bonus: 1
		},
		hazards: 2
	},
	{
		id: "admirals-flagship",
		name: "Admiral's Flagship",
		type: "kill",
		requires: {
			reactor: 5,
			shield: 5,
			damage: 8
		},
		rewards: {
			prestige: 5,
			credits: 11,
			bonus: 1
		},
		hazards: 4
	},
	{
		id: "ancient-ruins",
		name: "Ancient Ruins",
		type: "explore",
		requires: {
			reactor: 4,
			thruster: 4
		},
		rewards: {
			prestige: 2,
			credits: 7,
			bonus: 0
		},
		hazards: 2
	},
	{
		id: "assault-on-vilonia",
		name: "Assault on Vilonia",
		type: "kill",
		requires: { damage: 8 },
		rewards: {
			prestige: 3,
			credits: 5,
			bonus: 1
		},
		hazards: 2
	},
	{
		id: "asteroid-field",
		name: "Asteroid Field",
		type: "explore",
		requires: {
			reactor: 4,
			crew: 3
		},
		rewards: {
			prestige: 2,
			credits: 8,
			bonus: 0
		},
		hazards: 2
	},
	{
		id: "black-hole",
		name: "Black Hole",
		type: "explore",
		requires: {
			reactor: 4,
			thruster: 4,
			crew: 5
		},
		rewards: {
			prestige: 5,
			credits: 12,
			bonus: 0
		},
		hazards: 4
	},
	{
		id: "blockade-run",
		name: "Blockade Run",
		type: "delivery",
		requires: {
			thruster: 1,
			shield: 1
		},
		rewards: {
			prestige: 0,
			credits: 3,
			bonus: 0
		},
		hazards: 0
	},
	{
		id: "bomber-screen",
		name: "Bomber Screen",
		type: "kill",
		requires: {
			thruster: 3,
			damage: 6
		},
		rewards: {
			prestige: 3,
			credits: 9,
			bonus: 0
		},
		hazards: 3
	},
	{
		id: "bounty-hunters",
		name: "Bounty Hunters",
		type: "kill",
		requires: {
			damage: 6,
			crew: 2
		},
		rewards: {
			prestige: 3,
			credits: 6,
			bonus: 0
		},
		hazards: 3
	},
	{
		id: "claim-bounty",
		name: "Claim Bounty",
		type: "kill",
		requires: {
			reactor: 2,
			damage: 3
		},
		rewards: {
			prestige: 1,
			credits: 3,
			bonus: 0
		},
		hazards: 1
	},
	{
		id: "core-world-ace",
		name: "Core World Ace",
		type: "kill",
		requires: { damage: 5 },
		rewards: {
			prestige: 1,
			credits: 5,
			bonus: 1
		},
		hazards: 1
	},
	{
		id: "cryogenic-pods",
		name: "Cryogenic Pods",
		type: "rescue",
		requires: {
			reactor: 4,
			shield: 4
		},
		rewards: {
			prestige: 3,
			credits: 7,
			bonus: 0
		},
		hazards: 3
	},
	{
		id: "derelict-planet",
		name: "Derelict Planet",
		type: "explore",
		requires: {
			reactor: 5,
			thruster: 2,
			crew: 3
		},
		rewards: {
			prestige: 3,
			credits: 8,
			bonus: 0
		},
		hazards: 2
	},
	{
		id: "distress-beacon",
		name: "Distress Beacon",
		type: "explore",
		requires: {
			reactor: 3,
			crew: 1
		},
		rewards: {
			prestige: 1,
			credits: 3,
			bonus: 0
		},
		hazards: 1
	},
	{
		id: "elite-squadron",
		name: "Elite Squadron",
		type: "kill",
		requires: {
			reactor: 4,
			shield: 3,
			damage: 8
		},
		rewards: {
			prestige: 4,
			credits: 6,
			bonus: 1
		},
		hazards: 3
	},
	{
		id: "emergency-meds",
		name: "Emergency Meds",
		type: "delivery",
		requires: {
			reactor: 3,
			thruster: 4,
			damage: 4
		},
		rewards: {
			prestige: 3,
			credits: 8,
			bonus: 0
		},
		hazards: 2
	},
	{
		id: "envoy-in-distress",
		name: "Envoy in Distress",
		type: "rescue",
		requires: {
			shield: 2,
			damage: 2
		},
		rewards: {
			prestige: 1,
			credits: 2,
			bonus: 1
		},
		hazards: 2
	},
	{
		id: "escape-pods",
		name: "Escape Pods",
		type: "rescue",
		requires: {
			shield: 3,
			damage: 3
		},
		rewards: {
			prestige: 2,
			credits: 7,
			bonus: 0
		},
		hazards: 2
	},
	{
		id: "escort-duty",
		name: "Escort Duty",
		type: "delivery",
		requires: {
			thruster: 3,
			crew: 1
		},
		rewards: {
			prestige: 1,
			credits: 2,
			bonus: 1
		},
		hazards: 1
	},
	{
		id: "fuel-shortage",
		name: "Fuel Shortage",
		type: "delivery",
		requires: {
			thruster: 2,
			damage: 2
		},
		rewards: {
			prestige: 1,
			credits: 3,
			bonus: 0
		},
		hazards: 1
	},
	{
		id: "icarus-run",
		name: "Icarus Run",
		type: "rescue",
		requires: {
			thruster: 3,
			shield: 3
		},
		rewards: {
			prestige: 2,
			credits: 8,
			bonus: 0
		},
		hazards: 2
	},
	{
		id: "kill-slavers",
		name: "Kill Slavers",
		type: "kill",
		requires: {
			thruster: 1,
			damage: 1
		},
		rewards: {
			prestige: 0,
			credits: 4,
			bonus: 0
		},
		hazards: 0
	},
	{
		id: "martial-law",
		name: "Martial Law",
		type: "rescue",
		requires: {
			shield: 2,
			crew: 2
		},
		rewards: {
			prestige: 1,
			credits: 4,
			bonus: 1
		},
		hazards: 2
	},
	{
		id: "munitions-stockpile",
		name: "Munitions Stockpile",
		type: "delivery",
		requires: {
			thruster: 4,
			shield: 3
		},
		rewards: {
			prestige: 3,
			credits: 7,
			bonus: 0
		},
		hazards: 2
	},
	{
		id: "negotiation-insurance",
		name: "Negotiation Insurance",
		type: "delivery",
		requires: {
			thruster: 3,
			damage: 1
		},
		rewards: {
			prestige: 1,
			credits: 2,
			bonus: 1
		},
		hazards: 2
	},
	{
		id: "nova-bloom",
		name: "Nova Bloom",
		type: "explore",
		requires: {
			reactor: 5,
			shield: 3
		},
		rewards: {
			prestige: 3,
			credits: 7,
			bonus: 0
		},
		hazards: 3
	},
	{
		id: "pirate-treasure",
		name: "Pirate Treasure",
		type: "explore",
		requires: {
			reactor: 2,
			shield: 1
		},
		rewards: {
			prestige: 1,
			credits: 2,
			bonus: 0
		},
		hazards: 1
	},
	{
		id: "prison-moon",
		name: "Prison Moon",
		type: "rescue",
		requires: {
			thruster: 4,
			shield: 5,
			damage: 2
		},
		rewards: {
			prestige: 5,
			credits: 10,
			bonus: 0
		},
		hazards: 4
	},
	{
		id: "probe-recovery",
		name: "Probe Recovery",
		type: "explore",
		requires: {
			reactor: 3,
			thruster: 2
		},
		rewards: {
			prestige: 1,
			credits: 2,
			bonus: 1
		},
		hazards: 1
	},
	{
		id: "proof-of-life",
		name: "Proof of Life",
		type: "delivery",
		requires: {
			reactor: 4,
			thruster: 4
		},
		rewards: {
			prestige: 3,
			credits: 4,
			bonus: 0
		},
		hazards: 2
	},
	{
		id: "reactor-failure",
		name: "Reactor Failure",
		type: "rescue",
		requires: {
			reactor: 1,
			shield: 1
		},
		rewards: {
			prestige: 0,
			credits: 3,
			bonus: 0
		},
		hazards: 0
	},
	{
		id: "refugee-crisis",
		name: "Refugee Crisis",
		type: "delivery",
		requires: {
			thruster: 3,
			crew: 2
		},
		rewards: {
			prestige: 2,
			credits: 7,
			bonus: 0
		},
		hazards: 2
	},
	{
		id: "resistance-leader",
		name: "Resistance Leader",
		type: "rescue",
		requires: {
			thruster: 2,
			shield: 4,
			crew: 2
		},
		rewards: {
			prestige: 4,
			credits: 6,
			bonus: 0
		},
		hazards: 3
	},
	{
		id: "rival-pirate-gang",
		name: "Rival Pirate Gang",
		type: "kill",
		requires: {
			shield: 1,
			damage: 2
		},
		rewards: {
			prestige: 1,
			credits: 3,
			bonus: 0
		},
		hazards: 1
	},
	{
		id: "royal-cargo",
		name: "Royal Cargo",
		type: "delivery",
		requires: {
			thruster: 5,
			damage: 5,
			crew: 2
		},
		rewards: {
			prestige: 5,
			credits: 10,
			bonus: 0
		},
		hazards: 4
	},
	{
		id: "scout-cruiser",
		name: "Scout Cruiser",
		type: "kill",
		requires: {
			shield: 2,
			damage: 5
		},
		rewards: {
			prestige: 3,
			credits: 6,
			bonus: 0
		},
		hazards: 3
	},
	{
		id: "space-anomaly",
		name: "Space Anomaly",
		type: "explore",
		requires: {
			reactor: 1,
			damage: 1
		},
		rewards: {
			prestige: 0,
			credits: 3,
			bonus: 0
		},
		hazards: 0
	},
	{
		id: "stim-run",
		name: "Stim Run",
		type: "delivery",
		requires: {
			reactor: 1,
			thruster: 2
		},
		rewards: {
			prestige: 1,
			credits: 2,
			bonus: 0
		},
		hazards: 1
	},
	{
		id: "supernova-escape",
		name: "Supernova Escape",
		type: "rescue",
		requires: {
			thruster: 1,
			shield: 2
		},
		rewards: {
			prestige: 1,
			credits: 3,
			bonus: 0
		},
		hazards: 1
	},
	{
		id: "transport-rescue",
		name: "Transport Rescue",
		type: "rescue",
		requires: {
			shield: 2,
			crew: 1
		},
		rewards: {
			prestige: 1,
			credits: 3,
			bonus: 0
		},
		hazards: 1
	}
];

// games/moonrakers/rules/src/cards/crew.ts
/** The twenty crew cards, one copy each. */
const crew = [
	{
		id: "ada-massa",
		name: "Ada Massa",
		role: "Reactor Expert",
		type: "tech",
		cost: 3,
		do: [{
			op: "actions",
			amount: 3
		}, {
			op: "reduce",
			kind: "reactor",
			amount: 1
		}]
	},
	{
		id: "at-0k",
		name: "AT-0K",
		role: "Tactical AI",
		type: "paladin",
		cost: 3,
		do: [{ op: "discardDie" }, {
			op: "playAs",
			kind: "damage",
			value: "discardedDie"
		}]
	},
	{
		id: "b3-ar",
		name: "B3-AR",
		role: "Communications AI",
		type: "pilot",
		cost: 2,
		do: [{ op: "recoverCrew" }, {
			op: "actions",
			amount: 1
		}]
	},
	{
		id: "bill-bendo",
		name: "Bill Bendo",
		role: "Supply Sergeant",
		type: "paladin",
		cost: 2,
		do: [
			{
				op: "block",
				amount: 1
			},
			{
				op: "reduce",
				kind: "shield",
				amount: 1
			},
			{
				op: "choose",
				of: [[{
					op: "draw",
					amount: 1
				}], [{
					op: "actions",
					amount: 1
				}]]
			}
		]
	},
	{
		id: "crusse-parke",
		name: "Crusse Parke",
		role: "Hot Shot",
		type: "merc",
		cost: 3,
		do: [{
			op: "playAs",
			kind: "damage",
			value: 4
		}, { op: "trashTop" }]
	},
	{
		id: "dana-powalki",
		name: "Dana Powalki",
		role: "Bounty Hunter",
		type: "merc",
		cost: 4,
		do: [{
			op: "playAs",
			kind: "damage",
			value: 3
		}, {
			op: "actions",
			amount: 1
		}]
	},
	{
		id: "kal-damar",
		name: "Kal Damar",
		role: "Scavenger",
		type: "pilot",
		cost: 2,
		do: [{
			op: "draw",
			amount: 2
		}, {
			op: "trash",
			optional: true
		}]
	},
	{
		id: "kary-powalk",
		name: "Kary Powalk",
		role: "Fleet Admiral",
		type: "merc",
		cost: 3,
		do: [{
			op: "damageBonus",
			amount: 1
		}, {
			op: "actions",
			amount: 1
		}]
	},
	{
		id: "lee-van-cribb",
		name: "Lee van Cribb",
		role: "Scout",
		type: "tech",
		cost: 2,
		do: [{
			op: "peekPlay",
			look: 3
		}, {
			op: "actions",
			amount: 1
		}]
	},
	{
		id: "lila-al-bindar",
		name: "Lila al Bindar",
		role: "2nd Lieutenant",
		type: "tech",
		cost: 2,
		do: [
			{ op: "trash" },
			{
				op: "gain",
				card: "reactor"
			},
			{
				op: "actions",
				amount: 1
			}
		]
	},
	{
		id: "meg-gallak",
		name: "Meg Gallak",
		role: "Mine Engineer",
		type: "agent",
		cost: 4,
		do: [
			{ op: "trash" },
			{
				op: "reduceAny",
				amount: 2
			},
			{
				op: "actions",
				amount: 1
			}
		]
	},
	{
		id: "moro-mada",
		name: "Moro Mada",
		role: "Saboteur",
		type: "agent",
		cost: 4,
		do: [{
			op: "reduceAny",
			amount: 2
		}]
	},
	{
		id: "myla-dystra",
		name: "Myla Dystra",
		role: "Fearless Pilot",
		type: "pilot",
		cost: 3,
		do: [{
			op: "cycle",
			max: "any"
		}, {
			op: "actions",
			amount: 1
		}]
	},
	{
		id: "nella-van-daval",
		name: "Nella van Daval",
		role: "Engine Mechanic",
		type: "pilot",
		cost: 3,
		do: [{
			op: "draw",
			amount: 3
		}, {
			op: "reduce",
			kind: "thruster",
			amount: 1
		}]
	},
	{
		id: "redacted",
		name: "[REDACTED]",
		role: "Strike Leader",
		type: "paladin",
		cost: 3,
		do: [{
			op: "playAs",
			kind: "shield"
		}, { op: "reroll" }]
	},
	{
		id: "ryan-rogal",
		name: "Ryan Rogal",
		role: "Munitions Expert",
		type: "merc",
		cost: 3,
		do: [{
			op: "drawThenPlay",
			draw: 2,
			value: 5
		}]
	},
	{
		id: "ryle-al-wren",
		name: "Ryle al Wren",
		role: "Sergeant",
		type: "paladin",
		cost: 3,
		do: [{
			op: "choose",
			of: [[{
				op: "block",
				amount: 2
			}], [{
				op: "reduce",
				kind: "shield",
				amount: 2
			}]]
		}]
	},
	{
		id: "sella-pelleon",
		name: "Sella Pelleon",
		role: "Ensign",
		type: "agent",
		cost: 4,
		do: [
			{
				op: "reduceAny",
				amount: 1
			},
			{
				op: "draw",
				amount: 1
			},
			{
				op: "actions",
				amount: 1
			}
		]
	},
	{
		id: "tantin-al-vale",
		name: "Tantin al Vale",
		role: "Deck Officer",
		type: "merc",
		cost: 2,
		do: [{
			op: "choose",
			of: [[{
				op: "playAs",
				kind: "damage",
				value: 2
			}], [{
				op: "playAs",
				kind: "shield"
			}]]
		}]
	},
	{
		id: "zek-zarag",
		name: "Zek Zarag",
		role: "Navigator",
		type: "pilot",
		cost: 2,
		do: [{ op: "searchPlay" }]
	}
];

// games/moonrakers/rules/src/cards/objectives.ts
/** The twenty-three objectives, one copy each, every one worth 1 prestige. */
const objectives = [
	{
		id: "ace",
		name: "Ace",
		check: {
			at: "evaluated",
			success: true,
			diceRolled: 2
		}
	},
	{
		id: "barrage",
		name: "Barrage",
		check: {
			at: "during",
			contributed: "damage",
			atLeast: 5
		}
	},
	{
		id: "chain-reaction",
		name: "Chain Reaction",
		check: {
			at: "during",
			played: "reactor",
			atLeast: 4
		}
	},
	{
		id: "daredevil",
		name: "Daredevil",
		check: {
			at: "evaluated",
			success: true,
			type: "rescue",
			playedNo: "shield"
		}
	},
	{
		id: "efficiency",
		name: "Efficiency",
		check: {
			at: "evaluated",
			success: true,
			type: "delivery",
			playedNo: "thruster"
		}
	},
	{
		id: "fire-support",
		name: "Fire Support",
		check: {
			at: "evaluated",
			success: true,
			type: "kill",
			playedNo: "damage"
		}
	},
	{
		id: "generalist",
		name: "Generalist",
		check: {
			at: "ship",
			brands: [
				"magnomi",
				"henko",
				"komek",
				"ventus"
			],
			each: 1
		}
	},
	{
		id: "gun-for-hire",
		name: "Gun for Hire",
		check: {
			at: "evaluated",
			success: true,
			as: "alone",
			type: "kill"
		}
	},
	{
		id: "megaton",
		name: "Megaton",
		check: {
			at: "ship",
			brands: ["magnomi"],
			each: 3
		}
	},
	{
		id: "money-bags",
		name: "Money Bags",
		check: {
			at: "endOfTurn",
			credits: 8
		}
	},
	{
		id: "natural-leader",
		name: "Natural Leader",
		check: {
			at: "during",
			played: "crew",
			atLeast: 3
		}
	},
	{
		id: "over-9000",
		name: "Over 9000",
		check: {
			at: "ship",
			brands: ["komek"],
			each: 3
		}
	},
	{
		id: "quick-run",
		name: "Quick Run",
		check: {
			at: "evaluated",
			success: true,
			as: "alone",
			type: "delivery"
		}
	},
	{
		id: "quick-strike",
		name: "Quick Strike",
		check: {
			at: "during",
			played: "thruster",
			atLeast: 3
		}
	},
	{
		id: "saboteur",
		name: "Saboteur",
		check: {
			at: "evaluated",
			success: false,
			as: "ally"
		}
	},
	{
		id: "santa-maria",
		name: "Santa Maria",
		check: {
			at: "evaluated",
			success: true,
			as: "alone",
			type: "explore"
		}
	},
	{
		id: "shield-wall",
		name: "Shield Wall",
		check: {
			at: "during",
			played: "shield",
			atLeast: 3
		}
	},
	{
		id: "specialist",
		name: "Specialist",
		check: {
			at: "ship",
			brands: ["sorelia"],
			each: 2
		}
	},
	{
		id: "speed-demon",
		name: "Speed Demon",
		check: {
			at: "ship",
			brands: ["ventus"],
			each: 3
		}
	},
	{
		id: "tank",
		name: "Tank",
		check: {
			at: "ship",
			brands: ["henko"],
			each: 3
		}
	},
	{
		id: "tinker",
		name: "Tinker",
		check: { at: "replaced" }
	},
	{
		id: "utopia",
		name: "Utopia",
		check: {
			at: "evaluated",
			success: true,
			as: "leaderOfAll"
		}
	},
	{
		id: "youre-my-hero",
		name: "You're My Hero",
		check: {
			at: "evaluated",
			success: true,
			as: "alone",
			type: "rescue"
		}
	}
];

// games/moonrakers/rules/src/cards/order.ts
const ORDER = [
	"ada-massa",
	"at-0k",
	"b3-ar",
	"bill-bendo",
	"crusse-parke",
	"dana-powalki",
	"kal-damar",
	"kary-powalk",
	"lee-van-cribb",
	"lila-al-bindar",
	"meg-gallak",
	"moro-mada",
	"myla-dystra",
	"nella-van-daval",
	"redacted",
	"ryan-rogal",
	"ryle-al-wren",
	"sella-pelleon",
	"tantin-al-vale",
	"zek-zarag",
	"absorption-k2",
	"accelerator-mk3",
	"barrier-a3",
	"cloaking-device",
	"the-clone-bay",
	"daburu-mk1",
	"dark-matter-mk3",
	"the-dauntless",
	"defender-5000",
	"duo-1000",
	"emulator-mk2",
	"escape-jets-e1",
	"flash",
	"the-gatling-laser",
	"jump-jets-e2",
	"the-leech",
	"mg-charge-core",
	"mg-phase-core",
	"mg-support-core",
	"mg-warp",
	"mg1-kinetic",
	"mg1-rail-gun",
	"mg2-laser-turrets",
	"mg2-quad-laser",
	"multi-stage-m1",
	"predator-mk1",
	"projector-s2",
	"pulsor-mk1",
	"the-pursuer",
	"the-quantum-driver",
	"replicator-mk1",
	"sapphire-mk2",
	"swarm-mk1",
	"symbiote-9000",
	"titan-3000",
	"twin-jets-e4",
	"vector-jets-e3"
];

// games/moonrakers/rules/src/cards/ship-parts.ts
/** The thirty-seven ship parts, one copy each. */
const shipParts = [
	{
		id: "absorption-k2",
		name: "Absorption K2",
		brand: "ventus",
		cost: 3,
		grants: ["reactor"],
		ability: {
			when: "start",
			ifHandHasNo: "reactor",
			do: [{
				op: "draw",
				amount: 1
			}]
		}
	},
	{
		id: "accelerator-mk3",
		name: "Accelerator mk3",
		brand: "komek",
		cost: 4,
		grants: ["reactor"],
		ability: {
			when: "play",
			card: "reactor",
			nth: 1,
			do: [{
				op: "actions",
				amount: 1
			}]
		}
	},
	{
		id: "barrier-a3",
		name: "Barrier A3",
		brand: "ventus",
		cost: 2,
		grants: ["shield"],
		ability: {
			when: "start",
			ifHandHasNo: "shield",
			do: [{
				op: "draw",
				amount: 1
			}]
		}
	},
	{
		id: "cloaking-device",
		name: "Cloaking Device",
		brand: "henko",
		cost: 5,
		grants: [],
		ability: {
			when: "roll",
			fewerDice: 1
		}
	},
	{
		id: "the-clone-bay",
		name: "The Clone Bay",
		brand: "sorelia",
		cost: 6,
		grants: [],
		ability: {
			when: "activate",
			once: true,
			cost: { actions: 1 },
			do: [{ op: "replayCrew" }]
		}
	},
	{
		id: "daburu-mk1",
		name: "Daburu mk1",
		brand: "komek",
		cost: 6,
		grants: [],
		ability: {
			when: "start",
			do: [{
				op: "actions",
				amount: 1
			}]
		}
	},
	{
		id: "dark-matter-mk3",
		name: "Dark Matter mk3",
		brand: "komek",
		cost: 4,
		grants: ["damage2"],
		ability: {
			when: "activate",
			cost: {
				actions: 1,
				discard: ["damage1", "damage2"]
			},
			do: [{
				op: "dealDamage",
				amount: 5
			}]
		}
	},
	{
		id: "the-dauntless",
		name: "The Dauntless",
		brand: "sorelia",
		cost: 6,
		grants: ["shield", "shield"],
		ability: {
			when: "play",
			card: "shield",
			nth: "each",
			do: [{
				op: "reduce",
				kind: "damage",
				amount: 1
			}]
		}
	},
	{
		id: "defender-5000",
		name: "Defender 5000",
		brand: "henko",
		cost: 3,
		grants: ["shield"],
		ability: {
			when: "activate",
			cost: {
				actions: 1,
				discard: "twoNotShield"
			},
			do: [{
				op: "playAs",
				kind: "shield"
			}]
		}
	},
	{
		id: "duo-1000",
		name: "Duo 1000",
		brand: "henko",
		cost: 4,
		grants: ["shield"],
		ability: {
			when: "play",
			card: "shield",
			nth: 1,
			do: [{
				op: "contribute",
				kind: "shield",
				amount: 1
			}, {
				op: "block",
				amount: 1
			}]
		}
	},
	{
		id: "emulator-mk2",
		name: "Emulator mk2",
		brand: "komek",
		cost: 3,
		grants: ["shield"],
		ability: {
			when: "cost",
			card: "shield",
			first: true
		}
	},
	{
		id: "escape-jets-e1",
		name: "Escape Jets E1",
		brand: "ventus",
		cost: 3,
		grants: ["thruster"],
		ability: {
			when: "start",
			ifHandHasNo: "thruster",
			do: [{
				op: "draw",
				amount: 1
			}]
		}
	},
	{
		id: "flash",
		name: "Flash",
		brand: "ventus",
		cost: 6,
		grants: [],
		ability: {
			when: "always",
			handSize: 6
		}
	},
	{
		id: "the-gatling-laser",
		name: "The Gatling Laser",
		brand: "sorelia",
		cost: 5,
		grants: ["miss", "damage3"],
		ability: {
			when: "always",
			reduce: "damage",
			amount: 1
		}
	},
	{
		id: "jump-jets-e2",
		name: "Jump Jets E2",
		brand: "ventus",
		cost: 2,
		grants: ["thruster"],
		ability: {
			when: "start",
			forOtherAllies: true,
			do: [{
				op: "draw",
				amount: 1
			}]
		}
	},
	{
		id: "the-leech",
		name: "The Leech",
		brand: "sorelia",
		cost: 5,
		grants: ["reactor", "reactor"],
		ability: {
			when: "start",
			do: [{
				op: "actions",
				amount: "allies"
			}]
		}
	},
	{
		id: "mg-charge-core",
		name: "MG Charge Core",
		brand: "magnomi",
		cost: 3,
		grants: ["reactor"],
		ability: {
			when: "activate",
			cost: { actions: 1 },
			do: [{
				op: "playFromHand",
				card: "damage1",
				value: 3
			}, {
				op: "gain",
				card: "miss"
			}]
		}
	},
	{
		id: "mg-phase-core",
		name: "MG Phase Core",
		brand: "magnomi",
		cost: 3,
		grants: ["reactor"],
		ability: {
			when: "play",
			card: "reactor",
			nth: 2,
			do: [{
				op: "reduce",
				kind: "damage",
				amount: 1
			}]
		}
	},
	{
		id: "mg-support-core",
		name: "MG Support Core",
		brand: "magnomi",
		cost: 3,
		grants: ["reactor", "reactor"],
		ability: {
			when: "cost",
			card: "damage",
			first: true
		}
	},
	{
		id: "mg-warp",
		name: "MG Warp",
		brand: "magnomi",
		cost: 5,
		grants: ["thruster"],
		ability: {
			when: "play",
			card: "damage",
			nth: 1,
			do: [{
				op: "draw",
				amount: 2
			}]
		}
	},
	{
		id: "mg1-kinetic",
		name: "MG1 Kinetic",
		brand: "magnomi",
		cost: 3,
		grants: [
			"miss",
			"damage1",
			"damage1"
		],
		ability: {
			when: "activate",
			cost: { trash: "damage1" },
			do: [{
				op: "reduce",
				kind: "damage",
				amount: 3
			}]
		}
	},
	{
		id: "mg1-rail-gun",
		name: "MG1 Rail Gun",
		brand: "magnomi",
		cost: 3,
		grants: ["miss", "damage2"],
		ability: {
			when: "always",
			reduce: "damage",
			amount: 2,
			ifPlayedNo: "shield"
		}
	},
	{
		id: "mg2-laser-turrets",
		name: "MG2 Laser Turrets",
		brand: "magnomi",
		cost: 2,
		grants: ["damage1", "damage1"],
		ability: {
			when: "activate",
			cost: {
				actions: 1,
				discard: ["damage1", "damage1"]
			},
			do: [{
				op: "dealDamage",
				amount: 4
			}]
		}
	},
	{
		id: "mg2-quad-laser",
		name: "MG2 Quad Laser",
		brand: "magnomi",
		cost: 4,
		grants: ["damage3"],
		ability: {
			when: "start",
			ifHandHasNo: "damage",
			do: [{
				op: "draw",
				amount: 2
			}]
		}
	},
	{
		id: "multi-stage-m1",
		name: "Multi Stage M1",
		brand: "ventus",
		cost: 4,
		grants: ["thruster", "thruster"],
		ability: {
			when: "activate",
			once: true,
			cost: {},
			do: [{
				op: "cycle",
				max: 3,
				drawers: "otherAllies"
			}]
		}
	},
	{
		id: "predator-mk1",
		name: "Predator mk1",
		brand: "komek",
		cost: 3,
		grants: ["miss", "damage2"],
		ability: {
			when: "cost",
			card: "damage1",
			everyone: true
		}
	},
	{
		id: "projector-s2",
		name: "Projector S2",
		brand: "ventus",
		cost: 4,
		grants: ["shield", "shield"],
		ability: {
			when: "start",
			do: [{
				op: "draw",
				amount: "ownDice"
			}]
		}
	},
	{
		id: "pulsor-mk1",
		name: "Pulsor mk1",
		brand: "komek",
		cost: 2,
		grants: ["reactor"],
		ability: {
			when: "start",
			forOtherAllies: true,
			do: [{
				op: "actions",
				amount: 1
			}]
		}
	},
	{
		id: "the-pursuer",
		name: "The Pursuer",
		brand: "sorelia",
		cost: 6,
		grants: ["thruster", "thruster"],
		ability: {
			when: "activate",
			once: true,
			cost: {},
			do: [{
				op: "cycle",
				max: 3
			}]
		}
	},
	{
		id: "the-quantum-driver",
		name: "The Quantum Driver",
		brand: "sorelia",
		cost: 7,
		grants: ["miss", "damage3"],
		ability: {
			when: "raise",
			card: "damage1",
			value: 3
		}
	},
	{
		id: "replicator-mk1",
		name: "Replicator mk1",
		brand: "komek",
		cost: 3,
		grants: ["thruster"],
		ability: {
			when: "activate",
			cost: {
				actions: 1,
				discard: "twoAlike"
			},
			do: [{
				op: "choose",
				of: [
					[{
						op: "playAs",
						kind: "shield"
					}],
					[{
						op: "playAs",
						kind: "thruster"
					}],
					[{
						op: "playAs",
						kind: "reactor"
					}],
					[{
						op: "playAs",
						kind: "damage",
						value: 1
					}]
				]
			}]
		}
	},
	{
		id: "sapphire-mk2",
		name: "Sapphire mk2",
		brand: "komek",
		cost: 3,
		grants: ["reactor"],
		ability: {
			when: "always",
			reduce: "reactor",
			amount: 1
		}
	},
	{
		id: "swarm-mk1",
		name: "Swarm mk1",
		brand: "komek",
		cost: 4,
		grants: ["miss", "damage2"],
		ability: {
			when: "activate",
			cost: { discard: ["damage1"] },
			do: [{
				op: "actions",
				amount: 2
			}]
		}
	},
	{
		id: "symbiote-9000",
		name: "Symbiote 9000",
		brand: "henko",
		cost: 3,
		grants: ["shield"],
		ability: {
			when: "activate",
			once: true,
			cost: { trash: "any" },
			do: [{
				op: "block",
				amount: 1
			}]
		}
	},
	{
		id: "titan-3000",
		name: "Titan 3000",
		brand: "henko",
		cost: 3,
		grants: ["shield"],
		ability: {
			when: "always",
			reduce: "shield",
			amount: 1
		}
	},
	{
		id: "twin-jets-e4",
		name: "Twin Jets E4",
		brand: "ventus",
		cost: 3,
		grants: ["thruster"],
		ability: {
			when: "always",
			reduce: "thruster",
			amount: 1
		}
	},
	{
		id: "vector-jets-e3",
		name: "Vector Jets E3",
		brand: "ventus",
		cost: 3,
		grants: ["thruster"],
		ability: {
			when: "start",
			asLeader: true,
			do: [{
				op: "draw",
				amount: 1
			}]
		}
	}
];

// games/moonrakers/rules/src/cards/index.ts
/** Every list of operations there is, those inside a choice too: a frame names one by its number. */
const programs = [[]];
/** For each program, its choices by the place of the `choose` in it: the numbers of the programs to choose from. */
const branches = [[]];
function compile(ops) {
	const number = programs.push(ops) - 1;
	branches[number] = [];
	branches[number] = ops.map((op) => op.op === "choose" ? op.of.map(compile) : []);
	return number;
}
const programOf = (number) => programs[number];
const branchesOf = (number, at) => branches[number][at];
const NONE$1 = [
	0,
	0,
	0,
	0,
	0
];
const blank = (id, name, deck) => ({
	id,
	name,
	deck,
	kind: -1,
	value: 0,
	cost: 0,
	program: 0,
	grants: [],
	brand: null,
	ability: null,
	check: null,
	type: null,
	requires: NONE$1,
	offers: NONE$1,
	play: Object.freeze({
		act: "play",
		card: id
	})
});
const opsOf = (ability) => "do" in ability ? ability.do : [];
const effects = new Map([...crew.map((d) => [d.id, d.do]), ...shipParts.map((d) => [d.id, opsOf(d.ability)])]);
const compiled = /* @__PURE__ */ new Map();
for (const id of ORDER) {
	const ops = effects.get(id);
	if (!ops) throw new Error(`cards/order.ts names '${id}', which is in no deck`);
	compiled.set(id, compile(ops));
}
function programFor(id) {
	const number = compiled.get(id);
	if (number === void 0) throw new Error(`cards/order.ts lacks the card '${id}'`);
	return number;
}
/** How many programs there are. */
const PROGRAMS = programs.length;
const allCards = [
	...actions.map((d) => ({
		...blank(d.id, d.name, "action"),
		kind: d.kind === null ? -1 : KINDS.indexOf(d.kind),
		value: d.value
	})),
	...crew.map((d) => ({
		...blank(d.id, d.name, "crew"),
		kind: KINDS.indexOf("crew"),
		cost: d.cost,
		program: programFor(d.id)
	})),
	...shipParts.map((d) => ({
		...blank(d.id, d.name, "part"),
		cost: d.cost,
		program: programFor(d.id),
		grants: d.grants,
		brand: d.brand,
		ability: d.ability
	})),
	...contracts.map((d) => ({
		...blank(d.id, d.name, "contract"),
		type: d.type,
		requires: KINDS.map((kind) => d.requires[kind] ?? 0),
		offers: [
			d.rewards.prestige,
			d.rewards.credits,
			d.rewards.bonus,
			d.hazards
		]
	})),
	...objectives.map((d) => ({
		...blank(d.id, d.name, "objective"),
		check: d.check
	}))
];
const byId = new Map(allCards.map((card) => [card.id, card]));
/** The card of this kind. Ids come from our own state or have been checked: a missing one is a fault of the program. */
function cardOf(id) {
	const card = byId.get(id);
	if (!card) throw new Error(`there is no card '${id}'`);
	return card;
}
const isDamage = (card) => card.kind === 3;
/** The cards of a deck in games under these rules: none that came later. */
const idsUnder = (deck, rules) => deck.filter(({ fromRules = 0 }) => fromRules <= rules).map(({ id }) => id);
/** The data each card was made from, for texts and for the list of all cards. */
const cardData = {
	actions,
	crew,
	shipParts,
	contracts,
	objectives
};

// games/moonrakers/rules/src/choices.ts
const MALFORMED = { code: "malformed" };
const NOT_OFFERED = { code: "not-offered" };
/** Nothing but these fields. */
function hasOnly(answer, ...fields) {
	for (const key in answer) if (!fields.includes(key)) return false;
	return true;
}
/** Each kind once; the list is sorted. */
function kindsIn$1(cards) {
	const kinds = [];
	for (const card of cards) if (kinds[kinds.length - 1] !== card && !kinds.includes(card)) kinds.push(card);
	return kinds.length > 1 ? kinds.sort() : kinds;
}
function copiesIn(cards, card) {
	let n = 0;
	for (const c of cards) if (c === card) n++;
	return n;
}
const PASS = Object.freeze({ act: "pass" });
const isPass = (answer) => answer.act === "pass" && hasOnly(answer, "act");
const nameOf$2 = (card) => cardOf(card).name;
const cardOption = (card) => ({
	answer: { card },
	label: nameOf$2(card)
});
const chooseFrom = (prompt, options) => ({
	kind: "choose",
	prompt,
	options
});
/** One of these cards, and nothing else said. */
const refuseCard = (cards, answer) => !hasOnly(answer, "card") ? MALFORMED : cards.includes(answer.card) ? void 0 : NOT_OFFERED;
/** How many of each kind, of what lies there. */
function amountsOf(prompt, cards, max) {
	return {
		kind: "amounts",
		prompt,
		parts: kindsIn$1(cards).map((card) => ({
			id: card,
			label: nameOf$2(card),
			min: 0,
			max: copiesIn(cards, card)
		})),
		total: {
			min: 0,
			max: Math.min(max, cards.length)
		}
	};
}
/** The cards that an answer of amounts names, each as often as it says. */
function cardsNamed(answer) {
	const cards = [];
	for (const [card, n] of Object.entries(answer.amounts)) for (let i = 0; i < n; i++) cards.push(card);
	return cards.sort();
}
const seatName = (seat) => `seat ${seat + 1}`;
/** All seats that are not this one, clockwise from it. */
function othersFrom(s, seat) {
	const seats = [];
	for (let i = 1; i < s.seats; i++) seats.push((seat + i) % s.seats);
	return seats;
}

// games/moonrakers/rules/src/state.ts
const PHASES = [
	"planning",
	"talks",
	"base",
	"mission",
	"rewards",
	"buying"
];
const EFFECT_QUESTIONS = [
	"choose-one",
	"reduce-any",
	"discard-die",
	"reroll-dice",
	"trash-card",
	"cycle-cards",
	"recover-crew",
	"play-seen",
	"search-deck",
	"play-drawn",
	"replay-crew"
];
/** Where cards lie. */
const CONTRACT_DECK = 0;
const CONTRACTS = 1;
const CONTRACT_DISCARD = 2;
const PART_DECK = 3;
const PARTS = 4;
const PART_DISCARD = 5;
const CREW_DECK = 6;
const CREW_ROW = 7;
const CREW_DISCARD = 8;
const OBJECTIVE_DECK = 9;
const MERCENARY_DECK = 10;
const MERCENARY_ROW = 11;
const MERCENARY_DISCARD = 12;
/** Ship parts installed on any ship; `captains` says on whose. */
const SHIPS = 13;
/** Objectives that were claimed; `captains` says by whom. */
const CLAIMED = 14;
/** Cards that have left the game. */
const REMOVED = 15;
/** Cards that lie open for a moment: a bonus card until its receiver has decided, or what was looked at and not played. */
const DRAWN = 16;
/** Cards that one seat has set aside to look at. */
const ASIDE = 17;
const SEATS_FROM = 18;
const PER_SEAT = 5;
const deckOf = (seat) => SEATS_FROM + PER_SEAT * seat;
const handOf = (seat) => SEATS_FROM + PER_SEAT * seat + 1;
const playedOf = (seat) => SEATS_FROM + PER_SEAT * seat + 2;
const discardOf = (seat) => SEATS_FROM + PER_SEAT * seat + 3;
const objectivesOf = (seat) => SEATS_FROM + PER_SEAT * seat + 4;
const push = (s, frame) => {
	s.stack.push(frame);
};
/** The mission that is under way; only called where there is one. */
function missionOf(s) {
	if (!s.mission) throw new Error("there is no mission");
	return s.mission;
}
const takesPart = (s, seat) => s.mission?.terms[seat] != null;
const freshTurn = (number, leader, seats) => ({
	number,
	leader,
	phase: "planning",
	negotiated: 0,
	contractSwapped: false,
	armorySwapped: false,
	stayed: false,
	replaced: new Array(seats).fill(false),
	claims: [],
	closed: false
});
function cloneMoonrakers(s) {
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
		captains: s.captains.map(cloneCaptain),
		turn: cloneTurn(s.turn),
		talks: s.talks && cloneTalks(s.talks),
		mission: s.mission && cloneMission(s.mission),
		mercenaries: {
			hiredActions: s.mercenaries.hiredActions,
			hired: s.mercenaries.hired.slice()
		},
		mercenaryPrice: s.mercenaryPrice,
		goal: s.goal,
		first: s.first
	};
}
const cloneCaptain = (c) => ({
	prestige: c.prestige,
	credits: c.credits,
	ship: c.ship.slice(),
	crewWorth: c.crewWorth,
	claimed: c.claimed.slice(),
	earned: c.earned.slice()
});
const cloneTurn = (t) => ({
	number: t.number,
	leader: t.leader,
	phase: t.phase,
	negotiated: t.negotiated,
	contractSwapped: t.contractSwapped,
	armorySwapped: t.armorySwapped,
	stayed: t.stayed,
	replaced: t.replaced.slice(),
	claims: t.claims.slice(),
	closed: t.closed
});
const cloneTerms = (terms) => terms === null ? null : terms.map((row) => row === null ? null : row.slice());
const cloneTalks = (t) => ({
	contract: t.contract,
	terms: cloneTerms(t.terms),
	author: t.author,
	replies: t.replies.slice(),
	counters: t.counters.map(cloneTerms),
	proposals: t.proposals,
	countered: t.countered.slice()
});
const rows = (list) => list.map((row) => row.slice());
const cloneMission = (m) => ({
	contract: m.contract,
	terms: cloneTerms(m.terms),
	participants: m.participants.slice(),
	dice: rows(m.dice),
	rolled: m.rolled.slice(),
	contributed: rows(m.contributed),
	played: rows(m.played),
	basics: m.basics.slice(),
	damageCards: m.damageCards.slice(),
	damageBonus: m.damageBonus,
	reduced: m.reduced.slice(),
	actions: m.actions.slice(),
	blocks: m.blocks.slice(),
	used: m.used.slice(),
	floor: m.floor.slice(),
	done: m.done.slice(),
	mercenaryPrestige: m.mercenaryPrestige,
	mercenaryCredits: m.mercenaryCredits,
	mercenaries: m.mercenaries,
	success: m.success
});

// games/moonrakers/rules/src/decks.ts
/** A pile that ran out is made anew from what was discarded. False if there is still nothing in it. */
function renew(s, pile, discards) {
	if (s.places[pile].length > 0) return true;
	if (s.places[discards].length === 0) return false;
	moveAll(s, discards, pile);
	shuffle(s, pile);
	return true;
}
/** Takes cards from the top of a seat's draw pile; fewer if draw and discard pile give no more. */
function takeFromDeck(s, seat, to, count) {
	let taken = 0;
	while (taken < count && renew(s, deckOf(seat), discardOf(seat))) taken += deal(s, deckOf(seat), to, Math.min(count - taken, s.places[deckOf(seat)].length));
	return taken;
}
function draw(s, seat, count, tell) {
	const drawn = takeFromDeck(s, seat, handOf(seat), count);
	if (drawn > 0) tell?.({
		what: "draws",
		seat,
		count: drawn
	});
}
/** The size of a hand is read at the moment it is drawn. */
function handSize(s, seat) {
	for (const part of s.captains[seat].ship) {
		const { ability } = cardOf(part);
		if (ability?.when === "always" && "handSize" in ability) return ability.handSize;
	}
	return 5;
}
/** A whole new hand. */
const drawHand = (s, seat, tell) => draw(s, seat, handSize(s, seat), tell);
/** The decks of the armory and of the dispatch board. */
const BOARD = {
	contract: {
		deck: 0,
		row: 1,
		discard: 2
	},
	part: {
		deck: 3,
		row: 4,
		discard: 5
	},
	crew: {
		deck: 6,
		row: 7,
		discard: 8
	}
};
/** The top card of a deck goes somewhere; none if there is none, not even among the discards. */
function dealFrom(s, which, to) {
	const { deck, discard } = BOARD[which];
	if (!renew(s, deck, discard)) return false;
	deal(s, deck, to);
	return true;
}
/** Is there a card to be had of this deck? */
const canDeal = (s, which) => s.places[BOARD[which].deck].length + s.places[BOARD[which].discard].length > 0;
/** An empty space is filled at once. */
function refill(s, which, tell) {
	const { row } = BOARD[which];
	const before = s.places[row].slice();
	if (!dealFrom(s, which, row) || !tell) return;
	tell({
		what: "appears",
		card: s.places[row].find((c, i) => c !== before[i])
	});
}
/** Where a card of the armory lies: with the crew or with the ship parts. */
const armoryDeck = (s, card) => s.places[7].includes(card) ? "crew" : s.places[4].includes(card) ? "part" : null;

// games/moonrakers/rules/src/prestige.ts
/** Prestige is gained or lost, never below 0; the line of the final score remembers why and by which answer. */
function changePrestige(s, seat, by, why, tell) {
	const captain = s.captains[seat];
	const change = Math.max(by, -captain.prestige);
	if (change === 0) return;
	captain.prestige += change;
	captain.earned.push(why, change, s.played);
	tell?.({
		what: "prestige",
		seat,
		change,
		why
	});
}
function changeCredits(s, seat, by, why, tell) {
	if (by === 0) return;
	s.captains[seat].credits += by;
	tell?.({
		what: "credits",
		seat,
		change: by,
		why
	});
}

// games/moonrakers/rules/src/base.ts
const OBJECTIVES_DRAWN = 2;
const PAY = 1;
const objectivesSeen = (s) => s.places[17].slice().sort();
function afterObjective(s, seat, tell) {
	changeCredits(s, seat, PAY, "base", tell);
	push(s, {
		do: "discard-contract",
		seat
	});
}
function newHand(s, seat, tell) {
	const hand = s.places[handOf(seat)];
	if (hand.length > 0) tell?.({
		what: "discards",
		seat,
		cards: hand.slice()
	});
	moveAll(s, handOf(seat), discardOf(seat));
	drawHand(s, seat, tell);
	s.turn.phase = "buying";
}
const refuseDiscard = (s, answer) => {
	if (answer.act === "pass") return hasOnly(answer, "act") ? void 0 : MALFORMED;
	if (answer.act !== "discard") return NOT_OFFERED;
	if (!hasOnly(answer, "act", "card")) return MALFORMED;
	return s.places[1].includes(answer.card) ? void 0 : NOT_OFFERED;
};
const discardsOf = (s) => s.places[1].map((card) => ({
	act: "discard",
	card
}));
const baseSteps = {
	"stay-at-base": { run(s, { seat }, tell) {
		s.turn.phase = "base";
		s.turn.stayed = true;
		s.mission = null;
		tell?.({
			what: "stays",
			seat
		});
		deal(s, 9, 17, OBJECTIVES_DRAWN);
		look(s, seat, 17);
		if (s.places[17].length > 0) push(s, {
			do: "keep-objective",
			seat
		});
		else afterObjective(s, seat, tell);
	} },
	"keep-objective": {
		seats: (_, frame) => only(frame.seat),
		ask: (s) => chooseFrom("Keep one of these objectives", objectivesSeen(s).map(cardOption)),
		answers: (s) => objectivesSeen(s).map((card) => ({ card })),
		refuse: (s, _, __, answer) => refuseCard(s.places[17], answer),
		take(s, seat, _, answer, tell) {
			move(s, 17, objectivesOf(seat), answer.card);
			for (const card of s.places[17].slice()) bury(s, 17, 9, card);
			tell?.({
				what: "keeps-objective",
				seat
			});
			afterObjective(s, seat, tell);
		}
	},
	"discard-contract": {
		seats: (_, frame) => only(frame.seat),
		ask: (s) => chooseFrom("Discard an available contract, if you like", [...discardsOf(s).map((answer) => ({
			answer,
			label: nameOf$2(answer.card)
		})), {
			answer: PASS,
			label: "Leave them all"
		}]),
		answers: (s) => [...discardsOf(s), PASS],
		refuse: (s, _, __, answer) => refuseDiscard(s, answer),
		take(s, seat, _, answer, tell) {
			if (answer.act === "discard") {
				const card = answer.card;
				move(s, 1, 2, card);
				tell?.({
					what: "discards-contract",
					seat,
					card
				});
				refill(s, "contract", tell);
			}
			newHand(s, seat, tell);
		}
	}
};

// games/moonrakers/rules/src/ship.ts
/** A fifth part needs one of the four to go, and only then. */
function refuseRemoval(s, seat, remove) {
	const { ship } = s.captains[seat];
	if (ship.length < 4) return remove === void 0 ? void 0 : { code: "room-left" };
	if (remove === void 0) return { code: "ship-full" };
	return ship.includes(remove) ? void 0 : { code: "not-installed" };
}
/** The card of a part goes from somewhere onto the ship; the action cards that come with it go to the discard pile. */
function install(s, seat, part, from, remove, tell) {
	const { ship } = s.captains[seat];
	if (remove !== void 0) {
		ship.splice(ship.indexOf(remove), 1);
		move(s, 13, 15, remove);
		s.turn.replaced[seat] = true;
		tell?.({
			what: "removes-part",
			seat,
			card: remove
		});
	}
	move(s, from, 13, part);
	ship.push(part);
	tell?.({
		what: "installs",
		seat,
		card: part
	});
	for (const card of cardOf(part).grants) gain(s, seat, card, tell);
}
/** A new action card from the supply. */
function gain(s, seat, card, tell) {
	bring(s, discardOf(seat), card);
	tell?.({
		what: "gains-card",
		seat,
		card
	});
}
function hire(s, seat, card, from, tell) {
	move(s, from, discardOf(seat), card);
	s.captains[seat].crewWorth += cardOf(card).cost;
	tell?.({
		what: "hires",
		seat,
		card
	});
}
/** A card leaves the game for good, for all to see. */
function trash(s, seat, card, from, tell) {
	move(s, from, 15, card);
	const { deck, cost } = cardOf(card);
	if (deck === "crew") s.captains[seat].crewWorth -= cost;
	tell?.({
		what: "trashes",
		seat,
		card
	});
}
/** Printed costs of ship parts and crew, and credits. */
function netWorth(s, seat) {
	const { ship, crewWorth, credits } = s.captains[seat];
	let worth = crewWorth + credits;
	for (const part of ship) worth += cardOf(part).cost;
	return worth;
}

// games/moonrakers/rules/src/bonus.ts
const DECKS = ["crew", "part"];
const decksOf = (s) => DECKS.filter((deck) => canDeal(s, deck));
const deckLabel = (deck) => deck === "crew" ? "The crew deck" : "The ship part deck";
const drawn = (s) => s.places[16][0];
function refuseBonus(s, seat, answer) {
	if (answer.act === "pass") return hasOnly(answer, "act") ? void 0 : MALFORMED;
	if (answer.act !== "take" || !hasOnly(answer, "act", "remove")) return MALFORMED;
	if (cardOf(drawn(s)).deck === "part") return refuseRemoval(s, seat, answer.remove);
	return answer.remove === void 0 ? void 0 : MALFORMED;
}
function takings(s, seat) {
	const { ship } = s.captains[seat];
	if (cardOf(drawn(s)).deck === "crew" || ship.length < 4) return [{ act: "take" }];
	return ship.map((remove) => ({
		act: "take",
		remove
	}));
}
const takeOption = (s, answer) => ({
	answer,
	label: answer.remove === void 0 ? `Take ${nameOf$2(drawn(s))}` : `Install ${nameOf$2(drawn(s))} in place of ${nameOf$2(answer.remove)}`
});
const bonusSteps = {
	"bonus-cards": { run(s, { seat, left }) {
		if (left > 0 && decksOf(s).length > 0) push(s, {
			do: "bonus-deck",
			seat,
			left
		});
	} },
	"bonus-deck": {
		seats: (_, frame) => only(frame.seat),
		ask: (s) => chooseFrom("Draw a bonus card from which deck?", decksOf(s).map((deck) => ({
			answer: { deck },
			label: deckLabel(deck)
		}))),
		answers: (s) => decksOf(s).map((deck) => ({ deck })),
		refuse: (s, _, __, answer) => hasOnly(answer, "deck") && decksOf(s).includes(answer.deck) ? void 0 : NOT_OFFERED,
		take(s, seat, frame, answer, tell) {
			dealFrom(s, answer.deck, 16);
			tell?.({
				what: "draws-bonus",
				seat,
				card: drawn(s)
			});
			push(s, {
				do: "bonus-card",
				seat,
				left: frame.left - 1
			});
		}
	},
	"bonus-card": {
		seats: (_, frame) => only(frame.seat),
		ask: (s, seat) => chooseFrom(`Take ${nameOf$2(drawn(s))} or leave it`, [...takings(s, seat).map((answer) => takeOption(s, answer)), {
			answer: PASS,
			label: "Leave it"
		}]),
		answers: (s, seat) => [...takings(s, seat), PASS],
		refuse: (s, seat, _, answer) => refuseBonus(s, seat, answer),
		take(s, seat, frame, answer, tell) {
			push(s, {
				do: "bonus-cards",
				seat,
				left: frame.left
			});
			const card = drawn(s);
			const deck = cardOf(card).deck;
			if (answer.act === "pass") {
				move(s, 16, BOARD[deck].discard, card);
				tell?.({
					what: "leaves-bonus",
					seat,
					card
				});
			} else if (deck === "crew") hire(s, seat, card, 16, tell);
			else install(s, seat, card, 16, answer.remove, tell);
		}
	}
};

// games/moonrakers/rules/src/text.ts
const titleOf = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const COUNTED = {
	action: ["action", "actions"],
	card: ["card", "cards"],
	hazard: ["hazard", "hazards"],
	credit: ["credit", "credits"],
	bonus: ["bonus card", "bonus cards"],
	dice: ["hazard die", "hazard dice"],
	part: ["part", "parts"],
	thruster: ["thruster", "thrusters"],
	reactor: ["reactor", "reactors"],
	shield: ["shield", "shields"],
	miss: ["miss", "misses"]
};
/** '1 action', '3 actions', '4 damage'. */
function counted(n, what) {
	const words = COUNTED[what] ?? [what, what];
	return `${n} ${n === 1 ? words[0] : words[1]}`;
}
function listText(parts, and = "and") {
	if (parts.length < 2) return parts.join("");
	return `${parts.slice(0, -1).join(", ")} ${and} ${parts[parts.length - 1]}`;
}
const names = new Map([
	...cardData.actions,
	...cardData.crew,
	...cardData.shipParts,
	...cardData.contracts,
	...cardData.objectives
].map((d) => [d.id, d.name]));
const nameOf$1 = (card) => names.get(card) ?? card;
/** 'a Reactor', 'a Damage 1', '2 Damage 1 cards'. */
const someText = (cards) => listText([...new Set(cards)].map((card) => {
	const n = cards.filter((other) => other === card).length;
	return n === 1 ? `a ${nameOf$1(card)}` : `${n} ${nameOf$1(card)} cards`;
}));
/** 'shield', but 'damage card': damage is no word for one thing. */
const oneOf = (kind) => kind === "damage" || kind === "crew" ? `${kind} card` : kind;
const asCard = (kind, value) => {
	if (kind !== "damage") return `a ${kind}`;
	return value === "discardedDie" ? "a damage card worth the hazards on that die" : `a damage card worth ${value ?? 1}`;
};
/** One operation, as the player it is for would be told. */
function opText(op) {
	switch (op.op) {
		case "actions": return op.amount === "allies" ? "gain 1 action for every ally in the contract" : `gain ${counted(op.amount, "action")}`;
		case "draw": return op.amount === "ownDice" ? "draw 1 card for every hazard die you rolled" : `draw ${counted(op.amount, "card")}`;
		case "contribute": return `add ${op.amount} more ${op.kind} to the contract`;
		case "dealDamage": return `deal ${counted(op.amount, "damage")}`;
		case "playAs": return `count this as ${asCard(op.kind, op.value)}`;
		case "reduce": return `lower the ${op.kind} requirement by ${op.amount}`;
		case "reduceAny": return `lower one requirement of your choice by ${op.amount}`;
		case "block": return `block ${op.amount} of your hazards`;
		case "discardDie": return "remove one of your hazard dice";
		case "reroll": return "you may roll any of your hazard dice again";
		case "trash": return op.optional ? "you may trash a card of your hand" : "trash a card of your hand";
		case "trashTop": return "trash the top card of your draw pile";
		case "cycle": {
			const cards = op.max === "any" ? "any number of cards" : `up to ${op.max} cards`;
			return op.drawers ? `discard ${cards} of your hand; every other ally draws as many` : `discard ${cards} of your hand and draw as many`;
		}
		case "gain": return `put a new ${op.card} into your discard pile`;
		case "recoverCrew": return "you may take a crew card from your played cards or your discard pile into your hand";
		case "peekPlay": return `look at the top ${op.look} cards of your draw pile, play one of them for no action and discard the others`;
		case "searchPlay": return "search your draw pile for any card, shuffle the pile and play the card for no action";
		case "drawThenPlay": return `draw ${counted(op.draw, "card")}; you may play one damage card of these for no action, worth ${op.value}`;
		case "playFromHand": return `play a ${nameOf$1(op.card)} of your hand worth ${op.value}`;
		case "replayCrew": return "play one of your played crew cards again";
		case "damageBonus": return `make every damage card of everybody in this contract worth ${op.amount} more`;
		case "choose": return chooseText(op.of);
	}
}
/** 'count this as a shield or a thruster', 'either draw 1 card or gain 1 action'. */
function chooseText(of) {
	const cards = of.map(([op, ...more]) => op.op === "playAs" && more.length === 0 ? asCard(op.kind, op.value) : "");
	if (cards.every(Boolean)) return `count this as ${listText(cards, "or")}`;
	return `either ${listText(of.map(opsText), "or")}`;
}
/** Operations in their order. */
const opsText = (ops) => {
	const parts = ops.map(opText);
	if (parts.length < 2) return parts.join("");
	return `${parts.slice(0, -1).join(", ")}, then ${parts[parts.length - 1]}`;
};
/** The same of somebody else: 'draws 1 card'. */
const othersText = (ops) => opsText(ops).replace(/^\w+/, "$&s");
function costText(cost) {
	const parts = [];
	if (cost.actions) parts.push(counted(cost.actions, "action"));
	if (cost.discard === "twoAlike") parts.push("two cards of the same kind discarded from your hand");
	else if (cost.discard === "twoNotShield") parts.push("two cards other than shields discarded from your hand");
	else if (cost.discard) parts.push(`${someText(cost.discard)} discarded from your hand`);
	if (cost.trash) parts.push(`${cost.trash === "any" ? "a card" : `a ${nameOf$1(cost.trash)}`} of your hand trashed`);
	return listText(parts);
}
const NTH = {
	1: "first",
	2: "second"
};
function abilityText(ability) {
	switch (ability.when) {
		case "start": return `${ability.asLeader ? "When a contract that you lead begins" : "When a contract of yours begins"}${ability.ifHandHasNo ? `, if your hand has no ${oneOf(ability.ifHandHasNo)}` : ""}: ${ability.forOtherAllies ? `every other ally ${othersText(ability.do)}` : opsText(ability.do)}.`;
		case "roll": return `You roll ${counted(ability.fewerDice, "dice")} fewer than agreed; nobody rolls it instead.`;
		case "play": return ability.nth === "each" ? `With every ${oneOf(ability.card)} you play: ${opsText(ability.do)}.` : `With the ${NTH[ability.nth]} ${oneOf(ability.card)} you play in a contract: ${opsText(ability.do)}.`;
		case "raise": return `Once in a contract, a ${nameOf$1(ability.card)} you play may be worth ${ability.value}.`;
		case "cost": {
			const card = names.get(ability.card) ?? `${ability.card} card`;
			return ability.everyone ? `Everybody in a contract of yours may play one ${card} for no action.` : `The first ${card} you play in a contract costs no action.`;
		}
		case "activate": {
			const cost = costText(ability.cost);
			return `${ability.once ? "Once in a contract" : "As often as you like"}${cost ? `, for ${cost}` : ""}: ${opsText(ability.do)}.`;
		}
		case "always":
			if ("handSize" in ability) return `You draw new hands of ${ability.handSize} cards.`;
			return `Contracts of yours need ${counted(ability.amount, ability.reduce)} less${ability.ifPlayedNo ? `, as long as you have played no ${oneOf(ability.ifPlayedNo)}` : ""}.`;
	}
}
const AS = {
	ally: "as an ally",
	alone: "alone, without allies or mercenaries",
	leaderOfAll: "as its leader, with everybody else as an ally"
};
function checkText(check) {
	switch (check.at) {
		case "ship": {
			const brands = listText(check.brands.map(titleOf));
			return check.brands.length > 1 ? `Your ship has a part of each of ${brands}.` : `Your ship has at least ${check.each} ${brands} parts.`;
		}
		case "endOfTurn": return `At the end of your turn, after buying, you have at least ${counted(check.credits, "credit")}.`;
		case "replaced": return "You replace one of four ship parts by a new one.";
		case "during": return check.played ? `You play at least ${check.atLeast} ${check.played} cards in one contract.` : `You contribute at least ${check.atLeast} ${check.contributed} to one contract.`;
		case "evaluated": {
			const what = check.type ? `${check.type === "explore" ? "an" : "a"} ${check.type} contract` : "a contract";
			const how = [
				check.as ? AS[check.as] : "",
				check.playedNo ? `without playing a ${oneOf(check.playedNo)}` : "",
				check.diceRolled ? `having rolled at least ${counted(check.diceRolled, "dice")} yourself` : ""
			].filter(Boolean);
			return `You ${check.success ? "complete" : "fail"} ${what}${how.length > 0 ? ` ${how.join(", ")}` : ""}.`;
		}
	}
}
const needs = (d) => listText(KINDS.filter((kind) => d.requires[kind]).map((kind) => counted(d.requires[kind] ?? 0, kind)));
const rewards$1 = (d) => listText([
	d.rewards.prestige && `${d.rewards.prestige} prestige`,
	d.rewards.credits && counted(d.rewards.credits, "credit"),
	d.rewards.bonus && counted(d.rewards.bonus, "bonus")
].filter((text) => text !== 0));
const contractText = (d) => `Needs ${needs(d)}. Brings ${rewards$1(d)}. ${d.hazards > 0 ? `${titleOf(counted(d.hazards, "dice"))}.` : "No hazards."}`;
const BENEFITS = {
	reactor: `You gain ${BENEFIT.actions} actions.`,
	thruster: `You draw ${BENEFIT.draw} cards.`,
	shield: `Blocks ${BENEFIT.block} of your hazards.`
};
function actionText(d) {
	if (d.kind === null) return "Does nothing.";
	return BENEFITS[d.kind] ?? `Worth ${d.value} damage.`;
}
const grantsText = (grants) => grants.length === 0 ? "" : `Comes with ${someText(grants)}. `;
/** A card's data, and since which rules it is there. */
const factsOf = (d) => ({
	facts: { ...d },
	...d.fromRules !== void 0 && { fromRules: d.fromRules }
});
/** The list of all cards, for search. */
const cardList = [
	...cardData.contracts.map((d) => ({
		id: d.id,
		name: d.name,
		kind: `${d.type} contract`,
		text: contractText(d),
		...factsOf(d)
	})),
	...cardData.shipParts.map((d) => ({
		id: d.id,
		name: d.name,
		kind: `${titleOf(d.brand)} ship part`,
		text: `${grantsText(d.grants)}${abilityText(d.ability)}`,
		...factsOf(d)
	})),
	...cardData.crew.map((d) => ({
		id: d.id,
		name: d.name,
		kind: "crew",
		text: `${titleOf(opsText(d.do))}.`,
		...factsOf(d)
	})),
	...cardData.objectives.map((d) => ({
		id: d.id,
		name: d.name,
		kind: "objective",
		text: checkText(d.check),
		...factsOf(d)
	})),
	...cardData.actions.map((d) => ({
		id: d.id,
		name: d.name,
		kind: "action card",
		text: actionText(d),
		...factsOf(d)
	}))
];
const COLUMN_NAMES = {
	prestige: "prestige",
	credits: "credits",
	bonus: "bonus cards",
	dice: "hazard dice"
};

// games/moonrakers/rules/src/words.ts
const nameOf = (card) => cardOf(String(card)).name;
const kindText = (kind) => titleOf(kind);
const REFUSALS = {
	"talked-enough": () => "you have negotiated on two contracts this turn: take one alone or stay at base",
	swapped: () => "you have replaced a contract on this turn already",
	"armory-swapped": () => "you have replaced a card of the armory on this turn already",
	credits: (r) => `costs ${counted(Number(r.needs), "credit")}, you have ${r.has}`,
	closed: () => "you have claimed what is left at the end of your turn: nothing more can be bought",
	"ship-full": () => "your ship has four parts: say which one makes room",
	"room-left": () => "there is room on your ship: no part has to go",
	"not-installed": () => "that part is not on your ship",
	"not-usable": (r) => `${nameOf(r.card)} is not something to be used: it works by itself`,
	used: (r) => `${nameOf(r.card)} works once in a contract, and has`,
	"no-action": () => "you have no action left",
	"lacks-card": (r) => `your hand lacks a ${nameOf(r.card)} for it`,
	"not-in-hand": () => "that is not in your hand",
	"no-shields": () => "shields do not count for this",
	"not-alike": () => "the two cards must be of the same kind",
	"cannot-pay-cards": (r) => `your hand has no cards that ${nameOf(r.card)} takes`,
	"no-crew-played": () => "you have played no crew card in this contract",
	"empty-hand": () => "your hand is empty",
	"is-free": (r) => `${nameOf(r.card)} costs no action now: say by which ship part`,
	"no-floor": () => "the mission leader has not given you the floor",
	"leader-directs": () => "only the mission leader says who plays, and only where there are allies",
	"has-floor": () => "that is who has the floor now",
	"leader-hires": () => "only the mission leader hires mercenaries",
	"not-in-row": () => "there is no such mercenary in the row",
	"hired-already": () => "that mercenary is hired already on this turn",
	"share-prestige": (r) => `costs ${r.needs} prestige of your share, ${r.has} is left of it`,
	"share-credits": (r) => `costs ${counted(Number(r.needs), "credit")} of your share, ${r.has} is left of it`,
	"no-counter": () => "there is no such counter-proposal",
	"not-agreed": () => "not everybody named in the terms has accepted them",
	"not-held": () => "you hold no such objective",
	"not-fulfilled": (r) => `${nameOf(r.card)} is not fulfilled now`
};
const reason = (r) => REFUSALS[r.code]?.(r) ?? `this is not allowed (${r.code})`;
const ACT_LABELS = {
	stay: () => "Stay at base",
	alone: (a) => a.card ? `${nameOf(a.card)}, alone` : "Go alone",
	talk: (a) => `${nameOf(a.card)}, with allies`,
	swap: (a) => `Replace ${nameOf(a.card)} for 1 credit`,
	buy: (a) => {
		const cost = counted(cardOf(String(a.card)).cost, "credit");
		return `${nameOf(a.card)} for ${cost}${a.remove ? `, in place of ${nameOf(a.remove)}` : ""}`;
	},
	"end-turn": () => "End your turn",
	lock: () => "Lock the terms and roll the dice",
	adopt: (a) => `Adopt the counter-proposal of ${seatName(a.seat)}`,
	"end-talks": () => "End the talks",
	accept: () => "Accept the terms",
	decline: () => "Decline",
	play: (a) => `Play ${nameOf(a.card)}${a.raise ? `, raised by ${nameOf(a.raise)}` : ""}${a.free ? `, free by ${nameOf(a.free)}` : ""}`,
	use: (a) => `Use ${nameOf(a.part)}${a.cards ? ` with ${listText(a.cards.map(nameOf))}` : ""}`,
	done: () => "Done",
	floor: (a) => `The floor to ${listText(a.to.map(seatName))}`
};
/** What an answer does, as a button says it. */
function answerLabel(s, answer) {
	if (answer.act === "hire") {
		const price = cardOf(String(answer.card)).deck === "crew" ? "1 prestige" : counted(1 + s.mercenaries.hiredActions, "credit");
		return `Hire ${nameOf(answer.card)} for ${price} of your share`;
	}
	return ACT_LABELS[String(answer.act)](answer);
}
/** Where prestige or credits came from or went, in words. */
function sourceText(why) {
	const [what, card] = why.split(":");
	switch (what) {
		case "contract": return nameOf(card);
		case "hazards": return `Hazards of ${nameOf(card)}`;
		case "objective": return `Objective ${nameOf(card)}`;
		case "bought": return nameOf(card);
		case "base": return "Stay at base";
		default: return "Replacing a card";
	}
}
const cardsText = (e) => listText(e.cards.map(nameOf));
const diceText$1 = (dice) => {
	const icons = dice.reduce((a, b) => a + b, 0);
	return `${counted(dice.length, "dice")}: ${counted(icons, "hazard")}`;
};
const signed = (n) => n > 0 ? `gains ${n}` : `loses ${-n}`;
const TALES = {
	"rolls-for-leader": (e, who) => `${who} rolls ${counted(Number(e.icons), "hazard")} for the lead`,
	"begins-turn": (e, who) => `Turn ${e.number}: ${who} is the mission leader`,
	"swaps-contract": (_, who, card) => `${who} pays to replace ${card}`,
	"swaps-card": (_, who, card) => `${who} pays to replace ${card}`,
	appears: (_, __, card) => `${card} becomes available`,
	"begins-talks": (_, who, card) => `${who} takes ${card} for talks`,
	"ends-talks": (_, who, card) => `${who} ends the talks about ${card}`,
	withdraws: (e, who) => `${who} takes back terms ${e.number}`,
	accepts: (e, who) => `${who} accepts terms ${e.number}`,
	declines: (e, who) => `${who} declines terms ${e.number}`,
	stays: (_, who) => `${who} stays at base`,
	"keeps-objective": (_, who) => `${who} keeps an objective`,
	"discards-contract": (_, who, card) => `${who} discards ${card}`,
	rolls: (e, who) => `${who} rolls ${diceText$1(e.dice)}`,
	"rolls-again": (e, who) => `${who} rolls again: ${diceText$1(e.dice)} in all`,
	"removes-die": (e, who) => `${who} removes a die with ${counted(Number(e.icons), "hazard")}`,
	plays: (e, who, card) => `${who} plays ${card}${e.again ? " again" : ""}${e.value === void 0 ? "" : `, worth ${e.value}`}`,
	"part-answers": (_, who, card) => `${card} works for ${who}`,
	"some-part-answers": (_, who) => `A ship part works for ${who}`,
	"uses-part": (_, who, card) => `${who} uses ${card}`,
	"hires-mercenary": (e, who, card) => `${who} hires ${card} for ${e.prestige ? `${e.prestige} prestige` : counted(Number(e.credits), "credit")} of the reward`,
	"new-mercenaries": (e) => `New mercenaries: ${cardsText(e)}`,
	reduces: (e, who, card) => `${card} of ${who} lowers ${e.kind} by ${e.amount}`,
	draws: (e, who) => `${who} draws ${counted(Number(e.count), "card")}`,
	looks: (e, who) => `${who} looks at ${counted(Number(e.count), "card")} of the draw pile`,
	searches: (_, who) => `${who} searches the draw pile`,
	discards: (e, who) => `${who} discards ${cardsText(e)}`,
	"kept-back": (e, who) => `${who} had kept back ${cardsText(e)}`,
	trashes: (_, who, card) => `${who} trashes ${card}`,
	recovers: (_, who, card) => `${who} takes ${card} back into the hand`,
	"gains-card": (_, who, card) => `${who} gains a ${card}`,
	"is-done": (_, who) => `${who} is done`,
	succeeds: (_, __, card) => `${card} succeeds`,
	fails: (_, __, card) => `${card} fails`,
	prestige: (e, who) => `${who} ${signed(Number(e.change))} prestige (${sourceText(String(e.why))})`,
	credits: (e, who) => `${who} ${Number(e.change) > 0 ? "takes" : "pays"} ${counted(Math.abs(Number(e.change)), "credit")} (${sourceText(String(e.why))})`,
	"draws-bonus": (_, who, card) => `${who} draws ${card} as a bonus card`,
	"leaves-bonus": (_, who, card) => `${who} leaves ${card}`,
	hires: (_, who, card) => `${who} hires ${card}`,
	installs: (_, who, card) => `${who} installs ${card}`,
	"removes-part": (_, who, card) => `${who} removes ${card}`,
	claims: (_, who, card) => `${who} claims the objective ${card}`,
	"game-over": () => "The game is over"
};
/** 'Ada 2 prestige, 1 hazard die; Bao 3 credits'. */
function termsText(terms, name) {
	return terms.map((row, seat) => {
		if (row === null) return "";
		const things = COLUMNS.map((column, i) => row[i] > 0 ? counted(row[i], SINGULAR[column]) : "");
		return `${name(seat)} ${things.filter(Boolean).join(", ") || "nothing"}`;
	}).filter(Boolean).join("; ");
}
const SINGULAR = {
	prestige: "prestige",
	credits: "credit",
	bonus: "bonus",
	dice: "dice"
};
function event(e, name) {
	const who = e.seat === void 0 ? "" : name(e.seat);
	const card = typeof e.card === "string" ? nameOf(e.card) : "";
	switch (e.what) {
		case "proposes": return `${who} puts terms ${e.number} on the table: ${termsText(e.terms, name)}`;
		case "counters": return `${who} answers terms ${e.number} with a counter-proposal: ${termsText(e.terms, name)}`;
		case "adopts": return `${who} adopts the counter-proposal of ${name(Number(e.author))} as terms ${e.number}`;
		case "sets-out": {
			const allies = e.terms.flatMap((row, seat) => row && seat !== e.seat ? [name(seat)] : []);
			return `${who} sets out for ${card} ${allies.length > 0 ? `with ${listText(allies)}` : "alone"}`;
		}
		case "gives-floor": return `${who} gives the floor to ${listText(e.floor.map(name))}`;
	}
	const tale = TALES[e.what];
	if (!tale) throw new Error(`there are no words for '${e.what}'`);
	return tale(e, who, card);
}
const STEPS = {
	"keep-objectives": "chooses objectives",
	plan: "plans",
	talk: "negotiates",
	"keep-objective": "chooses an objective",
	"discard-contract": "may discard a contract",
	"play-cards": "plays cards",
	"order-abilities": "orders ship parts",
	"bonus-deck": "draws a bonus card",
	"bonus-card": "looks at a bonus card",
	buy: "buys",
	"withdraw-terms": "may take back the terms",
	"direct-floor": "may give the floor"
};
/** Where the game is, for a list of tables. */
const progress = ({ turn }) => `Turn ${Math.max(1, turn.number)}`;
const words = {
	reason,
	event,
	line: (line) => sourceText(line.why),
	step: (step) => STEPS[step] ?? step.replaceAll("-", " ")
};

// games/moonrakers/rules/src/buying.ts
const SWAP_COST$1 = 1;
const END = Object.freeze({ act: "end-turn" });
function refuseSpending(s, seat, cost) {
	if (s.turn.closed) return { code: "closed" };
	const { credits } = s.captains[seat];
	return credits < cost ? {
		code: "credits",
		needs: cost,
		has: credits
	} : void 0;
}
function refuse$3(s, seat, answer) {
	const { act } = answer;
	if (act === "end-turn") return hasOnly(answer, "act") ? void 0 : MALFORMED;
	if (act !== "buy" && act !== "swap") return NOT_OFFERED;
	const deck = armoryDeck(s, answer.card);
	if (!deck) return NOT_OFFERED;
	if (act === "swap") {
		if (!hasOnly(answer, "act", "card")) return MALFORMED;
		return s.turn.armorySwapped ? { code: "armory-swapped" } : refuseSpending(s, seat, SWAP_COST$1);
	}
	if (!hasOnly(answer, "act", "card", "remove")) return MALFORMED;
	const poor = refuseSpending(s, seat, cardOf(answer.card).cost);
	if (poor) return poor;
	if (deck === "part") return refuseRemoval(s, seat, answer.remove);
	return answer.remove === void 0 ? void 0 : MALFORMED;
}
/** Swaps that are possible and that search leaves out. */
function swaps(s, seat) {
	const out = [];
	if (answers$2(s, seat).some((a) => a.act === "swap")) return out;
	for (const row of [7, 4]) for (const card of s.places[row]) if (!refuse$3(s, seat, {
		act: "swap",
		card
	})) out.push({
		act: "swap",
		card
	});
	return out;
}
function answers$2(s, seat) {
	const out = [];
	const { credits, ship } = s.captains[seat];
	if (!s.turn.closed) {
		for (const card of s.places[7]) if (cardOf(card).cost <= credits) out.push({
			act: "buy",
			card
		});
		for (const card of s.places[4]) if (cardOf(card).cost <= credits) {
			if (ship.length < 4) out.push({
				act: "buy",
				card
			});
			else for (const remove of ship) out.push({
				act: "buy",
				card,
				remove
			});
		}
		if (out.length === 0 && !s.turn.armorySwapped && credits >= SWAP_COST$1) for (const row of [7, 4]) for (const card of s.places[row]) out.push({
			act: "swap",
			card
		});
	}
	out.push(END);
	return out;
}
function options$2(s, seat) {
	const offered = [...answers$2(s, seat), ...swaps(s, seat)];
	const option = (answer) => ({
		answer,
		label: answerLabel(s, answer),
		group: String(answer.act)
	});
	const greyed = [];
	for (const act of ["buy", "swap"]) for (const row of [7, 4]) for (const card of s.places[row]) if (!offered.some((a) => a.act === act && a.card === card)) greyed.push({
		act,
		card
	});
	return [...offered.map(option), ...greyed.map((answer) => ({
		...option(answer),
		reason: refuse$3(s, seat, answer) ?? MALFORMED
	}))];
}
function buyCard(s, seat, answer, tell) {
	const card = answer.card;
	const deck = armoryDeck(s, card);
	changeCredits(s, seat, -cardOf(card).cost, `bought:${card}`, tell);
	if (deck === "crew") hire(s, seat, card, 7, tell);
	else install(s, seat, card, 4, answer.remove, tell);
	refill(s, deck, tell);
}
function swapCard(s, seat, card, tell) {
	const deck = armoryDeck(s, card);
	s.turn.armorySwapped = true;
	changeCredits(s, seat, -1, "swap", tell);
	move(s, BOARD[deck].row, BOARD[deck].discard, card);
	tell?.({
		what: "swaps-card",
		seat,
		card
	});
	refill(s, deck, tell);
}
const buy = {
	seats: (_, frame) => only(frame.seat),
	ask: (s, seat) => ({
		kind: "choose",
		prompt: `Buy ship parts and hire crew; you have ${counted(s.captains[seat].credits, "credit")}`,
		options: options$2(s, seat)
	}),
	answers: answers$2,
	refuse: (s, seat, _, answer) => refuse$3(s, seat, answer),
	take(s, seat, frame, answer, tell) {
		if (answer.act === "end-turn") return;
		push(s, frame);
		if (answer.act === "buy") buyCard(s, seat, answer, tell);
		else swapCard(s, seat, answer.card, tell);
	}
};

// games/moonrakers/rules/src/playing.ts
/** A card goes from somewhere to the played cards and takes effect; a damage card may be worth something else than printed. */
function playCard(s, seat, card, from, value, tell) {
	move(s, from, playedOf(seat), card);
	tell?.(value === null ? {
		what: "plays",
		seat,
		card
	} : {
		what: "plays",
		seat,
		card,
		value
	});
	resolve(s, seat, card, value, tell);
}
/** The effect of a card that lies among the played cards. */
function resolve(s, seat, id, value, tell) {
	const card = cardOf(id);
	if (card.kind === 4) {
		playCrew(s, seat, card);
		return;
	}
	if (card.kind < 0) return;
	missionOf(s).basics[seat] |= 1 << card.kind;
	playAs(s, seat, card.kind, value ?? card.value, false, tell);
}
function playCrew(s, seat, card) {
	const m = missionOf(s);
	m.contributed[seat][4]++;
	m.played[seat][4]++;
	beginEffect(s, seat, card.id, card.program, false);
}
/** Something counts as a card of this kind. What a mercenary does is no card of the leader's: nothing waits for it. */
function playAs(s, seat, kind, value, mercenary, tell) {
	const m = missionOf(s);
	if (kind === 3 && value === 0) return;
	m.contributed[mercenary ? s.seats : seat][kind] += kind === 3 ? value : 1;
	if (!mercenary) {
		m.played[seat][kind]++;
		if (kind === 3) m.damageCards[seat]++;
	}
	if (kind === 0) m.actions[seat] += BENEFIT.actions;
	else if (kind === 1) draw(s, seat, BENEFIT.draw, tell);
	else if (kind === 2) m.blocks[seat] += BENEFIT.block;
	if (!mercenary) partsAnswer(s, seat, kind, m.played[seat][kind], tell);
}
/** Ship parts of the player that wait for the nth card of a kind. */
function partsAnswer(s, seat, kind, nth, tell) {
	for (const part of s.captains[seat].ship) {
		const { ability } = cardOf(part);
		if (ability?.when !== "play" || KINDS[kind] !== ability.card) continue;
		if (ability.nth !== "each" && ability.nth !== nth) continue;
		tell?.({
			what: "part-answers",
			seat,
			card: part
		});
		for (const op of ability.do) doNow(s, seat, op, tell);
	}
}

// games/moonrakers/rules/src/tally.ts
/** By KINDS: what ship parts of the participants take off the requirements by being there. */
function standing(s, m) {
	const off = [
		0,
		0,
		0,
		0,
		0
	];
	for (const seat of m.participants) for (const part of s.captains[seat].ship) {
		const { ability } = cardOf(part);
		if (ability?.when !== "always" || !("reduce" in ability)) continue;
		if (ability.ifPlayedNo && m.played[seat][KINDS.indexOf(ability.ifPlayedNo)] > 0) continue;
		off[KINDS.indexOf(ability.reduce)] += ability.amount;
	}
	return off;
}
/** By KINDS: the printed requirements less all reductions, never below 0. */
function requirements(s) {
	const m = missionOf(s);
	const { requires } = cardOf(m.contract);
	const off = standing(s, m);
	const left = [];
	for (let kind = 0; kind < KINDS.length; kind++) left.push(Math.max(0, requires[kind] - m.reduced[kind] - off[kind]));
	return left;
}
const requirement = (s, kind) => requirements(s)[kind];
/** What one seat gave; the row after the last seat is that of the mercenaries. */
function given(m, seat, kind) {
	const bonus = kind === 3 && seat < m.damageCards.length ? m.damageBonus * m.damageCards[seat] : 0;
	return m.contributed[seat][kind] + bonus;
}
function contributed(s, kind) {
	const m = missionOf(s);
	let sum = 0;
	for (let seat = 0; seat <= s.seats; seat++) sum += given(m, seat, kind);
	return sum;
}
/** By KINDS: what is still missing. */
function allMissing(s) {
	const lacks = requirements(s);
	for (let kind = 0; kind < KINDS.length; kind++) if (lacks[kind] > 0) lacks[kind] = Math.max(0, lacks[kind] - contributed(s, kind));
	return lacks;
}
const missing = (s, kind) => allMissing(s)[kind];
const isMet = (s) => allMissing(s).every((lack) => lack === 0);
/** Hazards that a seat has rolled and not blocked. */
function hazardsOf(m, seat) {
	let icons = 0;
	for (const die of m.dice[seat]) icons += die;
	return Math.max(0, icons - m.blocks[seat]);
}

// games/moonrakers/rules/src/effects.ts
const effectFrame = (what, e, at, amount) => ({
	do: what,
	seat: e.seat,
	card: e.card,
	program: e.program,
	at,
	amount,
	mercenary: e.mercenary
});
/** Begins to carry out a crew card or a ship part. */
function beginEffect(s, seat, card, program, mercenary) {
	push(s, {
		do: "carry-out",
		seat,
		card,
		program,
		at: 0,
		amount: 0,
		mercenary
	});
}
/** The effect goes on with its next operation. */
function goOn(s, e, amount = e.amount) {
	if (e.at < programOf(e.program).length) push(s, effectFrame("carry-out", e, e.at, amount));
}
/** One of the lists of a choice comes before the rest. */
function branch(s, e, program) {
	goOn(s, e);
	beginEffect(s, e.seat, e.card, program, e.mercenary);
}
/** What was looked at and not played goes to the discard pile, after the played card has taken effect. */
function discardRestLater(s, e) {
	push(s, effectFrame("discard-rest", e, e.at, e.amount));
}
/** Everybody who joined the leader, but for one. */
function otherAllies(s, seat) {
	return missionOf(s).participants.filter((other, i) => i > 0 && other !== seat);
}
/** An operation that asks nothing. False if it is none of these. */
function doNow(s, seat, op, tell, mercenary = false) {
	const m = missionOf(s);
	const row = mercenary ? s.seats : seat;
	switch (op.op) {
		case "actions":
			m.actions[seat] += op.amount === "allies" ? m.participants.length - 1 : op.amount;
			return true;
		case "draw":
			draw(s, seat, op.amount === "ownDice" ? m.rolled[seat] : op.amount, tell);
			return true;
		case "contribute":
			m.contributed[row][KINDS.indexOf(op.kind)] += op.amount;
			return true;
		case "dealDamage":
			m.contributed[row][3] += op.amount;
			return true;
		case "reduce":
			m.reduced[KINDS.indexOf(op.kind)] += op.amount;
			return true;
		case "block":
			m.blocks[seat] += op.amount;
			return true;
		case "gain":
			gain(s, seat, op.card, tell);
			return true;
		case "damageBonus":
			m.damageBonus += op.amount;
			return true;
		case "trashTop":
			if (takeFromDeck(s, seat, 17, 1) > 0) trash(s, seat, s.places[17][0], 17, tell);
			return true;
		case "playFromHand":
			playCard(s, seat, op.card, handOf(seat), op.value, tell);
			return true;
		default: return false;
	}
}
/** The requirements that an ability may lower: printed, and still above 0. */
function reducible(s) {
	const kinds = [];
	for (let kind = 0; kind < KINDS.length; kind++) if (requirement(s, kind) > 0) kinds.push(kind);
	return kinds;
}
/** Crew cards that can come back: any but the one that fetches them. */
function recoverable(s, e) {
	return [...s.places[playedOf(e.seat)], ...s.places[discardOf(e.seat)]].filter((card) => cardOf(card).kind === 4 && card !== e.card).sort();
}
const playedCrew = (s, seat) => s.places[playedOf(seat)].filter((card) => cardOf(card).kind === 4);
/** Does an operation leave something to choose? What has only one outcome is done without a question. */
function questionOf(s, e, op, tell) {
	const { seat } = e;
	const dice = missionOf(s).dice[seat];
	switch (op.op) {
		case "choose": return "choose-one";
		case "reduceAny": return reducible(s).length > 0 ? "reduce-any" : null;
		case "discardDie": return dice.length > 0 ? "discard-die" : null;
		case "reroll": return dice.length > 0 ? "reroll-dice" : null;
		case "trash": return s.places[handOf(seat)].length > 0 ? "trash-card" : null;
		case "cycle": return s.places[handOf(seat)].length > 0 ? "cycle-cards" : null;
		case "recoverCrew": return recoverable(s, e).length > 0 ? "recover-crew" : null;
		case "replayCrew": return playedCrew(s, seat).length > 0 ? "replay-crew" : null;
		case "searchPlay":
			if (s.places[deckOf(seat)].length === 0) return null;
			look(s, seat, deckOf(seat));
			tell?.({
				what: "searches",
				seat
			});
			return "search-deck";
		case "peekPlay": return setAside(s, seat, op.look, "looks", tell) ? "play-seen" : null;
		case "drawThenPlay": return setAside(s, seat, op.draw, "draws", tell) ? "play-drawn" : null;
		default: return null;
	}
}
function setAside(s, seat, count, what, tell) {
	const taken = takeFromDeck(s, seat, 17, count);
	look(s, seat, 17);
	if (taken > 0) tell?.({
		what,
		seat,
		count: taken
	});
	return taken > 0;
}
/** Carries out operations until one asks, or starts something that comes first. */
function carryOut(s, e, tell) {
	const ops = programOf(e.program);
	for (let at = e.at; at < ops.length; at++) {
		const op = ops[at];
		if (op.op === "playAs") {
			const value = op.value === "discardedDie" ? e.amount : op.value ?? 1;
			playAs(s, e.seat, KINDS.indexOf(op.kind), value, e.mercenary, tell);
			continue;
		}
		if (doNow(s, e.seat, op, tell, e.mercenary)) continue;
		const question = questionOf(s, e, op, tell);
		if (!question) continue;
		push(s, effectFrame(question, e, at + 1, e.amount));
		return;
	}
}

// games/moonrakers/rules/src/play-ways.ts
const usedMark = (seat, part) => `${seat} ${part}`;
const isUsed = (s, seat, part) => missionOf(s).used.includes(usedMark(seat, part));
const NONE = [];
function helpersOf(s, seat) {
	const waiving = [];
	const raising = [];
	for (const owner of missionOf(s).participants) for (const id of s.captains[owner].ship) {
		const part = cardOf(id);
		const { ability } = part;
		if (ability?.when === "cost" && (owner === seat || ability.everyone)) waiving.push(part);
		if (ability?.when === "raise" && owner === seat) raising.push(part);
	}
	return {
		waiving,
		raising
	};
}
/** Does a ship part let this seat play this card for no action, now? */
function waives(s, { id, ability }, seat, card) {
	if (ability?.when !== "cost") return false;
	if (ability.card !== KINDS[card.kind] && ability.card !== card.id) return false;
	return ability.first ? (missionOf(s).basics[seat] & 1 << card.kind) === 0 : !isUsed(s, seat, id);
}
/** The ship parts by which a basic card needs no action. */
function waivers(s, seat, card, { waiving }) {
	if (waiving.length === 0 || card.deck !== "action" || card.kind < 0) return NONE;
	return waiving.filter((part) => waives(s, part, seat, card));
}
/** The first card of a kind is free whether one likes it or not; other waivers serve when they are called upon. */
const mustBeFree = (parts) => parts.length > 0 && parts.some(({ ability }) => ability?.when === "cost" && ability.first === true);
/** The ship part that would raise this card, if there is one that is not used up. */
function raiser(s, seat, card, { raising }) {
	for (const { id, ability } of raising) if (ability?.when === "raise" && ability.card === card && !isUsed(s, seat, id)) return id;
	return null;
}
function refuseRaise(s, seat, answer) {
	if (answer.raise === void 0) return;
	return typeof answer.raise === "string" && raiser(s, seat, answer.card, helpersOf(s, seat)) === answer.raise ? void 0 : NOT_OFFERED;
}
/** The value of a card that is played raised, or null; the part is used up. */
function raisedValue(s, seat, answer) {
	if (answer.raise === void 0) return null;
	const part = answer.raise;
	const { ability } = cardOf(part);
	missionOf(s).used.push(usedMark(seat, part));
	return ability?.when === "raise" ? ability.value : null;
}
/** Every way to play one of these cards for no action at all. */
function playAnswers(s, seat, cards) {
	const answers = [];
	const helpers = helpersOf(s, seat);
	for (const card of kindsIn$1(cards)) {
		answers.push(cardOf(card).play);
		const raise = raiser(s, seat, card, helpers);
		if (raise) answers.push({
			act: "play",
			card,
			raise
		});
	}
	return answers;
}

// games/moonrakers/rules/src/sparing.ts
const countOf = (kind) => STARTING_DECK.filter((card) => cardOf(card).kind === kind).length;
const MISS = KINDS.length;
/** By KINDS, then misses. */
const STARTING = [...KINDS.map((_, kind) => countOf(kind)), countOf(-1)];
const placeOf = (card) => {
	const { kind } = cardOf(card);
	return kind < 0 ? MISS : kind;
};
/** The captain's cards, wherever they lie. It knows which ones they are, though not their order. */
function ownedBy(s, seat) {
	const owned = {
		all: 0,
		byKind: STARTING.map(() => 0)
	};
	for (const place of [
		deckOf(seat),
		handOf(seat),
		playedOf(seat),
		discardOf(seat)
	]) for (const card of s.places[place]) {
		owned.all++;
		owned.byKind[placeOf(card)]++;
	}
	return owned;
}
const isSpareKind = ({ all, byKind }, kind) => kind === MISS || byKind[kind] >= STARTING[kind] && byKind[kind] * STARTING_DECK.length >= STARTING[kind] * all;
/** Those of the cards that can be spared: misses and crew always. */
function spareOf(s, seat, cards) {
	const owned = ownedBy(s, seat);
	return cards.filter((card) => isSpareKind(owned, placeOf(card)));
}
/** Where one of the cards must go and none can be spared: those of which there are most, held against the start. */
function leastScarce(s, seat, cards) {
	const { byKind } = ownedBy(s, seat);
	const plenty = cards.map((card) => byKind[placeOf(card)] / STARTING[placeOf(card)]);
	const most = Math.max(...plenty);
	return cards.filter((_, i) => plenty[i] === most);
}
/** Whatever lies on top of the draw pile: could it be spared? */
function canSpareAny(s, seat) {
	const owned = ownedBy(s, seat);
	return KINDS.every((_, kind) => isSpareKind(owned, kind));
}
/** Would one more of this card flood the deck: is its share one in ten above that of the start already? */
function floods(s, seat, card) {
	const { all, byKind } = ownedBy(s, seat);
	const kind = placeOf(card);
	return byKind[kind] * STARTING_DECK.length > (STARTING[kind] + 1) * all;
}

// games/moonrakers/rules/src/effect-steps.ts
/** The operation that asks: the one before the next. */
const opOf = (e, _kind) => programOf(e.program)[e.at - 1];
const seats = (_, e) => only(e.seat);
const why = (e) => nameOf$2(e.card);
/** Ways to discard that search looks at: nothing, one card, all of one kind, as much as there may be. */
function discards(hand, max) {
	const kinds = kindsIn$1(hand);
	const list = [{}];
	for (const card of kinds) {
		list.push({ [card]: 1 });
		const copies = Math.min(max, hand.filter((c) => c === card).length);
		if (copies > 1) list.push({ [card]: copies });
	}
	if (kinds.length > 1 && max > 1) {
		const most = {};
		for (const card of hand.slice(0, max)) most[card] = (most[card] ?? 0) + 1;
		if (Object.keys(most).length > 1) list.push(most);
	}
	return list.map((amounts) => ({ amounts }));
}
const cycleMax = (s, e) => {
	const { max } = opOf(e, "cycle");
	return max === "any" ? s.places[handOf(e.seat)].length : max;
};
const cycleQuestion = (s, e) => amountsOf(`${why(e)}: ${opText(opOf(e, "cycle"))}`, s.places[handOf(e.seat)], cycleMax(s, e));
const diceOf = (s, e) => missionOf(s).dice[e.seat];
const faces = (dice) => [...new Set(dice)].sort();
const diceText = (icons) => `a die with ${icons} ${icons === 1 ? "hazard" : "hazards"}`;
const diceQuestion = (s, e) => ({
	kind: "amounts",
	prompt: `${why(e)}: roll any of your hazard dice again`,
	parts: faces(diceOf(s, e)).map((icons) => ({
		id: String(icons),
		label: diceText(icons),
		min: 0,
		max: diceOf(s, e).filter((die) => die === icons).length
	})),
	total: {
		min: 0,
		max: diceOf(s, e).length
	}
});
/** Search rolls all dice again from some number of icons up, or none. */
function rerolls(dice) {
	const list = [{ amounts: {} }];
	const from = faces(dice);
	for (const least of from) {
		const amounts = {};
		for (const icons of from) if (icons >= least) amounts[String(icons)] = dice.filter((die) => die === icons).length;
		list.push({ amounts });
	}
	return list;
}
const damageAside = (s) => kindsIn$1(s.places[17].filter((card) => isDamage(cardOf(card))));
/** A card out of those that were looked at, played for no action. */
const playOne = (prompt, from, take) => ({
	seats,
	ask: (s, seat, e) => chooseFrom(`${why(e)}: ${prompt}`, playAnswers(s, seat, s.places[from(s, e)]).map((answer) => ({
		answer,
		label: answerLabel(s, answer)
	}))),
	answers: (s, seat, e) => playAnswers(s, seat, s.places[from(s, e)]),
	refuse: (s, seat, e, answer) => {
		if (answer.act !== "play" || !hasOnly(answer, "act", "card", "raise")) return MALFORMED;
		if (!s.places[from(s, e)].includes(answer.card)) return NOT_OFFERED;
		return refuseRaise(s, seat, answer);
	},
	take
});
const questions = {
	"choose-one": {
		seats,
		ask: (_, __, e) => chooseFrom(`${why(e)}: choose one`, opOf(e, "choose").of.map((ops, i) => ({
			answer: { choose: i },
			label: titleOf(opsText(ops))
		}))),
		answers: (_, __, e) => opOf(e, "choose").of.map((___, i) => ({ choose: i })),
		refuse: (_, __, e, answer) => hasOnly(answer, "choose") && Number.isInteger(answer.choose) && opOf(e, "choose").of[Number(answer.choose)] ? void 0 : NOT_OFFERED,
		take(s, _, e, answer) {
			branch(s, e, branchesOf(e.program, e.at - 1)[Number(answer.choose)]);
		}
	},
	"reduce-any": {
		seats,
		ask: (s, _, e) => chooseFrom(`${why(e)}: lower one requirement by ${opOf(e, "reduceAny").amount}`, reducible(s).map((kind) => ({
			answer: { kind: KINDS[kind] },
			label: `${kindText(KINDS[kind])}, now ${requirement(s, kind)}`
		}))),
		answers: (s) => reducible(s).map((kind) => ({ kind: KINDS[kind] })),
		refuse: (s, _, __, answer) => hasOnly(answer, "kind") && reducible(s).some((kind) => KINDS[kind] === answer.kind) ? void 0 : NOT_OFFERED,
		take(s, seat, e, answer, tell) {
			const { amount } = opOf(e, "reduceAny");
			missionOf(s).reduced[KINDS.indexOf(answer.kind)] += amount;
			tell?.({
				what: "reduces",
				seat,
				kind: answer.kind,
				amount,
				card: e.card
			});
			goOn(s, e);
		}
	},
	"discard-die": {
		seats,
		ask: (s, _, e) => chooseFrom(`${why(e)}: remove one of your hazard dice`, faces(diceOf(s, e)).map((icons) => ({
			answer: { die: icons },
			label: diceText(icons)
		}))),
		answers: (s, _, e) => faces(diceOf(s, e)).map((icons) => ({ die: icons })),
		refuse: (s, _, e, answer) => hasOnly(answer, "die") && diceOf(s, e).includes(answer.die) ? void 0 : NOT_OFFERED,
		take(s, seat, e, answer, tell) {
			const dice = missionOf(s).dice[seat];
			dice.splice(dice.indexOf(answer.die), 1);
			tell?.({
				what: "removes-die",
				seat,
				icons: answer.die
			});
			goOn(s, e, answer.die);
		}
	},
	"reroll-dice": {
		seats,
		ask: (s, _, e) => diceQuestion(s, e),
		answers: (s, _, e) => rerolls(diceOf(s, e)),
		refuse: (s, _, e, answer) => refusalOfAmounts(diceQuestion(s, e), answer),
		take(s, seat, e, answer, tell) {
			const dice = missionOf(s).dice[seat];
			const again = cardsNamed(answer);
			for (const icons of again) dice.splice(dice.indexOf(Number(icons)), 1);
			for (const _ of again) dice.push(DIE_FACES[roll(s, DIE_FACES.length)]);
			if (again.length > 0) tell?.({
				what: "rolls-again",
				seat,
				dice: dice.slice()
			});
			goOn(s, e);
		}
	},
	"trash-card": {
		seats,
		ask: (s, seat, e) => {
			const options = kindsIn$1(s.places[handOf(seat)]).map(cardOption);
			if (opOf(e, "trash").optional) options.push({
				answer: PASS,
				label: "Trash nothing"
			});
			return chooseFrom(`${why(e)}: trash a card of your hand`, options);
		},
		answers: (s, seat, e) => {
			const hand = kindsIn$1(s.places[handOf(seat)]);
			const spare = spareOf(s, seat, hand);
			const { optional } = opOf(e, "trash");
			const answers = (spare.length > 0 || optional ? spare : leastScarce(s, seat, hand)).map((card) => ({ card }));
			if (optional) answers.push(PASS);
			return answers;
		},
		refuse: (s, seat, e, answer) => opOf(e, "trash").optional && isPass(answer) ? void 0 : refuseCard(s.places[handOf(seat)], answer),
		take(s, seat, e, answer, tell) {
			if (!isPass(answer)) trash(s, seat, answer.card, handOf(seat), tell);
			goOn(s, e);
		}
	},
	"cycle-cards": {
		seats,
		ask: (s, _, e) => cycleQuestion(s, e),
		answers: (s, seat, e) => discards(s.places[handOf(seat)], cycleMax(s, e)),
		refuse: (s, _, e, answer) => refusal(cycleQuestion(s, e), answer),
		take(s, seat, e, answer, tell) {
			const cards = cardsNamed(answer);
			for (const card of cards) move(s, handOf(seat), discardOf(seat), card);
			if (cards.length > 0) tell?.({
				what: "discards",
				seat,
				cards
			});
			const drawers = opOf(e, "cycle").drawers ? otherAllies(s, seat) : [seat];
			for (const other of drawers) draw(s, other, cards.length, tell);
			goOn(s, e);
		}
	},
	"recover-crew": {
		seats,
		ask: (s, _, e) => chooseFrom(`${why(e)}: take a crew card back into your hand`, [...recoverable(s, e).map(cardOption), {
			answer: PASS,
			label: "Take none"
		}]),
		answers: (s, _, e) => [...recoverable(s, e).map((card) => ({ card })), PASS],
		refuse: (s, _, e, answer) => isPass(answer) ? void 0 : refuseCard(recoverable(s, e), answer),
		take(s, seat, e, answer, tell) {
			if (!isPass(answer)) {
				const card = answer.card;
				const from = s.places[playedOf(seat)].includes(card) ? playedOf(seat) : discardOf(seat);
				move(s, from, handOf(seat), card);
				tell?.({
					what: "recovers",
					seat,
					card
				});
			}
			goOn(s, e);
		}
	},
	"replay-crew": {
		seats,
		ask: (s, seat, e) => chooseFrom(`${why(e)}: play one of your played crew cards again`, playedCrew(s, seat).map(cardOption)),
		answers: (s, seat) => playedCrew(s, seat).map((card) => ({ card })),
		refuse: (s, seat, _, answer) => refuseCard(playedCrew(s, seat), answer),
		take(s, seat, e, answer, tell) {
			goOn(s, e);
			tell?.({
				what: "plays",
				seat,
				card: answer.card,
				again: true
			});
			resolve(s, seat, answer.card, null, tell);
		}
	},
	"play-seen": playOne("play one of the cards you looked at, discard the others", () => 17, (s, seat, e, answer, tell) => {
		goOn(s, e);
		discardRestLater(s, e);
		moveAll(s, 17, 16);
		playCard(s, seat, answer.card, 16, raisedValue(s, seat, answer), tell);
	}),
	"search-deck": playOne("play any card of your draw pile", (_, e) => deckOf(e.seat), (s, seat, e, answer, tell) => {
		const card = answer.card;
		const value = raisedValue(s, seat, answer);
		goOn(s, e);
		move(s, deckOf(seat), playedOf(seat), card);
		shuffle(s, deckOf(seat));
		tell?.({
			what: "plays",
			seat,
			card,
			...value !== null && { value }
		});
		resolve(s, seat, card, value, tell);
	}),
	"play-drawn": {
		seats,
		ask: (s, _, e) => chooseFrom(`${why(e)}: play one damage card of those you drew as ${opOf(e, "drawThenPlay").value} damage`, [...damageAside(s).map(cardOption), {
			answer: PASS,
			label: "Play none of them"
		}]),
		answers: (s) => [...damageAside(s).map((card) => ({ card })), PASS],
		refuse: (s, _, __, answer) => isPass(answer) ? void 0 : refuseCard(damageAside(s), answer),
		take(s, seat, e, answer, tell) {
			const card = isPass(answer) ? null : answer.card;
			const { value } = opOf(e, "drawThenPlay");
			if (card) move(s, 17, playedOf(seat), card);
			moveAll(s, 17, handOf(seat));
			goOn(s, e);
			if (!card) return;
			tell?.({
				what: "plays",
				seat,
				card,
				value
			});
			resolve(s, seat, card, value, tell);
		}
	}
};
const effectSteps = {
	...questions,
	"carry-out": { run: carryOut },
	"discard-rest": { run(s, e, tell) {
		const cards = s.places[16].slice();
		moveAll(s, 16, discardOf(e.seat));
		if (cards.length > 0) tell?.({
			what: "discards",
			seat: e.seat,
			cards
		});
	} }
};

// games/moonrakers/rules/src/mercenaries.ts
/** What hiring costs now: 1 prestige for crew; for an action card 1 credit and 1 more for each one hired before. */
const priceOf = (s, card) => cardOf(card).kind === 4 ? {
	prestige: 1,
	credits: 0
} : {
	prestige: 0,
	credits: 1 + s.mercenaries.hiredActions
};
function refuseHire(s, seat, answer) {
	if (!hasOnly(answer, "act", "card")) return MALFORMED;
	const m = missionOf(s);
	const { leader } = s.turn;
	if (seat !== leader) return { code: "leader-hires" };
	const card = answer.card;
	const row = s.places[11];
	if (!row.includes(card)) return { code: "not-in-row" };
	if (copiesIn(row, card) <= copiesIn(s.mercenaries.hired, card)) return { code: "hired-already" };
	const share = m.terms[leader] ?? [];
	const price = priceOf(s, card);
	const prestige = share[0] - m.mercenaryPrestige;
	const credits = share[1] - m.mercenaryCredits;
	if (price.prestige > prestige) return {
		code: "share-prestige",
		needs: price.prestige,
		has: prestige
	};
	if (price.credits > credits) return {
		code: "share-credits",
		needs: price.credits,
		has: credits
	};
}
function addHires(s, seat, out) {
	if (seat !== s.turn.leader || s.places[11].length === 0) return;
	for (const card of kindsIn$1(s.places[11])) {
		const answer = {
			act: "hire",
			card
		};
		if (!refuseHire(s, seat, answer)) out.push(answer);
	}
}
/** An action card gives its symbol and nothing else; a crew card counts as crew and works for the leader. */
function hireMercenary(s, seat, id, tell) {
	const m = missionOf(s);
	const card = cardOf(id);
	const price = priceOf(s, id);
	m.mercenaryPrestige += price.prestige;
	m.mercenaryCredits += price.credits;
	m.mercenaries++;
	s.mercenaries.hired.push(id);
	tell?.({
		what: "hires-mercenary",
		seat,
		card: id,
		...price
	});
	m.contributed[s.seats][card.kind] += card.kind === 3 ? card.value : 1;
	if (card.kind === 4) beginEffect(s, seat, id, card.program, true);
	else s.mercenaries.hiredActions++;
}
/** A turn is over: the next leader has the whole row, and perhaps the old prices. */
function endMercenaryTurn(s, tell) {
	s.mercenaries.hired = [];
	const roundOver = s.turn.number % 2 === 0;
	if (roundOver || s.mercenaryPrice === "turn") s.mercenaries.hiredActions = 0;
	if (roundOver) newRow(s, tell);
}
/** Action cards go to the mercenary discards; for each crew card, which goes under the crew deck, the top crew card does. */
function newRow(s, tell) {
	for (const card of s.places[11].slice()) {
		if (cardOf(card).kind !== 4) {
			move(s, 11, 12, card);
			continue;
		}
		bury(s, 11, BOARD.crew.deck, card);
		if (canDeal(s, "crew")) dealFrom(s, "crew", 12);
	}
	for (let i = 0; i < ROWS.mercenaries; i++) {
		if (s.places[10].length === 0) {
			moveAll(s, 12, 10);
			shuffle(s, 10);
		}
		deal(s, 10, 11);
	}
	tell?.({
		what: "new-mercenaries",
		cards: s.places[11].slice()
	});
}

// games/moonrakers/rules/src/reach.ts
const ACTIONS = allCards.filter(({ deck }) => deck === "action");
/** As `cardOf`. Decks consist mostly of action cards: those few are found sooner by trying them one by one. */
function deckCard(id) {
	for (let i = 0; i < ACTIONS.length; i++) if (ACTIONS[i].id === id) return ACTIONS[i];
	return cardOf(id);
}
function addPile(cards, to) {
	for (let i = 0; i < cards.length; i++) {
		const { kind, value } = deckCard(cards[i]);
		if (kind >= 0) to[kind] += kind === 3 ? value : 1;
	}
}
const kindsIn = (piles) => {
	const sum = [
		0,
		0,
		0,
		0,
		0
	];
	for (let i = 0; i < piles.length; i++) addPile(piles[i], sum);
	return sum;
};
const cardsIn = (piles) => {
	let cards = 0;
	for (let i = 0; i < piles.length; i++) cards += piles[i].length;
	return cards;
};
/** By KINDS: the hand, what its thrusters can be expected to draw, and what the ship takes off. */
function reachOf(s, seat) {
	const hand = s.places[handOf(seat)];
	const deck = s.places[deckOf(seat)];
	const reach = kindsIn([hand]);
	const draws = 2 * reach[1];
	const piles = deck.length >= draws ? [deck] : [deck, s.places[discardOf(seat)]];
	const cards = cardsIn(piles);
	if (draws > 0 && cards > 0) {
		const more = kindsIn(piles);
		const drawn = Math.min(1, draws / cards);
		for (let kind = 0; kind < KINDS.length; kind++) reach[kind] += Math.round(more[kind] * drawn);
	}
	for (const part of s.captains[seat].ship) {
		const { ability } = cardOf(part);
		if (ability?.when === "always" && "reduce" in ability) reach[KINDS.indexOf(ability.reduce)] += ability.amount;
	}
	return reach;
}
/** Cards of its own that an ally can be expected to see in a contract. */
const ALLY_SEES = 6;
/** By KINDS: what another captain may bring. Which cards it owns is known to all, if not which of them it holds. */
function allyReach(s, seat) {
	const piles = [
		s.places[deckOf(seat)],
		s.places[handOf(seat)],
		s.places[discardOf(seat)]
	];
	const cards = cardsIn(piles);
	const seen = cards > 0 ? Math.min(1, ALLY_SEES / cards) : 0;
	const reach = kindsIn(piles);
	for (let kind = 0; kind < KINDS.length; kind++) reach[kind] *= seen;
	return reach;
}
/** For every seat what it may bring, as the leader judges it: looked up once for all contracts. */
const reaches = (s) => s.captains.map((_, seat) => seat === s.turn.leader ? reachOf(s, seat) : allyReach(s, seat));
/** Rounds after which search neither gambles nor lies any more: games of people are over long before. */
const PATIENCE = 50;
/** Has the game gone on for so long that prestige is lost as fast as it is won? */
const goesOn = (s) => s.turn.number > PATIENCE * s.seats;
/** About one hazard is to be expected of each die, and every shield blocks one. */
const isSafe = (s, contract, shields) => !goesOn(s) || shields >= contract.offers[3];
/** Can the leader expect to meet a contract with these allies? */
function isWithinCompany(s, known, allies, contract) {
	const { requires } = contract;
	const mine = known[s.turn.leader];
	for (let kind = 0; kind < KINDS.length; kind++) if (requires[kind] > 0 && requires[kind] > together(mine, known, allies, kind)) return false;
	return isSafe(s, contract, together(mine, known, allies, 2));
}
function together(mine, known, allies, kind) {
	let sum = mine[kind];
	for (let i = 0; i < allies.length; i++) sum += known[allies[i]][kind];
	return Math.round(sum);
}
/** Enough of everything, actions for it, and more prestige than hazards to be expected. */
function isWithin(s, reach, contract) {
	const { requires, offers } = contract;
	for (let kind = 0; kind < KINDS.length; kind++) if (requires[kind] > reach[kind]) return false;
	if (requires[1] + requires[2] + requires[4] + requires[3] / 2 > 1 + reach[0]) return false;
	if (offers[3] > 0 && offers[0] <= offers[3] - reach[2]) return false;
	return isSafe(s, contract, reach[2]);
}

// games/moonrakers/rules/src/use-parts.ts
function activated(card) {
	return card.ability?.when === "activate" ? card.ability : null;
}
/** Does the owner choose the cards that pay? */
const choosesCards = (cost) => typeof cost.discard === "string" || cost.trash === "any";
const isShield = (card) => card === "shield";
/** The cards that a part asks for where it leaves no choice. */
const fixedCards = (cost) => {
	if (Array.isArray(cost.discard)) return cost.discard;
	return cost.trash !== void 0 && cost.trash !== "any" ? [cost.trash] : [];
};
/** The first card of a price that the hand does not have. */
function lacking(hand, cards) {
	return cards.find((card) => copiesIn(cards, card) > copiesIn(hand, card));
}
function refuseChosen(hand, cost, cards) {
	if (!Array.isArray(cards) || !cards.every((card) => typeof card === "string")) return MALFORMED;
	if (cards.length !== (cost.trash === "any" ? 1 : 2)) return MALFORMED;
	if (cards.length === 2 && cards[0] > cards[1]) return MALFORMED;
	if (lacking(hand, cards) !== void 0) return { code: "not-in-hand" };
	if (cost.discard === "twoNotShield" && cards.some(isShield)) return { code: "no-shields" };
	if (cost.discard === "twoAlike" && cards[0] !== cards[1]) return { code: "not-alike" };
}
/** Would using the part do nothing at all? */
function refuseVoid(s, seat, ability) {
	const hand = s.places[handOf(seat)];
	for (const op of ability.do) switch (op.op) {
		case "playFromHand":
			if (!hand.includes(op.card)) return {
				code: "lacks-card",
				card: op.card
			};
			break;
		case "replayCrew":
			if (playedCrew(s, seat).length === 0) return { code: "no-crew-played" };
			break;
		case "cycle": if (hand.length === 0) return { code: "empty-hand" };
	}
}
function refuseBefore(s, seat, part, ability) {
	const m = missionOf(s);
	if (ability.once && isUsed(s, seat, part)) return {
		code: "used",
		card: part
	};
	if (m.actions[seat] < (ability.cost.actions ?? 0)) return { code: "no-action" };
	const lacks = lacking(s.places[handOf(seat)], fixedCards(ability.cost));
	return lacks === void 0 ? refuseVoid(s, seat, ability) : {
		code: "lacks-card",
		card: lacks
	};
}
function refuseUse(s, seat, answer) {
	if (!hasOnly(answer, "act", "part", "cards")) return MALFORMED;
	const part = answer.part;
	if (!s.captains[seat].ship.includes(part)) return { code: "not-installed" };
	const ability = activated(cardOf(part));
	if (!ability) return {
		code: "not-usable",
		card: part
	};
	const before = refuseBefore(s, seat, part, ability);
	if (before) return before;
	if (choosesCards(ability.cost)) {
		if (payments(s.places[handOf(seat)], ability.cost).length === 0) return {
			code: "cannot-pay-cards",
			card: part
		};
		return refuseChosen(s.places[handOf(seat)], ability.cost, answer.cards);
	}
	return answer.cards === void 0 ? void 0 : MALFORMED;
}
/** Every choice of cards that pays. */
function payments(hand, cost) {
	const kinds = kindsIn$1(hand);
	if (cost.trash === "any") return kinds.map((card) => [card]);
	if (cost.discard === "twoAlike") return kinds.filter((card) => copiesIn(hand, card) > 1).map((card) => [card, card]);
	const pairs = [];
	const plain = kinds.filter((card) => !isShield(card));
	for (let i = 0; i < plain.length; i++) for (let j = i; j < plain.length; j++) if (i !== j || copiesIn(hand, plain[i]) > 1) pairs.push([plain[i], plain[j]]);
	return pairs;
}
function addUses(s, seat, out) {
	for (const part of s.captains[seat].ship) {
		const ability = activated(cardOf(part));
		if (!ability || refuseBefore(s, seat, part, ability)) continue;
		if (!choosesCards(ability.cost)) out.push({
			act: "use",
			part
		});
		else for (const cards of payments(s.places[handOf(seat)], ability.cost)) out.push({
			act: "use",
			part,
			cards
		});
	}
}
function usePart(s, seat, answer, tell) {
	const part = answer.part;
	const card = cardOf(part);
	const ability = activated(card);
	const m = missionOf(s);
	if (ability.once) m.used.push(usedMark(seat, part));
	m.actions[seat] -= ability.cost.actions ?? 0;
	tell?.({
		what: "uses-part",
		seat,
		card: part
	});
	const cards = choosesCards(ability.cost) ? answer.cards : fixedCards(ability.cost);
	for (const paid of cards) if (ability.cost.trash !== void 0) trash(s, seat, paid, handOf(seat), tell);
	else move(s, handOf(seat), discardOf(seat), paid);
	if (cards.length > 0 && ability.cost.trash === void 0) tell?.({
		what: "discards",
		seat,
		cards: cards.slice()
	});
	beginEffect(s, seat, part, card.program, false);
}

// games/moonrakers/rules/src/serving.ts
function needsOf(s, seat) {
	const m = missionOf(s);
	const lacks = allMissing(s);
	const hazards = hazardsOf(m, seat);
	const unmet = hazards > 0 || lacks.some((n) => n > 0);
	const left = s.places[deckOf(seat)].length + s.places[discardOf(seat)].length;
	return {
		s,
		m,
		seat,
		missing: lacks,
		hazards,
		cards: unmet && left > 0,
		actions: unmet && s.places[handOf(seat)].length > m.actions[seat]
	};
}
function kindServes(n, kind) {
	if (n.missing[kind] > 0) return true;
	if (kind === 0) return n.actions;
	if (kind === 1) return n.cards;
	return kind === 2 && n.hazards > 0;
}
function opServes(n, op) {
	switch (op.op) {
		case "actions": return n.actions;
		case "draw":
		case "cycle":
		case "peekPlay":
		case "searchPlay":
		case "drawThenPlay": return n.cards;
		case "contribute":
		case "reduce": return n.missing[KINDS.indexOf(op.kind)] > 0;
		case "playAs": return kindServes(n, KINDS.indexOf(op.kind));
		case "dealDamage":
		case "playFromHand": return n.missing[3] > 0;
		case "damageBonus": return n.missing[3] > 0;
		case "reduceAny": return n.missing.some((lack) => lack > 0);
		case "block":
		case "discardDie":
		case "reroll": return n.hazards > 0;
		case "recoverCrew":
		case "replayCrew": return n.missing.some((lack) => lack > 0);
		case "choose": return op.of.some((ops) => ops.some((inner) => opServes(n, inner)));
		default: return false;
	}
}
/** Does playing this crew card trash one that can't be spared, or flood the deck? With nothing else in hand nothing is trashed. */
function costsTooMuch({ s, seat }, card) {
	for (const op of programOf(card.program)) {
		if (op.op === "gain" && floods(s, seat, op.card)) return true;
		if (op.op === "trashTop" && !canSpareAny(s, seat)) return true;
		if (op.op !== "trash" || op.optional) continue;
		const others = s.places[handOf(seat)].filter((other) => other !== card.id);
		if (others.length > 0 && spareOf(s, seat, others).length === 0) return true;
	}
	return false;
}
/** Does using a part trash what can't be spared, or flood the deck? */
function useCostsTooMuch({ s, seat }, { part, cards }) {
	const ability = activated(cardOf(part));
	if (ability?.do.some((op) => op.op === "gain" && floods(s, seat, op.card))) return true;
	const trash = ability?.cost.trash;
	if (trash === void 0) return false;
	return spareOf(s, seat, trash === "any" ? cards : [trash]).length === 0;
}
function cardServes(n, card) {
	if (card.kind < 0) return false;
	if (card.kind !== 4) return kindServes(n, card.kind);
	if (n.missing[4] === 0 && !programOf(card.program).some((op) => opServes(n, op))) return false;
	return !costsTooMuch(n, card);
}
/** Does playing this card give back the action it costs? */
const givesActions = (card) => card.kind === 0 || card.kind === 4 && programOf(card.program).some((op) => op.op === "actions");
/** A mercenary who is paid with the last prestige of the contract leaves only its hazards. */
const leavesPrestige = ({ m, seat }) => (m.terms[seat]?.[0] ?? 0) - m.mercenaryPrestige > 1;
function serves(n, answer) {
	if (answer.act === "use") return programOf(cardOf(answer.part).program).some((op) => opServes(n, op)) && !useCostsTooMuch(n, answer);
	const card = cardOf(answer.card);
	if (answer.act === "hire" && card.kind !== 4) return n.missing[card.kind] > 0;
	if (answer.act === "hire" && !leavesPrestige(n)) return false;
	return cardServes(n, card);
}
/** The plays that serve; where one action is left and a card would give more, nothing else is paid with it. */
function servingPlays(s, seat, plays) {
	const n = needsOf(s, seat);
	const out = plays.filter((answer) => serves(n, answer));
	if (n.m.actions[seat] !== 1 || out.length < 2) return out;
	const costs = (a) => a.act === "play" && a.free === void 0;
	const gives = (a) => costs(a) && givesActions(cardOf(a.card));
	return out.some(gives) ? out.filter((a) => a.act !== "use" && (!costs(a) || gives(a))) : out;
}

// games/moonrakers/rules/src/mission-play.ts
const DONE = Object.freeze({ act: "done" });
const speaks = (m, seat) => m.floor[seat] && !m.done[seat];
/** Who is asked now; nobody when all are done. The floor comes back to the leader; the last who is not done has it in any case. */
function continuePlay(s) {
	const m = missionOf(s);
	const left = m.participants.filter((seat) => !m.done[seat]);
	if (left.length === 0) return;
	if (left.length === 1) m.floor[left[0]] = true;
	else if (left.every((seat) => !m.floor[seat])) m.floor[s.turn.leader] = !m.done[s.turn.leader];
	const asked = left.filter((seat) => m.floor[seat]);
	push(s, {
		do: "play-cards",
		asked: asked.length > 0 ? asked : [s.turn.leader]
	});
}
function refusePlay(s, seat, answer) {
	if (!hasOnly(answer, "act", "card", "free", "raise")) return MALFORMED;
	if (!s.places[handOf(seat)].includes(answer.card)) return { code: "not-in-hand" };
	const card = cardOf(answer.card);
	const parts = waivers(s, seat, card, helpersOf(s, seat));
	if (answer.free === void 0) {
		if (mustBeFree(parts)) return {
			code: "is-free",
			card: card.id
		};
		if (missionOf(s).actions[seat] < 1) return { code: "no-action" };
	} else if (!parts.some(({ id }) => id === answer.free)) return NOT_OFFERED;
	return refuseRaise(s, seat, answer);
}
/** The floor goes to some of the participants: a list of seats in order, and not those who have it already. */
function refuseFloor(s, seat, to) {
	const m = missionOf(s);
	if (seat !== s.turn.leader || m.participants.length < 2) return { code: "leader-directs" };
	if (!Array.isArray(to) || to.length === 0) return MALFORMED;
	for (let i = 0; i < to.length; i++) if (!m.participants.includes(to[i]) || i > 0 && to[i - 1] >= to[i]) return MALFORMED;
	return m.participants.every((other) => to.includes(other) === speaks(m, other)) ? { code: "has-floor" } : void 0;
}
function refuse$2(s, seat, answer) {
	if (answer.act === "floor") return hasOnly(answer, "act", "to") ? refuseFloor(s, seat, answer.to) : MALFORMED;
	if (!speaks(missionOf(s), seat)) return { code: "no-floor" };
	switch (answer.act) {
		case "play": return refusePlay(s, seat, answer);
		case "use": return refuseUse(s, seat, answer);
		case "hire": return refuseHire(s, seat, answer);
		case "done": return hasOnly(answer, "act") ? void 0 : MALFORMED;
		default: return NOT_OFFERED;
	}
}
/** Every way to play a card of the hand. */
function addPlays(s, seat, out) {
	const canPay = missionOf(s).actions[seat] > 0;
	const hand = s.places[handOf(seat)];
	const helpers = helpersOf(s, seat);
	for (let i = 0; i < hand.length; i++) {
		if (i > 0 && hand[i] === hand[i - 1]) continue;
		const card = cardOf(hand[i]);
		const parts = waivers(s, seat, card, helpers);
		const raise = raiser(s, seat, card.id, helpers);
		if (canPay && !mustBeFree(parts)) {
			out.push(card.play);
			if (raise) out.push({
				act: "play",
				card: card.id,
				raise
			});
		}
		for (const { id: free } of parts) {
			out.push({
				act: "play",
				card: card.id,
				free
			});
			if (raise) out.push({
				act: "play",
				card: card.id,
				free,
				raise
			});
		}
	}
}
/** All that a seat can do with the floor, but for being done. */
function plays(s, seat) {
	const out = [];
	if (!speaks(missionOf(s), seat)) return out;
	addPlays(s, seat, out);
	if (s.captains[seat].ship.length > 0) addUses(s, seat, out);
	addHires(s, seat, out);
	return out;
}
/** Does it pay an ally to lie: does somebody else gain more by the contract, or is its failure what the ally hopes for? */
function mayLie(s, seat) {
	const m = missionOf(s);
	if (seat === s.turn.leader || s.places[playedOf(seat)].length > 0 || goesOn(s)) return false;
	const mine = m.terms[seat]?.[0] ?? 0;
	if (m.participants.some((other) => (m.terms[other]?.[0] ?? 0) > mine)) return true;
	return s.places[objectivesOf(seat)].some((card) => {
		const check = cardOf(card).check;
		return check?.at === "evaluated" && !check.success;
	});
}
/**
* For search: whoever has begun to help goes on while anything serves the contract. An ally whom it pays may do nothing at all:
* that is how it lies.
*/
function searchPlays(s, seat) {
	const all = plays(s, seat);
	if (!speaks(missionOf(s), seat)) return all;
	const out = servingPlays(s, seat, all);
	if (out.length === 0 || mayLie(s, seat)) out.push(DONE);
	return out;
}
/** For search: the floor goes to one who is not done, and comes back when that one is. So it can't go round for ever. */
function addHandovers(s, seat, out) {
	const m = missionOf(s);
	if (seat !== s.turn.leader || m.participants.length < 2) return;
	for (const other of m.participants) if (other !== seat && !m.done[other] && !m.floor[other]) out.push({
		act: "floor",
		to: [other]
	});
}
/** For people: any of the participants, in any company. */
function allFloors(s, seat) {
	const seats = missionOf(s).participants.slice().sort((a, b) => a - b);
	const answers = [];
	for (let mask = 1; mask < 1 << seats.length; mask++) {
		const to = seats.filter((_, i) => mask & 1 << i);
		if (!refuseFloor(s, seat, to)) answers.push({
			act: "floor",
			to
		});
	}
	return answers;
}
/** What is there and can't be done now: each with the one answer that its refusal is about. */
function greyed(s, seat, offered) {
	if (!speaks(missionOf(s), seat)) return [];
	const out = [];
	for (const card of kindsIn$1(s.places[handOf(seat)])) if (!offered.some((a) => a.act === "play" && a.card === card)) out.push(cardOf(card).play);
	for (const part of s.captains[seat].ship) if (activated(cardOf(part)) && !offered.some((a) => a.act === "use" && a.part === part)) out.push({
		act: "use",
		part
	});
	if (seat === s.turn.leader) {
		for (const card of kindsIn$1(s.places[11])) if (!offered.some((a) => a.act === "hire" && a.card === card)) out.push({
			act: "hire",
			card
		});
	}
	return out;
}
function question$1(s, seat) {
	const offered = plays(s, seat);
	if (speaks(missionOf(s), seat)) offered.push(DONE);
	offered.push(...allFloors(s, seat));
	const option = (answer) => ({
		answer,
		label: answerLabel(s, answer),
		group: String(answer.act)
	});
	const options = [...offered.map(option), ...greyed(s, seat, offered).map((answer) => ({
		...option(answer),
		reason: refuse$2(s, seat, answer) ?? MALFORMED
	}))];
	const actions = missionOf(s).actions[seat];
	return {
		kind: "choose",
		prompt: speaks(missionOf(s), seat) ? `Play cards; you have ${actions} ${actions === 1 ? "action" : "actions"}` : "Say who plays next",
		options
	};
}
/** Who gets the floor may play on, even if done before. */
function giveFloor(s, to, tell) {
	const m = missionOf(s);
	for (const seat of m.participants) {
		m.floor[seat] = to.includes(seat);
		if (m.floor[seat]) m.done[seat] = false;
	}
	tell?.({
		what: "gives-floor",
		seat: s.turn.leader,
		floor: to.slice()
	});
}
function takePlay(s, seat, answer, tell) {
	const m = missionOf(s);
	const card = answer.card;
	if (answer.free === void 0) m.actions[seat]--;
	else if (!isUsed(s, seat, answer.free)) {
		m.used.push(usedMark(seat, answer.free));
		tell?.({
			what: "part-answers",
			seat,
			card: answer.free
		});
	}
	playCard(s, seat, card, handOf(seat), raisedValue(s, seat, answer), tell);
}
const playCards = {
	seats: (_, frame) => frame.asked,
	ask: (s, seat) => question$1(s, seat),
	answers(s, seat) {
		const out = searchPlays(s, seat);
		addHandovers(s, seat, out);
		return out;
	},
	refuse: (s, seat, _, answer) => refuse$2(s, seat, answer),
	take(s, seat, frame, answer, tell) {
		switch (answer.act) {
			case "done":
				missionOf(s).done[seat] = true;
				tell?.({
					what: "is-done",
					seat
				});
				continuePlay(s);
				return;
			case "floor":
				giveFloor(s, answer.to, tell);
				continuePlay(s);
				return;
		}
		push(s, frame);
		if (answer.act === "play") takePlay(s, seat, answer, tell);
		else if (answer.act === "use") usePart(s, seat, answer, tell);
		else hireMercenary(s, seat, answer.card, tell);
	}
};
/** The leader may take the floor back, or give it elsewhere, while others have it. */
const directFloor = {
	open(s, seat) {
		const frame = s.stack[s.stack.length - 1];
		return frame.do === "play-cards" && seat === s.turn.leader && !frame.asked.includes(seat) && missionOf(s).participants.length > 1;
	},
	seenByAll: true,
	ask: (s, seat) => ({
		kind: "choose",
		prompt: "Say who plays now",
		options: allFloors(s, seat).map(({ to }) => {
			return {
				answer: {
					may: "direct-floor",
					to
				},
				label: answerLabel(s, {
					act: "floor",
					to
				})
			};
		})
	}),
	answers: () => [],
	refuse: (s, seat, answer) => hasOnly(answer, "may", "to") ? refuseFloor(s, seat, answer.to) : MALFORMED,
	take(s, _, answer, tell) {
		s.stack.pop();
		giveFloor(s, answer.to, tell);
		continuePlay(s);
	}
};

// games/moonrakers/rules/src/mission.ts
const many = (n, make) => {
	const list = [];
	for (let i = 0; i < n; i++) list.push(make());
	return list;
};
const zero = () => 0;
const no = () => false;
const zeroByKind = () => [
	0,
	0,
	0,
	0,
	0
];
function newMission(s, contract, terms) {
	const { seats } = s;
	const participants = [];
	for (let i = 0; i < seats; i++) {
		const seat = (s.turn.leader + i) % seats;
		if (terms[seat] !== null) participants.push(seat);
	}
	return {
		contract,
		terms,
		participants,
		dice: many(seats, () => []),
		rolled: many(seats, zero),
		contributed: many(seats + 1, zeroByKind),
		played: many(seats, zeroByKind),
		basics: many(seats, zero),
		damageCards: many(seats, zero),
		damageBonus: 0,
		reduced: zeroByKind(),
		actions: terms.map((share) => share === null ? 0 : 1),
		blocks: many(seats, zero),
		used: [],
		floor: many(seats, no),
		done: many(seats, no),
		mercenaryPrestige: 0,
		mercenaryCredits: 0,
		mercenaries: 0,
		success: null
	};
}
/** Terms are agreed, or the leader goes alone: from the roll on nothing of that changes. */
function beginMission(s, contract, terms, tell) {
	s.talks = null;
	s.turn.phase = "mission";
	s.mission = newMission(s, contract, terms);
	tell?.({
		what: "sets-out",
		seat: s.turn.leader,
		card: contract,
		terms
	});
	push(s, { do: "final-steps" });
	push(s, { do: "evaluate" });
	push(s, { do: "roll-hazards" });
}
/** Dice that ship parts keep off. */
function diceKeptOff(s, seat) {
	let fewer = 0;
	for (const part of s.captains[seat].ship) {
		const { ability } = cardOf(part);
		if (ability?.when === "roll") fewer += ability.fewerDice;
	}
	return fewer;
}
const startOf = (part) => {
	const { ability } = cardOf(part);
	return ability?.when === "start" ? ability : null;
};
function startParts(s, seat) {
	return s.captains[seat].ship.filter((part) => {
		const start = startOf(part);
		return start && (!start.asLeader || seat === s.turn.leader);
	});
}
const drawsForOwner = (part) => {
	const start = startOf(part);
	return start !== null && !start.forOtherAllies && start.do.some((op) => op.op === "draw");
};
/** The order matters where one part looks at a hand that another one adds to. */
function ordered(parts) {
	const drawing = parts.filter(drawsForOwner);
	return drawing.length > 1 && drawing.some((part) => startOf(part)?.ifHandHasNo) ? drawing : [];
}
/** Which of several parts answers says of which kind the hand has no card: the others hear that one does, not which. */
const answersUnseen = (seat, part) => ({
	what: "part-answers",
	seat,
	card: part,
	to: [seat],
	others: {
		what: "some-part-answers",
		seat
	}
});
function startAbility(s, seat, part, tell) {
	const start = startOf(part);
	const kind = start.ifHandHasNo && KINDS.indexOf(start.ifHandHasNo);
	if (kind !== void 0 && s.places[handOf(seat)].some((card) => cardOf(card).kind === kind)) return;
	const seats = start.forOtherAllies ? otherAllies(s, seat) : [seat];
	if (seats.length > 0) tell?.(kind === void 0 ? {
		what: "part-answers",
		seat,
		card: part
	} : answersUnseen(seat, part));
	for (const op of start.do) for (const other of seats) doNow(s, other, op, tell);
}
const without = (parts, part) => parts.filter((other) => other !== part);
const orderAbilities = {
	seats: (_, frame) => only(frame.seat),
	ask: (_, __, frame) => chooseFrom("Which ship part comes first?", ordered(frame.parts).map(cardOption)),
	answers: (_, __, frame) => ordered(frame.parts).map((card) => ({ card })),
	refuse: (_, __, frame, answer) => refuseCard(ordered(frame.parts), answer),
	take(s, seat, frame, answer, tell) {
		const part = answer.card;
		push(s, {
			do: "start-abilities",
			seat,
			parts: without(frame.parts, part)
		});
		startAbility(s, seat, part, tell);
	}
};
function rewards(s, m, tell) {
	const { leader } = s.turn;
	for (const seat of m.participants) {
		const share = m.terms[seat];
		const prestige = share[0] - (seat === leader ? m.mercenaryPrestige : 0);
		const credits = share[1] - (seat === leader ? m.mercenaryCredits : 0);
		changePrestige(s, seat, prestige, `contract:${m.contract}`, tell);
		changeCredits(s, seat, credits, `contract:${m.contract}`, tell);
	}
	for (const seat of m.participants.toReversed()) {
		const left = m.terms[seat][2];
		if (left > 0) push(s, {
			do: "bonus-cards",
			seat,
			left
		});
	}
}
const missionSteps = {
	"roll-hazards": { run(s, _, tell) {
		const m = missionOf(s);
		for (const seat of m.participants) {
			const agreed = m.terms[seat][3];
			const count = Math.max(0, agreed - diceKeptOff(s, seat));
			for (let i = 0; i < count; i++) m.dice[seat].push(DIE_FACES[roll(s, DIE_FACES.length)]);
			m.rolled[seat] = count;
			if (agreed > 0) tell?.({
				what: "rolls",
				seat,
				dice: m.dice[seat].slice()
			});
		}
		m.floor[s.turn.leader] = true;
		continuePlay(s);
		for (const seat of m.participants.toReversed()) {
			const parts = startParts(s, seat);
			if (parts.length > 0) push(s, {
				do: "start-abilities",
				seat,
				parts
			});
		}
	} },
	"start-abilities": { run(s, { seat, parts }, tell) {
		const asked = ordered(parts);
		const next = parts.find((part) => !asked.includes(part));
		if (next !== void 0) {
			push(s, {
				do: "start-abilities",
				seat,
				parts: without(parts, next)
			});
			startAbility(s, seat, next, tell);
		} else if (parts.length > 0) push(s, {
			do: "order-abilities",
			seat,
			parts
		});
	} },
	"order-abilities": orderAbilities,
	"play-cards": playCards,
	evaluate: { run(s, _, tell) {
		const m = missionOf(s);
		m.success = isMet(s);
		s.turn.phase = "rewards";
		tell?.({
			what: m.success ? "succeeds" : "fails",
			seat: s.turn.leader,
			card: m.contract
		});
		if (m.success) rewards(s, m, tell);
	} },
	"final-steps": { run(s, _, tell) {
		const m = missionOf(s);
		for (const seat of m.participants) changePrestige(s, seat, -hazardsOf(m, seat), `hazards:${m.contract}`, tell);
		for (const seat of m.participants) {
			moveAll(s, playedOf(seat), discardOf(seat));
			const kept = s.places[handOf(seat)];
			if (kept.length > 0) tell?.({
				what: "kept-back",
				seat,
				cards: kept.slice()
			});
			moveAll(s, handOf(seat), discardOf(seat));
		}
		for (const seat of m.participants) if (seat !== s.turn.leader) drawHand(s, seat, tell);
		move(s, 1, 2, m.contract);
		refill(s, "contract", tell);
		s.turn.phase = "buying";
	} }
};

// games/moonrakers/rules/src/objectives.ts
function carries(s, seat, check) {
	const { ship } = s.captains[seat];
	return check.brands.every((brand) => ship.filter((part) => cardOf(part).brand === brand).length >= check.each);
}
function didDuring(s, m, seat, check) {
	if (!takesPart(s, seat)) return false;
	return (check.played !== void 0 ? m.played[seat][KINDS.indexOf(check.played)] : given(m, seat, KINDS.indexOf(check.contributed ?? "damage"))) >= check.atLeast;
}
function fitsRole(s, m, seat, as) {
	const leads = seat === s.turn.leader;
	switch (as) {
		case "ally": return !leads;
		case "alone": return leads && m.participants.length === 1 && m.mercenaries === 0;
		case "leaderOfAll": return leads && m.participants.length === s.seats;
		default: return true;
	}
}
function wasEvaluated(s, m, seat, check) {
	if (m.success !== check.success || !takesPart(s, seat) || !fitsRole(s, m, seat, check.as)) return false;
	if (check.type !== void 0 && cardOf(m.contract).type !== check.type) return false;
	if (check.playedNo !== void 0 && m.played[seat][KINDS.indexOf(check.playedNo)] > 0) return false;
	return check.diceRolled === void 0 || m.rolled[seat] >= check.diceRolled;
}
/** Can this objective be claimed now, if the seat holds it? */
function isFulfilled(s, seat, objective) {
	const check = cardOf(objective).check;
	switch (check.at) {
		case "ship": return carries(s, seat, check);
		case "endOfTurn": return s.turn.phase === "buying" && seat === s.turn.leader && s.captains[seat].credits >= check.credits;
		case "replaced": return s.turn.replaced[seat];
		case "during": return s.mission !== null && didDuring(s, s.mission, seat, check);
		case "evaluated": return s.mission !== null && wasEvaluated(s, s.mission, seat, check);
	}
}
function refuse$1(s, seat, card) {
	if (!s.places[objectivesOf(seat)].includes(card)) return { code: "not-held" };
	return isFulfilled(s, seat, card) ? void 0 : {
		code: "not-fulfilled",
		card
	};
}
const claimOf = (card) => ({
	may: "claim-objective",
	card
});
const claimObjective = {
	open(s, seat) {
		if (s.stack[s.stack.length - 1].do === "keep-objectives") return false;
		for (const card of s.places[objectivesOf(seat)]) if (isFulfilled(s, seat, card)) return true;
		return false;
	},
	ask: (s, seat) => ({
		kind: "choose",
		prompt: "Claim an objective; it scores when the turn ends",
		options: s.places[objectivesOf(seat)].map((card) => {
			const reason = refuse$1(s, seat, card);
			const option = {
				answer: claimOf(card),
				label: `Claim ${nameOf$2(card)}`
			};
			return reason ? {
				...option,
				reason
			} : option;
		})
	}),
	answers: (s, seat) => s.places[objectivesOf(seat)].filter((card) => !refuse$1(s, seat, card)).map(claimOf),
	refuse: (s, seat, answer) => hasOnly(answer, "may", "card") ? refuse$1(s, seat, answer.card) : MALFORMED,
	take(s, seat, answer, tell) {
		const card = answer.card;
		move(s, objectivesOf(seat), 14, card);
		s.captains[seat].claimed.push(card);
		s.turn.claims.push(seat);
		if (cardOf(card).check?.at === "endOfTurn") s.turn.closed = true;
		tell?.({
			what: "claims",
			seat,
			card
		});
	}
};

// games/moonrakers/rules/src/terms.ts
const upTo = (n) => Array.from({ length: n }, (_, i) => i);
const PARTIES = upTo(6).map((seats) => upTo(seats).map((leader) => upTo(seats).map((ally) => upTo(seats).map((seat) => ({
	id: String(seat),
	label: seatName(seat),
	always: seat === leader || seat === ally
})))));
const COLUMNS_OF = new Map(allCards.filter(({ deck }) => deck === "contract").map(({ id: contract, offers }) => [contract, COLUMNS.map((id, i) => ({
	id,
	label: COLUMN_NAMES[id],
	total: offers[i]
}))]));
/** What an offer of this seat must look like: each column adds up to what the contract offers; the leader and the seat take part. */
const termsTable = (s, contract, seat) => ({
	parties: PARTIES[s.seats][s.turn.leader][seat],
	columns: COLUMNS_OF.get(contract) ?? [],
	least: 2
});
const offerQuestion = (prompt, options, table) => ({
	kind: "offer",
	prompt,
	options,
	...table
});
const refuseTerms = (s, contract, seat, answer) => refusalOfOffer(termsTable(s, contract, seat), answer);
const termsOf = (answer) => answer.offer;
/** The leader alone has everything, good and bad. */
function aloneTerms(s, contract) {
	const share = cardOf(contract).offers.slice(0, COLUMNS.length);
	const terms = [];
	for (let seat = 0; seat < s.seats; seat++) terms.push(seat === s.turn.leader ? share : null);
	return terms;
}
/** Deals out a column one by one, beginning with the first of the list. */
function dealOut(rows, column, total, to) {
	for (let i = 0; i < total; i++) rows[to[i % to.length]][column]++;
}
/** Three ways to share that are typical of many: evenly; prestige for the leader; prestige for the allies. */
const SPLITS = [
	(rows, offers, leader, allies) => {
		const all = [leader, ...allies];
		for (const column of [0, 3]) dealOut(rows, column, offers[column], all);
		for (const column of [1, 2]) dealOut(rows, column, offers[column], [...allies, leader]);
	},
	(rows, offers, leader, allies) => {
		for (const column of [0, 3]) dealOut(rows, column, offers[column], [leader]);
		for (const column of [1, 2]) dealOut(rows, column, offers[column], allies);
	},
	(rows, offers, leader, allies) => {
		for (const column of [0, 3]) dealOut(rows, column, offers[column], allies);
		for (const column of [1, 2]) dealOut(rows, column, offers[column], [leader]);
	}
];
const company = (allies) => ({
	allies,
	offers: /* @__PURE__ */ new Map()
});
/** Who could come along, for a leader and a number of seats: one ally, two allies, everybody. */
function companiesBySize(others) {
	const pairs = [];
	for (let i = 0; i < others.length; i++) for (let j = i + 1; j < others.length; j++) pairs.push(company([others[i], others[j]]));
	return [
		others.map((seat) => company([seat])),
		pairs,
		others.length > 2 ? [company(others)] : []
	];
}
const OTHERS = upTo(6).map((seats) => upTo(seats).map((leader) => othersFrom({ seats }, leader)));
const COMPANIES = OTHERS.map((leaders) => leaders.map(companiesBySize));
/** Can the contract be expected to be met in any company? What all together can't meet, nobody can. */
const isWithinAny = (s, contract, known) => isWithinCompany(s, known, OTHERS[s.seats][s.turn.leader], contract);
/** The smallest companies with whom the contract can be expected to be met. */
function companies(s, contract, known) {
	if (!isWithinAny(s, contract, known)) return [];
	for (const list of COMPANIES[s.seats][s.turn.leader]) {
		const able = list.filter(({ allies }) => isWithinCompany(s, known, allies, contract));
		if (able.length > 0) return able;
	}
	return [];
}
/** What the leader may propose to these allies. Kept, but not frozen: frozen lists are copied many times more slowly, and nothing changes terms. */
function offersTo({ seats, turn: { leader } }, allies, offers) {
	return SPLITS.map((split) => {
		const rows = upTo(seats).map((seat) => seat === leader || allies.includes(seat) ? [
			0,
			0,
			0,
			0
		] : null);
		split(rows, offers, leader, allies);
		return { offer: rows };
	});
}
/** Proposals for search: finite, and typical of what could be said. */
function proposals(s, contract) {
	const card = cardOf(contract);
	const answers = [];
	for (const { allies, offers } of companies(s, card, reaches(s))) {
		let kept = offers.get(contract);
		if (!kept) {
			kept = offersTo(s, allies, card.offers);
			offers.set(contract, kept);
		}
		for (const answer of kept) answers.push(answer);
	}
	return answers;
}
/** The same terms with one unit of a column moved. */
function moved(terms, column, from, to) {
	if ((terms[from]?.[column] ?? 0) === 0 || !terms[to]) return null;
	const rows = [];
	for (let seat = 0; seat < terms.length; seat++) rows.push(terms[seat]?.slice() ?? null);
	rows[from][column]--;
	rows[to][column]++;
	return { offer: rows };
}
/** Counter-proposals for search: a little more for the seat, a die less, at the leader's expense. */
function counters(s, seat, terms) {
	const { leader } = s.turn;
	return [
		moved(terms, 0, leader, seat),
		moved(terms, 1, leader, seat),
		moved(terms, 2, leader, seat),
		moved(terms, 3, seat, leader)
	].filter((answer) => answer !== null);
}

// games/moonrakers/rules/src/talks.ts
/** Search stops talking after so many proposals, and counter-proposals of one seat; people may go on. */
const MOST_PROPOSALS = 2;
const MOST_COUNTERS = 1;
function talksOf(s) {
	if (!s.talks) throw new Error("there are no talks");
	return s.talks;
}
function beginTalks(s, contract, tell) {
	const none = (value) => new Array(s.seats).fill(value);
	s.turn.phase = "talks";
	s.turn.negotiated++;
	s.talks = {
		contract,
		terms: null,
		author: s.turn.leader,
		replies: none(null),
		counters: none(null),
		proposals: 0,
		countered: none(0)
	};
	tell?.({
		what: "begins-talks",
		seat: s.turn.leader,
		card: contract
	});
	push(s, {
		do: "talk",
		asked: [s.turn.leader]
	});
}
/** Allies who are named and have not said anything; and the leader, once there is something to decide. */
function continueTalks(s) {
	const t = talksOf(s);
	const { leader } = s.turn;
	const waiting = [];
	let leaderToo = t.terms === null;
	t.terms?.forEach((row, seat) => {
		if (row === null || seat === leader) return;
		if (t.replies[seat] === null) waiting.push(seat);
		else if (t.replies[seat] !== "accept") leaderToo = true;
	});
	push(s, {
		do: "talk",
		asked: leaderToo || waiting.length === 0 ? [leader, ...waiting] : waiting
	});
}
function putOnTable(s, author, terms) {
	const t = talksOf(s);
	t.terms = terms;
	t.author = author;
	t.proposals++;
	t.replies.fill(null);
	t.counters.fill(null);
	if (author !== s.turn.leader) t.replies[author] = "accept";
}
const allAccept = (s, t) => t.terms?.every((row, seat) => row === null || seat === s.turn.leader || t.replies[seat] === "accept") === true;
function refuseLeader(s, answer) {
	const t = talksOf(s);
	if (answer.offer !== void 0) return refuseTerms(s, t.contract, s.turn.leader, answer);
	switch (answer.act) {
		case "adopt":
			if (!hasOnly(answer, "act", "seat")) return MALFORMED;
			return typeof answer.seat === "number" && t.counters[answer.seat] ? void 0 : { code: "no-counter" };
		case "lock":
			if (!hasOnly(answer, "act")) return MALFORMED;
			return allAccept(s, t) ? void 0 : { code: "not-agreed" };
		case "alone":
		case "end-talks": return hasOnly(answer, "act") ? void 0 : MALFORMED;
		default: return NOT_OFFERED;
	}
}
function refuseAlly(s, seat, answer) {
	const t = talksOf(s);
	if (answer.offer !== void 0) return refuseTerms(s, t.contract, seat, answer);
	if (answer.act !== "accept" && answer.act !== "decline") return NOT_OFFERED;
	return hasOnly(answer, "act") ? void 0 : MALFORMED;
}
const LOCK = Object.freeze({ act: "lock" });
const ALONE = Object.freeze({ act: "alone" });
const END_TALKS = Object.freeze({ act: "end-talks" });
function leaderActs(s) {
	const t = talksOf(s);
	const answers = [];
	if (allAccept(s, t)) answers.push(LOCK);
	t.counters.forEach((terms, seat) => {
		if (terms) answers.push({
			act: "adopt",
			seat
		});
	});
	answers.push(ALONE, END_TALKS);
	return answers;
}
const ALLY_ACTS = [Object.freeze({ act: "accept" }), Object.freeze({ act: "decline" })];
function leaderPrompt(s, t) {
	if (!t.terms) return "Put terms on the table";
	return allAccept(s, t) ? "All have accepted: lock the terms, or put others on the table" : "Not all have accepted: put other terms on the table, go alone, or end the talks";
}
function question(s, seat) {
	const t = talksOf(s);
	const { leader } = s.turn;
	const options = (seat === leader ? leaderActs(s) : ALLY_ACTS).map((answer) => ({
		answer,
		label: answerLabel(s, answer)
	}));
	if (seat === leader && t.terms && !allAccept(s, t)) options.push({
		answer: LOCK,
		label: answerLabel(s, LOCK),
		reason: { code: "not-agreed" }
	});
	const prompt = seat === leader ? leaderPrompt(s, t) : "Accept the terms, decline, or send a counter-proposal";
	return offerQuestion(prompt, options, termsTable(s, t.contract, seat));
}
/** For search: what all have accepted is locked, and talks do not end before anything was proposed. */
function leaderAnswers(s) {
	const t = talksOf(s);
	const { leader } = s.turn;
	if (allAccept(s, t)) return [LOCK];
	const offers = t.proposals < MOST_PROPOSALS ? proposals(s, t.contract) : [];
	if (t.proposals === 0 && offers.length > 0) return offers;
	return [...leaderActs(s).filter((a) => a.act !== "alone" || isWithin(s, reachOf(s, leader), cardOf(t.contract))), ...offers];
}
function answers$1(s, seat) {
	const t = talksOf(s);
	if (seat === s.turn.leader) return leaderAnswers(s);
	return t.countered[seat] < MOST_COUNTERS && t.terms ? [...ALLY_ACTS, ...counters(s, seat, t.terms)] : ALLY_ACTS.slice();
}
function takeLeader(s, answer, tell) {
	const t = talksOf(s);
	const { leader } = s.turn;
	switch (answer.act) {
		case "adopt": {
			const author = answer.seat;
			putOnTable(s, author, t.counters[author]);
			tell?.({
				what: "adopts",
				seat: leader,
				author,
				number: t.proposals,
				terms: t.terms
			});
			continueTalks(s);
			return;
		}
		case "lock":
			beginMission(s, t.contract, t.terms, tell);
			return;
		case "alone":
			tell?.({
				what: "ends-talks",
				seat: leader,
				card: t.contract
			});
			beginMission(s, t.contract, aloneTerms(s, t.contract), tell);
			return;
		case "end-talks":
			tell?.({
				what: "ends-talks",
				seat: leader,
				card: t.contract
			});
			s.talks = null;
			s.turn.phase = "planning";
			push(s, {
				do: "plan",
				seat: leader
			});
			return;
		default:
			putOnTable(s, leader, termsOf(answer));
			tell?.({
				what: "proposes",
				seat: leader,
				number: t.proposals,
				terms: t.terms
			});
			continueTalks(s);
	}
}
function takeAlly(s, seat, answer, tell) {
	const t = talksOf(s);
	if (answer.offer !== void 0) {
		t.replies[seat] = "counter";
		t.counters[seat] = termsOf(answer);
		t.countered[seat]++;
		tell?.({
			what: "counters",
			seat,
			number: t.proposals,
			terms: t.counters[seat],
			instead: t.terms
		});
	} else {
		t.replies[seat] = answer.act;
		tell?.({
			what: answer.act === "accept" ? "accepts" : "declines",
			seat,
			number: t.proposals
		});
	}
	continueTalks(s);
}
const talk = {
	seats: (_, frame) => frame.asked,
	ask: (s, seat) => question(s, seat),
	answers: (s, seat) => answers$1(s, seat),
	refuse: (s, seat, _, answer) => seat === s.turn.leader ? refuseLeader(s, answer) : refuseAlly(s, seat, answer),
	take(s, seat, _, answer, tell) {
		if (seat === s.turn.leader) takeLeader(s, answer, tell);
		else takeAlly(s, seat, answer, tell);
	},
	silence: (s, seat) => seat === s.turn.leader ? null : ALLY_ACTS[1]
};
/** The leader need not wait for those who think about the terms: it takes them back. */
const withdrawTerms = {
	open(s, seat) {
		const frame = s.stack[s.stack.length - 1];
		return frame.do === "talk" && seat === s.turn.leader && !frame.asked.includes(seat);
	},
	seenByAll: true,
	ask: () => ({
		kind: "choose",
		prompt: "Take back the terms to change them",
		options: [{
			answer: { may: "withdraw-terms" },
			label: "Take back the terms"
		}]
	}),
	answers: () => [],
	refuse: (_, __, answer) => hasOnly(answer, "may") ? void 0 : MALFORMED,
	take(s, seat, _, tell) {
		const t = talksOf(s);
		tell?.({
			what: "withdraws",
			seat,
			number: t.proposals
		});
		t.terms = null;
		t.replies.fill(null);
		t.counters.fill(null);
		s.stack.pop();
		continueTalks(s);
	}
};

// games/moonrakers/rules/src/planning.ts
const SWAP_COST = 1;
const STAY = Object.freeze({ act: "stay" });
function refuse(s, seat, answer) {
	const { act, card } = answer;
	if (act === "stay") return hasOnly(answer, "act") ? void 0 : MALFORMED;
	if (act !== "swap" && act !== "alone" && act !== "talk") return NOT_OFFERED;
	if (!hasOnly(answer, "act", "card")) return MALFORMED;
	if (!s.places[1].includes(card)) return NOT_OFFERED;
	if (act === "talk" && s.turn.negotiated >= 2) return { code: "talked-enough" };
	return act === "swap" ? refuseSwap(s, seat) : void 0;
}
function refuseSwap(s, seat) {
	if (s.turn.contractSwapped) return { code: "swapped" };
	const { credits } = s.captains[seat];
	return credits < SWAP_COST ? {
		code: "credits",
		needs: SWAP_COST,
		has: credits
	} : void 0;
}
/** For search: contracts within reach, and a swap only where nothing is. */
function answers(s, seat) {
	const out = [];
	const known = reaches(s);
	const reach = known[seat];
	let prestige = false;
	const canTalk = s.turn.negotiated < 2;
	for (const card of s.places[1]) {
		const contract = cardOf(card);
		if (isWithin(s, reach, contract)) {
			out.push({
				act: "alone",
				card
			});
			prestige ||= contract.offers[0] > 0;
		}
		if (canTalk && isWithinAny(s, contract, known)) out.push({
			act: "talk",
			card
		});
	}
	if (!out.some((answer) => answer.act === "alone") && !refuseSwap(s, seat)) for (const card of s.places[1]) out.push({
		act: "swap",
		card
	});
	if (!prestige) out.push(STAY);
	return out;
}
function options$1(s, seat) {
	const all = [];
	for (const act of [
		"talk",
		"alone",
		"swap"
	]) for (const card of s.places[1]) all.push({
		act,
		card
	});
	all.push(STAY);
	return all.map((answer) => {
		const reason = refuse(s, seat, answer);
		const option = {
			answer,
			label: answerLabel(s, answer),
			group: String(answer.act)
		};
		return reason ? {
			...option,
			reason
		} : option;
	});
}
const plan = {
	seats: (_, frame) => only(frame.seat),
	ask: (s, seat) => ({
		kind: "choose",
		prompt: s.turn.negotiated < 2 ? "Choose a contract, alone or with allies, or stay at base" : "You have negotiated twice: take a contract alone, or stay at base",
		options: options$1(s, seat)
	}),
	answers,
	refuse: (s, seat, _, answer) => refuse(s, seat, answer),
	take(s, seat, frame, answer, tell) {
		const card = answer.card;
		switch (answer.act) {
			case "stay":
				push(s, {
					do: "stay-at-base",
					seat
				});
				return;
			case "alone":
				beginMission(s, card, aloneTerms(s, card), tell);
				return;
			case "talk":
				beginTalks(s, card, tell);
				return;
			case "swap":
				push(s, frame);
				s.turn.contractSwapped = true;
				changeCredits(s, seat, -1, "swap", tell);
				bury(s, 1, 0, card);
				tell?.({
					what: "swaps-contract",
					seat,
					card
				});
				refill(s, "contract", tell);
		}
	}
};

// games/moonrakers/rules/src/flow.ts
const OBJECTIVES_KEPT = 2;
const DICE_FOR_LEADER = 4;
const keepQuestion = (s, seat) => ({
	kind: "pick",
	prompt: "Keep two of your three objectives",
	items: s.places[objectivesOf(seat)].map((card) => ({
		id: card,
		label: nameOf$2(card)
	})),
	min: OBJECTIVES_KEPT,
	max: OBJECTIVES_KEPT
});
function pairs(cards) {
	return cards.map((out) => ({ pick: cards.filter((card) => card !== out) }));
}
/** Everybody rolls; the fewest hazards lead, and those who tie roll again. */
function rollForLeader(s, seats, tell) {
	const totals = seats.map((seat) => {
		let icons = 0;
		for (let i = 0; i < DICE_FOR_LEADER; i++) icons += DIE_FACES[roll(s, DIE_FACES.length)];
		tell?.({
			what: "rolls-for-leader",
			seat,
			icons
		});
		return icons;
	});
	const fewest = Math.min(...totals);
	const tied = seats.filter((_, i) => totals[i] === fewest);
	if (tied.length > 1) push(s, {
		do: "roll-for-leader",
		seats: tied
	});
	else push(s, {
		do: "begin-turn",
		leader: tied[0]
	});
}
function scoreObjectives(s, tell) {
	const { claims } = s.turn;
	for (let seat = 0; seat < s.seats; seat++) {
		const now = claims.filter((other) => other === seat).length;
		for (const card of s.captains[seat].claimed.slice(s.captains[seat].claimed.length - now)) changePrestige(s, seat, 1, `objective:${card}`, tell);
	}
}
const flowSteps = {
	"keep-objectives": {
		together: true,
		seats: (s) => s.captains.map((_, seat) => seat),
		ask: keepQuestion,
		answers: (s, seat) => pairs(s.places[objectivesOf(seat)]),
		refuse: (s, seat, _, answer) => refusal(keepQuestion(s, seat), answer),
		takeAll(s, _, answers) {
			for (let seat = 0; seat < s.seats; seat++) {
				const kept = answers[seat]?.pick;
				for (const card of s.places[objectivesOf(seat)].slice()) if (!kept.includes(card)) bury(s, objectivesOf(seat), 9, card);
			}
			if (s.first >= 0) push(s, {
				do: "begin-turn",
				leader: s.first
			});
			else push(s, {
				do: "roll-for-leader",
				seats: s.captains.map((___, seat) => seat)
			});
		}
	},
	"roll-for-leader": { run: (s, { seats }, tell) => rollForLeader(s, seats, tell) },
	"begin-turn": { run(s, { leader }, tell) {
		s.turn = freshTurn(s.turn.number + 1, leader, s.seats);
		s.mission = null;
		tell?.({
			what: "begins-turn",
			seat: leader,
			number: s.turn.number
		});
		push(s, { do: "end-turn" });
		push(s, {
			do: "buy",
			seat: leader
		});
		push(s, {
			do: "plan",
			seat: leader
		});
	} },
	plan,
	talk,
	buy,
	"end-turn": { run(s, _, tell) {
		const { leader } = s.turn;
		if (!s.turn.stayed) drawHand(s, leader, tell);
		scoreObjectives(s, tell);
		if (s.captains.some((captain) => captain.prestige >= s.goal)) {
			tell?.({ what: "game-over" });
			return;
		}
		if (s.seats === 2) endMercenaryTurn(s, tell);
		push(s, {
			do: "begin-turn",
			leader: (leader + 1) % s.seats
		});
	} }
};
const steps = {
	...flowSteps,
	...baseSteps,
	...missionSteps,
	...bonusSteps,
	...effectSteps
};
const mays = {
	"claim-objective": claimObjective,
	"withdraw-terms": withdrawTerms,
	"direct-floor": directFloor
};

// games/moonrakers/rules/src/numbering.ts
/** What the numbers in a state stand for: kinds and columns by their order, and the programs that frames name. */
const numbering = () => [
	...numberLines("kind", KINDS),
	...numberLines("column", COLUMNS),
	...numberLines("program", Array.from({ length: PROGRAMS }, (_, n) => {
		const branches = programOf(n).map((_op, at) => branchesOf(n, at));
		return `${JSON.stringify(programOf(n))} ${JSON.stringify(branches)}`;
	})),
	...allCards.filter(({ program }) => program > 0).map(({ id, program }) => `${id} has program ${program}`)
];

// games/moonrakers/rules/src/options.ts
const options = {
	first: {
		kind: "choice",
		title: "First mission leader",
		help: "The rulebook lets everybody roll four hazard dice: the fewest hazards lead first. A table that plays again may want to say who does. Beyond the last seat it counts on from the first.",
		values: [
			"roll",
			"1",
			"2",
			"3",
			"4",
			"5"
		],
		default: "roll"
	},
	goal: {
		kind: "number",
		title: "Prestige to reach",
		help: "The game ends with the turn in which somebody has this much prestige. The rulebook says 10; less makes a shorter game.",
		min: 3,
		max: 10,
		default: 10
	},
	mercenaryPrice: {
		kind: "choice",
		title: "Mercenary prices",
		help: "With two players, a mercenary action card costs 1 credit more for each one used before it: in the same round, as the rulebook says, or only on the same turn.",
		values: ["round", "turn"],
		default: "round"
	}
};

// games/moonrakers/rules/src/score.ts
/** Who reached the goal stands before who did not; among them net worth decides, then prestige; among the others the reverse. */
function compare(s, a, b) {
	const [mine, theirs] = [s.captains[a].prestige, s.captains[b].prestige];
	const [there, alsoThere] = [mine >= s.goal, theirs >= s.goal];
	if (there !== alsoThere) return there ? -1 : 1;
	const worth = netWorth(s, b) - netWorth(s, a);
	return there ? worth || theirs - mine : theirs - mine || worth;
}
function outcome(s) {
	const seats = s.captains.map((_, seat) => seat);
	const ranks = seats.map((seat) => 1 + seats.filter((other) => compare(s, other, seat) < 0).length);
	const points = s.captains.map((captain) => captain.prestige);
	const lines = seats.flatMap((seat) => {
		const { earned } = s.captains[seat];
		return Array.from({ length: earned.length / 3 }, (_, i) => ({
			seat,
			why: String(earned[3 * i]),
			points: Number(earned[3 * i + 1]),
			move: Number(earned[3 * i + 2])
		}));
	});
	const there = seats.filter((seat) => points[seat] >= s.goal);
	if (there.length < 2) return {
		ranks,
		points,
		lines
	};
	const worth = there.map((seat) => `seat ${seat + 1}: ${netWorth(s, seat)}`).join(", ");
	return {
		ranks,
		points,
		lines,
		tieBreak: `several reached ${s.goal} prestige; net worth decides, then prestige (${worth})`
	};
}

// games/moonrakers/rules/src/setup.ts
const STARTING_CREDITS = 2;
const OBJECTIVES_DEALT = 3;
/** The first row is made of contracts with no more hazard dice than this. */
const FIRST_ROW_DICE = 2;
/** Every place for cards, in the order that state.ts counts them. */
function places(seats) {
	return [
		{
			name: "contract deck",
			seenBy: "none"
		},
		{
			name: "contracts",
			seenBy: "all"
		},
		{
			name: "discarded contracts",
			seenBy: "all"
		},
		{
			name: "ship part deck",
			seenBy: "none"
		},
		{
			name: "ship parts",
			seenBy: "all"
		},
		{
			name: "discarded ship parts",
			seenBy: "all"
		},
		{
			name: "crew deck",
			seenBy: "none"
		},
		{
			name: "crew",
			seenBy: "all"
		},
		{
			name: "discarded crew",
			seenBy: "all"
		},
		{
			name: "objective deck",
			seenBy: "none"
		},
		{
			name: "mercenary deck",
			seenBy: "none"
		},
		{
			name: "mercenary row",
			seenBy: "all"
		},
		{
			name: "discarded mercenaries",
			seenBy: "all"
		},
		{
			name: "ships",
			seenBy: "all"
		},
		{
			name: "claimed objectives",
			seenBy: "all"
		},
		{
			name: "removed cards",
			seenBy: "all"
		},
		{
			name: "drawn cards",
			seenBy: "all"
		},
		{
			name: "set aside",
			seenBy: "none"
		},
		...Array.from({ length: seats }, (_, seat) => [
			{
				name: `draw pile ${seat}`,
				seenBy: "none"
			},
			{
				name: `hand ${seat}`,
				seenBy: seat
			},
			{
				name: `played ${seat}`,
				seenBy: "all"
			},
			{
				name: `discard pile ${seat}`,
				seenBy: "all"
			},
			{
				name: `objectives ${seat}`,
				seenBy: seat
			}
		]).flat()
	];
}
const newCaptain = () => ({
	prestige: 0,
	credits: STARTING_CREDITS,
	ship: [],
	crewWorth: 0,
	claimed: [],
	earned: []
});
function layArmory(k, rules) {
	lay(k, 3, idsUnder(cardData.shipParts, rules));
	shuffle(k, 3);
	deal(k, 3, 4, ROWS.shipParts);
	lay(k, 6, idsUnder(cardData.crew, rules));
	shuffle(k, 6);
	deal(k, 6, 7, ROWS.crew);
}
/** The first row comes from the milder contracts; the others are shuffled in afterwards. */
function layDispatch(k, rules) {
	const ids = idsUnder(cardData.contracts, rules);
	const mild = (id) => cardOf(id).offers[3] <= FIRST_ROW_DICE;
	lay(k, 0, ids.filter(mild));
	shuffle(k, 0);
	deal(k, 0, 1, ROWS.contracts);
	const harsh = ids.filter((id) => !mild(id));
	lay(k, 2, harsh);
	moveAll(k, 2, 0);
	shuffle(k, 0);
	lay(k, 9, idsUnder(cardData.objectives, rules));
	shuffle(k, 9);
}
function layMercenaries(k) {
	lay(k, 10, MERCENARY_DECK$1);
	deal(k, 6, 10, 3);
	shuffle(k, 10);
	deal(k, 10, 11, ROWS.mercenaries);
}
/** The set-up of the rulebook, step by step. */
function setup(k, chosen, rules) {
	const { seats } = k;
	for (let seat = 0; seat < seats; seat++) {
		lay(k, deckOf(seat), STARTING_DECK);
		shuffle(k, deckOf(seat));
		deal(k, deckOf(seat), handOf(seat), 5);
	}
	layArmory(k, rules);
	layDispatch(k, rules);
	for (let seat = 0; seat < seats; seat++) deal(k, 9, objectivesOf(seat), OBJECTIVES_DEALT);
	if (seats === 2) layMercenaries(k);
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
		captains: Array.from({ length: seats }, newCaptain),
		turn: freshTurn(0, -1, seats),
		talks: null,
		mission: null,
		mercenaries: {
			hiredActions: 0,
			hired: []
		},
		mercenaryPrice: chosen.mercenaryPrice,
		goal: chosen.goal,
		first: chosen.first === "roll" ? -1 : (Number(chosen.first) - 1) % seats
	};
	push(s, { do: "keep-objectives" });
	return s;
}

// games/moonrakers/rules/src/index.ts
/** Moonrakers, by Austin Harrison, Max Anderson and Zac Dixon: captains who take contracts, alone or in shaky alliances. */
const moonrakers = defineGame({
	id: "moonrakers",
	title: "Moonrakers",
	rules: 2,
	seats: {
		min: 2,
		max: 5
	},
	options,
	places,
	setup,
	steps,
	mays,
	clone: cloneMoonrakers,
	outcome,
	progress,
	words,
	cards: cardList,
	endless: BASICS,
	numbering
});

export { ASIDE, BASICS, BONUS, BRANDS, CLAIMED, COLUMNS, CONTRACTS, CONTRACT_DECK, CONTRACT_DISCARD, CREDITS, CREW, CREW_DECK, CREW_DISCARD, CREW_ROW, CREW_TYPES, DAMAGE, DICE, DIE_FACES, DRAWN, EFFECT_QUESTIONS, HAND_SIZE, KINDS, MERCENARY_DECK, MERCENARY_DISCARD, MERCENARY_ROW, MOST_PARTS, MOST_TALKS, OBJECTIVE_DECK, PARTS, PART_DECK, PART_DISCARD, PHASES, PRESTIGE, REACTOR, REMOVED, ROWS, SHIELD, SHIPS, THRUSTER, TYPES, abilityText, aloneTerms, cardData, cardOf, checkText, cloneMoonrakers, contributed, deckOf, discardOf, freshTurn, moonrakers as game, moonrakers, given, handOf, handSize, hazardsOf, isFulfilled, isMet, missing, missionOf, netWorth, objectivesOf, opsText, playedOf, priceOf, push, requirement, takesPart };