import { readdirSync, readFileSync } from 'node:fs'

/** The length in ms of the unit of time in /proc, a hundredth of a second. */
const TICK = 10

const statOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name may contain spaces and brackets; the fields after it do not.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/**
 * The processor time used by all living processes of a group, in ms. Unlike wall-clock time it does not
 * advance while others use the machine. Undefined if the system has no /proc.
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
