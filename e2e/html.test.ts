import { expect, inject, test } from 'vitest'

import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { htmlFaults } from './support/html-faults.ts'
import { signUp } from './support/member.ts'
import { publicPages } from './support/public-pages.ts'
import { AUTH_COOKIE, CART_COOKIE, fillBasket, REFRESH_COOKIE, signIn } from './support/visitor.ts'

/** Pages asked for at once. */
const AT_ONCE = 4

const PROFILE = [
  ...['addresses', 'addresses?edit=new', 'baskets', 'blank/all', 'delete', 'devices'],
  ...['notifications', 'order/all', 'password', 'personal', 'reset-password', 'reviews'],
  'subscription'
].map(ofProfile)

const MEMBER_PAGES = ['/', '/fast-order', '/user/bonus', '/user/profile', ...PROFILE]

/** Lists of a member, and where their first entry leads. */
const ENTRIES = [
  ['order/all', /href="(\/user\/profile\/order\/detail\/[^"]*)"/],
  ['notifications', /href="(\/user\/profile\/notifications\/[^"]*)"/]
] as const

test('every page that a guest may open is HTML by the standard', async () => {
  // Without goods the checkout leads to the basket.
  const pages = (await publicPages()).filter(path => path !== '/checkout')

  expect(await faultsOf(pages)).toEqual([])
  expect(pages.length).toBeGreaterThan(40)
})

test('a filled basket and its checkout are HTML by the standard', async () => {
  const groupId = groupOf(await findGoods(isSimple))
  const { token, refreshToken } = (await signUp()).tokens
  await fillBasket(groupId, 1, { token })
  const guest = cookieOf({ [CART_COOKIE]: await fillBasket(groupId, 2) })
  const member = cookieOf({ [AUTH_COOKIE]: token, [REFRESH_COOKIE]: refreshToken })

  for (const buyer of [guest, member])
    expect(await faultsOf(['/cart', '/checkout'], buyer)).toEqual([])
})

test('every page of a member is HTML by the standard', async () => {
  const { token, refreshToken } = await signIn()
  const member = cookieOf({ [AUTH_COOKIE]: token, [REFRESH_COOKIE]: refreshToken })
  const entries = await Promise.all(ENTRIES.map(entry => firstEntry(entry, member)))

  expect(await faultsOf([...MEMBER_PAGES, ...entries], member)).toEqual([])
})

async function firstEntry([list, entry]: (typeof ENTRIES)[number], member: string) {
  const [, path] = entry.exec(await pageOf(ofProfile(list), member)) ?? []
  if (path === undefined) throw new Error(`The member has nothing in ${list}`)
  return path
}

/** What is wrong with the documents that the server sends, each with its address. */
async function faultsOf(paths: readonly string[], cookie = ''): Promise<readonly string[]> {
  const waiting = [...paths]
  const found: string[] = []
  const check = async (path: string) => {
    const faults = await htmlFaults(await pageOf(path, cookie))
    found.push(...faults.map(fault => `${path}: ${fault}`))
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(check))
  return found
}

async function pageOf(path: string, cookie: string) {
  const headers = cookie === '' ? {} : { cookie }
  const response = await fetch(inject('shopUrl') + path, { headers, redirect: 'manual' })
  const isThere = response.status === 200 || path === '/net-takoj-stranitsy'
  if (!isThere) throw new Error(`${path} answers ${response.status}`)
  return response.text()
}

function ofProfile(path: string) {
  return `/user/profile/${path}`
}

const cookieOf = (cookies: Readonly<Record<string, string>>) =>
  Object.entries(cookies)
    .map(pair => pair.join('='))
    .join('; ')
