/* Preferences for this table, kept in the browser. Without a browser there are none. */

export const wishOf = (key: string): string | null =>
  typeof localStorage === 'undefined' ? null : localStorage.getItem(`moonrakers-${key}`)

export const keepWish = (key: string, wish: string): void => localStorage.setItem(`moonrakers-${key}`, wish)
