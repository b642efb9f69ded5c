import type { Device, Platform } from '../platform/platform.ts'
import { browserCookies, freshCookie } from './browser-cookies.ts'
import { browserHost } from './browser-host.ts'
import { browserLine } from './browser-line.ts'
import { browserPasskeys } from './browser-passkeys.ts'
import { browserUpload } from './browser-upload.ts'

/**
 * What the core asks of its host, given by a browser window; `given` takes the place of its own: another
 * `apiUrl` than `/api` of the same site, the counters of visitors.
 */
export const createBrowserPlatform = (given: Partial<Platform> = {}): Platform => ({
  ...browserHost,
  ...browserLine,
  upload: browserUpload,
  cookies: browserCookies,
  freshCookie,
  device: readDevice(),
  passkeys: browserPasskeys(),
  leave: url => location.assign(url),
  ...given
})

function readDevice(): Device {
  const { userAgent, hardwareConcurrency = 0 } = navigator
  let renderer: string | undefined
  return {
    userAgent,
    osVersion: /\(([^)]*)\)/.exec(userAgent)?.[1] ?? '',
    browser: userAgent.split(' ').at(-1) ?? '',
    // A context of WebGL is made for it, which takes tens of milliseconds: only who signs in or proves waits.
    get renderer() {
      renderer ??= readRenderer()
      return renderer
    },
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
