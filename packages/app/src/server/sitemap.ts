import { routePath } from '@vitrina/core'
import { listCategories, listProducts } from '@vitrina/core/contracts'
import { type RouteName, routeOf } from '@vitrina/core/routes'
import type { Backend } from '../page/backend.ts'
import { isBuilt } from '../pages/index.ts'
import type { SiteReader } from './site-data.ts'

/** The limit of the sitemap protocol. */
const ADDRESSES_MAX = 50_000
const PAGE_SIZE = 100
const NO_CALLER = { siteId: '1', currencyId: '1' }
const texts = [
  'home',
  'catalog',
  'about',
  'contacts',
  'how-order',
  'payments',
  'info',
  'refund'
] as const

/** Every public address of the shop, as the backend knows them now. */
export function createSitemap({ read }: SiteReader) {
  return async (origin: string): Promise<string> => {
    const paths = await read('sitemap', NO_CALLER, readPaths)
    const urls = paths.map(path => `<url><loc>${origin}${escapeXml(path)}</loc></url>`)
    return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
  }
}

async function readPaths(backend: Backend): Promise<readonly string[]> {
  const [categories, products] = await Promise.all([
    backend(listCategories, {}),
    readProducts(backend)
  ])
  const known: readonly RouteName[] = texts
  return [
    ...known.filter(isBuilt).map(name => routeOf(name).path),
    ...categories.data.map(({ path }) => `/catalog/${path}`),
    ...products
  ].slice(0, ADDRESSES_MAX)
}

async function readProducts(backend: Backend): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; paths.length < ADDRESSES_MAX; page += 1) {
    const { data, meta } = await backend(listProducts, { body: { page, limit: PAGE_SIZE } })
    for (const { code, categories } of data) {
      const [category = '', ...slug] = categories[0]?.path.split('/') ?? []
      paths.push(routePath('product', { category, slug, code }))
    }
    if (page >= meta.pages) break
  }
  return paths
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
