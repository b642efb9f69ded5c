import * as z from 'zod/mini'

import { openEnum } from './open-enum.ts'

/** A key of a device or a password manager that signs a member in. */
export const passkey = z.object({
  id: z.string(),
  /** What the browser said of itself when the key was made. */
  userAgent: z.string(),
  createdAt: z.string(),
  /** When it signed in last; null for one that never did. */
  usedAt: z.nullable(z.string())
})

export type Passkey = z.output<typeof passkey>

const KIND = 'public-key'
/** The only kind there is. */
const kind = openEnum([KIND], KIND)
/** Whatever a shop asks for, its front asks for no less. */
const required = openEnum(['required'], 'required')
/** Bytes as base64url, as all of WebAuthn's JSON has them. */
const bytes = (most: number) => z.string().check(z.maxLength(most))

/** How a browser is asked to make a key: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: kind, alg: z.number() })),
  /** Those the account has: no device is given two. */
  excludeCredentials: z.array(z.object({ type: kind, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: required,
    userVerification: required
  }),
  attestation: openEnum(['none'], 'none'),
  /** Milliseconds. */
  timeout: z.number()
})

export type PasskeyCreation = z.output<typeof passkeyCreation>

/** How a browser is asked for a key: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: required,
  /** Milliseconds. */
  timeout: z.number()
})

export type PasskeyRequest = z.output<typeof passkeyRequest>

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal(KIND)
}

/** A key that was made, as a browser's `toJSON()` writes it. */
export const createdPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(20_000) })
})

export type CreatedPasskey = z.output<typeof createdPasskey>

/** What a key has signed, as a browser's `toJSON()` writes it. */
export const signedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    /** The account's id; a key that signs in without a name has it. */
    userHandle: bytes(100)
  })
})

export type SignedPasskey = z.output<typeof signedPasskey>
