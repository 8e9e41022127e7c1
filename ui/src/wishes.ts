/* Preferences for a table, kept in the browser; without a browser, as in tests, there are none. */

export const wishOf = (key: string): string | null =>
  typeof localStorage === 'undefined' ? null : localStorage.getItem(key)

export const keepWish = (key: string, wish: string): void => localStorage.setItem(key, wish)
