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

export type * from './codes.js'
export * from './craters.js'
export * from './names.js'
export type { options } from './options.js'
export { openRings, settlementsLeft } from './phases/building.js'
export { answerOf, lay, placementFault } from './phases/placing.js'
export { type BasePlace, baseFaults, nearestBasePlace } from './placement/base.js'
export { craterFaults, takenFault } from './placement/crater.js'
export { codeOf, type Fault, type FaultCode, reasonOf } from './placement/faults.js'
export * from './placement/places.js'
export { coloursBySize, EVERYWHERE, everyPoint } from './placement/scan.js'
export { type Box, type Site, siteOf } from './placement/site.js'
export { isCollabo, stackFaults } from './placement/stack.js'
export { REACH, TOUCH, within } from './placement/touch.js'
export * from './score.js'
export * from './state.js'
