import { z } from 'zod'

// Control characters, and those that are invisible or change the direction of text: names must not be able to
// imitate other names or break the layout of a page.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
const UNSEEN_BUT_LINES =
  /(?!\n)[\p{Cc}\p{Co}\p{Cn}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Zl}\p{Zp}]/gu
// More combining marks than this on one letter are meant to spill over the lines above.
const HEAPS_OF_MARKS = /(\p{M}{3})\p{M}+/gu

export const cleanName = (name: string): string =>
  name.normalize('NFKC').replace(UNSEEN, '').replace(HEAPS_OF_MARKS, '$1').replace(/\s+/g, ' ').trim()

export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN_BUT_LINES, '').replace(HEAPS_OF_MARKS, '$1').trim()

/** Names that differ only in case or width are the same name. */
export const nameKey = (name: string): string => cleanName(name).toLowerCase()

export const Name = z
  .string()
  .max(200)
  .transform(cleanName)
  .pipe(z.string().min(1).max(30))
  .describe('the name of a player')

// Characters that join the parts of an emoji.
const EMOJI_PARTS = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200d\ufe0e\ufe0f]+/gu
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether the text has invisible characters: two names could differ in them alone. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text.replace(EMOJI_PARTS, ''))

/** A newly chosen name. Older names may contain more characters: see `Name`. */
export const NewName = z
  .string()
  .max(200)
  .refine((name) => !hasInvisible(name), 'the name has a character that can’t be seen')
  .transform(cleanName)
  .pipe(z.string().min(1).max(30))
  .describe('1 to 30 characters, none of them invisible')

export const ChatText = z
  .string()
  .max(4000)
  .transform(cleanText)
  .pipe(z.string().min(1).max(500))
  .describe('1 to 500 characters of plain text')
