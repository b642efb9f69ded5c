import { beforeAll, expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import {
  agree,
  choosePoint,
  field,
  fillPerson,
  main,
  openCheckout,
  place,
  watchOrders
} from './support/checkout.ts'
import { hydrated, visit } from './support/first-load.ts'
import { findGoods, type Goods, groupOf, isSimple } from './support/goods.ts'
import { fillBasket, piecesIn } from './support/visitor.ts'

const open = useBrowser({ isWhole: true })

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

test('a courier comes to an address that is suggested in part and typed in part', async () => {
  const { page } = await openCheckout(open, goods)
  await fillPerson(page)

  await page.getByRole('radio', { name: /Курьер/ }).check({ force: true })
  await field(page, 'city').fill('Екатеринб')
  await page.locator('[role=listbox] [role=option]').first().click()
  await expect.poll(() => field(page, 'zip').inputValue()).toBe('620000')
  await field(page, 'street').fill('Нигде не записанная')
  await field(page, 'house').fill('51')
  await page.getByRole('radio', { name: /При получении/ }).check({ force: true })
  await agree(page)
  await place(page).click()

  await page.waitForURL(/\/checkout\?order=/)
  await expect.poll(() => main(page)).toContain('Екатеринбург, Нигде не записанная, д. 51')
  await expect.poll(() => main(page)).toContain('При получении')
})

deepTest(
  'a page stands still as soon as a field is reached, so that the next press meets its aim',
  async () => {
    const { page } = await openCheckout(open, goods)

    const reached = await field(page, 'accept').evaluate(consent => {
      consent.focus()
      return scrollY
    })

    expect(reached).toBeGreaterThan(0)
    expect(await page.evaluate(twoFramesLater)).toBe(reached)
  }
)

test('an order whose answer never came is told with the next one, and does not swallow it', async () => {
  const { page, cartToken } = await openCheckout(open, goods)
  const order = async () => {
    await fillPerson(page)
    await choosePoint(page)
    await page.getByRole('radio', { name: /При получении/ }).check({ force: true })
    await agree(page)
    await place(page).click()
  }
  const answered = new Promise(done =>
    page.route(
      '**/api/orders/v1',
      async route => {
        await route.fetch()
        done(undefined)
      },
      { times: 1 }
    )
  )
  await order()
  await answered
  await fillBasket(groupOf(goods), 2, { cartToken })
  await visit(page, '/checkout')

  await order()

  await page.waitForURL(/\/checkout\?order=/)
  await page.getByText('Прошлый заказ, ответ на который не дошёл, тоже принят').waitFor()
  await expect.poll(() => main(page)).toContain('2 шт.')
  expect(await piecesIn(cartToken)).toBe(0)
  await page.locator('main').getByRole('link', { name: /^№/ }).click()
  await expect.poll(() => main(page)).toContain('1 шт.')
})

test('a declined payment leaves the order, which can be paid after all', async () => {
  const { page } = await openCheckout(open, goods)
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)
  await place(page).click()
  await page.waitForURL(/\/demo-pay\//)

  await page.getByRole('button', { name: 'Отклонить' }).click()
  await page.waitForURL(/\/checkout\?order=/)
  await expect.poll(() => main(page)).toContain('Оплата не прошла')
  await hydrated(page)
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await page.waitForURL(/\/demo-pay\//)
  await page.getByRole('button', { name: 'Оплатить' }).click()

  await page.waitForURL(/\/checkout\?order=/)
  await expect.poll(() => main(page)).toContain('Оплачен')
})

test('two quick clicks on «Заказать» place one order', async () => {
  const { page } = await openCheckout(open, goods)
  const orders = watchOrders(page)
  await fillPerson(page)
  await choosePoint(page)
  await agree(page)

  await place(page).dblclick()

  await page.waitForURL(/\/demo-pay\//)
  expect(orders).toEqual(['/api/orders/v1'])
})

/** Runs in the page: how far it is scrolled once what was under way has moved on. */
async function twoFramesLater() {
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  return scrollY
}
