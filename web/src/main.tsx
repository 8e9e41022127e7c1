import './fonts.css'
import { GlyphSheet } from '@perilune/ui'
import { createRoot } from 'react-dom/client'
import { App } from './app.js'
import { loadMe } from './client.js'
import { listenForReleases } from './release.js'
import { catchLinks } from './router.js'

catchLinks()
listenForReleases()
loadMe()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <>
      <GlyphSheet />
      <App />
    </>,
  )
