import { loadVersion } from '@perilune/bots'
import type { Game } from '@perilune/engine'
import { playsUnder } from '@perilune/games/versions'

export interface Versions {
  /** Every game in its newest version, by its id: new tables are played under it. */
  readonly games: ReadonlyMap<string, Game>
  /**
   * The game under the rules that a log was begun with, loaded if need be; nothing where this program does
   * not have them.
   */
  readonly versionOf: (game: string, rules: number) => Promise<Game | undefined>
  /** Whether this program has these rules, without loading them. */
  readonly hasRules: (game: string, rules: number) => boolean
}

const newestOf = (all: readonly Game[], id: string): Game | undefined =>
  all.filter((game) => game.id === id).sort((a, b) => b.rules - a.rules)[0]

/**
 * One of the games given, or an older version of one of them: played by its own code or by a frozen build.
 */
export async function findVersion(
  all: readonly Game[],
  id: string,
  rules: number,
): Promise<Game | undefined> {
  const given = all.find((game) => game.id === id && game.rules === rules)
  const newest = newestOf(all, id)
  return given ?? (newest && loadVersion(newest, rules))
}

export function versionsOf(all: readonly Game[]): Versions {
  const games = new Map<string, Game>()
  for (const { id } of all) games.set(id, newestOf(all, id) as Game)
  return {
    games,
    versionOf: (id, rules) => findVersion(all, id, rules),
    hasRules(id, rules) {
      const newest = games.get(id)
      return (
        newest !== undefined &&
        (all.some((g) => g.id === id && g.rules === rules) || playsUnder(newest, rules))
      )
    },
  }
}
