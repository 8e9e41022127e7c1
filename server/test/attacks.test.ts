import { execFile, execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = new URL('./attacks/', import.meta.url)
const attacks = readdirSync(folder).filter((file) => /^\d\d-.*\.mjs$/.test(file))

beforeAll(() => {
  // The attacks run against compiled code, as the server does.
  const build = "import('./scripts/prepare.mjs').then(({ ensureBuilt }) => ensureBuilt())"
  execFileSync(process.execPath, ['-e', build], { cwd: root })
})

interface Result {
  error?: string
  figures: Record<string, unknown>
  holds: Record<string, boolean>
}

// Some promises are about how long others wait. A machine with much else to do may break one once, a server
// that can be held up breaks it every time.
test.each(attacks)('the server withstands %s', { retry: 2, timeout: 600_000 }, async (file) => {
  const program = fileURLToPath(new URL('run.mjs', folder))
  const args = [program, '--checkout', root, '--short', '--json', file]
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 170_000 })
  const [{ error, figures, holds }] = JSON.parse(stdout) as Result[]
  expect(error).toBeUndefined()
  const broken = Object.keys(holds).filter((promise) => !holds[promise])
  expect({ broken, figures }).toEqual({ broken: [], figures })
  expect(Object.keys(holds).length).toBeGreaterThan(0)
})
