import { readdirSync, readFileSync } from 'node:fs'

/** Hundredths of a second, as Linux counts in /proc. */
const TICK = 10

const statOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program may have blanks and brackets in it; what follows it has none.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/**
 * What all living processes of a group have used, in ms: unlike the clock it does not run while others have
 * the machine. Undefined where the system has no /proc.
 */
export function usedByGroup(group) {
  if (process.platform !== 'linux') return undefined
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat !== undefined && Number(stat[2]) === group)
    .map((stat) => Number(stat[11]) + Number(stat[12]))
  return TICK * ticks.reduce((sum, n) => sum + n, 0)
}
