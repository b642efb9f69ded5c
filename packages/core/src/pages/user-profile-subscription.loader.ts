import { postMailing } from '../content/own-mailing.ts'
import { getMailingStatus } from '../contracts/mail-distribution.ts'
import { getPartProfile } from '../contracts/users.ts'
import type { MailingStatus } from '../entities/mailing.ts'

import { defineLoader, type LoadedData } from './define-loader.ts'

/** What a member gets by e-mail. */
export interface Mailing {
  readonly email: string
  readonly status: MailingStatus
}

export interface SubscriptionData {
  readonly mailing?: Mailing
  /** The member's e-mail, while it has to be proven first. */
  readonly toProve?: string
}

export const loader = defineLoader(
  'user-profile-subscription',
  async ({ backend }): Promise<LoadedData<SubscriptionData>> => {
    const { email, emailVerified } = await backend(getPartProfile, {})
    if (!emailVerified) return { data: { toProve: email } }
    return { data: { mailing: await backend(getMailingStatus, {}) } }
  },
  async ({ backend }, fields) => {
    await postMailing(backend, fields)
  }
)
