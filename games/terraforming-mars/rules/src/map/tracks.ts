/*
 * The global parameters. Temperature is kept in degrees, oxygen and Venus in percent, oceans in tiles. Venus
 * stands at 0 in a game without it.
 */

export const PARAMETERS = ['temperature', 'oxygen', 'oceans', 'venus'] as const
export type Parameter = (typeof PARAMETERS)[number]

/** What whoever reaches or passes a marked value gains beside the step itself. */
export type TrackBonus = 'heatProduction' | 'ocean' | 'temperature' | 'card' | 'rating'

export interface Track {
  readonly start: number
  readonly max: number
  /** How much one step is. */
  readonly step: number
  readonly bonuses: readonly { readonly at: number; readonly gives: TrackBonus }[]
}

export const TRACKS: Readonly<Record<Parameter, Track>> = {
  temperature: {
    start: -30,
    max: 8,
    step: 2,
    bonuses: [
      { at: -24, gives: 'heatProduction' },
      { at: -20, gives: 'heatProduction' },
      { at: 0, gives: 'ocean' },
    ],
  },
  oxygen: { start: 0, max: 14, step: 1, bonuses: [{ at: 8, gives: 'temperature' }] },
  oceans: { start: 0, max: 9, step: 1, bonuses: [] },
  venus: {
    start: 0,
    max: 30,
    step: 2,
    bonuses: [
      { at: 8, gives: 'card' },
      { at: 16, gives: 'rating' },
    ],
  },
}

/** How many of them make Mars habitable; Venus comes after them. */
export const PARAMETERS_OF_MARS = 3

/** MC for each ocean beside a tile that is laid. */
export const OCEAN_NEIGHBOUR_MC = 2
