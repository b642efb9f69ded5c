import { openingFailure } from '@vitrina/core/store'
import { Hono } from 'hono'

import { createErrorHandler, HttpError } from './http/errors.ts'
import type { Log } from './http/log.ts'
import { securityHeaders } from './http/security-headers.ts'

type Fetch = Hono['fetch']

const RETRY = { 'retry-after': '5' }
const HEALTH = '/health'

export interface Entrance {
  readonly fetch: Fetch
  /** From now on the shop itself answers. */
  open(shop: Fetch): void
  /** Balancers are told to send nobody any more; whoever still comes is served. */
  leave(): void
}

/** Who answers at the port: until the store is ready everybody hears that the shop opens soon. */
export function createEntrance(log: Log): Entrance {
  let current: Fetch = refusing(log, openingFailure.message).fetch
  return {
    fetch: (request, ...rest) => current(request, ...rest),
    open(shop) {
      current = shop
    },
    leave() {
      const shop = current
      const { fetch: refuse } = refusing(log, 'Этот сервер останавливается')
      current = (request, ...rest) =>
        (new URL(request.url).pathname === HEALTH ? refuse : shop)(request, ...rest)
    }
  }
}

function refusing(log: Log, message: string): Hono {
  const app = new Hono()
  app.onError(createErrorHandler(log))
  app.use(securityHeaders)
  app.all('*', () => {
    throw new HttpError(openingFailure.status, message, undefined, {}, RETRY)
  })
  return app
}
