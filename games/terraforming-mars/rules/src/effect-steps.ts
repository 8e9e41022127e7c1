import { buyCards, discardCards, keepCards } from './card-questions.js'
import { compiledProjects } from './cards/built-in.js'
import type { Run } from './codes/index.js'
import {
  addColonyTileStep,
  buildColonyStep,
  freeTradeStep,
  moveMarkersStep,
  raiseMarker,
} from './colonies/questions.js'
import { sendFleet } from './colonies/trade.js'
import { resolveAll } from './effects.js'
import { enterPlay } from './enter-play.js'
import { payHeat } from './heat.js'
import { pay } from './paying.js'
import { chooseOrder, resolve } from './pool.js'
import {
  doProject,
  fundAward,
  merge,
  playDrawnPrelude,
  playFromHandStep,
  raiseLowest,
  repeatPrelude,
} from './prelude-questions.js'
import { promoSteps } from './promo-questions.js'
import {
  addCubesStep,
  chooseEffect,
  chooseNumber,
  claimArea,
  copyProduction,
  layTileStep,
  reduceProduction,
  removeCubes,
  removeResources,
  spendCubes,
  stealResources,
} from './questions.js'
import { continueSequence } from './sequence.js'
import { type MarsFrame, source } from './state.js'
import type { EffectSteps } from './steps.js'
import { projectDone } from './triggers.js'
import { banDelegate, recruitStep, sendDelegatesStep } from './turmoil/questions.js'

/* A step for everything that can happen inside one action. */

const goOnStep: Run<Extract<MarsFrame, { do: 'go-on' }>> = {
  run(s, frame, tell) {
    const area = s.lastArea >= 0 ? s.lastArea : frame.area
    continueSequence(
      s,
      { op: frame.op, at: frame.at, seat: frame.seat, card: frame.card, played: frame.played, area },
      tell,
    )
  },
}

const carryOutProject: Run<Extract<MarsFrame, { do: 'carry-out' }>> = {
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
  'lay-tile': layTileStep,
  'claim-area': claimArea,
  'choose-effect': chooseEffect,
  'add-cubes': addCubesStep,
  'spend-cubes': spendCubes,
  'remove-resources': removeResources,
  'remove-cubes': removeCubes,
  'steal-resources': stealResources,
  'reduce-production': reduceProduction,
  'discard-cards': discardCards,
  'keep-cards': keepCards,
  'buy-cards': buyCards,
  'choose-number': chooseNumber,
  'copy-production': copyProduction,
  'send-delegates': sendDelegatesStep,
  'ban-delegate': banDelegate,
  'recruit-delegate': recruitStep,
  ...promoSteps,
  'build-colony': buildColonyStep,
  'free-trade': freeTradeStep,
  'send-fleet': sendFleet,
  'raise-marker': raiseMarker,
  'move-markers': moveMarkersStep,
  'add-colony-tile': addColonyTileStep,
  'play-from-hand': playFromHandStep,
  'raise-lowest': raiseLowest,
  'fund-award': fundAward,
  'play-drawn-prelude': playDrawnPrelude,
  merge,
  'repeat-prelude': repeatPrelude,
  'do-project': doProject,
}
