import type { EndpointCall } from '../../api/endpoint-call.ts'
import { requestRestockLetter } from '../../contracts/mail-sender.ts'

/** Asks for a letter by a form without script. */
export async function postRestock(call: EndpointCall, fields: URLSearchParams): Promise<void> {
  const body = { groupId: Number(fields.get('group')), email: fields.get('email') ?? '' }
  await call(requestRestockLetter, { body })
}
