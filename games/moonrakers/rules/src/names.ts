/** What a contract can ask for. A requirement and a contribution are numbers in this order. */
export const KINDS = ['reactor', 'thruster', 'shield', 'damage', 'crew'] as const
export type Kind = (typeof KINDS)[number]
export const REACTOR = 0
export const THRUSTER = 1
export const SHIELD = 2
export const DAMAGE = 3
export const CREW = 4

/** The action cards of which the supply never runs out. */
export const BASICS = ['reactor', 'thruster', 'shield', 'damage1', 'damage2', 'damage3', 'miss'] as const
export type Basic = (typeof BASICS)[number]

export const TYPES = ['explore', 'kill', 'delivery', 'rescue'] as const
export type ContractType = (typeof TYPES)[number]

export const BRANDS = ['magnomi', 'henko', 'komek', 'ventus', 'sorelia'] as const
export type Brand = (typeof BRANDS)[number]

export const CREW_TYPES = ['tech', 'paladin', 'pilot', 'merc', 'agent'] as const
export type CrewType = (typeof CREW_TYPES)[number]

/** What the terms of an alliance share out. A share is numbers in this order. */
export const COLUMNS = ['prestige', 'credits', 'bonus', 'dice'] as const
export type Column = (typeof COLUMNS)[number]
export const PRESTIGE = 0
export const CREDITS = 1
export const BONUS = 2
export const DICE = 3

/** Hazard icons on the faces of a hazard die. */
export const DIE_FACES: readonly number[] = [0, 0, 1, 1, 2, 2]

export const HAND_SIZE = 5
export const MOST_PARTS = 4
export const ROWS = { contracts: 8, shipParts: 6, crew: 3, mercenaries: 5 } as const
/** On how many contracts the mission leader may negotiate on one turn. */
export const MOST_TALKS = 2
