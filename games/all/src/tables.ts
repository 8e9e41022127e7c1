const tables = import.meta.glob<unknown>('../../*/table/src/index.ts')

/** What the table package of a game exports; nothing where the game has none. */
export const loadTable = (game: string): Promise<unknown> | undefined =>
  tables[`../../${game}/table/src/index.ts`]?.()
