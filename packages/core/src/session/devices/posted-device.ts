import type { EndpointCall } from '../../api/endpoint-call.ts'
import { endDevice } from '../../contracts/devices.ts'
import { removePasskey } from '../../contracts/passkeys.ts'

/** Does what a form on the page of devices asks for that was sent without script. */
export async function postDevice(call: EndpointCall, fields: URLSearchParams): Promise<void> {
  const passkey = fields.get('passkey')
  if (passkey) await call(removePasskey, { body: { id: passkey } })
  else await call(endDevice, { body: { id: fields.get('id') ?? '' } })
}
