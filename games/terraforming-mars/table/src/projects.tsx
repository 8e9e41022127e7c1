import type { Option } from '@perilune/engine'
import type { ProjectId } from '@perilune/terraforming-mars'
import { capital, figure } from '@perilune/ui'
import { Icon, type IconName } from './drawings/glyphs.js'
import { words } from './words.js'

const ICON: Readonly<Record<ProjectId, IconName>> = {
  'sell-patents': 'mc',
  'power-plant': 'energy',
  asteroid: 'temperature',
  aquifer: 'ocean',
  greenery: 'greenery',
  city: 'city',
  'air-scrapping': 'venus',
  'buffer-gas': 'tr',
  'build-colony': 'colony',
}

/** The standard projects, which are open to everybody, at the viewer's prices. */
export function Projects(props: {
  list: readonly { id: ProjectId; price: number; option: Option | undefined }[]
  selected: Option | undefined
  select(option: Option): void
}) {
  return (
    <section className="projects" aria-label={words.standardProjects}>
      <h2 className="caps">{words.standardProjects}</h2>
      <ul>
        {props.list.map(({ id, price, option }) => {
          const can = option !== undefined && !option.reason
          return (
            <li key={id}>
              <button
                type="button"
                data-project={id}
                aria-disabled={!can}
                aria-pressed={option !== undefined && props.selected === option}
                data-tip={[
                  words.projects[id],
                  words.projectTips[id],
                  option?.because && capital(option.because),
                ]
                  .filter(Boolean)
                  .join('. ')}
                onClick={() => can && props.select(option)}
              >
                <Icon name={ICON[id]} />
                <span>{words.projects[id]}</span>
                <b>{id === 'sell-patents' ? words.oneEach : figure(price)}</b>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
