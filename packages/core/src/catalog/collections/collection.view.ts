import type { Collection } from '../../entities/collection.ts'
import type { Picture } from '../../entities/picture.ts'
import { routePath } from '../../routes/route-path.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'

/** A collection in a row of them. */
export interface CollectionView {
  readonly href: string
  readonly title: string
  /** «48 товаров» */
  readonly notes: readonly string[]
  readonly picture: Picture | undefined
}

/** The page of a collection. */
export const collectionPath = (code: string) => routePath('collection', { code })

/** Collections that have goods, each as its card. */
export const collectionViews = (collections: readonly Collection[]): readonly CollectionView[] =>
  collections.filter(({ productsCount }) => productsCount > 0).map(collectionView)

const collectionView = ({ code, title, image, productsCount }: Collection): CollectionView => ({
  href: collectionPath(code),
  title,
  notes: [countOf(productsCount, countedNouns.products)],
  picture: image ?? undefined
})
