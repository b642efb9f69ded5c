import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, isSimple } from './support/goods.ts'
import { TESTED } from './support/shop-process.ts'
import { openStorefront } from './support/shop-processes.ts'
import { holdToasts } from './support/toasts.ts'

const texts = {
  '*': {
    'favorites.name': 'Приберечь <i>{1}</i>',
    'favorites.added': 'Приберегли для вас',
    'favorites.restore': 'Положить назад',
    'footer.contacts': 'Адреса и часы',
    'contactsPage.callMe': 'Попросить перезвонить'
  }
}

const open = useBrowser()
let folder = ''
let url = ''
let storefront: Awaited<ReturnType<typeof openStorefront>>

/** A second storefront of the same shop, with words of its own. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-texts-'))
  await writeFile(join(folder, 'texts.json'), JSON.stringify(texts))
  storefront = await openStorefront({
    ...TESTED,
    API_URL: inject('apiUrl'),
    TEXTS_FILE: join(folder, 'texts.json')
  })
  url = storefront.url
})

afterAll(async () => {
  await storefront?.close()
  await rm(folder, { recursive: true, force: true })
})

test('a shop says its own words before and after its page is the application’s, and in toasts', async () => {
  const { page, faults } = await open({ baseURL: url })
  const { listing } = await findGoods(isSimple)
  const answer = await page.request.get(listing)
  expect(await answer.text()).toContain('Приберечь &lt;i&gt;')

  await holdToasts(page)
  await visit(page, listing)
  const heart = page.getByRole('button', { name: /^Приберечь <i>.+<\/i>$/ }).first()
  await heart.click()
  await page.getByText('Приберегли для вас').waitFor()

  expect(await page.getByRole('button', { name: /^В избранное/ }).count()).toBe(0)
  expect(faults).toEqual([])
})

test('words of a screen itself are the shop’s own in its markup and in code that comes later', async () => {
  const { page, faults } = await open({ baseURL: url })
  const answer = await page.request.get('/')
  expect(await answer.text()).toContain('Адреса и часы')

  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Адреса и часы' }).click()
  await page.getByRole('link', { name: 'Попросить перезвонить' }).waitFor()

  expect(await page.getByText('Заказать звонок', { exact: true }).count()).toBe(0)
  expect(faults).toEqual([])
})
