import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
/** The table of all pages, and a page: whoever asks there for code wants all of it at once. */
const TOGETHER = /\/(?:pages|[\w-]+\.page)-[^/]*\.js$/

/**
 * The files that are fetched beside one that is imported. A browser finds what a file imports when it has read it, a
 * round trip for each step: the table of pages and the pages name all files of a step. A first visit has
 * its list from the server, and does without these.
 */
export const filesBeside = (
  _: string,
  files: readonly string[],
  { hostId }: { readonly hostId: string }
): string[] => (TOGETHER.test(hostId) ? [...files] : [])

/**
 * Vite wraps every dynamic import to preload styles and modules first. Styles come with the page: what is left
 * of the wrapper is the call, the files beside it, and Vite's own event for code that is not there.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: id => (id === HELPER ? helper : undefined)
})

const helper = `const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file })
    )
  }
  return load().catch(error => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    throw error
  })
}`
