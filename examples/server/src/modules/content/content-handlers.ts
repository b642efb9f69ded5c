import type { Handlers } from '../../http/handlers.ts'
import { findBanners, listBanners } from './banners.ts'
import { readConfiguration } from './configuration.ts'
import { listNews, viewNews } from './news.ts'
import { readPage, readPageTree } from './pages.ts'
import { listPartners, viewPartner } from './partners.ts'
import { readSeoPage } from './read-seo-page.ts'
import { searchPages } from './search-pages.ts'
import { listShopPoints } from './shop-points.ts'
import { readWidget } from './widgets.ts'

export const contentHandlers = {
  getConfiguration: async (_, call) => readConfiguration(call),
  listSites: async (_, { db }) => ({
    data: await db.selectFrom('site').selectAll().orderBy('id').execute()
  }),
  listCurrencies: async (_, { db }) => ({
    data: await db.selectFrom('currency').selectAll().orderBy('id').execute()
  }),
  listBanners: async (_, call) => ({ data: await listBanners(call) }),
  getBanner: async ({ params, query }, call) => ({
    data: await findBanners(params.code ?? '', query, call)
  }),
  getPage: ({ query }, call) => readPage(query.code, call),
  listPageTree: async (_, call) => ({ data: await readPageTree(call) }),
  searchPages: ({ query }, call) => searchPages(query, call),
  listNews: ({ query }, call) => listNews(query, call),
  getNews: ({ params }, call) => viewNews(params.id ?? '', call),
  listPartners: ({ query }, call) => listPartners(query, call),
  getPartner: ({ params }, call) => viewPartner(params.id ?? '', call),
  listShopPoints: ({ query }, call) => listShopPoints(query, call),
  listStickers: async (_, { db }) => ({
    data: await db.selectFrom('sticker').selectAll().orderBy('title').execute()
  }),
  getWidget: ({ params }, call) => readWidget(params.code ?? '', call),
  getSeo: async ({ query }, { db }) => ({ data: (await readSeoPage(db, query.url)) ?? null })
} satisfies Partial<Handlers>
