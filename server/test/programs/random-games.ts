import {
  type Answer,
  commitTo,
  newChance,
  openMatch,
  pickWith,
  readOptions,
  type Seat,
} from '@perilune/engine'
import { games } from '@perilune/games'

/** Prints whole games of random answers, one for each seed, as JSON: what the clients of a benchmark send. */
interface Wanted {
  game: string
  seats: number
  options: object
  seeds: readonly string[]
}
const { game: id, seats, options, seeds } = JSON.parse(process.argv[2]) as Wanted
const game = games[id]
if (!game) throw new Error(`there is no game ${id}`)

function play(seed: string): { commit: string; rows: [Seat, Answer][] } {
  const chance = newChance(seed)
  const { state } = openMatch(game, readOptions(game.options, options), seats, seed)
  const rows: [Seat, Answer][] = []
  for (let asked = game.asked(state); asked.length > 0; asked = game.asked(state)) {
    const seat = pickWith(chance, asked)
    const answer = pickWith(chance, game.answers(state, seat))
    game.play(state, seat, answer)
    rows.push([seat, answer])
  }
  return { commit: commitTo(seed), rows }
}

console.log(JSON.stringify(seeds.map(play)))
