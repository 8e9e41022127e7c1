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
})
await import('../dist/bundle.mjs')
