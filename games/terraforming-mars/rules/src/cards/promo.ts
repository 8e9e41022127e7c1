import type { CorporationData, ProjectData } from './language.js'

/* The projects and corporations of the promotional packs. */

export const promoProjects: readonly ProjectData[] = []

export const promoCorporations: readonly CorporationData[] = []
