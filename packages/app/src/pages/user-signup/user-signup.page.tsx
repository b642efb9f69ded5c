import { routePath } from '@vitrina/core'
import { SignUpForm } from '@vitrina/react-ui'

import { Entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'
import { useNavigation } from '../../routing/router.tsx'

export const page = definePage<null>({ View: SignUp })

function SignUp() {
  const { open } = useNavigation()
  return (
    <Entrance route="user-signup">
      <SignUpForm onUnconfirmed={() => void open(routePath('user-signup-complete'))} />
    </Entrance>
  )
}
