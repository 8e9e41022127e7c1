/*
 * terraforming-mars, rules 2: a frozen build, made by `perilune freeze`. Never edited: see docs/versions.md.
 * commit efc5cfa1a693c1ce0d125845dc254e83c52f99cb
 * abi 1
 * bundler rolldown 1.2.15
 * sha256 a5a818dda83ea07dddf91f2573a3f7f5ca312eba1b254d851a59e47d70736279
 */
import { AREAS_ON_MARS, ASLEEP, CAPITAL, CITY, ENERGY, GREENERY, HEAT, HEAT_FOR_TEMPERATURE, MC, OCEAN, OPS, PARAMETERS, PARAMETERS_OF_MARS, PLANTS, RESOURCES, STEEL, TAGS, TITANIUM, TRACKS, TRACK_STEPS, TRIGGERS, amountOf, awardPoints, cardOf, cardPoints, cityPoints, colonyOf, globalEventOf, handOf, holds, isCity, isMet, lastSoloGeneration, parties, priceNow, rankSum, tallyOf, totalIn, tradePrice } from "./rules.js";

// bots/src/evaluate/mars-prices.ts
/** One MC that can be spent with so many generations left; among others, money has little worth when nothing is left to spend it on. */
const moneyAt = (left, { rate, solo, w }) => Math.exp(left * rate) * (solo ? 1 : Math.min(1, w.lastMoney + left / w.lastMoneyFor));
/** What one MC a generation comes to in so many of them. */
const incomeFor = (left, { growth, rate }) => left <= 0 ? 0 : growth === 1 ? left : (Math.exp(left * rate) - 1) / (growth - 1);
function pricesOf(s, seat, w) {
	const left = generationsLeft(s, w);
	const short = PARAMETERS.map((name, i) => (TRACKS[name].max - s.parameters[i]) / TRACKS[name].step);
	const { point, growth, unit } = w;
	if (s.seats > 1) return {
		w,
		solo: false,
		growth,
		rate: Math.log(growth),
		left,
		unit,
		step: NOTHING,
		short,
		point,
		ratingPoint: point
	};
	const alone = {
		w,
		solo: true,
		growth: w.soloGrowth,
		rate: Math.log(w.soloGrowth),
		left,
		short,
		point: w.soloPoint
	};
	if (s.ratingGoal) return {
		...alone,
		unit: w.soloUnit,
		step: NOTHING,
		ratingPoint: w.soloRating
	};
	const venus = s.sets.includes("venus");
	const step = w.soloStep.map((price, i) => short[i] > 0 && (i < PARAMETERS_OF_MARS || venus) ? price : 0);
	return {
		...alone,
		unit: soloUnits(s, seat, left, short, w),
		step,
		ratingPoint: 0
	};
}
const NOTHING = PARAMETERS.map(() => 0);
/** By the calendar alone: if the last step took away what is to come, nobody would ever make it. */
function generationsLeft(s, w) {
	if (s.seats === 1) return Math.max(0, lastSoloGeneration(s) - s.generation);
	return Math.max(w.lastMoment, w.length[s.seats] - s.generation);
}
/** Heat and plants beyond what the parameters can still take are of little use. */
function soloUnits(s, seat, left, [temperature, oxygen], w) {
	const { stock, production, greeneryPrice } = s.players[seat];
	const heat = stock[HEAT] + stock[ENERGY] + (production[HEAT] + production[ENERGY]) * left;
	const plants = stock[PLANTS] + production[PLANTS] * left;
	const heatUsed = heat === 0 ? 1 : Math.min(1, temperature * HEAT_FOR_TEMPERATURE / heat);
	const plantsUsed = plants === 0 ? 1 : Math.min(1, oxygen * greeneryPrice / plants);
	if (heatUsed === 1 && plantsUsed === 1) return w.soloUnit;
	const unit = w.soloUnit.slice();
	unit[HEAT] *= heatUsed;
	unit[ENERGY] = Math.max(unit[HEAT], unit[ENERGY] * heatUsed);
	unit[PLANTS] *= plantsUsed;
	return unit;
}

