import { routePath } from '@vitrina/core'
import { brandPath, sizesPath } from '@vitrina/core/brands'
import { CERTIFICATES_WIDGET } from '@vitrina/core/certificates'
import { newsPath, pagePath } from '@vitrina/core/content'
import {
  getWidget,
  listCategories,
  listNews,
  listPageTree,
  listPartners,
  listProducts
} from '@vitrina/core/contracts'
import type { PageNode } from '@vitrina/core/entities'
import { routes } from '@vitrina/core/routes'
import type { Backend } from '../page/backend.ts'
import { hasScreen, isBuilt } from '../pages/index.ts'
import type { SiteReader } from './site-data.ts'

/** The limit of the sitemap protocol. */
const ADDRESSES_MAX = 50_000
const PAGE_SIZE = 100
const NO_CALLER = { siteId: '1', currencyId: '1' }
/** Every public address of the shop, as the backend knows them now. */
export function createSitemap({ read }: SiteReader) {
  return async (origin: string): Promise<string> => {
    const paths = await read('sitemap', NO_CALLER, readPaths)
    const urls = paths.map(path => `<url><loc>${origin}${escapeXml(path)}</loc></url>`)
    return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
  }
}

async function readPaths(backend: Backend): Promise<readonly string[]> {
  const parts = await Promise.all([
    readCategories(backend),
    readNews(backend),
    readPages(backend),
    readBrands(backend),
    readCertificates(backend),
    readProducts(backend)
  ])
  return [...new Set([...ownPaths(), ...parts.flat()])].slice(0, ADDRESSES_MAX)
}

/** Pages of the route table that a search engine may show. */
const ownPaths = () =>
  routes
    .filter(({ name, path, access, noindex }) => {
      return access === 'any' && !noindex && !path.includes('{') && isBuilt(name)
    })
    .map(({ path }) => path)

const readCategories = async (backend: Backend) =>
  (await backend(listCategories, {})).data.map(({ path }) => `/catalog/${path}`)

async function readNews(backend: Backend): Promise<readonly string[]> {
  const query = { limit: PAGE_SIZE }
  const [blog, actions] = await Promise.all([
    backend(listNews, { query }),
    backend(listNews, { query: { ...query, type: 'actions' } })
  ])
  return [...blog.data, ...actions.data].map(newsPath)
}

async function readBrands(backend: Backend): Promise<readonly string[]> {
  const { data } = await backend(listPartners, { query: { limit: PAGE_SIZE } })
  return data.flatMap(brand => [
    brandPath(brand),
    ...(brand.hasSizeTable ? [sizesPath(brand)] : [])
  ])
}

const readCertificates = async (backend: Backend): Promise<readonly string[]> => {
  const { items } = await backend(getWidget, { params: { code: CERTIFICATES_WIDGET } })
  return items.map(({ id }) => routePath('certificates-id', { id: String(id) }))
}

async function readPages(backend: Backend): Promise<readonly string[]> {
  const { data } = await backend(listPageTree, {})
  return data.flatMap(allBelow).filter(hasScreen)
}

const allBelow = ({ code, children }: PageNode): readonly string[] => [
  pagePath(code),
  ...children.flatMap(allBelow)
]

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
