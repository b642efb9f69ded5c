import { pageHeaders } from '@vitrina/core/server'
import { type NextRequest, NextResponse } from 'next/server'
import { apiUrl, cookiesOf } from './shop'

/** Pages that show what the shop has at another address. */
const shownAt: Record<string, string> = { '/': '/search', '/catalog': '/search' }

export async function proxy(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  // glue: calls of the browser
  if (pathname.startsWith('/api/')) return NextResponse.rewrite(apiUrl + pathname.slice(4) + search)
  // end of glue
  const own = pageHeaders(crypto.randomUUID())
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', own['Content-Security-Policy'])
  headers.set('x-href', (shownAt[pathname] ?? pathname) + search)
  const response = NextResponse.next({ request: { headers }, headers: own })
  // glue: session
  for (const { name, value, options } of await cookiesOf(request)) {
    response.cookies.set(name, value, options)
  }
  // end of glue
  return response
}

export const config = { matcher: '/((?!_next/static|favicon.ico).*)' }
