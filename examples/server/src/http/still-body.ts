import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Ends a request whose body stands still: it would hold a socket, and whoever waits for it. Looks
 * every `lookMs`, so that it has ended after twice as long.
 */
export function endStill(request: IncomingMessage, response: ServerResponse, lookMs: number): void {
  if (!hasBody(request)) return
  const { socket } = request
  let read = socket.bytesRead
  const timer = setInterval(() => {
    const isStill = socket.bytesRead === read && !request.complete
    read = socket.bytesRead
    if (isStill) end(request, response)
    if (isStill || request.complete) clearInterval(timer)
  }, lookMs)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

function end(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    request.destroy()
    return
  }
  response.writeHead(408, ' ', { Connection: 'close' })
  response.end(() => request.destroy())
}
