import { postCode, type SentCode } from '../engine/posted-code.ts'
import { formSentPath, isFormSent } from '../routes/form-paths.ts'
import { queryParams } from '../routes/query-string.ts'
import { routePath } from '../routes/route-path.ts'
import { postSignIn, type SentSignIn } from '../session/password/posted-sign-in.ts'
import { postTemporaryPassword } from '../session/password/posted-temporary-password.ts'
import { sessionMessages } from '../session/session.messages.ts'

import { defineLoader, type LoadedData } from './define-loader.ts'
import { enter } from './enter.ts'

/** The page whose form has led here stands in the address, and what it says of it on the screen. */
export interface SignInData {
  readonly reason: string
  /** What a form without script brought that could not sign in. */
  readonly sent?: SentSignIn
  /** The same of a sign-in by a code. */
  readonly code?: SentCode
}

export const loader = defineLoader(
  'user-signin',
  async ({ url, whySignIn }): Promise<LoadedData<SignInData>> => ({
    data: {
      reason: isFormSent(url)
        ? sessionMessages.passwordSent
        : await whySignIn(queryParams(url).get('reason') ?? '')
    }
  }),
  async ({ backend, visitor, settings: rules }, fields) => {
    const { cookieNames } = visitor
    if (fields.has('username')) {
      const posted = await postSignIn(backend, fields, cookieNames)
      return enter(visitor, posted, (sent): SignInData => ({ reason: '', sent }))
    }
    if (fields.has('contact')) {
      const posted = await postCode(backend, fields, { cookieNames, rules })
      return enter(visitor, posted, (code): SignInData => ({ reason: '', code }))
    }
    await postTemporaryPassword(backend, fields)
    return formSentPath(routePath('user-signin'))
  }
)
