import * as z from 'zod/mini'

import { picture } from './picture.ts'

/** `path` holds the category codes from the root down, joined by `/`: its address under /catalog. */
export const category = z.object({
  id: z.number(),
  code: z.string(),
  parentId: z.nullable(z.number()),
  childrenIds: z.array(z.number()),
  sort: z.number(),
  title: z.string(),
  image: z.nullable(picture),
  path: z.string(),
  productsCount: z.number()
})

export type Category = z.output<typeof category>

/** A category as the menu of every page has it. */
export type MenuCategory = Pick<Category, 'id' | 'parentId' | 'title' | 'path'>
