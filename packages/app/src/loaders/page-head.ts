import type { Head } from '@vitrina/core/catalog'

/** Everything about a page that stands in the document's head; plain JSON. */
export interface PageHead extends Head {
  readonly jsonLd: readonly unknown[]
}

/** What of it the application writes when it opens the page; the rest is for programs that read the document. */
export type ShownHead = Pick<PageHead, 'title' | 'description' | 'canonical' | 'robots'>
