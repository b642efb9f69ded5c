import type { Cookies } from '@vitrina/core'

/** The page's cookies; one that the browser refuses is simply not there when it is read back. */
export const browserCookies: Cookies = {
  get: name => readAll().get(name),
  set(name, value, options) {
    const life = options?.maxAge === undefined ? '' : `; Max-Age=${options.maxAge}`
    write(`${name}=${encodeURIComponent(value)}${life}`)
  },
  remove: name => write(`${name}=; Max-Age=0`),
  names: () => [...readAll().keys()]
}

/** What another tab has written may not be in `document.cookie` yet; `cookieStore` has it. */
export async function freshCookie(name: string): Promise<string | undefined> {
  if (typeof cookieStore === 'undefined') return browserCookies.get(name)
  const cookie = await cookieStore.get(name)
  return cookie?.value === undefined ? undefined : decode(cookie.value)
}

function readAll(): ReadonlyMap<string, string> {
  const pairs = document.cookie.split('; ').map(text => {
    const equals = text.indexOf('=')
    return [text.slice(0, equals), decode(text.slice(equals + 1))] as const
  })
  return new Map(pairs)
}

function write(cookie: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: must be readable at once, and on plain http.
  document.cookie = `${cookie}; Path=/; SameSite=Lax${secure}`
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // Written by someone else.
  }
}
