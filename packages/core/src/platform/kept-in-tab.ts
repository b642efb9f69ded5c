import type { Cookies } from './platform.ts'

/** Cookies of a host that may refuse them: what is refused lasts as long as this object, the tab (R24). */
export function keptInTab(cookies: Cookies): Required<Cookies> {
  const refused = new Map<string, string>()
  return {
    get: name => refused.get(name) ?? cookies.get(name),
    set(name, value, options) {
      refused.delete(name)
      cookies.set(name, value, options)
      if (cookies.get(name) !== value) refused.set(name, value)
    },
    remove(name) {
      refused.delete(name)
      cookies.remove(name)
    },
    names: () => [...new Set([...cookies.names(), ...refused.keys()])],
    isKept: name => !refused.has(name)
  }
}
