import type { Game } from '@perilune/engine'

export interface Versions {
  /** Every game in its newest version, by its id: new tables are played under it. */
  readonly games: ReadonlyMap<string, Game>
  /** A log is played under the rules it was begun with; nothing where this node does not have them. */
  readonly versionOf: (game: string, rules: number) => Game | undefined
}

/**
 * Every release has each game in one version; who builds a server of their own may give it several, so that games that were
 * begun under old rules can be played to their end by the same program.
 */
export function versionsOf(all: readonly Game[]): Versions {
  const games = new Map<string, Game>()
  for (const game of all) if (game.rules > (games.get(game.id)?.rules ?? 0)) games.set(game.id, game)
  return { games, versionOf: (id, rules) => all.find((game) => game.id === id && game.rules === rules) }
}
