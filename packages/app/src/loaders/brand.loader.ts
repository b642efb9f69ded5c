import { type BrandView, brandPath, brandView } from '@vitrina/core/catalog'
import { getPartner } from '@vitrina/core/contracts'
import type { Picture } from '@vitrina/core/entities'
import { brandPageMessages } from './brand-page.messages.ts'
import { cleanHtml } from './clean-html.ts'
import { defineLoader, PageRedirect } from './define-loader.ts'
import { type ListingData, loadListing } from './listing.ts'
import { readSeo } from './read-seo.ts'

export interface BrandData extends ListingData {
  readonly brand: BrandView
  readonly html: string
  /** Besides the one on its cover. */
  readonly pictures: readonly Picture[]
}

export const loader = defineLoader('brand', async request => {
  const { params, path, shared, url } = request
  const partner = await shared(`brand ${params.code}`, backend =>
    backend(getPartner, { params: { id: params.code } })
  )
  const own = brandPath(partner)
  if (own !== path) throw new PageRedirect(own + url.slice(path.length))
  const [listing, seo] = await Promise.all([
    loadListing(request, {
      title: brandPageMessages.productsOf(partner.title),
      readSections: async () => []
    }),
    readSeo(request)
  ])
  const data: BrandData = {
    ...listing.data,
    brand: brandView(partner),
    html: cleanHtml(partner.html),
    pictures: partner.images.slice(1)
  }
  return {
    ...listing,
    data,
    trail: [{ title: partner.title, path }],
    head: { ...listing.head, title: partner.title, description: partner.description, seo }
  }
})
