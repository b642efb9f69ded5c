import { postMailing } from '@vitrina/core/content'
import { getMailingStatus, getPartProfile } from '@vitrina/core/contracts'

import { defineLoader, type LoadedData } from '../../page/define-loader.ts'
import type { Mailing } from './choice.tsx'

interface SubscriptionData {
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
