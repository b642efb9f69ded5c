import { routePath } from '@vitrina/core'
import { queryParams } from '@vitrina/core/routes'
import { SignUpForm } from '@vitrina/react-ui'
import { useLocation } from 'wouter'

import { entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'
import { useUrl } from '../../routing/router.tsx'

export const page = definePage({ frame: entrance, View: SignUp })

function SignUp() {
  const [, navigate] = useLocation()
  const kind = queryParams(useUrl()).get('kind') === 'organization' ? 'organization' : undefined
  return (
    <SignUpForm kind={kind} onUnconfirmed={() => navigate(routePath('user-signup-complete'))} />
  )
}
