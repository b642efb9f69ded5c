import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { agree, fillPerson, heading, inside, main, place, toPay } from './support/checkout.ts'
import { visit } from './support/first-load.ts'
import { SCREENS_IN_TURN } from './support/screens.ts'
import { textOf } from './support/text.ts'
import { CART_COOKIE, callApi, fillBasket, setCookies } from './support/visitor.ts'

const open = useBrowser()

async function certificateGroup(): Promise<number> {
  const { json } = await callApi('GET', '/basket/v1/virtual/products')
  return json.data[1].groups[0].id
}

test.each(SCREENS_IN_TURN)(
  'on %s a certificate is bought without a delivery',
  async (_, viewport) => {
    const { page, faults } = await open({ viewport })
    const cartToken = await fillBasket(await certificateGroup())
    await setCookies(page.context(), { [CART_COOKIE]: cartToken })

    await visit(page, '/cart')
    expect(await main(page)).not.toContain('Доставим бесплатно')
    expect(await main(page)).not.toContain('Осталось')

    await visit(page, '/checkout')
    expect(await main(page)).toContain('Доставлять нечего: заказ придёт письмом')
    expect(await textOf(inside(page, 'Ваш заказ'))).toContain('Доставка не нужна')
    expect(await toPay(page)).toBe('К оплате 1 000 ₽')
    expect(await page.getByRole('radio', { name: /При получении/ }).isDisabled()).toBe(true)
    await fillPerson(page)
    await agree(page)
    await place(page).click()
    await page.waitForURL(/\/demo-pay\//)
    await page.getByRole('button', { name: 'Оплатить' }).click()
    await page.waitForURL(/\/checkout\?order=/)

    await expect.poll(() => heading(page)).toMatch(/^Заказ № .+ принят$/)
    await expect.poll(() => main(page)).toContain('Пришлём заказ письмом на электронную почту.')
    expect(faults).toEqual([])
  }
)
