import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visitAndTouch, watchRequests } from './support/first-load.ts'
import { isFocused } from './support/keyboard.ts'
import { holdLiveLine } from './support/live-line.ts'
import { SCREENS } from './support/screens.ts'
import { recordToasts } from './support/toasts.ts'

const LOST = 'Нет связи с магазином. Ждём, когда она появится, и отправим всё, что вы изменили'
const FOUND = 'Связь с магазином снова есть'

const open = useBrowser()

/** Opens a page and waits until it is at rest: from then on it watches the network. */
async function openLiving(
  page: Page,
  path: string,
  go: (path: string) => unknown = path => page.goto(path)
) {
  const line = await holdLiveLine(page)
  const screen = page.waitForRequest(/failure\.page/)
  await go(path)
  await line.opened()
  // What stands in place of a page out of reach is of use only once it runs.
  await page.evaluate(`import('${(await screen).url()}').then(() => undefined)`)
}

/** Runs in the page: what could be pressed on this screen if the note did not lie over it. */
function underNote() {
  const notes = [...document.querySelectorAll('body > [role=status]')]
  const end = notes.find(note => note.childElementCount > 0)?.getBoundingClientRect().bottom ?? 0
  return [...document.querySelectorAll('#root :is(a, button, input)')]
    .filter(part => {
      const { top, bottom, height } = part.getBoundingClientRect()
      return part.checkVisibility() && height > 1 && bottom > 0 && top < end - 1
    })
    .map(part => part.textContent)
}

/** Nothing is covered by the note. */
async function staysFree(page: Page, width: number) {
  const { height = 0, ...size } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height })
  await expect.poll(() => page.evaluate(underNote), { message: `at ${width} px` }).toEqual([])
  await page.setViewportSize({ width, ...size, height })
}

test.each(SCREENS)(
  'on %s a lost network is told at once, and what was wanted meanwhile opens when it is back',
  async (_, viewport) => {
    const { page } = await open({ viewport })
    const received = await recordToasts(page)
    await openLiving(page, '/catalog')
    const note = page.getByRole('status').getByText(LOST)
    const title = page.getByRole('heading', { level: 1 })

    await page.context().setOffline(true)
    await note.waitFor()
    for (const width of [320, 390, 1360]) await staysFree(page, width)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Бренды' }).click()
    await expect.poll(() => title.textContent()).toBe('Нет связи с магазином')
    expect(new URL(page.url()).pathname).toBe('/brands')
    await expect.poll(() => isFocused(title)).toBe(true)
    await page.locator('#main').getByRole('button', { name: 'Повторить' }).click()
    await expect.poll(() => title.textContent()).toBe('Нет связи с магазином')

    await page.goBack()
    await expect.poll(() => title.textContent()).toBe('Каталог')
    await page.goForward()
    await expect.poll(() => title.textContent()).toBe('Нет связи с магазином')

    await page.context().setOffline(false)
    await expect.poll(() => title.textContent()).toBe('Бренды')
    await expect.poll(() => note.count()).toBe(0)
    await expect.poll(() => received.some(text => text.includes(FOUND))).toBe(true)
    await page.goBack()
    await expect.poll(() => title.textContent()).toBe('Каталог')
  }
)

test('what is first touched without a network stays as it is, and lives when there is one', async () => {
  const { page } = await open()
  await openLiving(page, '/catalog')
  const title = page.getByRole('heading', { level: 1 })
  const isPart = (request: { url(): string }) => request.url().includes('/top-line-')

  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', isPart)
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await failed
  expect(await title.textContent()).toBe('Каталог')
  const came = page.waitForEvent('requestfinished', isPart)
  await page.context().setOffline(false)
  await came

  await page.getByRole('button', { name: 'Сменить тему: светлая или тёмная' }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  expect(await title.textContent()).toBe('Каталог')
})

test('who does not want to wait has the shop looked for by a press', async () => {
  const { page } = await open()
  await openLiving(page, '/about', path => visitAndTouch(page, path))
  const asked = watchRequests(page, request => request.url().includes('/config-provider/'))

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Повторить' }).click()

  await expect.poll(() => asked.length).toBeGreaterThan(0)
})
