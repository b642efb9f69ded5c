import type { Cookies, TextStorage } from './platform.ts'

export const mapCookies = (map: Map<string, string>): Cookies => ({
  get: name => map.get(name),
  set: (name, value) => void map.set(name, value),
  remove: name => void map.delete(name),
  names: () => [...map.keys()]
})

export const mapStorage = (map: Map<string, string>): TextStorage => ({
  get: key => map.get(key),
  set: (key, value) => map.set(key, value).has(key),
  remove: key => void map.delete(key),
  keys: () => [...map.keys()]
})
