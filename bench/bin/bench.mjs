#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

// One bundle, as a browser gets it: numbers taken through a loader are several times too low.
await build({
  entryPoints: [at('../dist/main.js')],
  outfile: at('../dist/bundle.mjs'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'es2023',
  // Peers are measured as they are shipped, without their checks for developers.
  define: { 'process.env.NODE_ENV': '"production"' },
  // Some of their dependencies call require for what Node brings along.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
})
await import('../dist/bundle.mjs')
