import type {
  resetPassword as resetPasswordContract,
  sendTemporaryPassword as sendTemporaryPasswordContract
} from '@vitrina/core/contracts'

import { refuseWrongFields } from '../../http/field-errors.ts'
import type { Handler } from '../../http/handlers.ts'
import { realEmail } from '../users/personal-fields.ts'
import { authMessages as messages } from './auth.messages.ts'
import { mailTemporaryPassword } from './temporary-password.ts'

export const resetPassword: Handler<typeof resetPasswordContract> = async ({ body }, call) => {
  const email = tidyEmail(body.email)
  await mailTemporaryPassword(email, call, { once: false })
  return { message: messages.passwordSent }
}

export const sendTemporaryPassword: Handler<typeof sendTemporaryPasswordContract> = async (
  { body },
  call
) => {
  const email = tidyEmail(body.email)
  await mailTemporaryPassword(email, call, { once: true })
  return { message: messages.passwordSent }
}

function tidyEmail(typed: string): string {
  const email = typed.trim().toLowerCase()
  refuseWrongFields({ email: realEmail(email) })
  return email
}
