const { bundle: make } = (await import('../bundle.mjs' as string)) as {
  bundle(entry: string): Promise<URL>
}

/** One file of a program in `test/programs`, for a thread or a process of its own. */
export const bundle = make
