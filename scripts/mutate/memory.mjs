import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../workspaces.mjs'
import { filesIn } from './folders.mjs'

/* The results of earlier runs. A result is valid until the source or the tests that decided it change. */

const HOME = join(root, 'node_modules', '.cache', 'perilune-mutate')
const SAVE_EVERY = 5000

export class Memory {
  #digests = new Map()
  #saved = 0

  constructor(folder, column, tests, fresh) {
    this.folder = join(HOME, folder.replaceAll('/', '-'))
    this.file = join(this.folder, `${column}.json`)
    mkdirSync(this.folder, { recursive: true })
    this.known = !fresh && existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {}
    const folders = new Set(tests.map((test) => dirname(test)))
    this.tests = digest(
      [...folders]
        .flatMap((f) => filesIn(f, /\.ts$/))
        .map((f) => this.#of(f))
        .join(),
    )
  }

  #of(file) {
    if (!this.#digests.has(file)) {
      const path = join(root, file)
      this.#digests.set(file, existsSync(path) ? digest(readFileSync(path)) : '')
    }
    return this.#digests.get(file)
  }

  knows(mutant) {
    const known = this.known[mutant.name]
    if (known?.source !== this.#of(mutant.file)) return false
    return known.status === 'killed' && known.file
      ? known.testFile === this.#of(known.file)
      : known.tests === this.tests
  }

  status(mutant) {
    return this.known[mutant.name].status
  }

  keep(mutant, found) {
    this.known[mutant.name] = {
      ...found,
      source: this.#of(mutant.file),
      testFile: found.file ? this.#of(found.file) : '',
      tests: this.tests,
    }
    if (Date.now() - this.#saved > SAVE_EVERY) this.save()
  }

  save() {
    this.#saved = Date.now()
    writeFileSync(this.file, JSON.stringify(this.known, null, 1))
  }
}

const digest = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 24)
