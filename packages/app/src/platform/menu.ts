import { routePath } from '@vitrina/core'
import type { MenuCategory } from '@vitrina/core/entities'

const CATALOG = `${routePath('catalog')}/`

/** The categories of the menu as the document shows them: its state does not tell them again. */
export function readMenu(page: Document): readonly MenuCategory[] {
  const links: readonly Element[] = [...page.querySelectorAll('[data-menu] a')]
  return links.map((link, id) => {
    // The first of its column; categories are told apart by their places.
    const root = links.findIndex(other => other === link.parentElement?.firstElementChild)
    const path = link.getAttribute('href')?.slice(CATALOG.length) ?? ''
    return { id, parentId: root === id ? null : root, title: link.textContent ?? '', path }
  })
}
