import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** All that a run of the tests makes lies in one folder, which goes when the run ends, however its tests ended. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'perilune-tests-'))
  // A database that the tests start as nobody must be able to pass through.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
