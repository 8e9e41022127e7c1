import { type Game, type GameRecord, type KernelState, replay } from '@perilune/engine'

/**
 * How a game's race is made: the record played again, and every seat's points counted after each answer that
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
