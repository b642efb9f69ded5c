import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { basketKept } from './support/buy.ts'
import { visit } from './support/first-load.ts'
import { findTwo, type Goods, groupOf } from './support/goods.ts'
import { announced, pressAt } from './support/keyboard.ts'
import { SCREENS } from './support/screens.ts'
import { holdToasts } from './support/toasts.ts'
import { CART_COOKIE, fillBasket, piecesIn, setCookies } from './support/visitor.ts'

const open = useBrowser()

let goods: readonly [Goods, Goods]

beforeAll(async () => {
  goods = await findTwo()
})

const list = (page: Page) => page.getByRole('region', { name: 'Что изменилось' })

for (const [screen, viewport] of SCREENS) {
  for (const path of ['/cart', '/checkout']) {
    test(`${path} tells what another window took out and puts it back, by the keyboard, on ${screen}`, async () => {
      const [kept, taken] = goods
      const { page, faults } = await open({ viewport })
      await holdToasts(page)
      const cartToken = await fillBasket(groupOf(kept), 1)
      await fillBasket(groupOf(taken), 2, { cartToken })
      await setCookies(page.context(), { [CART_COOKIE]: cartToken })
      await visit(page, path)
      const acting = await page.context().newPage()
      await visit(acting, '/cart')

      await acting.getByRole('button', { name: new RegExp(`^Удалить: ${taken.title}`) }).click()

      await list(page).waitFor()
      expect(await list(page).textContent()).toContain(`${taken.title}: убрано в другом окне`)
      expect(await piecesIn(cartToken)).toBe(1)
      await page.bringToFront()
      const isKept = basketKept(page)
      await pressAt(page, list(page).getByRole('button', { name: `Вернуть: ${taken.title}` }))
      await isKept
      await list(page).waitFor({ state: 'hidden' })
      await expect.poll(() => announced(page)).toContain(`Возвращено, как было: ${taken.title}`)
      await expect.poll(() => piecesIn(cartToken)).toBe(3)
      expect(faults).toEqual([])
    })
  }
}
