import type { CSSProperties } from 'react'
import type { GameManifest } from './manifests.js'

/** For the element that holds a page of a game: everything in it wears the game's accent. */
export const accentOf = (game: GameManifest | undefined): { 'data-game'?: string; style?: CSSProperties } =>
  game
    ? {
        'data-game': game.id,
        style: { '--accent': `light-dark(${game.accent.light}, ${game.accent.dark})` } as CSSProperties,
      }
    : {}
