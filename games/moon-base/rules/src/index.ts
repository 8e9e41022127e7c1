import { defineGame } from '@perilune/engine'
import { steps } from './flow.js'
import { numbering } from './numbering.js'
import { options } from './options.js'
import { progress } from './progress.js'
import { outcome } from './score.js'
import { places, setup } from './setup.js'
import { cloneMoonBase } from './state.js'

/** Moon Base: two players stack ring modules on the craters of the moon for six rounds. */
export const moonBase = defineGame({
  id: 'moon-base',
  title: 'Moon Base',
  rules: 1,
  seats: { min: 2, max: 2 },
  options,
  places,
  setup,
  steps,
  clone: cloneMoonBase,
  outcome,
  progress,
  numbering,
})

export { type BasePlace, baseFaults, nearestBasePlace } from './base.js'
export { openRings, settlementsLeft } from './building.js'
export type * from './codes.js'
export { craterFaults, takenFault } from './crater.js'
export * from './craters.js'
export { codeOf, type Fault, type FaultCode, reasonOf } from './faults.js'
export * from './names.js'
export * from './places.js'
export { answerOf, lay, placementFault } from './placing.js'
export { coloursBySize, EVERYWHERE, everyPoint } from './scan.js'
export * from './score.js'
export { type Box, type Site, siteOf } from './site.js'
export { isCollabo, stackFaults } from './stack.js'
export * from './state.js'
export { REACH, TOUCH, within } from './touch.js'
