// `visit`: who asks for the page that is drawn. `read`: what it shows, if it has one of the names.
// glue: reading a request
import { loadPage } from '@vitrina/core/pages'
import { cleanHtml as clean } from '@vitrina/core/pages/clean'
import type { RouteName } from '@vitrina/core/routes'
import { createRequestReader, createVisitorCookies } from '@vitrina/core/server'
import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'

export const apiUrl = process.env.API_URL ?? 'http://localhost:4000'
const origin = process.env.ORIGIN ?? 'http://localhost:3000'
const backend = { apiUrl, addressHeader: 'x-forwarded-for' }
const ask = createRequestReader(backend)
export const cookiesOf = createVisitorCookies(backend)

export const visit = cache(async () => ask({ headers: await headers(), cookies: await cookies() }))

export const page = cache(async () => {
  const href = (await headers()).get('x-href') ?? ''
  const read = await loadPage(href, { ...(await visit()), origin, clean })
  if (read.kind === 'redirect') redirect(read.location)
  return read.kind === 'page' ? read : notFound()
})

export async function read<Name extends RouteName>(...names: Name[]) {
  const found = await page()
  if (!names.some(name => name === found.name)) notFound()
  return found as Extract<typeof found, { name: Name }>
}
// end of glue
