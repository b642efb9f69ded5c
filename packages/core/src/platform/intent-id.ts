import { storageKeys } from './keys.ts'
import type { TextStorage } from './platform.ts'

const TIME_DIGITS = 12
/** The first digits of a tail, the same for all tabs of a browser. */
const MARK_END = TIME_DIGITS + 8
const TAIL_BYTES = 10
/** A number from further ahead of the server's time comes from a wrong clock. */
const AHEAD_MS = 60_000
const ID = /^[0-7][\da-f]{31}$/

export interface IntentSource {
  /** Milliseconds since 1970 as the server counts them. */
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
  /** Of the browser: keeps the newest number that any of its tabs gave. */
  readonly storage?: Pick<TextStorage, 'get' | 'set'> | undefined
}

/**
 * An id that sorts after `previous`, after `other` (of another device), after what the other tabs gave,
 * and otherwise by time: 12 hex digits of it, 8 of the browser and 12 by chance.
 */
export function nextIntentId(source: IntentSource, previous = '', other = ''): string {
  const { now, randomBytes, storage } = source
  const stored = storage?.get(storageKeys.newestIntent) ?? ''
  const kept = ID.test(stored) ? stored : ''
  const time = timeDigits(Math.max(0, Math.floor(now())))
  const chance = hex(randomBytes(TAIL_BYTES))
  const mark = markOf(kept) || markOf(previous)
  const own = newerId(time + mark + chance.slice(mark.length), kept > previous ? kept : previous)
  const id = newerId(own, other)
  storage?.set(storageKeys.newestIntent, id)
  return id
}

/** The id, or the next one after `previous`: same millisecond, or a clock set back. */
export function newerId(id: string, previous: string): string {
  if (id > previous) return id
  return timeDigits(Number.parseInt(previous.slice(0, TIME_DIGITS), 16) + 1) + id.slice(TIME_DIGITS)
}

/** Whether two ids were made in one browser. */
export const isOfOneBrowser = (id: string, other: string): boolean =>
  markOf(id) !== '' && markOf(id) === markOf(other)

/** What a server remembers of the intents about one thing; empty before the first. */
export interface IntentOrder {
  /** Under this number the newest one counts. */
  readonly newest: string
  /** The largest number that came from a wrong clock, as it came. */
  readonly early: string
}

/**
 * What is remembered once an intent has come, or undefined where a newer one came before it. A number
 * over a minute ahead of `now`, in ms since 1970, counts as of now: such ones are in order among
 * themselves, and whoever has a right clock is heard after them.
 */
export function orderIntent(
  id: string,
  { newest, early }: IntentOrder,
  now: number
): IntentOrder | undefined {
  const limit = timeDigits(now + AHEAD_MS)
  const known = newest > limit ? '' : newest
  const seen = newest > limit && newest > early ? newest : early
  if (id <= limit) return id > known ? { newest: id, early: seen } : undefined
  if (id <= seen) return undefined
  return { newest: newerId(timeDigits(now) + id.slice(TIME_DIGITS), known), early: id }
}

/** The number that an intent was too old for; undefined for a copy of one that was taken. */
export function newerThan(id: string, { newest, early }: IntentOrder): string | undefined {
  if (id === newest || id === early) return undefined
  return id > newest ? early : newest
}

/** Empty where an id is none of ours. */
const markOf = (id: string) => (ID.test(id) ? id.slice(TIME_DIGITS, MARK_END) : '')

const timeDigits = (time: number) => time.toString(16).padStart(TIME_DIGITS, '0')

const hex = (bytes: Uint8Array) =>
  [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