// bots/src/evaluate/mars-effects.ts
const OXYGEN = 1;
const OCEANS = 2;
/** What effects bring that are all carried out. */
function worthOf(s, seat, ops, card, left, p) {
	let mc = 0;
	for (const id of ops) mc += opWorth(s, seat, OPS[id], card, left, p);
	return mc;
}
const bagWorth = (bag, unit) => {
	let mc = 0;
	if (bag) {
		for (let r = 0; r < bag.length; r++) if (bag[r] !== 0) mc += bag[r] * unit[r];
	}
	return mc;
};
/** A step of the rating, paid for in every generation to come. */
const ratingWorth = (left, p) => p.ratingPoint + incomeFor(left, p);
const stepWorth = (parameter, n, left, p) => Math.min(n, p.short[parameter]) * (p.step[parameter] + ratingWorth(left, p));
function tileWorth(tile, left, p) {
	const bonus = p.w.placed * moneyAt(left, p);
	if (tile === OCEAN) return p.short[OCEANS] > 0 ? stepWorth(OCEANS, 1, left, p) + bonus : 0;
	if (tile === GREENERY) return stepWorth(OXYGEN, 1, left, p) + p.point + bonus;
	if (tile === CITY || tile === CAPITAL) return p.w.city * p.point + bonus;
	return bonus;
}
function opWorth(s, seat, op, card, left, p) {
	const { w, unit } = p;
	switch (op.kind) {
		case "produce": return amountOf(s, seat, op, card) * bagWorth(op.bag, unit) * incomeFor(left, p);
		case "reduce": return -bagWorth(op.bag, unit) * incomeFor(left, p);
		case "gain": return amountOf(s, seat, op, card) * bagWorth(op.bag, unit) * moneyAt(left, p);
		case "lose": return -bagWorth(op.bag, unit) * moneyAt(left, p);
		case "raise": return stepWorth(op.parameter, op.n, left, p);
		case "tile": return tileWorth(op.tile, left, p);
		case "rating": return amountOf(s, seat, op, card) * op.n * ratingWorth(left, p);
		case "draw": return amountOf(s, seat, op, card) * op.n * w.card * moneyAt(left, p);
		case "find": return op.n * w.card * moneyAt(left, p);
		case "keep": return op.to * w.card * moneyAt(left, p);
		case "buy": return w.chosenCard * moneyAt(left, p);
		case "reveal": return w.revealed * worthOf(s, seat, op.lists[0], card, left, p);
		case "add": return amountOf(s, seat, op, card) * op.n * cubeWorth(s, seat, op, card, left, p);
		case "spend": return op.target === "this" ? -op.n * cubeOn(s, seat, cardOf(card), left, p) : 0;
		case "choose": return Math.max(...op.lists.map((list) => worthOf(s, seat, list, card, left, p)));
		case "if": return worthOf(s, seat, op.lists[op.condition && holds(s, seat, op.condition, card) ? 0 : 1] ?? [], card, left, p);
		case "in-order": {
			let mc = 0;
			for (const list of op.lists) mc += worthOf(s, seat, list, card, left, p);
			return op.optional ? Math.max(0, mc) : mc;
		}
		case "steal": return op.n * unit[op.resource] * moneyAt(left, p) * (p.solo ? 1 : 1 + w.harm);
		case "remove": return p.solo ? 0 : op.n * unit[op.resource] * moneyAt(left, p) * w.harm;
		case "reduce-any": return p.solo ? 0 : op.n * unit[op.resource] * incomeFor(left, p) * w.harm;
		case "metal": return unit[1] * incomeFor(left, p);
		case "copy": return w.copied * incomeFor(left, p);
		case "lowest": return incomeFor(left, p);
		case "discard": return -op.n * moneyAt(left, p);
		case "exchange": return (unit[op.to] / op.n - unit[op.resource]) * moneyAt(left, p);
		case "cubes-into": return bagWorth(op.bag, unit) * moneyAt(left, p);
		case "colony": return w.newColony + w.colony * left;
		case "fleets": return op.n * w.fleet * left;
		case "free-trade": return w.fleet * 2;
		case "delegates": return op.n * w.delegate;
		case "shift": return 0;
		default: return w.otherEffect * moneyAt(left, p);
	}
}
/** A cube that goes to this card, or to whichever can hold it. */
function cubeWorth(s, seat, op, card, left, p) {
	if (op.target === "this") return cubeOn(s, seat, cardOf(card), left, p);
	if (op.target === "played") return p.w.cube * p.point;
	let most = 0;
	for (const id of s.players[seat].cards) {
		const other = cardOf(id);
		if (other.holds < 0 || op.cube >= 0 && other.holds !== op.cube) continue;
		most = Math.max(most, cubeOn(s, seat, other, left, p));
	}
	return most;
}
/** What one cube more on this card is worth: for points, or for what cubes can be spent on. */
function cubeOn(s, seat, card, left, p) {
	const { points } = card;
	const scored = typeof points === "number" ? 0 : "ifCubes" in points ? p.w.cube * points.points * p.point : "per" in points && "cubes" in points.per ? points.points / (points.each ?? 1) * p.point : 0;
	return Math.max(scored, cubeSpent(s, seat, card, left, p));
}
/** What a cube on this card brings by being spent. */
function cubeSpent(s, seat, card, left, p) {
	let most = 0;
	for (const [n, gain] of spendings(card)) most = Math.max(most, p.w.spendable * worthOf(s, seat, gain, card.id, left, p) / n);
	for (const effect of card.effects) if ("cubesPay" in effect) most = Math.max(most, p.w.spendable * effect.cubesPay * moneyAt(left, p));
	else if ("cubesAreHeat" in effect) most = Math.max(most, 2 * p.unit[HEAT] * moneyAt(left, p));
	return most;
}
const known = /* @__PURE__ */ new Map();
/** The actions that take cubes off the card itself: how many, and what for. */
function spendings(card) {
	const found = known.get(card);
	if (found) return found;
	const list = card.actions.flatMap(({ cost, gain }) => {
		const [op] = cost.map((id) => OPS[id]);
		if (op?.kind === "spend" && op.target === "this") return [[op.n, gain]];
		const [into] = gain.map((id) => OPS[id]);
		return into?.kind === "cubes-into" ? [[1, gain]] : [];
	});
	known.set(card, list);
	return list;
}
/** What the action of a card brings each time: the best of its ways, or nothing. */
function actionWorth(s, seat, card, left, p) {
	let most = 0;
	for (const { cost, gain } of card.actions) {
		const mc = worthOf(s, seat, cost, card.id, left, p) + worthOf(s, seat, gain, card.id, left, p);
		if (mc > most) most = Math.max(most, mc * (isSupplied(s, seat, cost) ? 1 : p.w.unsupplied));
	}
	return most;
}
/** Whether production gives what an action takes; money comes from elsewhere. */
function isSupplied(s, seat, cost) {
	const { production } = s.players[seat];
	for (const id of cost) {
		const { kind, bag } = OPS[id];
		if (bag && (kind === "lose" || kind === "reduce")) {
			for (let r = 1; r < bag.length; r++) if (bag[r] > production[r]) return false;
		}
	}
	return true;
}
/** What the actions and lasting effects of a card bring in so many generations. */
function lastingWorth(s, seat, card, generations, p) {
	if (generations <= 0) return 0;
	const mid = (generations - 1) / 2;
	let mc = 0;
	if (card.actions.length > 0) mc += p.w.used * actionWorth(s, seat, card, mid, p);
	for (const id of card.triggers) {
		const trigger = TRIGGERS[id];
		mc += frequency(trigger, p) * Math.max(0, worthOf(s, seat, trigger.ops, card.id, mid, p));
	}
	if (card.effects.length > 0) mc += easing(card, p) * moneyAt(mid, p);
	return mc * generations;
}
/** How often in a generation something happens that an effect waits for. */
function frequency(t, p) {
	const { often } = p.w;
	const all = t.anyone && !p.solo ? 2 : 1;
	switch (t.event) {
		case "laid":
			if (t.tile === OCEAN) return Math.min(1.5, p.short[OCEANS] / (p.left + 1)) * (t.anyone ? 1 : .5);
			return often[t.tile === GREENERY ? 0 : t.tile === CITY ? 1 : 2] * all;
		case "tag": return often[3] * bitsIn(t.tags) * all;
		case "played": return (t.eventsOnly ? often[4] : often[5]) * (t.tags === 0 ? 1 : .4);
		case "project": return p.solo ? 1 : often[6];
		case "printed-cost": return often[7];
		case "raised": return Math.min(2, p.short[t.parameter] / (p.left + 1)) * (t.anyone ? 1 : .5);
		default: return often[8];
	}
}
function bitsIn(bits) {
	let n = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
	return n;
}
const easings = /* @__PURE__ */ new WeakMap();
/** MC that a card's standing effects save in a generation. */
function easing(card, p) {
	let known = easings.get(p.w);
	if (!known) {
		known = /* @__PURE__ */ new Map();
		easings.set(p.w, known);
	}
	const found = known.get(card);
	if (found !== void 0) return found;
	let mc = 0;
	for (const effect of card.effects) {
		if ("when" in effect) continue;
		if ("discount" in effect) mc += effect.discount * (effect.tag ? p.w.tagDiscount : effect.on ? .6 : p.w.discount);
		else if ("value" in effect) mc += p.w.metalValue * Object.values(effect.value).reduce((n, v) => n + v, 0);
		else mc += p.w.ease;
	}
	known.set(card, mc);
	return mc;
}

