import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { HttpError } from './errors.ts'

const BODY_MAX_BYTES = 256 * 1024

/** Counts a body whose length nobody tells before it. */
const countBody = bodyLimit({ maxSize: BODY_MAX_BYTES, onError: refuse })

/**
 * Refuses a body that is too large. One that tells its length is not touched: a body that is begun and
 * left would have its connection, which others use after it, cut half a second later.
 */
export const limitBodies: MiddlewareHandler = (context, next) => {
  const length = context.req.header('content-length')
  if (length === undefined || context.req.header('transfer-encoding') !== undefined) {
    return countBody(context, next)
  }
  return Number(length) > BODY_MAX_BYTES ? refuse() : next()
}

function refuse(): never {
  throw new HttpError(413, 'Слишком большой запрос')
}
