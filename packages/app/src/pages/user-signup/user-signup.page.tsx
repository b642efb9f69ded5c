import { routePath } from '@vitrina/core'
import { SignUpForm } from '@vitrina/react-ui'
import { useLocation } from 'wouter'

import { entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'

export const page = definePage({ frame: entrance, View: SignUp })

function SignUp() {
  const [, navigate] = useLocation()
  return <SignUpForm onUnconfirmed={() => navigate(routePath('user-signup-complete'))} />
}
