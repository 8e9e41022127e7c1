import type { CorporationData, ProjectData } from './language.js'

/* The projects and corporations of Turmoil. */

export const turmoilProjects: readonly ProjectData[] = []

export const turmoilCorporations: readonly CorporationData[] = []
