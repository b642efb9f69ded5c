import type { Platform } from '../platform/platform.ts'
import { base64url, tabSessionId } from '../platform/tab-session.ts'
import type { CallProof } from './call.ts'

const NONCE_BYTES = 16

/** The anti-bot proof of one attempt: a nonce is never sent twice (N21). `now` is server time, ms. */
export const proofOf = (platform: Platform, now: number): CallProof => ({
  sessionId: tabSessionId(platform),
  sendingTime: now,
  nonce: base64url(platform.randomBytes(NONCE_BYTES).slice(0, NONCE_BYTES))
})
