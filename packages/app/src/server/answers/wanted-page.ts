import { queryParams } from '@vitrina/core/routes'

import { PAYLOAD_FILE } from '../../routing/page-payload.ts'

export interface WantedPage {
  /** Path and query of the page. */
  readonly url: string
  /** The data alone, for a navigation inside the application. */
  readonly isPayload: boolean
}

/** Longer queries are cut: a search of 10,000 letters is a search, not an attack. */
const URL_MAX = 100_000
const SUFFIX = `/${PAYLOAD_FILE}`

/** What a request line asks for; an address that is no path of this site names no page. */
export function readWanted(requestUrl: string): WantedPage {
  const url = requestUrl.slice(0, URL_MAX)
  const queryStart = url.indexOf('?')
  const path = queryStart === -1 ? url : url.slice(0, queryStart)
  const query = queryStart === -1 ? '' : url.slice(queryStart)
  if (!path.startsWith('/') || path.startsWith('//')) return { url: '/%', isPayload: false }
  if (!path.endsWith(SUFFIX)) return { url: path + query, isPayload: false }
  return { url: (path.slice(0, -SUFFIX.length) || '/') + query, isPayload: true }
}

/** A signed link opens the order of somebody who is not signed in: name, phone, address. */
export const carriesKey = ({ url }: WantedPage): boolean => queryParams(url).has('key')
