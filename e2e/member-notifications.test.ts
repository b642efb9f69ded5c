import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { keep } from './support/keeper.ts'
import { asMember, button, main, personalLinks, signUp } from './support/member.ts'

const openAs = asMember(useBrowser())

/** What is pushed would be read at once: the line carries reports only. */
const muteLiveLine = (page: Page) =>
  page.context().routeWebSocket(/\/notification\/subscribe/, line => {
    const server = line.connectToServer()
    line.onMessage(message => server.send(message))
    server.onMessage(() => undefined)
  })

const bell = (page: Page, count: number) =>
  personalLinks(page).getByRole('link', { name: `Уведомления, новых: ${count}`, exact: true })

test('a member opens one notification, marks another, then all; every tab counts along', async () => {
  const { account, tokens } = await signUp()
  for (const title of ['Рюкзак едет', 'Отзыв опубликован', 'Бонусы начислены', 'Каникулы']) {
    await keep('notify', 'order', title, 'Подробности внутри', '--to', account.username)
  }
  const { page, faults } = await openAs(tokens)
  await muteLiveLine(page)
  const other = await page.context().newPage()
  await visit(other, '/about')
  await visit(page, '/user/profile')

  await bell(page, 4).click()
  await page.getByRole('link', { name: 'Рюкзак едет' }).click()
  await page.getByRole('heading', { level: 1, name: 'Рюкзак едет' }).waitFor()
  await bell(page, 3).waitFor()
  await page.getByRole('link', { name: 'Все уведомления' }).click()
  await button(page, 'Прочитано: Отзыв опубликован').click()
  await bell(page, 2).waitFor()
  await bell(other, 2).waitFor()
  await button(page, 'Прочитать все').click()

  await bell(page, 0).waitFor()
  await bell(other, 0).waitFor()
  await expect.poll(() => main(page)).toContain('Новых нет')
  await page.reload()
  await bell(page, 0).waitFor()
  expect(faults).toEqual([])
})
