import type { PageNode } from '../entities/content.ts'
import { type Breadcrumb, breadcrumbs, type Crumb } from '../routes/breadcrumbs.ts'
import { routePath } from '../routes/route-path.ts'
import { routeTitle } from '../routes/routes.ts'
import { pagePath } from './content-path.ts'

/** The list that a page of one thing belongs to. */
const LISTS = {
  'blog-detail': 'blog',
  brand: 'brands',
  'certificates-id': 'certificates',
  'sizes-id': 'sizes'
} as const

type ItemRoute = keyof typeof LISTS

/** «Главная / Блог / Статья»: an article, brand, certificate or size table under its list. */
export function itemBreadcrumbs(route: ItemRoute, page: Crumb): readonly Breadcrumb[] {
  const list = LISTS[route]
  return breadcrumbs(route, [{ title: routeTitle(list), path: routePath(list) }, page])
}

/** A page of texts under the pages that hold it; one that stands in no tree goes by its title. */
export function pageBreadcrumbs(
  tree: readonly PageNode[],
  page: { readonly code: string; readonly title: string }
): readonly Breadcrumb[] {
  const trail = pageTrail(tree, page.code)
  return breadcrumbs('page', (trail.length > 0 ? trail : [page]).map(toCrumb))
}

/** The pages from the root down to the named one; empty when the tree does not have it. */
export function pageTrail(tree: readonly PageNode[], code: string): readonly PageNode[] {
  for (const node of tree) {
    if (node.code === code) return [node]
    const below = pageTrail(node.children, code)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

const toCrumb = ({ code, title }: Pick<PageNode, 'code' | 'title'>): Crumb => ({
  title,
  path: pagePath(code)
})
