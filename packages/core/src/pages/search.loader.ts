import { parseCatalogQuery } from '../catalog/catalog-query.ts'
import { listingTitle } from '../catalog/listing.view.ts'
import { type FoundPages, foundPages, noPages, searchQuestions } from '../content/found-pages.ts'
import { listCategorySuggestions } from '../contracts/category-suggestions.ts'
import { searchPages } from '../contracts/pages.ts'
import { defineLoader, type LoadedData, type ShopRequest } from './define-loader.ts'
import { type ListingData, type ListingSections, loadListing } from './listing.ts'

export interface SearchData extends ListingData {
  readonly url: string
}

export interface SearchSections extends ListingSections {
  readonly pages: FoundPages
}

export const loader = defineLoader(
  'search',
  async (request): Promise<LoadedData<SearchData, SearchSections>> => {
    const url = searchQuestions(request.url).products
    const listing = await loadListing(
      { ...request, url },
      {
        title: listingTitle(parseCatalogQuery(url).search),
        readSections: () => readSections(request)
      }
    )
    return {
      ...listing,
      data: { ...listing.data, url: request.url },
      sections: { ...listing.sections, pages: () => readPages(request) }
    }
  }
)

async function readSections({ shared }: ShopRequest) {
  const { data } = await shared('sections', backend =>
    backend(listCategorySuggestions, { query: {} })
  )
  return data
}

async function readPages({ url, backend }: ShopRequest): Promise<FoundPages> {
  const { pages } = searchQuestions(url)
  if (pages.query === '') return noPages
  return foundPages(await backend(searchPages, { query: pages }), url)
}
