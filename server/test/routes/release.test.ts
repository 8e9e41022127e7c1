import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { releaseIn } from '../../src/release.js'
import { begin, until } from '../help/play.js'
import { serve, temporaryFolder } from '../help/serve.js'

const SCRIPT = '/assets/index-abc.js'

function site(): string {
  const folder = temporaryFolder()
  const script = `<script type="module" crossorigin src="${SCRIPT}"></script>`
  writeFileSync(join(folder, 'index.html'), `<!doctype html><script src="/theme.js"></script>${script}`)
  return folder
}

test('the release of an app is the name of its first script', () => {
  expect(releaseIn(site())).toBe(SCRIPT)
  expect(releaseIn(temporaryFolder())).toBeUndefined()
  expect(releaseIn(undefined)).toBeUndefined()
})

test('every answer and every table says which release of the app the server has', async () => {
  await using server = await serve({ siteFolder: site() })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const heard: string[] = []
  ada.onRelease = (release) => heard.push(release)
  await ada.fetch('GET', '/api/games')
  expect(heard).toEqual([SCRIPT])
  const watching = ada.live.watch(id, 0)
  await until(() => watching.now)
  expect(heard).toEqual([SCRIPT, SCRIPT])
})

test('a server without the app says nothing of releases', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  ada.onRelease = () => {
    throw new Error('there is no release')
  }
  expect((await ada.fetch('GET', '/api/games')).headers.has('perilune-release')).toBe(false)
})
