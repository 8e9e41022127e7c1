import { words } from '../words.js'

/*
 * Faces for bots: little machines with different heads, antennas and eyes. The mouth shows how well the bot
 * plays.
 */

const HEADS = [
  'M5 9h14v8a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z',
  'M12 7a7 7 0 0 1 7 7v2a5 5 0 0 1-5 5h-4a5 5 0 0 1-5-5v-2a7 7 0 0 1 7-7z',
  'M8 7h8l4 7-4 7H8l-4-7z',
  'M6 8h12l1.5 6L17 21H7l-2.5-7z',
]
const ANTENNAS = ['M12 9V4', 'M8 8 6 4M16 8l2-4', 'M12 8V5m-3-1.5a4 4 0 0 1 6 0', 'M12 8l4-4']
const EYES = [
  'M8.6 13.5h.01M15.4 13.5h.01',
  'M7.6 13.5h2.6M13.8 13.5h2.6',
  'M7.5 14a1.5 1.5 0 0 1 3 0M13.5 14a1.5 1.5 0 0 1 3 0',
]
const MOUTHS: Readonly<Record<string, string>> = {
  easy: 'M9.5 17a3 2 0 0 0 5 0',
  medium: 'M9.5 17.7h5',
  hard: 'M9.5 18.4 12 17l2.5 1.4',
}

/** A number made from the name, so that a bot has the same face everywhere. */
function numberOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum
}

/** Bot levels that players choose from, the best last; other bots can be chosen for each seat. */
export const LEVELS = ['easy', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

export const levelName = (level: string): string => words.levels[level] ?? level

export function BotFace({ name, level }: { name: string; level?: string | undefined }) {
  const n = numberOf(name)
  const says = level === undefined ? '' : levelName(level)
  return (
    <svg className="bot-face" viewBox="0 0 24 24" role="img" aria-label={words.botFace(says)}>
      <title>{words.botFace(says)}</title>
      <path className="bot-antenna" d={ANTENNAS[(n >>> 2) % ANTENNAS.length]} />
      <path className="bot-head" d={HEADS[n % HEADS.length]} />
      <path d={EYES[(n >>> 4) % EYES.length]} />
      <path d={MOUTHS[level ?? ''] ?? 'M10 17.7h4'} />
    </svg>
  )
}
