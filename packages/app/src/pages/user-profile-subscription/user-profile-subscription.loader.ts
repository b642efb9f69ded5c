import { routePath } from '@vitrina/core'
import { getMailingStatus } from '@vitrina/core/contracts'
import { postMailing } from '@vitrina/core/mailing'

import { defineLoader, type PagePost, PageRedirect } from '../../page/define-loader.ts'

export const loader = defineLoader(
  'user-profile-subscription',
  async ({ backend }) => ({ data: await backend(getMailingStatus, {}) }),
  change
)

async function change(...[{ backend, session }, fields]: Parameters<PagePost>) {
  if (!session.signedIn) throw new PageRedirect(routePath('user-signin'))
  await postMailing(backend, fields)
}
