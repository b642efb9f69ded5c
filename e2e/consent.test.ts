import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { PHONE, undecided, useBrowser, WIDE } from './support/browser.ts'
import { visit, visitAndTouch } from './support/first-load.ts'
import { findGoods, isSimple } from './support/goods.ts'
import { tick } from './support/tick.ts'
import { callApi } from './support/visitor.ts'

const open = useBrowser()

/** In place of the counter's script: it takes over what waits, as the real one does. */
const COUNTER = `
  const waiting = window.ym.a
  window.told = [...waiting]
  window.ym = (...call) => window.told.push(call)
`

/** Opens the shop as somebody who has not chosen yet; other companies are heard of, and not reached. */
async function newcomer(viewport: typeof WIDE | typeof PHONE) {
  const { page, faults } = await open({ viewport, storageState: undecided })
  const asked: string[] = []
  await page.route(
    url => url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
    route => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: COUNTER })
    }
  )
  return { page, faults, asked }
}

const outcome = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'told') ?? [])].map(call => [...call].slice(1, 3)))
const records = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(Reflect.get(window, 'dataLayer') ?? [])].flatMap(({ ecommerce }) =>
      Object.keys(ecommerce).filter(name => name !== 'currencyCode')
    )
  )
const visited = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'dataLayer')[0].ecommerce.detail.products)

/** A product in the words of the counter, for a guest who has none of it yet. */
async function countedAs(id: number) {
  const { json } = await callApi('GET', `/catalog/v1/products/view?id=${id}`)
  const prices: readonly { priceRole: string; price: number }[] = json.cardPrices
  return {
    ...{ id: String(id), name: json.title, category: json.categories[0].title, quantity: 1 },
    price: prices.find(({ priceRole }) => priceRole === 'guest_opt')?.price
  }
}

test('nobody is counted before agreeing to it, and from then on as long as the consent stands', async () => {
  const { page, faults, asked } = await newcomer(WIDE)
  const goods = await findGoods(isSimple)
  await visit(page, goods.href)
  const window = page.getByRole('region', { name: 'Что вы разрешаете магазину' })
  const boxes = window.getByRole('checkbox')
  expect(await boxes.evaluateAll(all => all.filter(box => Reflect.get(box, 'checked')))).toEqual([])
  expect(asked).toEqual([])

  await tick(window.getByRole('checkbox', { name: 'Считать посещения' }))
  await window.getByRole('button', { name: 'Сохранить выбор' }).click()
  await window.waitFor({ state: 'detached' })
  await expect.poll(() => asked).toEqual(['https://mc.yandex.ru/metrika/tag.js'])
  await expect.poll(() => outcome(page)).toContainEqual(['init', { ecommerce: 'dataLayer' }])

  await expect.poll(() => records(page)).toEqual(['detail'])
  expect(await visited(page)).toEqual([await countedAs(goods.id)])

  await page.locator('#main').getByRole('button', { name: 'В корзину' }).first().click()
  await expect.poll(() => records(page)).toEqual(['detail', 'add'])
  await expect.poll(() => outcome(page)).toContainEqual(['reachGoal', 'add_cart'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Согласия' }).click()
  await page.getByRole('heading', { level: 1, name: 'Что вы разрешаете магазину' }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Считать посещения' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Ничего не разрешать' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'told'))).toBeUndefined()
  await expect
    .poll(() => page.getByRole('checkbox', { name: 'Считать посещения' }).isChecked())
    .toBe(false)
  expect(faults).toEqual([])
})

test.each([
  ['a wide screen', WIDE],
  ['a phone', PHONE]
])(
  'on %s the question takes a quarter of it at most, its font not come yet, and says on request what is passed on',
  async (_name, viewport) => {
    const { page } = await newcomer(viewport)
    await page.route(/woff2/, route => route.abort())
    await page.goto('/')
    const window = page.getByRole('region', { name: 'Что вы разрешаете магазину' })
    expect((await window.boundingBox())?.height).toBeLessThan(viewport.height / 4)
    const reported = window.getByText('Яндекс Метрика узнаёт')
    expect(await reported.isVisible()).toBe(false)

    await window.getByText('Что передаётся').click()

    await reported.waitFor()
  }
)

test('while nothing is allowed there is one answer, and with the first box the choice can be saved', async () => {
  const { page } = await newcomer(WIDE)
  await page.goto('/')
  const window = page.getByRole('region', { name: 'Что вы разрешаете магазину' })
  const answers = () => window.getByRole('button').allTextContents()
  expect(await answers()).toEqual(['Ничего не разрешать'])

  await tick(window.getByRole('checkbox'))

  expect(await answers()).toEqual(['Сохранить выбор', 'Ничего не разрешать'])
})

test('a lost page is told to the counter of who has agreed', async () => {
  const { page } = await newcomer(WIDE)
  await visit(page, '/consent')
  await tick(page.getByRole('checkbox', { name: 'Считать посещения' }))
  await page.getByRole('button', { name: 'Сохранить выбор' }).click()
  await expect.poll(() => outcome(page)).toContainEqual(['init', { ecommerce: 'dataLayer' }])

  await page.goto('/no-such-page')

  await expect.poll(() => outcome(page)).toContainEqual(['reachGoal', 'id404'])
})

test('on a phone without script the choice is posted, and the window does not come back', async () => {
  const { page } = await open({
    viewport: PHONE,
    storageState: undecided,
    javaScriptEnabled: false
  })
  await page.goto('/about')

  await page.getByRole('button', { name: 'Ничего не разрешать' }).click()

  await page.waitForURL('**/about')
  expect(await page.getByRole('region', { name: 'Что вы разрешаете магазину' }).count()).toBe(0)
})

test('a choice that cannot be recorded closes the question all the same, and is recorded by a later page', async () => {
  const { page } = await newcomer(PHONE)
  let recorded = 0
  let isRefusing = true
  await page.route(/\/consent$/, route => {
    if (route.request().method() !== 'POST') return route.continue()
    if (isRefusing) return route.fulfill({ status: 429, headers: { 'Retry-After': '60' } })
    recorded++
    return route.continue()
  })
  await visit(page, '/about')
  const window = page.getByRole('region', { name: 'Что вы разрешаете магазину' })

  await window.getByRole('button', { name: 'Ничего не разрешать' }).click()

  await window.waitFor({ state: 'detached' })
  isRefusing = false
  await visitAndTouch(page, '/contacts')
  await expect.poll(() => recorded).toBe(1)
  expect(await window.count()).toBe(0)
})
