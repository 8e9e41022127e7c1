import type { Answer, Card, Event, Line, Reason, Seat, Words } from '@perilune/engine'
import { awardPrice, firstActionsOf } from './actions.js'
import { BOARDS, coordinate, type MapId } from './boards.js'
import { projectOf } from './cards/built-in.js'
import { cardOf } from './cards/index.js'
import { standardProjects } from './cards/standard-projects.js'
import type { TradePayment } from './colonies/compiled.js'
import { tradePrice } from './colonies/trade.js'
import { TEMPERATURE } from './counters.js'
import { actionText } from './effect-text.js'
import { AWARDS, MILESTONES } from './goals.js'
import { CUBES, RESOURCES, type Resource, type TileKind } from './names.js'
import { list, namesOf, productionText, sentencesOf, stockText, tileText } from './op-text.js'
import { moneyText } from './payment.js'
import { priceNow, projectPrice } from './prices.js'
import { capital } from './say.js'
import { type MarsState, NEUTRAL } from './state.js'
import { dataOf, nameOf, requirementText } from './text.js'
import { TRACKS } from './tracks.js'
import { DELEGATE_PRICE } from './turmoil/actions.js'
import type { Turmoil } from './turmoil/state.js'
import { committeeTales } from './turmoil/tales.js'
import { partyText, policyText } from './turmoil/text.js'

/* Sentences for people: refusals, answers, the log, the lines of the final score. */

const resourceOf = (r: Reason): Resource => RESOURCES[Number(r.resource)]

function requirement(r: Reason): string {
  const data = dataOf(String(r.card))
  const asked = 'requires' in data ? data.requires?.[Number(r.which)] : undefined
  if (!asked) return 'a requirement is not met'
  if ('plantsRemoved' in asked || 'chairman' in asked) return `requires ${requirementText(asked)}`
  const now = 'parameter' in asked ? 'now' : 'you have'
  const unit =
    'parameter' in asked ? { temperature: ' °C', oxygen: ' %', oceans: '', venus: ' %' }[asked.parameter] : ''
  return `requires ${requirementText(asked)}, ${now} ${String(r.has).replace('-', '−')}${unit}`
}

const REFUSALS: Readonly<Record<string, (r: Reason) => string>> = {
  cost: (r) => `costs ${r.needs} MC, you can pay ${r.has}`,
  requirement,
  'stock-short': (r) => `needs ${stockText(resourceOf(r), Number(r.needs))}, you have ${r.has}`,
  'production-short': (r) =>
    `needs ${r.needs} ${productionText(resourceOf(r))} to give up, you have ${r.has}`,
  'cubes-short': (r) =>
    `needs ${namesOf('cube', Number(r.needs))} on the card, there ${r.has === 1 ? 'is' : 'are'} ${r.has}`,
  'no-cubes': (r) => `there is no card from which ${namesOf(CUBES[Number(r.cube)], 1)} could be taken`,
  'no-area': () => 'there is no area for the tile',
  'no-colony': () => 'there is no tile on which you could build a colony',
  'no-fleet': () => 'you have no trade fleet at home',
  'no-trade': () => 'there is no colony tile to trade with',
  'no-markers': () => 'there are no two markers of which one could go up and the other down',
  'colony-asleep': (r) => `nobody has a card for what is found on ${nameOf(String(r.colony))}`,
  'fleet-there': (r) => `a trade fleet has been to ${nameOf(String(r.colony))} in this generation`,
  'nothing-to-copy': () => 'you have no card whose production box could be copied',
  'no-card-to-play': () => 'you have no card in hand that you could play',
  'no-prelude-to-repeat': () => 'you have no other prelude that could be carried out once more',
  'no-card-to-discard': () => 'you have no card to discard',
  'nobody-to-sue': () => 'nobody has taken resources or production from you in this generation',
  'no-event': () => 'you have no event that could be taken back',
  'nothing-to-park': () => 'you have no space or building card in hand',
  'nothing-parked': () => 'no card lies there',
  'no-city': () => 'there is no city without a cathedral',
  'has-energy': () => 'you have energy',
  'not-in-any-order': () => 'its effects can’t all be carried out, in whatever order',
  'rest-impossible': () => 'something that must still be done would become impossible',
  'not-yet': () => 'that is not possible yet',
  'no-cards': () => 'you have no card in hand',
  'milestone-claimed': () => 'this milestone is claimed',
  'milestones-gone': () => 'three milestones are claimed already',
  milestone: (r) => `needs ${r.needs}, you have ${r.has}`,
  'award-funded': () => 'this award is funded',
  'awards-gone': () => 'three awards are funded already',
  'not-alone': () => 'there are no milestones and awards in a solo game',
  used: (r) => `${nameOf(String(r.card))} was used in this generation`,
  'nothing-used': () => 'you have used no action in this generation that could be used once more',
  'rating-not-raised': () => 'your terraform rating has not gone up in this generation',
  'act-or-pass': () => 'take an action, or pass',
  'no-pass': () => 'you have taken an action: end your turn instead',
  'two-actions': () => 'you have taken two actions on this turn',
  'first-action': () => 'your corporation’s first action comes first',
  tax: () => 'the Reds ask 3 MC for each step of TR, and you could not pay for all of them',
  'lobby-empty': () => 'you have no delegate in the lobby',
  'no-delegates': () => 'you have no delegate in reserve',
  'too-few-delegates': (r) => `needs ${namesOf('delegate', Number(r.needs))} of yours, you have ${r.has}`,
  'no-delegate-to-ban': () => 'every delegate in the committee leads a party',
  'no-delegate-to-replace': () => 'there is no neutral delegate but leaders',
  'chairman-not-neutral': () => 'the chairman is not neutral',
  'policy-used': () => 'you have used this policy in this generation',
}

