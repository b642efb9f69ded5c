import { literalFieldRules } from './field-rules.ts'
import { defaultTokenParams } from './keys.ts'
import { among, reported } from './near-name.ts'
import { defaultRuleSets } from './rule-sets.ts'
import { type GroupShape, type SettingShape, settingShapes } from './setting-shapes.ts'
import type { HeaderNames, ShopConfig } from './shop-config.ts'

/**
 * What is given over the defaults, group by group. Refuses a name that no setting has and a value that
 * none may have: of a misspelt one nobody would hear before the shoppers do.
 */
const settingsOver = <Settings extends object>(
  shape: GroupShape,
  defaults: Settings,
  settings: unknown
): Settings => groupOver(shape, defaults, settings, '')

function groupOver<Settings extends object>(
  { members }: GroupShape,
  defaults: Settings,
  settings: unknown,
  path: string
): Settings {
  const settled = entriesOf(settings, path).map(([name, value]) => {
    const own = path === '' ? name : `${path}.${name}`
    const shape = Object.hasOwn(members, name) ? members[name] : undefined
    if (shape !== undefined)
      return [name, settingOver(shape, Reflect.get(defaults, name), value, own)]
    const known = among(name, Object.keys(members))
    throw new TypeError(`shopConfig(${own}): there is no such setting ${known}`)
  })
  return { ...defaults, ...Object.fromEntries(settled) }
}

function settingOver(
  shape: SettingShape,
  standard: unknown,
  value: unknown,
  path: string
): unknown {
  if (shape.kind === 'group') return groupOver(shape, Object(standard), value, path)
  if (shape.kind === 'value') {
    if (!shape.fits(value)) throw refused(path, shape.needed, value)
    return value
  }
  for (const [name, own] of entriesOf(value, path)) {
    settingOver(shape.each, undefined, own, `${path}.${name}`)
  }
  return value
}

function entriesOf(settings: unknown, path: string): readonly [string, unknown][] {
  const isGroup = typeof settings === 'object' && settings !== null && !Array.isArray(settings)
  if (!isGroup) throw refused(path || 'given', 'an object is', settings)
  return Object.entries(settings).filter(([, value]) => value !== undefined)
}

const refused = (path: string, needed: string, settings: unknown) =>
  new TypeError(`shopConfig(${path}): ${needed} needed, not ${reported(settings)}`)

export type { HeaderNames, ShopConfig } from './shop-config.ts'

export const defaultHeaderNames: HeaderNames = {
  siteId: 'site-id',
  currencyId: 'currency-id',
  client: 'client',
  authorization: 'authorization',
  cartToken: 'cart-token',
  idempotencyKey: 'idempotency-key',
  sessionId: 'session-id',
  sendingTime: 'sending-time',
  nonce: 'nonce'
}

const defaults: ShopConfig = {
  siteName: '',
  suggestSegment: 'address-suggestions',
  paths: {},
  headerNames: defaultHeaderNames,
  guarded: true,
  guardedRoutes: { add: [], remove: [] },
  retry: {
    limit: 2,
    firstDelayMs: 300,
    maxRetryAfterMs: 5000,
    budgetMs: 30_000,
    bucket: 10
  },
  timeoutMs: 15_000,
  refresh: { lockTimeoutMs: 5000, cooldownMs: 10_000 },
  tokenParams: defaultTokenParams,
  socketTokenParam: 'token',
  revokePath: '',
  build: { id: '', version: '', url: '' },
  paymentHosts: [],
  ...literalFieldRules,
  birthDateRequired: false,
  timeZone: 'Europe/Moscow',
  checkDigits: false,
  ruleSets: defaultRuleSets
}

/** What may be given: any of the settings, any of a group. */
export type PartialConfig = {
  readonly [Name in keyof ShopConfig]?: ShopConfig[Name] extends readonly unknown[]
    ? ShopConfig[Name]
    : ShopConfig[Name] extends object
      ? Partial<ShopConfig[Name]>
      : ShopConfig[Name]
}

/**
 * The shop's configuration: what is given, else the default. A setting that there is not, and a
 * value that it may not have, is a TypeError with its path: `shopConfig(retry.limit): …`.
 *
 * @example
 * ```ts
 * import { shopConfig } from '@vitrina/core'
 *
 * shopConfig({ siteName: 'penal', timeoutMs: 5000 }).timeoutMs // → 5000
 * shopConfig({ retry: { limit: 0 } }).retry.bucket // → 10
 * ```
 */
export const shopConfig = (settings: PartialConfig = {}): ShopConfig =>
  settingsOver(settingShapes, defaults, settings)
