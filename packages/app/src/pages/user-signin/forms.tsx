import type { SignInWay } from '@vitrina/core/session'
import { CodeSignIn, SignInForm, TemporaryPasswordForm } from '@vitrina/react-ui'

const forms = { password: SignInForm, code: CodeSignIn, mail: TemporaryPasswordForm }

export function WayForm({ way }: { readonly way: SignInWay }) {
  const Form = forms[way]
  return <Form />
}
