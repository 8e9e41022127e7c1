// node server/test/attacks/run.mjs --checkout <folder> [--short] [--json] [NN …]
// Runs attacks against the server of a built checkout, one after the other, and prints their figures.
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startServer } from './lib.mjs'

const SHORT_LIMIT = 45_000
const LONG_LIMIT = 300_000

const folder = fileURLToPath(new URL('.', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    checkout: { type: 'string', default: fileURLToPath(new URL('../../..', import.meta.url)) },
    short: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const checkout = resolve(values.checkout)
const wanted = (file) => positionals.length === 0 || positionals.some((n) => file.startsWith(n))
const files = readdirSync(folder).filter((file) => /^\d\d-.*\.mjs$/.test(file) && wanted(file))
if (files.length === 0) throw new Error(`no attack is named ${positionals.join(', ')}`)

/** Runs one attack; every server it starts is stopped, however it ends. */
async function run(file) {
  const { name, attack, holds } = await import(new URL(file, import.meta.url).href)
  const servers = []
  const target = {
    checkout,
    async serve(env) {
      const server = await startServer(checkout, env)
      servers.push(server)
      return server
    },
  }
  const limit = values.short ? SHORT_LIMIT : LONG_LIMIT
  let timer
  const tooLong = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${file} took longer than ${limit} ms`)), limit)
  })
  try {
    const figures = await Promise.race([attack(target, { short: values.short }), tooLong])
    return { file, name, figures, holds: holds(figures) }
  } finally {
    clearTimeout(timer)
    await Promise.all(servers.map((server) => server.stop()))
  }
}

const results = []
for (const file of files.sort()) {
  const result = await run(file).catch((error) => ({ file, error: error.stack ?? String(error) }))
  results.push(result)
  if (result.error) process.exitCode = 1
  if (!values.json)
    console.log(`\n${result.file}: ${result.name ?? ''}\n`, result.error ?? result.figures, result.holds)
}
if (values.json) console.log(JSON.stringify(results))
// Sockets that an attack left open must not keep the process.
process.exit()
