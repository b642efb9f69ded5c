import type { Context } from 'hono'

const LOOPBACK = '127.0.0.1'

/**
 * The visitor's address. Only the storefront's server, which runs beside us, is believed when it
 * names the visitor in `x-forwarded-for`; the last name there is the one it wrote itself.
 */
export function addressOf(context: Context): string {
  const peer = plain(context.env?.incoming?.socket?.remoteAddress ?? LOOPBACK)
  if (!isLoopback(peer)) return peer
  const named = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return named === undefined || named === '' ? peer : plain(named.slice(0, 45))
}

export const isLoopback = (ip: string) => ip === '::1' || ip.startsWith('127.')

const plain = (ip: string) => ip.replace(/^::ffff:/, '')
