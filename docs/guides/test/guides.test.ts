import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build, preview } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

import { type OpenBackend, openBackend } from '../../../examples/server/src/testing/open-backend.ts'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { soon } from '../../../testing/limits.ts'

const guides = fileURLToPath(new URL('..', import.meta.url))
const tsx = join(guides, '../../node_modules/.bin/tsx')

let backend: OpenBackend
let browser: Browser
/** The one address of a shop: pages of the front, and the backend under `/api`. */
let shop: ServerType
let url = ''
let front = ''

beforeAll(async () => {
  const app = new Hono()
  const pathOf = (address: string) => address.slice(new URL(address).origin.length)
  const pass = (to: string, raw: Request) => proxy(to, { raw, redirect: 'manual' })
  app.all('/api/*', ({ req }) => pass(backend.url + pathOf(req.url).slice('/api'.length), req.raw))
  app.all('*', ({ req }) => pass(front + pathOf(req.url), req.raw))
  shop = serve({ fetch: app.fetch, port: 0 })
  await once(shop, 'listening')
  url = `http://localhost:${(shop.address() as AddressInfo).port}`
  backend = await openBackend({ publicUrl: url })
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu']
  })
})

afterAll(async () => {
  await browser.close()
  await new Promise(resolve => shop.close(resolve))
  await backend.close()
})

/** What a script prints. */
async function printed(script: string): Promise<string> {
  const env = { ...process.env, SHOP_API: `${url}/api` }
  const { stdout } = await promisify(execFile)(tsx, [script], { cwd: guides, env })
  return stdout.replaceAll('\u00a0', ' ')
}

test('the start prints five products with their prices', async () => {
  const lines = (await printed('script/list.ts')).trim().split('\n')

  expect(lines).toHaveLength(5)
  for (const line of lines) expect(line).toMatch(/\S+ [\d ]+ ₽$/)
})

test('the script goes from an empty basket to a paid order', async () => {
  const lines = await printed('script/buy.ts')

  expect(lines).toMatch(/× 2: [\d ]+ ₽\nК оплате: [\d ]+ ₽\nЗаказ П-\d+\nОплата: paid\nСтатус: \S+/)
})

async function openFront(address: string): Promise<Page> {
  front = address
  const page = await browser.newPage({ baseURL: url, locale: 'ru-RU' })
  onTestFinished(() => page.close())
  await page.goto('/')
  return page
}

async function fillOrder(page: Page) {
  await page.getByLabel('Фамилия и имя').fill('Иванова Мария')
  await page.getByLabel('Почта').fill('maria@example.ru')
  await page.getByLabel('Телефон').fill('+79123456789')
}

test('the page goes from a list to a paid order', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'vitrina-guide-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
  const options = { root: join(guides, 'spa'), logLevel: 'error', build: { outDir } } as const
  await build(options)
  const server = await preview({ ...options, preview: { port: await freePort() } })
  onTestFinished(() => server.close())
  const page = await openFront(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '')

  await page.getByRole('button', { name: 'В корзину' }).first().click()
  await fillOrder(page)
  await page.getByLabel('Где забрать').selectOption({ index: 1 })
  await page.getByLabel('Согласие').check()
  await page.getByText(/К оплате [\d\s]+₽/).waitFor()
  await page.getByRole('button', { name: 'Оплатить картой' }).click()
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()

  await page.getByText('Заказ оплачен').waitFor()
})

test('the server’s pages go from a list to a paid order, without a script', async () => {
  const port = await freePort()
  const env = { ...process.env, SHOP: url, PORT: String(port) }
  const server = spawn(tsx, ['server/shop.ts'], { cwd: guides, env })
  onTestFinished(() => stop(server))
  await once(server.stdout, 'data')
  const page = await openFront(`http://localhost:${port}`)

  await page.getByRole('button', { name: 'В корзину' }).first().click()
  await page.getByText(/В корзине: 1, [\d\s]+₽/).waitFor()
  await page.getByRole('link', { name: 'Оформить заказ' }).click()
  await fillOrder(page)
  await page.getByRole('button', { name: 'Оформить' }).click()
  await vi.waitFor(async () => expect(await page.getByRole('alert').count()).toBe(1), soon)
  await page.getByLabel('Согласие').check()
  await page.getByRole('button', { name: 'Оформить' }).click()
  await page.getByText(/Доставка: /).waitFor()
  await page.getByLabel('Согласие').check()
  await page.getByRole('button', { name: 'Оформить' }).click()
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()

  await page.getByText('Оплачен').waitFor()
})

async function stop(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
