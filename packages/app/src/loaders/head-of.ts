import { breadcrumbSchema, failureHead, pageHead } from '@vitrina/core/catalog'
import { type SiteConfiguration } from '@vitrina/core/entities'
import { type Breadcrumb, type RouteName, routeOf, routeTitle } from '@vitrina/core/routes'

import type { LoadedData } from './define-loader.ts'
import type { PageHead } from './page-head.ts'

interface HeadSource {
  readonly route: RouteName
  readonly path: string
  readonly origin: string
  readonly configuration: Pick<SiteConfiguration, 'shopTitle'>
  readonly loaded?: Pick<LoadedData<unknown>, 'head'> | undefined
  readonly jsonLd?: readonly unknown[] | undefined
  readonly crumbs: readonly Breadcrumb[]
}

/** The head of a page: what its loader says, else what its route says. */
export const headOf = ({
  route,
  path,
  origin,
  configuration,
  loaded,
  jsonLd = [],
  crumbs
}: HeadSource): PageHead => ({
  ...pageHead({
    title: routeTitle(route),
    siteName: configuration.shopTitle,
    origin,
    path,
    noindex: routeOf(route).noindex,
    image: `${origin}/assets/share-1200x630.png`,
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
