import { createHmac, timingSafeEqual } from 'node:crypto'
import { fileDownloadPath } from '@vitrina/core/contracts'

import { deriveKey } from '../../db/derive-key.ts'

const LIFETIME_MS = 600_000

/** A link that fetches one file for ten minutes, without headers. */
export function signFileLink(id: string, secret: string, now: Date): string {
  const expires = String(now.getTime() + LIFETIME_MS)
  const query = new URLSearchParams({ id, expires, signature: sign(id, expires, secret) })
  return `${fileDownloadPath}?${query}`
}

/** The file that a link is for, or undefined when it is forged or old. */
export function readFileLink(
  query: Readonly<Record<string, string>>,
  secret: string,
  now: Date
): string | undefined {
  const { id = '', expires = '', signature = '' } = query
  const right = Buffer.from(sign(id, expires, secret))
  const received = Buffer.from(signature)
  const isRight = right.length === received.length && timingSafeEqual(right, received)
  return isRight && Number(expires) > now.getTime() ? id : undefined
}

const sign = (id: string, expires: string, secret: string) =>
  createHmac('sha256', deriveKey(secret, 'file')).update(`${id}.${expires}`).digest('base64url')
