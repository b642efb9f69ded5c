import { listCollectionProducts } from '../contracts/collections.ts'
import { defineLoader } from './define-loader.ts'
import { type ListingData, loadListing } from './listing.ts'
import { readSeo } from './read-seo.ts'

export interface CollectionData extends ListingData {
  readonly description: string
}

export const loader = defineLoader('collection', async request => {
  const { params, shared } = request
  const [{ collection }, seo] = await Promise.all([
    shared(`collection ${params.code}`, backend =>
      backend(listCollectionProducts, { params: { id: params.code }, query: { limit: 1 } })
    ),
    readSeo(request)
  ])
  const { title, description } = collection
  const listing = await loadListing(request, { title, readSections: async () => [] })
  const data: CollectionData = { ...listing.data, description }
  return {
    ...listing,
    data,
    trail: [{ title, path: request.path }],
    head: { ...listing.head, description, seo }
  }
})
