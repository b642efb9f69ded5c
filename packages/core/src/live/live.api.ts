import type { AuthPort } from '../api/auth-port.ts'
import { notificationSocketPath } from '../contracts/notification-socket.ts'
import type { Platform } from '../platform/platform.ts'
import type { LiveApi } from './live-events.ts'
import { readLiveMessage } from './live-message.ts'

const BYTE_VALUES = 256

interface LiveApiParts {
  readonly platform: Pick<Platform, 'apiUrl' | 'clock' | 'randomBytes' | 'log'>
  readonly connect: NonNullable<Platform['connect']>
  /** The name of the query parameter that holds the token. */
  readonly tokenParam: () => string
  readonly auth: Pick<AuthPort, 'token' | 'renew'>
}

/** The live connection on the platform's socket. Its address holds the token: it is never logged. */
export function createLiveApi({ platform, connect, tokenParam, auth }: LiveApiParts): LiveApi {
  const { apiUrl, clock, randomBytes, log } = platform
  const address = apiUrl.replace(/^http/, 'ws') + notificationSocketPath
  return {
    connect(tell) {
      const token = auth.token()
      const query = new URLSearchParams({ [tokenParam()]: `Bearer ${token}` })
      return connect(token === undefined ? address : `${address}?${query}`, {
        opened: () => tell({ type: 'line.opened' }),
        received(text) {
          const event = readLiveMessage(text)
          if (event === undefined) log('warn', 'A live message is no notification')
          else tell(event)
        },
        closed(code) {
          log('info', `The live connection is closed: ${code}`)
          tell({ type: 'line.closed', code })
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
