import { basketSubject } from '@vitrina/core/basket'
import {
  agreeCommand,
  type BasketRow,
  countCommand,
  fewWords,
  partPrices,
  partsText,
  rowName,
  rowPrice,
  rowRules,
  type SetRow,
  selectCommand,
  typedCommand
} from '@vitrina/core/cart'
import { counterRules } from '@vitrina/core/values'
import type { MouseEvent } from 'react'
import { useShop } from '../binding/shop-context.tsx'
import { usePrices } from '../binding/use-prices.ts'
import { ShopPicture } from '../catalog/shop-picture/shop-picture.tsx'
import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import { Counter } from '../kit/counter/counter.tsx'
import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { LiveRegion, VisuallyHidden } from '../kit/live-region/live-region.tsx'
import { Price } from '../kit/price/price.tsx'
import { Status } from '../kit/tag/tag.tsx'
import { Tile } from '../kit/tile/tile.tsx'
import { basketLineStyle } from './basket-line.styles.ts'
import { basketListMessages } from './basket-list.messages.ts'

/** What is wrong with a line, and the way to agree to it; else that little is left. */
function LineMessage({ row }: { row: BasketRow }) {
  const shop = useShop()
  if (row.message !== '') {
    return (
      <p className="wrong" role="alert">
        <span>{row.message}</span>
        <button
          type="button"
          className="link"
          onClick={() => shop.send(basketSubject, agreeCommand(row))}
        >
          {basketListMessages.agree(row.count)}
        </button>
      </p>
    )
  }
  const few = fewWords(row)
  return few === '' ? undefined : <p className="few">{few}</p>
}

interface BasketLineProps {
  row: BasketRow
  onRemove: (event: MouseEvent) => void
}

/** One line: what it is, how many, what it costs. */
export function BasketLine({ row, onRemove }: BasketLineProps) {
  const shop = useShop()
  const name = rowName(row)
  return (
    <li
      id={row.id}
      className={basketLineStyle()}
      tabIndex={-1}
      data-off={!row.isSelected || undefined}
      data-gone={row.isGone || undefined}
    >
      <div className="choice" data-live>
        <Checkbox
          checked={row.isSelected}
          onChange={event => shop.send(basketSubject, selectCommand([row], event.target.checked))}
        >
          <VisuallyHidden>{basketListMessages.choose(name)}</VisuallyHidden>
        </Checkbox>
      </div>
      <Cover row={row} />
      <Words row={row} onRemove={onRemove} />
      <div className="quantity">
        {row.isGone && <Status tone="quiet">{basketListMessages.soldOut}</Status>}
        <Quantity row={row} name={name} />
      </div>
      <LinePrice row={row} />
    </li>
  )
}

function Cover({ row: { picture, href, isGone } }: Pick<BasketLineProps, 'row'>) {
  const tile = (
    <Tile cover={picture?.cover} art={picture?.cover !== undefined} gone={isGone}>
      <ShopPicture picture={picture} width={160} sizes="116px" alt="" />
    </Tile>
  )
  if (href === undefined) return <div className="cover">{tile}</div>
  return (
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: the same link as the title's, for the pointer only. */}
      <a className="cover" href={href} tabIndex={-1} aria-hidden="true">
        {tile}
      </a>
    </>
  )
}

const Words = ({ row, onRemove }: BasketLineProps) => (
  <div className="words">
    {row.href === undefined ? (
      <span className="title">{row.title}</span>
    ) : (
      <a className="title" href={row.href}>
        {row.title}
      </a>
    )}
    {row.kind === 'set' ? (
      <SetParts row={row} />
    ) : (
      row.variant && <p className="variant">{row.variant}</p>
    )}
    {!row.isGone && <LineMessage row={row} />}
    <div className="acts" data-live>
      {row.restockHref && (
        <a className="link" href={row.restockHref}>
          {basketListMessages.restock}
        </a>
      )}
      <IconButton
        icon="trash"
        tone="quiet"
        label={basketListMessages.remove(rowName(row))}
        onClick={onRemove}
      />
    </div>
  </div>
)

function Quantity({ row, name }: { row: BasketRow; name: string }) {
  const shop = useShop()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left it.
    <div data-live onBlur={() => shop.send(basketSubject, typedCommand(row))}>
      <Counter
        value={row.count}
        look="line"
        label={basketListMessages.quantityOf(name)}
        rules={counterRules(rowRules(row))}
        onChange={value => shop.send(basketSubject, countCommand(row, value))}
      />
      <LiveRegion>{row.isSettling && basketListMessages.settling}</LiveRegion>
    </div>
  )
}

/** What the set is made of, and where it is built anew. */
function SetParts({ row }: { row: SetRow }) {
  const { rules, show } = usePrices()
  const parts = partPrices(row, rules.priceRole)
  return (
    <>
      <p className="variant">{partsText(row)}</p>
      <details className="parts">
        <summary>{basketListMessages.setParts}</summary>
        <ul>
          {parts.map(({ name, rubles }) => (
            <li key={name}>
              <span>{name}</span>
              <span className="num">{show(rubles)}</span>
            </li>
          ))}
        </ul>
      </details>
      <a className="link edit" href={row.editHref}>
        {basketListMessages.changeSet}
      </a>
    </>
  )
}

function LinePrice({ row }: Pick<BasketLineProps, 'row'>) {
  const { rules, show } = usePrices()
  const { sum, oldSum, apiece } = rowPrice(row, rules.priceRole)
  return (
    <div className="cost">
      <Price
        current={show(sum)}
        old={oldSum === undefined ? undefined : show(oldSum)}
        muted={row.isGone || !row.isSelected}
      />
      {apiece !== undefined && <p className="each">{basketListMessages.apiece(show(apiece))}</p>}
    </div>
  )
}
