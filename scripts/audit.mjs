// Reports known vulnerabilities of the packages that run on a server.
import { spawnSync } from 'node:child_process'
import { root } from './workspaces.mjs'

/**
 * The severe vulnerabilities in the output of `npm audit --json`; undefined if the registry did not answer.
 */
export function graveHoles(report) {
  const vulnerabilities = report?.metadata && report.vulnerabilities
  if (!vulnerabilities) return undefined
  return Object.values(vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`)
}

/** Asks the registry; without a network the check is skipped and does not fail. */
export function audit() {
  const asking = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  const { stdout } = spawnSync('npm', asking, { cwd: root, encoding: 'utf8', timeout: 60_000 })
  try {
    return graveHoles(JSON.parse(stdout))
  } catch {
    return undefined
  }
}
