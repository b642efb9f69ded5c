import { picturesFrom } from '@vitrina/core/catalog'
import type { Picture } from '@vitrina/core/entities'
import type { ReactNode } from 'react'
import { Gallery } from '../../kit/gallery/gallery.tsx'
import { Tile } from '../../kit/tile/tile.tsx'
import { FilmMark } from '../shop-picture/film-mark.tsx'
import { ShopPicture } from '../shop-picture/shop-picture.tsx'
import { productPhotosMessages } from './product-photos.messages.ts'

/** The picture fills its tile, which is higher than wide on wide screens. */
export const PRODUCT_PHOTO = {
  width: 640,
  sizes: '(min-width: 1360px) 682px, (min-width: 1180px) 50vw, (min-width: 768px) 98vw, 100vw'
} as const

interface ProductPhotosProps {
  /** Of the product. */
  title: string
  images: readonly Picture[]
  /** Place of the picture that stands first: the chosen colour's. */
  first?: number | undefined
  /** Only the picture in sight is drawn so far. */
  isFirstAlone?: boolean | undefined
  /** Stickers in the upper left corner. */
  marks?: ReactNode
  /** In the upper right corner, such as `ListSigns`. */
  tools?: ReactNode
  /** A click on a picture, or on its button, with the place of the picture in the row. */
  onZoom?: ((index: number, picture: Element | undefined) => void) | undefined
}

/** The pictures of a product, each on the paper that the shop gives it, from that of the chosen colour on. */
export function ProductPhotos({
  title,
  images,
  first = 0,
  isFirstAlone,
  ...around
}: ProductPhotosProps) {
  const items = picturesFrom(images, first).map((image, place) => ({
    key: image.fileId,
    name: image.alt || productPhotosMessages.photo(place + 1),
    picture: (!isFirstAlone || place === 0) && (
      <Tile cover={image.cover} shape="main" art={image.cover !== undefined}>
        <ShopPicture picture={image} {...PRODUCT_PHOTO} priority={place === 0} />
        {image.video && <FilmMark />}
      </Tile>
    ),
    thumb: !isFirstAlone && (
      <Tile as="span" cover={image.cover} shape="thumb" art={image.cover !== undefined}>
        <ShopPicture picture={image} width={80} alt="" />
        {image.video && <FilmMark />}
      </Tile>
    )
  }))
  return (
    <Gallery key={first} {...around} label={productPhotosMessages.photosOf(title)} items={items} />
  )
}
