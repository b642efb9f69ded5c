import type { Duplex } from 'node:stream'

import { serverMessages } from '../texts/server.messages.ts'
import { escapeHtml } from './escape-html.ts'
import { securityHeaders } from './headers.ts'

/** Answers what is no request before it becomes one: a head too large, cut, late. */
export function answerBroken(error: Error & { readonly code?: string }, socket: Duplex): void {
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
  const title = escapeHtml(serverMessages.notOpened)
  const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${escapeHtml(text)}</p></html>`
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
