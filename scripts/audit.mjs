// What is known about holes in the packages that run on a server.
import { spawnSync } from 'node:child_process'
import { root } from './workspaces.mjs'

/** Holes that are grave, as `npm audit --json` tells of them; undefined where the registry did not answer. */
export function graveHoles(report) {
  const vulnerabilities = report?.metadata && report.vulnerabilities
  if (!vulnerabilities) return undefined
  return Object.values(vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`)
}

/** Asks the registry, if there is one to ask: without a network nothing is known, and nothing fails. */
export function audit() {
  const asking = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  const { stdout } = spawnSync('npm', asking, { cwd: root, encoding: 'utf8', timeout: 60_000 })
  try {
    return graveHoles(JSON.parse(stdout))
  } catch {
    return undefined
  }
}