// bots/src/evaluate/mars-colonies.ts
/** Where the marker of a tile stands when somebody trades there. */
const USUAL_STEP = 3;
function tradeWorth(s, seat, generations, p) {
	const { colonies } = s;
	if (colonies === null || generations <= 0) return 0;
	const mid = (generations - 1) / 2;
	const { fleets, steps } = colonies.traders[seat];
	const step = Math.min(TRACK_STEPS - 1, USUAL_STEP + steps);
	const price = cheapest(colonies, seat, p) * moneyAt(mid, p);
	const incomes = [];
	let mc = 0;
	for (const { id, marker, owners } of colonies.tiles) {
		if (marker === ASLEEP) continue;
		const { trade, bonus } = colonyOf(id);
		incomes.push(worthOf(s, seat, trade[step], "", mid, p) - price);
		const mine = owners.filter((owner) => owner === seat).length;
		if (mine > 0) mc += mine * p.w.traded * worthOf(s, seat, bonus, "", mid, p);
	}
	incomes.sort((a, b) => b - a);
	for (const income of incomes.slice(0, fleets)) if (income > 0) mc += income * p.w.trade;
	return mc * generations;
}
const cheapest = (c, seat, { unit }) => Math.min(tradePrice(c, seat, "mc"), tradePrice(c, seat, "energy") * unit[ENERGY], tradePrice(c, seat, "titanium") * unit[TITANIUM]);

