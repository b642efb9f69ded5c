import { routePath } from '@vitrina/core'
import { postSubscription } from '@vitrina/core/content'
import { formSentPath, isFormSent, queryParams } from '@vitrina/core/routes'

import { defineLoader } from './define-loader.ts'

export const loader = defineLoader(
  'mailing',
  async ({ url, session }) => ({
    data: {
      email: queryParams(url).get('email') ?? session.profile?.email ?? '',
      isSent: isFormSent(url)
    }
  }),
  async ({ backend }, fields) => {
    await postSubscription(backend, fields)
    return formSentPath(routePath('mailing'))
  }
)
