import { routePath } from '@vitrina/core'
import { signUpKind } from '@vitrina/core/wholesale'
import { SignUpForm } from '@vitrina/react-ui'
import { useLocation } from 'wouter'

import { useUrl } from '../../routing/router.tsx'

export function Form() {
  const [, navigate] = useLocation()
  const kind = signUpKind(useUrl())
  return (
    <SignUpForm kind={kind} onUnconfirmed={() => navigate(routePath('user-signup-complete'))} />
  )
}
