import type { CardView, StickerView } from '@vitrina/core/catalog'
import type { Sticker } from '@vitrina/core/entities'
import type { ReactNode } from 'react'
import { Button } from '../../kit/button/button.tsx'
import { Price } from '../../kit/price/price.tsx'
import { Rating } from '../../kit/rating/rating.tsx'
import { Tag } from '../../kit/tag/tag.tsx'
import { Tile } from '../../kit/tile/tile.tsx'
import { style } from '../../theme/style.ts'
import { AddToBasket } from '../add-to-basket/add-to-basket.tsx'
import { ListSigns } from '../list-signs/list-signs.tsx'
import { ShopPicture } from '../shop-picture/shop-picture.tsx'
import { SizePicker } from '../size-picker/size-picker.tsx'
import { productCardMessages } from './product-card.messages.ts'

/** The look of a sticker by what it says. */
const tones = {
  sale: 'sale',
  hit: 'hit',
  new: 'new',
  school: 'board',
  plain: 'soft'
} as const satisfies Record<Sticker['tone'], string>

interface ProductMarksProps {
  discount: string | undefined
  stickers: readonly StickerView[]
}

/** Shows the discount and the stickers of a product over its picture. */
export const ProductMarks = ({ discount, stickers }: ProductMarksProps) => (
  <>
    {discount && <Tag tone="sale">{discount}</Tag>}
    {stickers.map(({ title, tone }) => (
      <Tag key={title} tone={tones[tone]}>
        {title}
      </Tag>
    ))}
  </>
)

const productCardStyle = style(`
  position: relative; display: flex; flex-direction: column;
  & > .pic { position: relative; }
  & > .pic img { transition: transform var(--t-slow) var(--ease); }
  &:hover > .pic img { transform: translateY(-6px) rotate(-2deg) scale(1.03); }
  & > .pic > .marks { position: absolute; left: 12px; top: 12px; display: grid; justify-items: start; gap: 4px; }
  & > .pic > .tools { position: absolute; right: 6px; top: 6px; z-index: 1; display: grid; }
  & > .pic > .tools button:not([data-tone]) { color: var(--c-ink-2); }
  & > .pic > .tools button:hover { background: var(--c-veil); }
  & > .words { flex: 1; display: grid; align-content: start; gap: 5px; padding: 14px 2px; }
  & > .words > .name { color: inherit; font: inherit; letter-spacing: inherit; text-wrap: inherit; }
  & > .words > .name > .title { display: -webkit-box; min-height: 2.7em; overflow: hidden; line-height: 1.35; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
  & > .words > .name > .title::after { content: ""; position: absolute; inset: 0; }
  & > .words > .name > .title:focus-visible { outline: 0; }
  & > .words > .name > .title:focus-visible::after { outline: 3px solid var(--c-focus); outline-offset: 2px; border-radius: var(--r-l); }
  & > .words > .name > .title:hover { color: var(--c-pen); }
  & > .words > .votes { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-height: 22px; color: var(--c-ink-3); font-size: var(--fs-sm); font-variant-numeric: tabular-nums; }
  & > .words > .sizes { display: flex; flex-wrap: wrap; gap: 4px; min-height: 26px; margin-top: 3px; color: var(--c-ink-2); font-size: var(--fs-xs); }
  & > .words > .sizes > span { display: inline-grid; place-items: center; flex: none; height: 26px; padding: 0 7px; border: 1px solid var(--c-line); border-radius: var(--r-xs); }
  & > .words > .sizes > .more { padding: 0 2px; border-color: transparent; }
  & > .act { position: relative; z-index: 1; visibility: var(--act, visible); }
  & > .act [data-variant] { min-height: 46px; }
  @media (max-width: 767px) {
    & > .pic > .marks { inset: auto 50px 8px 8px; display: flex; flex-wrap: wrap; }
    & > .words > .name > .title { -webkit-line-clamp: 3; }
    & > .act [data-variant] { padding-inline: 6px; letter-spacing: -.02em; }
    & > .pic > .tools { inset: 2px 2px 2px auto; align-content: space-between; }
  }
`)

interface ProductCardProps {
  card: CardView
  /** Of its name: one below the heading of its list; none in the head of a table, which is no place for one. */
  level: 2 | 3 | undefined
  /** Above the fold: its picture is fetched at once. */
  priority?: boolean | undefined
  /** Other buttons than the signs of all lists. */
  tools?: ReactNode
}

/** Width and `sizes` of the picture of a card, for who preloads it. */
export const CARD_PICTURE = {
  width: 320,
  sizes: '(max-width: 767px) 42vw, (max-width: 1179px) 30vw, 300px'
} as const

/**
 * Shows a product in a list: picture, price, votes and stickers under one link, the purchase below.
 * `card` comes from `cardView` or from a page of the core; `level` is that of its heading in your
 * page.
 */
export function ProductCard({ card, level, priority, tools }: ProductCardProps) {
  const Name = level === undefined ? 'div' : (`h${level}` as const)
  return (
    <article className={productCardStyle()}>
      <div className="pic">
        <Tile
          cover={card.picture?.cover}
          shape="card"
          art={card.picture?.cover !== undefined}
          gone={card.isGone}
        >
          <ShopPicture picture={card.picture} {...CARD_PICTURE} alt="" priority={priority} />
        </Tile>
        <div className="marks">
          <ProductMarks discount={card.discount} stickers={card.stickers} />
        </div>
        <div className="tools">{tools ?? <ListSigns product={card} />}</div>
      </div>
      <div className="words">
        <Price current={card.price} old={card.oldPrice} muted={card.isGone} />
        <Name className="name">
          <a className="title" href={card.href}>
            {card.title}
          </a>
        </Name>
        <Votes card={card} />
        {card.sizes.length > 1 && <Sizes card={card} />}
      </div>
      <div className="act">
        <Purchase card={card} />
      </div>
    </article>
  )
}

const Votes = ({ card: { rating, reviews } }: { card: CardView }) => (
  <p className="votes">
    {rating && <Rating value={rating} />}
    <span className={rating ? 'count' : undefined}>{reviews}</span>
  </p>
)

const Sizes = ({ card: { sizes, moreSizes } }: { card: CardView }) => (
  <p className="sizes">
    <span className="vh">{productCardMessages.sizes}</span>
    {sizes.map(size => (
      <span key={size}>{size}</span>
    ))}
    {moreSizes > 0 && <span className="more">{`+${moreSizes}`}</span>}
  </p>
)

function Purchase({ card }: { card: CardView }) {
  const { action, title } = card
  if (action.kind === 'buy') {
    return <AddToBasket groupId={action.groupId} max={action.max} title={title} />
  }
  if (action.kind === 'choose') return <SizePicker card={card} words={action.title} />
  return (
    <Button variant="grey" wide href={action.href} aria-label={`${action.title}: ${title}`}>
      {action.title}
    </Button>
  )
}
