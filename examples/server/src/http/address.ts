import type { Context } from 'hono'

const LOOPBACK = '127.0.0.1'

/**
 * The visitor's address. Only the storefront's server, which runs beside us, is believed when it
 * names the visitor in `x-forwarded-for`; the last name there is the one it wrote itself.
 */
export const addressOf = (context: Context): string =>
  visitorAddress(
    context.env?.incoming?.socket?.remoteAddress,
    context.req.header('x-forwarded-for')
  )

/** The same for a connection that is not Hono's: a WebSocket. */
export function visitorAddress(
  remote: string | undefined,
  forwarded: string | string[] | undefined
): string {
  const peer = plain(remote ?? LOOPBACK)
  if (!isLoopback(peer)) return peer
  const named = [forwarded].flat().join(',').split(',').at(-1)?.trim()
  return named === undefined || named === '' ? peer : plain(named.slice(0, 45))
}

export const isLoopback = (ip: string) => ip === '::1' || ip.startsWith('127.')

const plain = (ip: string) => ip.replace(/^::ffff:/, '')
