import { expect, onTestFinished, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { findGoods, groupOf, isSimple, unwantedGoods } from './support/goods.ts'
import { keep } from './support/keeper.ts'
import { asMember, button, main, signUp } from './support/member.ts'
import { askForCall, orderBasketByCall, orderByCall } from './support/order-by-call.ts'
import { PIXEL } from './support/pixel.ts'
import { fillBasket, type Tokens } from './support/visitor.ts'

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
  await button(page, 'Повторить').waitFor()
  expect(await cancelling.count()).toBe(0)
  expect(await main(page)).toContain('Отменён')
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

test('without script a repeated order names what is missing beside what was added', async () => {
  const { token, refreshToken } = (await signUp()).tokens
  // Far from those whose stock other stories change.
  const [gone, kept] = (await unwantedGoods()).slice(20)
  if (gone === undefined || kept === undefined) throw new Error('There are too few goods')
  await fillBasket(groupOf(gone), 1, { token })
  await fillBasket(groupOf(kept), 1, { token })
  const { id } = await orderBasketByCall(token)
  await keep('stock:set', gone.vendorCode, '0')
  onTestFinished(async () => void (await keep('stock:set', gone.vendorCode, '100')))
  const { page } = await openWithoutScript({ token, refreshToken })
  await page.goto(`/user/profile/order/detail/${id}`)

  await button(page, 'Повторить').click()

  await page.getByText(`Сейчас нет в наличии: ${gone.title}`).waitFor()
  expect(await main(page)).toContain('В корзине 1 товар из заказа.')
  await page.getByRole('link', { name: 'Перейти в корзину' }).click()
  await page.waitForURL('**/cart')
  expect(await main(page)).toContain(kept.title)
  expect(await main(page)).not.toContain(gone.title)
})

test('without script a buyer writes of a thing with a photo, and finds it among his reviews', async () => {
  const goods = await findGoods(isSimple)
  const { tokens } = await signUp()
  const { number } = await orderByCall(tokens.token, groupOf(goods))
  await keep('order:status', number, 'done')
  const { page } = await openWithoutScript(tokens)
  await page.goto(goods.href)

  const form = page.locator('#main form[action="/reviews"]')
  await form.getByRole('radio', { name: '5 из 5: Отлично' }).check({ force: true })
  await form.getByLabel('Отзыв', { exact: false }).fill('Швы ровные, молния не заедает.')
  await form
    .getByLabel('Добавить фото или видео')
    .setInputFiles([{ name: 'шов.png', mimeType: 'image/png', buffer: PIXEL }])
  await form.getByRole('button', { name: 'Отправить отзыв' }).click()

  await page.waitForURL('**/user/profile/reviews')
  expect(await main(page)).toMatch(/На проверке[\s\S]*Швы ровные, молния не заедает\./)
  expect(await main(page)).toContain('Приложено: 1 файл')
  await page.goto(goods.href)
  expect(await main(page)).toContain('Ваш отзыв на проверке')
})
