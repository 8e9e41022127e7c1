/*
 * Clauses put together. A clause in English keeps its form wherever it stands; a language in which it does
 * not builds these from clauses of its own type.
 */

export const may = (clause: string): string => `you may ${clause}`

export const ifThen = (condition: string, clause: string): string => `if ${condition}, ${clause}`

export const orElse = (clause: string, otherwise: string): string => `${clause}; otherwise ${otherwise}`

export const inOrder = (clauses: readonly string[]): string => clauses.join(', then ')

/** A cost and what it is paid for: 'pay 1 MC to draw a card'. */
export const toDo = (cost: string, does: string): string => `${cost} to ${does}`

export const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
