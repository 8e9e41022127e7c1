import { playGame, random } from '@perilune/bots'
import { newChance, seedFrom } from '@perilune/engine'
import { playGame as playPeerGame } from '../peer/index.mjs'
import { benchLate, type Late } from './late.js'
import { median, microseconds, playFor, type Rate, warmUp } from './measure.js'
import { type Measured, middleStates, playOurGame } from './ours.js'

export interface Plan {
  rounds: number
  /** For each side, in every round. */
  seconds: number
}

/** Medians over the rounds. */
export interface Results {
  game: string
  rules: number
  seats: number
  options: Measured['options']
  node: string
  rounds: number
  gamesPerSecond: number
  decisionsPerSecond: number
  /** Games per second of the same games when played by the bots' own loop. */
  withBotsPerSecond: number
  peer: { name: string; gamesPerSecond: number; movesPerSecond: number }
  /** Our decisions per second divided by the peer's moves, for each round and as the median. */
  ratios: number[]
  ratio: number
  microseconds: { clone: number; view: number; sample: number }
  late: Late
}

/**
 * The processor time, in seconds, for which each side plays before it is timed: compiling the code of a whole
 * game takes that long.
 */
const WARM_UP = 8

/** Both sides alternate within a run, so that slow moments of the machine affect both. */
export function bench(measured: Measured, { rounds, seconds }: Plan): Results {
  const { game, seats, options } = measured
  const ours = (i: number) => playOurGame(measured, `ours ${i}`).decisions
  const table = new Array(seats).fill(random)
  const driven = (i: number) => playGame(game, table, { seed: seedFrom(`driven ${i}`), options }).decisions
  const theirs = (i: number) => playPeerGame(`theirs ${i}`)
  for (const side of [ours, driven, theirs]) warmUp(WARM_UP, side, 1e6)

  const all: { ours: Rate; driven: Rate; theirs: Rate }[] = []
  let played = { ours: 0, driven: 0, theirs: 0 }
  for (let round = 0; round < rounds; round++) {
    const rates = {
      ours: playFor(seconds, ours, played.ours),
      theirs: playFor(seconds, theirs, played.theirs),
      driven: playFor(seconds / 2, driven, played.driven),
    }
    all.push(rates)
    played = {
      ours: played.ours + rates.ours.games,
      driven: played.driven + rates.driven.games,
      theirs: played.theirs + rates.theirs.games,
    }
  }
  const games = (rate: Rate) => rate.games / rate.seconds
  const moves = (rate: Rate) => rate.moves / rate.seconds
  const ratios = all.map((rates) => moves(rates.ours) / moves(rates.theirs))
  return {
    game: game.id,
    rules: game.rules,
    seats,
    options,
    node: process.versions.node,
    rounds,
    gamesPerSecond: median(all.map((rates) => games(rates.ours))),
    decisionsPerSecond: median(all.map((rates) => moves(rates.ours))),
    withBotsPerSecond: median(all.map((rates) => moves(rates.driven))),
    peer: {
      name: 'boardgame.io',
      gamesPerSecond: median(all.map((rates) => games(rates.theirs))),
      movesPerSecond: median(all.map((rates) => moves(rates.theirs))),
    },
    ratios,
    ratio: median(ratios),
    microseconds: stateTimes(measured, seconds / 2),
    late: benchLate(measured, seconds / 2),
  }
}

function stateTimes(measured: Measured, seconds: number): Results['microseconds'] {
  const { game } = measured
  const states = middleStates(measured, 20)
  const views = states.map((s) => game.view(s, 0))
  const chance = newChance(seedFrom('samples'))
  return {
    clone: microseconds(seconds, states, (s) => game.clone(s)),
    view: microseconds(seconds, states, (s) => game.view(s, 0)),
    sample: microseconds(seconds, views, (view) => game.sample(view, chance)),
  }
}
