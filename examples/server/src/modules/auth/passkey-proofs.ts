import type { VerifiedRegistrationResponse } from '@simplewebauthn/server'
import type { CreatedPasskey, SignedPasskey } from '@vitrina/core/entities'

import type { Settings } from '../../http/call.ts'
import type { Signed } from './passkey-challenges.ts'

/** COSE numbers of EdDSA, ES256 and RS256. */
export const ALGORITHMS = [-8, -7, -257]

/** The domain keys are bound to: with sites of sub-domains the one above them all. */
export const domainOf = ({ publicUrl }: Settings) => new URL(publicUrl).hostname

type Credential = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential']

/** The key that was made, if it is what it says to be; undefined for anything else. */
export async function provenCreation(
  { id, rawId, type, response }: CreatedPasskey,
  signed: Signed,
  settings: Settings
): Promise<Credential | undefined> {
  try {
    // None was asked for: a statement would have the certificates of strangers read.
    if ((await formatOf(response.attestationObject)) !== 'none') return undefined
    const { verifyRegistrationResponse } = await library()
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      ...expected(signed, settings),
      supportedAlgorithmIDs: [...ALGORITHMS]
    })
    return registrationInfo?.credential
  } catch {
    return undefined
  }
}

/** Comes with the first key: a shop without any starts without its certificates. */
const library = () => import('@simplewebauthn/server')

async function formatOf(attestationObject: string) {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  return decodeAttestationObject(Buffer.from(attestationObject, 'base64url')).get('fmt')
}

/** The key's counter after it has signed; undefined where it has not, or counts backwards. */
export async function provenSignature(
  { id, rawId, type, response }: SignedPasskey,
  signed: Signed,
  key: { readonly public_key: string; readonly counter: string },
  settings: Settings
): Promise<number | undefined> {
  try {
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      ...expected(signed, settings),
      credential: {
        id,
        publicKey: Buffer.from(key.public_key, 'base64url'),
        counter: Number(key.counter)
      }
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

const expected = ({ challenge, origin }: Signed, settings: Settings) => ({
  expectedChallenge: challenge,
  expectedOrigin: isOwn(origin, settings) ? origin : new URL(settings.publicUrl).origin,
  expectedRPID: domainOf(settings),
  requireUserVerification: true
})

/** The shop's own address, or a site of a sub-domain of its. */
function isOwn(origin: string, { publicUrl }: Settings): boolean {
  const own = new URL(publicUrl)
  if (origin === own.origin) return true
  if (!URL.canParse(origin)) return false
  const { protocol, port, hostname } = new URL(origin)
  const isInDomain = hostname === own.hostname || hostname.endsWith(`.${own.hostname}`)
  return isInDomain && protocol === own.protocol && port === own.port
}