// bots/src/evaluate/mars-committee.ts
/** The chair and the parties led: a point each at the end. */
function placesOf(t, seat) {
	let places = t.chairman === seat ? 1 : 0;
	for (const leader of t.leaders) if (leader === seat) places++;
	return places;
}
/**
* In points. Every generation takes a step of rating from everybody: what is lost so is given back here, or passing would look
* like a loss to whoever passes last.
*/
function committeePoints(s, t, seat, left, w) {
	const late = w.awardShare * Math.max(0, 1 - left / w.length[s.seats]);
	const rises = t.leaders[t.dominant] === seat ? w.lead * (1 + left / w.point) : 0;
	return s.generation + placesOf(t, seat) * late + rises + w.voice * voices(t, seat);
}
/** The part of each party's delegates that is the seat's: from a large part it may come to lead. */
function voices(t, seat) {
	let part = 0;
	t.delegates.forEach((there, party) => {
		if (there[seat] > 0 && t.leaders[party] !== seat) part += there[seat] / totalIn(t, party);
	});
	return part;
}
/** In MC: what the ratings to come are less than today's, the bonus of the party that will rule, and the events. */
function committeeMoney(s, t, seat, left, w) {
	let mc = -left * (left - 1) / 2 + w.rulingBonus * bonusOf(s, t, seat, w);
	for (const event of [
		t.current,
		t.coming,
		t.distant
	]) if (event !== "") for (const step of globalEventOf(event).steps) mc += w.event * stepValue(s, seat, step, left, w);
	return mc;
}
function bonusOf(s, t, seat, w) {
	const { bonus } = parties[t.dominant];
	const p = s.players[seat];
	if ("tags" in bonus) return bonus.tags.reduce((n, tag) => n + p.tags[TAGS.indexOf(tag)], 0);
	if ("production" in bonus) return p.production[RESOURCES.indexOf(bonus.production)];
	return s.players.every((other) => other.rating >= p.rating) ? w.point : 0;
}
const bagValue = (bag, w) => RESOURCES.reduce((mc, name, r) => mc + (bag[name] ?? 0) * w.unit[r], 0);
/** What a step of an event would bring a seat, or cost it, if it were resolved now. */
function stepValue(s, seat, step, left, w) {
	const p = s.players[seat];
	if ("gain" in step) return tallyOf(s, seat, step.for) * bagValue(step.gain, w);
	if ("lose" in step) return -tallyOf(s, seat, step.for) * bagValue(step.lose, w);
	if ("production" in step) return tallyOf(s, seat, step.for) * bagValue(step.production, w) * left;
	if ("draw" in step) return tallyOf(s, seat, step.for) * step.draw * w.card;
	if ("tr" in step) return tallyOf(s, seat, step.for) * step.tr * (w.point + left);
	if ("gainAny" in step) return tallyOf(s, seat, step.for) * w.unit[PLANTS];
	if ("keepPlants" in step) {
		const over = p.stock[PLANTS] - step.keepPlants - tallyOf(s, seat, { influence: "more" });
		return -Math.max(0, over) * w.unit[PLANTS];
	}
	if ("loseAll" in step) {
		const r = RESOURCES.indexOf(step.loseAll);
		return -p.stock[r] * w.unit[r];
	}
	if ("discard" in step) return -Math.min(step.discard, s.places[handOf(seat)].length) * w.leastCard;
	if ("rank" in step) return placeValue(s, seat, step) * (w.point + left);
	return 0;
}
function placeValue(s, seat, step) {
	const mine = rankSum(s, seat, step.rank);
	if (mine < step.least) return 0;
	if (s.seats === 1) return step.solo.find(([sum]) => mine >= sum)?.[1] ?? 0;
	let ahead = 0;
	for (let other = 0; other < s.seats; other++) if (other !== seat && rankSum(s, other, step.rank) > mine) ahead++;
	return ahead === 0 ? step.first : ahead === 1 ? step.second : 0;
}

