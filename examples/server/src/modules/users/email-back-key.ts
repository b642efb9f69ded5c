import { createHmac, timingSafeEqual } from 'node:crypto'
import { emailLinkPaths } from '@vitrina/core/contracts'
import { DAY_MS } from '@vitrina/core/values'

import { deriveKey } from '../../db/derive-key.ts'
import type { AppDeps } from '../../http/adapter.ts'

export const WAY_BACK_DAYS = 7
export const WAY_BACK_MS = WAY_BACK_DAYS * DAY_MS

type Deps = Pick<AppDeps, 'settings' | 'now'>

/** The link of a letter to an old address: which change, until when, signed. It names no address. */
export function emailBackLink(changeId: string, { settings, now }: Deps): string {
  const facts = `${changeId}.${now().getTime() + WAY_BACK_MS}`
  const key = `${facts}.${sign(facts, settings.secret)}`
  return `${settings.publicUrl}/api${emailLinkPaths.back}?key=${key}`
}

/** The change's id, or undefined when the key is forged or old. */
export function readEmailBackKey(key: string, { settings, now }: Deps): string | undefined {
  const [id = '', until = '', signature = ''] = key.split('.')
  const right = Buffer.from(sign(`${id}.${until}`, settings.secret))
  const brought = Buffer.from(signature)
  const isRight = right.length === brought.length && timingSafeEqual(right, brought)
  return isRight && Number(until) > now().getTime() ? id : undefined
}

const sign = (facts: string, secret: string) =>
  createHmac('sha256', deriveKey(secret, 'emailBack')).update(facts).digest('base64url')
