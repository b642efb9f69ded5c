import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { agree, choosePoint, place, toPay } from './support/checkout.ts'
import { visit } from './support/first-load.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { keep } from './support/keeper.ts'
import { asMember, main, signUp, signUpProven } from './support/member.ts'
import { orderByCall } from './support/order-by-call.ts'
import { postOrder } from './support/orders.ts'
import { SCREENS_IN_TURN } from './support/screens.ts'
import { textOf } from './support/text.ts'
import { callApi, fillBasket, proof } from './support/visitor.ts'

const openAs = asMember(useBrowser())

test('the profile shows the order under way, though all of the newest were cancelled', async () => {
  const { tokens } = await signUp()
  const group = groupOf(await findGoods(isSimple))
  const { token } = tokens
  const cartToken = await fillBasket(group, 1, { token })
  const { json: ordered } = await postOrder({ cartToken, token, key: crypto.randomUUID() })
  // One more than the profile lists.
  for (const _ of Array(5)) {
    const { number } = await orderByCall(token, group)
    await keep('order:status', number, 'cancelled')
  }
  const { page, faults } = await openAs(tokens)

  await visit(page, '/user/profile')

  const now = page.getByRole('region', { name: 'Текущий заказ' })
  expect(await textOf(now)).toContain(`Заказ ${ordered.number}`)
  expect(faults).toEqual([])
})

test.each(SCREENS_IN_TURN)(
  'on %s bonuses tell what is held for an order, and what burns when',
  async (_, viewport) => {
    const { account, tokens } = await signUpProven()
    await keep('bonus:correct', account.username, '500', 'Извините за задержку')
    await fillBasket(groupOf(await findGoods(isSimple)), 1, { token: tokens.token })
    await spendBonuses(tokens.token, 120)
    const { page, faults } = await openAs(tokens, { viewport })
    await visit(page, '/checkout')
    await choosePoint(page)
    await agree(page)
    await expect.poll(() => toPay(page)).toContain('К оплате')
    await place(page).click()
    await page.waitForURL(/\/demo-pay\//)

    await visit(page, '/user/bonus')

    expect(await main(page)).toContain('380 бонусов')
    expect(await main(page)).toContain('Ещё 120 списано в счёт заказов в пути')
    expect(await main(page)).toMatch(/380 сгорит \d+ [а-я]+ 20\d\d, если не потратить раньше/)
    expect(await main(page)).toContain('Извините за задержку')
    expect(faults).toEqual([])
  }
)

/** Chosen in the basket: the order takes them off its sum. */
async function spendBonuses(token: string, bonuses: number) {
  const headers = { ...proof(), authorization: `Bearer ${token}` }
  const { status } = await callApi('PATCH', '/basket/v1', { body: { bonuses }, headers })
  expect(status).toBe(200)
}
