import type { SetId } from '../names.js'
import { base001To047 } from './base/projects-001-047.js'
import { base048To126 } from './base/projects-048-126.js'
import { base127To206 } from './base/projects-127-206.js'
import { coloniesProjects } from './colonies/index.js'
import { corporateEra002To099 } from './corporate-era/projects-002-099.js'
import { corporateEra105To208 } from './corporate-era/projects-105-208.js'
import type { ProjectData } from './language.js'
import { preludeProjects } from './prelude/projects-and-corporations.js'
import { promoProjects } from './promo/index.js'
import { turmoilProjects } from './turmoil/projects-and-corporations.js'
import { venusProjects } from './venus/index.js'

/* The projects of each box, in the order of their numbers. */

export const projects: Readonly<Record<SetId, readonly ProjectData[]>> = {
  base: [...base001To047, ...base048To126, ...base127To206],
  'corporate-era': [...corporateEra002To099, ...corporateEra105To208],
  venus: venusProjects,
  prelude: preludeProjects,
  colonies: coloniesProjects,
  turmoil: turmoilProjects,
  promo: promoProjects,
}
