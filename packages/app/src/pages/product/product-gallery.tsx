import { picturesFrom, readChoice } from '@vitrina/core/catalog'
import { type OwnList, ownLists } from '@vitrina/core/lists'
import type { PageData } from '@vitrina/core/pages'
import {
  ListSign,
  PRODUCT_PHOTO,
  ProductMarks,
  ProductPhotos,
  productPhotosMessages,
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

interface ToolsProps {
  readonly data: PageData<'product'>
}

/** A sign of a list alone, with words that come with the pointer or the keyboard. */
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

/** The picture that stands first at an address of the product. */
export function firstPicture({ images, groups }: PageData<'product'>, url: string): PagePicture {
  const place = readChoice(groups, url).shown?.picture ?? 0
  return { ...PRODUCT_PHOTO, picture: images[place] }
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
  const { opened, open, close } = useHashGallery(SLUG)
  return (
    <>
      <ProductPhotos
        {...data}
        first={first}
        isFirstAlone={!isWhole}
        marks={<ProductMarks discount={discount} stickers={data.stickers} />}
        onZoom={(index, thumb) => open({ start: index, thumb })}
        tools={
          <>
            {ownLists.map(list => (
              <HintedSign key={list.route} list={list} data={data} />
            ))}
            <ShareChoice data={data} />
          </>
        }
      />
      {opened && (
        <HashLightbox
          {...opened}
          slug={SLUG}
          files={picturesFrom(data.images, first)}
          label={productPhotosMessages.photosOf(data.title)}
          onClose={close}
        />
      )}
    </>
  )
})
