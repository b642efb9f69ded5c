import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { openForgetful } from './support/forgetful.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { main } from './support/member.ts'
import { codeOfOrder } from './support/order-code.ts'
import { postOrder } from './support/orders.ts'
import { callApi, fillBasket, proof } from './support/visitor.ts'

const DO_NOT_PAY_TWICE = 'Если вы только что платили, не платите второй раз'

const open = useBrowser()

/** A guest's order to be paid by card, and the bank's page for it. */
async function orderByCard() {
  const cartToken = await fillBasket(groupOf(await findGoods(isSimple)), 1)
  const { json: order } = await postOrder({ cartToken, key: randomUUID() })
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'cart-token': cartToken, ...proof() }
    return (await callApi(method, path, { headers, ...(body && { body }) })).json
  }
  const { data } = await call('GET', '/payments/v1')
  const method = data.find(({ code }: { code: string }) => code === 'card').id
  const { payment } = await call('PATCH', '/payments/v1', { orderId: order.id, method })
  const { url } = await call('POST', '/payments/v1/url', { billId: payment.billId })
  return { number: String(order.number), id: String(order.id), bank: String(url) }
}

const returnPath = (id: string, number: string) =>
  `/checkout?order=${id}&number=${encodeURIComponent(number)}`

/** The number is there already: the e-mail and the code of the letter open the order. */
async function findOrder(page: Page, number: string) {
  expect(await page.getByRole('textbox', { name: 'Номер заказа' }).inputValue()).toBe(number)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('anna-sokolova@example.ru')
  await page.getByRole('button', { name: 'Получить код' }).click()
  const code = page.getByRole('textbox', { name: 'Код из письма' })
  await code.waitFor()
  await code.fill(await codeOfOrder(number))
  await code.press('Enter')
  await page.getByRole('heading', { level: 1, name: `Заказ ${number}` }).waitFor()
}

for (const [how, javaScriptEnabled] of [
  ['with', true],
  ['without', false]
] as const) {
  test(`a guest who pays in another browser, ${how} script, finds his paid order from where the bank leads`, async () => {
    const { number, bank } = await orderByCard()
    const { page, faults } = await open({ javaScriptEnabled })
    await page.goto(bank)

    await page.getByRole('button', { name: 'Оплатить' }).click()
    await page.waitForURL(/\/order\?/)

    expect(await main(page)).toContain(DO_NOT_PAY_TWICE)
    await findOrder(page, number)
    await expect.poll(() => main(page)).toContain('Оплачен')
    expect(faults).toEqual([])
  })
}

test('where cookies are refused a guest finds his order from where the bank leads', async () => {
  const { number, id } = await orderByCard()
  const { page } = await openForgetful(open)

  await page.goto(returnPath(id, number))

  await expect.poll(() => main(page)).toContain(DO_NOT_PAY_TWICE)
  await findOrder(page, number)
})

test('the page of a placed order tells a stranger nothing of whether there is such an order', async () => {
  const { number, id } = await orderByCard()
  const ask = async (order: string) => {
    const response = await fetch(inject('shopUrl') + returnPath(order, number), {
      redirect: 'manual'
    })
    return [response.status, response.headers.get('location')]
  }

  const answers = await Promise.all([id, randomUUID(), 'x'].map(ask))

  const search = [302, `/order?number=${encodeURIComponent(number)}&from=checkout`]
  expect(answers).toEqual([search, search, search])
})
