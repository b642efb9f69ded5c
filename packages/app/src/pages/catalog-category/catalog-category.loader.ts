import { ApiError } from '@vitrina/core'
import { listCategories } from '@vitrina/core/contracts'
import { type Category } from '@vitrina/core/entities'

import { loadListing } from '../../listing/listing.loader.ts'
import { defineLoader } from '../../page/define-loader.ts'
import { readSeo } from '../../page/read-seo.ts'

export const loader = defineLoader('catalog-category', async request => {
  const path = [request.params.category, ...request.params.slug].join('/')
  const [categories, seo] = await Promise.all([
    request.shared('categories', backend => backend(listCategories, {})),
    readSeo(request)
  ])
  const category = categories.data.find(other => other.path === path)
  if (category === undefined) throw new ApiError({ status: 404 })
  const listing = await loadListing(request, {
    title: seo?.h1 || category.title,
    readSections: async () => categories.data.filter(({ parentId }) => parentId === category.id)
  })
  return {
    ...listing,
    trail: trailOf(categories.data, category),
    head: { ...listing.head, title: category.title, seo }
  }
})

/** Every category from the root down to this one. */
const trailOf = (categories: readonly Category[], { path }: Category) =>
  categories
    .filter(other => other.path === path || path.startsWith(`${other.path}/`))
    .sort((left, right) => left.path.length - right.path.length)
    .map(other => ({ title: other.title, path: `/catalog/${other.path}` }))
