import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@vitrina/core/values'

import { deriveKey } from '../../db/derive-key.ts'

export type MailingPurpose = 'confirm' | 'stop'

const CONFIRM_MS = 3 * DAY_MS
/** A letter is opened years later, too. */
const STOP_MS = 10 * 365 * DAY_MS

/** What a link in a letter carries: whom it is for, by a number that tells nothing, and until when. */
export function signMailingKey(id: string, purpose: MailingPurpose, secret: string, now: Date) {
  const until = now.getTime() + (purpose === 'confirm' ? CONFIRM_MS : STOP_MS)
  const facts = `${id}.${until}`
  return `${facts}.${sign(facts, purpose, secret)}`
}

/** The recipient's id, or undefined when the key is forged, old or of another purpose. */
export function readMailingKey(key: string, purpose: MailingPurpose, secret: string, now: Date) {
  const [id = '', until = '', signature = ''] = key.split('.')
  const right = Buffer.from(sign(`${id}.${until}`, purpose, secret))
  const received = Buffer.from(signature)
  const isRight = right.length === received.length && timingSafeEqual(right, received)
  return isRight && Number(until) > now.getTime() ? id : undefined
}

const sign = (facts: string, purpose: MailingPurpose, secret: string) =>
  createHmac('sha256', deriveKey(secret, 'mailing'))
    .update(`${purpose}.${facts}`)
    .digest('base64url')
