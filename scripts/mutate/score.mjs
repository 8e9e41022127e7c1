/** The 95 % Wilson interval of a share, which is valid for small samples and for shares near 1. */
export function wilson(hits, n, z = 1.96) {
  if (n === 0) return [0, 1]
  const share = hits / n
  const scale = 1 + z ** 2 / n
  const middle = (share + z ** 2 / (2 * n)) / scale
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

const percent = (share) => (100 * share).toFixed(1)

/** '91.5 % (88.4–93.9)'; a whole folder has no interval. */
export function written(hits, n, whole) {
  const share = `${percent(n === 0 ? 1 : hits / n)} %`
  if (whole) return share
  const [low, high] = wilson(hits, n)
  return `${share} (${percent(low)}–${percent(high)})`
}
