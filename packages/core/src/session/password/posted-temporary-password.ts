import type { EndpointCall } from '../../api/endpoint-call.ts'
import { login } from '../../contracts/users.ts'
import { ApiError } from '../../platform/api-error.ts'
import { normaliseLogin } from '../../values/validation/login.ts'

const NOT_ALLOWED = 405

/**
 * Asks for a letter with a password for one sign-in, for a form without script. Rejects with 405 a form
 * without an e-mail.
 */
export async function postTemporaryPassword(
  call: EndpointCall,
  fields: URLSearchParams
): Promise<void> {
  const username = fields.get('email')
  if (username === null) throw new ApiError({ status: NOT_ALLOWED })
  const credentials = normaliseLogin({ username, password: '' })
  await call(login, { body: { ...credentials, emailOnly: true, deviceId: '' } })
}
