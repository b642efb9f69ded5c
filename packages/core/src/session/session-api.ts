import type { Api } from '../api/api.ts'
import type { ShopConfig } from '../config/config.ts'
import { login, refreshSession, signup } from '../contracts/users.ts'
import { newDeviceId, storedDeviceId } from '../platform/device-id.ts'
import { storageKeys } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'
import { tokenClaims } from '../token-claims/token-claims.ts'
import { normaliseLogin } from '../validation/login.ts'
import { createRefresh } from './refresh.ts'
import type { SessionApi } from './session-events.ts'
import type { TokenStore, Tokens } from './tokens.ts'

interface SessionApiParts {
  readonly platform: Platform
  readonly config: ShopConfig
  readonly store: TokenStore
  /** Asked late: the client of the API needs the session, and the session the client. */
  readonly api: () => Api
}

/** The session's calls: a guest's cart token goes along, so that the server merges the baskets. */
export function createSessionApi(parts: SessionApiParts): SessionApi {
  const { platform, store, api } = parts
  const refresh = createRefresh({
    ...parts,
    async callRefresh(oldRefreshToken, signal) {
      const body = { oldRefreshToken, deviceId: storedDeviceId(platform) }
      return api()(refreshSession, { body }, signal)
    }
  })
  return {
    async signIn({ username, password, ...form }, signal) {
      const body = {
        ...form,
        ...normaliseLogin({ username, password }),
        basket: store.cartToken(),
        deviceId: newDeviceId(platform)
      }
      const answer = await api()(login, { body }, signal)
      return {
        tokens: pairOf(answer),
        basket: answer.basket ?? undefined,
        passwordSent: answer.passwordSent
      }
    },
    async signUp({ password, ...form }, signal) {
      const body = {
        ...form,
        password: password.trim(),
        basket: store.cartToken(),
        deviceId: newDeviceId(platform)
      }
      const answer = await api()(signup, { body }, signal)
      return {
        tokens: pairOf(answer),
        basket: answer.basket ?? undefined,
        passwordSent: false
      }
    },
    refresh,
    keep: tokens => store.write(tokens),
    forget() {
      store.forget()
      platform.storage.remove(storageKeys.deviceId)
    },
    claims: () => tokenClaims(store.read()?.access),
    isCurrent: token => store.read()?.access === token,
    chooseCurrency: id => store.chooseCurrency(id)
  }
}

const pairOf = ({
  token,
  refreshToken
}: {
  readonly token: string | null
  readonly refreshToken: string | null
}): Tokens | undefined => (token ? { access: token, refresh: refreshToken ?? '' } : undefined)
