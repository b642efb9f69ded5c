import { beforeAll, expect, inject, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { sectionTaken, visit } from './support/first-load.ts'
import { type Goods, readGoods } from './support/goods.ts'
import { SCREENS } from './support/screens.ts'

const open = useBrowser()

let goods: Goods

beforeAll(async () => {
  goods = await findReviewed(await readGoods())
})

/** Something with photos among its reviews, and more of them than are shown at once. */
async function findReviewed([first, ...others]: readonly Goods[]): Promise<Goods> {
  if (first === undefined) throw new Error('The seed has no such product')
  const query = `type=product&productId=${first.id}`
  const { all, withFiles } = await (
    await fetch(`${inject('apiUrl')}/reviews/v1/counts?${query}`)
  ).json()
  return all > 5 && withFiles > 0 ? first : findReviewed(others)
}

test.each(SCREENS)(
  'on %s reviews are read from the rating, narrowed and continued',
  async (_, viewport) => {
    const { page, faults } = await open({ viewport, reducedMotion: 'reduce' })
    await visit(page, `${goods.href}?group=${goods.groups[0]?.id}`)
    await page.locator('.votes').getByRole('link', { name: /отзыв/ }).click()
    const reviews = page.getByRole('region', { name: 'Отзывы' })
    const cards = reviews.getByRole('article')
    const shown = await cards.count()

    await reviews.getByRole('link', { name: /^С фото/ }).click()
    await page.waitForURL('**photos=1**')
    await expect.poll(() => cards.locator('img').count()).toBeGreaterThan(0)
    await reviews.getByRole('link', { name: /^Все / }).click()
    await page.waitForURL(url => !url.searchParams.has('photos'))
    await expect.poll(() => cards.count()).toBe(shown)
    await reviews.getByRole('link', { name: 'Показать ещё' }).click()

    await expect.poll(() => cards.count()).toBeGreaterThan(shown)
    expect(new URL(page.url()).searchParams.get('group')).toBe(String(goods.groups[0]?.id))
    expect(faults).toEqual([])
  }
)

test('a photo of a review opens as large as the window', async () => {
  const { page, faults } = await open({ reducedMotion: 'reduce' })
  await visit(page, `${goods.href}?photos=1`)
  const reviews = page.getByRole('region', { name: 'Отзывы' })
  await reviews.scrollIntoViewIfNeeded()
  const photo = reviews.getByRole('article').locator('a:has(img)').first()
  await sectionTaken(photo)
  await photo.click()

  const box = page.getByRole('dialog', { name: /^Фото из отзыва/ })
  await box.locator('[data-shown][data-phase=done] img').waitFor()
  await page.keyboard.press('Escape')

  await box.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('?photos=1')
  expect(faults).toEqual([])
})

deepTest('without script reviews are read, narrowed and continued as well', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto(goods.href)
  const cards = page.getByRole('region', { name: 'Отзывы' }).getByRole('article')
  const shown = await cards.count()

  await page.getByRole('link', { name: 'Показать ещё' }).click()

  await expect.poll(() => cards.count()).toBeGreaterThan(shown)
})
