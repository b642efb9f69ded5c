import type { ShopConfig } from '../config/config.ts'
import { tabStorageKeys } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'

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

/** Lives as long as the tab (E17). */
function tabSessionId({ tabStorage, randomBytes }: Platform): string {
  const stored = tabStorage.get(tabStorageKeys.sessionId)
  if (stored) return stored
  const made = base64url(randomBytes(NONCE_BYTES))
  tabStorage.set(tabStorageKeys.sessionId, made)
  return made
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
