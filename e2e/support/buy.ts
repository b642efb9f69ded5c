import type { Page } from 'playwright-core'

/** «В корзину» of what is called so. */
export const buyButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `В корзину: ${title}` }).first()

/** Resolves when the backend has kept the next change of the basket. */
export async function basketKept(page: Page): Promise<void> {
  await page.waitForResponse(
    answer => answer.url().endsWith('/api/basket/v1/products') && answer.ok()
  )
}
