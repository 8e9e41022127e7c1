import type { Game } from '@perilune/engine'
import { lanterns } from './lanterns.js'

export const toys: Readonly<Record<string, Game>> = { lanterns: lanterns as unknown as Game }
