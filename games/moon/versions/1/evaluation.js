/*
 * moon, rules 1: a frozen build, made by `perilune freeze`. Never edited: see docs/versions.md.
 * commit efc5cfa1a693c1ce0d125845dc254e83c52f99cb
 * abi 1
 * bundler rolldown 1.2.15
 * sha256 61bcfe44bb9a722dda44d9aa315510e35057f295b72a77b5a98cc56c0046abb7
 */
import { FLAGS, HEARTS, RESOURCES, ROVERS, moon } from "./rules.js";

// bots/src/evaluate/moon.ts
/** The Hearts a seat would have if the game ended now, and what its Settlement can be expected to bring until then. */
function evaluateMoon(s, seat, w) {
	const over = s.stack.length === 0;
	const now = moon.outcome(over ? s : {
		...s,
		stack: []
	})?.points[seat] ?? 0;
	return over ? now : now + comingProduction(s, seat, w) + comingRewards(s, seat, w) + stock(s, s.settlements[seat], w);
}
function comingProduction(s, seat, w) {
	const { production } = s.settlements[seat];
	let each = production[HEARTS] + production[ROVERS] * w.rover;
	for (let r = 0; r < RESOURCES.length; r++) each += production[r] * w.resource;
	return each * (3 - s.era);
}
function comingRewards(s, seat, w) {
	let hearts = 0;
	for (let flag = 0; flag < FLAGS.length; flag++) {
		const reward = s.rewards[flag] + (3 - s.era) * w.rewardToCome;
		hearts += reward * chanceToWin(s, seat, flag);
	}
	return hearts;
}
/** A lead in Flags may still be lost, and a lag made good. */
function chanceToWin(s, seat, flag) {
	const mine = s.settlements[seat].flags[flag];
	if (mine === 0) return 0;
	let most = 0;
	for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, s.settlements[other].flags[flag]);
	const lead = mine - most;
	return 1 / (1 + Math.exp(-1.5 * lead + .3));
}
function stock(s, home, w) {
	let resources = 0;
	for (let r = 0; r < RESOURCES.length; r++) resources += home.supply[r];
	const early = s.era < 3;
	const useful = Math.min(resources, w.plenty);
	let flips = 0;
	for (const standing of home.structures) if (!standing.flipped) flips++;
	return useful * (early ? w.resource : w.resource / 2) + (resources - useful) * w.resourceKept + (home.supply[ROVERS] + home.roversOut) * w.rover + home.structures.length * w.structure + flips * w.unusedFlip * ((4 - s.era) / 3);
}

// bots/src/weights/moon.ts
/** What things are worth in Hearts, and how the game is searched. `scripts/tune-bots.mjs` finds better ones by play. */
const moonWeights = {
	evaluation: {
		resource: .7,
		resourceKept: .15,
		rover: 1,
		structure: .4,
		/** A Structure that can still be flipped, in the first Era; it fades with the Eras left. */
		unusedFlip: .6,
		/** What a Flag Reward will be worth in an Era to come. */
		rewardToCome: 4,
		/** Resources beyond these lie idle. */
		plenty: 8
	},
	search: {
		scale: 10,
		curiosity: .1,
		firstLook: 1,
		triedFirst: 100,
		triedBelow: 24,
		triedAfter: 8,
		rollout: 0,
		care: 1
	}
};

// bots/src/by-game/moon.ts
const evaluation = {
	evaluate: evaluateMoon,
	weights: moonWeights.evaluation
};

export { evaluation };