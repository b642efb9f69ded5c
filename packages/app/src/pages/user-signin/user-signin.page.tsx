import { SignInForm } from '@vitrina/react-ui'

import { Entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'

export const page = definePage<null>({
  View: () => (
    <Entrance route="user-signin">
      <SignInForm />
    </Entrance>
  )
})
