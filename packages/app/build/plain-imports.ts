import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
/** The table of all pages, and a page: whoever asks for it, or for code there, wants all of it at once. */
const TABLE = /\/pages-[^/]*\.js$/
const PAGE = /\/[\w-]+\.page-[^/]*\.js$/

/**
 * The files that are fetched beside one that is imported. A browser finds what a file imports when it has read it, a
 * round trip for each step: who asks for the table of pages, the table and the pages name all files of a step. What
 * else comes with a first visit names none: the server has told its files.
 */
export const filesBeside = (
  file: string,
  files: readonly string[],
  { hostId }: { readonly hostId: string }
): string[] => (TABLE.test(file) || TABLE.test(hostId) || PAGE.test(hostId) ? [...files] : [])

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
