import { ApiError } from '@vitrina/core'
import { categoryAt, categoryTrail, childCategories, pageHeading } from '@vitrina/core/catalog'
import { listCategories } from '@vitrina/core/contracts'
import { defineLoader } from './define-loader.ts'
import { loadListing } from './listing.ts'
import { readSeo } from './read-seo.ts'

export const loader = defineLoader('catalog-category', async request => {
  const { category: root, slug } = request.params
  const [{ data: categories }, seo] = await Promise.all([
    request.shared('categories', backend => backend(listCategories, {})),
    readSeo(request)
  ])
  const category = categoryAt(categories, [root, ...slug].join('/'))
  if (category === undefined) throw new ApiError({ status: 404 })
  const { title } = category
  const listing = await loadListing(request, {
    title: pageHeading(seo, title),
    readSections: async () => childCategories(categories, category)
  })
  return {
    ...listing,
    trail: categoryTrail(categories, category),
    head: { ...listing.head, title, seo }
  }
})
