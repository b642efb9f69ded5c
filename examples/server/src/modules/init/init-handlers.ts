import type { Category } from '@vitrina/core/entities'

import type { Handlers } from '../../http/handlers.ts'
import { userTypeOf } from '../basket/purse.ts'
import { takeCategories } from '../catalog/reference.ts'
import { readProfile } from '../users/accounts.ts'

const NESTING = 3

export const initHandlers = {
  /** Who the visitor is, and the upper levels of the category tree. */
  getInit: async ({ query }, call) => {
    const { db, visitor } = call
    const categories = await takeCategories(call)
    const depth = query.nestingLevel ?? NESTING
    return {
      roles: [...visitor.roles],
      priceRole: visitor.priceRole,
      bonusType: visitor.uid === undefined ? null : userTypeOf(visitor.roles),
      profile: await readProfile(db, visitor.uid),
      categories: categories
        .filter(({ path }) => levelOf(path) <= depth)
        .map(category => cutChildren(category, depth))
    }
  }
} satisfies Partial<Handlers>

const levelOf = (path: string) => path.split('/').length

const cutChildren = (category: Category, depth: number): Category =>
  levelOf(category.path) < depth ? category : { ...category, childrenIds: [] }
