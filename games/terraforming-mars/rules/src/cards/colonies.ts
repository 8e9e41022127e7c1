import type { CorporationData, ProjectData } from './language.js'

/* The projects and corporations of Colonies. */

export const coloniesProjects: readonly ProjectData[] = []

export const coloniesCorporations: readonly CorporationData[] = []
