import type { OrderItem } from '@vitrina/core/entities'

import { Tile } from '../kit/tile/tile.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { ShopPicture } from '../shop-picture/shop-picture.tsx'
import { orderDetailMessages } from './order-detail.messages.ts'

export const OrderThings = ({ items }: { items: readonly OrderItem[] }) => (
  <ul className="things">
    {items.map(item => (
      <Thing key={item.groupId} item={item} />
    ))}
  </ul>
)

function Thing({ item: { url, title, variant, image, count, price, sum } }: { item: OrderItem }) {
  const { show } = usePrices()
  const amount =
    count === 1 ? orderDetailMessages.onePiece : orderDetailMessages.pieces(count, show(price))
  return (
    <li>
      <Tile cover={image?.cover} art={image?.cover !== undefined} shape="thumb">
        <ShopPicture picture={image ?? undefined} width={80} sizes="72px" alt="" />
      </Tile>
      <span>
        {url === '' ? title : <a href={url}>{title}</a>}
        <small>{[variant, amount].filter(Boolean).join(', ')}</small>
      </span>
      <b>{show(sum)}</b>
    </li>
  )
}
