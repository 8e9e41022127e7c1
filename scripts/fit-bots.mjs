#!/usr/bin/env node
import { parseArgs } from 'node:util'

/*
 * Finds what a search should think of a game that has come to rest: the search plays against itself, and the weights of the evaluation are changed one after the other, as long as the
 * difference between two seats tells more of the difference in the end. One game of four is left out, to see what the fit is good for. It prints what `judged`
 * in games/<game>/bot/src/weights.ts may become; whether that wins is for the arena to say. Needs the compiled code (npm run build).
 *
 *   node scripts/fit-bots.mjs terraforming-mars --games 300 --iterations 8
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '300' },
    iterations: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
  },
})
const [id] = positionals
const fromRoot = (path) => new URL(`../${path}`, import.meta.url).href
const { games } = await import(fromRoot('games/all/dist/index.js'))
const { askBot, askThrough, evaluationOf, search, weights } = await import(fromRoot('bots/dist/index.js'))
const { seedFrom } = await import(fromRoot('engine/dist/index.js'))

const game = games[id]
const restsAt = weights[id]?.search.restsAt
if (!game || !restsAt) {
  console.error(`fit-bots: which game? one whose search names where it rests`)
  process.exit(2)
}

/** One game of two seats: the states in which it came to rest, and how far the first seat was ahead in the end. */
function played(words) {
  const bot = search({ iterations: Number(values.iterations) })
  const course = askThrough(game, 2, { seed: seedFrom(words), options: JSON.parse(values.options) })
  const rests = []
  let resting = true
  let at = course.next()
  while (!at.done) {
    const { state } = at.value.look
    const rest = restsAt.includes(state.stack[state.stack.length - 1].do)
    if (rest && !resting) rests.push(game.clone(state))
    resting = rest
    at = course.next(askBot(bot, at.value))
  }
  const [first, second] = at.value.outcome.points
  return { rests, ahead: first - second }
}

const fitted = []
const leftOut = []
for (let i = 0; i < Number(values.games); i++)
  (i % 4 === 0 ? leftOut : fitted).push(played(`${values.seed}:fit ${i}`))

/** The part of the variance of the end that the evaluation does not tell. */
function untold(some, evaluation) {
  const evaluate = evaluationOf(game, { ...weights[id], evaluation })
  let missed = 0
  let all = 0
  for (const { rests, ahead } of some)
    for (const s of rests) {
      missed += (ahead - evaluate(s, 0) + evaluate(s, 1)) ** 2
      all += ahead ** 2
    }
  return missed / all
}

const told = (evaluation) => `${(100 * (1 - untold(leftOut, evaluation))).toFixed(1)} %`
const looks = weights[id].evaluation
let best = structuredClone({ ...looks, ...weights[id].judged })
console.log(
  `of the games left out, what greedy play goes by tells ${told(looks)}, what the search goes by ${told(best)}`,
)

/** All numbers of the evaluation, those in lists one by one: how to read them, and how to make weights with another. */
const numbers = Object.entries(looks).flatMap(([key, value]) =>
  typeof value === 'number'
    ? [{ read: (w) => w[key], other: (w, n) => ({ ...w, [key]: n }) }]
    : value.map((_, i) => ({
        read: (w) => w[key][i],
        other: (w, n) => ({ ...w, [key]: w[key].with(i, n) }),
      })),
)

let least = untold(fitted, best)
for (let round = 0, step = 0.3; round < Number(values.rounds); round++, step /= 2) {
  for (const { read, other } of numbers)
    for (const by of [1 + step, 1 - step])
      for (;;) {
        const next = other(best, Number((read(best) * by).toPrecision(3)))
        const missed = untold(fitted, next)
        // What hardly helps is chance.
        if (missed > least - 2e-4) break
        best = next
        least = missed
      }
  console.log(`round ${round + 1}: ${told(best)}`)
}

const changed = Object.entries(best).filter(
  ([key, value]) => JSON.stringify(value) !== JSON.stringify(looks[key]),
)
console.log(JSON.stringify(Object.fromEntries(changed), null, 2))
