/** A command line that can't be carried out: one line of help, and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The number of letters to change, add, omit or swap with the next one to turn one word into the other. */
export function editDistance(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array<number>(b.length).fill(0)])
  for (let j = 1; j <= b.length; j++) d[0][j] = j
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swap = a[i - 1] === b[j - 1] ? 0 : 1
      d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + swap)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1)
    }
  return d[a.length][b.length]
}

/** The known word nearest to what was typed, if it is close enough. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const word = typed.toLowerCase()
  const near = known
    .map((name) => ({ name, far: name.startsWith(word) ? 0.5 : editDistance(word, name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)[0]
  return near && near.far <= Math.max(1, Math.floor(near.name.length / 3)) ? near.name : undefined
}

/** "there is no bot 'hrad'; did you mean 'hard'?" */
export function unknown(kind: string, typed: string, known: readonly string[]): UsageError {
  const meant = nearest(typed, known)
  const list = known.length > 0 ? `; there are: ${known.join(', ')}` : '; there are none yet'
  return new UsageError(`there is no ${kind} '${typed}'${meant ? `; did you mean '${meant}'?` : list}`)
}
