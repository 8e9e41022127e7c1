import { type Game, type GameRecord, type KernelState, replay } from '@perilune/engine'

/**
 * Computes the race of a game: replays the record and counts every seat's points after each answer that
 * stands.
 */
export const raceBy =
  <S extends KernelState, O>(game: Game<S, O>, points: (state: S) => number[]) =>
  (record: GameRecord): number[][] => {
    const race: number[][] = []
    replay(game, record, ({ line, state }) => {
      race.length = line.length + 1
      race[line.length] = points(state)
    })
    return race
  }
