import * as z from 'zod/mini'

import { pushedNotification } from '../contracts/notifications.ts'
import type { LineEvent } from './live-events.ts'

/** Longer texts are not the shop's (R19). */
const LONGEST_MESSAGE = 64 * 1024

const heartbeat = z.object({ heartbeat: z.literal(true) })

/** A pushed text as an event; anything else than a notification or a heartbeat is undefined. */
export function readLiveMessage(text: string): LineEvent | undefined {
  if (text.length > LONGEST_MESSAGE) return undefined
  const message = parseJson(text)
  if (z.safeParse(heartbeat, message).success) return { type: 'line.beat' }
  const { success, data } = z.safeParse(pushedNotification, message)
  return success ? { type: 'line.received', notification: data } : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
