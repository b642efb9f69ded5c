import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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

/** The file of each package that a browser runs; all of them are CommonJS. */
const files: Readonly<Record<string, string>> = {
  react: 'cjs/react.production.js',
  'react/jsx-runtime': 'cjs/react-jsx-runtime.production.js',
  'react-dom': 'cjs/react-dom.production.js',
  'react-dom/client': 'cjs/react-dom-client.production.js',
  scheduler: 'cjs/scheduler.production.js'
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

/** React DOM alone knows where its scheduler lies. */
function source(name: string): string {
  const from = name === 'scheduler' ? createRequire(require.resolve('react-dom')) : require
  return readFileSync(join(dirname(from.resolve(name)), files[name] ?? ''), 'utf8')
}
