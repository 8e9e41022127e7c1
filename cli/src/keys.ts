import { emitKeypressEvents } from 'node:readline'

export interface Key {
  name?: string
  sequence?: string
  ctrl?: boolean
}

/** The keys pressed on a terminal, one by one, until the consumer stops. */
export async function* readKeys(input: NodeJS.ReadStream): AsyncGenerator<Key> {
  const waiting: Key[] = []
  let wake = (): void => {}
  const onKey = (_: string | undefined, key: Key): void => {
    waiting.push(key)
    wake()
  }
  emitKeypressEvents(input)
  input.setRawMode(true)
  input.on('keypress', onKey)
  input.resume()
  try {
    for (;;) {
      const key = waiting.shift()
      if (key) yield key
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  } finally {
    input.off('keypress', onKey)
    input.setRawMode(false)
    input.pause()
  }
}
