import { join } from 'node:path'
import { defineConfig } from 'vite'
import { sourceEntries } from '../scripts/workspaces.mjs'
import { boxes } from './boxes.mjs'
import { leanProtocol } from './lean-protocol.mjs'

const FROZEN = /\/games\/([^/]+)\/versions\/(\d+)\/(rules|evaluation)\.js$/

/** Frozen versions say in their name what they are, so that a log of requests shows who loads which. */
function chunkName({ facadeModuleId }) {
  const [, game, version, part] = FROZEN.exec(facadeModuleId ?? '') ?? []
  return game ? `assets/${game}-${part}-${version}-[hash].js` : 'assets/[name]-[hash].js'
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [boxes(), leanProtocol()],
  resolve: {
    // The app is made from the sources of its packages: their style sheets lie beside them.
    alias: [
      ...sourceEntries().map(({ specifier, source }) => ({
        find: new RegExp(`^${specifier}$`),
        replacement: source,
      })),
      { find: /^zod$/, replacement: join(import.meta.dirname, 'src', 'no-schemas.ts') },
    ],
  },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The page allows nothing from data: addresses but pictures.
    assetsInlineLimit: 0,
    // What draws a board in three dimensions is large, and loaded only where somebody wants that.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: { chunkFileNames: chunkName },
      // Icons say 'use client' for frameworks that render on a server; here all is client.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    },
  },
})
