// Runs every check, whatever the others say, and ends with the count of all of them.
import { rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { installed, run } from './command.mjs'
import { buildAll, ensureInstalled, ensureSite } from './prepare.mjs'
import { beginTestRun } from './test-run/test-run.mjs'
import { getServices } from './test-run/test-services.mjs'
import { readJson, root } from './workspaces.mjs'

/**
 * A whole run takes a quarter of an hour on two cores; one that takes longer than this has come to a
 * standstill.
 */
const STANDSTILL = 90 * 60_000

// A check fails by throwing and else counts as one passed, unless it returns suites with counts of its own.
const checks = [
  { name: 'install', run: () => ensureInstalled({ tools: true }) },
  { name: 'Postgres, Redis, Chromium, Python, Git', run: services },
  { name: 'format and lint', run: () => run(installed('biome'), ['ci', '--error-on-warnings']) },
  { name: 'unused files, exports and packages', run: () => run(installed('knip'), []) },
  { name: 'imports', run: () => run(process.execPath, ['scripts/check-imports.mjs']) },
  { name: 'names', run: () => run(process.execPath, ['scripts/check-names.mjs']) },
  { name: 'browser features', run: () => run(process.execPath, ['scripts/check-browser-features.mjs']) },
  { name: 'width', run: () => run(process.execPath, ['scripts/check-width.mjs']) },
  { name: 'words', run: () => run(process.execPath, ['scripts/check-words.mjs']) },
  { name: 'functions', run: () => run(process.execPath, ['scripts/check-functions.mjs']) },
  { name: 'types of the sources', run: buildAll },
  { name: 'types of the tests', run: () => run(installed('tsc'), ['-b', 'tsconfig.test.json']) },
  { name: 'tests', run: () => vitest('vitest', []) },
  { name: 'the app', run: ensureSite },
  { name: 'tests in a browser', run: browserTests },
]

// A sentence for each program that can't be had. On a machine that builds releases none may be missing.
let missing = []
function services() {
  missing = getServices()
  if (missing.length > 0 && process.env.CI === 'true') throw new Error(missing.join('\n'))
  for (const sentence of missing) console.log(sentence)
}

function browserTests() {
  const without = process.env.PERILUNE_MISSING.includes('chromium')
  // A pattern that no name matches: every test is skipped, and counted.
  const none = without ? ['--testNamePattern', '(?!)'] : []
  return vitest('browser', ['--config', 'vitest.browser.config.mjs', ...none])
}

async function vitest(name, more) {
  const report = join(root, 'node_modules', '.perilune', `${name}.json`)
  rmSync(report, { force: true })
  let failure = false
  const endTestRun = beginTestRun()
  try {
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    run(installed('vitest'), ['run', ...reports, ...more], { timeout: STANDSTILL })
  } catch (error) {
    console.error(error.message)
    failure = true
  } finally {
    await endTestRun()
  }
  const suites = new Map()
  for (const file of readJson(report).testResults) {
    const place = relative(root, file.name).split(sep).join('/').split('/test/')[0]
    const name = `tests of ${place}${more.length ? ' in a browser' : ''}`
    const suite = suites.get(name) ?? { name, passed: 0, failed: 0, skipped: 0, seconds: 0 }
    suites.set(name, suite)
    const count = (...states) => file.assertionResults.filter(({ status }) => states.includes(status)).length
    const failed = count('failed')
    suite.passed += count('passed')
    suite.skipped += count('skipped', 'pending', 'todo', 'disabled')
    // A file that breaks while loading has no tests to its name, and is not to pass for that.
    suite.failed += failed === 0 && file.status === 'failed' ? 1 : failed
    suite.seconds += (file.endTime - file.startTime) / 1000
  }
  const results = [...suites.values()]
  if (failure && results.every(({ failed }) => failed === 0)) {
    results.push({ name: `errors outside any test (${name})`, passed: 0, failed: 1, skipped: 0, seconds: 0 })
  }
  return results
}

const results = []
for (const check of checks) {
  console.log(`\n== ${check.name}`)
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const result = { name: check.name, passed: 0, failed: 0, skipped: 0 }
  try {
    const suites = await check.run()
    if (suites) results.push(...suites)
    else results.push({ ...result, passed: 1, seconds: seconds() })
  } catch (error) {
    console.error(error.message)
    results.push({ ...result, failed: 1, seconds: seconds() })
  }
  console.log(`== ${check.name}: ${seconds().toFixed(1)} s`)
}

const sum = (key) => results.reduce((total, result) => total + result[key], 0)
const width = Math.max(...results.map(({ name }) => name.length))
const row = (name, ...cells) =>
  console.log(name.padEnd(width) + cells.map((cell) => cell.padStart(9)).join(''))

console.log()
row('suite', 'passed', 'failed', 'skipped', 'seconds')
for (const { name, passed, failed, skipped, seconds } of results) {
  row(name, `${passed}`, `${failed}`, `${skipped}`, seconds.toFixed(1))
}
if (missing.length > 0) console.log(`\n${missing.join('\n')}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
process.exitCode = sum('failed') > 0 ? 1 : 0
