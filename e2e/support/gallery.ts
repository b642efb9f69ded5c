import type { Locator, Page } from 'playwright-core'

import { visit } from './first-load.ts'
import type { Goods } from './goods.ts'

/** On the page of a product: its pictures as large as the window. */
export const opener = (page: Page) => page.getByRole('button', { name: 'Увеличить фото' })

export const galleryOf = (page: Page, { title }: Goods) =>
  page.getByRole('dialog', { name: `Фото: ${title}` })

/** The one that is shown, once it has come and lies still. */
export const pictureOf = (gallery: Locator) => gallery.locator('[data-shown][data-phase=done] img')

export async function openGallery(page: Page, goods: Goods): Promise<Locator> {
  await visit(page, goods.href)
  await opener(page).click()
  const gallery = galleryOf(page, goods)
  await pictureOf(gallery).waitFor()
  return gallery
}

export const hashOf = (page: Page) => new URL(page.url()).hash

/** Both clicks in one task: a busy machine would take longer between them than a double click has. */
export const doubleClick = (picture: Locator) =>
  picture.evaluate(node => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true }
    for (let click = 0; click < 2; click += 1) node.dispatchEvent(new MouseEvent('click', at))
  })
