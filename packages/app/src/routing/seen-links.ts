import { aheadUrl, linkOf } from './link-intents.ts'

/** Where the links of a page lead that are in view, as far as their pages may be read ahead. */
export function urlsInView(root: Document): string[] {
  const height = root.documentElement.clientHeight
  const isInView = (link: Element) => {
    const { top, bottom, width } = link.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < height
  }
  return [...root.querySelectorAll('#main a[href]')]
    .filter(isInView)
    .flatMap(link => aheadUrl(linkOf(link), root) ?? [])
}
