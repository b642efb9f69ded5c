// glue: who asks, and the calls of his browser
import type { Handle, HandleServerError } from '@sveltejs/kit'
import { toFailure } from '@vitrina/core'
import { createVisits, passToBackend } from '@vitrina/core/server'
import { env } from '$env/dynamic/private'

const apiUrl = env.API_URL ?? 'http://localhost:4000'
const visit = createVisits({ apiUrl })

export const handle: Handle = async ({ event, resolve }) => {
  const { cookies, request, url } = event
  const ip = event.getClientAddress()
  if (url.pathname.startsWith('/api/')) return passToBackend(request, { apiUrl, ip })
  event.locals = await visit({ headers: request.headers, cookies, ip })
  return resolve(event)
}
// end of glue

export const handleError: HandleServerError = ({ error }) => toFailure(error)
