import type { SentCode } from '@vitrina/core/engine'
import type { SentSignIn, SignInWay } from '@vitrina/core/session'
import { CodeSignIn, SignInForm, TemporaryPasswordForm } from '@vitrina/react-ui'

interface WayFormProps {
  readonly way: SignInWay
  /** What a form without script brought that could not sign in. */
  readonly sent?: SentSignIn | undefined
  readonly code?: SentCode | undefined
}

export function WayForm({ way, sent, code }: WayFormProps) {
  if (way === 'mail') return <TemporaryPasswordForm />
  return way === 'code' ? <CodeSignIn sent={code} /> : <SignInForm sent={sent} />
}
