import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Checked {
  /** Regions of which none may lie over another. */
  regions: readonly string[]
  /** The least width and height of whatever is clicked, in pixels. */
  least: number
}

/**
 * What is wrong with how a page is laid out: controls too small, text cut off, regions over each other, a
 * page too wide.
 */
const faults = (page: Page, { regions, least }: Checked): Promise<string[]> =>
  page.evaluate(
    ({ regions, least }) => {
      const found: string[] = []
      const shown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden'
      }
      const name = (element: Element) =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${element.textContent?.trim().slice(0, 40)}`
      const controls = [...document.querySelectorAll('button, select, input, a[href]')].filter(shown)
      for (const control of controls) {
        if (control.closest('svg, p, .log, .unseen, .brand')) continue
        const { width, height } = control.getBoundingClientRect()
        if (Math.min(width, height) < least - 0.5)
          found.push(`${Math.round(width)} x ${Math.round(height)}: ${name(control)}`)
      }
      for (const text of document.querySelectorAll(
        'b, small, h2, h3, p, button, .num, .stock, .reading-big',
      )) {
        const style = getComputedStyle(text)
        if (!shown(text) || style.textOverflow === 'ellipsis' || style.overflowX === 'visible') continue
        if (['auto', 'scroll'].includes(style.overflowX) || text.closest('.unseen, .slat-icons')) continue
        if (text.scrollWidth > text.clientWidth + 1) found.push(`cut: ${name(text)}`)
      }
      const boxes = regions.flatMap((region) => {
        const element = document.querySelector(region)
        return element && shown(element) ? [{ region, box: element.getBoundingClientRect() }] : []
      })
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          if (
            a.box.left < b.box.right - 1 &&
            b.box.left < a.box.right - 1 &&
            a.box.top < b.box.bottom - 1 &&
            b.box.top < a.box.bottom - 1
          )
            found.push(`${a.region} and ${b.region} lie over each other`)
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide, the window ${clientWidth}`)
      return found
    },
    { regions, least },
  )

export async function expectLaidOut(page: Page, where: string, checked: Checked): Promise<void> {
  expect(await faults(page, checked), where).toEqual([])
}
