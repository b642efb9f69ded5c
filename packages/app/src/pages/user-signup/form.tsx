import { routePath } from '@vitrina/core'
import { signUpKind } from '@vitrina/core/catalog'
import type { PageData } from '@vitrina/core/pages'
import { SignUpForm } from '@vitrina/react-ui'
import { useLocation } from 'wouter'

import { useUrl } from '../../binding/router.tsx'

export function Form({ sent }: PageData<'user-signup'>) {
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
