interface PassOptions {
  /** Where the backend is, for example `https://shop.example/api`; no slash at the end. */
  readonly apiUrl: string
  /** The path of this front that stands for it. */
  readonly under?: string
  /** The visitor's address, by which the backend limits calls. */
  readonly ip?: string | undefined
}

/** Of one connection alone; a body that is passed on is not packed once more. */
const NOT_PASSED_ON = ['host', 'connection', 'keep-alive', 'transfer-encoding', 'upgrade']

/**
 * Answers a call of a page to `/api` by the backend, for a front with no proxy before it. The live
 * connection needs a proxy: without one a page does without news.
 *
 * @example
 * ```ts
 * import { passToBackend } from '@vitrina/core/server'
 *
 * const answer = (request: Request) => passToBackend(request, { apiUrl: 'http://localhost:4000' })
 * ```
 */
export function passToBackend(
  request: Request,
  { apiUrl, under = '/api', ip }: PassOptions
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of NOT_PASSED_ON) headers.delete(name)
  headers.set('accept-encoding', 'identity')
  headers.delete('x-forwarded-for')
  if (ip !== undefined) headers.set('x-forwarded-for', ip)
  const asked = new Request(apiUrl + pathname.slice(under.length) + search, request)
  return fetch(new Request(asked, { headers, redirect: 'manual' }))
}
