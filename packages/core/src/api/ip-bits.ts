/** An address as a number, with the length of its kind in bits. */
export interface IpBits {
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
