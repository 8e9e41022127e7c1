/** The least distance between two marks, in percent of the line. */
export const APART = 9

interface Mark {
  seat: number
  /** In percent of the line. */
  at: number
  will: boolean
}

/**
 * The position of each seat on the line. Marks that would overlap are moved apart, but never beyond an end of
 * the line.
 */
export function spread(
  standings: readonly { seat: number; now: number; will: number | undefined }[],
  most: number,
): Mark[] {
  const all = standings
    .map(({ seat, now, will }) => ({
      seat,
      at: 100 * Math.max(0, Math.min(1, (will ?? now) / most)),
      will: will !== undefined && will !== now,
    }))
    .sort((a, b) => b.at - a.at)
  for (let i = 1; i < all.length; i++) all[i].at = Math.min(all[i].at, all[i - 1].at - APART)
  // The last marks may now be below 0: move them back up, along with the marks in their way.
  let least = 0
  for (const mark of [...all].reverse()) {
    mark.at = Math.max(mark.at, least)
    least = mark.at + APART
  }
  return all
}
