/* What somebody wishes of this table, kept in the browser. A table that is drawn where there is none has no wishes. */

export const wishOf = (key: string): string | null =>
  typeof localStorage === 'undefined' ? null : localStorage.getItem(`moonrakers-${key}`)

export const keepWish = (key: string, wish: string): void => localStorage.setItem(`moonrakers-${key}`, wish)
