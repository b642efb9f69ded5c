import { routePath } from '@vitrina/core'
import { queryParams } from '@vitrina/core/routes'
import { SignUpForm } from '@vitrina/react-ui'
import { useLocation } from 'wouter'

import { useUrl } from '../../routing/router.tsx'

export function Form() {
  const [, navigate] = useLocation()
  const kind = queryParams(useUrl()).get('kind') === 'organization' ? 'organization' : undefined
  return (
    <SignUpForm kind={kind} onUnconfirmed={() => navigate(routePath('user-signup-complete'))} />
  )
}
