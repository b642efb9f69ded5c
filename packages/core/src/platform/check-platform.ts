import { needNames, reported } from './near-name.ts'
import { parseUrl } from './parse-url.ts'
import type { Analytics, Device, Passkeys, Platform } from './platform.ts'

// Apart from `given.ts`, which every page loads: these are the engine's.

/** Refuses what is no object, and says what it is. */
export function needInput(input: unknown, argument: string): asserts input is object {
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return
  throw new TypeError(`${argument}: an object is needed, not ${reported(input)}`)
}

/** Refuses what is no object, or one whose members of these names are no functions. */
export function needFunctions(input: unknown, argument: string, names: readonly string[]): void {
  needInput(input, argument)
  for (const name of names) {
    const member: unknown = Reflect.get(input, name)
    if (typeof member === 'function') continue
    throw new TypeError(`${argument}: ${name} has to be a function, not ${reported(member)}`)
  }
}

type Members<Part> = readonly (keyof Part & string)[]

/** The members of the host's own objects. */
const PARTS = {
  cookies: ['get', 'set', 'remove', 'names'],
  storage: ['get', 'set', 'remove', 'keys'],
  tabStorage: ['get', 'set', 'remove', 'keys'],
  clock: ['now', 'setTimeout', 'clearTimeout'],
  tabs: ['alone', 'send', 'listen']
} as const satisfies { readonly [Part in keyof Platform]?: Members<Platform[Part]> }

const FUNCTIONS = ['fetch', 'freshCookie', 'randomBytes', 'reload', 'leave', 'log'] as const

/** What a host may be without. */
const OPTIONAL_FUNCTIONS = ['upload', 'painted', 'connect', 'watchPresence', 'path'] as const

const OPTIONAL_PARTS = {
  analytics: ['isAllowed', 'push', 'reachGoal'] satisfies Members<Analytics>,
  passkeys: ['create', 'sign'] satisfies Members<Passkeys>
} as const

const DEVICE: Members<Device> = [
  ...(['userAgent', 'osVersion', 'browser', 'renderer', 'cpuCount', 'screen'] as const)
]

const NAMES = [
  ...['apiUrl', 'device', ...FUNCTIONS, ...OPTIONAL_FUNCTIONS],
  ...[...Object.keys(PARTS), ...Object.keys(OPTIONAL_PARTS)]
]

/** Refuses a host that lacks what every shop needs, or has it of another kind or misspelt, by its name. */
export function checkPlatform(platform: Platform, asked: string): void {
  const input = (name: string): unknown => Reflect.get(platform, name)
  const partOf = (name: string) => asked.replace(/\)$/, `.${name})`)
  needInput(platform, asked)
  needNames(platform, asked, NAMES)
  needFunctions(platform, asked, FUNCTIONS)
  needFunctions(
    platform,
    asked,
    OPTIONAL_FUNCTIONS.filter(name => input(name) !== undefined)
  )
  for (const [part, names] of Object.entries(PARTS)) {
    needFunctions(input(part), partOf(part), names)
  }
  for (const [part, names] of Object.entries(OPTIONAL_PARTS)) {
    if (input(part) !== undefined) needFunctions(input(part), partOf(part), names)
  }
  // What a browser hides of its device is no fault.
  needInput(input('device'), partOf('device'))
  needNames(Object(input('device')), partOf('device'), DEVICE)
  needApiUrl(input('apiUrl'), asked)
}

/** Paths are put behind it as they are. */
function needApiUrl(apiUrl: unknown, asked: string): void {
  const isAddress = typeof apiUrl === 'string' && /^https?:.*[^/]$/.test(apiUrl)
  if (isAddress && parseUrl(apiUrl)) return
  const needed = 'a text like https://shop.example/api, without a slash at its end'
  const kind = apiUrl instanceof URL ? `the object URL ${apiUrl}` : reported(apiUrl)
  throw new TypeError(`${asked}: apiUrl has to be ${needed}, not ${kind}`)
}
