import type { CorporationData, ProjectData } from './language.js'

/* The projects and corporations of Venus Next. */

export const venusProjects: readonly ProjectData[] = []

export const venusCorporations: readonly CorporationData[] = []
