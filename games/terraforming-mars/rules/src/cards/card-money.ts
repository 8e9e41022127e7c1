import type { Card } from '@perilune/engine'
import { CUBES, type Cube, type ProjectId, RESOURCES, SETS, TAGS } from '../names.js'
import { corporations } from './corporations.js'
import { projects } from './decks.js'
import { byOrder } from './order.js'

/*
 * Cards whose cubes are money. In a payment each is a kind of money of its own, numbered after the resources
 * by order.ts.
 */

export interface CardMoney {
  readonly card: Card
  /** MC for one cube. */
  readonly worth: number
  /** Index into CUBES. */
  readonly cube: number
  /** A bit for each tag of the cards that it pays for. */
  readonly tagBits: number
  readonly projects: readonly ProjectId[]
}

const bit = (tag: (typeof TAGS)[number]): number => 1 << TAGS.indexOf(tag)

export const CARD_MONEY: readonly CardMoney[] = [...SETS.flatMap((set) => projects[set]), ...corporations]
  .sort(byOrder)
  .flatMap((data) =>
    (data.effects ?? []).flatMap((effect) =>
      'cubesPay' in effect
        ? [
            {
              card: data.id,
              worth: effect.cubesPay,
              cube: CUBES.indexOf(data.holds as Cube),
              tagBits: (effect.forTags ?? []).reduce((all, tag) => all | bit(tag), 0),
              projects: effect.forProjects ?? [],
            },
          ]
        : [],
    ),
  )

/** The first kind of money that is no resource. */
export const FIRST_CARD_MONEY = RESOURCES.length

const bitsOf = (which: (money: CardMoney) => boolean): number =>
  CARD_MONEY.reduce((all, money, i) => (which(money) ? all | (1 << (FIRST_CARD_MONEY + i)) : all), 0)

export const moneyForTags = (tagBits: number): number => bitsOf((money) => (money.tagBits & tagBits) !== 0)
export const moneyForProject = (id: ProjectId): number => bitsOf((money) => money.projects.includes(id))
