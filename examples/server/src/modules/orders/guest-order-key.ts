import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS, typedMailbox } from '@vitrina/core/values'

import { deriveKey } from '../../db/derive-key.ts'

/** A letter about an order is looked for as long as the order is on its way. */
const KEY_MS = 90 * DAY_MS

/** What the link in a letter carries: which order, until when, signed. */
export function signOrderKey(orderId: string, secret: string, now: Date): string {
  const facts = `${orderId}.${now.getTime() + KEY_MS}`
  return `${facts}.${keyed(`link ${facts}`, secret)}`
}

/** The order's id, or undefined when the key is forged or old. */
export function readOrderKey(key: string, secret: string, now: Date): string | undefined {
  const [orderId = '', until = '', signature = ''] = key.split('.')
  const isRight = isSame(keyed(`link ${orderId}.${until}`, secret), signature)
  return isRight && Number(until) > now.getTime() ? orderId : undefined
}

/** Names a number and an e-mail without telling the e-mail: what a code is asked and given for. */
export const orderTicket = (number: string, email: string, secret: string): string =>
  `${number}.${keyed(`ticket ${number} ${typedMailbox(email)}`, secret)}`

export const numberOfTicket = (ticket: string): string => ticket.split('.', 1)[0] ?? ''

export function isSame(left: string, right: string): boolean {
  const [first, second] = [Buffer.from(left), Buffer.from(right)]
  return first.length === second.length && timingSafeEqual(first, second)
}

const keyed = (text: string, secret: string) =>
  createHmac('sha256', deriveKey(secret, 'guestOrder')).update(text).digest('base64url')
