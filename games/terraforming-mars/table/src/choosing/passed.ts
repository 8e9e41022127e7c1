/** Cards that the player saw in a draft and neither took nor holds now. */
export const passedOn = (
  seen: readonly string[],
  taken: readonly string[],
  offered: readonly string[],
): string[] => seen.filter((id) => !taken.includes(id) && !offered.includes(id))
