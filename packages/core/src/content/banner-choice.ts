import type { Banner } from '../entities/content.ts'

/** Where a visitor stands: a category's path and the chosen values, each `filter:value`. */
export interface BannerPosition {
  readonly category?: string | undefined
  readonly values?: readonly string[] | undefined
}

type Placed = Pick<Banner, 'category' | 'values'>

/** The banners that fit a position, the most particular first; equal ones keep their order. */
export const bannersFor = <Banner extends Placed>(
  banners: readonly Banner[],
  position: BannerPosition
): readonly Banner[] =>
  banners
    .filter(banner => fits(banner, position))
    .sort((one, other) => particularity(other) - particularity(one))

function fits(banner: Placed, { category = '', values = [] }: BannerPosition): boolean {
  const path = `${trimSlashes(category)}/`
  if (banner.category !== null && !path.startsWith(`${trimSlashes(banner.category)}/`)) return false
  return banner.values.length === 0 || banner.values.some(value => values.includes(value))
}

/** A chosen value says more than any category, a deep category more than its root. */
function particularity({ category, values }: Placed): number {
  const depth = category === null ? 0 : trimSlashes(category).split('/').length
  return (values.length > 0 ? 100 : 0) + depth
}

function trimSlashes(path: string): string {
  let start = 0
  let end = path.length
  while (path[start] === '/') start++
  while (end > start && path[end - 1] === '/') end--
  return path.slice(start, end)
}
