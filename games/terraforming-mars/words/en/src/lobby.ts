import type { LobbyWords } from '@perilune/engine'

export const lobby: LobbyWords = { about: 'Two hundred projects to make a red planet green.' }
