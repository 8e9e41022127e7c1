import { projects } from '@perilune/terraforming-mars'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tableOf } from '../../src/games.js'

const loading = tableOf('terraforming-mars')
if (!loading) throw new Error('there is no table')
const { Card } = await loading

/** What a card says of its requirement, in text and in signs. */
function requirementOf(id: string): { text: string; signs: string[] } {
  const markup = renderToStaticMarkup(createElement(Card, { id }))
  const [, inside = ''] = /<span class="req[^"]*">(.*?)<\/span><\/span>/.exec(markup) ?? []
  return {
    text: inside.replace(/<[^>]+>/g, '').trim(),
    signs: [...inside.matchAll(/href="#([^"]+)"/g)].map(([, sign]) => sign),
  }
}

const asking = Object.values(projects)
  .flat()
  .flatMap(({ id, requires }) =>
    (requires ?? []).flatMap((r) => ('parameter' in r ? [{ id, parameter: r.parameter, is: r.is }] : [])),
  )

test('a requirement of Venus stands with the sign of Venus, at least or at most, and per cent', () => {
  const venus = asking.filter(({ parameter }) => parameter === 'venus')
  expect(venus.length).toBeGreaterThan(5)
  for (const { id, is } of venus) {
    const { text, signs } = requirementOf(id)
    expect(text, id).toMatch(new RegExp(`^[≤≥] ${is} %`))
    expect(signs.join(), id).toContain('venus')
  }
})

test.each([
  ['temperature', / °C/],
  ['oxygen', / %/],
  ['oceans', /[≤≥] \d+$/],
] as const)('a requirement of %s says its unit', (parameter, unit) => {
  for (const { id } of asking.filter((one) => one.parameter === parameter))
    expect(requirementOf(id).text, id).toMatch(unit)
})
