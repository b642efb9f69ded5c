import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type OpenBackend, openBackend } from '../../server/src/testing/open-backend.ts'
import { closeBrowser, openPage } from './browser.ts'

/** The packed core's check runs a copy of this example beside it. */
const root = process.env.VANILLA_ROOT ?? fileURLToPath(new URL('..', import.meta.url))
const outDir = mkdtempSync(join(tmpdir(), 'vitrina-vanilla-'))

let backend: OpenBackend
let server: PreviewServer
let url: string

beforeAll(async () => {
  backend = await openBackend()
  await build({ root, logLevel: 'error', build: { outDir } })
  const strip = (path: string) => path.replace(/^\/api/, '')
  server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, proxy: { '/api': { target: backend.url, rewrite: strip } } }
  })
  url = server.resolvedUrls?.local[0] ?? ''
})

afterAll(async () => {
  await closeBrowser()
  await server.close()
  await backend.close()
  rmSync(outDir, { recursive: true })
})

/** The first thing of the list lies in the basket. */
async function buy(page: Page) {
  await page.getByRole('link', { name: 'Рюкзак «Перемена»' }).first().click()
  await page.getByRole('button', { name: 'синий' }).click()
  await page.getByRole('button', { name: 'Больше: Рюкзак «Перемена»' }).waitFor()
}

async function fillPerson(page: Page) {
  await page.getByLabel('Фамилия и имя').fill('Иванова Мария')
  await page.getByLabel('Телефон').fill('+7 999 000-00-00')
  await page.getByLabel('Почта для заказа').fill('maria@example.com')
}

test('a guest goes from the list to a product, fills the basket and orders', async () => {
  const { page, faults } = await openPage(url)
  await page.getByRole('link', { name: 'Рюкзак «Перемена»' }).first().click()
  await page.getByRole('heading', { name: 'Рюкзак «Перемена»' }).waitFor()
  await page.getByRole('button', { name: 'синий' }).click()
  await page.getByRole('button', { name: 'Больше: Рюкзак «Перемена»' }).click()
  await page.getByText('Итого 6 980 ₽').waitFor()

  await page.getByRole('button', { name: 'Оформить' }).click()
  await page.getByText('Отсутствует ФИО').waitFor()
  await fillPerson(page)
  await page.getByLabel('Где забрать').selectOption({ index: 1 })
  await page.getByText(/К оплате/).waitFor()
  await page.getByLabel('Оплата').selectOption({ label: 'При получении' })
  await page.getByLabel('Согласие').check()
  await page.getByRole('button', { name: 'Оформить' }).click()

  await page.getByText(/Заказ П-\d+ оформлен/).waitFor()
  await page.getByText('Итого 0 ₽').waitFor()
  expect(faults).toEqual([])
})

test('a courier is a choice as any other, and is told the address', async () => {
  const { page, faults } = await openPage(url)
  await buy(page)

  await page.getByLabel('Доставка').selectOption({ label: 'Курьер' })
  expect(await page.getByLabel('Где забрать').isVisible()).toBe(false)
  await fillPerson(page)
  await page.getByLabel('Город').fill('Самара')
  await page.getByLabel('Улица').fill('Лесная')
  await page.getByLabel('Дом').fill('7')
  await page.getByText(/К оплате/).waitFor()
  await page.getByLabel('Оплата').selectOption({ label: 'При получении' })
  await page.getByLabel('Согласие').check()
  await page.getByRole('button', { name: 'Оформить' }).click()

  await page.getByText(/Заказ П-\d+ оформлен/).waitFor()
  expect(faults).toEqual([])
})

test('a way to pay that this order cannot have says why, and the usual one is chosen', async () => {
  const { page } = await openPage(url)
  await buy(page)

  const payment = page.getByLabel('Оплата')

  await expect.poll(() => payment.locator('option:checked').textContent()).toBe('СБП')
  const invoice = payment.locator('option', { hasText: 'По счёту' })
  expect(await invoice.textContent()).toBe('По счёту — Только для организаций')
  expect(await invoice.isDisabled()).toBe(true)
})

test('what cannot be chosen from is told in the words of the core', async () => {
  const { page } = await openPage(url, async page => {
    await page.route('**/api/payments/v1', route => route.fulfill({ status: 500, json: {} }))
  })
  await buy(page)

  await page.getByText('Произошла ошибка при получении методов оплаты').waitFor()
})

test('a basket is told by the rows of the core: name, price of the line, sum', async () => {
  const { page } = await openPage(url)
  await buy(page)

  await page.getByRole('button', { name: 'Больше: Рюкзак «Перемена»' }).click()

  const line = page.locator('#basket li')
  await expect
    .poll(() => line.textContent())
    .toMatch(/^Рюкзак «Перемена».*, синий − 2 \+ 6\s980\s₽/)
})

test('a member signs in, stays signed in after a reload, and leaves', async () => {
  const { page } = await openPage(url)
  await page.getByLabel('E-mail').fill('anna@example.ru')
  await page.getByLabel('Пароль').fill('не тот')
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByText('Неверный').waitFor()

  await page.getByLabel('Пароль').fill('penal-anna')
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByText('Соколова Анна').waitFor()
  await page.reload()
  await page.getByText('Соколова Анна').waitFor()

  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.getByRole('button', { name: 'Войти' }).waitFor()
})

test('it is less than 200 lines', () => {
  const files = readdirSync(join(root, 'src')).filter(name => name.endsWith('.ts'))
  const lines = files.map(
    name => readFileSync(join(root, 'src', name), 'utf8').split('\n').length - 1
  )

  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(200)
})
