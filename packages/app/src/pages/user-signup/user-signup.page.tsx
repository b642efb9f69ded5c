import { routePath } from '@vitrina/core'
import { SignUpForm } from '@vitrina/react-ui'

import { Entrance } from '../../account/entrance.tsx'
import { useNavigation } from '../../routing/router.tsx'
import { definePage } from '../define-page.ts'

export const page = definePage<null>('user-signup', { View: SignUp })

function SignUp() {
  const { open } = useNavigation()
  return (
    <Entrance route="user-signup">
      <SignUpForm onUnconfirmed={() => void open(routePath('user-signup-complete'))} />
    </Entrance>
  )
}
