import { waitFor } from 'xstate'
import type { EndpointCall } from '../api/endpoint-call.ts'

import { endDevice } from '../contracts/devices.ts'
import {
  changePassword,
  getPartProfile,
  getUserParams,
  resetPassword,
  sendTemporaryPassword,
  updateProfile,
  updateUserParams
} from '../contracts/users.ts'
import type { PartProfile, Profile, UserParams } from '../entities/profile.ts'
import { ApiError } from '../platform/api-error.ts'
import { needInput } from '../platform/check-platform.ts'
import { storedDeviceId } from '../platform/device-id.ts'
import type { Platform } from '../platform/platform.ts'
import { typedMailbox } from '../values/spelling/typed-text.ts'
import type { TokenStore } from './refresh.ts'
import type { SessionActor } from './session.machine.ts'
import type { PasskeySignIn, SignInForm, SignUpForm } from './session-events.ts'

export interface PersonalForm {
  readonly fio: string
  readonly email: string
  readonly phone: string
  /** `YYYY-MM-DD`; undefined where the visitor does not tell. */
  readonly birthDate: string | undefined
  /** Asked for with another e-mail, where the sign-in was some time ago. */
  readonly password?: string | undefined
}

/** What a visitor does with the account itself; every call rejects with ApiError. */
export interface Account {
  /** Whether the visitor is signed in now: a password that was mailed gives no tokens. */
  signIn(form: SignInForm | PasskeySignIn): Promise<boolean>
  /** Whether he is signed in now, or has to confirm the e-mail first (A19). */
  signUp(form: SignUpForm): Promise<boolean>
  /** Resolves with the server's words, the same for a known and an unknown e-mail. */
  resetPassword(email: string): Promise<string>
  /** Mails a password for one sign-in; the answer is the same for an unknown e-mail. */
  sendTemporaryPassword(email: string): Promise<string>
  /** Short, for headers and hints: what greets the visitor and what he has yet to fill in. */
  partProfile(signal?: AbortSignal): Promise<PartProfile>
  params(signal?: AbortSignal): Promise<UserParams>
  /** What is left out stays as it was. */
  saveParams(params: Partial<UserParams>): Promise<UserParams>
  saveProfile(form: PersonalForm): Promise<Profile>
  /** Signs every other device out; this one goes on with a new pair of tokens. */
  changePassword(oldPassword: string, password: string): Promise<void>
  /** Signs another device of the account out. */
  endDevice(id: string): Promise<void>
}

interface AccountOptions {
  readonly platform: Platform
  readonly api: EndpointCall
  readonly store: TokenStore
  readonly session: SessionActor
}

/** What a member does with the account itself. */
export function createAccount(options: AccountOptions): Account {
  const { platform, api, store, session } = options
  const ownerOf = (email: string) => ({
    email: typedMailbox(email),
    deviceId: storedDeviceId(platform)
  })
  return {
    async signIn(form) {
      needForm(form, 'signIn(form)', neededOf(form))
      session.send({ type: 'signin.submit', form })
      return settled(session)
    },
    async signUp(form) {
      needForm(form, 'signUp(form)', ['fio', 'email', 'phone', 'password'])
      session.send({ type: 'signup.submit', form })
      return settled(session)
    },
    async resetPassword(email) {
      return (await api(resetPassword, { body: ownerOf(email) })).message
    },
    async sendTemporaryPassword(email) {
      return (await api(sendTemporaryPassword, { body: ownerOf(email) })).message
    },
    partProfile: signal => api(getPartProfile, {}, signal),
    params: signal => api(getUserParams, {}, signal),
    saveParams: params => api(updateUserParams, { body: params }),
    async saveProfile({ birthDate, ...form }) {
      const profile = await api(updateProfile, { body: { ...form, birthDate: birthDate ?? null } })
      session.send({ type: 'profile.replaced', profile })
      return profile
    },
    async endDevice(id) {
      await api(endDevice, { body: { id } })
    },
    async changePassword(oldPassword, password) {
      const body = {
        oldPassword: oldPassword.trim(),
        password: password.trim(),
        deviceId: storedDeviceId(platform)
      }
      store.write(await api(changePassword, { body }))
    }
  }
}

/** A key signs in by itself; who asks for a temporary password has none yet. */
function neededOf(form: unknown): readonly string[] {
  const { passkey, emailOnly } = Object(form)
  if (passkey !== undefined) return ['passkey']
  return emailOnly ? ['username'] : ['username', 'password']
}

/** Refuses a form without one of these fields, and names the one that was given in its place. */
function needForm(form: unknown, argument: string, fields: readonly string[]): void {
  needInput(form, argument)
  const lacking = fields.find(field => !Reflect.get(form, field))
  if (lacking === undefined) return
  const stray = Object.keys(form).filter(name => !fields.includes(name))
  const given = stray.length === 0 ? '' : `; ${stray.join(', ')} is given`
  throw new TypeError(`${argument}: ${lacking} is missing or empty${given}`)
}

async function settled(session: SessionActor): Promise<boolean> {
  const { context } = await waitFor(session, snapshot => !snapshot.hasTag('busy'))
  if (context.failure) throw new ApiError(context.failure)
  return context.signedIn
}
