import { securityHeaders as common } from '@vitrina/core/server'
import type { MiddlewareHandler } from 'hono'

const HEADERS = Object.entries({
  ...common,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin'
})

/** Adds the headers that a handler has not set: one that serves a page has its own policy. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of HEADERS) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
}
