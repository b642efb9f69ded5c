import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { basketKept } from './support/buy.ts'
import { visit } from './support/first-load.ts'
import { findTwo, type Goods, groupOf } from './support/goods.ts'
import { pressAt } from './support/keyboard.ts'
import { SCREENS_IN_TURN } from './support/screens.ts'
import { textOf } from './support/text.ts'
import { recordToasts } from './support/toasts.ts'
import { CART_COOKIE, fillBasket, piecesIn, setCookies } from './support/visitor.ts'

const open = useBrowser()

let goods: readonly [Goods, Goods]

beforeAll(async () => {
  goods = await findTwo()
})

const list = (page: Page) => page.getByRole('region', { name: 'Что изменилось' })

/** As of a visitor whose network was away. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['offline', 'online']) dispatchEvent(new Event(type))
  })

for (const [screen, viewport] of SCREENS_IN_TURN) {
  for (const path of ['/cart', '/checkout']) {
    test(`${path} tells what another device took out and puts it back, by the keyboard, on ${screen}`, async () => {
      const [kept, taken] = goods
      const { page, faults } = await open({ viewport })
      const toasts = await recordToasts(page)
      const cartToken = await fillBasket(groupOf(kept), 1)
      await fillBasket(groupOf(taken), 2, { cartToken })
      await setCookies(page.context(), { [CART_COOKIE]: cartToken })
      await visit(page, path)

      await fillBasket(groupOf(taken), 0, { cartToken })
      // Heard once the engine of the page runs.
      await expect
        .poll(async () => {
          await comeBack(page)
          return list(page).isVisible()
        })
        .toBe(true)
      expect(await textOf(list(page))).toContain(`${taken.title}: убрано на другом устройстве`)
      expect(await piecesIn(cartToken)).toBe(1)
      const isKept = basketKept(page)
      await pressAt(page, list(page).getByRole('button', { name: `Вернуть: ${taken.title}` }))
      await isKept
      await list(page).waitFor({ state: 'hidden' })
      await expect.poll(() => toasts.join()).toContain(`Возвращено, как было: ${taken.title}`)
      await expect.poll(() => piecesIn(cartToken)).toBe(3)
      expect(faults).toEqual([])
    })
  }
}
