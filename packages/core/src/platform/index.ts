export { toFailure } from './api-error.ts'
export type { PartialConfig } from './config.ts'
export { errorMessages } from './errors.messages.ts'
export type { PhoneLengths } from './field-rules.ts'
export { type FieldRules, literalFieldRules } from './field-rules.ts'
export { newerThan, nextIntentId, orderIntent } from './intent-id.ts'
export {
  COOKIE_LIFETIME_SECONDS,
  cookieNames,
  draftKeys,
  siteCookieNames,
  storageKeys,
  tabStorageKeys
} from './keys.ts'
export { forgetMember } from './member-traces.ts'
export { createMemoryBrowser, createMemoryClock } from './memory.ts'
export type { Cookies, Platform } from './platform.ts'
export {
  askedAddress,
  defaultRuleSets,
  type RoleField,
  type RuleSets,
  roleFields
} from './rule-sets.ts'
export { NOT_FOUND, TOO_MANY, UNAUTHORIZED, UNPROCESSABLE } from './statuses.ts'
export { isUuid } from './uuid.ts'
