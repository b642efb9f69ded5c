import type { ShopConfig } from '../config/config.ts'
import type { Platform } from '../platform/platform.ts'
import { base64url, tabSessionId } from '../platform/tab-session.ts'

const NONCE_BYTES = 16

/** The anti-bot proof of one attempt: a nonce is never sent twice (N21). `now` is server time, ms. */
export function proofHeaders(
  platform: Platform,
  config: ShopConfig,
  now: number
): Record<string, string> {
  const { headerNames } = config
  return {
    [headerNames.sessionId]: tabSessionId(platform),
    [headerNames.sendingTime]: String(Math.round(now)),
    [headerNames.nonce]: base64url(platform.randomBytes(NONCE_BYTES).slice(0, NONCE_BYTES))
  }
}
