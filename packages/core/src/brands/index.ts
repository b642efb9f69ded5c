export {
  type BrandView,
  brandOfSizes,
  brandView,
  markSize,
  type SizeTableView,
  sizesHref,
  sizeTableView
} from './brand.view.ts'
export { brandPath, sizesPath } from './brand-path.ts'
