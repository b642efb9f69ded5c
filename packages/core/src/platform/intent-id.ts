const TIME_DIGITS = 12
const TAIL_BYTES = 10

export interface IntentSource {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
}

/** An id that sorts after `previous` and, between tabs, by time: 12 hex digits of it and a tail. */
export function nextIntentId(source: IntentSource, previous = ''): string {
  const time = Math.max(0, Math.floor(source.now()))
  const tail = hex(source.randomBytes(TAIL_BYTES))
  return newerId(timeDigits(time) + tail, previous)
}

/** The id, or the next one after `previous`: same millisecond, or a clock set back. */
export function newerId(id: string, previous: string): string {
  if (id > previous) return id
  return timeDigits(Number.parseInt(previous.slice(0, TIME_DIGITS), 16) + 1) + id.slice(TIME_DIGITS)
}

const timeDigits = (time: number) => time.toString(16).padStart(TIME_DIGITS, '0')

const hex = (bytes: Uint8Array) =>
  [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
