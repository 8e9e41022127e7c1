import type { LobbyWords } from '@perilune/engine'

export const lobby: LobbyWords = { about: 'Stack rings on craters. Six rounds against one rival.' }
