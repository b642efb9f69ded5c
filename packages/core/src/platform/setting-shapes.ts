import { parseUrl } from './parse-url.ts'
import type { AddressCheck, RoleField } from './rule-sets.ts'
import type { ShopConfig } from './shop-config.ts'

/** What a setting has to be, in words. */
interface ValueShape {
  readonly kind: 'value'
  readonly needed: string
  readonly fits: (value: unknown) => boolean
}

/** Settings under names of their own; what is given goes over the defaults. */
export interface GroupShape {
  readonly kind: 'group'
  readonly members: Readonly<Record<string, SettingShape>>
}

/** Its names are not ours: what is given takes the place of the whole. */
interface FreeShape {
  readonly kind: 'free'
  readonly each: ValueShape
}

export type SettingShape = ValueShape | GroupShape | FreeShape

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
const isEvery = (values: unknown, fits: (value: unknown) => boolean) =>
  Array.isArray(values) && values.every(fits)

const value = (needed: string, fits: ValueShape['fits']): ValueShape => ({
  kind: 'value',
  ...{ needed, fits }
})
const free = (each: ValueShape): FreeShape => ({ kind: 'free', each })
const group = <Settings>(members: Readonly<Record<keyof Settings, SettingShape>>): GroupShape => ({
  kind: 'group',
  members
})
const someOf = <Name extends string>(names: Readonly<Record<Name, true>>) =>
  value(`a list of ${Object.keys(names).join(', ')} is`, input =>
    isEvery(input, name => isText(name) && Object.hasOwn(names, name))
  )

const text = value('a text is', isText)
const texts = value('a list of texts is', input => isEvery(input, isText))
const hosts = value('a list of hosts like pay.example.ru is', input => isEvery(input, isHost))
const folder = value(
  'an address without a slash at its end is',
  input => isText(input) && !input.endsWith('/')
)
const flag = value('true or false is', input => typeof input === 'boolean')
const count = value('a whole number from 0 on is', isCount)
const time = value('milliseconds above 0 are', input => Number.isFinite(input) && Number(input) > 0)
const pause = value('milliseconds from 0 on are', input => input === 0 || time.fits(input))
const path = value('a path from a slash on is', input => isText(input) && input.startsWith('/'))
const pattern = value('a regular expression is', input => isText(input) && isPattern(input))
const words = value('a whole number from 1 on is', input => isCount(input) && input > 0)
const digits = value('an object like { min: 11, max: 11 } is', input => {
  const { min, max } = Object(input)
  return isCount(min) && isCount(max) && min <= max
})
const fields = someOf<RoleField>({
  ...{ fullName: true, email: true, phone: true, inn: true, organisation: true }
})
const checks = someOf<AddressCheck>({
  ...{ address: true, postalCode: true, region: true, city: true, street: true, house: true }
})

const headerNames = group<ShopConfig['headerNames']>({
  ...{ siteId: text, currencyId: text, client: text, authorization: text, cartToken: text },
  ...{ idempotencyKey: text, sessionId: text, sendingTime: text, nonce: text }
})

const retry = group<ShopConfig['retry']>({
  ...{ limit: count, bucket: count },
  ...{ firstDelayMs: pause, maxRetryAfterMs: pause, budgetMs: pause }
})

const ruleSets = group<ShopConfig['ruleSets']>({
  address: free(checks),
  defaultAddress: checks,
  roles: group<ShopConfig['ruleSets']['roles']>({
    ...{ guest: fields, user: fields, org_user: fields, dealer: fields }
  })
})

/** What each setting has to be. */
export const settingShapes = group<ShopConfig>({
  siteName: text,
  suggestSegment: text,
  paths: free(path),
  headerNames,
  guarded: flag,
  guardedRoutes: group<ShopConfig['guardedRoutes']>({ add: texts, remove: texts }),
  retry,
  timeoutMs: time,
  refresh: group<ShopConfig['refresh']>({ lockTimeoutMs: pause, cooldownMs: pause }),
  tokenParams: group<ShopConfig['tokenParams']>({ authToken: texts, cartToken: texts }),
  socketTokenParam: text,
  revokePath: text,
  build: group<ShopConfig['build']>({ id: text, version: text, url: folder }),
  paymentHosts: hosts,
  phoneLengths: free(digits),
  fullName: group<ShopConfig['fullName']>({ minWords: words, pattern, particles: texts }),
  allowAdminEmail: flag,
  birthDateRequired: flag,
  timeZone: text,
  checkDigits: flag,
  ruleSets
})

/** As an address has it: with anything else no payment would be led there. */
export const isHost = (input: unknown): boolean => parseUrl(`https://${input}`)?.host === input

function isPattern(source: string): boolean {
  try {
    return new RegExp(`^(?:${source})$`, 'u').source !== ''
  } catch {
    return false
  }
}
