import { allCards } from '../cards/index.js'
import type { EffectOp, ReactionOp } from '../cards/language.js'
import type { Ask, Run } from '../codes.js'
import { compileAmount } from '../counters.js'
import type { Question } from '../state.js'
import { nextOperation } from './carry-out.js'
import { flagReward, flagRewardQuestions } from './hearts/flag-reward.js'
import { heartsHere, reactWithHeartsHere } from './hearts/hearts-here.js'
import { heartsOnEmptyGrey, heartsOnEmptyGreyQuestions } from './hearts/hearts-on-empty-grey.js'
import { reactWithScore, score, scoreQuestions } from './hearts/score.js'
import { recallRover, recallRoverQuestions } from './rovers/recall-rover.js'
import { roversHere } from './rovers/rovers-here.js'
import { convert, convertQuestions } from './stock/convert.js'
import { gain } from './stock/gain.js'
import { gainAny, gainAnyQuestions, reactWithGainAny } from './stock/gain-any.js'
import { give, giveQuestions } from './stock/give.js'
import { pay } from './stock/pay.js'
import { payAny, payAnyQuestions } from './stock/pay-any.js'
import { payAnyNumberOf, payAnyNumberOfQuestions } from './stock/pay-any-number-of.js'
import { produce, produceQuestions } from './stock/produce.js'
import { takeRewards, takeRewardsQuestions } from './stock/take-rewards.js'
import { construct, constructQuestions } from './structures/construct.js'
import { copyFlip, copyFlipQuestions } from './structures/copy-flip.js'
import { demolish, demolishQuestions } from './structures/demolish.js'
import { flipBack, flipBackQuestions } from './structures/flip-back.js'
import { freeConstruct } from './structures/free-construct.js'
import { swap, swapQuestions } from './structures/swap.js'
import type { Reaction, Step, Verb } from './verb.js'

/** Every verb of what is carried out once. */
const VERBS: { readonly [Name in EffectOp['op']]: Verb<Name> } = {
  gain,
  gainAny,
  pay,
  payAny,
  payAnyNumberOf,
  give,
  convert,
  produce,
  takeRewards,
  score,
  heartsHere,
  heartsOnEmptyGrey,
  flagReward,
  construct,
  freeConstruct,
  demolish,
  flipBack,
  copyFlip,
  swap,
  roversHere,
  recallRover,
}

const REACTIONS: { readonly [Op in ReactionOp as Op['op']]: (op: Op) => Reaction } = {
  score: reactWithScore,
  heartsHere: reactWithHeartsHere,
  gainAny: reactWithGainAny,
}

type EffectSteps = { [D in Question]: Ask<D> } & { 'carry-out': Run<'carry-out'> }

/** The questions that effects ask, each beside the verb that asks it. */
export const effectSteps: EffectSteps = {
  'carry-out': { run: nextOperation },
  ...gainAnyQuestions,
  ...payAnyQuestions,
  ...payAnyNumberOfQuestions,
  ...giveQuestions,
  ...convertQuestions,
  ...produceQuestions,
  ...takeRewardsQuestions,
  ...scoreQuestions,
  ...heartsOnEmptyGreyQuestions,
  ...flagRewardQuestions,
  ...constructQuestions,
  ...demolishQuestions,
  ...flipBackQuestions,
  ...copyFlipQuestions,
  ...swapQuestions,
  ...recallRoverQuestions,
}

const stepOf = (op: EffectOp): Step => (VERBS[op.op] as (op: EffectOp) => Step)(op)
const reactionTo = (op: ReactionOp): Reaction => (REACTIONS[op.op] as (op: ReactionOp) => Reaction)(op)

for (const { ops, steps, whens, atEnd, worth } of allCards) {
  steps.push(...ops.map(stepOf))
  for (const { does, reactions } of whens) reactions.push(...does.map(reactionTo))
  worth.push(...atEnd.map(({ amount }) => compileAmount(amount)))
}
