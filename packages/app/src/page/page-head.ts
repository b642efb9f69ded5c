import type { Head } from '@vitrina/core/seo'

/** Everything about a page that stands in the document's head; plain JSON. */
export interface PageHead extends Head {
  readonly jsonLd: readonly unknown[]
}
