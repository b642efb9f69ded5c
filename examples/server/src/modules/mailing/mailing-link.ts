import { mailingLinkPaths } from '@vitrina/core/contracts'

import type { AppDeps } from '../../http/adapter.ts'
import { type MailingPurpose, signMailingKey } from './mailing-key.ts'

/** A link of a letter, through the storefront's own address. */
export function mailingLink(
  id: string,
  purpose: MailingPurpose,
  { settings, now }: Pick<AppDeps, 'settings' | 'now'>
): string {
  const key = signMailingKey(id, purpose, settings.secret, now())
  return `${settings.publicUrl}/api${mailingLinkPaths[purpose]}?key=${key}`
}
