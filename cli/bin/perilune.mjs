#!/usr/bin/env node
import { existsSync } from 'node:fs'

// Only a clone has the scripts; any other copy comes built.
const prepare = new URL('../../scripts/prepare.mjs', import.meta.url)
if (existsSync(prepare)) {
  const { ensureBuilt, ensureSite } = await import(prepare.href)
  await ensureBuilt()
  if (process.argv[2] === 'serve') ensureSite()
}

await import('../dist/main.js')
