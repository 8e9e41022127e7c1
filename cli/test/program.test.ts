import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@perilune/games'
import { describe, expect, test, vi } from 'vitest'
import { newFolder } from './perilune.js'

const program = fileURLToPath(new URL('../bin/perilune.mjs', import.meta.url))

// The first start may have to build everything.
vi.setConfig({ testTimeout: 120_000 })

/** The program itself, compiled: workers need that. */
function perilune(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('the program prints help and ends well, and a mistake ends with exit code 2', () => {
  expect(perilune('help')).toMatchObject({ status: 0, stderr: '' })
  expect(perilune('simulat')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: "perilune: there is no command 'simulat'; did you mean 'simulate'?\n",
  })
})

describe.each(Object.values(games))('$title', ({ id }) => {
  const simulate = (...more: string[]) =>
    perilune(
      ...`simulate ${id} --seats 2 --games 40 --seed 7 --bots random,random --json`.split(' '),
      ...more,
    )

  test('the threads change nothing but the time, and a record replays in another process', () => {
    const folder = newFolder()
    const [one, two] = [simulate('--threads', '1'), simulate('--threads', '2', '--records', folder)]
    expect({ ...two, stdout: '' }).toEqual({ status: 0, stdout: '', stderr: '' })
    const { seconds: _, gamesPerSecond: __, decisionsPerSecond: ___, ...alone } = JSON.parse(one.stdout)
    expect(JSON.parse(two.stdout)).toMatchObject(alone)
    const [file] = readdirSync(folder)
    const replayed = perilune('replay', join(folder, file))
    expect(replayed).toMatchObject({ status: 0, stderr: '' })
    expect(replayed.stdout).toContain('verified')
  })
})
