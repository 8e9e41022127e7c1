/** Lighthouse's mid-range phone: a quarter of the speed, slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const CPU = 4

export async function asPhone(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
}

/**
 * Runs in the page before anything else. `untilDrawn(selector)` returns when an element exists and a frame
 * with it has been drawn; `sinceClick(selector)` returns how long that took from the last click.
 */
export function stopwatch() {
  let clicked = 0
  addEventListener(
    'click',
    (event) => {
      clicked = event.timeStamp
    },
    true,
  )
  const drawn = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))
  window.untilDrawn = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        if (!document.querySelector(selector)) return
        watcher.disconnect()
        resolve(drawn())
      }
      const watcher = new MutationObserver(look)
      watcher.observe(document, { childList: true, subtree: true, attributes: true })
      look()
    })
  window.sinceClick = async (selector) => (await window.untilDrawn(selector)) - clicked
}

export const spread = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (part) => Math.round(sorted[Math.floor((sorted.length - 1) * part)])
  return { median: at(0.5), from: at(0), to: at(1), runs: sorted.length }
}
