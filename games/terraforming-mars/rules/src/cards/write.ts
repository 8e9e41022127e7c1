import { asName } from '@perilune/engine'
import type { ProjectKind, SetId, Tag } from '../names.js'
import type { Parameter } from '../tracks.js'
import type { PreludeData, ProjectData, Requirement } from './language.js'

/* Short ways to write what nearly every project has. */

type More = Omit<ProjectData, 'id' | 'name' | 'number' | 'kind' | 'cost' | 'tags'> &
  Partial<Pick<ProjectData, 'id'>>

/** A card's id is its name in lower case with hyphens: CEO's Favorite Project is ceos-favorite-project. */
const idOf = (name: string): string =>
  asName(
    name
      .toLowerCase()
      .replaceAll("'", '')
      .replaceAll(/[^a-z0-9]+/g, '-'),
  )

const project =
  (kind: ProjectKind) =>
  (number: string, name: string, cost: number, tags: readonly Tag[], more: More = {}): ProjectData => ({
    id: idOf(name),
    name,
    number,
    kind,
    cost,
    tags,
    ...more,
  })

/** Preludes of one box. */
export const preludeOf =
  (set: SetId) =>
  (
    number: string,
    name: string,
    tags: readonly Tag[],
    more: Omit<PreludeData, 'id' | 'name' | 'number' | 'kind' | 'set' | 'tags'>,
  ): PreludeData => ({ id: idOf(name), name, number, kind: 'prelude', set, tags, ...more })

export const automated = project('automated')
export const active = project('active')
export const event = project('event')

export const atLeast = (parameter: Parameter, is: number): Requirement => ({ parameter, is })
export const atMost = (parameter: Parameter, is: number): Requirement => ({ parameter, is, max: true })
export const tags = (tag: Tag, count: number): Requirement => ({ tag, count })
/** Your own, on Mars and off it. */
export const cities = (count: number): Requirement => ({ tiles: 'city', count })
export const greeneries = (count: number): Requirement => ({ tiles: 'greenery', count })
