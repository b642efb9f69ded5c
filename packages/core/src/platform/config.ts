import { literalFieldRules } from './field-rules.ts'
import { defaultTokenParams } from './keys.ts'
import { defaultRuleSets } from './rule-sets.ts'
import { settingShapes } from './setting-shapes.ts'
import { settingsOver } from './settings-over.ts'
import type { HeaderNames, ShopConfig } from './shop-config.ts'

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
export type GivenConfig = {
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
export const shopConfig = (given: GivenConfig = {}): ShopConfig =>
  settingsOver(settingShapes, defaults, given)
