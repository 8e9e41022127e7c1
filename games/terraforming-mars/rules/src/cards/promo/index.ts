import type { ProjectData } from '../language.js'
import { promoFromX50 } from './projects-from-x50.js'
import { promoToX19 } from './projects-to-x19.js'
import { promoX20ToX48 } from './projects-x20-x48.js'

export { promoCorporations } from './corporations.js'

/* The projects of the promotional packs. */

export const promoProjects: readonly ProjectData[] = [...promoToX19, ...promoX20ToX48, ...promoFromX50]
