import { type Choice, type Option, soldOutSize } from '@vitrina/core/catalog'
import type { Picture } from '@vitrina/core/entities'
import { type MouseEvent, memo } from 'react'

import type { Elements } from '../../kit/elements.ts'
import { Icon } from '../../kit/icon/icon.tsx'
import { Tile } from '../../kit/tile/tile.tsx'
import { ShopPicture } from '../shop-picture/shop-picture.tsx'
import { productChoiceMessages } from './product-choice.messages.ts'
import { productChoiceStyle } from './product-choice.styles.ts'
import type { AskedSize } from './use-asked-size.ts'

interface ProductChoiceProps {
  choice: Choice
  images: readonly Picture[]
  /** Shows another colour or size at once; without script its link loads the page again. */
  onChoose: (url: string) => void
  /** Where a purchase without a size leads to. */
  asked: AskedSize
  /** Beside the sizes: the way to their table. */
  sizeHelp?: Elements
}

/** Colours and sizes as links, each an address of its own. */
export function ProductChoice({ choice, images, onChoose, asked, sizeHelp }: ProductChoiceProps) {
  const { shown, colors, sizes, missing } = choice
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { pathname, search } = event.currentTarget
    onChoose(pathname + search)
  }
  return (
    <>
      {colors.length > 0 && (
        <div className={productChoiceStyle()}>
          <p>
            <span>{`${productChoiceMessages.color}: `}</span>
            <b>{shown?.color?.title}</b>
          </p>
          <nav className="colors" aria-label={productChoiceMessages.color}>
            {colors.map(option => (
              <a key={option.code} href={option.href} {...stateOf(option)} onClick={choose}>
                <ColorTile picture={images[option.picture]} isGone={option.isGone} />
              </a>
            ))}
          </nav>
        </div>
      )}
      {sizes.length > 0 && (
        <div className={productChoiceStyle()}>
          <div className="legend">
            {missing ? (
              <Missing isAsked={asked.isAsked}>{missing}</Missing>
            ) : (
              <p>
                <span>{`${productChoiceMessages.size}: `}</span>
                <b>{shown?.size?.title}</b>
              </p>
            )}
            {sizeHelp}
          </div>
          <nav
            ref={asked.place}
            id={asked.id}
            className="sizes"
            aria-label={productChoiceMessages.size}
          >
            {sizes.map(option => (
              <a key={option.code} href={option.href} {...stateOf(option)} onClick={choose}>
                <b>{option.title}</b>
                {option.left && <small>{` ${option.left}`}</small>}
              </a>
            ))}
          </nav>
          <RestockHint sizes={sizes} onClick={choose} />
        </div>
      )}
    </>
  )
}

interface MissingProps {
  isAsked: boolean
  children: string
}

/** Another element once it was asked: what changes only its look is not read out. */
const Missing = ({ isAsked, children }: MissingProps) =>
  isAsked ? (
    <p key="asked" className="missing" role="alert">
      {children}
    </p>
  ) : (
    <p>{children}</p>
  )

interface ColorTileProps {
  picture: Picture | undefined
  isGone: boolean
}

const ColorTile = memo(({ picture, isGone }: ColorTileProps) => (
  <Tile cover={picture?.cover} shape="thumb" art={picture?.cover !== undefined} gone={isGone}>
    <ShopPicture picture={picture} width={80} alt="" />
  </Tile>
))

interface RestockHintProps {
  sizes: readonly Option[]
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** «Нужен 152?»: the way to the letter, as long as the chosen size can be bought. */
function RestockHint({ sizes, onClick }: RestockHintProps) {
  const gone = soldOutSize(sizes)
  if (gone === undefined) return null
  return (
    <p className="hint">
      <Icon name="bell" size="xs" />
      <span>
        <span>{`${productChoiceMessages.needed(gone.title)} `}</span>
        <a className="link" href={gone.href} {...SAME_PAGE} onClick={onClick}>
          {productChoiceMessages.restock}
        </a>
      </span>
    </p>
  )
}

/** Another state of the same page: nothing to fetch before a click, nothing to index. */
const SAME_PAGE = { 'data-keep-place': true, 'data-no-prefetch': true, rel: 'nofollow' } as const

const stateOf = (option: Option) =>
  ({
    ...SAME_PAGE,
    'aria-current': option.isChosen ? 'true' : undefined,
    'aria-label': option.label,
    'data-gone': option.isGone || undefined
  }) as const
