import { type BrandView, brandView } from '../catalog/brands/brand.view.ts'
import { brandPath } from '../catalog/brands/brand-path.ts'
import { getPartner } from '../contracts/partners.ts'
import type { Picture } from '../entities/picture.ts'
import { brandPageMessages } from './brand-page.messages.ts'
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
  const { clean, params, path, shared, url } = request
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
    html: clean(partner.html),
    pictures: partner.images.slice(1)
  }
  return {
    ...listing,
    data,
    trail: [{ title: partner.title, path }],
    head: { ...listing.head, title: partner.title, description: partner.description, seo }
  }
})
