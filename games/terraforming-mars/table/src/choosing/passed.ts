/** Cards that went through my hands in a draft and that I neither took nor hold now. */
export const passedOn = (
  seen: readonly string[],
  taken: readonly string[],
  offered: readonly string[],
): string[] => seen.filter((id) => !taken.includes(id) && !offered.includes(id))
