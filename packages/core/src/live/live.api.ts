import type { AuthPort } from '../api/auth-port.ts'
import { notificationSocketPath } from '../contracts/notification-socket.ts'
import type { Notification } from '../entities/notification.ts'
import type { Platform } from '../platform/platform.ts'
import { fieldOf } from '../platform/tab-message.ts'
import type { LineEvent, LiveApi } from './live-events.ts'

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

const BYTE_VALUES = 256

interface LiveApiOptions {
  readonly platform: Pick<Platform, 'apiUrl' | 'clock' | 'randomBytes' | 'log'>
  readonly connect: NonNullable<Platform['connect']>
  /** The name of the query parameter that holds the token. */
  readonly tokenParam: () => string
  readonly auth: Pick<AuthPort, 'token' | 'renew'>
}

/** The live connection on the platform's socket. Its address holds the token: it is never logged. */
export function createLiveApi({ platform, connect, tokenParam, auth }: LiveApiOptions): LiveApi {
  const { apiUrl, clock, randomBytes, log } = platform
  const address = apiUrl.replace(/^http/, 'ws') + notificationSocketPath
  return {
    connect(notify) {
      const token = auth.token()
      const query = new URLSearchParams({ [tokenParam()]: `Bearer ${token}` })
      return connect(token === undefined ? address : `${address}?${query}`, {
        opened: () => notify({ type: 'line.opened' }),
        received(text) {
          const event = readLiveMessage(text)
          if (event === undefined) log('warn', 'A live message is no notification')
          else notify(event)
        },
        closed(code) {
          log('info', `The live connection is closed: ${code}`)
          notify({ type: 'line.closed', code })
        }
      })
    },
    async renew() {
      const token = auth.token()
      return token !== undefined && auth.renew(token)
    },
    now: clock.now,
    random: () => (randomBytes(1)[0] ?? 0) / BYTE_VALUES,
    log: message => log('warn', message)
  }
}
