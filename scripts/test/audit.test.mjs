import { expect, test } from 'vitest'
import { audit, graveHoles } from '../audit.mjs'

test('no package that runs on a server has a grave hole that is known, where a registry tells', () => {
  const holes = audit()
  if (holes === undefined) console.warn('no registry answers audits here: nothing is known of holes')
  expect(holes ?? []).toEqual([])
})

test('an audit counts serious vulnerabilities, and an answer that is no report counts for nothing', () => {
  const metadata = { vulnerabilities: { total: 2 } }
  const vulnerabilities = {
    one: { name: 'one', severity: 'critical', range: '<2' },
    two: { name: 'two', severity: 'moderate', range: '*' },
  }
  expect(graveHoles({ metadata, vulnerabilities })).toEqual(['one <2: critical'])
  expect(graveHoles({ metadata, vulnerabilities: {} })).toEqual([])
  expect(graveHoles({ statusCode: 405, error: {} })).toBeUndefined()
})
