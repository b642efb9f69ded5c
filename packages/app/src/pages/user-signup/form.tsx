import { routePath } from '@vitrina/core'
import { signUpKind } from '@vitrina/core/catalog'
import { SignUpForm } from '@vitrina/react-ui'
import { useLocation } from 'wouter'

import { useUrl } from '../../binding/router.tsx'
import type { SignUpData } from '../../loaders/user-signup.loader.ts'

export function Form({ sent }: SignUpData) {
  const [, navigate] = useLocation()
  const kind = signUpKind(useUrl())
  return (
    <SignUpForm
      kind={kind}
      sent={sent}
      onUnconfirmed={() => navigate(routePath('user-signup-complete'))}
    />
  )
}
