import type {
  resetPassword as resetPasswordContract,
  sendTemporaryPassword as sendTemporaryPasswordContract
} from '@vitrina/core/contracts'
import { fieldValidators, typedMailbox } from '@vitrina/core/values'
import type { Call } from '../../http/call.ts'
import { refuseWrongFields } from '../../http/field-errors.ts'
import type { Handler } from '../../http/handlers.ts'
import { authMessages as messages } from './auth.messages.ts'
import { mailTemporaryPassword } from './temporary-password.ts'

export const resetPassword: Handler<typeof resetPasswordContract> = async ({ body }, call) => {
  const email = tidyEmail(body.email, call)
  await mailTemporaryPassword(email, call, { once: false, deviceId: body.deviceId })
  return { message: messages.passwordSent }
}

export const sendTemporaryPassword: Handler<typeof sendTemporaryPasswordContract> = async (
  { body },
  call
) => {
  const email = tidyEmail(body.email, call)
  await mailTemporaryPassword(email, call, { once: true, deviceId: body.deviceId })
  return { message: messages.passwordSent }
}

function tidyEmail(typed: string, { settings }: Call): string {
  const email = typedMailbox(typed)
  refuseWrongFields({ email: fieldValidators(settings.shop).mailbox(email) })
  return email
}
