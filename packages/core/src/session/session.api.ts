import type { EndpointCall } from '../api/endpoint-call.ts'
import { loginByPasskey } from '../contracts/passkeys.ts'
import { login, refreshSession, signup } from '../contracts/users.ts'
import type { Basket } from '../entities/basket.ts'
import type { ShopConfig } from '../platform/config.ts'
import { newDeviceId, storedDeviceId } from '../platform/device-id.ts'
import { storageKeys } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'
import { tokenClaims } from '../values/token-claims/token-claims.ts'
import { normaliseLogin } from '../values/validation/login.ts'
import { createRefresh, type TokenStore } from './refresh.ts'
import type { SessionApi, SignedIn } from './session-events.ts'

interface SessionApiOptions {
  readonly platform: Platform
  readonly config: ShopConfig
  readonly store: TokenStore
  /** Asked late: the client of the API needs the session, and the session the client. */
  readonly api: () => EndpointCall
}

/** The session's calls: a guest's cart token goes along, so that the server merges the baskets. */
export function createSessionApi(options: SessionApiOptions): SessionApi {
  const { platform, store, api } = options
  const refresh = createRefresh({
    ...options,
    async callRefresh(oldRefreshToken, signal) {
      const body = { oldRefreshToken, deviceId: storedDeviceId(platform) }
      return api()(refreshSession, { body }, signal)
    }
  })
  const visitor = () => ({ basket: store.cartToken(), deviceId: newDeviceId(platform) })
  return {
    async signIn(form, signal) {
      if ('passkey' in form) {
        const body = { credential: form.passkey, ...visitor() }
        return signedIn(await api()(loginByPasskey, { body }, signal))
      }
      const { username, password, ...rest } = form
      const body = { ...rest, ...normaliseLogin({ username, password }), ...visitor() }
      return signedIn(await api()(login, { body }, signal))
    },
    async signUp({ password, ...form }, signal) {
      const body = { ...form, password: password.trim(), ...visitor() }
      return signedIn(await api()(signup, { body }, signal))
    },
    refresh,
    revoke: () => void revokeTokens(options),
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

/** Nobody waits for the answer: the browser forgets the tokens either way. */
async function revokeTokens({ platform, config, store }: SessionApiOptions): Promise<void> {
  const tokens = store.read()
  if (config.revokePath === '' || tokens === undefined) return
  const headers = {
    'content-type': 'application/json',
    [config.headerNames.authorization]: `Bearer ${tokens.access}`
  }
  const body = JSON.stringify({ refreshToken: tokens.refresh, deviceId: storedDeviceId(platform) })
  const url = platform.apiUrl + config.revokePath
  const request = new Request(url, { method: 'POST', headers, body, keepalive: true })
  await platform
    .fetch(request)
    .catch(error => platform.log('warn', 'Tokens were not revoked', error))
}

interface Answer {
  readonly token: string | null
  readonly refreshToken: string | null
  readonly basket: Basket | null
  readonly passwordSent?: boolean
}

const signedIn = ({ token, refreshToken, basket, passwordSent = false }: Answer): SignedIn => ({
  tokens: token ? { access: token, refresh: refreshToken ?? '' } : undefined,
  basket: basket ?? undefined,
  passwordSent
})