// bots/src/evaluate/mars-hand.ts
function handWorth(s, seat, p) {
	const hand = s.promos ? [...s.places[handOf(seat)], ...s.promos.parked[seat]] : s.places[handOf(seat)];
	if (hand.length === 0) return 0;
	const soon = beforeActions(s) ? p.left : p.left - 1;
	const least = p.left > 0 ? p.w.leastCard * moneyAt(p.left, p) : p.w.lastCard;
	if (soon < 0) return hand.length * least;
	const worths = [];
	const prices = [];
	const order = [];
	hand.forEach((id, i) => {
		const card = cardOf(id);
		const at = soon - delayOf(s, seat, card, p);
		prices.push(priceNow(s, seat, card));
		worths.push(at < 0 ? 0 : cardWorth(s, seat, card, at, prices[i], p));
		order.push(i);
	});
	order.sort((a, b) => worths[b] - worths[a]);
	const { rating, stock, production } = s.players[seat];
	const budget = stock[0] + (rating + production[0]) * Math.min(soon, p.w.planned) + 1;
	let spent = 0;
	let mc = 0;
	for (const i of order) {
		const share = p.w.playableShare * Math.max(0, 1 - (spent + prices[i] / 2) / budget);
		mc += Math.max(least, worths[i] * share);
		spent += prices[i];
	}
	return mc;
}
function beforeActions(s) {
	const next = s.stack[s.stack.length - 1].do;
	return next === "research" || next === "draft";
}
/** What playing a card brings beyond its price, with so many generations left. */
function cardWorth(s, seat, card, left, price, p) {
	return worthOf(s, seat, card.play, card.id, left, p) + lastingWorth(s, seat, card, left + 1, p) + cardPoints(s, seat, card.id) * p.point - price * moneyAt(left, p);
}
const NEVER = 99;
/** Generations until what the card requires may be met. */
function delayOf(s, seat, card, p) {
	let delay = 0;
	for (const r of card.requires) delay = Math.max(delay, delayFor(s, seat, r, p));
	return delay;
}
function delayFor(s, seat, r, p) {
	if (isMet(s, seat, r)) return 0;
	const player = s.players[seat];
	switch (r.kind) {
		case "parameter": {
			const slack = player.slack * r.step;
			const now = s.parameters[r.which];
			if (r.max) return NEVER;
			return (r.is - slack - now) / r.step / Math.max(1, (TRACKS[PARAMETERS[r.which]].max - now) / r.step) * (p.left + 1);
		}
		case "tag": return Math.max(0, r.is - player.tags[r.which]) * p.w.tagDelay;
		default: return r.max ? NEVER : p.w.tagDelay;
	}
}

