import {
  askPasskeyCreation,
  askPasskeySignIn,
  removePasskey,
  savePasskey
} from '../../contracts/passkeys.ts'
import type { EngineContext } from '../../engine/engine-context.ts'
import { ApiError } from '../../platform/api-error.ts'
import { newDeviceId } from '../../platform/device-id.ts'
import type { Passkeys, Platform } from '../../platform/platform.ts'
import { createAccount } from '../../session/account.ts'
import { passkeyMessages as words } from './passkey.messages.ts'

/** What a visitor does with passkeys; every call rejects with ApiError. */
export interface OwnPasskeys {
  /** Signs in by a key of this device or its password manager; its person chooses which. */
  signIn(): Promise<boolean>
  /** Makes a key here and gives it to the account. */
  create(): Promise<void>
  remove(id: string): Promise<void>
}

export function createOwnPasskeys(context: EngineContext): OwnPasskeys {
  const { platform, api } = context
  const account = createAccount(context)
  return {
    async signIn() {
      const keys = keysOf(platform)
      const options = await api(askPasskeySignIn, { body: { deviceId: newDeviceId(platform) } })
      return account.signIn({ passkey: await asked(keys.sign(options)) })
    },
    async create() {
      const keys = keysOf(platform)
      const credential = await asked(keys.create(await api(askPasskeyCreation, {})))
      await api(savePasskey, { body: { credential } })
    },
    async remove(id) {
      await api(removePasskey, { body: { id } })
    }
  }
}

/** Known before the server is asked for a challenge that nobody could answer. */
function keysOf({ passkeys }: Platform): Passkeys {
  if (passkeys === undefined) throw problem(words.unsupported)
  return passkeys
}

/** What a browser rejects with is a name of the standard; its text is for developers. */
const PROBLEMS: Readonly<Record<string, 'cancelled' | 'known'>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known'
}

const asked = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    const name = error instanceof Error ? error.name : ''
    throw problem(words[PROBLEMS[name] ?? 'unsupported'], error)
  })

const problem = (message: string, cause?: unknown) => new ApiError({ message, status: 400, cause })
