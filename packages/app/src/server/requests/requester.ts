import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Hops } from '@vitrina/core/api'
import type { Site } from '@vitrina/core/entities'
import { addressOf } from '@vitrina/core/server'
import { type RequestIdentity, readIdentity } from '@vitrina/core/session'

import { CART_TOKEN_HEADER } from '../../routing/page-payload.ts'
import { readCookies } from './cookies.ts'

/** Who makes a request, and from where. */
export interface Requester extends RequestIdentity {
  readonly userAgent: string
  readonly ip: string
}

interface VisitedShop {
  readonly siteName: string
  readonly sites: readonly Site[]
  readonly hops: Hops
}

export function readRequester(
  request: IncomingMessage,
  { siteName, sites, hops }: VisitedShop
): Requester {
  const { cookie, host = '', [CART_TOKEN_HEADER]: cartToken, ...headers } = request.headers
  const visitor = readIdentity(
    {
      ...{ cookies: readCookies(cookie), host, newCartToken: randomUUID },
      cartToken: typeof cartToken === 'string' ? cartToken : undefined
    },
    { siteName, sites }
  )
  return { ...visitor, userAgent: headers['user-agent'] ?? '', ip: addressOf(request, hops) }
}
