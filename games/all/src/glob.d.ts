interface ImportMeta {
  /** Vite's: the modules whose paths match, each loaded when its function is called. */
  glob<T>(pattern: string): Record<string, () => Promise<T>>
  /** The same, loaded with the page. */
  glob<T>(pattern: string, options: { eager: true; import: string }): Record<string, T>
}
