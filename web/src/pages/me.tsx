import '../css/me.css'
import { Segments } from '@perilune/ui'
import { useState } from 'react'
import { useMe } from '../client.js'
import { Account } from '../me/account.js'
import { Calls } from '../me/calls.js'
import { History } from '../me/history.js'
import { Leaving } from '../me/leaving.js'
import { SoundSettings } from '../parts/menu/sound-settings.js'
import { setTheme, TopBar, theme } from '../parts/shell.js'
import { useTitle } from '../title.js'
import { words as app } from '../words/index.js'
import { words } from '../words/me.js'

/** My account, my notifications, the settings of this device, and all my games. */
export function MePage() {
  useTitle(app.me.title)
  const me = useMe()
  if (me === undefined) return <main className="plain-page">{app.loading}</main>
  return (
    <div>
      <TopBar title={<b>{app.me.title}</b>} />
      <main className="me-page">
        <h1>{app.me.title}</h1>
        <Account key={me?.id ?? ''} me={me} />
        {me && <Calls key={`calls:${me.id}:${me.account}`} me={me} />}
        <Device />
        {me && <History key={`history:${me.id}`} me={me} />}
        {me && <Leaving key={`leaving:${me.id}`} me={me} />}
      </main>
    </div>
  )
}

function Device() {
  const [look, setLook] = useState(theme)
  return (
    <section aria-labelledby="device">
      <h2 id="device">{words.device}</h2>
      <div className="me-row">
        <div>
          <h3>{words.sound}</h3>
          <p>{words.soundHelp}</p>
        </div>
        <SoundSettings />
      </div>
      <div className="me-row">
        <div>
          <h3>{words.theme}</h3>
        </div>
        <Segments
          label={words.theme}
          value={look}
          options={(['dark', 'light'] as const).map((value) => ({ value, label: words.themes[value] }))}
          onChange={(value) => {
            setTheme(value)
            setLook(value)
          }}
        />
      </div>
    </section>
  )
}
