import { afterAll, beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { keepIn } from './support/keeper.ts'
import { button, main, signUp } from './support/member.ts'
import { orderByCall } from './support/order-by-call.ts'
import { PIXEL } from './support/pixel.ts'
import { openShopProcesses, type ShopProcesses } from './support/shop-processes.ts'
import { AUTH_COOKIE, proof, REFRESH_COOKIE, setCookies } from './support/visitor.ts'

const open = useBrowser()

let shop: ShopProcesses

beforeAll(async () => {
  shop = await openShopProcesses({ ANTI_BOT: 'on' })
})
afterAll(() => shop?.close())

/** An upload past the storefront. */
async function upload(token: string, proven: Readonly<Record<string, string>>) {
  const body = new FormData()
  body.set('targetCode', 'refund')
  body.set('file', new Blob([PIXEL], { type: 'image/png' }), 'шов.png')
  const headers = { authorization: `Bearer ${token}`, ...proven }
  const address = `${shop.apiUrl}/file/v1`
  return (await fetch(address, { method: 'POST', headers, body })).status
}

test('where calls have to be proven, a form without script brings its file, and a bare call none', async () => {
  const { tokens } = await signUp(shop.apiUrl)
  const groupId = groupOf(await findGoods(isSimple, shop.apiUrl))
  const { id, number } = await orderByCall(tokens.token, groupId, 1, shop)
  await keepIn(shop.dataFolder, 'order:status', number, 'done')
  const { page } = await open({ javaScriptEnabled: false, baseURL: shop.url })
  const cookies = { [AUTH_COOKIE]: tokens.token, [REFRESH_COOKIE]: tokens.refreshToken }
  await setCookies(page.context(), cookies, shop.url)
  await page.goto(`/refund?order=${id}`)
  await page.getByRole('textbox', { name: /./ }).first().fill('1')
  await page.getByRole('radio', { name: /Брак/ }).check({ force: true })
  await page.getByLabel('Что случилось').fill('Шов разошёлся')
  const file = { name: 'шов.png', mimeType: 'image/png', buffer: PIXEL }
  await page.getByLabel('Приложить').setInputFiles(file)

  await button(page, 'Отправить заявку').click()

  await page.waitForURL(/\/order\/detail\//)
  expect(await main(page)).toContain('шов.png')
  const once = proof()
  expect(await upload(tokens.token, {})).toBe(403)
  expect(await upload(tokens.token, once)).toBe(200)
  expect(await upload(tokens.token, once)).toBe(403)
})
