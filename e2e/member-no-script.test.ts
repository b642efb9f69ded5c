import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { asMember, button, main, signUp } from './support/member.ts'
import { askForCall, orderByCall } from './support/order-by-call.ts'
import type { Tokens } from './support/visitor.ts'

const openAs = asMember(useBrowser())

const openWithoutScript = (tokens: Tokens) => openAs(tokens, { javaScriptEnabled: false })

test('without script an order shows only what works, and is cancelled by its one button', async () => {
  const { tokens } = await signUp()
  const { id } = await orderByCall(tokens.token, groupOf(await findGoods(isSimple)))
  const { page } = await openWithoutScript(tokens)
  await page.goto(`/user/profile/order/detail/${id}`)
  const cancelling = page.getByRole('button', { name: 'Отменить заказ' })

  expect(await page.getByRole('button', { name: 'Распечатать' }).isVisible()).toBe(false)
  expect(await page.getByText('Отменить заказ').count()).toBe(1)
  await cancelling.click()

  await page.getByText('Отменён').first().waitFor()
  expect(await cancelling.count()).toBe(0)
  expect(await main(page)).toContain('Отменён')
  expect(await button(page, 'Повторить').count()).toBe(1)
})

test('without script a one-click order is taken back', async () => {
  const { tokens } = await signUp()
  await askForCall(tokens.token, groupOf(await findGoods(isSimple)))
  const { page } = await openWithoutScript(tokens)
  await page.goto('/user/profile/blank/all')

  await button(page, 'Отменить заявку').click()

  await page.getByText('Отменена').first().waitFor()
  expect(await button(page, 'Отменить заявку').count()).toBe(0)
})

test('without script a member signs out, and the account asks to sign in again', async () => {
  const { page } = await openWithoutScript((await signUp()).tokens)
  await page.goto('/user/profile')

  await button(page, 'Выйти').click()

  await page.waitForURL(url => url.pathname === '/')
  expect(await page.locator('header').getByRole('link', { name: 'Войти' }).count()).toBe(1)
  await page.goto('/user/profile')
  await page.waitForURL('**/user/signin')
})
