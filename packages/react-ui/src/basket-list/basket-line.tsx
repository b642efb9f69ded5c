import { productHref } from '@vitrina/core/product'
import { enterQuantity } from '@vitrina/core/quantity'
import type { MouseEvent } from 'react'
import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import { Counter } from '../kit/counter/counter.tsx'
import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { VisuallyHidden } from '../kit/live-region/live-region.tsx'
import { Price } from '../kit/price/price.tsx'
import { Status } from '../kit/tag/tag.tsx'
import { Tile } from '../kit/tile/tile.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { useShop } from '../shop/shop-context.tsx'
import { ShopPicture } from '../shop-picture/shop-picture.tsx'
import { basketLineStyle } from './basket-line.styles.ts'
import { type BasketRow, rowId, rowName, variantOf } from './basket-rows.ts'
import { LineMessage } from './line-message.tsx'
import { rowPrice } from './row-price.ts'

interface BasketLineProps {
  row: BasketRow
  isGone: boolean
  onRemove: (event: MouseEvent) => void
}

/** One line: what it is, how many, what it costs. */
export function BasketLine({ row, isGone, onRemove }: BasketLineProps) {
  const shop = useShop()
  const { product, group, isSelected } = row
  const picture = product.images[0]
  const href = productHref(product)
  const name = rowName(row)
  return (
    <li
      id={rowId(group.id)}
      className={basketLineStyle()}
      tabIndex={-1}
      data-off={!isSelected || undefined}
      data-gone={isGone || undefined}
    >
      <div className="choice" data-live>
        <Checkbox
          checked={isSelected}
          onChange={event =>
            shop.sendBasket({
              type: 'lines.select',
              groupIds: [group.id],
              selected: event.target.checked
            })
          }
        >
          <VisuallyHidden>Выбрать: {name}</VisuallyHidden>
        </Checkbox>
      </div>
      {/* biome-ignore lint/a11y/useAnchorContent: the same link as the title's, for the pointer only. */}
      <a className="cover" href={href} tabIndex={-1} aria-hidden="true">
        <Tile cover={picture?.cover} art={picture?.cover !== undefined} gone={isGone}>
          <ShopPicture picture={picture} width={160} sizes="116px" alt="" />
        </Tile>
      </a>
      <div className="words">
        <a className="title" href={href}>
          {product.title}
        </a>
        {variantOf(group) && <p className="variant">{variantOf(group)}</p>}
        {!isGone && <LineMessage row={row} />}
        <div className="acts" data-live>
          {isGone && (
            <a className="link" href={`${href}?group=${group.id}#restock`}>
              Сообщить о поступлении
            </a>
          )}
          <IconButton icon="trash" tone="quiet" label={`Удалить: ${name}`} onClick={onRemove} />
        </div>
      </div>
      <div className="quantity">
        {isGone ? <Status tone="quiet">Нет в наличии</Status> : <Quantity row={row} name={name} />}
      </div>
      <LinePrice row={row} isGone={isGone} />
    </li>
  )
}

function Quantity({ row: { group, count }, name }: { row: BasketRow; name: string }) {
  const shop = useShop()
  const max = Math.max(group.remnants, count)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left it.
    <div data-live onBlur={() => shop.sendBasket({ type: 'line.flush', groupId: group.id })}>
      <Counter
        value={count}
        max={max}
        look="line"
        label={`Количество: ${name}`}
        enter={(text, last) => enterQuantity(text, last, { max })}
        onChange={value => shop.sendBasket({ type: 'line.type', groupId: group.id, count: value })}
      />
    </div>
  )
}

function LinePrice({ row, isGone }: { row: BasketRow; isGone: boolean }) {
  const { priceRole, show } = usePrices()
  const { sum, oldSum } = rowPrice(row, priceRole)
  const { count } = row
  return (
    <div className="cost">
      <Price
        current={show(sum)}
        old={!isGone && oldSum > sum ? show(oldSum) : undefined}
        muted={isGone || !row.isSelected}
      />
      {count > 1 && !isGone && <p className="each">{show(sum / count)} за штуку</p>}
    </div>
  )
}
