import { type Hops, ipBits } from './hops.ts'

const NAMES_MAX = 20
const GROUP = 0xffffn
/** Of the addresses of the whole internet, 2000::/3. */
const GLOBAL_SHIFT = 125n

/**
 * The address of whoever is at the far end of a connection, as he is counted: its peer, or, while
 * that is a proxy of ours, whom it names last in `x-forwarded-for`. What a visitor writes there
 * himself is never read.
 */
export function visitorAddress(peer: string, forwarded: string, isHop: Hops): string {
  let address = plain(peer)
  for (const name of forwarded.split(',').slice(-NAMES_MAX).reverse()) {
    const named = plain(name.trim())
    if (!isHop(address) || ipBits(named) === undefined) break
    address = named
  }
  return countedAddress(address)
}

/**
 * By what an address counts: of version 6 by its network of 64 bits, since whoever has one address
 * there has all of them.
 */
export function countedAddress(address: string): string {
  const bits = ipBits(address)
  if (bits?.length !== 128 || bits.value >> GLOBAL_SHIFT !== 1n) return plain(address)
  const groups = [112n, 96n, 80n, 64n].map(shift => (bits.value >> shift) & GROUP)
  return `${groups.map(group => group.toString(16)).join(':')}::`
}

/** Without the port that some proxies write behind it. */
const plain = (address: string) =>
  address.replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2').replace(/^::ffff:/i, '')
