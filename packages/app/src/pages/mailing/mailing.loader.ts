import { routePath } from '@vitrina/core'
import { formSentPath, isFormSent } from '@vitrina/core/form-paths'
import { postSubscription } from '@vitrina/core/mailing'
import { queryParams } from '@vitrina/core/routes'

import { defineLoader } from '../../page/define-loader.ts'

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
