import { postSignUp, type SentSignUp } from '../session/password/posted-sign-up.ts'

import { defineLoader, type LoadedData } from './define-loader.ts'
import { enter } from './enter.ts'

export interface SignUpData {
  /** What a form without script brought that was not taken. */
  readonly sent?: SentSignUp
}

export const loader = defineLoader(
  'user-signup',
  async (): Promise<LoadedData<SignUpData>> => ({ data: {} }),
  async ({ backend, visitor, settings: rules }, fields) => {
    const { cookieNames } = visitor
    const posted = await postSignUp(backend, fields, { cookieNames, rules })
    return enter(visitor, posted, (sent): SignUpData => ({ sent }))
  }
)
