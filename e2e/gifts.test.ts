import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { asMember, main, signUpProven } from './support/member.ts'
import { SCREENS } from './support/screens.ts'

const open = useBrowser()
const openAs = asMember(open)

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const winners = (page: Page) =>
  page.getByRole('region', { name: 'Победители' }).locator('b').allTextContents()

test.each(SCREENS)(
  'on %s a certificate is chosen by its sum and put into the basket',
  async (_, viewport) => {
    const { page, faults } = await open({ viewport })
    await visit(page, '/certificates')
    expect(await sideways(page)).toBe(0)
    await page.getByRole('link', { name: /^Учителю/ }).click()
    await page.getByRole('heading', { level: 1, name: /Учителю/ }).waitFor()
    expect(await main(page)).toContain('номер вводят в поле промокода')

    await page.locator('#main label', { hasText: '3 000 ₽' }).click()
    await page.getByRole('button', { name: 'В корзину · 3 000 ₽' }).click()
    await page.getByText('Сертификат в корзине').waitFor()

    await visit(page, '/cart')
    await expect.poll(() => main(page)).toContain('Подарочный сертификат на 3 000 ₽')
    expect(faults).toEqual([])
  }
)

deepTest('without script a certificate is put into the basket by a form', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/certificates/2')

  await page.getByRole('button', { name: 'В корзину · 500 ₽' }).click()

  await page.waitForURL('**/certificates/2')
  await page.goto('/cart')
  expect(await main(page)).toContain('Подарочный сертификат на 500 ₽')
})

test('a member takes a number in a raffle, keeps it, and stands among those who take part', async () => {
  const { tokens } = await signUpProven()
  const { page, faults } = await openAs(tokens)
  await visit(page, '/raffles/korobka-krasok')
  expect(await main(page)).toContain('Один участник — один номер')

  await page.getByRole('button', { name: 'Получить номер' }).click()

  await expect.poll(() => main(page)).toMatch(/Вы участвуете, ваш номер — \d+/)
  const ticket = await page.locator('#main .ticket b').textContent()
  await visit(page, '/raffles/korobka-krasok')
  expect(await page.locator('#main .ticket b').textContent()).toBe(ticket)
  expect(await page.getByRole('button', { name: 'Получить номер' }).count()).toBe(0)
  expect(faults).toEqual([])
})

test('a raffle whose code does not come says so beside its button, and the page stays', async () => {
  const { tokens } = await signUpProven()
  const { page } = await openAs(tokens)
  await page.route(/\/assets\/engine-|\/builds\/latest/, route => route.abort())
  await visit(page, '/raffles/korobka-krasok')

  await page.getByRole('button', { name: 'Получить номер' }).click()

  await expect.poll(() => main(page)).toContain('Произошла ошибка сервера')
  expect(await main(page)).toContain('Один участник — один номер')
})

test.each(SCREENS)(
  'on %s anybody draws a finished raffle again, on the page and by its command',
  async (_, viewport) => {
    const { page, faults } = await open({ viewport })
    await visit(page, '/raffles/bolshaya-peremena')
    expect(await sideways(page)).toBe(0)

    await page.getByRole('button', { name: 'Пересчитать прямо здесь' }).click()

    await page.getByText('Верно: секрет тот же, победители те же').waitFor()
    const command = (await page.locator('#main pre').textContent()) ?? ''
    const lots = execFileSync('bash', ['-c', command], { encoding: 'utf8' }).trim().split('\n')
    expect(lots.map(line => line.split(' ')[1])).toEqual(await winners(page))
    expect(faults).toEqual([])
  }
)

deepTest('a guest reads the conditions, without script too, and is asked to sign in', async () => {
  const { page } = await open({ javaScriptEnabled: false })

  await page.goto('/raffles/teleskop')

  expect(await main(page)).toContain('Войдите, чтобы участвовать в розыгрыше')
  await page.locator('#main').getByRole('link', { name: 'Войти' }).click()
  await page.waitForURL('**/user/signin')
})
