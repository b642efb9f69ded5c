import { aheadUrl, linkOf } from './link-intents.ts'

/**
 * Where the links of a page lead that are in view, as far as their pages may be read ahead. The browser tells
 * it with its next frame: nothing is laid out for it.
 */
export async function urlsInView(root: Document): Promise<string[]> {
  const links = [...root.querySelectorAll('#main a[href]')]
  if (links.length === 0) return []
  const places = await placesOf(links)
  return places
    .filter(({ isIntersecting, boundingClientRect }) => isIntersecting && boundingClientRect.width)
    .flatMap(({ target }) => aheadUrl(linkOf(target), root) ?? [])
}

const placesOf = (elements: readonly Element[]): Promise<IntersectionObserverEntry[]> =>
  new Promise(resolve => {
    const observer = new IntersectionObserver(entries => {
      observer.disconnect()
      resolve(entries)
    })
    for (const element of elements) observer.observe(element)
  })
