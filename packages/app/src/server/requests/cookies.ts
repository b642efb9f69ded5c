import type { ChangedCookie } from '@vitrina/core/session'
import { parse, serialize } from 'hono/utils/cookie'

import type { ServedRequest } from './served-request.ts'

const COOKIE_HEADER_MAX = 16_384
const COOKIE_VALUE_MAX = 4096

/** Reads the cookies of a request by name; a value that does not decode stays as it came. */
export const readCookies = (header = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(parse(header.slice(0, COOKIE_HEADER_MAX))).filter(
      ([, value]) => value.length <= COOKIE_VALUE_MAX
    )
  )

/** Scripts of the shop read these cookies, so they are not HttpOnly. */
export function setCookies(
  { request, response }: ServedRequest,
  cookies: readonly ChangedCookie[]
): void {
  const secure = request.headers['x-forwarded-proto'] === 'https'
  for (const { name, value, maxAgeSeconds: maxAge } of cookies) {
    const options = { path: '/', sameSite: 'Lax', maxAge, secure } as const
    response.appendHeader('Set-Cookie', serialize(name, value, options))
  }
}
