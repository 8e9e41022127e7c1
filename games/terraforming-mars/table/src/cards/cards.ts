import {
  type CorporationData,
  corporations,
  type PreludeData,
  type ProjectData,
  preludes,
  projects,
  type Requirement,
} from '@perilune/terraforming-mars'

export { textOf } from '@perilune/terraforming-mars-words-en'

/** A card as the table needs it. Corporations have no number, so they use their index in the list. */
export type CardInfo = ProjectData | PreludeData | (CorporationData & { kind: 'corporation'; number: string })

const all = new Map<string, CardInfo>()
for (const card of [...Object.values(projects).flat(), ...preludes]) all.set(card.id, card)
corporations.forEach((card, i) => {
  all.set(card.id, { ...card, kind: 'corporation', number: `C·${String(i + 1).padStart(2, '0')}` })
})

export function cardOf(id: string): CardInfo {
  const card = all.get(id)
  if (!card) throw new Error(`there is no card ${id}`)
  return card
}

/** The cost in its corner; corporations and preludes have none. */
export const costOf = (card: CardInfo): number | null => ('cost' in card ? card.cost : null)

export const requirementsOf = (card: CardInfo): readonly Requirement[] =>
  'requires' in card && card.requires ? card.requires : []

export const isCard = (id: string): boolean => all.has(id)
