import type { Device, Platform } from '@vitrina/core'
import { browserCookies, freshCookie } from './browser-cookies.ts'
import { connectSocket, watchPresence } from './browser-socket.ts'
import { browserHost } from './store-host.ts'
import { textStorage } from './text-storage.ts'

/** What the core asks of its host, given by a browser window. */
export const createBrowserPlatform = (): Platform => ({
  ...browserHost,
  apiUrl: `${location.origin}/api`,
  fetch: request => fetch(request),
  cookies: browserCookies,
  freshCookie,
  storage: textStorage(() => localStorage),
  connect: connectSocket,
  watchPresence,
  device: readDevice(),
  reload: () => location.reload(),
  path: () => location.pathname,
  leave: url => location.assign(url),
  log: (level, message, details) => console[level](message, details ?? '')
})

function readDevice(): Device {
  const { userAgent, hardwareConcurrency = 0 } = navigator
  return {
    userAgent,
    osVersion: /\(([^)]*)\)/.exec(userAgent)?.[1] ?? '',
    browser: userAgent.split(' ').at(-1) ?? '',
    renderer: readRenderer(),
    cpuCount: hardwareConcurrency,
    screen: `${screen.width}x${screen.height}x${screen.colorDepth}`
  }
}

/** Absent where a browser guards its visitors' privacy: then the other marks have to do. */
function readRenderer(): string {
  try {
    const context = document.createElement('canvas').getContext('webgl')
    return String(context?.getParameter(context.RENDERER) ?? '')
  } catch {
    return ''
  }
}
