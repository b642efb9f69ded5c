import { getMailingStatus } from '@vitrina/core/contracts'
import { postMailing } from '@vitrina/core/mailing'

import { defineLoader } from '../../page/define-loader.ts'

export const loader = defineLoader(
  'user-profile-subscription',
  async ({ backend }) => ({ data: await backend(getMailingStatus, {}) }),
  async ({ backend }, fields) => {
    await postMailing(backend, fields)
  }
)
