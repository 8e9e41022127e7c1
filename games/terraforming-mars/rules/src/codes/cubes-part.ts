import type { Card, Seat } from '@perilune/engine'

/*
 * The part of a question that stands for the cubes on one card. Logs hold its id as it is, '2 dirigibles':
 * only this file writes and reads it.
 */

export interface CubesPart {
  readonly seat: Seat
  readonly card: Card
}

export const cubesPart = ({ seat, card }: CubesPart): string => `${seat} ${card}`

export function readCubesPart(id: string): CubesPart {
  const [seat, card] = id.split(' ')
  return { seat: Number(seat), card }
}
