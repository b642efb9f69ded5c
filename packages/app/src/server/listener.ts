import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type GuardRules, guardServer, securityHeaders, serverOptions } from '@vitrina/core/server'
import { escapeMarkup } from '@vitrina/core/values'
import { serverMessages } from '../texts/server.messages.ts'
import { setSecurityHeaders } from './requests/headers.ts'
import { answerShortly } from './requests/short-answer.ts'
import type { Storefront } from './storefront.ts'

/** Answers what is no request before it becomes one: a head too large, cut, late. */
function answerBroken(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [status, text] = refusalOf(error.code)
  socket.end(pageOf(status, text), () => socket.destroy())
}

function refusalOf(code: string | undefined): readonly [status: string, text: string] {
  if (code === 'HPE_HEADER_OVERFLOW')
    return ['431 Request Header Fields Too Large', serverMessages.headTooLarge]
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', serverMessages.late]
  return ['400 Bad Request', serverMessages.broken]
}

function pageOf(status: string, text: string): string {
  const title = escapeMarkup(serverMessages.notOpened)
  const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${escapeMarkup(text)}</p></html>`
  return [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(html)}`,
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
    '',
    html
  ].join('\r\n')
}

/** A search of 10,000 Russian letters takes 60 kB of address. */
const HEADER_MAX_BYTES = 96_000
/** Creates the storefront's server before it listens: whoever calls holds some of its sockets, never all. */
export function createListener(storefront: Storefront, rules: GuardRules): Server {
  const server = createServer({ ...serverOptions(rules), maxHeaderSize: HEADER_MAX_BYTES })
  const admit = guardServer(server, rules)
  server.on('request', (request, response) => {
    if (admit(request, response)) storefront.handle(request, response)
    else storefront.speak(() => turnAway(response))
  })
  server.on('upgrade', (request, socket, head) => {
    if (admit(request, socket)) storefront.upgrade(request, socket, head)
    else socket.destroy()
  })
  server.on('clientError', (error, socket) => storefront.speak(() => answerBroken(error, socket)))
  return server
}

function turnAway(response: ServerResponse) {
  setSecurityHeaders(response)
  answerShortly(response, 429, serverMessages.tooManyConnections)
}
