import { reasonOf } from '../platform/given-up.ts'
import type { Platform } from '../platform/platform.ts'

/** As `fetch`, telling how much was sent: only XMLHttpRequest of a browser can. */
export const browserUpload: NonNullable<Platform['upload']> = async (request, onProgress) => {
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
