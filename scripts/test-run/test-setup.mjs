import { beginTestRun } from './test-run.mjs'
import { findServices, tellTests } from './test-services.mjs'

/**
 * Before the first test of vitest: a folder for all that tests make, and the programs that they find on the
 * machine.
 */
export default function setup() {
  if (process.env.PERILUNE_MISSING === undefined) tellTests(findServices())
  return beginTestRun()
}
