import { FAVORITES_PAGE_SIZE, FIRST_PAGE } from '@vitrina/core'

import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { readCards } from '../catalog/read-cards.ts'
import { visibleRoles } from '../catalog/visible-roles.ts'
import { merge, readFavoriteIds, readShownIds, toggle } from './favorite-rows.ts'

export const favoriteHandlers = {
  async listFavorites({ query }, { db, visitor }) {
    const { page = FIRST_PAGE, limit = FAVORITES_PAGE_SIZE } = query
    const span = { limit, offset: (page - 1) * limit }
    const { ids, total } = await readShownIds(db, uidOf(visitor), span)
    return {
      data: await readCards(db, ids, visibleRoles(visitor)),
      meta: { page, limit, total, pages: Math.ceil(total / limit) }
    }
  },

  async listFavoriteIds(_, { db, visitor }) {
    return { data: await readFavoriteIds(db, uidOf(visitor)) }
  },

  async toggleFavorite({ body: { product } }, { db, visitor, now }) {
    const wish = { productId: product, now: now() }
    const favorite = await db.transaction().execute(trx => toggle(trx, uidOf(visitor), wish))
    return { product, favorite }
  },

  async mergeFavorites({ body: { productIds } }, { db, visitor, now }) {
    const uid = uidOf(visitor)
    await db.transaction().execute(trx => merge(trx, uid, { productIds, now: now() }))
    return { data: await readFavoriteIds(db, uid) }
  }
} satisfies Partial<Handlers>

/** The contracts let nobody in without an account. */
const uidOf = ({ uid }: Call['visitor']): string => uid ?? ''
