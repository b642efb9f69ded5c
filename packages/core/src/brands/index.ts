export {
  type BrandView,
  brandView,
  hasSizes,
  markSize,
  type SizeTableView,
  sizeTableView
} from './brand.view.ts'
export { brandPath, sizesPath } from './brand-path.ts'
