import { categorySections } from '../catalog/categories/categories.ts'
import { listCategories } from '../contracts/catalog.ts'

import { defineLoader } from './define-loader.ts'

export type CatalogSection = ReturnType<typeof categorySections>[number]

export const loader = defineLoader('catalog', async ({ shared }) => {
  const { data } = await shared('categories', backend => backend(listCategories, {}))
  return { data: { sections: categorySections(data) } }
})
