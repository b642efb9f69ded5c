import { routePath } from '@vitrina/core'
import { PasswordResetForm } from '@vitrina/react-ui'

import { Entrance } from '../../account/entrance.tsx'
import { useNavigation } from '../../routing/router.tsx'
import { definePage } from '../define-page.ts'

export const page = definePage<null>('user-password-reset', { View: PasswordReset })

function PasswordReset() {
  const { open } = useNavigation()
  return (
    <Entrance
      route="user-password-reset"
      intro="Укажите e-mail, с которым вы регистрировались: пришлём на него временный пароль."
    >
      <PasswordResetForm onSent={() => void open(routePath('user-password-reset-complete'))} />
    </Entrance>
  )
}
