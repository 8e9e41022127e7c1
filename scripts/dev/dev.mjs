// npm run dev: the server and Vite, both with reload. Open the address that Vite prints.
//   npm run dev -- --inspect   lets a debugger attach to the server (chrome://inspect, or an editor)
import { connect, createServer as createProbe } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt, ensureInstalled } from '../prepare.mjs'
import { nodePackages, root } from '../workspaces.mjs'
import { restartOnChange } from './restart-on-change.mjs'

ensureInstalled()
// A fresh clone has Vite only after the line above.
const { createServer } = await import('vite')

const port = await freePort(Number(process.env.PORT ?? 8080))
const inspect = process.argv.filter((word) => word.startsWith('--inspect'))

const server = restartOnChange({
  folders: nodePackages().map(({ folder }) => join(folder, 'src')),
  build: ensureBuilt,
  // Not cli/bin, which would build the site that Vite serves here.
  command: [...inspect, '--enable-source-maps', join(root, 'cli', 'dist', 'main.js'), 'serve'],
  env: { ...process.env, PORT: `${port}`, DATA_DIR: process.env.DATA_DIR ?? join(root, 'data', 'dev') },
  isUp,
  log: (sentence) => console.error(`server: ${sentence}`),
})

const vite = await createServer({
  configFile: join(root, 'web', 'vite.config.mjs'),
  server: {
    proxy: {
      '/api': {
        target: `http://127.0.0.1:${port}`,
        ws: true,
        // A change of rules reloads the page and restarts the server, so requests of the page wait for the
        // server.
        bypass: () => server.ready(),
      },
    },
  },
})
await vite.listen()
await server.ready()
console.log(
  `Open ${vite.resolvedUrls.local[0]}: it reloads, and the server restarts, whenever a source changes`,
)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([server.stop(), vite.close()])
    process.exit()
  })

/** Resolves when the server accepts connections or has ended. */
async function isUp(program) {
  while (program.exitCode === null && program.signalCode === null && !(await connects())) await sleep(50)
}

function connects() {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

/** The port, or the next free one. */
function freePort(wanted) {
  return new Promise((resolve, reject) => {
    const probe = createProbe()
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(freePort(wanted + 1))
      else reject(error)
    })
    probe.listen(wanted, () => probe.close(() => resolve(wanted)))
  })
}
