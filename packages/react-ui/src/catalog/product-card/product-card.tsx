import type { CardView } from '@vitrina/core/catalog'
import type { ReactNode } from 'react'
import { Button } from '../../kit/button/button.tsx'
import { Price } from '../../kit/price/price.tsx'
import { Rating } from '../../kit/rating/rating.tsx'
import { Tile } from '../../kit/tile/tile.tsx'
import { AddToBasket } from '../add-to-basket/add-to-basket.tsx'
import { ListSigns } from '../list-signs/list-signs.tsx'
import { ShopPicture } from '../shop-picture/shop-picture.tsx'
import { SizePicker } from '../size-picker/size-picker.tsx'
import { productCardMessages } from './product-card.messages.ts'
import { productCardStyle } from './product-card.styles.ts'
import { ProductMarks } from './product-marks.tsx'

interface ProductCardProps {
  card: CardView
  /** Of its name: one below the heading of its list; none in the head of a table, which is no place for one. */
  level: 2 | 3 | undefined
  /** Above the fold: its picture is fetched at once. */
  priority?: boolean | undefined
  /** Other buttons than the signs of all lists. */
  tools?: ReactNode
}

/** How a card draws its picture. */
export const CARD_PICTURE = {
  width: 320,
  sizes: '(max-width: 767px) 42vw, (max-width: 1179px) 30vw, 300px'
} as const

/** A product in a list: one link over the whole card, the purchase under it. */
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
