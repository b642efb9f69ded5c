// glue: who asks, and the calls of his browser
import type { Handle, HandleServerError } from '@sveltejs/kit'
import { toFailure } from '@vitrina/core'
import { createRequestReader, createVisitorCookies, passToBackend } from '@vitrina/core/server'
import { env } from '$env/dynamic/private'

const apiUrl = env.API_URL ?? 'http://localhost:4000'
const cookiesOf = createVisitorCookies({ apiUrl })
const readRequest = createRequestReader({ apiUrl })

export const handle: Handle = async ({ event, resolve }) => {
  const { cookies, request, url } = event,
    ip = event.getClientAddress()
  if (url.pathname.startsWith('/api/')) return passToBackend(request, { apiUrl, ip })
  const visitor = { headers: request.headers, cookies, ip }
  for (const { name, value, options } of await cookiesOf(visitor)) cookies.set(name, value, options)
  event.locals = await readRequest(visitor)
  return resolve(event)
}
// end of glue

export const handleError: HandleServerError = ({ error }) => toFailure(error)
