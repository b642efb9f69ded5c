const BYTES = 16
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is written as a UUID of any version. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** A random UUID (version 4) where the host may lack `crypto.randomUUID` (B1). */
export function randomUuid(randomBytes: (count: number) => Uint8Array): string {
  const bytes = randomBytes(BYTES)
  const hex = [...bytes]
    .slice(0, BYTES)
    .map((byte, index) => withVersion(byte, index).toString(16).padStart(2, '0'))
    .join('')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20)
  ].join('-')
}

function withVersion(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40
  if (index === 8) return (byte & 0x3f) | 0x80
  return byte
}
