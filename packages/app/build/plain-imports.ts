import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Vite wraps every dynamic import to preload styles and modules first. Styles come with the page and
 * modules are not preloaded: what is left of the wrapper is the call.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: id => (id === HELPER ? 'export const __vitePreload = load => load()' : undefined)
})
