// One side of a pair: plays random games for some seconds of processor time and prints the time of a
// decision. Bundled with the games of the measured checkout; `perilune-games` is an alias of their list.
import { newChance, pickWith, seedFrom } from '@perilune/engine'
import { games } from 'perilune-games'

const [id, seats, options, seconds] = process.argv.slice(2)
const game = games[id]
const players = Math.min(Number(seats), game.seats.max)
const wanted = JSON.parse(options)
/** Compiling the code of a whole game to its final machine code takes some seconds. */
const WARM_UP = 3

const used = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function play(seed) {
  const state = game.setup(wanted, players, seedFrom(seed))
  const chance = newChance(seedFrom(`${seed}: answers`))
  let decisions = 0
  for (let asked = game.asked(state); asked.length > 0; asked = game.asked(state)) {
    const answers = game.answers(state, asked[0])
    game.play(state, asked[0], answers.length === 1 ? answers[0] : pickWith(chance, answers))
    decisions++
  }
  return decisions
}

function playFor(limit, name) {
  const begun = used()
  let decisions = 0
  let played = 0
  while (used() - begun < limit) decisions += play(`${name} ${played++}`)
  return { decisions, games: played, seconds: used() - begun }
}

playFor(WARM_UP, 'warm-up')
process.stdout.write(JSON.stringify(playFor(Number(seconds), 'pair')))
