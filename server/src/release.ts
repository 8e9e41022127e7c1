import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Which release of the app lies in a folder: the name of its first script, which changes with anything in the
 * app. Undefined where there is none.
 */
export function releaseIn(folder: string | undefined): string | undefined {
  const shell = folder === undefined ? '' : join(folder, 'index.html')
  if (!existsSync(shell)) return undefined
  return /<script type="module"[^>]* src="([^"]+)"/.exec(readFileSync(shell, 'utf8'))?.[1]
}
