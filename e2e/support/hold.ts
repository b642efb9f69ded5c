import type { Page } from 'playwright-core'

/** Without these files a page is drawn, and not the application's. */
export const APPLICATION = '**/assets/*.js'

/** Keeps requests from leaving the page until they are let through; `letThrough()` does. */
export async function holdRequests(page: Page, glob: string): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    letThrough = resolve
  })
  await page.route(glob, async route => {
    await held
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
  return letThrough
}
