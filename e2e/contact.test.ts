import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { sectionTaken, visit } from './support/first-load.ts'
import { main } from './support/member.ts'
import { SCREENS } from './support/screens.ts'
import { tick } from './support/tick.ts'

const open = useBrowser()

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test.each(SCREENS)(
  'on %s a visitor finds a shop by its town, and the dealers by their kind',
  async (_, viewport) => {
    const { page, faults } = await open({ viewport })
    await visit(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Магазины и дилеры' }).click()
    await page.getByRole('heading', { level: 1, name: 'Магазины' }).waitFor()
    expect(await sideways(page)).toBe(0)

    await page.getByLabel('Город, улица или название').fill('rfpfym')
    await page.getByRole('button', { name: 'Найти', exact: true }).last().click()
    await page.waitForURL(/\/shops\?q=rfpfym/)
    await expect.poll(() => main(page)).toContain('Республика Татарстан')
    expect(await main(page)).toMatch(/ежедневно \d+:00–\d+:00/)

    await visit(page, '/shops?type=dealer')
    expect(await main(page)).toContain('6 адресов')
    await visit(page, '/shops?q=атлантида')
    await page.getByRole('link', { name: 'Показать все' }).click()
    await page.waitForURL('**/shops')
    expect(faults).toEqual([])
  }
)

test('a question from the contacts is checked, sent and thanked for', async () => {
  const { page, faults } = await open()
  await visit(page, '/contacts')
  const form = page.getByRole('form', { name: 'Задать вопрос' })
  await form.hover()
  await sectionTaken(form)
  await form.getByRole('button').last().click()
  await expect.poll(() => form.textContent()).toContain('Отсутствует ФИО')
  expect(await form.textContent()).toContain('Необходимо подтвердить обработку персональных данных')

  await form.getByLabel('Фамилия и имя').fill('Соколова Анна')
  await form.getByLabel('E-mail').fill('anna.vopros@example.ru')
  await form.getByLabel('Тема').selectOption({ index: 1 })
  await form.locator('textarea').fill('Когда приедет рюкзак «Перемена»?')
  await form.getByRole('checkbox').check({ force: true })
  await form.getByRole('button').last().click()

  await expect.poll(() => main(page)).toContain('Спасибо')
  expect(faults).toEqual([])
})

deepTest('a call can be asked for without script', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/contacts')
  await page.getByRole('link', { name: 'Заказать звонок' }).click()
  await page.waitForURL('**/user/recall?form=callback')

  await page.getByLabel('Фамилия и имя').fill('Соколова Анна')
  await page.locator('#main input[name=phone]').fill('+7 (912) 345-67-89')
  await page.getByLabel('С 12 до 16').check()
  await tick(page.locator('#main input[name=accept]'))
  await page.getByRole('button', { name: 'Жду звонка' }).click()

  await expect.poll(() => main(page)).toContain('Спасибо')
  expect(page.url()).toContain('sent=1')
})

deepTest(
  'a call asked for without the consent is refused in its own words, without script too',
  async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open({ javaScriptEnabled })
      await page.goto('/user/recall?form=callback')
      await page.getByLabel('Фамилия и имя').fill('Соколова Анна')
      await page.locator('#main input[name=phone]').fill('+7 (912) 345-67-89')
      await page.getByLabel('С 12 до 16').check({ force: true })

      await page.getByRole('button', { name: 'Жду звонка' }).click()

      await expect
        .poll(() => main(page))
        .toContain('Отметьте согласие: без него мы не вправе вам перезвонить')
    }
  }
)

test('every page says who sells', async () => {
  const { page } = await open()

  for (const path of ['/', '/shops', '/blog']) {
    await page.goto(path)
    expect(await page.getByRole('contentinfo').textContent()).toMatch(/ОГРН \d{13} · ИНН \d{10}/)
  }
})
