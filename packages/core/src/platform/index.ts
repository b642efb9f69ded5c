export { deviceId, newDeviceId, storedDeviceId } from './device-id.ts'
export { keptInTab } from './kept-in-tab.ts'
export {
  ARRIVAL_LIFETIME_SECONDS,
  COOKIE_LIFETIME_SECONDS,
  cookieNames,
  defaultSavedNames,
  PREVIOUS_LINK_LIFETIME_SECONDS,
  type SiteCookieNames,
  siteCookieNames,
  storageKeys,
  type TokenParams,
  tabStorageKeys,
  tokenNames
} from './keys.ts'
export { forgetMember } from './member-traces.ts'
export {
  createMemoryBrowser,
  type LogEntry,
  type MemoryBrowser,
  type MemoryPlatform,
  type MemoryTab
} from './memory.ts'
export { createMemoryClock, type MemoryClock } from './memory-clock.ts'
export { createPlainPlatform, type PlainHost } from './plain.ts'
export type {
  Analytics,
  Clock,
  CookieOptions,
  Cookies,
  Device,
  Platform,
  Socket,
  SocketListener,
  Tabs,
  TextStorage
} from './platform.ts'
export { randomUuid } from './uuid.ts'
