import type { CorporationData } from './language.js'

/* The corporations of the promotional packs. */

export const promoCorporations: readonly CorporationData[] = []
