import type { OrderRow } from '@vitrina/core/orders'
import { ShopPicture } from '../../catalog/shop-picture/shop-picture.tsx'
import { Tile } from '../../kit/tile/tile.tsx'

const SHOWN = 4

interface GoodsRowProps {
  readonly items: readonly Pick<OrderRow, 'id' | 'image' | 'title'>[]
  /** Where `items` are only the first ones. */
  readonly all?: number
}

/** The first goods of an order as pictures, and how many more there are. */
export const GoodsRow = ({ items, all = items.length }: GoodsRowProps) => (
  <div className="things">
    {items.slice(0, SHOWN).map(({ id, image, title }) => (
      <div key={id}>
        <Tile cover={image?.cover} art={image?.cover !== undefined} shape="thumb">
          <ShopPicture picture={image ?? undefined} width={80} sizes="64px" alt={title} />
        </Tile>
      </div>
    ))}
    {all > SHOWN && <span className="more num">{`+${all - SHOWN}`}</span>}
  </div>
)
