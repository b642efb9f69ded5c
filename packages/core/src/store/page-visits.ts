import type { AnalyticsProduct } from './analytics-item.ts'

/** A page as a counter hears of it. */
export interface CountedPage {
  readonly url: string
  /** Status of the error screen in its place. */
  readonly failed: number | undefined
  /** What a product's page tells of its product. */
  readonly product: AnalyticsProduct | undefined
}

interface Counter {
  failed(status: number): void
  visit(product: AnalyticsProduct): void
}

/**
 * Tells of a page that is arrived at: a product that was opened, a page that failed (§7, §8). Another
 * size or colour of the same product is no other visit.
 */
export function createPageVisits(counter: Counter): (page: CountedPage) => void {
  let told = ''
  return ({ url, failed, product }) => {
    const page = `${url.split('?', 1)[0]} ${failed ?? ''}`
    if (page === told) return
    told = page
    if (failed !== undefined) counter.failed(failed)
    if (product !== undefined) counter.visit(product)
  }
}
