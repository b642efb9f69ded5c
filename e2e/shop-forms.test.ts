import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { sectionTaken, visit } from './support/first-load.ts'
import { newestMessage } from './support/letters.ts'
import { main } from './support/member.ts'
import { tick } from './support/tick.ts'

const open = useBrowser()

const SHOP = 'forms@penal.example'
const PAPER = {
  name: 'список.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n')
}

const ANSWERS: Readonly<Record<string, string>> = {
  fio: 'Соколова Анна',
  phone: '+7 (912) 345-67-89',
  email: 'anna.forma@example.ru',
  organization: 'Гимназия № 7',
  inn: '7707083893',
  quantity: '120',
  birthDate: '01.02.1990',
  city: 'Казань',
  message: 'Нужна форма на два класса',
  about: 'Пять лет в магазине канцелярии'
}

/** Fills in whatever a form of the shop asks for; the choices by their second answer. */
async function fill(form: Locator) {
  for (const [code, answer] of Object.entries(ANSWERS)) {
    const field = form.locator(`[name="${code}"]:not([type=hidden])`)
    if ((await field.count()) > 0) await field.fill(answer)
  }
  for (const list of await form.locator('select[name]:not([name=country])').all())
    if ((await list.getAttribute('name')) !== '') await list.selectOption({ index: 1 })
  for (const group of await form.getByRole('group').all())
    await group.locator('input').nth(1).check({ force: true })
  await tick(form.locator('input[name=accept]'))
}

test('a wholesale request goes with what is needed and with its papers', async () => {
  const { page, faults } = await open()
  await visit(page, '/user/recall?form=wholesale')
  const form = page.getByRole('form', { name: 'Заявка на оптовый заказ' })
  await form.hover()
  await sectionTaken(form)
  await form.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect
    .poll(() => form.getByRole('group', { name: 'Что нужно' }).textContent())
    .toContain('Выберите вариант')

  await fill(form)
  await form.getByLabel('Школьная форма').check({ force: true })
  await form.locator('input[type=file]').setInputFiles(PAPER)
  await expect.poll(() => form.textContent()).toContain('Загружено: список.pdf')
  await form.getByRole('button', { name: 'Отправить заявку' }).click()

  await expect.poll(() => main(page)).toContain('Спасибо! Пришлём предложение на почту')
  const letter = await newestMessage('mail', SHOP, 'Что нужно: Школьная форма, Рюкзаки\n')
  expect(letter).toContain('Список или техническое задание: приложено файлов: 1')
  expect(faults).toEqual([])
})

const OTHERS = ['callback', 'question', 'certificate', 'job']

for (const id of OTHERS) {
  deepTest(`the form «${id}» of the shop can be sent`, async () => {
    const { page, faults } = await open()
    await visit(page, `/user/recall?form=${id}`)
    const form = page.locator('#main form').first()
    await form.hover()
    await sectionTaken(form)

    await fill(form)
    await form.getByRole('button').last().click()

    await expect.poll(() => main(page)).toContain('Спасибо')
    expect(faults).toEqual([])
  })
}

test('without script a form goes with several answers, a box and a file', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/user/recall?form=wholesale')
  const form = page.getByRole('form', { name: 'Заявка на оптовый заказ' })
  await fill(form)
  await tick(form.getByLabel('Канцелярия'))
  await form.locator('input[type=file]').setInputFiles(PAPER)
  await form.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect.poll(() => main(page)).toContain('Спасибо')
  expect(await newestMessage('mail', SHOP, 'Что нужно: Рюкзаки, Канцелярия\n')).toContain(
    'приложено файлов: 1'
  )

  await page.goto('/user/recall?form=certificate')
  const order = page.locator('#main form').first()
  await fill(order)
  await tick(order.locator('[name=printed]'))
  await order.getByRole('button').last().click()
  await expect.poll(() => main(page)).toContain('Спасибо')
  await newestMessage('mail', SHOP, 'Нужны печатные карты в конвертах: да')
})
