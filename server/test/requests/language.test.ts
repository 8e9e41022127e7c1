import { routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { wantedIn } from '../../src/requests/language.js'
import { serve } from '../help/serve.js'

test('languages are wanted by their weights, and not at all with a weight of 0', () => {
  expect(wantedIn('de;q=0.5, en-GB, fr;q=0')).toEqual(['en-GB', 'de'])
  expect(wantedIn('xx;q=oh, ;;,,q=1')).toEqual(['q=1'])
  expect(wantedIn('')).toEqual([])
})

test('an answer names its language, and that it depends on what was asked for', async () => {
  await using server = await serve()
  const answer = await fetch(`${server.url}${routes.catalogue.path}`, {
    headers: { 'accept-language': 'de, en;q=0.5' },
  })
  expect(answer.headers.get('content-language')).toBe('en')
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-language')
})
