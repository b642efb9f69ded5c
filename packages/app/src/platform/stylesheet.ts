import { namedFiles } from './named-files.ts'

let loading: Promise<void> | undefined

/**
 * The late stylesheet: what a page beyond the first one, or a window, looks like; and the first one where
 * the document could not get it. Rejects where one cannot be had, as code that is missing does; the next
 * call asks again.
 */
export function loadStylesheet(): Promise<void> {
  loading ??= Promise.all(missing().map(append)).then(() => undefined)
  return loading.catch((error: unknown) => {
    loading = undefined
    throw error
  })
}

/** Asks for it ahead: whoever needs it hears that it is missing. */
export const bringStylesheet = () => void loadStylesheet().catch(() => undefined)

/** Addresses of stylesheets that the page has not. From sources there are none: every style brings its own text. */
const missing = () => namedFiles('styles').filter(href => !sheetOf(href)?.cssRules.length)
const sheetOf = (href: string) =>
  document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`)?.sheet

/** A page without it is no page of the shop: a navigation loads its document instead, which has its own. */
const append = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`No stylesheet: ${href}`))
    }
    document.head.append(link)
  })
