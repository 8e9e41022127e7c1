interface ImportMeta {
  /** Vite's `import.meta.glob`: a loader for each module or file whose path matches. */
  glob<T>(pattern: string): Record<string, () => Promise<T>>
  glob<T>(pattern: string, options: { query: string; import: 'default' }): Record<string, () => Promise<T>>
}
