import { type Answer, below, newChance, seedFrom } from '@perilune/engine'
import type { MoonBaseState } from '@perilune/moon-base'
import { moonBase as game } from '@perilune/moon-base-words-en'
import { type Any, pick } from './candidates.js'
import { compareOffer, compareQuestion } from './compare-offers.js'
import type { Moment } from './compare-placements.js'
import { type ModelAnswer, ModelGame } from './flow.js'
import { newReport, type Report, same } from './report.js'
import { linesOf, outcomeOf } from './score.js'
import { gameState, modelState } from './states.js'

/** How a random game prefers to place rings, so that rare situations come about. */
export const MANNERS = ['any place', 'high stacks', 'gold settlements', 'craters first'] as const
export type Manner = (typeof MANNERS)[number]

/** Plays one random game to its end and compares all that the model has an opinion about. */
export function playGame(manner: Manner, number: number): Report {
  const report = newReport()
  const words = `${manner}, game ${number}`
  const chance = newChance(seedFrom(`${words}: play`))
  const any: Any = (n) => below(chance, n)
  const s = game.setup({}, 2, seedFrom(words))
  compareSetup(report, s, words)
  const model = new ModelGame(s.piles, s.starter)
  while (model.question) {
    const { seat } = model.question
    const where = `${words}, answer ${s.played}`
    const moment: Moment = { s, model, seat, where, any }
    const answers = game.answers(s, seat)
    compareQuestion(report, moment)
    const more = compareOffer(report, moment, model.question, answers)
    const answer = chooseAnswer(manner, moment, answers, more)
    game.play(s, seat, answer)
    model.take(answer as ModelAnswer)
    same(report, 'states', where, gameState(s), modelState(model))
    compareOutcome(report, s, model, where)
    if (report.disagreements.length > 0) return report
  }
  same(report, 'questions', words, [s.stack, game.asked(s)], [[], []])
  return report
}

/** The points, the lines they come from and the winner if the game ended now, with nothing left to ask. */
function compareOutcome(report: Report, s: MoonBaseState, model: ModelGame, where: string): void {
  if (s.colours[0] === null) return
  const ended = game.clone(s)
  ended.stack = []
  const outcome = game.outcome(ended)
  const { points, ranks, tied } = outcomeOf(model)
  same(report, 'outcomes', where, sortedLines(outcome?.lines ?? []), sortedLines(linesOf(model)))
  same(report, tied ? 'ties' : 'outcomes', where, [outcome?.points, outcome?.ranks], [points, ranks])
  same(report, 'outcomes', where, outcome?.tieBreak !== undefined, tied)
}

function compareSetup(report: Report, { piles, starter, second }: MoonBaseState, where: string): void {
  for (const size of ['large', 'small'] as const) {
    const heights = piles[size].map((pile) => pile.length)
    same(report, 'states', where, heights, [6, 6, 6, 6])
    for (const colour of ['gold', 'silver', 'navy']) {
      const count = piles[size].flat().filter((ring) => ring === `${size} ${colour}`).length
      same(report, 'states', where, count, 8)
    }
  }
  same(report, 'states', where, second, 1 - starter)
}

/**
 * By far the most rings are placed in the manner of the game, about half of them at a point that was not
 * offered.
 */
function chooseAnswer(
  manner: Manner,
  { model, any }: Moment,
  offered: readonly Answer[],
  found: readonly Answer[],
): Answer {
  const answers = found.length > 0 && any(2) === 0 ? [...found, ...offered] : offered
  const gold = ({ ring }: Answer): boolean => ring === 'large gold'
  const level = ({ on }: Answer): number => (on ? model.rings[(on as number[])[0]].level + 1 : 1)
  const highest = Math.max(...answers.map(level))
  const preferred = {
    'any place': [() => true],
    'high stacks': [(answer: Answer) => level(answer) === highest],
    'gold settlements': [
      (answer: Answer) => gold(answer) && level(answer) > 1,
      (answer: Answer) => !gold(answer) && level(answer) === 1,
      (answer: Answer) => !gold(answer),
    ],
    'craters first': [(answer: Answer) => level(answer) === 1],
  }[manner]
  if (any(10) > 0)
    for (const wanted of preferred) {
      const some = answers.filter(wanted)
      const unoffered = some.filter((answer) => found.includes(answer))
      if (some.length > 0) return pick(any, unoffered.length > 0 ? unoffered : some)
    }
  return pick(any, answers)
}

const sortedLines = (
  lines: readonly { seat: number; points: number; why: string; move?: number }[],
): string[] =>
  lines.map(({ seat, points, why, move }) => `${seat} ${why} ${points} ${move ?? 'at the end'}`).sort()
