import { enterPlay } from '../actions/enter-play.js'
import { compiledProjects } from '../cards/built-in.js'
import type { Run } from '../codes/index.js'
import { raiseMarker } from '../colonies/raise-marker.js'
import { sendFleet } from '../colonies/trade.js'
import { payHeat } from '../payment/heat.js'
import { pay } from '../payment/paying.js'
import { type FrameOf, source } from '../state/state.js'
import { questions } from '../verbs/index.js'
import { resolveAll } from './effects.js'
import { chooseOrder, resolve } from './pool.js'
import { continueSequence } from './sequence.js'
import type { EffectSteps } from './steps.js'
import { projectDone } from './triggers.js'

/* A step for everything that can happen inside one action. */

const goOnStep: Run<FrameOf<'go-on'>> = {
  run(s, frame, tell) {
    const area = s.lastArea >= 0 ? s.lastArea : frame.area
    continueSequence(
      s,
      { op: frame.op, at: frame.at, seat: frame.seat, card: frame.card, played: frame.played, area },
      tell,
    )
  },
}

const carryOutProject: Run<FrameOf<'carry-out'>> = {
  run(s, { seat, project: id }, tell) {
    const project = compiledProjects().find((p) => p.id === id)
    if (!project) throw new Error(`there is no standard project '${id}'`)
    resolveAll(s, project.ops, source(seat, ''), tell)
    projectDone(s, seat, project.cost, tell)
  },
}

export const effectSteps: EffectSteps = {
  resolve,
  'choose-order': chooseOrder,
  'go-on': goOnStep,
  'enter-play': enterPlay,
  'carry-out': carryOutProject,
  pay,
  'pay-heat': payHeat,
  stuck: {
    run() {
      throw new Error('an effect that had to be possible is not')
    },
  },
  'send-fleet': sendFleet,
  'raise-marker': raiseMarker,
  ...questions,
}
