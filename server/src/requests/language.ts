import { type Language, languageFor } from '@perilune/engine'

/** The languages that an `Accept-Language` asks for, the most wanted first; those of weight 0 are refused. */
export function wantedIn(header: string): string[] {
  const wanted = header.split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))?.slice('q='.length)
    const q = weight === undefined ? 1 : Number(weight)
    return tag !== '' && q > 0 ? [{ tag, q }] : []
  })
  return wanted.sort((a, b) => b.q - a.q).map(({ tag }) => tag)
}

/** The language in which whoever asks is answered. */
export const languageOf = (accepted: string | undefined): Language => languageFor(wantedIn(accepted ?? ''))
