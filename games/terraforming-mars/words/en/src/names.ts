import { standardProjects } from '@perilune/terraforming-mars'

/* Names of what is no card. */

type Goals = Readonly<Record<string, readonly { readonly id: string; readonly name: string }[]>>

/** A milestone or an award, of whatever map. */
export function goalName(goals: Goals, id: string): string {
  const goal = Object.values(goals)
    .flat()
    .find((one) => one.id === id)
  if (!goal) throw new Error(`there is no milestone or award '${id}'`)
  return goal.name
}

export function projectName(id: string): string {
  if (id === 'sell-patents') return 'Sell Patents'
  const project = standardProjects.find((one) => one.id === id)
  if (!project) throw new Error(`there is no standard project '${id}'`)
  return project.name
}
