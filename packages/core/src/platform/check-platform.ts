import { needFunctions } from '../errors/needed.ts'
import type { Platform } from './platform.ts'

/** The members of the host's own objects. */
const PARTS = {
  cookies: ['get', 'set', 'remove', 'names'],
  storage: ['get', 'set', 'remove', 'keys'],
  tabStorage: ['get', 'set', 'remove', 'keys'],
  clock: ['now', 'setTimeout', 'clearTimeout'],
  tabs: ['alone', 'send', 'listen']
} as const

const FUNCTIONS = ['fetch', 'freshCookie', 'randomBytes', 'reload', 'leave', 'log'] as const

/** Refuses a host that lacks what every shop needs, by the name of what it lacks. */
export function checkPlatform(platform: Platform, asked: string): void {
  needFunctions(platform, asked, FUNCTIONS)
  for (const [part, names] of Object.entries(PARTS)) {
    needFunctions(Reflect.get(platform, part), asked.replace(/\)$/, `.${part})`), names)
  }
  const { apiUrl } = platform
  if (URL.canParse(apiUrl) && /^https?:$/.test(new URL(apiUrl).protocol)) return
  const example = 'https://shop.example/api'
  throw new TypeError(`${asked}: apiUrl has to be an address like ${example}, not ${apiUrl}`)
}
