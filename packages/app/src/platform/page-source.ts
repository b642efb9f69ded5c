import { matchRoute } from '@vitrina/core'

import type { Page } from '../pages/define-page.ts'
import { isBuilt, pages } from '../pages/index.ts'
import { type PagePayload, type PayloadRedirect, payloadUrl } from '../pages/page-payload.ts'

/** The data of a page; an answer that is no payload is an error. */
export async function loadPayload(url: string): Promise<PagePayload | PayloadRedirect> {
  const response = await fetch(payloadUrl(url), { headers: { accept: 'application/json' } })
  // Any status: a page that is not there is a page as well.
  return response.json()
}

/** The code of a page; none for the error screen, which the application always has. */
export async function loadPage({ route, failure }: PagePayload): Promise<Page | undefined> {
  if (failure !== undefined || route === undefined || !isBuilt(route.name)) return undefined
  const { page } = await pages[route.name]()
  return page
}

/** Fetches the code of the page at an address. */
export function warmPage(url: string): void {
  const route = matchRoute(url.split(/[?#]/, 1)[0] ?? '/')
  if (route === undefined || !isBuilt(route.name)) return
  // The navigation asks for the same chunk and deals with its failure.
  pages[route.name]().catch(() => undefined)
}
