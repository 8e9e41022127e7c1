import type { Answer, Game } from '@perilune/engine'
import { keyOf } from './key.js'

/** The name that answers share which differ little: a few of them stand for all, and what becomes of one is likely for the others. */
export type KinOf = (answer: Answer) => string

/** Rings of a kind on the same two rings; on craters of one band of the moon, as their numbers go from the top to the bottom; bases likewise. */
const onTheMoon: KinOf = (answer) => {
  const { ring, on, crater } = answer
  if (on) return `${ring} ${on}`
  return crater ? `${ring} ${String(crater).slice(0, 2)}` : keyOf(answer)
}

const kins: Readonly<Record<string, KinOf>> = { 'moon-base': onTheMoon }

/** Where a game says nothing, no answer is like another. */
export const kinOf = (game: Game): KinOf => (Object.hasOwn(kins, game.id) ? kins[game.id] : keyOf)
