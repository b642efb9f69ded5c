import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { asMember, main } from './support/member.ts'
import { signIn } from './support/visitor.ts'

const openAs = asMember(useBrowser())

test('bonuses tell what there is, how it came about, and lead to their orders', async () => {
  const { page, faults } = await openAs(await signIn())
  await visit(page, '/user/profile')

  await page.getByRole('navigation', { name: 'Личный кабинет' }).getByText('Бонусы').click()
  await page.getByRole('heading', { level: 1, name: 'Бонусная программа' }).waitFor()
  const log = page.getByRole('region', { name: 'Движение бонусов' })
  await log.getByText('Приветственные бонусы').waitFor()
  await expect.poll(() => main(page)).toContain('С каждой покупки возвращается 5 %')
  await log
    .getByRole('link', { name: /^Заказ / })
    .first()
    .click()

  await page.getByRole('heading', { level: 1, name: /^Заказ / }).waitFor()
  expect(faults).toEqual([])
  expect((await page.goto('/user/bonus?page=9'))?.status()).toBe(404)
})
