/** One game of random legal moves through boardgame.io's own client. Returns how many moves it took. */
export function playGame(seed: string): number

/** Searches the empty board of tic-tac-toe; resolves with iterations a second. */
export function search(seed: string, iterations: number): Promise<number>
