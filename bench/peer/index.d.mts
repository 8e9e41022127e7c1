/** Plays one game of random legal moves through boardgame.io's own client. Returns the number of moves. */
export function playGame(seed: string): number

/** Searches the empty board of tic-tac-toe; resolves with the iterations per second. */
export function search(seed: string, iterations: number): Promise<number>
