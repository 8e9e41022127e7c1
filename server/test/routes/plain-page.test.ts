import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { ServerContext } from '../../src/context.js'
import { addPlainPageRoutes } from '../../src/routes/plain-page.js'

const styleOf = async (siteFolder: string | undefined): Promise<string> => {
  const app = Fastify()
  addPlainPageRoutes(app, { games: new Map() } as unknown as ServerContext, siteFolder)
  const { body } = await app.inject('/plain.css')
  await app.close()
  return body
}

test('the documentation wears the type of the app, from the files that the app was built with', async () => {
  const site = mkdtempSync(join(tmpdir(), 'perilune-plain-'))
  try {
    mkdirSync(join(site, 'assets'))
    for (const name of ['400-normal-aB3', '600-normal-cD4', '300-normal-eF5'])
      writeFileSync(join(site, 'assets', `ibm-plex-sans-latin-${name}.woff2`), '')
    const style = await styleOf(site)
    expect([...style.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url)).toEqual([
      '/assets/ibm-plex-sans-latin-400-normal-aB3.woff2',
      '/assets/ibm-plex-sans-latin-600-normal-cD4.woff2',
    ])
    expect(style).toContain('"IBM Plex Sans",system-ui')
  } finally {
    rmSync(site, { recursive: true })
  }
})

test('without a built app the documentation is in the type of the system', async () => {
  const style = await styleOf(undefined)
  expect(style).not.toContain('@font-face')
  expect(style).toContain('system-ui')
})
