import { oneOf } from '../../choices.js'
import { FLAGS, type Flag } from '../../names.js'
import { askedBy } from '../../state.js'
import { goOn } from '../carry-out.js'
import { step, type Verb } from '../verb.js'
import { flagChoices } from './score.js'

/** Hearts on a Flag Reward of choice; on another than the one before where it is to be different. */
export const flagReward: Verb<'flagReward'> = ({ amount, different }) =>
  step({ ask: (_, e) => askedBy(e, 'choose-flag-reward', { amount, how: different ? 'different' : 'any' }) })

export const flagRewardQuestions = {
  'choose-flag-reward': oneOf({
    prompt: (f) => ({ code: 'choose-flag-reward', hearts: f.amount }),
    list: (_, __, f) => flagChoices.filter((_, flag) => f.how === 'any' || flag !== f.reward),
    not: (_, __, f) =>
      f.how === 'any' ? [] : [{ answer: flagChoices[f.reward], reason: { code: 'same-flag-reward' } }],
    take(s, f, answer, tell) {
      const reward = FLAGS.indexOf(answer.flag as Flag)
      s.rewards[reward] += f.amount
      tell?.({ what: 'adds-to-reward', seat: f.seat, flag: FLAGS[reward], hearts: f.amount })
      goOn(s, f, { reward })
    },
  }),
}
