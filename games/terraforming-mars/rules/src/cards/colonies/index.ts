import type { ProjectData } from '../language.js'
import { coloniesC01ToC25 } from './projects-c01-c25.js'
import { coloniesC26ToC49 } from './projects-c26-c49.js'

export { coloniesCorporations } from './corporations.js'

/* The projects of Colonies. */

export const coloniesProjects: readonly ProjectData[] = [...coloniesC01ToC25, ...coloniesC26ToC49]
