import { picturesFrom, readChoice } from '@vitrina/core/catalog'
import { type OwnList, ownLists } from '@vitrina/core/lists'
import type { PageData } from '@vitrina/core/pages'
import {
  FilmMark,
  Gallery,
  ListSign,
  ProductMarks,
  ShopPicture,
  Tile,
  Tooltip,
  useSubject
} from '@vitrina/react-ui'
import { memo, useDeferredValue } from 'react'
import { useBelowFold } from '../../binding/below-fold.tsx'
import { HashLightbox, useHashGallery } from '../../binding/hash-gallery.ts'
import { useShown } from '../../binding/router.tsx'
import type { PagePicture } from '../../routing/define-page.ts'
import type { NavigationState } from '../../routing/navigation-port.ts'
import { Share } from './islands.ts'
import { productPageMessages } from './product-page.messages.ts'

interface ToolsProps {
  readonly data: PageData<'product'>
}

/** The signs of lists, and share: alone, with words that come with the pointer or the keyboard. */
const GalleryTools = ({ data }: ToolsProps) => (
  <>
    {ownLists.map(list => (
      <HintedSign key={list.route} list={list} data={data} />
    ))}
    <ShareChoice data={data} />
  </>
)

function HintedSign({ list, data }: ToolsProps & { readonly list: OwnList }) {
  const isIn = useSubject(list.subject, state => list.has(state, data.id))
  return (
    <Tooltip side="left" text={list.hint(isIn)}>
      {id => <ListSign list={list} product={data} variant="sheet" describedBy={id} />}
    </Tooltip>
  )
}

/** Shares the very choice that is shown, a frame later: the menu is shut when a size is pressed. */
const ShareChoice = ({ data }: ToolsProps) => (
  <Share url={useDeferredValue(useShown(choiceAddress))} title={data.title} hintSide="left" />
)

const choiceAddress = ({ current: { payload } }: NavigationState) =>
  payload.head.canonical + payload.url.replace(/^[^?]*/, '')

/** The picture fills its tile, which is higher than wide on wide screens. */
const MAIN_PICTURE = {
  width: 640,
  sizes: '(min-width: 1360px) 682px, (min-width: 1180px) 50vw, (min-width: 768px) 98vw, 100vw'
} as const

/** The picture that stands first at an address of the product. */
export function firstPicture({ images, groups }: PageData<'product'>, url: string): PagePicture {
  const place = readChoice(groups, url).shown?.picture ?? 0
  return { ...MAIN_PICTURE, picture: images[place] }
}

interface ProductGalleryProps {
  readonly data: PageData<'product'>
  /** Place of the picture that stands first: the chosen colour's. */
  readonly first: number
  readonly discount: string | undefined
}

/** Names the pictures in the address: `#foto-2`. */
const SLUG = 'foto'

/** The pictures of the chosen colour. */
export const ProductGallery = memo(({ data, first, discount }: ProductGalleryProps) => {
  const isWhole = useBelowFold()
  const images = picturesFrom(data.images, first)
  const { opened, open, close } = useHashGallery(SLUG)
  const label = productPageMessages.photosOf(data.title)
  return (
    <>
      <Gallery
        key={first}
        label={label}
        items={images.map((image, place) => ({
          key: image.fileId,
          name: image.alt || productPageMessages.photo(place + 1),
          picture: (isWhole || place === 0) && (
            <Tile cover={image.cover} shape="main" art={image.cover !== undefined}>
              <ShopPicture picture={image} {...MAIN_PICTURE} priority={place === 0} />
              {image.video && <FilmMark />}
            </Tile>
          ),
          thumb: isWhole && (
            <Tile as="span" cover={image.cover} shape="thumb" art={image.cover !== undefined}>
              <ShopPicture picture={image} width={80} alt="" />
              {image.video && <FilmMark />}
            </Tile>
          )
        }))}
        marks={<ProductMarks discount={discount} stickers={data.stickers} />}
        onZoom={(index, thumb) => open({ start: index, thumb })}
        tools={<GalleryTools data={data} />}
      />
      {opened && (
        <HashLightbox {...opened} slug={SLUG} files={images} label={label} onClose={close} />
      )}
    </>
  )
})
