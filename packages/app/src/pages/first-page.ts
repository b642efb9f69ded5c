import { namedFiles } from '../platform/named-files.ts'
import type { AnyPage } from '../routing/define-page.ts'
import type { PagePayload } from '../routing/page-payload.ts'

/** The table of all pages: a first visit does without it, whatever their number. */
export async function loadPages() {
  atHand ??= await import('./index.ts')
  return atHand
}

type Pages = typeof import('./index.ts')
let atHand: Pages | undefined

/** The table, if it has come: a second import of it would be answered a task later. */
export const pagesAtHand = (): Pages | undefined => atHand

/** The code of the page that came with the document, which names its file first. */
export async function loadFirstPage(payload: PagePayload): Promise<AnyPage> {
  const [file] = namedFiles('chunks')
  if (!file) return (await loadPages()).loadPage(payload)
  const code: { readonly page: AnyPage } = await import(/* @vite-ignore */ file)
  return code.page
}
