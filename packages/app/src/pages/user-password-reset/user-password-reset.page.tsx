import { routePath } from '@vitrina/core'
import { PasswordResetForm } from '@vitrina/react-ui'

import { entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'
import { useNavigation } from '../../routing/router.tsx'

export const page = definePage({
  frame: entrance,
  intro: 'Укажите e-mail, с которым вы регистрировались: пришлём на него временный пароль.',
  View: PasswordReset
})

function PasswordReset() {
  const { open } = useNavigation()
  return <PasswordResetForm onSent={() => void open(routePath('user-password-reset-complete'))} />
}
