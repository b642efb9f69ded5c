import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { groupOf, isSimple, readGoods } from './support/goods.ts'
import { asMember, button, field, signUp } from './support/member.ts'
import { holdToasts } from './support/toasts.ts'
import { callApi, fillBasket } from './support/visitor.ts'

const open = useBrowser()
const openAs = asMember(open)

async function twoThings() {
  const [first, second] = (await readGoods()).filter(isSimple).map(groupOf)
  if (first === undefined || second === undefined) throw new Error('The shop sells too little')
  return { first, second }
}

test('a member puts a basket aside, takes it back in place of another, and thinks better of it', async () => {
  const { tokens } = await signUp()
  const { first, second } = await twoThings()
  await fillBasket(first, 2, { token: tokens.token })
  const headers = { authorization: `Bearer ${tokens.token}` }
  const pieces = async () => (await callApi('GET', '/basket/v1', { headers })).json.total.count
  const { page, faults } = await openAs(tokens)
  await holdToasts(page)
  const card = page.getByRole('article', { name: '5 «А»' })

  await visit(page, '/cart')
  await page.getByRole('link', { name: 'Отложить корзину' }).click()
  await page.getByRole('form', { name: 'Отложить корзину' }).waitFor()
  await field(page, 'name').first().fill('5 «А»')
  await button(page, 'Отложить корзину').click()
  await card.waitFor()
  await page.getByText('Сейчас в корзине пусто').waitFor()
  expect(await pieces()).toBe(0)

  await fillBasket(second, 1, { token: tokens.token })
  await visit(page, '/user/profile/baskets')
  await page.getByRole('button', { name: 'В корзину: 5 «А»' }).click()
  await page.getByRole('button', { name: 'Заменить' }).press('Enter')
  await expect.poll(pieces).toBe(2)
  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect.poll(pieces).toBe(1)

  await card.getByText('Переименовать').click()
  await card.getByLabel('Название корзины').fill('5 «Б»')
  await card.getByRole('button', { name: 'Сохранить' }).click()
  const renamed = page.getByRole('article', { name: '5 «Б»' })
  await renamed.getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await page.getByText('Отложенных корзин нет').waitFor()
  expect(faults).toEqual([])
})

test('without script a kept basket takes the place of the present one, once its owner was asked', async () => {
  const { tokens } = await signUp()
  const { first, second } = await twoThings()
  const headers = { authorization: `Bearer ${tokens.token}` }
  const lines = async () => {
    const { json } = await callApi('GET', '/basket/v1', { headers })
    return json.data.flatMap((bucket: { products: { groups: unknown[] }[] }) =>
      bucket.products.flatMap(({ groups }) => groups)
    )
  }
  await fillBasket(first, 2, { token: tokens.token })
  await callApi('POST', '/basket/v1/kept', { headers, body: { id: randomUUID(), name: '5 «А»' } })
  await fillBasket(second, 1, { token: tokens.token })
  const { page } = await openAs(tokens, { javaScriptEnabled: false })
  await page.goto('/user/profile/baskets')

  await page.getByRole('button', { name: 'В корзину: 5 «А»' }).click()
  const question = page.getByRole('form', { name: 'Вернуть «5 «А»»' })
  await question.getByText('В корзине уже 1 товар').waitFor()
  expect(await lines()).toMatchObject([{ id: second, count: 1 }])
  await question.getByRole('button', { name: 'Заменить' }).click()

  await page.waitForURL('**/cart')
  expect(await lines()).toMatchObject([{ id: first, count: 2 }])
})
