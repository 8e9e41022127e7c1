/** Who has these three of nine fields has won, in our game and in the peer's. */
export const LINES: readonly (readonly [number, number, number])[]
