import { routePath } from '@vitrina/core'
import { subscribeToMailing } from '@vitrina/core/contracts'
import { queryParams } from '@vitrina/core/routes'

import { defineLoader, PageRedirect } from '../../page/define-loader.ts'

export const loader = defineLoader(
  'mailing',
  async ({ url, session }) => {
    const query = queryParams(url)
    return {
      data: {
        email: query.get('email') ?? session.profile?.email ?? '',
        isSent: query.get('sent') === '1'
      }
    }
  },
  async ({ backend }, fields) => {
    const body = { email: fields.get('email') ?? '', accept: fields.has('accept') }
    await backend(subscribeToMailing, { body })
    throw new PageRedirect(`${routePath('mailing')}?sent=1`)
  }
)
