import { createRequestReader } from '@vitrina/core/server'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'

const readRequest = createRequestReader({ apiUrl: process.env.API_URL ?? 'http://localhost:4000' })

/** What is known of the request that is being answered; read once for all that asks. */
export const visit = cache(async () => {
  const jar = await cookies()
  return readRequest({
    headers: await headers(),
    cookies: { get: name => jar.get(name)?.value }
  })
})
