import type { Bit, Card, Labelled, LabelWords, SaidOf, Seat, Sentence } from '@perilune/engine'
import type {
  Cube,
  Labels,
  Parameter,
  PartyId,
  Prompts,
  Resource,
  StartGroup,
} from '@perilune/terraforming-mars'
import {
  AWARDS,
  BOARDS,
  coordinate,
  type MapId,
  NEUTRAL,
  OPS,
  readCubesPart,
} from '@perilune/terraforming-mars'
import { capital, card, isResource, mc, say, seat, things } from './bits.js'
import { dataOf, holdsOf } from './cards/cards.js'
import { resourceText } from './cards/op-parts.js'
import { opsText, opText } from './cards/verbs.js'
import { partyText } from './committee.js'
import { goalName, projectName } from './names.js'
import { plural } from './nouns.js'
import { turnHeading, turnLabel, useOf } from './table/turn.js'

/* What the things are called that a question lists. */

/** The prompt of a thing, of a step that asks with this code. */
const promptOf = <Code extends keyof Prompts>(thing: Labelled, _: Code): Readonly<Prompts[Code]> =>
  thing.prompt as SaidOf<Pick<Prompts, Code>>

type ByMap = { [Code in keyof Prompts]: Prompts[Code] extends { map: MapId } ? Code : never }[keyof Prompts]

const BONUSES: Readonly<Record<string, string>> = {
  steel: 'steel',
  titanium: 'titanium',
  plants: 'plant',
  heat: 'heat',
  card: 'card',
  paidOcean: 'pay 6 MC and lay an ocean',
}

/** 'D3 (Noctis City): steel, card'. */
function areaOf(map: MapId, id: number): Sentence {
  const { row, col, name, bonus } = BOARDS[map].areas[id]
  const text = row === 0 ? (name ?? '') : `${coordinate(row, col)}${name ? ` (${name})` : ''}`
  const area: Bit = { is: 'area', text, area: String(id) }
  return bonus.length === 0 ? [area] : say`${area}: ${bonus.map((icon) => BONUSES[icon]).join(', ')}`
}

const areas = (code: ByMap) => ({
  option: (thing: Labelled & { readonly answer: { readonly area: number } }) =>
    areaOf(promptOf(thing, code).map, thing.answer.area),
})

const cards = { option: ({ answer }: { answer: { card: Card } }) => say`${card(answer.card)}` }
const cardItems = { item: ({ id = '' }: Labelled) => say`${card(id)}` }
const numbers = { option: ({ answer }: { answer: { number: number } }) => say`${answer.number}` }
const colonies = { option: ({ answer }: { answer: { colony: Card } }) => say`${card(answer.colony)}` }
const parties = { option: ({ answer }: { answer: { party: Card } }) => say`${card(`party:${answer.party}`)}` }

const NEUTRAL_OPPONENT = 'The neutral opponent'

const preludes = {
  option({ answer, facts }: { answer: { card: Card }; facts?: { instead: number } }) {
    const prelude = card(answer.card)
    return facts ? say`${prelude} can’t be carried out: ${mc(facts.instead)} instead` : say`${prelude}`
  },
}

const victims = (code: 'remove-resources' | 'steal-resources') => ({
  part(thing: Labelled) {
    const of = Number(thing.id)
    if (of === NEUTRAL) return say`${NEUTRAL_OPPONENT}`
    return say`${seat(of)}: ${resourceText(promptOf(thing, code).resource)}`
  },
})

/** 'steel', 'floaters of Dirigibles'. */
const moneyPart = (id: string): Sentence =>
  isResource(id) ? say`${resourceText(id)}` : say`${plural(dataOf(id).holds ?? 'resource')} of ${card(id)}`

const START_GROUPS: Readonly<Record<StartGroup, string>> = {
  corporations: 'corporations',
  preludes: 'preludes',
  cards: 'cards',
  'colony-tiles': 'colony tiles',
}

const PARAMETERS: Readonly<Record<Parameter, string>> = {
  temperature: 'Temperature',
  oxygen: 'Oxygen',
  oceans: 'An ocean',
  venus: 'Venus',
}

/** What comes next, and through what: a card, or the map. */
const effect = (id: Card, op: number): Sentence =>
  say`${id === '' ? 'The map' : card(id)}: ${opText(OPS[op].source, holdsOf(id))}`

function choice(op: number, which: number, holds: Cube | undefined): Sentence {
  const ops = OPS[op].lists[which]
  return ops.length === 0
    ? say`Do nothing`
    : say`${capital(
        opsText(
          ops.map((one) => OPS[one].source),
          holds,
        ),
      )}`
}

const delegateIn = (colour: number, neutral: number, party: PartyId): Sentence =>
  colour === neutral
    ? say`A neutral delegate in ${partyText(party)}`
    : say`A delegate of ${seat(colour)} in ${partyText(party)}`

const capitalSeat = (n: Seat): Bit => ({ ...seat(n), text: capital(seat(n).text) })

