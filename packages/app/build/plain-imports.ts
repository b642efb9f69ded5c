import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Vite wraps every dynamic import to preload styles and modules first. Styles come with the page and
 * modules are not preloaded: what is left of the wrapper is the call, and Vite's own event for code
 * that is not there.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: id => (id === HELPER ? helper : undefined)
})

const helper = `export const __vitePreload = load => load().catch(error => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  throw error
})`
