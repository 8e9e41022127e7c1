import { createHash, randomBytes } from 'node:crypto'

/** Nobody guesses one: 128 bits of chance. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** Sorts by time, for lines that are read in order. */
export const timedId = (at: number): string =>
  `${at.toString(36).padStart(9, '0')}${randomBytes(6).toString('base64url')}`

/** Secrets are stored as hashes: who reads the database can't use them. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