const RESOURCE_PARTS = { part: ({ id = '' }: Labelled) => say`${resourceText(id as Resource)}` }

export const LABELS: LabelWords<Labels> = {
  'draft-start': cardItems,
  'choose-start': { ...cardItems, group: ({ id }) => say`${START_GROUPS[id]}` },
  'choose-prelude': preludes,
  draft: cardItems,
  research: cardItems,
  'take-turn': { option: turnLabel, heading: ({ id }) => say`${turnHeading[id]}` },
  'sell-patents': cardItems,
  'turn-energy': numbers,
  'lay-last-greenery': {
    option: ({ answer }) => (answer.act === 'greenery' ? say`Lay a greenery` : say`Lay no more`),
  },
  'world-parameter': { option: ({ answer }) => say`${PARAMETERS[answer.raise]}` },
  'lay-ocean-for-nobody': areas('lay-ocean-for-nobody'),
  pay: { part: ({ id = '' }) => moneyPart(id) },
  'pay-heat': { part: ({ id }) => (id === 'heat' ? say`heat` : say`floaters`) },

  'choose-order': { option: ({ facts }) => effect(facts.card, facts.op) },
  'lay-tile': areas('lay-tile'),
  'claim-area': areas('claim-area'),
  'choose-effect': {
    option(thing) {
      const { card: id, op } = promptOf(thing, 'choose-effect')
      return choice(op, thing.answer.choice, holdsOf(id))
    },
  },
  'add-cubes': cards,
  'spend-cubes': {
    option(thing) {
      const { from, card: id } = thing.answer
      if (from === NEUTRAL) return say`${NEUTRAL_OPPONENT}`
      return from === promptOf(thing, 'spend-cubes').seat
        ? say`${card(id)}, your own`
        : say`${card(id)} of ${seat(from)}`
    },
  },
  'remove-resources': victims('remove-resources'),
  'steal-resources': victims('steal-resources'),
  'remove-cubes': {
    part({ id = '' }) {
      const of = readCubesPart(id)
      return say`${card(of.card)} of ${seat(of.seat)}`
    },
  },
  'reduce-production': {
    option(thing) {
      const { target } = thing.answer
      if (target === NEUTRAL) return say`${NEUTRAL_OPPONENT}`
      return target === promptOf(thing, 'reduce-production').seat ? say`Your own` : say`${seat(target)}`
    },
  },
  'discard-cards': cardItems,
  'keep-cards': cardItems,
  'buy-cards': cardItems,
  'choose-number': numbers,
  'copy-production': cards,

  'play-from-hand': {
    option: (thing) =>
      'facts' in thing && thing.facts
        ? say`${card(thing.answer.card as Card)} for ${mc(thing.facts.price as number)}`
        : say`No card`,
  },
  'raise-lowest': { option: ({ answer }) => say`${capital(resourceText(answer.resource))}` },
  'fund-award': { option: ({ answer }) => say`${goalName(AWARDS, answer.award)}` },
  'play-drawn-prelude': preludes,
  merge: cards,
  'repeat-prelude': cards,
  'do-project': { option: ({ answer, facts }) => say`${projectName(answer.project)} for ${mc(facts.price)}` },

  'sue-player': { option: ({ answer }) => say`${capitalSeat(answer.target)}` },
  'show-cards': cardItems,
  'take-back-events': cardItems,
  'use-again': { option: ({ answer }) => useOf(answer.card, answer.way) },
  'park-card': cards,
  'double-cubes': { option: ({ answer, facts }) => say`${card(answer.card)}, with ${facts.cubes}` },
  'move-nomads': areas('move-nomads'),
  'build-cathedral': areas('build-cathedral'),
  'choose-ocean': areas('choose-ocean'),
  'flip-corporation': {
    option: (thing) =>
      thing.answer.flip
        ? say`Turn it down for ${promptOf(thing, 'flip-corporation').steps} TR`
        : say`Keep it`,
  },

  'build-colony': colonies,
  'free-trade': colonies,
  'raise-marker': {
    option: ({ answer }) => (answer.steps === 0 ? say`Leave it` : say`${things('step', answer.steps)}`),
  },
  'move-markers': { option: ({ answer }) => say`${card(answer.up)} up, ${card(answer.down)} down` },
  'add-colony-tile': colonies,

  'send-delegates': parties,
  'ban-delegate': {
    option: (thing) =>
      delegateIn(thing.answer.colour, promptOf(thing, 'ban-delegate').neutral, thing.answer.party),
  },
  'recruit-delegate': parties,
  'remove-ocean': areas('remove-ocean'),
  'discard-for-event': cardItems,
  'gain-any': RESOURCE_PARTS,
  'add-for-event': cards,
  'spend-for-event': {
    option(thing) {
      const { cube, cubes, loss } = promptOf(thing, 'spend-for-event')
      const { card: id } = thing.answer
      return id === '' ? say`Lose ${mc(loss)}` : say`${things(cube, cubes)} from ${card(id)}`
    },
  },
}
