import { mergeConfig } from 'vitest/config'
import shared from './vitest.config.mjs'

/**
 * Tests that play in a real browser, two files at a time: each starts a server and a browser of its own, and
 * waits for them most of the time.
 */
const config = mergeConfig(shared, {
  // Whole games: on a machine with much else to do they take their time. A crowded machine that draws three
  // dimensions in software can miss a click: a game is played once more before it counts as lost.
  test: { retry: 1, testTimeout: 600_000, hookTimeout: 300_000 },
})
config.test.include = ['web/test/**/*.browser.test.ts']
config.test.exclude = ['**/node_modules/**', '**/dist/**']

export default config
