import { ApiError, routePath } from '@vitrina/core'
import { getSeo, listCategories } from '@vitrina/core/contracts'
import { type Category } from '@vitrina/core/entities'
import { breadcrumbs, routeTitle } from '@vitrina/core/routes'

import { loadListing, sectionLink } from '../../listing/listing.loader.ts'
import { defineLoader } from '../../page/define-loader.ts'

export const loader = defineLoader('catalog-category', async request => {
  const path = [request.params.category, ...request.params.slug].join('/')
  const [categories, seo] = await Promise.all([
    request.shared('categories', backend => backend(listCategories, {})),
    request.shared(`seo ${request.path}`, backend =>
      backend(getSeo, { query: { url: request.path } })
    )
  ])
  const category = categories.data.find(other => other.path === path)
  if (category === undefined) throw new ApiError({ status: 404 })
  const listing = await loadListing(request, {
    title: seo.data?.h1 || category.title,
    crumbs: breadcrumbs('catalog-category', crumbsOf(categories.data, category)),
    sections: categories.data.filter(({ parentId }) => parentId === category.id).map(sectionLink),
    category: path
  })
  return { ...listing, head: { ...listing.head, title: category.title, seo: seo.data } }
})

/** The catalogue and every category from the root down to this one. */
function crumbsOf(categories: readonly Category[], { path }: Category) {
  const trail = categories
    .filter(other => other.path === path || path.startsWith(`${other.path}/`))
    .sort((left, right) => left.path.length - right.path.length)
    .map(other => ({ title: other.title, path: `/catalog/${other.path}` }))
  return [{ title: routeTitle('catalog'), path: routePath('catalog') }, ...trail]
}
