import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

import { heading } from './checkout.ts'

const STEPS_MAX = 250

/** Walks with Tab, or back with Shift+Tab, until the focus stands on the target. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab'
): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    await page.keyboard.press(key)
    if (await isFocused(target)) return
  }
  throw new Error(`${key} never reaches ${target}; it stands on ${await focusOf(page)}`)
}

/** Walks to a control and presses it. */
export async function pressAt(
  page: Page,
  target: Locator,
  { key = 'Enter' }: { key?: 'Enter' | 'Space' } = {}
): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export const isFocused = async (target: Locator) =>
  (await target.count()) > 0 &&
  target.first().evaluate(element => element === document.activeElement)

/** The focused element in short: its tag and its first words. */
export const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return `${element?.localName} ${element?.textContent?.trim().slice(0, 60) ?? ''}`
  })

/** What a screen reader has been told politely. */
const announced = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-live], [role=status]')]
      .map(element => element.textContent)
      .join(' ')
  )

/** The focus stands on the heading of the new page, and its title is read out. */
export async function arrived(page: Page, title: RegExp) {
  await expect.poll(() => focusOf(page)).toMatch(/^h1 /)
  await expect.poll(() => heading(page)).toMatch(title)
  const isAnnounced = async () => (await announced(page)).includes(await page.title())
  await expect.poll(isAnnounced).toBe(true)
}
