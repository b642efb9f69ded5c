import type { Category } from '../../entities/category.ts'
import type { Picture } from '../../entities/picture.ts'
import type { Crumb } from '../../routes/breadcrumbs.ts'
import { routePath } from '../../routes/route-path.ts'

type Placed = Pick<Category, 'id' | 'parentId'>

/** The list of a category's goods; its path is the way to it from the root. */
export const categoryHref = ({ path }: Pick<Category, 'path'>): string =>
  `${routePath('catalog')}/${path}`

/** Returns the direct children of a category, or the root categories. */
export const childCategories = <Item extends Placed>(
  categories: readonly Item[],
  parent?: Pick<Category, 'id'>
): readonly Item[] => categories.filter(({ parentId }) => parentId === (parent?.id ?? null))

/** The category of a path from the root down: `school-uniform/dresses`. */
export const categoryAt = <Item extends Pick<Category, 'path'>>(
  categories: readonly Item[],
  path: string
): Item | undefined => categories.find(category => category.path === path)

/** Returns the categories from the root to this one, for breadcrumbs. */
export const categoryTrail = (
  categories: readonly Pick<Category, 'title' | 'path'>[],
  { path }: Pick<Category, 'path'>
): readonly Crumb[] =>
  categories
    .filter(other => `${path}/`.startsWith(`${other.path}/`))
    .sort((left, right) => left.path.length - right.path.length)
    .map(categoryCrumb)

/** A category as a breadcrumb. */
export const categoryCrumb = ({ title, path }: Pick<Category, 'title' | 'path'>): Crumb => ({
  title,
  path: categoryHref({ path })
})

/** A category as a link to its goods. */
export interface CategoryLink {
  readonly title: string
  readonly href: string
  readonly picture: Picture | undefined
}

export const categoryLink = (
  category: Pick<Category, 'title' | 'path' | 'image'>
): CategoryLink => ({
  title: category.title,
  href: categoryHref(category),
  picture: category.image ?? undefined
})

/** A category with what lies below it. */
export interface CategoryBranch<Below> {
  readonly category: Category
  readonly children: readonly Below[]
}

/** The catalogue in three steps: a root, its groups, the lists of each group. */
export const categorySections = (
  categories: readonly Category[]
): readonly CategoryBranch<CategoryBranch<Category>>[] =>
  childCategories(categories).map(category => ({
    category,
    children: childCategories(categories, category).map(child => ({
      category: child,
      children: childCategories(categories, child)
    }))
  }))
