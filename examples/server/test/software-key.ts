import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedPasskey
} from '@vitrina/core/entities'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HOLDS_KEY = 0x40

/** What a dishonest browser or key may say otherwise. */
interface Lies {
  readonly origin?: string
  readonly userHandle?: string
  readonly isVerified?: boolean
  /** Its counter; without one it counts on. */
  readonly counter?: number
}

/** An authenticator of ES256 without a device, bound to a domain; it lies when told to. */
export function createSoftwareKey(domain: string, origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let owner = ''
  let counter = 0
  const authData = (flags: number, count: number, rest = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(count, 1)
    return Buffer.concat([sha256(domain), head, rest])
  }
  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? origin }))
  const flagsOf = ({ isVerified = true }: Lies) => USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
  return {
    id,
    create({ challenge, user }: PasskeyCreation, lies: Lies = {}): CreatedPasskey {
      owner = user.id
      const held = Buffer.concat([Buffer.alloc(17), Buffer.from([16]), credentialId, cose()])
      const data = authData(flagsOf(lies) | HOLDS_KEY, 0, held)
      const clientDataJSON = clientData('webauthn.create', challenge, lies).toString('base64url')
      const attestationObject = attest(data).toString('base64url')
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: { clientDataJSON, attestationObject }
      }
    },
    sign({ challenge }: PasskeyRequest, lies: Lies = {}): SignedPasskey {
      counter = lies.counter ?? counter + 1
      const client = clientData('webauthn.get', challenge, lies)
      const data = authData(flagsOf(lies), counter)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: lies.userHandle ?? owner
        }
      }
    }
  }

  /** The public key in COSE: EC2, ES256, P-256, x, y. */
  function cose(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url')
    ])
  }
}

/** `{ fmt: 'none', attStmt: {}, authData }` in CBOR. */
const attest = (data: Buffer) =>
  Buffer.concat([
    ...[Buffer.from([0xa3, 0x63]), Buffer.from('fmt'), Buffer.from([0x64]), Buffer.from('none')],
    ...[Buffer.from([0x67]), Buffer.from('attStmt'), Buffer.from([0xa0, 0x68])],
    ...[Buffer.from('authData'), Buffer.from([0x58, data.length]), data]
  ])

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
