import { routePath } from '@vitrina/core'
import { PasswordResetForm } from '@vitrina/react-ui'

import { Entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'
import { useNavigation } from '../../routing/router.tsx'

export const page = definePage<null>({ View: PasswordReset })

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
