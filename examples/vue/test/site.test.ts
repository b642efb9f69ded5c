import { expect, test } from 'vitest'

import { useBrowser } from '../../../e2e/support/browser.ts'

const open = useBrowser()

const CONFIGURATION = '**/api/config-provider/v1'

test('the shop is called what its configuration says', async () => {
  const { page, faults } = await open()
  await page.route(CONFIGURATION, async route => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), shopTitle: 'Клякса' } })
  })

  await page.goto('/')

  await page.locator('header').getByRole('link', { name: 'Клякса' }).waitFor()
  expect(faults).toEqual([])
})

test('a site that cannot be read says so in the words of the core', async () => {
  const { page } = await open()
  await page.route(CONFIGURATION, route => route.fulfill({ status: 503, json: {} }))

  await page.goto('/')

  await page
    .getByText('Произошла ошибка при инициализации конфига. Перезагрузите страницу')
    .waitFor()
})
