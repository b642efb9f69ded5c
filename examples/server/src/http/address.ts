import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { type Hops, visitorAddress } from '@vitrina/core/api'
import type { Context } from 'hono'

const LOOPBACK = '127.0.0.1'
const KEY_HEADER = 'storefront-key'

/** Whom the backend believes when he names a visitor. */
export interface Trust {
  /** Proxies of ours before the backend. */
  readonly trustedHops: Hops
  /** The storefront knows it, nobody else does; undefined believes none. */
  readonly storefrontKey?: string | undefined
}

/** The visitor's address, whichever way he comes. */
export const addressOf = (context: Context, trust: Trust): string =>
  addressFrom(
    context.env?.incoming?.socket?.remoteAddress,
    {
      'x-forwarded-for': context.req.header('x-forwarded-for'),
      [KEY_HEADER]: context.req.header(KEY_HEADER)
    },
    trust
  )

/** The same for a connection that is not Hono's: a WebSocket. */
export const addressOfSocket = ({ socket, headers }: IncomingMessage, trust: Trust): string =>
  addressFrom(socket.remoteAddress, headers, trust)

/** Whether a request carries the key of the storefront, which names its visitors itself. */
export function isStorefronts(
  headers: Readonly<IncomingHttpHeaders>,
  { storefrontKey }: Pick<Trust, 'storefrontKey'>
): boolean {
  const received = headers[KEY_HEADER]
  return (
    storefrontKey !== undefined && typeof received === 'string' && isSame(received, storefrontKey)
  )
}

export const isLoopback = (ip: string) => ip === '::1' || ip.startsWith('127.')

function addressFrom(
  remote: string | undefined,
  headers: Readonly<IncomingHttpHeaders>,
  trust: Trust
): string {
  const peer = remote ?? LOOPBACK
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  if (!isStorefronts(headers, trust)) return visitorAddress(peer, forwarded, trust.trustedHops)
  // It names one visitor, to whom balancers of ours add it; its own reads for all of them name none.
  const isOurs: Hops = address => address === LOOPBACK || trust.trustedHops(address)
  const named = visitorAddress(LOOPBACK, forwarded, isOurs)
  return isOurs(named) ? LOOPBACK : named
}

/** Takes as long whatever was guessed. */
const isSame = (received: string, key: string) => timingSafeEqual(digestOf(received), digestOf(key))
const digestOf = (text: string) => createHash('sha256').update(text).digest()
