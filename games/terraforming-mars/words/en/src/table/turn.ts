import type { Card, Sentence } from '@perilune/engine'
import type { TurnActs, TurnGroup, TurnOption } from '@perilune/terraforming-mars'
import {
  AWARDS,
  DELEGATE_PRICE,
  HEAT_FOR_TEMPERATURE,
  MILESTONE_PRICE,
  MILESTONES,
  partyIndex,
} from '@perilune/terraforming-mars'
import { card, mc, say, stock } from '../bits.js'
import { dataOf } from '../cards/cards.js'
import { actionText } from '../cards/effects.js'
import { sentencesOf } from '../cards/verbs.js'
import { partyText, policyText } from '../committee.js'
import { goalName, projectName } from '../names.js'

/* What there is to do on a turn, as a button says it. */

/** A card and what one of its actions does. */
export function useOf(id: Card, way: number): Sentence {
  const { actions = [], holds } = dataOf(id)
  return say`${card(id)}: ${actionText(actions[way], holds)}`
}

function firstAction(id: Card): Sentence {
  const data = dataOf(id)
  return say`${card(id)}: ${'firstAction' in data && data.firstAction ? sentencesOf(data.firstAction) : ''}`
}

type Of<Act extends keyof TurnActs> = Extract<TurnOption, { answer: { act: Act } }>

const ACTS: { readonly [Act in keyof TurnActs]: (option: Of<Act>) => Sentence } = {
  play: ({ answer, facts }) => say`${card(answer.card)} for ${mc(facts.price)}`,
  use: ({ answer }) => useOf(answer.card, answer.way),
  project: ({ answer, facts }) =>
    facts
      ? say`${projectName(answer.project)} for ${mc(facts.price)}`
      : say`${projectName(answer.project)}: discard cards for ${mc(1)} each`,
  greenery: ({ facts }) => say`Turn ${stock('plants', facts.plants)} into a greenery`,
  heat: ({ facts }) =>
    facts.rises
      ? say`Turn ${stock('heat', HEAT_FOR_TEMPERATURE)} into a temperature step`
      : say`Spend ${stock('heat', HEAT_FOR_TEMPERATURE)} for nothing: the temperature is complete`,
  order: ({ answer }) =>
    answer.ask
      ? say`Ask me for the order of effects every time`
      : say`Ask me for the order of effects only where it matters`,
  claim: ({ answer }) => say`Claim ${goalName(MILESTONES, answer.milestone)} for ${mc(MILESTONE_PRICE)}`,
  fund: ({ answer, facts }) => say`Fund ${goalName(AWARDS, answer.award)} for ${mc(facts.price)}`,
  trade: ({ answer, facts }) => say`Trade with ${card(answer.colony)} for ${stock(answer.with, facts.price)}`,
  first: ({ facts }) =>
    say`First action of ${facts.cards.flatMap((id, i) => (i === 0 ? firstAction(id) : say` ${firstAction(id)}`))}`,
  delegate: ({ answer: { from, party } }) =>
    from === 'lobby'
      ? say`Send a delegate from the lobby to ${partyText(party)}`
      : say`Send a delegate from the reserve for ${mc(DELEGATE_PRICE)} to ${partyText(party)}`,
  policy: ({ facts }) => say`${policyText(partyIndex(facts.party))}`,
  pass: () => say`Pass for this generation`,
  end: () => say`End the turn`,
}

export const turnLabel = (option: TurnOption): Sentence =>
  (ACTS[option.answer.act] as (of: TurnOption) => Sentence)(option)

export const turnHeading: Readonly<Record<TurnGroup, string>> = {
  play: 'Play a card',
  use: 'Use an action',
  project: 'Standard projects',
  'turn-in': 'Turn resources in',
  trade: 'Trade',
  milestone: 'Milestones',
  award: 'Awards',
  committee: 'The committee',
  turn: 'Your turn',
}
