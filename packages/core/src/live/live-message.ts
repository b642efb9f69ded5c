import type { Notification } from '../entities/notification.ts'
import { fieldOf } from '../platform/tab-message.ts'
import type { LineEvent } from './live-events.ts'

/** Longer texts are not the shop's (R19). */
const LONGEST_MESSAGE = 64 * 1024

/**
 * A pushed text as an event; anything else than a notification or a heartbeat is undefined. Reads
 * what the contract `pushedNotification` says without the library of contracts, which comes later
 * than the line.
 */
export function readLiveMessage(text: string): LineEvent | undefined {
  if (text.length > LONGEST_MESSAGE) return undefined
  const message = parseJson(text)
  if (fieldOf(message, 'heartbeat') === true) return { type: 'line.beat' }
  const notification = {
    id: fieldOf(message, 'id'),
    typeCode: fieldOf(message, 'typeCode'),
    title: fieldOf(message, 'title'),
    body: fieldOf(message, 'body'),
    createdAt: fieldOf(message, 'createdAt')
  }
  return isNotification(notification) ? { type: 'line.received', notification } : undefined
}

const isNotification = (
  read: Readonly<Record<keyof Notification, unknown>>
): read is Notification => Object.values(read).every(value => typeof value === 'string')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
