import { matchRoute } from '@vitrina/core'

import { isBuilt, pages } from '../pages/index.ts'
import { type PagePayload, type PayloadRedirect, payloadUrl } from '../pages/page-payload.ts'

/** The data of a page; an answer that is no payload is an error. `isAhead`: nobody is there yet. */
export async function loadPayload(
  url: string,
  isAhead: boolean
): Promise<PagePayload | PayloadRedirect> {
  const headers = {
    accept: 'application/json',
    'previous-path': location.pathname,
    ...(isAhead && { purpose: 'prefetch' })
  }
  const response = await fetch(payloadUrl(url), { headers })
  // Any status: a page that is not there is a page as well.
  return response.json()
}

/** Fetches the code of the page at an address. */
export function warmPage(url: string): void {
  const route = matchRoute(url.split(/[?#]/, 1)[0] ?? '/')
  if (route === undefined || !isBuilt(route.name)) return
  // The navigation asks for the same chunk and deals with its failure.
  pages[route.name]().catch(() => undefined)
}
