import { expect } from 'vitest'

import { deepTest, quickTest } from '../testing/deep-test.ts'
import { bringAxe, seriousFaults, sidewaysScroll } from './support/axe.ts'
import { PHONE, useBrowser, WIDE } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { APPLICATION, holdRequests } from './support/hold.ts'
import { main, personalLinks } from './support/member.ts'
import { readOffers } from './support/offers.ts'
import { outOfMemory } from './support/out-of-memory.ts'
import { setCookies } from './support/visitor.ts'

const open = useBrowser()

const row = (page: Parameters<typeof main>[0], number: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: `${number}`, exact: true }) })

quickTest('a pasted list is explained, mended in its place and goes into the basket', async () => {
  const [first, second] = await readOffers()
  if (first === undefined || second === undefined) throw new Error('The shop has too few goods')
  const { page, faults } = await open()
  await visit(page, '/cart')
  await page.getByRole('link', { name: 'Заказать списком' }).click()
  await page.waitForURL('**/fast-order')

  const area = page.getByLabel('Строки заказа')
  const lines = [`${first.barcode}\t2`, 'НЕТ-ТАКОГО\t1', `${first.barcode}\t1`, '200000000001\t1']
  await area.fill(['Код\tКол-во', ...lines].join('\n'))
  await page.getByRole('button', { name: 'Проверить список' }).press('Enter')

  await expect.poll(() => row(page, 3).textContent()).toContain('Такого кода в магазине нет')
  await expect.poll(() => row(page, 4).textContent()).toContain('Тот же товар, что в строке 2')
  await expect.poll(() => row(page, 5).textContent()).toContain('Укажите корректный штрихкод')
  await expect.poll(() => main(page)).toContain('1 товар, 3 штуки')
  await page.getByLabel('Код в строке 5').fill('')
  await page.getByLabel('Код в строке 5').press('Enter')
  await expect.poll(() => row(page, 5).textContent()).toContain('Укажите штрихкод')
  await page.getByRole('button', { name: 'Убрать строку 5' }).click()
  await page.getByLabel('Код в строке 3').fill(second.barcode)
  await page.getByLabel('Код в строке 3').press('Enter')
  await expect.poll(() => main(page)).toContain('2 товара, 4 штуки')

  await page.getByRole('button', { name: 'Положить в корзину' }).press('Enter')

  await expect.poll(() => main(page)).toContain('В корзине: 2 товара, 4 штуки.')
  await personalLinks(page).getByRole('link', { name: 'Корзина, товаров: 4' }).waitFor()
  expect(faults).toEqual([])
})

deepTest(
  'a long list that is pasted while the page is loading is asked for once more',
  async () => {
    const { page, faults } = await open()
    const letThrough = await holdRequests(page, APPLICATION)
    await page.goto('/fast-order')

    await page.getByLabel('Строки заказа').focus()
    await page.keyboard.insertText('2000000000015;1 '.repeat(200))
    letThrough()

    await page.getByRole('alert').filter({ hasText: 'Вставьте список ещё раз' }).waitFor()
    expect(faults).toEqual([])
  }
)

deepTest('a line mended in what the server drew counts once the page is there', async () => {
  const [first, second] = await readOffers()
  const { page, faults } = await open()
  const letThrough = await holdRequests(page, APPLICATION)
  const lines = `${first?.barcode};3\nНЕТ-ТАКОГО;1`
  await page.goto(`/fast-order?${new URLSearchParams({ lines })}`)

  await page.getByLabel('Код в строке 2').fill(second?.barcode ?? '')
  await page.getByLabel('Код в строке 2').press('Enter')
  letThrough()

  await expect.poll(() => main(page)).toContain('2 товара, 4 штуки')
  expect(faults).toEqual([])

  await setCookies(page.context(), { town: encodeURIComponent('Казань') })
  await page.mouse.move(300, 300)
  await outOfMemory(page)
  await page.locator('header summary', { hasText: 'Казань' }).waitFor()
  expect(await main(page)).toContain('2 товара, 4 штуки')
})

deepTest('a list has no fault of access and does not scroll sideways', async () => {
  const [first] = await readOffers()
  for (const viewport of [WIDE, PHONE]) {
    const { page } = await open({ viewport, bypassCSP: true, reducedMotion: 'reduce' })
    const lines = `${first?.barcode};2\nНЕТ-1;x\n${first?.barcode};1`
    await visit(page, `/fast-order?${new URLSearchParams({ lines })}`)
    await expect.poll(() => main(page)).toContain('Такого кода в магазине нет')
    await bringAxe(page)

    expect(await seriousFaults(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  }
})
