import type { SetId } from '../names.js'
import { baseOne } from './base-1.js'
import { baseTwo } from './base-2.js'
import { baseThree } from './base-3.js'
import { coloniesProjects } from './colonies.js'
import { corporateEraOne } from './corporate-era-1.js'
import { corporateEraTwo } from './corporate-era-2.js'
import type { ProjectData } from './language.js'
import { preludeProjects } from './prelude.js'
import { promoProjects } from './promo.js'
import { turmoilProjects } from './turmoil.js'
import { venusProjects } from './venus.js'

/* The projects of each box, in the order of their numbers. */

export const projects: Readonly<Record<SetId, readonly ProjectData[]>> = {
  base: [...baseOne, ...baseTwo, ...baseThree],
  'corporate-era': [...corporateEraOne, ...corporateEraTwo],
  venus: venusProjects,
  prelude: preludeProjects,
  colonies: coloniesProjects,
  turmoil: turmoilProjects,
  promo: promoProjects,
}
