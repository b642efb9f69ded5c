import { isSpecialClick } from '@vitrina/core/browser'
import { type Choice, type Option, soldOutSize } from '@vitrina/core/catalog'
import type { Picture } from '@vitrina/core/entities'
import { type MouseEvent, memo } from 'react'

import type { Elements } from '../../kit/elements.ts'
import { Icon } from '../../kit/icon/icon.tsx'
import { Tile } from '../../kit/tile/tile.tsx'
import { style } from '../../theme/style.ts'
import { ShopPicture } from '../shop-picture/shop-picture.tsx'
import { productChoiceMessages } from './product-choice.messages.ts'
import type { AskedSize } from './use-asked-size.ts'

const productChoiceStyle = style(`
  margin-top: 26px;
  & > p, & > .legend { margin-bottom: 10px; }
  & > .legend { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 16px; }
  & .missing { color: var(--c-red); font-weight: 600; }
  & > .sizes:target { outline: 2px solid var(--c-red); outline-offset: 6px; border-radius: var(--r-m); }
  & > .colors { display: flex; flex-wrap: wrap; gap: 12px; }
  & > .colors > a { position: relative; width: 76px; border-radius: var(--r-m); }
  & > .colors > [aria-current] { box-shadow: 0 0 0 2.5px var(--c-paper), 0 0 0 5px var(--c-pen); }
  & > .colors > [data-gone]::after { content: ""; position: absolute; inset: 0; border-radius: inherit; background: linear-gradient(to top right, transparent calc(50% - 1px), var(--c-line-2) calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px)); }
  & > .sizes { display: grid; grid-template-columns: repeat(auto-fill, minmax(64px, 1fr)); gap: 8px; }
  & > .sizes > a { display: grid; place-items: center; align-content: center; min-height: 56px; padding: 4px; border-radius: var(--r-m); box-shadow: inset 0 0 0 1.5px var(--c-line); font-size: 1.0625rem; font-weight: 500; line-height: 1.15; text-align: center; font-variant-numeric: tabular-nums; }
  & > .sizes > a:hover { box-shadow: inset 0 0 0 1.5px var(--c-pen); }
  & > .sizes b { font-weight: inherit; }
  & > .sizes small { color: var(--c-amber); font-size: 11.5px; font-weight: 500; }
  & > .sizes > [data-gone] { background: var(--c-desk); color: var(--c-ink-3); box-shadow: none; }
  & > .sizes > [data-gone] b { text-decoration: line-through; text-decoration-color: var(--c-line-2); }
  & > .sizes > [data-gone] small { color: inherit; }
  & > .sizes > [aria-current] { background: var(--c-pen-soft); color: var(--c-pen); font-weight: 700; box-shadow: inset 0 0 0 2px var(--c-pen); }
  & > .sizes > [aria-current] small { color: inherit; }
  & > .hint { display: flex; align-items: center; gap: 8px; margin: 12px 0 0; color: var(--c-ink-2); font-size: var(--fs-sm); }
  @media (max-width: 767px) { & > .sizes { grid-template-columns: repeat(4, 1fr); } }
`)

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

/**
 * Shows the colours and sizes of a product as links, each an address of its own; what is sold out
 * is struck through. `choice` comes from `readChoice` of the page's address, `onChoose` receives
 * the address of another choice.
 */
export function ProductChoice({ choice, images, onChoose, asked, sizeHelp }: ProductChoiceProps) {
  const { shown, colors, sizes, missing } = choice
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isSpecialClick(event)) return
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
