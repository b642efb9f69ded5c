import { expect } from 'vitest'

import { deepTest, quickTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { fillPerson, main, place } from './support/checkout.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { button, field, signUp } from './support/member.ts'
import { orderTwice, payOnReceipt } from './support/plain-checkout.ts'
import { tick } from './support/tick.ts'
import { CART_COOKIE, fillBasket, setCookies } from './support/visitor.ts'

const open = useBrowser()

/** A guest without script at the checkout, with one piece in the basket. */
async function atCheckout() {
  const { page } = await open({ javaScriptEnabled: false })
  const cartToken = await fillBasket(groupOf(await findGoods(isSimple)))
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  await page.goto('/checkout')
  return page
}

quickTest('without script a guest is told what is wrong, sees the sum and orders', async () => {
  const page = await atCheckout()
  await place(page).click()

  expect(await main(page)).toContain('Отсутствует ФИО')
  expect(await main(page)).toContain('Выберите пункт выдачи')
  await fillPerson(page)
  await tick(page.locator('#delivery-point'))
  await payOnReceipt(page)
  await tick(page.locator('#accept'))
  await page.locator('[name=commentary]').fill('Позвоните в домофон')
  await orderTwice(page)

  expect(await main(page)).toContain('Соколова Анна')
})

deepTest('without script a member signs in on the way and orders by courier', async () => {
  const { account } = await signUp()
  const page = await atCheckout()
  await page.goto('/user/profile/order/all')
  await page.waitForURL('**/user/signin')
  await field(page, 'username').fill(account.username)
  await field(page, 'password').fill('не тот пароль')
  await button(page, 'Войти').click()

  expect(await main(page)).toContain('Неверный e-mail или пароль')
  expect(await field(page, 'username').inputValue()).toBe(account.username)
  await field(page, 'password').fill(account.password)
  await button(page, 'Войти').click()
  await page.waitForURL('**/user/profile/order/all')
  await page.goto('/checkout')
  await tick(page.getByRole('radio', { name: /Курьер/ }))
  await payOnReceipt(page)
  await tick(page.locator('#accept'))
  await place(page).click()
  await page.locator('[name=city]').fill('Екатеринбург')
  await page.locator('[name=street]').fill('ул. Ленина')
  await page.locator('[name=house]').fill('5')
  await orderTwice(page)

  await page.goto('/user/profile/order/all')
  expect(await main(page)).toMatch(/Заказ П-\d+/)
})
