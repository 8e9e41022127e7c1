import type { Terminal } from './terminal.js'

export interface Progress {
  show(done: number): void
  clear(): void
}

const WIDTH = 30

/** A bar on standard error, where somebody is there to see it. */
export function progressBar({ errIsTty, err }: Terminal, total: number): Progress {
  if (!errIsTty) return { show: () => {}, clear: () => {} }
  const begun = performance.now()
  let shown = 0
  return {
    show(done) {
      const now = performance.now()
      if (now - shown < 50 && done < total) return
      shown = now
      const filled = Math.round((WIDTH * done) / total)
      const rate = done / ((now - begun) / 1000)
      const left = Math.ceil((total - done) / rate)
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      err(`\r${bar} ${done} of ${total}, ${Math.round(rate)} a second, ${left} s left\u001b[K`)
    },
    clear: () => err('\r\u001b[K'),
  }
}
