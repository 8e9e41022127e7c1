#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { installPeer } from '../peer/install.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

installPeer()
// One bundle, as in a browser: code run through a loader measures several times slower.
const bundled = await rolldown({
  input: at('../dist/main.js'),
  platform: 'node',
  // Peers are measured as shipped, without their development checks.
  transform: { target: 'es2023', define: { 'process.env.NODE_ENV': '"production"' } },
})
await bundled.write({ file: at('../dist/bundle.mjs'), format: 'esm', codeSplitting: false })
await bundled.close()
await import('../dist/bundle.mjs')
