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
export { createMemoryBrowser } from './memory.ts'
export { createMemoryClock } from './memory-clock.ts'
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
