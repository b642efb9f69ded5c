import { SignInForm } from '@vitrina/react-ui'

import { Entrance } from '../../account/entrance.tsx'
import { definePage } from '../define-page.ts'

export const page = definePage<null>('user-signin', {
  View: () => (
    <Entrance route="user-signin">
      <SignInForm />
    </Entrance>
  )
})
