// Asks a server as fast as it answers, over ten connections.
import autocannon from 'autocannon'

import { Refusal } from '../../lib/script.mjs'

export const CONNECTIONS = 10

/** The content codings that Chromium takes. */
export const CODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** What autocannon tells; a share of requests of more than `mayFail` that fail is no measurement. */
export async function loadOf({ mayFail = 0, ...options }) {
  const result = await autocannon({ connections: CONNECTIONS, ...options })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed <= result.requests.total * mayFail) return result
  throw new Refusal(`${options.url}: ${failed} of ${result.requests.total} requests failed`)
}
