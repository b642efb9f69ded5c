import { categoryAt, categoryTrail, childCategories } from '../catalog/categories/categories.ts'
import { pageHeading } from '../catalog/seo/head.ts'
import { listCategories } from '../contracts/catalog.ts'
import { ApiError } from '../platform/api-error.ts'
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
