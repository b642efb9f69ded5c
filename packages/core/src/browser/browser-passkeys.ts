import type { Passkeys } from '../platform/platform.ts'

/** None where the browser cannot read and write the standard's JSON: all do since spring 2025. */
export const browserPasskeys = (): Passkeys | undefined =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
    ? { create, sign }
    : undefined

const create: Passkeys['create'] = async options => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const { id, rawId, response } = chosen(await navigator.credentials.create({ publicKey }))
  if (!('attestationObject' in response)) throw notChosen()
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } }
}

const sign: Passkeys['sign'] = async options => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const { id, rawId, response } = chosen(await navigator.credentials.get({ publicKey }))
  if (!('signature' in response)) throw notChosen()
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  return {
    ...{ id, rawId, type: 'public-key' },
    response: { clientDataJSON, authenticatorData, signature, userHandle }
  }
}

function chosen(credential: Credential | null) {
  if (credential instanceof PublicKeyCredential) return credential.toJSON()
  throw notChosen()
}

const notChosen = () => new DOMException('No key was chosen', 'NotAllowedError')
