interface ImportMeta {
  /** Vite's: the modules whose paths match, each loaded when its function is called. */
  glob<T>(pattern: string, options: { query: string; import: 'default' }): Record<string, () => Promise<T>>
}
