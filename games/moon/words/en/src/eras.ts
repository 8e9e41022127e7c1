import type { Era } from '@perilune/moon'

const ROMAN: Readonly<Record<Era, string>> = { 1: 'I', 2: 'II', 3: 'III' }

export const eraName = (era: Era): string => `Era ${ROMAN[era]}`
