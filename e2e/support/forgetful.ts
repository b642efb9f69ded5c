import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { inject, onTestFinished } from 'vitest'

import { freePort } from '../../scripts/lib/ports.mjs'
import type { useBrowser, Watched } from './browser.ts'

/** A visitor whose browser refuses cookies and storage, and sends no cookie either. */
export async function openForgetful(open: ReturnType<typeof useBrowser>): Promise<Watched> {
  const opened = await open({ baseURL: await startCookieless(inject('shopUrl')) })
  await opened.page.addInitScript(refuse)
  return opened
}

/** Runs in the page. */
function refuse() {
  const deny = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const denied = { get: deny, set: deny, configurable: true }
  Object.defineProperty(Document.prototype, 'cookie', denied)
  Object.defineProperty(window, 'localStorage', denied)
  Object.defineProperty(window, 'sessionStorage', denied)
  Object.defineProperty(window, 'cookieStore', { value: undefined })
}

/** The same shop at another address, where no cookie passes in either direction. */
async function startCookieless(shopUrl: string): Promise<string> {
  const { hostname, port, host } = new URL(shopUrl)
  const server = createServer((asked, answer) => {
    const { method, url: path } = asked
    const headers = withoutCookies(asked, { host, origin: shopUrl })
    const passed = request({ hostname, port, method, path, headers }, found => {
      answer.writeHead(found.statusCode ?? 502, withoutCookies(found))
      found.pipe(answer)
    })
    passed.once('error', () => answer.destroy())
    asked.pipe(passed)
  })
  // A line between page and shop is passed on as it is.
  server.on('upgrade', (asked, line) => {
    const headers = Object.entries(withoutCookies(asked, { host, origin: shopUrl }))
    const upstream = connect(Number(port), hostname, () => {
      const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
      upstream.write(`GET ${asked.url} HTTP/1.1\r\n${lines}\r\n`)
      upstream.pipe(line).pipe(upstream)
    })
    upstream.on('error', () => line.destroy())
    line.on('error', () => upstream.destroy())
  })
  const ownPort = await freePort()
  await new Promise<void>(resolve => server.listen(ownPort, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${ownPort}`
}

/** The headers, and of `known` those that are there. */
function withoutCookies(
  { headers }: IncomingMessage,
  known: Readonly<Record<string, string>> = {}
): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || /^(set-)?cookie$/.test(name) ? [] : [[name, known[name] ?? value]]
    )
  )
}
