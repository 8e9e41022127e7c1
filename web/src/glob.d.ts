interface ImportMeta {
  /** Vite's: the modules or files whose paths match, each loaded when its function is called. */
  glob<T>(pattern: string): Record<string, () => Promise<T>>
  glob<T>(pattern: string, options: { query: string; import: 'default' }): Record<string, () => Promise<T>>
}
