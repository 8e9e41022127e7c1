import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { manifestFiles, root } from '../scripts/workspaces.mjs'

/** The picture on a game's box, `games/<game>/box.svg`, is served as `/boxes/<game>.svg`. */
export const boxes = () => ({
  name: 'boxes',
  generateBundle() {
    for (const file of manifestFiles().filter((file) => file.endsWith('.svg')))
      this.emitFile({
        type: 'asset',
        fileName: `boxes/${basename(dirname(file))}.svg`,
        source: readFileSync(file),
      })
  },
  configureServer(server) {
    server.middlewares.use('/boxes', (request, response, next) => {
      const file = join(root, 'games', basename(request.url ?? '', '.svg'), 'box.svg')
      if (!existsSync(file)) return next()
      response.setHeader('content-type', 'image/svg+xml')
      response.end(readFileSync(file))
    })
  },
})
