import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { run } from '../../scripts/command.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))

/** boardgame.io has 140 dependencies, so only the benchmarks install it. */
export function installPeer() {
  if (existsSync(new URL('node_modules/boardgame.io', import.meta.url))) return
  run('npm', ['ci', '--prefix', here, '--no-audit', '--no-fund'], { stdio: ['ignore', 2, 2] })
}
