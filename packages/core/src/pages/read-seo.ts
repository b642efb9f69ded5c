import { getSeo } from '../contracts/seo.ts'
import type { SeoPage } from '../entities/seo-page.ts'

import type { ShopRequest } from './define-loader.ts'

/** The texts that editors have set for this address; a page stands without them. */
export const readSeo = ({ optional, path, shared }: ShopRequest): Promise<SeoPage | null> =>
  optional(
    shared(`seo ${path}`, async backend => (await backend(getSeo, { query: { url: path } })).data),
    null
  )
