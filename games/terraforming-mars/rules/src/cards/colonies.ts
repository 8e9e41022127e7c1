import { coloniesOne } from './colonies-1.js'
import { coloniesTwo } from './colonies-2.js'
import type { ProjectData } from './language.js'

export { coloniesCorporations } from './colonies-corporations.js'

/* The projects of Colonies. */

export const coloniesProjects: readonly ProjectData[] = [...coloniesOne, ...coloniesTwo]
