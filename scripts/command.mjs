import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './workspaces.mjs'

/** Runs a program in the project's folder and shows its output; throws if it fails. */
export function run(program, args, { stdio = 'inherit', timeout } = {}) {
  // On Windows, npm and the programs it installs are .cmd files, which need a shell.
  const shell = process.platform === 'win32'
  const { status, signal, error } = spawnSync(program, args, { cwd: root, stdio, shell, timeout })
  if (error?.code === 'ETIMEDOUT')
    throw new Error(`${program} did not end within ${timeout / 60_000} minutes`)
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ended with ${signal ?? `exit code ${status}`}`)
}

/** The path of a program that npm installed. */
export const installed = (program) => join(root, 'node_modules', '.bin', program)
