import { routePath } from '@vitrina/core'
import { PasswordResetForm } from '@vitrina/react-ui'
import { useLocation } from 'wouter'

export function Form() {
  const [, navigate] = useLocation()
  return <PasswordResetForm onSent={() => navigate(routePath('user-password-reset-complete'))} />
}
