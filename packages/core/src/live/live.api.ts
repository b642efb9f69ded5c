import type { AuthPort } from '../api/auth-port.ts'
import type { ShopConfig } from '../config/config.ts'
import { notificationSocketPath } from '../contracts/notifications.ts'
import type { Platform } from '../platform/platform.ts'
import type { LiveApi } from './live-events.ts'
import { readLiveMessage } from './live-message.ts'

const BYTE_VALUES = 256

interface LiveApiParts {
  readonly platform: Platform
  readonly connect: NonNullable<Platform['connect']>
  readonly config: Pick<ShopConfig, 'socketTokenParam'>
  readonly auth: Pick<AuthPort, 'token' | 'renew'>
}

/** The live connection on the platform's socket. Its address holds the token: it is never logged. */
export function createLiveApi({ platform, connect, config, auth }: LiveApiParts): LiveApi {
  const { apiUrl, clock, randomBytes, log } = platform
  const address = apiUrl.replace(/^http/, 'ws') + notificationSocketPath
  return {
    connect(tell) {
      const token = auth.token()
      const query = new URLSearchParams({ [config.socketTokenParam]: `Bearer ${token}` })
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
