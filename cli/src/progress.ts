import type { Terminal } from './terminal.js'

export interface Progress {
  /** Shows the progress, with `standing` in place of the rate if given. */
  show(done: number, standing?: string): void
  clear(): void
}

const WIDTH = 30

/** A bar on standard error if that is a terminal. */
export function progressBar({ errIsTty, err }: Terminal, total: number): Progress {
  if (!errIsTty) return { show: () => {}, clear: () => {} }
  const begun = performance.now()
  let shown = 0
  return {
    show(done, standing) {
      const now = performance.now()
      if (now - shown < 50 && done < total) return
      shown = now
      const filled = Math.round((WIDTH * done) / total)
      const rate = done / ((now - begun) / 1000)
      const left = Math.ceil((total - done) / rate)
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      const says = standing ?? `${done} of ${total}, ${Math.round(rate)} a second`
      err(`\r${bar} ${says}, ${left} s left\u001b[K`)
    },
    clear: () => err('\r\u001b[K'),
  }
}
