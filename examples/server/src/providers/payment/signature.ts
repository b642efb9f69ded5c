import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFE_SECONDS = 300
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

export const SIGNATURE_HEADER = 'x-bank-signature'

/** `t=<seconds>,v1=<HMAC-SHA256 of time and body>`. */
export const sign = (key: Buffer, body: string, now: Date) => {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(key, seconds, body).toString('hex')}`
}

/** A signature counts for five minutes: an old callback cannot be played again. */
export function isSigned(key: Buffer, body: string, header: string | null, now: Date): boolean {
  const [, time = '', received = ''] = HEADER.exec(header ?? '') ?? []
  if (received === '') return false
  const seconds = Number(time)
  const isFresh = Math.abs(now.getTime() / 1000 - seconds) <= LIFE_SECONDS
  return isFresh && timingSafeEqual(digest(key, seconds, body), Buffer.from(received, 'hex'))
}

const digest = (key: Buffer, seconds: number, body: string) =>
  createHmac('sha256', key).update(`${seconds}.${body}`).digest()
