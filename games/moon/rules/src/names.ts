export const MOST_SEATS = 5

/**
 * The four Resources, then what else lies in a Supply. A Supply and a production are numbers in this order.
 */
export const RESOURCES = ['energy', 'water', 'bio', 'metal'] as const
export type Resource = (typeof RESOURCES)[number]

export const ITEMS = [...RESOURCES, 'rovers', 'hearts'] as const
export type Item = (typeof ITEMS)[number]
export const ROVERS = 4
export const HEARTS = 5

export const FLAGS = ['industry', 'housing', 'transport', 'food', 'science'] as const
export type Flag = (typeof FLAGS)[number]

export const COLOURS = ['blue', 'yellow', 'pink', 'grey', 'red'] as const
export type Colour = (typeof COLOURS)[number]
export const BLUE = 0
export const YELLOW = 1
export const PINK = 2
export const GREY = 3
export const RED = 4

export const LEVELS = ['bronze', 'silver', 'gold'] as const
export type Level = (typeof LEVELS)[number]

export type Era = 1 | 2 | 3
export const ERAS: readonly Era[] = [1, 2, 3]
