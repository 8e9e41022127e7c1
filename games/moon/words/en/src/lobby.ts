import type { LobbyWords } from '@perilune/engine'

export const lobby: LobbyWords = { about: 'Draft expeditions. Build the settlement Earth talks about.' }
