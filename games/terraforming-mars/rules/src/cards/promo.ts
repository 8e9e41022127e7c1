import type { ProjectData } from './language.js'
import { promoOne } from './promo-1.js'
import { promoTwo } from './promo-2.js'
import { promoThree } from './promo-3.js'

export { promoCorporations } from './promo-corporations.js'

/* The projects of the promotional packs. */

export const promoProjects: readonly ProjectData[] = [...promoOne, ...promoTwo, ...promoThree]
