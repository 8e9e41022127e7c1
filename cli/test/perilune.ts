import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '@perilune/engine'
import type { Key } from '../src/keys.js'
import { run } from '../src/run-command.js'
import { dice } from './dice.js'

export interface Setting {
  games?: Readonly<Record<string, Game>>
  home?: string
  /** The keys somebody presses; without any there is no terminal. */
  keys?: readonly Key[]
  /** Standard error is a terminal: bars are drawn. */
  errIsTty?: boolean
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'perilune-'))

/** Runs a command in this process and returns what it printed. */
export async function perilune(argv: readonly string[], setting: Setting = {}) {
  let out = ''
  let err = ''
  const { keys } = setting
  const terminal = {
    out: (text: string) => {
      out += text
    },
    err: (text: string) => {
      err += text
    },
    outIsTty: keys !== undefined,
    errIsTty: setting.errIsTty ?? false,
    colours: false,
    columns: 100,
    rows: 30,
    ...(keys && { keys: () => pressed(keys) }),
  }
  const code = await run(argv, {
    games: setting.games ?? { dice },
    terminal,
    home: setting.home ?? newFolder(),
  })
  return { code, out, err }
}

async function* pressed(keys: readonly Key[]): AsyncGenerator<Key> {
  yield* keys
}

/** Workers run compiled code and know only the games in the list. */
export const simulate = (...args: string[]) => ['simulate', 'dice', '--threads', '1', ...args]
