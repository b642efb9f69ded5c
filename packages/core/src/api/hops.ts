import { ipBits } from './ip-bits.ts'

/** Whether an address is that of a proxy of ours, which is believed when it names whom it passes on. */
export type Hops = (address: string) => boolean

/** Nobody is believed: what stands where no proxy is named. */
export const noHops: Hops = () => false

/**
 * Reads a list of addresses and networks, `127.0.0.1, 10.0.0.0/8, fd00::/8`. Undefined for anything
 * else, a network wider than those of private use included: strangers could call themselves anybody.
 */
export function readHops(text: string): Hops | undefined {
  const entries = text.split(',').flatMap(entry => (entry.trim() === '' ? [] : [entry.trim()]))
  const networks = entries.map(readNetwork)
  if (networks.some(network => network === undefined)) return undefined
  return address => networks.some(network => network?.(address))
}

function readNetwork(entry: string): Hops | undefined {
  const [text = '', prefix, ...rest] = entry.split('/')
  const bits = ipBits(text)
  if (bits === undefined || rest.length > 0) return undefined
  const { value, length } = bits
  const kept = prefix === undefined ? length : readPrefix(prefix, length)
  if (kept === undefined) return undefined
  const free = BigInt(length - kept)
  return address => {
    const other = ipBits(address)
    return other?.length === length && other.value >> free === value >> free
  }
}

/** The widest networks that an owner has to himself: 10.0.0.0/8 and fc00::/7. */
const LEAST_PREFIX = { 32: 8, 128: 7 } as const

function readPrefix(text: string, most: 32 | 128): number | undefined {
  const prefix = Number(text)
  const isPrefix = /^\d{1,3}$/.test(text) && prefix >= LEAST_PREFIX[most] && prefix <= most
  return isPrefix ? prefix : undefined
}
