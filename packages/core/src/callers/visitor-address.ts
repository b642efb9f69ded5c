import type { Hops } from './hops.ts'
import { ipBits } from './ip-bits.ts'

const NAMES_MAX = 20

/**
 * The address of whoever is at the far end of a connection: its peer, or, while that is a proxy of
 * ours, whom it names last in `x-forwarded-for`. What a visitor writes there himself is never read.
 */
export function visitorAddress(peer: string, forwarded: string, isHop: Hops): string {
  let address = plain(peer)
  for (const name of forwarded.split(',').slice(-NAMES_MAX).toReversed()) {
    const named = plain(name.trim())
    if (!isHop(address) || ipBits(named) === undefined) return address
    address = named
  }
  return address
}

const plain = (address: string) => address.replace(/^::ffff:/i, '')
