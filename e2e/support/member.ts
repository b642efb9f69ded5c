import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'

import type { Watched } from './browser.ts'
import { newestMessage } from './letters.ts'
import { textOf } from './text.ts'
import {
  AUTH_COOKIE,
  callApi,
  fromElsewhere,
  proof,
  REFRESH_COOKIE,
  setCookies,
  type Tokens
} from './visitor.ts'

export interface Account {
  readonly username: string
  readonly password: string
}

export const SCHOOL: Account = { username: 'school@example.ru', password: 'penal-school' }
/** His basket is met by every test of the shared shop: an order needs a shop of its own. */
export const DEALER: Account = { username: 'dealer@example.ru', password: 'penal-dealer' }
export const PASSWORD = 'тетрадь в клетку'

export const main = (page: Page) => textOf(page.locator('#main'))

export const field = (page: Page, name: string) => page.locator(`#main input[name="${name}"]`)

export const button = (page: Page, name: string) =>
  page.locator('#main').getByRole('button', { name, exact: true })

/** Basket and account in the header. */
export const personalLinks = (page: Page) => page.getByRole('navigation', { name: 'Личное' })

export async function fillSignIn(page: Page, { username, password }: Account) {
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await page.keyboard.press('Enter')
}

/** A new buyer of the shop, made without a browser. */
export const signUp = (apiUrl?: string) => join({}, apiUrl)

/** A new buyer whose e-mail counts, as after the code of its letter. */
export async function signUpProven() {
  const made = await signUp()
  const { username: value } = made.account
  const headers = { ...fromElsewhere(), authorization: `Bearer ${made.tokens.token}` }
  const body = { kind: 'email', value }
  await callApi('POST', '/users/v1/verify/send', { headers: { ...proof(), ...headers }, body })
  const [code] = /\b\d{6}\b/.exec(await newestMessage('mail', value)) ?? []
  const { status } = await callApi('POST', '/users/v1/verify', {
    headers: { ...proof(), ...headers },
    body: { ...body, code }
  })
  expect(status).toBe(200)
  return made
}

/** A new organisation, whose prices and payment are those of one at once. */
export const signUpSchool = () => join({ organization: { inn: '6658000000', title: 'Школа № 64' } })

async function join(
  more: object,
  apiUrl = inject('apiUrl')
): Promise<{ account: Account; tokens: Tokens }> {
  const username = `${randomUUID()}@example.ru`
  const { status, json } = await callApi('POST', '/users/v1/signup', {
    apiUrl,
    headers: { ...proof(), ...fromElsewhere() },
    body: {
      fio: 'Ёлкина Вера Павловна',
      email: username,
      phone: '+79123456789',
      password: PASSWORD,
      accept: true,
      deviceId: 'e2e',
      ...more
    }
  })
  expect(status).toBe(200)
  const tokens = { token: json.token, refreshToken: json.refreshToken }
  return { account: { username, password: PASSWORD }, tokens }
}

/** Gives a browser the session of a member. */
export const becomeMember = (page: Page, { token, refreshToken }: Tokens, shopUrl?: string) =>
  setCookies(page.context(), { [AUTH_COOKIE]: token, [REFRESH_COOKIE]: refreshToken }, shopUrl)

/** Opens browsers in which a member is signed in already. */
export const asMember =
  (open: (options?: BrowserContextOptions) => Promise<Watched>) =>
  async (tokens: Tokens, options: BrowserContextOptions = {}): Promise<Watched> => {
    const opened = await open(options)
    await becomeMember(opened.page, tokens)
    return opened
  }
