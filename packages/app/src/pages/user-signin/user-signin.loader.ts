import { routePath } from '@vitrina/core'
import { formSentPath, isFormSent } from '@vitrina/core/form-paths'
import { postSignIn, postTemporaryPassword, type SentSignIn } from '@vitrina/core/password'
import { pathAfterSignIn, queryParams } from '@vitrina/core/routes'
import { sessionMessages } from '@vitrina/core/session'
import { forgottenPage, type Visitor } from '@vitrina/core/visitor'

import type { Backend } from '../../page/backend.ts'
import { defineLoader, type Led, type LoadedData, PageAgain } from '../../page/define-loader.ts'

/** The page whose form has led here stands in the address, and what it says of it on the screen. */
export interface SignInData {
  readonly reason: string
  /** What a form without script brought that could not sign in. */
  readonly sent?: SentSignIn
}

export const loader = defineLoader(
  'user-signin',
  async ({ url, whySignIn }): Promise<LoadedData<SignInData>> => ({
    data: {
      reason: isFormSent(url)
        ? sessionMessages.passwordSent
        : whySignIn(queryParams(url).get('reason') ?? '')
    }
  }),
  async ({ backend, visitor }, fields) => {
    if (fields.has('username')) return signIn(backend, visitor, fields)
    await postTemporaryPassword(backend, fields)
    return formSentPath(routePath('user-signin'))
  }
)

/** Leads to where the guest wanted to go, or draws the form once more with what is wrong. */
async function signIn(
  backend: Backend,
  { cookieNames, previousLink }: Pick<Visitor, 'cookieNames' | 'previousLink'>,
  fields: URLSearchParams
): Promise<Led> {
  const signedIn = await postSignIn(backend, fields, cookieNames)
  if (signedIn.kind === 'again') throw pageAgain(signedIn.sent)
  return {
    location: pathAfterSignIn(previousLink),
    cookies: [...signedIn.cookies, forgottenPage()]
  }
}

const pageAgain = (sent: SentSignIn) =>
  new PageAgain(async () => ({ data: { reason: '', sent } satisfies SignInData, status: 422 }))
