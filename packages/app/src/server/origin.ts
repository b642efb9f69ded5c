import type { IncomingMessage } from 'node:http'

import type { Settings } from './settings.ts'

/** Names by which a machine calls itself, at whatever port. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/**
 * The shop's address in canonical links, the sitemap and the like: the one that is set, or this
 * machine's own. Any other `Host` is only what somebody wrote.
 */
export const originOf =
  ({ publicOrigin, port }: Pick<Settings, 'publicOrigin' | 'port'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const { host = '' } = headers
    return publicOrigin ?? `http://${OWN_HOST.test(host) ? host : `localhost:${port}`}`
  }
