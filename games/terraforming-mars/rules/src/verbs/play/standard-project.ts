import type { Answer, Seat } from '@perilune/engine'
import { refuseProject } from '../../actions/actions.js'
import { startProject } from '../../actions/play-card.js'
import { compiledProjects } from '../../cards/built-in.js'
import { anyGain } from '../../cards/rating-gain.js'
import { choose } from '../../effects/asking.js'
import { refuseForRest } from '../../effects/possible.js'
import type { ProjectId } from '../../names.js'
import { askPayment, MONEY, purse } from '../../payment/payment.js'
import { projectPrice } from '../../payment/prices.js'
import { ask, type FrameOf, type MarsState } from '../../state/state.js'
import { ANYTHING } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

const affordable = (s: MarsState, seat: Seat): { project: ProjectId }[] =>
  compiledProjects()
    .filter(({ id }) => !refuseProject(s, seat, id))
    .map(({ id }) => ({ project: id }))

const projectNamed = (answer: Answer) => {
  const found = compiledProjects().find(({ id }) => id === answer.project)
  if (!found) throw new Error(`there is no standard project '${answer.project}'`)
  return found
}

export const standardProject = {
  compile: (op, c) => [c.make('project', { n: op.orPay ?? 0, gives: ANYTHING })],
  kinds: {
    project: kind({
      name: 'project',
      rank: 4,
      maxRatingGain: anyGain,
      start(s, effect, op, tell) {
        const { seat, card } = effect
        if (affordable(s, seat).length > 0) ask(s, 'do-project', effect)
        else {
          const price = Math.min(op.n, purse(s.players[seat], MONEY, null))
          askPayment(
            s,
            { do: 'pay', seat, cost: price, with: MONEY, keep: null, why: 'effect', of: card },
            tell,
          )
        }
      },
    }),
  },
  questions: {
    'do-project': choose<FrameOf<'do-project'>>({
      prompt: () => ({ code: 'do-project' }),
      all: (s, frame) => affordable(s, frame.seat),
      withFacts: (s, frame, answer) => ({
        answer,
        facts: { price: projectPrice(s.players[frame.seat], projectNamed(answer)) },
      }),
      refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0),
      take: (s, frame, answer, tell) => startProject(s, frame.seat, projectNamed(answer), tell),
    }),
  },
} satisfies Verb<Shape<'standardProject'>>
