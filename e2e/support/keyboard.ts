import type { Locator, Page } from 'playwright-core'

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
  { key = 'Enter', walk = 'Tab' }: { key?: 'Enter' | 'Space'; walk?: 'Tab' | 'Shift+Tab' } = {}
): Promise<void> {
  await tabTo(page, target, walk)
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
export const announced = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-live], [role=status]')]
      .map(element => element.textContent)
      .join(' ')
  )
