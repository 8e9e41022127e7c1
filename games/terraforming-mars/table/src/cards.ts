import {
  type CorporationData,
  exampleCorporations,
  exampleProjects,
  type ProjectData,
} from '@perilune/terraforming-mars'

/** A card as the table needs it: what is printed, and its text. */
export type CardInfo = (ProjectData | (CorporationData & { kind: 'corporation'; number: string })) & {
  text: string
}

const all = new Map<string, CardInfo>([
  ...exampleProjects.map((c): [string, CardInfo] => [c.id, { ...c, text: '' }]),
  ...exampleCorporations.map((c): [string, CardInfo] => [
    c.id,
    { ...c, kind: 'corporation', number: 'R00', text: '' },
  ]),
])

export function cardOf(id: string): CardInfo {
  const card = all.get(id)
  if (!card) throw new Error(`there is no card ${id}`)
  return card
}
