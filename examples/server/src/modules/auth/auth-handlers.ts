import type { Handlers } from '../../http/handlers.ts'
import { changePassword } from './change-password.ts'
import { login } from './login.ts'
import { refreshSession } from './refresh-session.ts'
import { resetPassword, sendTemporaryPassword } from './reset-password.ts'
import { signup } from './signup.ts'

export const authHandlers = {
  login,
  signup,
  refreshSession,
  resetPassword,
  sendTemporaryPassword,
  changePassword
} satisfies Partial<Handlers>
