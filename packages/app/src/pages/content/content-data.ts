import type { ContentPage } from '@vitrina/core'
import { getPage } from '@vitrina/core/contracts'

import type { PageLoader } from '../page-loader.ts'

type ContentRoute = 'about' | 'contacts' | 'how-order' | 'info' | 'payments' | 'policy' | 'refund'

export interface ContentData {
  readonly page: ContentPage
}

/** The texts of a page, kept by the backend under the name of its route. */
export const loadContent: PageLoader<ContentRoute, ContentData> = async ({ name, shared }) => {
  const page = await shared(`page:${name}`, backend => backend(getPage, { query: { code: name } }))
  return { data: { page }, head: { title: page.title, description: page.html } }
}
