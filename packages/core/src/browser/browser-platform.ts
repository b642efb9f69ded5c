import { reasonOf } from '../platform/given-up.ts'
import type { Device, Platform } from '../platform/platform.ts'
import { browserCookies, freshCookie } from './browser-cookies.ts'
import { browserHost } from './browser-host.ts'
import { browserLine } from './browser-line.ts'
import { browserPasskeys } from './browser-passkeys.ts'

/** As `fetch`, telling how much was sent: only XMLHttpRequest of a browser can. */
const browserUpload: NonNullable<Platform['upload']> = async (request, onProgress) => {
  const { method, url, headers, signal } = request
  const body = await request.blob()
  const call = new XMLHttpRequest()
  call.open(method, url)
  call.responseType = 'text'
  for (const [name, value] of headers) call.setRequestHeader(name, value)
  call.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total)
  return new Promise((resolve, reject) => {
    call.onload = () => resolve(answerOf(call))
    call.onerror = () => reject(new TypeError('The network failed'))
    call.onabort = () => reject(reasonOf(signal))
    signal.addEventListener('abort', () => call.abort())
    if (signal.aborted) reject(reasonOf(signal))
    else call.send(body)
  })
}

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const { status, statusText, responseText } = call
  // Some statuses may not have a body, an empty one either.
  return new Response(responseText || null, { status, statusText, headers })
}

/**
 * What the core asks of its host, given by a browser window; `given` takes the place of its own: another
 * `apiUrl` than `/api` of the same site, the counters of visitors.
 */
export const createBrowserPlatform = (overrides: Partial<Platform> = {}): Platform => ({
  ...browserHost,
  ...browserLine,
  upload: browserUpload,
  cookies: browserCookies,
  freshCookie,
  device: readDevice(),
  passkeys: browserPasskeys(),
  leave: url => location.assign(url),
  ...overrides
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
