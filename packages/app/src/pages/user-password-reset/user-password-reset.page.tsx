import { routePath } from '@vitrina/core'
import { PasswordResetForm } from '@vitrina/react-ui'
import { useLocation } from 'wouter'

import { entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'

export const page = definePage({
  frame: entrance,
  intro: 'Укажите e-mail, с которым вы регистрировались: пришлём на него временный пароль.',
  View: PasswordReset
})

function PasswordReset() {
  const [, navigate] = useLocation()
  return <PasswordResetForm onSent={() => navigate(routePath('user-password-reset-complete'))} />
}
