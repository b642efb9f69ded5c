import { basketSubject } from '@vitrina/core/basket'
import {
  agreeCommand,
  type BasketRow,
  countCommand,
  fewWords,
  partsText,
  piecePrices,
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
import { style } from '../theme/style.ts'
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
        variant="line"
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
  const parts = piecePrices(row, rules.priceRole)
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

const penCaseStyle = style(`
  width: 100%; max-width: 452px; height: auto; overflow: visible; transform: rotate(-6deg);
  & .case { fill: var(--case); }
  & .teeth { fill: none; stroke: var(--case-teeth); stroke-width: 5; stroke-dasharray: 3 4; }
  & .lining { fill: var(--case-lining); }
  & .cell { stroke: var(--case-cell); }
  & .place { fill: none; stroke: var(--case-place); stroke-width: 2; stroke-dasharray: 6 4; }
  & .band { fill: var(--case-band); }
  & .seam { stroke: rgb(255 255 255 / .8); stroke-width: 2; stroke-dasharray: 5 4; }
  & .bottom { fill: var(--case-2); }
  & .pull { color: var(--case-brass); }
`)

const SLOTS = [0, 1, 2, 3, 4]
const SLOT = 78
const LEFT = 30

/** The open pencil case with nothing in it yet. */
export const PenCase = () => (
  <svg className={penCaseStyle()} viewBox="0 -20 450 342" aria-hidden="true">
    <rect className="case" width="450" height="322" rx="44" />
    <rect className="teeth" x="8" y="8" width="434" height="306" rx="36" />
    <clipPath id="pen-case-inside">
      <rect x="16" y="16" width="418" height="290" rx="30" />
    </clipPath>
    <pattern id="pen-case-cells" x="16" y="16" width="20" height="20" patternUnits="userSpaceOnUse">
      <path className="cell" d="M0 .5h20M.5 0v20" />
    </pattern>
    <g clipPath="url(#pen-case-inside)">
      <rect className="lining" x="16" y="16" width="418" height="290" />
      <rect x="16" y="16" width="418" height="290" fill="url(#pen-case-cells)" />
      {SLOTS.map(slot => (
        <Slot key={slot} x={LEFT + slot * SLOT} isFirst={slot === 0} />
      ))}
      <rect className="bottom" x="16" y="262" width="418" height="44" />
    </g>
    <g transform="translate(300 -9) rotate(-24)">
      <use className="pull" href="#pull" width="60" height="28" />
    </g>
  </svg>
)

const Slot = ({ x, isFirst }: { x: number; isFirst: boolean }) => (
  <>
    <rect className="place" x={x + 15} y="63" width="48" height="184" rx="18" />
    <rect className="band" x={isFirst ? 16 : x} y="178" width="96" height="30" />
    {!isFirst && <path className="seam" d={`M${x + 1} 178v30`} />}
  </>
)
