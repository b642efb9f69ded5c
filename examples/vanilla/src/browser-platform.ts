import { type Cookies, createPlainPlatform, type TextStorage } from '@vitrina/core'

/** What the core asks of its host, given by a browser window. */
export const createBrowserPlatform = () =>
  createPlainPlatform({
    apiUrl: `${location.origin}/api`,
    fetch: request => fetch(request),
    cookies,
    freshCookie: async name => cookies.get(name),
    storage: textStorage(localStorage),
    tabStorage: textStorage(sessionStorage),
    clock: {
      now: () => Date.now(),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: timer => window.clearTimeout(Number(timer))
    },
    randomBytes: count => crypto.getRandomValues(new Uint8Array(count)),
    reload: () => location.reload(),
    leave: url => location.assign(url),
    log: (level, message, details) => console[level](message, details ?? '')
  })

const read = (name: string) => document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`))
const write = (name: string, value: string, seconds = 86_400) => {
  // biome-ignore lint/suspicious/noDocumentCookie: must be readable at once, and on plain http.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${seconds}`
}
const cookies: Cookies = {
  get: name => decodeURIComponent(read(name)?.slice(name.length + 1) ?? '') || undefined,
  set: (name, value, options) => write(name, value, options?.maxAge),
  remove: name => write(name, '', 0),
  names: () => document.cookie.split('; ').map(pair => pair.split('=', 1).join())
}

const textStorage = (storage: Storage): TextStorage => ({
  get: key => storage.getItem(key) ?? undefined,
  set(key, value) {
    storage.setItem(key, value)
    return true
  },
  remove: key => storage.removeItem(key),
  keys: () => Object.keys(storage)
})
