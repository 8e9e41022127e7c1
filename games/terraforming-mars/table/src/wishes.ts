/*
 * What somebody wishes of the table, kept in the browser. A table that is drawn where
 * there is none, as tests do,
 * has no wishes.
 */

export const wishOf = (key: string): string | null =>
  typeof localStorage === 'undefined' ? null : localStorage.getItem(key)

export const keepWish = (key: string, wish: string): void => localStorage.setItem(key, wish)
