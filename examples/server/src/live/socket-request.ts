import type { IncomingMessage } from 'node:http'

import type { Settings } from '../http/call.ts'

const BEARER = /^Bearer +(\S+)$/i
/** Sent by clients that keep tokens out of addresses: `new WebSocket(url, ['bearer', token])`. */
export const TOKEN_PROTOCOL = 'bearer'

/** The path alone: the query holds the token and must not be written anywhere. */
export const pathOf = ({ url = '' }: Pick<IncomingMessage, 'url'>) => url.split('?', 1)[0] ?? ''

/** The bearer token of the query parameter (C10) or of the protocol list; undefined for a guest. */
export function tokenOf({ url = '', headers }: IncomingMessage, param: string): string | undefined {
  const named = new URLSearchParams(url.slice(pathOf({ url }).length)).get(param)
  if (named !== null) return BEARER.exec(named)?.[1] ?? ''
  const [protocol, token] = (headers['sec-websocket-protocol'] ?? '').split(/\s*,\s*/)
  return protocol === TOKEN_PROTOCOL ? (token ?? '') : undefined
}

/** Another site's page may not connect in the name of its visitor; programs send no origin. */
export function isOriginAllowed(
  { headers }: IncomingMessage,
  { publicUrl, corsOrigins }: Pick<Settings, 'publicUrl' | 'corsOrigins'>
): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { host, origin: input } = new URL(origin)
  return host === headers.host || input === publicUrl || corsOrigins.includes(input)
}
