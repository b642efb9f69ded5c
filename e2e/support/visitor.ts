import { randomInt, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'

export interface Tokens {
  readonly token: string
  readonly refreshToken: string
}

export const CART_COOKIE = 'cart_tokenpenal'
export const AUTH_COOKIE = 'auth_tokenpenal'
export const REFRESH_COOKIE = 'refresh_tokenpenal'

interface Credentials {
  readonly username: string
  readonly password: string
}

export const ANNA: Credentials = { username: 'anna@example.ru', password: 'penal-anna' }

/** A call of the backend in the name of a visitor. */
export async function callApi(
  method: string,
  path: string,
  { body, headers = {}, apiUrl = inject('apiUrl') }: ApiCall = {}
): Promise<ApiAnswer> {
  const response = await fetch(apiUrl + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) })
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: parse(text) }
}

interface ApiCall {
  /** A text is sent as it is. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly apiUrl?: string
}

export interface ApiAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Whatever the body says; tests compare it. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of every contract pass here.
  readonly json: any
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The proof that guarded calls carry, made anew for each. */
export const proof = (): Readonly<Record<string, string>> => ({
  'session-id': randomUUID(),
  'sending-time': String(Date.now()),
  nonce: randomUUID().replaceAll('-', '').slice(0, 22)
})

/** Names an address of the visitor's own: the shop limits sign-ins and sign-ups by address. */
export const fromElsewhere = (): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
})

export async function signIn(
  account: Credentials = ANNA,
  apiUrl = inject('apiUrl')
): Promise<Tokens> {
  const { status, json } = await callApi('POST', '/users/v1/login', {
    apiUrl,
    headers: { ...proof(), ...fromElsewhere() },
    body: { ...account, deviceId: 'e2e' }
  })
  if (status !== 200) throw new Error(`${account.username} cannot sign in: ${status}`)
  return { token: json.token, refreshToken: json.refreshToken }
}

/** Puts a group into the basket of a cart token; without one it makes a new visitor. */
export async function fillBasket(
  groupId: number,
  count = 1,
  { cartToken = randomUUID(), token, apiUrl = inject('apiUrl') }: Basket = {}
): Promise<string> {
  const { status } = await callApi('POST', '/basket/v1/products', {
    apiUrl,
    headers: { 'cart-token': cartToken, ...(token && { authorization: `Bearer ${token}` }) },
    body: { groups: [{ id: intentId(), groupId, count }], change: true }
  })
  if (status !== 200) throw new Error(`The basket answers ${status}`)
  return cartToken
}

interface Basket {
  readonly cartToken?: string
  /** Of a member, whose own basket is filled then. */
  readonly token?: string
  readonly apiUrl?: string
}

/** How many pieces the backend knows in the basket of a cart token. */
export async function piecesIn(cartToken: string): Promise<number> {
  const { json } = await callApi('GET', '/basket/v1', { headers: { 'cart-token': cartToken } })
  return json.total.count
}

/** Grows with time, as the ids of intents must. */
const intentId = () => `${String(Date.now()).padStart(14, '0')}${randomUUID().slice(0, 8)}`

export const cookieOf = async (page: Page, wanted: string) =>
  (await page.context().cookies()).find(({ name }) => name === wanted)?.value ?? ''

/** Gives a browser the cookies of a visitor. */
export async function setCookies(
  context: BrowserContext,
  cookies: Readonly<Record<string, string>>,
  url = inject('shopUrl')
): Promise<void> {
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url, sameSite: 'Lax' as const }))
  )
}
