export { browserCookies } from './browser-cookies.ts'
export { browserHost } from './browser-host.ts'
export { browserLine } from './browser-line.ts'
export { createBrowserPlatform } from './browser-platform.ts'
export { deviceToday } from './device-today.ts'
export {
  aheadUrl,
  BACK,
  type FollowedPages,
  followLinks,
  isSpecialClick,
  linkOf
} from './follow-links.ts'
export { followMapScript } from './follow-map-script.ts'
export { followVisitor, type ServedPages } from './follow-visitor.ts'
export { keepTyped } from './keep-typed.ts'
export { admitMaps } from './maps-policy.ts'
export type { PagePlatform } from './page-shop.ts'
export { createPageStore } from './page-store.ts'
export { sendForm } from './send-form.ts'
export { deviceStorage, tabStorage } from './text-storage.ts'
export { createMetrika, type Metrika } from './yandex-metrika.ts'
