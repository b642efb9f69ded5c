import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { basket } from '../entities/basket.ts'
import {
  createdPasskey,
  passkey,
  passkeyCreation,
  passkeyRequest,
  signedPasskey
} from '../entities/passkey.ts'

const deviceId = z.string().check(z.maxLength(300))
const passkeys = z.object({ data: z.array(passkey) })

/** The member's keys, the newest first. Not of the specification, as all of these. */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/users/v1/passkeys',
  signedIn: true,
  response: passkeys
})

/** A challenge for a new key: good once, for this session, for five minutes. */
export const askPasskeyCreation = endpoint({
  method: 'POST',
  path: '/users/v1/passkeys/creation',
  signedIn: true,
  response: passkeyCreation
})

/** Keeps a key that answers such a challenge; a letter tells the owner. */
export const savePasskey = endpoint({
  method: 'POST',
  path: '/users/v1/passkeys',
  signedIn: true,
  body: z.object({ credential: createdPasskey }),
  response: passkeys
})

/** Signs nobody in from then on; answers with those that are left. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/users/v1/passkeys',
  signedIn: true,
  body: z.object({ id: z.string().check(z.maxLength(1400)) }),
  response: passkeys
})

/** A challenge for signing in: good once, for this device and cart token, for five minutes. */
export const askPasskeySignIn = endpoint({
  method: 'POST',
  path: '/users/v1/passkeys/request',
  credentials: true,
  guarded: true,
  body: z.object({ deviceId }),
  response: passkeyRequest
})

/** Signs in by a key that answers such a challenge; `basket` as at the sign-in by password (N5). */
export const loginByPasskey = endpoint({
  method: 'POST',
  path: '/users/v1/passkeys/login',
  credentials: true,
  guarded: true,
  body: z.object({
    credential: signedPasskey,
    basket: z.optional(z.string().check(z.maxLength(64))),
    deviceId
  }),
  response: z.object({ token: z.string(), refreshToken: z.string(), basket: z.nullable(basket) })
})
