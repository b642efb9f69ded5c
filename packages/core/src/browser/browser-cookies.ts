import { keptInTab } from '../platform/kept-in-tab.ts'

/** The page's cookies; one that the browser refuses lasts as long as the page. */
export const browserCookies = /* @__PURE__ */ keptInTab({
  get: name => readAll().get(name),
  set(name, value, options) {
    const life = options?.maxAge === undefined ? '' : `; Max-Age=${options.maxAge}`
    write(`${name}=${encodeURIComponent(value)}${life}`)
  },
  remove: name => write(`${name}=; Max-Age=0`),
  names: () => [...readAll().keys()]
})

/** What another tab has written may not be in `document.cookie` yet; `cookieStore` has it. */
export async function freshCookie(name: string): Promise<string | undefined> {
  if (typeof cookieStore === 'undefined') return browserCookies.get(name)
  try {
    const cookie = await cookieStore.get(name)
    if (cookie?.value !== undefined) return decode(cookie.value)
  } catch {
    // The browser forbids it.
  }
  return browserCookies.isKept(name) ? undefined : browserCookies.get(name)
}

function readAll(): ReadonlyMap<string, string> {
  const pairs = readText()
    .split('; ')
    .map(text => {
      const equals = text.indexOf('=')
      return [text.slice(0, equals), decode(text.slice(equals + 1))] as const
    })
  return new Map(pairs)
}

/** A browser that forbids cookies may throw: then there are none. */
function readText(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

function write(cookie: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: must be readable at once, and on plain http.
    document.cookie = `${cookie}; Path=/; SameSite=Lax${secure}`
  } catch {
    // Whoever reads it back finds that it was not kept.
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // Written by someone else.
  }
}
