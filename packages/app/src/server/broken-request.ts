import type { Duplex } from 'node:stream'

const TOO_LARGE =
  'Браузер прислал слишком много данных сайта (cookie) или слишком длинный адрес. ' +
  'Удалите данные этого сайта в настройках браузера и откройте магазин снова.'
const BROKEN = 'Запрос не удалось прочитать.'
const LATE = 'Запрос не пришёл целиком.'

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
  if (code === 'HPE_HEADER_OVERFLOW') return ['431 Request Header Fields Too Large', TOO_LARGE]
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', LATE]
  return ['400 Bad Request', BROKEN]
}

function pageOf(status: string, text: string): string {
  const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Магазин не открылся</title><h1>Магазин не открылся</h1><p>${text}</p></html>`
  return [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(html)}`,
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    '',
    html
  ].join('\r\n')
}
