export {
  type CategoryBranch,
  type CategoryLink,
  categoryAt,
  categoryCrumb,
  categoryHref,
  categoryLink,
  categorySections,
  categoryTrail,
  childCategories,
  type MenuCategory
} from './categories.ts'
