import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

import { openKit } from '../scripts/lib/kit.mjs'
import { deepTest } from '../testing/deep-test.ts'
import { bringAxe, seriousFaults, sidewaysScroll, stopMotion } from './support/axe.ts'
import { PHONE, useBrowser, WIDE } from './support/browser.ts'
import { isFocused, pressAt, tabTo } from './support/keyboard.ts'

const open = useBrowser()

/** What the code of other companies draws: seen in the shop itself. */
const DRAWN_BY_OTHERS = ['lightbox', 'map']

async function openGallery(): Promise<Page> {
  const kit = await openKit()
  onTestFinished(kit.close)
  const { page } = await open({ bypassCSP: true, reducedMotion: 'reduce' })
  await page.goto(kit.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

deepTest(
  'each component of the kit stands in the gallery, sound in both themes and widths',
  async () => {
    const page = await openGallery()
    const folder = new URL('../packages/react-ui/src/kit', import.meta.url)
    const kit = readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => name)

    const shown = await page
      .locator('[data-kit]')
      .evaluateAll(samples => samples.map(sample => sample.getAttribute('data-kit')))
    expect(shown.toSorted()).toEqual(kit.filter(name => !DRAWN_BY_OTHERS.includes(name)).sort())

    await bringAxe(page)
    await stopMotion(page)
    for (const theme of ['Светлая', 'Тёмная']) {
      await page.getByRole('radio', { name: theme }).check()
      for (const viewport of [WIDE, PHONE]) {
        await page.setViewportSize(viewport)
        expect.soft(await seriousFaults(page), `${theme}, ${viewport.width} px`).toEqual([])
        expect.soft(await sidewaysScroll(page), `${theme}, ${viewport.width} px`).toBe(0)
      }
    }
  }
)

deepTest('the keyboard goes over the kit: tabs, a list of suggestions, a window', async () => {
  const page = await openGallery()

  const tab = page.getByRole('tab', { name: 'О товаре' })
  await tabTo(page, tab)
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('tabpanel').textContent()).toBe('Отзывы')

  const town = page.getByRole('combobox', { name: 'Город с подсказками' })
  await tabTo(page, town, 'Shift+Tab')
  await page.keyboard.type('М')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await town.inputValue()).toBe('Москва')

  const button = page.getByRole('button', { name: 'Окно сбоку' })
  await pressAt(page, button)
  await page.getByRole('dialog', { name: 'Таблица размеров' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(button)).toBe(true)
})
