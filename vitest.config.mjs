import { defineConfig } from 'vitest/config'
import { sourceEntries } from './scripts/workspaces.mjs'

export default defineConfig({
  resolve: {
    // Tests run on the sources: a red test never means "you forgot to build".
    alias: sourceEntries().map(({ specifier, source }) => ({
      find: new RegExp(`^${specifier}$`),
      replacement: source,
    })),
  },
  test: {
    include: ['**/test/**/*.test.{ts,mjs}'],
    // Those in a real browser need the built app and run on their own: vitest.browser.config.mjs.
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
    globalSetup: ['scripts/test-run/test-setup.mjs'],
    maxWorkers: 2,
    // Some tests play hundreds of whole games.
    testTimeout: 180_000,
  },
})
