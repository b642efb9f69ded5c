import { routePath } from '@vitrina/core'
import { postSubscription } from '@vitrina/core/mailing'
import { queryParams } from '@vitrina/core/routes'

import { defineLoader } from '../../page/define-loader.ts'

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
    await postSubscription(backend, fields)
    return `${routePath('mailing')}?sent=1`
  }
)
