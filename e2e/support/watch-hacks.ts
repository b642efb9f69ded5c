import type { Page } from 'playwright-core'

/** Tells of every script of `PAYLOADS` that runs in a page, and of every call for help to the attacker. */
export async function watchHacks(page: Page): Promise<readonly string[]> {
  const hacks: string[] = []
  await page.exposeBinding('reportHack', (_, path: string) => void hacks.push(path))
  await page.addInitScript(() => {
    const report = () => Reflect.get(window, 'reportHack')(location.href)
    Object.defineProperty(window, 'hacked', { set: report })
  })
  page.on('dialog', dialog => void dialog.dismiss())
  page.on('request', request => {
    if (request.url().includes('attacker.example')) hacks.push(request.url())
  })
  return hacks
}
