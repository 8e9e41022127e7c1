import { type Logger, pino } from 'pino'

const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'warning',
  50: 'error',
  60: 'fatal',
}

/** Fields that pino adds to every line, and those that the line begins with. */
const SHOWN = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err'])

/** One line of the log for people: the time, what happened, and the fields that belong to it. */
export function readableLine(json: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(json) as Record<string, unknown> & {
    level: number
    time: number
    err?: { message?: string }
  }
  const fields = Object.entries(rest)
    .filter(([name]) => !SHOWN.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const clock = new Date(time).toTimeString().slice(0, 8)
  const parts = [clock, LEVELS[level] ?? '', msg, err?.message, fields.join(' ')]
  return `${parts
    .filter(Boolean)
    .join('  ')
    .replaceAll(/\s*\n\s*/g, ' ')}\n`
}

/** JSON for programs that collect logs; lines for people where somebody looks on. */
export const makeLogger = (level: string, terminal = process.stdout.isTTY === true): Logger =>
  terminal
    ? pino({ level }, { write: (json: string) => void process.stdout.write(readableLine(json)) })
    : pino({ level })