const reason = (r: Reason): string => REFUSALS[r.code]?.(r) ?? `this is not allowed (${r.code})`

const goalName = (goals: readonly { id: string; name: string }[], id: unknown): string =>
  goals.find((goal) => goal.id === id)?.name ?? String(id)

const projectName = (id: unknown): string =>
  id === 'sell-patents' ? 'Sell Patents' : goalName(standardProjects, id)

/** What an answer of a turn does, as a button says it. */
export function actLabel(s: MarsState, seat: Seat, answer: Answer): string {
  const p = s.players[seat]
  const card = answer.card as Card
  switch (answer.act) {
    case 'play':
      return `${nameOf(card)} for ${priceNow(s, seat, cardOf(card))} MC`
    case 'use':
      return `${nameOf(card)}: ${actionText(cardOf(card).actions[answer.way as number].source, cardOf(card).data.holds)}`
    case 'project': {
      const project = projectOf(answer.project)
      return project
        ? `${project.data.name} for ${projectPrice(p, project)} MC`
        : 'Sell Patents: discard cards for 1 MC each'
    }
    case 'greenery':
      return `Turn ${p.greeneryPrice} plants into a greenery`
    case 'heat':
      return s.parameters[TEMPERATURE] < TRACKS.temperature.max
        ? 'Turn 8 heat into a temperature step'
        : 'Spend 8 heat for nothing: the temperature is complete'
    case 'order':
      return answer.ask
        ? 'Ask me for the order of effects every time'
        : 'Ask me for the order of effects only where it matters'
    case 'claim':
      return `Claim ${goalName(MILESTONES[s.map], answer.milestone)} for 8 MC`
    case 'fund':
      return `Fund ${goalName(AWARDS[s.map], answer.award)} for ${awardPrice(s)} MC`
    case 'trade':
      return tradeLabel(s, seat, answer)
    case 'first':
      return `First action of ${firstActionsOf(s, seat)
        .map((c) => `${nameOf(c)}: ${firstActionText(c)}`)
        .join(' ')}`
    case 'delegate':
      return `Send a delegate ${answer.from === 'lobby' ? 'from the lobby' : `from the reserve for ${DELEGATE_PRICE} MC`} to ${partyText(answer.party)}`
    case 'policy':
      return policyText((s.turmoil as Turmoil).policy)
    case 'pass':
      return 'Pass for this generation'
    default:
      return 'End the turn'
  }
}

function tradeLabel(s: MarsState, seat: Seat, answer: Answer): string {
  const kind = answer.with as TradePayment
  const price = s.colonies ? stockText(kind, tradePrice(s.colonies, seat, kind)) : ''
  return `Trade with ${nameOf(answer.colony as string)} for ${price}`
}

function firstActionText(corporation: Card): string {
  const data = dataOf(corporation)
  return 'firstAction' in data && data.firstAction ? sentencesOf(data.firstAction) : ''
}

type Bag = Readonly<Record<string, number>>

const bagText = (bag: unknown): string =>
  list(Object.entries(bag as Bag).map(([name, n]) => moneyText(name, n))) || 'nothing'

const because = (e: Event): string =>
  typeof e.card === 'string' && e.card !== '' ? ` (${nameOf(e.card)})` : ''

