export { ApiError, type Failure, type FieldErrors, toFailure } from './api-error.ts'
export { type GivenConfig, type HeaderNames, type ShopConfig, shopConfig } from './config.ts'
export { errorMessages } from './errors.messages.ts'
export type { PhoneLength, PhoneLengths } from './field-rules.ts'
export { type FieldRules, literalFieldRules } from './field-rules.ts'
export { newerThan, nextIntentId, orderIntent } from './intent-id.ts'
export { keptInTab } from './kept-in-tab.ts'
export {
  COOKIE_LIFETIME_SECONDS,
  cookieNames,
  type SiteCookieNames,
  siteCookieNames,
  storageKeys,
  tabStorageKeys
} from './keys.ts'
export { forgetMember } from './member-traces.ts'
export { createMemoryBrowser, type MemoryBrowser, type MemoryPlatform } from './memory.ts'
export { createMemoryClock, type MemoryClock } from './memory-clock.ts'
export { createPlainPlatform } from './plain.ts'
export type {
  Analytics,
  Clock,
  Cookies,
  Device,
  Platform,
  Socket,
  SocketListener,
  Tabs,
  TextStorage
} from './platform.ts'
export {
  askedAddress,
  defaultRuleSets,
  type RoleField,
  type RuleSets,
  roleFields
} from './rule-sets.ts'
