import type { Order } from '@vitrina/core/entities'
import {
  piecesField,
  type RefundForm,
  refundLines,
  refundMessages as words
} from '@vitrina/core/orders'
import { counterRules } from '@vitrina/core/values'
import { usePrices } from '../../binding/use-prices.ts'
import { ShopPicture } from '../../catalog/shop-picture/shop-picture.tsx'
import { Counter } from '../../kit/counter/counter.tsx'
import { Tile } from '../../kit/tile/tile.tsx'

interface RefundGoodsProps {
  readonly order: Order
  readonly values: RefundForm
  readonly onChange: (items: RefundForm['items']) => void
}

/** What can still go back, and how many pieces of it do. */
export function RefundGoods({ order, values, onChange }: RefundGoodsProps) {
  const { show } = usePrices()
  return (
    <ul className="goods">
      {refundLines(order, values).map(({ item, most, count }) => (
        <li key={item.groupId}>
          <Tile cover={item.image?.cover} art={item.image?.cover !== undefined} shape="thumb">
            <ShopPicture picture={item.image ?? undefined} width={80} sizes="64px" alt="" />
          </Tile>
          <span>
            <span>{item.title}</span>
            <small>{[item.variant, show(item.price)].filter(Boolean).join(', ')}</small>
          </span>
          <span className="pieces">
            <Counter
              variant="line"
              value={count}
              label={item.title}
              name={piecesField(item.groupId)}
              rules={counterRules({ min: 0, max: most })}
              onChange={value => onChange({ ...values.items, [item.groupId]: value })}
            />
            <span>{words.of(most)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
