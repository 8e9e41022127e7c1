import { Glyph, SeatShape } from '@perilune/ui'
import { Moon, Sun } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMe } from '../client.js'
import { Link, paths } from '../router.js'
import { words } from '../words/index.js'

const Brand = () => (
  <Link className="brand" href={paths.lobby}>
    <Glyph name="perilune" />
    {words.name}
  </Link>
)

export type Theme = 'dark' | 'light'

export const theme = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')

export function setTheme(to: Theme): void {
  document.documentElement.dataset.theme = to
  localStorage.setItem('theme', to)
}

const THEMES = [
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
] as const

const ThemeTool = () => (
  <button
    type="button"
    className="tool"
    aria-label={words.tools.theme}
    title={words.tools.theme}
    onClick={() => setTheme(theme() === 'light' ? 'dark' : 'light')}
  >
    <Sun size={18} />
  </button>
)

/** A switch between the light and the dark theme. */
const ThemeSwitch = () => {
  const [now, setNow] = useState(theme)
  const choose = (to: Theme) => {
    setTheme(to)
    setNow(to)
  }
  return (
    <div className="theme-switch" role="radiogroup" aria-label={words.tools.theme}>
      {THEMES.map(({ value, Icon }) => (
        <label key={value} className={value === now ? 'on' : ''}>
          <input
            type="radio"
            className="unseen"
            name="theme"
            aria-label={words.tools.themes[value]}
            checked={value === now}
            onChange={() => choose(value)}
          />
          <Icon size={16} />
        </label>
      ))}
    </div>
  )
}

/** The header of the lobby and of the pages between it and a table: my account and the theme. */
export function LobbyTop() {
  const me = useMe()
  return (
    <header className="lobby-top">
      <Brand />
      <Link className="badge my-name lobby-me" href={paths.me} title={words.me.title}>
        {me ? (
          <>
            <SeatShape seat={0} /> {me.name}
          </>
        ) : (
          words.me.signIn
        )}
      </Link>
      <ThemeSwitch />
    </header>
  )
}

/** The header of other pages: the title and the tools. */
export const TopBar = (props: {
  title: ReactNode
  /** Whether the page has no other heading. */
  heading?: boolean
  middle?: ReactNode
  children?: ReactNode
}) => (
  <header className="top">
    <Brand />
    <span className="top-sep" />
    {props.heading ? (
      <h1 className="top-title">{props.title}</h1>
    ) : (
      <div className="top-title">{props.title}</div>
    )}
    <div className="top-middle">{props.middle}</div>
    <div className="tools">
      {props.children}
      <ThemeTool />
    </div>
  </header>
)
