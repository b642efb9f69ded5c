import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { basketKept, buyButton } from './support/buy.ts'
import { visit } from './support/first-load.ts'
import { findTwo, type Goods, groupOf } from './support/goods.ts'
import { fillSignIn, signUp } from './support/member.ts'
import { SCREENS_IN_TURN } from './support/screens.ts'
import { textOf } from './support/text.ts'
import { callApi, fillBasket, type Tokens } from './support/visitor.ts'

const open = useBrowser()

let goods: readonly [Goods, Goods]

beforeAll(async () => {
  goods = await findTwo()
})

const list = (page: Page) => page.getByRole('region', { name: 'Что изменилось' })

const link = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first()

/** Pieces of every line that the account has, by group. */
async function piecesOf({ token }: Tokens): Promise<Readonly<Record<string, number>>> {
  const headers = { authorization: `Bearer ${token}` }
  const { json } = await callApi('GET', '/basket/v1', { headers })
  const groups: readonly { id: number; count: number }[] = json.data.flatMap(
    ({ products }: { products: { groups: [] }[] }) => products.flatMap(product => product.groups)
  )
  return Object.fromEntries(
    groups.filter(({ count }) => count > 0).map(group => [group.id, group.count])
  )
}

async function likedBy({ token }: Tokens): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await callApi('GET', '/favorites/v1/ids', { headers })).json.data.length
}

test.each(SCREENS_IN_TURN)(
  'on %s a guest signs in, is told what both baskets became, and takes it back',
  async (_, viewport) => {
    const [both, forgotten] = goods
    const { account, tokens } = await signUp()
    await fillBasket(groupOf(both), 3, { token: tokens.token })
    await fillBasket(groupOf(forgotten), 2, { token: tokens.token })
    const { page, faults } = await open({ viewport })
    await visit(page, both.href)
    const isKept = basketKept(page)
    await buyButton(page, both.title).click()
    await isKept
    await page
      .locator('#main')
      .getByRole('button', { name: `В избранное: ${both.title}` })
      .first()
      .click()

    await link(page, '/user/signin').click()
    await page.getByRole('heading', { level: 1, name: 'Вход' }).waitFor()
    await fillSignIn(page, account)
    await page.waitForURL('**/user/profile')
    await link(page, '/cart').click()

    await list(page).waitFor()
    const merged = (await piecesOf(tokens))[groupOf(both)]
    expect(await textOf(list(page))).toContain(`${both.title}: было 1 шт., стало ${merged} шт.`)
    expect(await textOf(list(page))).toContain(`${forgotten.title}: 2 шт. из вашей прежней корзины`)
    await list(page)
      .getByRole('button', { name: `Вернуть 1 шт.: ${both.title}` })
      .click()
    await list(page)
      .getByRole('button', { name: `Убрать: ${forgotten.title}` })
      .click()

    await expect.poll(() => piecesOf(tokens)).toEqual({ [groupOf(both)]: 1 })
    await list(page).waitFor({ state: 'hidden' })
    await expect.poll(() => likedBy(tokens)).toBe(1)
    await link(page, '/favorites').click()
    await page.locator('#main').getByRole('link', { name: both.title }).first().waitFor()
    expect(faults).toEqual([])
  }
)
