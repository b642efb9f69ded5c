export type { MenuCategory } from '../entities/category.ts'
export {
  type CategoryBranch,
  type CategoryLink,
  categoryAt,
  categoryCrumb,
  categoryHref,
  categoryLink,
  categorySections,
  categoryTrail,
  childCategories
} from './categories.ts'
