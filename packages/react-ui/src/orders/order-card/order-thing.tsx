import { itemNote } from '@vitrina/core/cart'
import type { OrderRow } from '@vitrina/core/orders'
import { usePrices } from '../../binding/use-prices.ts'
import { ShopPicture } from '../../catalog/shop-picture/shop-picture.tsx'
import { Tile } from '../../kit/tile/tile.tsx'
import { style } from '../../theme/style.ts'

const setPartsStyle = style(`
  display: grid; gap: 6px; margin-top: 8px; padding-left: 14px; border-left: 2px solid var(--c-line); font-size: var(--fs-sm);
`)

interface OrderThingProps {
  readonly row: OrderRow
  /** How many there are. */
  readonly note: string
  /** How wide its picture is shown. */
  readonly sizes: string
}

/** What was bought as one line of an order; a set with what it is made of. */
export function OrderThing({ row, note, sizes }: OrderThingProps) {
  const { show } = usePrices()
  const { image, parts, sum } = row
  return (
    <li>
      <Tile cover={image?.cover} art={image?.cover !== undefined} shape="thumb">
        <ShopPicture picture={image ?? undefined} width={80} sizes={sizes} alt="" />
      </Tile>
      <div>
        <Title {...row} />
        <small>{note}</small>
        {parts.length > 0 && <SetParts parts={parts} />}
      </div>
      <b>{show(sum)}</b>
    </li>
  )
}

const Title = ({ url, title }: Pick<OrderRow, 'url' | 'title'>) =>
  url === '' ? <span>{title}</span> : <a href={url}>{title}</a>

const SetParts = ({ parts }: Pick<OrderRow, 'parts'>) => (
  <ul className={setPartsStyle()}>
    {parts.map(part => (
      <li key={part.id}>
        <Title {...part} />
        <small>{itemNote(part)}</small>
      </li>
    ))}
  </ul>
)
