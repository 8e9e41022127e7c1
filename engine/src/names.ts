export type Seat = number

/** A seat, or a spectator. */
export type Viewer = Seat | 'spectator'

/** A kind of card. Cards are kinds, not numbered copies: copy ids leak. */
export type Card = string
