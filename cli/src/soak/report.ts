import type { Game } from '@perilune/engine'
import { faultsOf, type Ladder } from '../ladder/climb.js'
import { ladderText } from '../ladder/table.js'
import { markdownTable, percent, tenths, whole } from '../layout.js'
import type { Summary } from '../simulate/summary.js'
import type { Hints } from './hints.js'
import type { Laws, TrialLaws } from './laws.js'

/** All results of a soak. */
export interface Soak {
  random: Summary[]
  greedy: Summary[]
  /** Greedy against random at the smallest table. */
  duel: Summary | null
  /** One entry per mix of options. */
  mixes: Summary[]
  laws: Laws[]
  /** One entry per trial of the game. */
  trials: TrialLaws[]
  /** Null if not requested, or if the game has no archive. */
  hints: Hints | null
  /** Null if not requested. */
  ladder: Ladder | null
}

const allLaws = ({ laws, trials }: Soak): Laws[] => [...laws, ...trials.flatMap((trial) => trial.laws)]

export const errorsIn = (soak: Soak): number => {
  const { random, greedy, duel, mixes } = soak
  const played = [...random, ...greedy, ...mixes, ...(duel ? [duel] : [])]
  return (
    played.reduce((sum, { errors }) => sum + errors, 0) +
    allLaws(soak).reduce((sum, { broken }) => sum + broken.length, 0) +
    (soak.hints?.faults.length ?? 0) +
    (soak.ladder ? faultsOf(soak.ladder).length : 0)
  )
}

export function soakReport(game: Game, soak: Soak, date: string): string {
  const errors = errorsIn(soak)
  const parts = [
    `# Soak of ${game.title}`,
    `${date}, rules ${game.rules}, Node ${process.versions.node}. ` +
      (errors === 0 ? 'No errors.' : `**${whole(errors)} errors.**`),
    ...section('Random bots', soak.random),
    ...section('Greedy bots', soak.greedy),
    ...(soak.duel ? ['## Greedy against random', duelText(soak.duel)] : []),
    ...(soak.mixes.length > 0 ? ['## Mixes of options', mixesText(soak.mixes)] : []),
    ...(soak.laws.length > 0 ? ['## Laws', lawsText(soak.laws)] : []),
    ...(soak.trials.length > 0 ? ['## Trials', trialsText(soak.trials)] : []),
    ...(soak.hints ? ['## Hints', hintsText(soak.hints)] : []),
    ...(soak.ladder ? ['## Ladder', ladderText(soak.ladder)] : []),
    ...failureText(soak),
  ]
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`
}

function section(title: string, summaries: readonly Summary[]): string[] {
  if (summaries.length === 0) return []
  const head = [
    'seats',
    'games',
    'errors',
    'decisions',
    'mean score',
    'spread',
    'median length',
    'longest',
    'digest',
  ]
  const rows = summaries.map((s) => [
    `${s.seats}`,
    whole(s.games),
    whole(s.errors),
    whole(s.decisions),
    tenths(s.scores.mean),
    tenths(s.scores.spread),
    whole(s.length.median),
    whole(s.length.longest),
    `\`${s.digest.slice(0, 16)}\``,
  ])
  return [
    `## ${title}`,
    `Seed \`${summaries[0].seed}\`; lengths in decisions.`,
    markdownTable([head, ...rows]),
  ]
}

function duelText({ games, seats, bots, digest }: Summary): string {
  const rows = bots.map((bot) => [bot.name, percent(bot.winShare), tenths(bot.meanScore), tenths(bot.spread)])
  return [
    `${whole(games)} games at ${seats} seats, the bots changing seats; a shared win counts in parts. ` +
      `Digest \`${digest.slice(0, 16)}\`.`,
    markdownTable([['bot', 'wins', 'mean score', 'spread'], ...rows]),
  ].join('\n\n')
}

function mixesText(mixes: readonly Summary[]): string {
  const sum = (of: (s: Summary) => number): string => whole(mixes.reduce((n, s) => n + of(s), 0))
  const counts = [...new Set(mixes.map(({ seats }) => seats))]
  const decisions = `${sum((s) => s.games)} games, ${sum((s) => s.decisions)} decisions`
  const done = `${decisions}, ${sum((s) => s.errors)} errors`
  return `${whole(mixes.length)} random mixes of all options at ${counts.join(', ')} seats: ${done}.`
}

function lawsText(laws: readonly Laws[]): string {
  const names = [...new Set(laws.flatMap((l) => Object.keys(l.laws)))].sort()
  const sum = (count: (l: Laws) => number) => whole(laws.reduce((total, l) => total + count(l), 0))
  return [
    'Random games over any mix of options, with answers taken back and tables rewound, under the ' +
      'conformance kit.',
    markdownTable([
      ['seats', 'games', 'broken', 'answers', 'undos', 'longest'],
      ...laws.map((l) => [
        `${l.seats}`,
        ...[l.games, l.broken.length, l.answers, l.undos, l.longest].map(whole),
      ]),
    ]),
    markdownTable([['law', 'checked'], ...names.map((name) => [name, sum((l) => l.laws[name] ?? 0)])]),
  ].join('\n\n')
}

/** A row for each trial; its games with every number of seats are added up. */
function trialsText(trials: readonly TrialLaws[]): string {
  const counts = trials[0].laws.map(({ seats }) => seats)
  const sum = (laws: readonly Laws[], of: (l: Laws) => number): string =>
    whole(laws.reduce((n, l) => n + of(l), 0))
  const checks = (l: Laws): number => Object.values(l.laws).reduce((n, count) => n + count, 0)
  const columns: ((l: Laws) => number)[] = [(l) => l.games, (l) => l.broken.length, (l) => l.answers, checks]
  return [
    `Choices of options that are tried one by one, each with ${counts.join(', ')} seats, under the ` +
      'conformance kit; all other options as they are by default.',
    markdownTable([
      ['options', 'games', 'broken', 'answers', 'checks of laws'],
      ...trials.map(({ name, laws }) => [name, ...columns.map((of) => sum(laws, of))]),
    ]),
  ].join('\n\n')
}

const hintsText = ({ hints, faults }: Hints): string =>
  `A hint was asked for at every decision of the archive and played: ${whole(hints)} hints, ` +
  `${whole(faults.length)} faults.`

function failureText(soak: Soak): string[] {
  const { random, greedy, duel, mixes } = soak
  const failures = [...random, ...greedy, ...mixes, ...(duel ? [duel] : [])].flatMap((s) => s.failures)
  const lines = [
    ...failures.slice(0, 20).map(({ error, again }) => `- ${error}: \`${again}\``),
    ...allLaws(soak)
      .flatMap(({ broken }) => broken.slice(0, 5))
      .map((message) => `- ${message.split('\n')[0]}`),
    ...(soak.hints?.faults ?? []).slice(0, 20).map((fault) => `- ${fault}`),
    ...(soak.ladder ? faultsOf(soak.ladder) : []).map((fault) => `- ${fault}`),
  ]
  return lines.length === 0 ? [] : ['## Errors', lines.join('\n')]
}
