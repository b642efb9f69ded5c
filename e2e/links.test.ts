import { expect, inject } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'

interface Link {
  readonly path: string
  /** The page it stands on. */
  readonly from: string
}

/** Pages asked for at once. */
const AT_ONCE = 6
/** Filters and orders multiply without end; these make a page another one. */
const TELLING = /^(?:page|form|set|group)=/
/** A product is one page whatever colour or size is named: an unknown one names none. */
const PRODUCT = '/detail/'
const OF_PRODUCT = /^(?:page|form|set)=/
/** A picture in its full width: each takes the server a second, and its smallest is there as well or not. */
const FULL_PICTURE = /^(\/i\/\w+)\.1600\./
/** Where a list is continued by the same link again and again. */
const FAR_PAGE = /[?&]page=(?:[3-9]|\d\d)/

/** The address of a link as the crawl counts it; nothing for what leads out of the shop. */
function pathOf(href: string): string | undefined {
  if (!href.startsWith('/') || href.startsWith('/api/')) return undefined
  const [address = ''] = href.replace(FULL_PICTURE, '$1.80.').split('#', 1)
  const [path = '', query = ''] = address.replaceAll('&amp;', '&').split('?')
  const telling = path.includes(PRODUCT) ? OF_PRODUCT : TELLING
  const kept = query.split('&').filter(pair => telling.test(pair))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}

async function linksOf(path: string): Promise<readonly string[] | number> {
  const response = await fetch(inject('shopUrl') + path, { redirect: 'manual' })
  const html = await response.text()
  const target = response.headers.get('location')
  if (target !== null) return [target]
  if (response.status !== 200) return response.status
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href)
}

/** Every page that links lead to from the first one, and the links that lead to none. */
async function crawl() {
  const known = new Set(['/'])
  const waiting: Link[] = [{ path: '/', from: 'the start' }]
  const broken: string[] = []
  const follow = async ({ path, from }: Link) => {
    const links = await linksOf(path)
    if (typeof links === 'number') return broken.push(`${links} ${path}, linked on ${from}`)
    for (const next of links.flatMap(href => pathOf(href) ?? [])) {
      if (known.has(next) || FAR_PAGE.test(next)) continue
      known.add(next)
      waiting.push({ path: next, from: path })
    }
    return undefined
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(follow))
  return { pages: known.size, broken }
}

deepTest('no link of a page of the shop leads to nothing', async () => {
  const { pages, broken } = await crawl()

  expect(broken).toEqual([])
  expect(pages).toBeGreaterThan(500)
})
