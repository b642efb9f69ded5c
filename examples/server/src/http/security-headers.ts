import type { MiddlewareHandler } from 'hono'

const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(self)',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin'
}

/** A handler that serves a page sets its own policy; everything else gets the strictest. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
}
