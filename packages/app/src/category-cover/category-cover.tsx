import { categoryHref } from '@vitrina/core/catalog'
import { type Category } from '@vitrina/core/entities'
import { countedNouns, countOf } from '@vitrina/core/values'
import { ShopPicture } from '@vitrina/react-ui'

import { categoryCoverStyle } from './category-cover.styles.ts'

interface CategoryCoverProps {
  readonly category: Pick<Category, 'title' | 'path' | 'image' | 'productsCount'>
  /** Level of the heading on the cover. */
  readonly level: 2 | 3
}

/** A category as the cover of an exercise book: spine, staples, name. */
export function CategoryCover({ category, level }: CategoryCoverProps) {
  const { title, image, productsCount } = category
  const Heading = `h${level}` as const
  return (
    <a className={categoryCoverStyle()} data-cover={image?.cover} href={categoryHref(category)}>
      <div className="words">
        <Heading className="h2">{title}</Heading>
        <p>{countOf(productsCount, countedNouns.products)}</p>
      </div>
      {image && <ShopPicture picture={image} width={320} sizes="320px" alt="" />}
    </a>
  )
}
