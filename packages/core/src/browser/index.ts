export { browserCookies } from './browser-cookies.ts'
export { type BrowserHost, browserHost } from './browser-host.ts'
export { createBrowserPlatform } from './browser-platform.ts'
export { deviceStorage, tabStorage } from './text-storage.ts'
