import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { holdRequests } from './support/hold.ts'
import { keep } from './support/keeper.ts'
import { asMember, main } from './support/member.ts'
import { PIXEL } from './support/pixel.ts'
import { signIn } from './support/visitor.ts'

const openAs = asMember(useBrowser())

const cards = (page: Page) => page.locator('#main .list > article')

const UPLOADS = '**/image-uploader/**'

/** Puts a photo to an open form and takes it back while it is on its way. */
async function cancelPhoto(page: Page, form: Locator) {
  const letThrough = await holdRequests(page, UPLOADS)
  await form
    .getByLabel('Добавить фото или видео')
    .setInputFiles([{ name: 'форма.png', mimeType: 'image/png', buffer: PIXEL }])
  const progress = form.getByRole('progressbar', { name: 'Загрузка файла: форма.png' })
  await progress.waitFor()

  await form.getByRole('button', { name: 'Отменить загрузку: форма.png' }).click()

  await expect.poll(() => progress.count()).toBe(0)
  letThrough()
  await page.unroute(UPLOADS)
  expect(await form.getByText('форма.png').count()).toBe(0)
}

/** The number of a review that waits: its words stand under its line, beside those of other buyers. */
async function waitingId(words: string): Promise<string> {
  const lines = (await keep('review:list')).split('\n')
  const found = lines.findIndex(line => line.includes(words))
  return lines[found - 1]?.split(' ')[0] ?? ''
}

/** Puts photos to an open form; the network fails the first time. */
async function attachPhotos(page: Page, form: Locator) {
  const field = form.getByLabel('Добавить фото или видео')
  await form.getByText('Не больше 5 файлов: фото JPEG, PNG, WebP до 10 МБ').waitFor()
  await page.route(UPLOADS, route => route.abort())
  await field.setInputFiles([
    { name: 'письмо.txt', mimeType: 'text/plain', buffer: PIXEL },
    { name: 'рюкзак.png', mimeType: 'image/png', buffer: PIXEL }
  ])
  await form.getByText('Не загружено: письмо.txt.').waitFor({ state: 'attached' })
  await form.getByRole('button', { name: 'Убрать файл: письмо.txt' }).click()
  const again = form.getByRole('button', { name: 'Загрузить ещё раз: рюкзак.png' })
  await again.waitFor()
  await page.unroute(UPLOADS)
  await again.click()
  await form.getByRole('status').getByText('Загружено: рюкзак.png').waitFor({ state: 'attached' })
}

test('a buyer writes a review, is told what is missing, and finds it on the page', async () => {
  const { page, faults } = await openAs(await signIn())
  await visit(page, '/reviews')
  await page.getByRole('button', { name: 'Написать отзыв' }).click()
  const window = page.getByRole('dialog', { name: 'Отзыв о магазине' })
  await window.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect.poll(() => window.textContent()).toContain('Поставьте оценку')

  await window.getByRole('radio', { name: '5 из 5: Отлично' }).check({ force: true })
  await window.getByLabel('Отзыв', { exact: false }).fill('Привезли в срок, размер подошёл.')
  await cancelPhoto(page, window)
  await attachPhotos(page, window)
  await window.getByRole('button', { name: 'Отправить отзыв' }).click()
  await window.getByText('Спасибо').waitFor()
  await window.getByRole('button', { name: 'Закрыть' }).click()

  await page.getByText('Ваш отзыв на проверке').first().waitFor()
  await keep('review:moderate', await waitingId('Привезли в срок'), 'publish')
  await page.reload()
  await expect.poll(() => main(page)).toContain('Вы уже оставили отзыв')
  expect(await cards(page).first().textContent()).toContain('Привезли в срок, размер подошёл.')
  await cards(page).first().getByRole('link').waitFor()
  await visit(page, '/user/profile')
  await page.getByRole('link', { name: 'Отзывы', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Мои отзывы' }).waitFor()
  expect(await main(page)).toMatch(/О магазине[\s\S]*Опубликован[\s\S]*Привезли в срок/)
  // The network that failed.
  expect(faults.filter(fault => !fault.includes('Failed to load resource'))).toEqual([])
})