const cardsText = (e: Event): string =>
  Array.isArray(e.cards)
    ? list((e.cards as Card[]).map(nameOf)) || 'no card'
    : e.count === 0
      ? 'no card'
      : namesOf('card', Number(e.count))

const PARAMETER_TEXT: Readonly<Record<string, (value: number) => string>> = {
  temperature: (value) => `the temperature to ${String(value).replace('-', '−')} °C`,
  oxygen: (value) => `oxygen to ${value} %`,
  venus: (value) => `Venus to ${value} %`,
}

function payText(e: Event): string {
  switch (e.why) {
    case 'research':
      return ' for cards'
    case 'card':
    case 'effect':
      return e.of === '' ? '' : ` for ${nameOf(String(e.of))}`
    case 'project':
      return ` for ${projectName(e.of)}`
    case 'delegate':
      return ' for a delegate'
    default:
      return ''
  }
}

const anyGoal = (
  goals: Readonly<Record<string, readonly { id: string; name: string }[]>>,
  id: unknown,
): string => goalName(Object.values(goals).flat(), id)

const steps = (n: number): string => `${n < 0 ? 'down' : 'up'} ${namesOf('step', Math.abs(n))}`

const TALES: Readonly<Record<string, (e: Event, who: string, name: (seat: Seat) => string) => string>> = {
  gains: (e, who) => `${who} gains ${bagText(e.resources)}${because(e)}`,
  loses: (e, who) => `${who} loses ${bagText(e.resources)}${because(e)}`,
  production: (e, who) =>
    `${who}: ${productionText(e.resource as Resource)} ${steps(Number(e.steps))}${because(e)}`,
  rating: (e, who) => `${who}: terraform rating ${steps(Number(e.steps))}, to ${e.rating}`,
  'adds-cubes': (e, who) => `${who} adds ${namesOf('cube', Number(e.cubes))} to ${nameOf(String(e.card))}`,
  'spends-cubes': (e, who) =>
    `${who} spends ${namesOf('cube', Number(e.cubes))} on ${nameOf(String(e.card))} as heat`,
  'removes-cubes': (e, who, name) =>
    `${who} takes ${namesOf('cube', Number(e.cubes))} off ${nameOf(String(e.card))} of ${name(Number(e.from))}`,
  draws: (e, who) => `${who} draws ${cardsText(e)}`,
  discards: (e, who) => `${who} discards ${cardsText(e)}`,
  finds: (e, who) =>
    `${who} turns up ${cardsText({ ...e, cards: [...(e.cards as Card[]), ...(e.discarded as Card[])] })} and takes ${cardsText(e)}`,
  repeats: (e, who) => `${who} carries out ${nameOf(String(e.card))} once more`,
  'no-merger': (e, who) => `${who} draws ${cardsText(e)}, but could not pay with any of them`,
  'shows-hand': (e, who) => `${who} shows the hand: ${cardsText(e)}`,
  keeps: (e, who) => `${who} keeps ${cardsText(e)}`,
  reveals: (e, who) => `${who} turns up ${nameOf(String(e.card))}${e.found ? '' : ', which does not count'}`,
  raises: (e, who) => `${who} raises ${PARAMETER_TEXT[String(e.parameter)]?.(Number(e.value))}`,
  lays: (e, who) => `${who} lays ${tileText(e.tile as TileKind)}${because(e)}`,
  'claims-area': (_, who) => `${who} claims an area`,
  copies: (e, who) => `${who} copies the production box of ${nameOf(String(e.card))}`,
  pays: (e, who) => `${who} pays ${bagText(e.resources)}${payText(e)}`,
  fizzles: (e, who) => `${who} can’t carry out ${nameOf(String(e.card))}: it leaves the game`,
  plays: (e, who) => `${who} plays ${nameOf(String(e.card))}`,
  uses: (e, who) => `${who} uses ${nameOf(String(e.card))}`,
  project: (e, who) => `${who}: standard project ${projectName(e.project)}`,
  'builds-colony': (e, who) => `${who} builds a colony on ${nameOf(String(e.colony))}`,
  'adds-colony-tile': (e, who) => `${who} puts ${nameOf(String(e.colony))} into the game`,
  'gains-fleets': (e, who) => `${who} gains ${namesOf('trade fleet', Number(e.fleets))}${because(e)}`,
  trades: (e, who) => `${who} trades with ${nameOf(String(e.colony))}`,
  'moves-marker': (e, who) =>
    `${who} moves the marker of ${nameOf(String(e.colony))} ${steps(Number(e.steps))}`,
  'colony-step': () => 'The markers of the colony tiles go up; trade fleets come home',
  claims: (e, who) => `${who} claims ${anyGoal(MILESTONES, e.milestone)}`,
  funds: (e, who) => `${who} funds ${anyGoal(AWARDS, e.award)}`,
  'reveals-corporation': (e, who) => `${who} is ${nameOf(String(e.card))}`,
  'first-action': (e, who) => `${who} takes the first action of ${nameOf(String(e.card))}`,
  ...committeeTales,
  passes: (_, who) => `${who} passes`,
  'ends-turn': (_, who) => `${who} ends the turn`,
  'begins-generation': (e, who) => `Generation ${e.generation} begins; ${who} is first`,
  'passes-cards': (e) => `The cards are passed to the ${e.clockwise ? 'left' : 'right'}`,
  shows: (e, who) => `${who} shows ${cardsText(e)}`,
  'takes-back': (e, who) => `${who} takes ${cardsText(e)} back into the hand`,
  parks: (e, who) => `${who} lays ${nameOf(String(e.card))} aside with ${namesOf('cube', Number(e.cubes))}`,
  'moves-nomads': (_, who) => `${who} moves the nomads`,
  'builds-cathedral': (_, who) => `${who} builds a cathedral`,
  flips: (e, who) => `${who} turns ${nameOf(String(e.card))} face down`,
  compensates: (e, who, name) =>
    `${who} pays ${e.mc} MC to ${e.victim === NEUTRAL ? 'the neutral opponent' : name(Number(e.victim))} for the loss`,
  'turns-energy': (e, who) => `${who} turns ${e.energy} energy into heat`,
  produces: (e, who) => `${who} produces ${producedText(e.resources)}`,
  'ends-game': (e) =>
    e.won === undefined ? 'Mars is terraformed' : e.won ? 'The goal is met' : 'The goal is not met',
}

