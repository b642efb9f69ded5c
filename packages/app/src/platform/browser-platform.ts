import type { Clock, Device, Platform } from '@vitrina/core'
import { browserCookies, freshCookie } from './browser-cookies.ts'
import { connectSocket, watchPresence } from './browser-socket.ts'
import { browserTabs } from './browser-tabs.ts'
import { browserSource } from './intent-source.ts'
import { painted } from './painted.ts'
import { tabStorage } from './tab-memory.ts'
import { textStorage } from './text-storage.ts'

/** What the core asks of its host, given by a browser window. */
export const createBrowserPlatform = (): Platform => ({
  apiUrl: `${location.origin}/api`,
  fetch: request => fetch(request),
  painted,
  cookies: browserCookies,
  freshCookie,
  storage: textStorage(() => localStorage),
  tabStorage,
  clock,
  randomBytes: browserSource.randomBytes,
  tabs: browserTabs(),
  connect: connectSocket,
  watchPresence,
  device: readDevice(),
  reload: () => location.reload(),
  path: () => location.pathname,
  leave: url => location.assign(url),
  log: (level, message, details) => console[level](message, details ?? '')
})

const clock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: timer => {
    if (typeof timer === 'number') clearTimeout(timer)
  }
}

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
