import { expect, inject, test } from 'vitest'

import { PHONE, useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, isSimple } from './support/goods.ts'
import { fillSignIn, signUp } from './support/member.ts'

const open = useBrowser()

const SHOP = { 'site-id': '1', 'currency-id': '1', client: 'site' }
const FOUR_HASHES = /^[\da-f]{8}(?:\.[\da-f]{8}){3}$/

test('a call says for which site and in whose name, a sign-in by which device', async () => {
  const { account } = await signUp()
  const { page } = await open()
  const asked = (path: string) => page.waitForRequest(request => request.url().endsWith(path))
  await visit(page, '/user/signin')

  const signingIn = asked('/api/users/v1/login')
  await fillSignIn(page, account)
  const guest = await signingIn
  await page.waitForURL('**/user/profile')
  await visit(page, (await findGoods(isSimple)).href)
  const buying = asked('/api/basket/v1/products')
  await page.locator('#main').getByRole('button', { name: 'В корзину' }).first().click()
  const member = await buying

  expect(guest.headers()).toMatchObject(SHOP)
  expect(guest.headers()).not.toHaveProperty('authorization')
  expect(guest.postDataJSON().deviceId).toMatch(FOUR_HASHES)
  expect(member.headers()).toMatchObject({
    ...SHOP,
    authorization: expect.stringMatching(/^Bearer ./)
  })
})

test('at its sub-domain the shop says which site it is, and asks in its name', async () => {
  const url = inject('shopUrl').replace('//localhost', '//by.localhost')
  const { page } = await open({ baseURL: url, viewport: PHONE })
  const { listing } = await findGoods(isSimple)
  const asked = page.waitForRequest(request => request.url().endsWith('/api/basket/v1/products'))
  await visit(page, listing)

  expect(await page.title()).toMatch(/ — Пенал Беларусь$/)
  const header = page.getByRole('banner')
  const logo = await header.getByRole('link', { name: 'Пенал Беларусь — на главную' }).boundingBox()
  const town = await header.locator('.town').boundingBox()
  expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(town?.x ?? 0)
  expect(await page.getByRole('contentinfo').textContent()).toContain('© «Пенал Беларусь»')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.locator('#main').getByRole('button', { name: 'В корзину' }).first().click()
  expect((await asked).headers()).toMatchObject({ 'site-id': '2' })
})