const producedText = (bag: unknown): string =>
  bagText(Object.fromEntries(Object.entries(bag as Bag).filter(([, n]) => n > 0)))

function event(e: Event, name: (seat: Seat) => string): string {
  const tale = TALES[e.what]
  if (!tale) throw new Error(`there are no words for '${e.what}'`)
  return tale(e, e.seat === undefined ? '' : name(e.seat), name)
}

const RATINGS: Readonly<Record<string, string>> = {
  start: 'Terraform rating at the start',
  temperature: 'Terraform rating from temperature',
  oxygen: 'Terraform rating from oxygen',
  oceans: 'Terraform rating from oceans',
  venus: 'Terraform rating from Venus',
  effects: 'Terraform rating from cards and projects',
  committee: 'Terraform rating from the committee',
}

function line({ why }: Line): string {
  const [what, of, area] = why.split(':')
  switch (what) {
    case 'rating':
      return RATINGS[of]
    case 'milestone':
      return `Milestone ${anyGoal(MILESTONES, of)}`
    case 'award':
      return `Award ${anyGoal(AWARDS, of)}`
    case 'greenery':
      return `Greenery on ${place(of as MapId, Number(area))}`
    case 'city':
      return `Greeneries beside the city on ${place(of as MapId, Number(area))}`
    case 'committee':
      return of === 'chairman' ? 'Chairman' : `Leader of ${nameOf(`party:${area}`)}`
    default:
      return nameOf(of)
  }
}

function place(map: MapId, area: number): string {
  const { row, col, name } = BOARDS[map].areas[area]
  return name ?? coordinate(row, col)
}

const STEPS: Readonly<Record<string, string>> = {
  'choose-start': 'chooses a corporation and cards',
  'choose-prelude': 'chooses the next prelude',
  draft: 'drafts a card',
  'draft-start': 'drafts for the start',
  research: 'buys cards',
  'take-turn': 'takes a turn',
  'lay-last-greenery': 'may lay greeneries',
  'world-parameter': 'chooses for the World Government',
  pay: 'pays',
  'pay-heat': 'pays with heat',
  'choose-order': 'chooses the order of effects',
}

/** Where the game is, for a list of tables. */
export const progress = ({ generation }: Pick<MarsState, 'generation'>): string =>
  `Generation ${Math.max(1, generation)}`

export const words: Words = {
  reason,
  event,
  line,
  step: (step) => STEPS[step] ?? capital(step.replaceAll('-', ' ')).toLowerCase(),
}
