import { cleanName } from '@perilune/protocol'
import { COMMON_MIXES, COMMON_WORDS } from './common-passwords.js'

/** Of a password that has a known word in it, at least so much must be something else. */
const ELSE = 8
/** What is repeated with at most so many characters is no more than what is repeated. */
const SHORT = 8
/** Keys beside each other, and the alphabet: who walks along them is followed easily. */
const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
]
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const neighbours: ReadonlySet<string> = new Set(
  WALKS.flatMap((walk) => [...walk].slice(1).flatMap((c, i) => [walk[i] + c, c + walk[i]])),
)

/**
 * In how many stretches a text falls in which every character is the same as the one before or its neighbour.
 */
function stretches(text: string): number {
  let count = 1
  for (let i = 1; i < text.length; i++)
    if (text[i] !== text[i - 1] && !neighbours.has(text[i - 1] + text[i])) count++
  return count
}

/** One short thing again and again, the last time perhaps not to its end. */
function repeats(text: string): boolean {
  for (let length = 1; length <= Math.min(SHORT, text.length / 2); length++)
    if (text.slice(length) === text.slice(0, -length)) return true
  return false
}

const withoutEnds = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
const lettersOnly = (text: string): string => text.replace(/[^\p{L}]/gu, '')
const read = (text: string): string => [...text].map((c) => LEET[c] ?? c).join('')

/**
 * Is it a common word, or two of them, whatever stands around them and however its letters are dressed up?
 */
function isCommon(text: string): boolean {
  if (COMMON_MIXES.has(text)) return true
  return [lettersOnly(text), withoutEnds(read(text)), lettersOnly(read(withoutEnds(text)))].some(
    (word) =>
      COMMON_WORDS.has(word) ||
      [...word].some((_, i) => COMMON_WORDS.has(word.slice(0, i)) && COMMON_WORDS.has(word.slice(i))),
  )
}

/** Why a password is among the first that anybody would try; undefined if it is not. */
export function weaknessOf(password: string, name: string): string | undefined {
  const text = password.normalize('NFKC').toLowerCase()
  const mine = cleanName(name).toLowerCase()
  for (const known of [mine, mine.replace(/\s/g, ''), 'perilune'])
    if (known.length > 2 && text.includes(known) && [...text.replaceAll(known, '')].length < ELSE)
      return known === 'perilune'
        ? 'it is little more than the name of this site'
        : 'it is little more than your name'
  if (repeats(text)) return 'it is one short thing again and again'
  if (stretches(text) <= 2) return 'its characters follow each other'
  if (isCommon(text)) return 'it is one of those that many people have'
  return undefined
}