// bots/src/evaluate/terraforming-mars.ts
/** Far beyond everything else. */
const WIN = 1e3;
/** In points: those of the end of the game, and what all else may come to by then. Alone, what is missing to the goal counts. */
function evaluateTerraformingMars(s, seat, w) {
	const over = s.stack.length === 0;
	const p = pricesOf(s, seat, w);
	if (p.solo) return (over || isDecided(s) ? 0 : assets(s, seat, p) / w.soloScale) + goal(s, p);
	if (over) return pointsNow(s, seat, 1) + (s.turmoil ? placesOf(s.turmoil, seat) : 0);
	const points = pointsNow(s, seat, w.awardShare * (1 - p.left / w.length[s.seats]));
	const late = p.left > w.lastMoment ? 0 : stepsShort(p) * w.lateStep;
	return points + (s.turmoil ? committeePoints(s, s.turmoil, seat, p.left, w) : 0) - late + assets(s, seat, p) / w.point;
}
/** All that will bring something yet, in MC. */
const assets = (s, seat, p) => incomeWorth(s, seat, p) + stockWorth(s, seat, p) + cardsWorth(s, seat, p) + handWorth(s, seat, p) + tradeWorth(s, seat, toCome(s, p), p) + (s.turmoil ? committeeMoney(s, s.turmoil, seat, p.left, p.w) : 0);
/** Alone, the last greeneries are laid when it is known whether the game is won. */
const isDecided = (s) => s.stack[s.stack.length - 1].do === "lay-last-greenery";
/** Alone: how near the goal is; once it is decided, a win above all, and then points. */
function goal(s, p) {
	return (s.players[0].rating * p.ratingPoint - missing(p)) / p.w.soloScale + pointsNow(s, 0, 0) * p.w.soloPoint + (s.won ? WIN : 0);
}
/** Venus need not be completed. */
function stepsShort({ short }) {
	let steps = 0;
	for (let i = 0; i < PARAMETERS_OF_MARS; i++) steps += short[i];
	return steps;
}
/** Alone: what the steps that are missing would cost. */
function missing({ short, step }) {
	let mc = 0;
	for (let i = 0; i < step.length; i++) mc += short[i] * step[i];
	return mc;
}
/** The points a seat would have if the game ended now. */
function pointsNow(s, seat, awards) {
	const p = s.players[seat];
	let points = p.rating;
	for (const by of s.milestones) if (by === seat) points += 5;
	s.awards.forEach((by, i) => {
		if (by >= 0) points += awardPoints(s, i)[seat] * awards;
	});
	for (let area = 0; area < AREAS_ON_MARS; area++) {
		if (s.owners[area] !== seat) continue;
		if (s.tiles[area] === GREENERY) points++;
		else if (isCity(s.tiles[area])) points += cityPoints(s, area);
	}
	for (const card of p.cards) points += cardPoints(s, seat, card);
	for (const card of p.events) points += cardPoints(s, seat, card);
	return points;
}
/** What rating and productions will have paid. */
function incomeWorth(s, seat, p) {
	const { rating, production } = s.players[seat];
	let income = rating;
	for (let r = 0; r < p.unit.length; r++) income += production[r] * p.unit[r];
	return income * incomeFor(p.left, p);
}
const METALS = [STEEL, TITANIUM];
/** What is in stock. Unspent money loses nothing by a pass: in a new generation only what was just paid counts as new. */
function stockWorth(s, seat, p) {
	const { stock, production, rating } = s.players[seat];
	const { unit, w, left } = p;
	const fresh = beforeActions(s);
	let mc = 0;
	let paid = rating;
	for (let r = 0; r < unit.length; r++) {
		mc += stock[r] * unit[r];
		paid += production[r] * unit[r];
	}
	for (const metal of METALS) mc -= Math.max(0, stock[metal] - w.metals) * unit[metal] * w.idle;
	const idle = stock[MC] - w.plenty - (fresh ? rating + production[MC] : 0);
	if (idle > 0 && !p.solo) mc -= idle * w.idle;
	if (fresh) mc += (p.growth - 1) * Math.max(0, mc - paid);
	return mc * moneyAt(left, p);
}
/** Generations in which something can be done that was not done in this one. */
const toCome = (s, p) => beforeActions(s) ? p.left + 1 : p.left;
/** What actions and lasting effects will bring, and cubes that can be spent. */
function cardsWorth(s, seat, p) {
	const { cards, cubes } = s.players[seat];
	const generations = toCome(s, p);
	let mc = 0;
	for (let i = 0; i < cards.length; i++) {
		const card = cardOf(cards[i]);
		if (card.actions.length > 0 || card.effects.length > 0) mc += lastingWorth(s, seat, card, generations, p);
		if (cubes[i] > 0) mc += cubes[i] * cubeSpent(s, seat, card, generations, p);
	}
	return mc;
}

