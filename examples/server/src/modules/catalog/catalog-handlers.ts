import type { Category } from '@vitrina/core/entities'

import type { Handlers } from '../../http/handlers.ts'
import { listBranchFilters } from './branch-filters.ts'
import { countProducts, listProducts } from './list-products.ts'
import { readCards } from './read-cards.ts'
import { takeCategories } from './reference.ts'
import { listSimilar } from './similar.ts'
import { viewProduct } from './view-product.ts'
import { visibleRoles } from './visible-roles.ts'
import { listProductAddresses, listWholeCatalogue } from './whole-catalogue.ts'

const INTEGER_MAX = 2 ** 31

export const catalogHandlers = {
  listProducts: ({ body }, call) => listProducts(body, call),
  countProducts: ({ body }, call) => countProducts(body, call),
  viewProduct: ({ query }, call) => viewProduct(query, call),
  listProductsByIds: async ({ query }, { db, visitor }) => {
    const ids = [...new Set(query.ids)].filter(id => Math.abs(id) < INTEGER_MAX)
    return { data: await readCards(db, ids, visibleRoles(visitor)) }
  },
  listWholeCatalogue: ({ query }, call) => listWholeCatalogue(query, call),
  listProductAddresses: ({ query }, call) => listProductAddresses(query, call),
  listCategories: async (_, call) => ({ data: [...(await takeCategories(call))] }),
  listFilters: async ({ query }, { db }) => ({ data: await listBranchFilters(db, query.category) }),
  listSimilarProducts: async ({ body }, call) => ({ data: await listSimilar(body, call) }),
  listCategorySuggestions: async ({ query }, call) => ({
    data: suggestCategories(await takeCategories(call), query.categoryId)
  })
} satisfies Partial<Handlers>

/** Children of the category, else its sisters; roots for an unknown one. */
function suggestCategories(categories: readonly Category[], id: number | undefined): Category[] {
  const category = categories.find(each => each.id === id)
  const children = categories.filter(({ parentId }) => parentId === (category?.id ?? null))
  if (children.length > 0) return children
  return categories.filter(each => each.parentId === category?.parentId && each !== category)
}
