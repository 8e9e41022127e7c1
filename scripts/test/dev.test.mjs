import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restartOnChange } from '../dev/restart-on-change.mjs'

// The program writes the text of the source that it was built from, and then runs until it is stopped.
let folder
let running
let said
const built = () => join(folder, 'built.mjs')
const output = () => join(folder, 'output')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perilune-dev-'))
  said = []
})

afterEach(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true })
})

async function begin(text) {
  const src = mkdtempSync(join(folder, 'src-'))
  const source = join(src, 'source.txt')
  writeFileSync(source, text)
  writeFileSync(output(), '')
  running = restartOnChange({
    folders: [src],
    build() {
      const now = readFileSync(source, 'utf8')
      if (now === 'wrong') throw new Error('cannot be built')
      const lines = [
        "import { appendFileSync } from 'node:fs'",
        `appendFileSync(${JSON.stringify(output())}, ${JSON.stringify(`${now}\n`)})`,
        now === 'crash' ? 'process.exit(3)' : 'setInterval(() => {}, 1000)',
      ]
      writeFileSync(built(), lines.join('\n'))
    },
    command: [built()],
    env: process.env,
    isUp: (program) => until(() => written().length > 0 || program.exitCode !== null),
    log: (sentence) => said.push(sentence),
  })
  await running.ready()
  return (changed) => writeFileSync(source, changed)
}

const written = () => readFileSync(output(), 'utf8').split('\n').filter(Boolean)

async function until(holds) {
  for (const end = Date.now() + 60_000; !holds(); await sleep(20))
    if (Date.now() > end) throw new Error('waited for a minute in vain')
}

test('npm run dev restarts the program when a source changes', async () => {
  const change = await begin('first')
  await until(() => written().includes('first'))
  change('second')
  await until(() => written().includes('second'))
  expect(written()).toEqual(['first', 'second'])
})

test('npm run dev keeps the running program when a source cannot be built, and restarts it when it can', async () => {
  const change = await begin('first')
  await until(() => written().includes('first'))
  change('wrong')
  await until(() => said.length > 0)
  expect(said).toEqual(['not restarted: cannot be built'])
  change('third')
  await until(() => written().includes('third'))
  expect(written()).toEqual(['first', 'third'])
})

test('npm run dev says that the program has crashed, and starts it again after a change', async () => {
  const change = await begin('crash')
  await until(() => said.length > 0)
  expect(said).toEqual(['ended with exit code 3; waiting for a change'])
  change('better')
  await until(() => written().includes('better'))
})
