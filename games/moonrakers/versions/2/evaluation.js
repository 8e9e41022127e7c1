/*
 * moonrakers, rules 2: a frozen build, made by `perilune freeze`. Never edited: see docs/versions.md.
 * commit efc5cfa1a693c1ce0d125845dc254e83c52f99cb
 * abi 1
 * bundler rolldown 1.2.15
 * sha256 b12aaa3ba4f5d1a69d6a1da1dff8e76b538565ec8892b4bbfd9bc07b93cb5d24
 */
import { cardOf, hazardsOf, isMet, missing, missionOf, objectivesOf } from "./rules.js";
import { pickWith } from "@perilune/engine/abi/1";

// bots/src/evaluate/moonrakers.ts
/** What holding an objective is worth, by how hard it is to fulfil. */
function hopeOf(s, seat, objective) {
	const check = cardOf(objective).check;
	switch (check?.at) {
		case "ship": {
			const { ship } = s.captains[seat];
			let there = 0;
			let needed = 0;
			for (const brand of check.brands) {
				needed += check.each;
				there += Math.min(check.each, ship.filter((part) => cardOf(part).brand === brand).length);
			}
			return .5 + 4 * there / needed;
		}
		case "during": return 2;
		case "endOfTurn": return 1 + .2 * Math.min(check.credits, s.captains[seat].credits);
		case "evaluated": return check.as === "alone" ? 2.5 : check.success ? 1.8 : .8;
		default: return 1;
	}
}
const shipCost = ({ ship }) => ship.reduce((sum, part) => sum + cardOf(part).cost, 0);
/** Prestige so far and claimed, what the terminal can be expected to bring, less what the strongest rival has. */
function evaluateMoonrakers(s, seat, w) {
	const captain = s.captains[seat];
	const claimed = s.turn.claims.filter((other) => other === seat).length;
	const prestige = captain.prestige + claimed;
	const over = s.stack.length === 0;
	let rival = 0;
	for (let other = 0; other < s.seats; other++) if (other !== seat) rival = Math.max(rival, s.captains[other].prestige);
	const left = Math.max(0, s.goal - Math.max(prestige, rival)) / s.goal;
	let value = w.prestige * prestige - w.rival * (2 - left) * rival;
	if (over) return value + (prestige >= s.goal && prestige >= rival ? w.win : 0);
	if (prestige >= s.goal) value += w.win / 2;
	value += w.credit * (Math.min(captain.credits, w.plenty) + .3 * Math.max(0, captain.credits - w.plenty));
	value += (.4 + .6 * left) * (w.part * shipCost(captain) + w.crew * captain.crewWorth);
	for (const objective of s.places[objectivesOf(seat)]) value += hopeOf(s, seat, objective);
	return value;
}

// bots/src/foresight/moonrakers.ts
const REACTOR = 0;
const THRUSTER = 1;
const SHIELD = 2;
/** What a share is worth: prestige most, a hazard die costs about half of one. */
const worthOf = (share) => 6 * share[0] + share[1] + 3 * share[2] - 3 * share[3];
/** An ally joins for its part of what there is, less something for the pleasure of company. */
function isFair(terms, seat) {
	const shares = terms.filter((share) => share !== null);
	const all = shares.reduce((sum, share) => sum + worthOf(share), 0);
	const mine = terms[seat];
	return mine !== null && worthOf(mine) >= .7 * all / shares.length;
}
/** How eagerly a card is played: actions first, then cards, then what the contract lacks, then shields against hazards. */
function eagerness(s, seat, answer) {
	if (answer.act === "use") return 35;
	const { kind, value } = cardOf(answer.card);
	const free = answer.free === void 0 ? 0 : 50;
	if (answer.act === "hire") return isMet(s) ? -1 : 5;
	if (kind < 0) return -1;
	const lacks = missing(s, kind);
	if (kind === REACTOR) return free + 100;
	if (kind === THRUSTER) return free + 70;
	if (kind === SHIELD) return free + (lacks > 0 ? 60 : hazardsOf(missionOf(s), seat) > 0 ? 30 : 1);
	if (lacks > 0) return free + 50 + value + (answer.raise === void 0 ? 0 : 2);
	return kind === 4 ? 40 : 1;
}
const isPlay = (answer) => answer.act === "play" || answer.act === "use" || answer.act === "hire";
function quickPlay(s, seat, answers) {
	let best;
	let most = 0;
	for (const answer of answers) {
		if (!isPlay(answer)) continue;
		const eager = eagerness(s, seat, answer);
		if (eager > most) {
			best = answer;
			most = eager;
		}
	}
	const over = answers.find((answer) => answer.act === "done");
	if (best && !(best.act === "hire" && over)) return best;
	return over ?? answers.find((answer) => answer.act === "floor") ?? best ?? answers[0];
}
function quickTalk(s, seat, answers, chance) {
	const { talks } = s;
	const say = (act) => answers.find((answer) => answer.act === act);
	if (seat !== s.turn.leader) return (talks?.terms && isFair(talks.terms, seat) ? say("accept") : say("decline")) ?? answers[0];
	const lock = say("lock");
	if (lock) return lock;
	const fair = answers.filter(({ offer }) => Array.isArray(offer) && offer.every((share, other) => share === null || isFair(offer, other)));
	if (fair.length > 0 && talks?.proposals === 0) return pickWith(chance, fair);
	return say("end-talks") ?? answers[0];
}
/** The stack below a turn's plan: anything above it is under way. */
const moonrakersForesight = {
	worlds: 3,
	rests: (s) => s.stack.length === 0 || s.turn.phase === "buying" || s.turn.number === 0,
	quick(_, s, seat, answers, chance) {
		switch (s.stack[s.stack.length - 1].do) {
			case "play-cards": return quickPlay(s, seat, answers);
			case "talk": return quickTalk(s, seat, answers, chance);
			case "plan": return answers.find((answer) => answer.act === "stay") ?? pickWith(chance, answers);
			case "discard-contract": return answers[answers.length - 1];
			case "bonus-card": return answers[0];
			default: return pickWith(chance, answers);
		}
	},
	/** Cards are played by habit, unless an ally might gain by not playing them. */
	byHabit(s, seat, answers) {
		if (s.stack[s.stack.length - 1].do !== "play-cards") return false;
		return seat === s.turn.leader || !answers.some((answer) => answer.act === "done");
	}
};

// bots/src/weights/moonrakers.ts
/** What things are worth in credits, and how the game is searched. `scripts/tune-bots.mjs` finds better ones by play. */
const moonrakersWeights = {
	evaluation: {
		prestige: 6,
		credit: 1,
		/** A ship part or a crew card is worth more than it costs, as long as there is time to use it. */
		part: 1.6,
		crew: 1.3,
		/** Credits beyond these lie idle. */
		plenty: 9,
		/** The prestige of the best rival counts against a seat, the more the nearer it is to the goal. */
		rival: 3,
		win: 1e3
	},
	search: {
		scale: 25,
		curiosity: .1,
		firstLook: 4,
		triedFirst: 100,
		triedBelow: 24,
		triedAfter: 8,
		rollout: 0,
		care: 1
	}
};

// bots/src/by-game/moonrakers.ts
const evaluation = {
	evaluate: evaluateMoonrakers,
	weights: moonrakersWeights.evaluation,
	foresight: moonrakersForesight
};

export { evaluation };