// bots/src/weights/terraforming-mars.ts
/** What things are worth, MC first, then points; and how the game is searched. `scripts/tune-bots.mjs` finds better ones by play. */
const marsWeights = {
	evaluation: {
		/** One unit of each resource in MC: mc, steel, titanium, plants, energy, heat. */
		unit: [
			1,
			1.6,
			2.5,
			2.5,
			1,
			1.2
		],
		/** By how much money multiplies in a generation. */
		growth: 1.015,
		soloGrowth: 1.06,
		/** Of more money, and of more of a metal, than this the owner can make little use: so much of it counts for nothing. */
		plenty: 44,
		metals: 7,
		idle: .5,
		/** MC that a point costs at a usual price. */
		point: 10.5,
		/** Alone, the units are worth what they turn into: eight heat into a step that costs 14 MC, eight plants into one of 23. */
		soloUnit: [
			1,
			1.5,
			2.3,
			3,
			1.75,
			1.7
		],
		/** What a step of temperature, oxygen, oceans and Venus costs as a standard project, and a little more, so that it is taken. */
		soloStep: [
			15,
			24,
			19,
			16
		],
		soloPoint: .5,
		soloRating: 17,
		/** MC that count for a point in a search. */
		soloScale: 2,
		/** What is printed on an area, and the points of a city beside greeneries to come. */
		placed: 2.5,
		city: 2,
		card: 3.5,
		/** A card that may be bought, out of those looked at. */
		chosenCard: 1,
		/** The part of the deck that has the tag which is looked for. */
		revealed: .25,
		/** A cube that may score, or go anywhere. */
		cube: .3,
		/** What cubes can be spent on comes later. */
		spendable: .9,
		/** What another player's loss is worth. */
		harm: .3,
		/** MC a generation of a production box that is copied. */
		copied: 3,
		/** Effects that are not estimated. */
		otherEffect: 2,
		delegate: 4,
		/** The part of its generations in which an action is used. */
		used: .8,
		/** … and in which it is, where production does not give what it takes. */
		unsupplied: .2,
		/**
		* How often something happens in a generation: a greenery, a city, any tile laid; a tag, an event, any card played; a standard project; a dear card;
		* anything else.
		*/
		often: [
			.6,
			.4,
			1,
			.35,
			.5,
			1.5,
			.3,
			.6,
			.4
		],
		/** What a discount of 1 MC on all cards, and on those with a tag, saves in a generation; a metal that is worth more; any other ease. */
		discount: 2.3,
		tagDiscount: .7,
		metalValue: 1.2,
		ease: 1,
		/** What is in hand is not yet in play; generations whose income may pay for it; generations that a missing tag takes. */
		playableShare: .8,
		planned: 6,
		tagDelay: 3,
		/** No card is worth less than what would be lost by selling it for 1 MC; in the end it is sold. */
		leastCard: 1.2,
		lastCard: .5,
		/** Generations that a game takes, by the number of seats. */
		length: [
			14,
			14,
			14.5,
			13,
			12,
			12
		],
		lastMoment: .6,
		/** What of its worth money has when the game ends, and for how many generations before that it has less than all. */
		lastMoney: .3,
		lastMoneyFor: 5,
		/** A lead in an award may still be lost: it counts for more and more as the game goes on. */
		awardShare: 1,
		/** Once a game has taken its time, whoever brings it to its end does well. */
		lateStep: 1.87,
		/** Leading the party that will rule: a step of rating that may still be taken away. */
		lead: .8,
		/** What an announced event and a ruling bonus would bring now may still change. */
		event: .7,
		rulingBonus: .5,
		/** Delegates in a party that somebody else leads. */
		voice: .3,
		/** How often in a generation somebody trades where a colony stands, and the part of its generations in which a fleet trades. */
		traded: .6,
		trade: .7,
		/** What a colony that a card builds brings at once and in a generation, and what a fleet brings in one. */
		newColony: 6,
		colony: 2,
		fleet: 4
	},
	/**
	* What the same things have proved to be worth between two generations: fitted to how games of the search against itself ended (`scripts/fit-bots.mjs`), and
	* rounded. Greedy play goes worse by these: what it pays for now it never sees come back.
	*/
	judged: {
		growth: 1.127,
		point: 8.925,
		playableShare: .9,
		leastCard: 1.2,
		spendable: .4,
		used: .35,
		lastMoney: .66,
		lastMoneyFor: 3.5,
		awardShare: .8,
		plenty: 28,
		idle: .8,
		card: 1.2,
		planned: 2.4,
		discount: 2.2,
		tagDiscount: .3,
		metalValue: .5,
		tagDelay: 1,
		city: .7,
		unsupplied: .9,
		ease: .8,
		unit: [
			1,
			1,
			1.8,
			2.75,
			1.5,
			.85
		],
		often: [
			.6,
			.45,
			1,
			.15,
			.6,
			1.5,
			.3,
			.6,
			.4
		]
	},
	search: {
		scale: 8,
		followed: 6,
		near: 2.5,
		firstLook: .33,
		curiosity: 1,
		best: .5,
		lines: 8,
		tried: 12,
		triedAfter: 6,
		restsAt: ["draft", "research"],
		atALook: [
			"choose-start",
			"draft",
			"research",
			"pay",
			"sell-patents"
		]
	}
};

// bots/src/by-game/terraforming-mars.ts
const evaluation = {
	evaluate: evaluateTerraformingMars,
	weights: marsWeights.evaluation,
	judged: marsWeights.judged
};

export { evaluation };