import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { keep } from './support/keeper.ts'
import { asMember, button, main, signUp } from './support/member.ts'
import { askForCall } from './support/order-by-call.ts'
import { fillBasket } from './support/visitor.ts'

const openAs = asMember(useBrowser())

test('a member finds his one-click orders, takes one back, and opens the order of another', async () => {
  const { tokens } = await signUp()
  const groupId = groupOf(await findGoods(isSimple))
  const first = await askForCall(tokens.token, groupId)
  await keep('blank:status', first.id, 'ordered')
  const second = await askForCall(tokens.token, groupId)
  const { page, faults } = await openAs(tokens)
  await visit(page, '/user/profile')

  await page.getByRole('link', { name: 'Заявки 2' }).click()
  await page.getByRole('heading', { name: `Заявка ${second.number}` }).waitFor()
  await button(page, 'Отменить заявку').click()
  await page.getByRole('button', { name: 'Да, отменить' }).click()

  await expect.poll(() => main(page)).toContain('Отменена')
  await expect.poll(() => button(page, 'Отменить заявку').count()).toBe(0)
  await page.getByRole('link', { name: 'Оформлена 1' }).click()
  await page
    .getByRole('heading', { name: `Заявка ${second.number}` })
    .waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Открыть заказ' }).click()
  await page.getByRole('heading', { level: 1, name: /^Заказ \S/ }).waitFor()
  expect(faults).toEqual([])
})

test('a member leaves his basket to the shop, which is asked to call, and finds it among his one-click orders', async () => {
  const { tokens } = await signUp()
  await fillBasket(groupOf(await findGoods(isSimple)), 1, { token: tokens.token })
  const { page, faults } = await openAs(tokens)
  await visit(page, '/cart')

  await page.getByRole('button', { name: 'Оформить по звонку' }).click()
  await page.getByRole('button', { name: 'Оставить заявку' }).click()

  await page.getByRole('heading', { name: 'В пенале пока ничего нет' }).waitFor()
  await visit(page, '/user/profile/blank/all')
  expect(await main(page)).toMatch(/Заявка \S+/)
  expect(faults).toEqual([])
})
