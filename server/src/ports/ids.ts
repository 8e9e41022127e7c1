import { createHash, randomBytes } from 'node:crypto'

/** Unguessable: 128 random bits. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** Sorts by time, for lines that are read in order. */
export const timedId = (at: number): string =>
  `${at.toString(36).padStart(9, '0')}${randomBytes(6).toString('base64url')}`

/** Secrets are stored as hashes, so that a leaked database does not reveal them. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
