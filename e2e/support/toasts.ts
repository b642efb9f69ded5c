import type { Page } from 'playwright-core'

/**
 * Everything the toasts of this page say from now on. Each stays for seconds only, in which a busy
 * machine may not look at the page.
 */
export async function recordToasts(page: Page): Promise<readonly string[]> {
  const received: string[] = []
  await page.exposeBinding('reportToast', (_, text: string) => {
    received.push(text.replaceAll(/\s+/g, ' '))
  })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const report = Reflect.get(window, 'reportToast')
      const text =
        document.querySelector('section[aria-label="Сообщения магазина"]')?.textContent ?? ''
      if (text !== '') report(text)
    }).observe(document, { childList: true, subtree: true })
  })
  return received
}

/** Puts the pointer on each toast as soon as it is there, so that its time stands still. */
export const holdToasts = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(records => {
      for (const { addedNodes, target } of records) {
        const isPlace =
          target instanceof Element && target.matches('section[aria-label="Сообщения магазина"]')
        if (!isPlace) continue
        for (const toast of addedNodes) {
          toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        }
      }
    }).observe(document, { childList: true, subtree: true })
  })
