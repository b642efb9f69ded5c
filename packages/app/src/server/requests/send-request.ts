import type { ClientRequest, IncomingMessage } from 'node:http'

/** What a visitor may still send to somebody who has answered already. */
const REST_MAX_BYTES = 64 * 1024 * 1024
const REST_MS = 30_000

/**
 * Sends a visitor's request on and waits for the answer. It may come before the whole body is sent,
 * as «too large» does: browsers hear it only if somebody takes the rest.
 */
export function send(request: IncomingMessage, outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', answer => {
      // Who refuses may not have read the body, and close the socket while another call is on it.
      if (!request.complete || (answer.statusCode ?? 0) >= 400) outgoing.shouldKeepAlive = false
      takeRest(request)
      resolve(answer)
    })
    // After the answer it only means that the backend wants no more of the body.
    outgoing.on('error', error => {
      takeRest(request)
      reject(error)
    })
    request.pipe(outgoing)
  })
}

/** Reads to the end without keeping anything; somebody who never ends is cut off. */
export function takeRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  request.unpipe()
  const cut = () => request.destroy()
  const timer = setTimeout(cut, REST_MS)
  timer.unref()
  let bytes = 0
  request.on('data', chunk => {
    bytes += chunk.length
    if (bytes > REST_MAX_BYTES) cut()
  })
  request.once('close', () => clearTimeout(timer))
  request.resume()
}
