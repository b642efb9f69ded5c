import { failureHead, type Head, pageHead } from '../catalog/seo/head.ts'
import { breadcrumbSchema } from '../catalog/seo/json-ld.ts'
import type { SiteConfiguration } from '../entities/site.ts'
import type { Breadcrumb } from '../routes/breadcrumbs.ts'
import { routeTitle } from '../routes/routes.messages.ts'
import { type RouteName, routeOf } from '../routes/routes.ts'
import type { LoadedData } from './define-loader.ts'

/** Everything about a page that stands in the document's head; plain JSON. */
export interface PageHead extends Head {
  readonly jsonLd: readonly unknown[]
}

/** What of it the application writes when it opens the page; the rest is for programs that read the document. */
export type ShownHead = Pick<PageHead, 'title' | 'description' | 'canonical' | 'robots'>

interface HeadSource {
  readonly route: RouteName
  readonly path: string
  readonly origin: string
  readonly configuration: Pick<SiteConfiguration, 'shopTitle'>
  readonly loaded?: Pick<LoadedData<unknown>, 'head'> | undefined
  readonly jsonLd?: readonly unknown[] | undefined
  readonly crumbs: readonly Breadcrumb[]
  /** Of the shop, where the page has none of its own. */
  readonly shareImage: string | undefined
}

/** The head of a page: what its loader says, else what its route says. */
export const headOf = ({
  route,
  path,
  origin,
  configuration,
  loaded,
  jsonLd = [],
  crumbs,
  shareImage
}: HeadSource): PageHead => ({
  ...pageHead({
    title: routeTitle(route),
    siteName: configuration.shopTitle,
    origin,
    path,
    noindex: routeOf(route).noindex,
    image: shareImage,
    ...loaded?.head
  }),
  jsonLd: [
    ...jsonLd,
    ...(isFound(route, crumbs) ? [breadcrumbSchema(crumbs, { origin, url: origin + path })] : [])
  ]
})

/** Where a search engine may show the way to a page. */
const isFound = (route: RouteName, crumbs: readonly Breadcrumb[]) =>
  crumbs.length > 0 && !routeOf(route).noindex

/** The same of an error screen. */
export const errorHead = (reason: string): PageHead => ({ ...failureHead(reason), jsonLd: [] })
