import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

import { asModule } from './as-module.ts'
import { inKnownBrowser } from './known-browser.ts'
import { withPlainMarks } from './plain-marks.ts'
import { trimmed, trimmedClient } from './trim-react.ts'

const require = createRequire(import.meta.url)
const PREFIX = '\0react-as-module:'
/** For the binding of the maps, which imports React as one thing: only the parts that it takes of it. */
const WHOLE = '\0react-as-one-thing'
const MAPS = '@pbe/react-yandex-maps'
const PARTS = 'createContext, createElement, Component'
const HOOKS = 'useContext, useState, useRef, useEffect'

/** The binding of machines has these by React’s own authors, CommonJS as well. */
const SHIM = 'use-sync-external-store/shim'
const SELECTED = `${SHIM}/with-selector`
const OWN_STORE = fileURLToPath(new URL('react-store.ts', import.meta.url))

/** The file of each package that a browser runs; all of them are CommonJS. */
const files: Readonly<Record<string, string>> = {
  react: 'cjs/react.production.js',
  'react/jsx-runtime': 'cjs/react-jsx-runtime.production.js',
  'react-dom': 'cjs/react-dom.production.js',
  'react-dom/client': 'cjs/react-dom-client.production.js',
  scheduler: 'cjs/scheduler.production.js',
  [SELECTED]: '../cjs/use-sync-external-store-shim/with-selector.production.js'
}

/**
 * React is CommonJS: whole, whatever of it is used, and with the bundler's bridge in every file that
 * imports it. As modules its parts that nobody imports stay out of a first visit.
 */
export const reactAsModule = (): Plugin => ({
  name: 'react-as-module',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    if (this.environment.config.consumer === 'server') return undefined
    if (id === SHIM) return OWN_STORE
    if (id === 'react' && importer?.includes(MAPS)) return WHOLE
    return id in files ? PREFIX + id : undefined
  },
  load(id) {
    if (id === WHOLE)
      return `import { ${PARTS} } from 'react'
export { ${HOOKS} } from 'react'
export default { ${PARTS} }`
    if (!id.startsWith(PREFIX)) return undefined
    const name = id.slice(PREFIX.length)
    const trim = name === 'react-dom/client' ? trimmedClient : trimmed
    return asModule(trim(withPlainMarks(inKnownBrowser(source(name)))))
  }
})

/** Packages whose place only another one knows. */
const knownBy: Readonly<Record<string, string>> = {
  scheduler: 'react-dom',
  [SELECTED]: '@xstate/react'
}

function source(name: string): string {
  const owner = knownBy[name]
  const from = owner === undefined ? require : createRequire(require.resolve(owner))
  return readFileSync(join(dirname(from.resolve(name)), files[name] ?? ''), 'utf8')
}
