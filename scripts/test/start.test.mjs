import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readJson, root } from '../workspaces.mjs'

const PROGRAM = `
import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => setTimeout(() => {
  writeFileSync('stopped', 'gracefully')
  process.exit(0)
}, 200))
setInterval(() => {}, 1000)
console.log('ready')
`

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('npm start passes SIGTERM on to the server and waits until it has stopped', async () => {
  const { start } = readJson(join(root, 'package.json')).scripts
  expect(start).toContain('node scripts/start.mjs')
  const scripts = { start: start.replace('scripts/start.mjs', 'program.mjs') }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts }))
  writeFileSync(join(folder, 'program.mjs'), PROGRAM)
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(npm, 'exit')
  try {
    let printed = ''
    for await (const chunk of npm.stdout) {
      printed += chunk
      if (printed.includes('ready')) break
    }
    npm.kill('SIGTERM')
    await ended
    expect(readFileSync(join(folder, 'stopped'), 'utf8')).toBe('gracefully')
  } finally {
    npm.kill('SIGKILL')
  }
})
