import { listCategories } from '@vitrina/core/contracts'
import type { Category } from '@vitrina/core/entities'

import { defineLoader } from '../../page/define-loader.ts'

export interface CatalogSection {
  readonly category: Category
  readonly children: readonly {
    readonly category: Category
    readonly children: readonly Category[]
  }[]
}

export interface CatalogData {
  readonly sections: readonly CatalogSection[]
}

export const loader = defineLoader('catalog', async ({ shared }) => {
  const { data } = await shared('categories', backend => backend(listCategories, {}))
  const childrenOf = (id: number | null) => data.filter(({ parentId }) => parentId === id)
  return {
    data: {
      sections: childrenOf(null).map(category => ({
        category,
        children: childrenOf(category.id).map(child => ({
          category: child,
          children: childrenOf(child.id)
        }))
      }))
    }
  }
})
