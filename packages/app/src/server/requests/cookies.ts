import type { ChangedCookie } from '@vitrina/core/session'
import type { ServedRequest } from './served-request.ts'

const COOKIE_HEADER_MAX = 16_384
const COOKIE_VALUE_MAX = 4096

/** The cookies of a request by name; a value that does not decode stays as it came. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').slice(0, COOKIE_HEADER_MAX).split(';')) {
    const equals = part.indexOf('=')
    const name = part.slice(0, equals).trim()
    if (equals < 1 || cookies.has(name)) continue
    const value = part.slice(equals + 1).trim()
    if (value.length <= COOKIE_VALUE_MAX) cookies.set(name, decode(value))
  }
  return cookies
}

export function setCookies(
  { request, response }: ServedRequest,
  cookies: readonly ChangedCookie[]
): void {
  const isSecure = request.headers['x-forwarded-proto'] === 'https'
  for (const cookie of cookies)
    response.appendHeader('Set-Cookie', serializeCookie(cookie, isSecure))
}

/** Scripts of the shop read these cookies, so they are not HttpOnly. */
function serializeCookie({ name, value, maxAgeSeconds }: ChangedCookie, secure: boolean): string {
  const text = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`
  return secure ? `${text}; Secure` : text
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // Written by someone else: not ours to read.
  }
}
