import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const PREFIX = '\0react-as-module:'
const wrapped = ['react', 'react/jsx-runtime']

/**
 * React is CommonJS, and every chunk that imports it would carry the bundler's bridge, a file of its
 * own. One module names its exports for all of them.
 */
export const reactAsModule = (): Plugin => ({
  name: 'react-as-module',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    if (this.environment.config.consumer === 'server' || importer === undefined) return undefined
    const isOwn = !importer.includes('/node_modules/') && !importer.startsWith(PREFIX)
    return isOwn && wrapped.includes(id) ? PREFIX + id : undefined
  },
  load(id) {
    if (!id.startsWith(PREFIX)) return undefined
    const name = id.slice(PREFIX.length)
    const names = Object.keys(require(name)).filter(key => /^[A-Za-z]\w*$/.test(key))
    return `import whole from '${name}'\nexport const { ${names.join(', ')} } = whole\n`
  }
})
