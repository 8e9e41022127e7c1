/** Answers about areas are made once: they are listed on every tile. */
export const AREA_ANSWERS: readonly { readonly area: number }[] = Array.from({ length: 80 }, (_, area) =>
  Object.freeze({ area }),
)
