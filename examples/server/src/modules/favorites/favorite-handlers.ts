import { FAVORITES_PAGE_SIZE } from '@vitrina/core/lists'

import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
import { readCards } from '../catalog/read-cards.ts'
import { visibleRoles } from '../catalog/visible-roles.ts'
import { merge, readFavoriteIds, readShownIds, toggle } from './favorite-rows.ts'

export const favoriteHandlers = {
  async listFavorites({ query }, { db, visitor }) {
    const window = pageOf(query, FAVORITES_PAGE_SIZE)
    const { ids, total } = await readShownIds(db, uidOf(visitor), window)
    return {
      data: await readCards(db, ids, visibleRoles(visitor)),
      meta: pagingMeta(window, total)
    }
  },

  async listFavoriteIds(_, { db, visitor }) {
    return { data: await readFavoriteIds(db, uidOf(visitor)) }
  },

  async toggleFavorite({ body: { product } }, { db, visitor, now }) {
    const request = { productId: product, now: now() }
    const favorite = await db.transaction().execute(trx => toggle(trx, uidOf(visitor), request))
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
