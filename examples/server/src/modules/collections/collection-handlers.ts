import type { Handlers } from '../../http/handlers.ts'
import { listCollectionFilters, listCollectionProducts, listCollections } from './collections.ts'

export const collectionHandlers = {
  listCollections: ({ query }, call) => listCollections(query, call),
  listCollectionProducts: ({ params, query }, call) =>
    listCollectionProducts(params.id ?? '', query, call),
  listCollectionFilters: async ({ query }, call) => ({
    data: await listCollectionFilters(query.id, call)
  })
} satisfies Partial<Handlers>
