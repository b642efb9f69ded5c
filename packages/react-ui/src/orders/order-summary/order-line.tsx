import { type BasketRow, itemNote, rowPrice } from '@vitrina/core/cart'
import { usePrices } from '../../binding/use-prices.ts'
import { ShopPicture } from '../../catalog/shop-picture/shop-picture.tsx'
import { Tile } from '../../kit/tile/tile.tsx'

export function OrderLine({ row }: { row: BasketRow }) {
  const { rules, show } = usePrices()
  const { title, variant, picture, count } = row
  return (
    <li>
      <Tile cover={picture?.cover} art={picture?.cover !== undefined} shape="thumb">
        <ShopPicture picture={picture} width={80} sizes="56px" alt="" />
      </Tile>
      <span>
        <span>{title}</span>
        <small>{itemNote({ variant, count })}</small>
      </span>
      <b>{show(rowPrice(row, rules.priceRole).sum)}</b>
    </li>
  )
}
