import { ApiError, routePath } from '@vitrina/core'
import type { EndpointCall } from '@vitrina/core/api'
import { brandPath, categoryHref, collectionPath, sizesPath } from '@vitrina/core/catalog'
import { newsPath, pagePath } from '@vitrina/core/content'
import {
  getWidget,
  listCategories,
  listCollections,
  listNews,
  listPageTree,
  listPartners
} from '@vitrina/core/contracts'
import type { PageNode } from '@vitrina/core/entities'
import { CERTIFICATES_WIDGET } from '@vitrina/core/orders'
import { NOT_FOUND } from '@vitrina/core/platform'
import { type PageAddresses, routes } from '@vitrina/core/routes'
import { escapeMarkup } from '@vitrina/core/values'

import { hasScreen, isBuilt } from '../../pages/index.ts'
import type { SiteReader } from '../answers/site-data.ts'
import { readProductPaths } from './whole-catalogue.ts'

/** In one map; where there are more, an index leads to several. The protocol allows 50 000. */
const ADDRESSES_MAX = 10_000
const MAP = /^\/sitemap(?:-(\d{1,4}))?\.xml$/
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const PAGE_SIZE = 100
const NO_CALLER = { siteId: '1', currencyId: '1' }
/**
 * Every public address of the shop, as the backend knows them now: `/sitemap.xml` has them all, or is
 * the index of `/sitemap-1.xml` and so on. Undefined for a path that is no map.
 */
export function createSitemap({ read }: SiteReader, { outer }: PageAddresses) {
  return async (path: string, origin: string): Promise<string | undefined> => {
    const [isMap, number] = MAP.exec(path) ?? []
    if (isMap === undefined) return undefined
    const paths = await read('sitemap', NO_CALLER, async backend =>
      (await readPaths(backend)).map(outer)
    )
    return number === undefined ? wholeMap(paths, origin) : partOfMap(paths, origin, Number(number))
  }
}

export function wholeMap(paths: readonly string[], origin: string): string {
  const count = Math.ceil(paths.length / ADDRESSES_MAX)
  if (count <= 1) return mapOf(paths, origin)
  const maps = Array.from({ length: count }, (_, place) => `${origin}/sitemap-${place + 1}.xml`)
  const entries = maps.map(map => `<sitemap><loc>${escapeMarkup(map)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex ${XMLNS}>${entries.join('')}</sitemapindex>`
}

/** Counted from 1; undefined past the last one. */
export function partOfMap(paths: readonly string[], origin: string, number: number) {
  const start = (number - 1) * ADDRESSES_MAX
  const part = start < 0 ? [] : paths.slice(start, start + ADDRESSES_MAX)
  return part.length === 0 ? undefined : mapOf(part, origin)
}

function mapOf(paths: readonly string[], origin: string): string {
  const urls = paths.map(path => `<url><loc>${escapeMarkup(origin + path)}</loc></url>`)
  return `${HEAD}<urlset ${XMLNS}>${urls.join('')}</urlset>`
}

async function readPaths(backend: EndpointCall): Promise<readonly string[]> {
  const parts = await Promise.all([
    readCategories(backend),
    readProductPaths(backend),
    ...[readNews, readPages, readBrands, readCollections, readCertificates].map(read =>
      read(backend).catch(noneOfThem)
    )
  ])
  return [...new Set([...ownPaths(), ...parts.flat()])]
}

/** A shop need not have them: no certificates, no pages of a brand. A failure of a moment shortens no map. */
function noneOfThem(error: unknown): readonly string[] {
  if (error instanceof ApiError && error.status === NOT_FOUND) return []
  throw error
}

/** Pages of the route table that a search engine may show. */
const ownPaths = () =>
  routes
    .filter(({ name, path, access, noindex }) => {
      return access === 'any' && !noindex && !path.includes('{') && isBuilt(name)
    })
    .map(({ path }) => path)

const readCollections = async (backend: EndpointCall) =>
  (await backend(listCollections, { query: { limit: PAGE_SIZE } })).data.map(({ code }) =>
    collectionPath(code)
  )

const readCategories = async (backend: EndpointCall) =>
  (await backend(listCategories, {})).data.map(categoryHref)

async function readNews(backend: EndpointCall): Promise<readonly string[]> {
  const query = { limit: PAGE_SIZE }
  const [blog, actions] = await Promise.all([
    backend(listNews, { query }),
    backend(listNews, { query: { ...query, type: 'actions' } })
  ])
  return [...blog.data, ...actions.data].map(newsPath)
}

async function readBrands(backend: EndpointCall): Promise<readonly string[]> {
  const { data } = await backend(listPartners, { query: { limit: PAGE_SIZE } })
  return data.flatMap(brand => [
    brandPath(brand),
    ...(brand.hasSizeTable ? [sizesPath(brand)] : [])
  ])
}

const readCertificates = async (backend: EndpointCall): Promise<readonly string[]> => {
  const { items } = await backend(getWidget, { params: { code: CERTIFICATES_WIDGET } })
  return items.map(({ id }) => routePath('certificates-id', { id: String(id) }))
}

async function readPages(backend: EndpointCall): Promise<readonly string[]> {
  const { data } = await backend(listPageTree, {})
  return data.flatMap(allBelow).filter(hasScreen)
}

const allBelow = ({ code, children }: PageNode): readonly string[] => [
  pagePath(code),
  ...children.flatMap(allBelow)
]
