import type { LobbyWords } from '@perilune/engine'

export const lobby: LobbyWords = { about: 'Take contracts alone or together. Trust is the hard part.' }
