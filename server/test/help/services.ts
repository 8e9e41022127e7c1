import { type TestAPI, test } from 'vitest'

/** Programs that tests need beside Node: see scripts/test-run/test-services.mjs. */
export type Service = 'postgres' | 'redis' | 'chromium' | 'python'

const missing = (process.env.PERILUNE_MISSING ?? '').split(',')

/** `test` for tests that need these services; where one is missing they are skipped, and npm test says so. */
export const testWith = (...services: readonly Service[]): TestAPI =>
  has(...services) ? test : (test.skip as TestAPI)

export const has = (...services: readonly Service[]): boolean =>
  !services.some((service) => missing.includes(service))
