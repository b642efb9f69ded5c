import type { SentSignIn } from '@vitrina/core/password'
import type { SignInWay } from '@vitrina/core/session'
import { CodeSignIn, SignInForm, TemporaryPasswordForm } from '@vitrina/react-ui'

const forms = { password: SignInForm, code: CodeSignIn, mail: TemporaryPasswordForm }

interface WayFormProps {
  readonly way: SignInWay
  /** What a form without script brought that could not sign in. */
  readonly sent?: SentSignIn | undefined
}

export function WayForm({ way, sent }: WayFormProps) {
  const Form = forms[way]
  return way === 'password' ? <SignInForm sent={sent} /> : <Form />
}
