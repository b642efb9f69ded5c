import type { EndpointCall } from '../api/endpoint-call.ts'
import { getProfile } from '../contracts/users.ts'

import type { ShopRequest } from './define-loader.ts'

/** Tells a password manager whose password a form asks for: nobody misses it on the screen. */
export const ownEmail = async ({
  backend,
  optional,
  session
}: Pick<ShopRequest, 'backend' | 'optional' | 'session'>): Promise<string> =>
  session.profile?.email ?? optional(readEmail(backend), '')

const readEmail = async (backend: EndpointCall) => (await backend(getProfile, {})).email
