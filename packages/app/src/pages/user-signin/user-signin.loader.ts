import { routePath } from '@vitrina/core'
import { formSentPath, isFormSent } from '@vitrina/core/form-paths'
import { postTemporaryPassword } from '@vitrina/core/password'
import { queryParams } from '@vitrina/core/routes'
import { sessionMessages } from '@vitrina/core/session'

import { defineLoader } from '../../page/define-loader.ts'

/** The page whose form has led here stands in the address, and what it says of it on the screen. */
export const loader = defineLoader(
  'user-signin',
  async ({ url, whySignIn }) => ({
    data: {
      reason: isFormSent(url)
        ? sessionMessages.passwordSent
        : whySignIn(queryParams(url).get('reason') ?? '')
    }
  }),
  async ({ backend }, fields) => {
    await postTemporaryPassword(backend, fields)
    return formSentPath(routePath('user-signin'))
  }
)
