import { postSubscription } from '../content/own-mailing.ts'
import { formSentPath, isFormSent } from '../routes/form-paths.ts'
import { queryParams } from '../routes/query-string.ts'
import { routePath } from '../routes/route-path.ts'

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
