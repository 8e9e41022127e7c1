import type { CorporationData, ProjectData } from './language.js'

/* The projects and corporations of Prelude. */

export const preludeProjects: readonly ProjectData[] = []

export const preludeCorporations: readonly CorporationData[] = []
