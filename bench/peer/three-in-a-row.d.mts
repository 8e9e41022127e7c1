/** The lines of three among nine fields that win, in our game and in the peer's. */
export const LINES: readonly (readonly [number, number, number])[]
