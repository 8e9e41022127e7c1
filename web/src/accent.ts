import type { CSSProperties } from 'react'
import type { GameManifest } from './manifests.js'

/**
 * Attributes for the element that holds a page of a game, so that everything in it uses the game's accent
 * colour.
 */
export const accentOf = (game: GameManifest | undefined): { 'data-game'?: string; style?: CSSProperties } =>
  game
    ? {
        'data-game': game.id,
        style: { '--accent': `light-dark(${game.accent.light}, ${game.accent.dark})` } as CSSProperties,
      }
    : {}
