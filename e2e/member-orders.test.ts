import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { asMember, button, main, SCHOOL } from './support/member.ts'
import { textOf } from './support/text.ts'
import { signIn } from './support/visitor.ts'

const openAs = asMember(useBrowser())

test('orders are listed by status and page and found by what is in them, and a status that is none is not found', async () => {
  const { page, faults } = await openAs(await signIn())

  const answer = await visit(page, '/user/profile/order/all')
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  expect(await page.locator('#main article').count()).toBe(7)
  await page.getByRole('link', { name: 'Отменён 1' }).click()
  await page.waitForURL('**/user/profile/order/cancelled')

  await expect.poll(() => page.locator('#main article').count()).toBe(1)
  await page.getByRole('img', { name: /Телескоп/ }).waitFor()
  await page.getByLabel('Номер заказа или товар').fill('блузка рукавом')
  await button(page, 'Найти').click()
  await page.waitForURL('**/user/profile/order/all?q=*')
  await page
    .getByRole('img', { name: /Блузка/ })
    .first()
    .waitFor()
  expect(await page.getByRole('img', { name: /Телескоп/ }).count()).toBe(0)
  expect(faults).toEqual([])
  expect((await page.goto('/user/profile/order/nowhere'))?.status()).toBe(404)
  expect((await page.goto('/user/profile/order/all?page=7'))?.status()).toBe(404)
})

test('an order shows its way, its things, its sum, where it goes and its papers', async () => {
  const { page, faults } = await openAs(await signIn())
  await visit(page, '/user/profile/order/shipping')

  await page.locator('#main article a').first().click()
  await page.getByRole('heading', { level: 1, name: /^Заказ \S/ }).waitFor()

  for (const part of [
    'В пути',
    'Сарафан школьный «Линейка»',
    'Блузка трикотажная с коротким рукавом',
    'Итого',
    'Соколова Анна Игоревна',
    'Екатеринбург'
  ]) {
    await expect.poll(() => main(page)).toContain(part)
  }
  expect(await button(page, 'Отменить заказ').count()).toBe(0)
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Товарная накладная' }).click()
  ])
  expect(paper.suggestedFilename()).toMatch(/^Накладная .+\.pdf$/)
  expect(faults).toEqual([])
})

test("another buyer's order is not found", async () => {
  const { page } = await openAs(await signIn())
  await page.goto('/user/profile/order/all')
  const href = await page.locator('#main article a').first().getAttribute('href')

  const stranger = await openAs(await signIn(SCHOOL))

  expect((await stranger.page.goto(href ?? ''))?.status()).toBe(404)
})

test('an order that waits for its money leads to the bank', async () => {
  const { page } = await openAs(await signIn())
  await visit(page, '/user/profile/order/new')

  await button(page, 'Оплатить').click()

  await page.waitForURL(url => !url.pathname.startsWith('/user/'))
  await expect.poll(() => textOf(page.locator('body'))).toContain('П-100001')
})

test('an order goes into the basket again', async () => {
  const { page } = await openAs(await signIn())
  await visit(page, '/user/profile/order/done')

  await button(page, 'Повторить').click()

  await page.getByText(/В корзине 1 товар из заказа/).waitFor()
  await page.getByRole('link', { name: 'Перейти в корзину' }).click()
  await page.waitForURL('**/cart')
  await expect.poll(() => main(page)).toContain('Мишка-сшивайка')
})

test('an order is cancelled only after the question was answered', async () => {
  const { page } = await openAs(await signIn(SCHOOL))
  await visit(page, '/user/profile/order/paid')
  await page.locator('#main article a').first().click()
  await page.getByRole('heading', { level: 1, name: /^Заказ \S/ }).waitFor()

  await button(page, 'Отменить заказ').click()
  await page.getByRole('button', { name: 'Оставить заказ' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await main(page)).not.toContain('Отменён')

  await button(page, 'Отменить заказ').click()
  await page.getByRole('button', { name: 'Да, отменить' }).click()

  await expect.poll(() => main(page)).toContain('Отменён')
  await expect.poll(() => button(page, 'Отменить заказ').count()).toBe(0)
})
