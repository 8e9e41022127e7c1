/* What somebody wishes of a table, kept in the browser; nothing where there is none, as in tests. */

export const wishOf = (key: string): string | null =>
  typeof localStorage === 'undefined' ? null : localStorage.getItem(key)

export const keepWish = (key: string, wish: string): void => localStorage.setItem(key, wish)
