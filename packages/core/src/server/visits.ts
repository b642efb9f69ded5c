import type { ChangedCookie } from '../session/signed-out-cookies.ts'
import { createRequestReader, type ReadRequest } from './request-reader.ts'
import {
  type CookieToSet,
  type RequestReaderOptions,
  toSet,
  type VisitorRequest
} from './visitor-calls.ts'
import { createVisitorCookies } from './visitor-cookies.ts'

/** A request whose cookies can be set, and are read as they were set, as SvelteKit and Astro have them. */
export interface VisitRequest extends VisitorRequest {
  readonly cookies: VisitorRequest['cookies'] & {
    set(name: string, value: string, options: CookieToSet['options']): unknown
  }
}

/** What a server knows of one request, and how it changes the visitor's cookies. */
export interface Visit extends ReadRequest {
  /** Sets cookies with the answer: what `loadPage` and `postPage` bring where they lead elsewhere. */
  readonly keep: (cookies: readonly ChangedCookie[]) => void
}

/**
 * Reads who makes a request after his cookies are as they should be: `createVisitorCookies` and
 * `createRequestReader` in one, for frameworks where one place sees the request and its answer. Made once for a process.
 *
 * @example
 * ```ts
 * import { createVisits } from '@vitrina/core/server'
 *
 * const visit = createVisits({ apiUrl: 'http://localhost:4000' })
 * // In the hooks of SvelteKit: event.locals = await visit({ headers: event.request.headers, cookies: event.cookies })
 * ```
 */
export function createVisits(
  options: RequestReaderOptions
): (request: VisitRequest) => Promise<Visit> {
  const cookiesOf = createVisitorCookies(options)
  const readRequest = createRequestReader(options)
  return async request => {
    const set = (cookies: readonly CookieToSet[]) => {
      for (const { name, value, options } of cookies) request.cookies.set(name, value, options)
    }
    set(await cookiesOf(request))
    const read = await readRequest(request)
    set(read.cookies)
    return { ...read, keep: cookies => set(cookies.map(cookie => toSet(cookie, request))) }
  }
}
