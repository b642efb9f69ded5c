import { HttpError } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { readConfiguration } from './configuration.ts'
import { readSeoPage } from './read-seo-page.ts'

export const contentHandlers = {
  getConfiguration: async (_, call) => readConfiguration(call),
  listSites: async (_, { db }) => ({
    data: await db.selectFrom('site').selectAll().orderBy('id').execute()
  }),
  listCurrencies: async (_, { db }) => ({
    data: await db.selectFrom('currency').selectAll().orderBy('id').execute()
  }),
  listBanners: async (_, { db }) => {
    const rows = await db.selectFrom('banner').selectAll().orderBy('sort').execute()
    return { data: rows.map(({ sort, ...banner }) => ({ ...banner, images: [...banner.images] })) }
  },
  getPage: async ({ query }, { db }) => {
    const page = await db
      .selectFrom('page')
      .selectAll()
      .where('code', '=', query.code)
      .executeTakeFirst()
    if (page === undefined) throw new HttpError(404, 'Страница не найдена')
    return page
  },
  getSeo: async ({ query }, { db }) => ({ data: (await readSeoPage(db, query.url)) ?? null })
} satisfies Partial<Handlers>
