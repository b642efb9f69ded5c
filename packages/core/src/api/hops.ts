/** An address as a number, with the length of its kind in bits. */
interface IpBits {
  readonly value: bigint
  readonly length: 32 | 128
}

const BYTE = /^\d{1,3}$/
const GROUP = /^[\da-f]{1,4}$/i
const GROUPS = 8

/** The bits of an IPv4 or IPv6 address; one of version 4 in the form of version 6 is that of version 4. */
export function ipBits(text: string): IpBits | undefined {
  const plain = text.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return plain.includes(':')
    ? bitsOf(groupsOf(plain), GROUP, 16)
    : bitsOf(plain.split('.'), BYTE, 8)
}

function bitsOf(parts: readonly string[], form: RegExp, size: 8 | 16): IpBits | undefined {
  if (parts.length !== (size === 8 ? 4 : GROUPS) || !parts.every(part => form.test(part))) return
  const numbers = parts.map(part => Number.parseInt(part, size === 8 ? 10 : 16))
  if (numbers.some(number => number >= 2 ** size)) return
  const value = numbers.reduce((sum, number) => (sum << BigInt(size)) | BigInt(number), 0n)
  return { value, length: size === 8 ? 32 : 128 }
}

/** All eight groups, those too that `::` leaves out. */
function groupsOf(text: string): readonly string[] {
  const [head = '', tail, ...rest] = text.split('::')
  if (rest.length > 0) return []
  const before = partsOf(head)
  if (tail === undefined) return before
  const after = partsOf(tail)
  const left = GROUPS - before.length - after.length
  return left < 1 ? [] : [...before, ...Array<string>(left).fill('0'), ...after]
}

const partsOf = (text: string) => (text === '' ? [] : text.split(':'))

/** Tells whether an address is a trusted proxy, whose `X-Forwarded-For` is believed. */
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
