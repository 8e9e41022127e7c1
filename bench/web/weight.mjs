import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The files that a page has requested since it was opened, by kind. */
export function listenTo(page, url) {
  const files = new Set()
  page.on('response', (response) => {
    const path = response.url().startsWith(url) ? new URL(response.url()).pathname : ''
    if (/\.(js|css|woff2|svg)$/.test(path) && response.ok()) files.add(path)
  })
  return files
}

const KINDS = { js: 'script', css: 'style', woff2: 'type', svg: 'pictures' }

/** Their gzipped size; fonts are already compressed. */
export function weightOf(site, files) {
  const weight = { script: 0, style: 0, type: 0, pictures: 0 }
  for (const file of files) {
    const content = readFileSync(join(site, file))
    const kind = file.slice(file.lastIndexOf('.') + 1)
    weight[KINDS[kind]] += kind === 'woff2' ? content.length : gzipSync(content, { level: 9 }).length
  }
  return weight
}
