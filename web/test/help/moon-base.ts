import { CRATERS, craterNumber } from '@perilune/moon-base'
import type { TableView } from '@perilune/protocol'
import type { Page } from 'playwright-core'
import { PerspectiveCamera, Vector3 } from 'three'
import { tabTo } from './play.js'
import type { Person } from './turns.js'

/*
 * How people of the tests play Moon Base: by keyboard over the map, by mouse over the moon in three
 * dimensions.
 */

const PUT_BACK = '.decision.mine .decision-acts .btn.second'
const READY = '.decision.mine .decision-acts .btn.primary:not(:disabled)'

/** How thick a ring is drawn, in millimetres. */
const THICK = 5

type Asked = 'draft' | 'hand' | 'held' | 'acts' | null
/** What is asked of whoever sits at this page; nothing while the other plays. */
const asked = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    const bar = document.querySelector('.decision.mine')
    if (!bar || bar.querySelector('a[href$="/end"]')) return null
    if (document.querySelector('button.pile')) return 'draft'
    if (document.querySelector('.holding[role=application]')) return 'held'
    // An answer is on its way: what comes next is not asked yet.
    if (bar.querySelector('.decision-acts .btn.primary:disabled')) return null
    // Who has no place for any ring passes, with the rings still in hand.
    if (bar.querySelector('.decision-acts .btn:not(:disabled)')) return 'acts'
    return document.querySelector('button.hand-ring') ? 'hand' : null
  })

/**
 * The keyboard alone: a ring is taken up with Enter, walks to a suggested place, is nudged, comes back, and
 * is laid.
 */
export function byKeys(page: Page): Person {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const rings = page.locator('button.hand-ring')
  // Each in its turn: the one that has just been put back has no place.
  let taken = 0
  const act = async (n: number) => {
    const now = await asked(page)
    if (now === null) return false
    if (now === 'draft') await tabTo(page, 'button.pile')
    if (now === 'acts') await tabTo(page, '.decision-acts .btn:not(:disabled)')
    if (now === 'hand')
      await tabTo(page, `.mb-hand li:nth-child(${(taken++ % (await rings.count())) + 1}) button.hand-ring`)
    if (now === 'held') {
      if (!(await page.evaluate(() => document.activeElement?.matches('[role=application]'))))
        await tabTo(page, '[role=application]')
      if (n % 2) await press('n')
      await press('ArrowRight', 'Shift+ArrowLeft', 'ArrowLeft', 'Shift+ArrowRight', 'n')
      // A ring that has no place anywhere is put back.
      if ((await page.locator(READY).count()) === 0) {
        await press('Escape')
        return true
      }
    }
    await press('Enter')
    return true
  }
  return { page, act }
}

/** By thumb on a phone: a ring is taken up, laid by a tap on a place that glows, and confirmed. */
export function byThumb(page: Page): Person {
  let taken = 0
  const act = async (n: number) => {
    const now = await asked(page)
    if (now === null) return false
    if (now === 'draft') await page.locator('button.pile').first().tap()
    else if (now === 'acts') await page.locator('.decision-acts .btn:not(:disabled)').first().tap()
    else if (now === 'hand') {
      const rings = page.locator('button.hand-ring')
      await rings.nth(taken++ % Math.max(1, await rings.count())).tap()
    } else {
      // A base goes to any crater that is free; nothing glows for it.
      const ring = (await page.locator(PUT_BACK).count()) > 0
      const places = page.locator(ring ? '.goals :is(.on-crater, .on-rings)' : '.crater:not(.shut) circle')
      const count = await places.count()
      const box = count > 0 ? await places.nth(n % count).boundingBox() : null
      // A ring without a place goes back to the others.
      if (!box) await page.locator(PUT_BACK).tap()
      else {
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
        await page.locator(READY).tap()
      }
    }
    return true
  }
  return { page, act }
}

/** The camera of the moon in three dimensions on a canvas of this shape, as long as nobody has turned it. */
function cameraFor(width: number, height: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(30, width / height, 10, 3000)
  camera.position.set(-60, 430, 520).multiplyScalar(Math.max(1, 0.98 / (width / height)))
  camera.lookAt(0, 0, 14)
  camera.updateMatrixWorld()
  return camera
}

/** A place on the board, in half millimetres, and how high it is, in millimetres. */
interface Place {
  x: number
  y: number
  height: number
}

/** The places that are listed for a ring, or for a base where no ring is held. */
async function listedPlaces(page: Page, ring: string | null): Promise<Place[]> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const answer = await page.request.get(new URL(`/api/tables/${id}`, page.url()).href)
  const table = (await answer.json()) as TableView
  const rings = table.view?.rings as { level: number }[]
  const decision = table.decisions.find((d) => d.kind === 'place')
  if (decision?.kind !== 'place') return []
  return decision.options
    .filter((option) => !option.reason && (option.answer.ring ?? null) === ring)
    .map(({ answer: { crater, x, y, on } }) => {
      const height = Array.isArray(on) ? rings[on[0]].level * THICK : 0
      return x === undefined
        ? { ...CRATERS[craterNumber(crater)], height }
        : { x: Number(x), y: Number(y), height }
    })
}

/**
 * The mouse alone, over the moon in three dimensions. `laid` counts what was laid by pointing at it; `moved`:
 * the moon once went elsewhere while it was pointed at.
 */
export function byMouse(page: Page): Person & { laid: number; moved: boolean } {
  const click = (selector: string) => page.locator(selector).first().click()
  let taken = 0
  const takeUp = async () => {
    const rings = page.locator('button.hand-ring')
    await rings.nth(taken++ % Math.max(1, await rings.count())).click()
  }
  /** Points at the n-th of the listed places and presses there; false where nothing is listed. */
  const layByPointing = async (n: number): Promise<boolean> => {
    const held = page.locator('button.hand-ring[aria-pressed=true]')
    const ring = (await held.count()) > 0 ? await held.getAttribute('data-ring') : null
    const places = await listedPlaces(page, ring)
    if (places.length === 0) return false
    const canvas = page.locator('.moon3d canvas')
    const { x, y, height } = places[n % places.length]
    const box = await canvas.boundingBox()
    if (!box) throw new Error('the moon is out of sight')
    const at = new Vector3(x / 2 - 180, height, y / 2 - 180).project(cameraFor(box.width, box.height))
    await page.mouse.move(box.x + (box.width * (1 + at.x)) / 2, box.y + (box.height * (1 - at.y)) / 2)
    // The sentence below the moon changes with what is pointed at; whoever points must not lose sight of it.
    person.moved ||= JSON.stringify(await canvas.boundingBox()) !== JSON.stringify(box)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForSelector('.moon3d.laid')
    await click(READY)
    return true
  }
  const person = {
    page,
    laid: 0,
    moved: false,
    async act(n: number) {
      const now = await asked(page)
      if (now === null) return false
      if (now === 'draft') await click('button.pile')
      else if (now === 'hand') await takeUp()
      else if (now === 'acts') await click('.decision-acts .btn:not(:disabled)')
      else if (await layByPointing(n)) person.laid++
      // A ring without a place goes back to the others.
      else await click(PUT_BACK)
      return true
    },
  }
  return person
}
