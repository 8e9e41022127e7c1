// Limits the app's style sheets and scripts to features that all browsers have had since 2024 (Baseline
// 2024).
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import css from '@eslint/css'
import { ESLint } from 'eslint'
import baseline from 'eslint-plugin-baseline-js'
import { transformSync } from 'rolldown/utils'
import { pageSources, root } from './workspaces.mjs'

const AVAILABLE = 2024

/** Used only if the browser has them; the app works without. */
const OPTIONAL = ['notifications', 'share']

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.css'],
      plugins: { css },
      language: 'css/css',
      rules: { 'css/use-baseline': ['error', { available: AVAILABLE }] },
    },
    {
      files: ['**/*.js'],
      plugins: { 'baseline-js': baseline },
      rules: {
        'baseline-js/use-baseline': [
          'error',
          {
            available: AVAILABLE,
            includeWebApis: { preset: 'auto' },
            includeJsBuiltins: { preset: 'auto' },
            ignoreFeatures: OPTIONAL,
          },
        ],
      },
      languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    },
  ],
})

/** ESLint does not read TypeScript here, so types and JSX are removed first. */
function javaScriptOf(text, lang) {
  return transformSync(`source.${lang}`, text, { lang, tsconfig: false }).code
}

/** The features in a source file that are newer than the baseline, as sentences. */
export async function featuresTooNew(file, text) {
  const kind = extname(file).slice(1)
  const [code, name] = kind === 'css' ? [text, 'source.css'] : [javaScriptOf(text, kind), 'source.js']
  const [{ messages }] = await eslint.lintText(code, { filePath: join(root, name) })
  return messages.map(({ line, message }) => (kind === 'css' ? `line ${line}: ${message}` : message))
}

if (process.argv[1] === import.meta.filename) {
  const files = pageSources().filter((file) => /\.(css|tsx?)$/.test(file))
  for (const file of files)
    for (const problem of await featuresTooNew(file, readFileSync(join(root, file), 'utf8'))) {
      console.error(`${file}: ${problem}`)
      process.exitCode = 1
    }
  if (!process.exitCode) console.log(`${files.length} files stay within the Baseline of ${AVAILABLE}`)
}
