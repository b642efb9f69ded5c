import { type BasketRow, variantOf } from '../basket-list/basket-rows.ts'
import { rowPrice } from '../basket-list/row-price.ts'
import { Tile } from '../kit/tile/tile.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { ShopPicture } from '../shop-picture/shop-picture.tsx'

export function OrderLine({ row }: { row: BasketRow }) {
  const { priceRole, show } = usePrices()
  const { product, group, count } = row
  const picture = product.images[0]
  return (
    <li>
      <Tile cover={picture?.cover} art={picture?.cover !== undefined} shape="thumb">
        <ShopPicture picture={picture} width={80} sizes="56px" alt="" />
      </Tile>
      <span>
        {product.title}
        <small>{[variantOf(group), `${count} шт.`].filter(Boolean).join(', ')}</small>
      </span>
      <b>{show(rowPrice(row, priceRole).sum)}</b>
    </li>
  )
}
