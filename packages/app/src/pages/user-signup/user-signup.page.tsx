import { routePath } from '@vitrina/core'
import { SignUpForm } from '@vitrina/react-ui'

import { entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'
import { useNavigation } from '../../routing/router.tsx'

export const page = definePage({ frame: entrance, View: SignUp })

function SignUp() {
  const { open } = useNavigation()
  return <SignUpForm onUnconfirmed={() => void open(routePath('user-signup-complete'))} />
}
