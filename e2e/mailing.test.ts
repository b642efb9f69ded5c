import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

import { PHONE, useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { main } from './support/member.ts'

const open = useBrowser()

/** The link of the newest letter to an address. */
async function linkTo(email: string): Promise<string | undefined> {
  const folder = join(inject('dataFolder'), 'mail')
  const names = (await readdir(folder).catch(() => [])).toSorted().toReversed()
  const letters = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  const [, body = ''] = letters.find(text => text.includes(`To: ${email}`))?.split('\r\n\r\n') ?? []
  return /\/api\/mail-distribution\S+/.exec(Buffer.from(body, 'base64').toString('utf8'))?.[0]
}

test('letters are asked for below any page, agreed to, and confirmed by a letter', async () => {
  const { page, faults } = await open({ viewport: PHONE })
  await visit(page, '/about')
  const letters = page.getByRole('form', { name: 'Письма магазина' })
  await letters.getByRole('textbox').fill('pochta.anny@example.ru')
  await letters.getByRole('button', { name: 'Получать письма' }).click()
  await page.getByRole('heading', { level: 1, name: 'Письма раз в неделю' }).waitFor()
  const form = page.getByRole('form', { name: 'Подписка' })
  expect(await form.getByLabel('E-mail').inputValue()).toBe('pochta.anny@example.ru')

  await form.getByRole('button', { name: 'Подписаться' }).click()
  await expect
    .poll(() => form.textContent())
    .toContain('Необходимо подтвердить обработку персональных данных')
  await form.getByRole('checkbox').check({ force: true })
  await form.getByRole('button', { name: 'Подписаться' }).click()
  await expect.poll(() => main(page)).toContain('Мы отправили письмо')

  await expect.poll(() => linkTo('pochta.anny@example.ru')).toBeDefined()
  await page.goto((await linkTo('pochta.anny@example.ru')) ?? '')
  await page.getByRole('button', { name: 'Подписаться' }).click()
  await page.getByRole('heading', { name: 'Вы подписаны' }).waitFor()
  expect(faults).toEqual([])
})
