import {
  type ComparedView,
  type CompareGroup,
  type ComparisonView,
  comparisonSubject,
  turnCompare,
  compareMessages as words
} from '@vitrina/core/lists'
import {
  BoundaryFailed,
  IconButton,
  ListSigns,
  ProductCard,
  Skeleton,
  style,
  useShop
} from '@vitrina/react-ui'
import type { MouseEvent } from 'react'
import { comparePageMessages } from './compare-page.messages.ts'

const compareTableStyle = style(`
  --names: 200px; --column: 232px; position: relative; margin-inline: calc(var(--gutter) * -1); padding-right: var(--gutter); overflow-x: auto; overscroll-behavior-x: contain;
  & > table { border-collapse: separate; border-spacing: 0; table-layout: fixed; width: max-content; }
  & th, & td { width: var(--column); padding: 12px 16px 12px 0; border-bottom: 1px solid var(--c-line); font-weight: 400; text-align: left; vertical-align: top; }
  & tr > th:first-child { position: sticky; left: 0; z-index: 2; width: calc(var(--names) + var(--gutter)); padding-left: var(--gutter); border-bottom: 0; background: linear-gradient(var(--c-line) 0 0) var(--gutter) 100% / 100% 1px no-repeat var(--c-paper); color: var(--c-ink-2); overflow-wrap: anywhere; }
  & thead th { height: 1px; padding-bottom: 20px; }
  & thead article { height: 100%; }
  & tbody td { overflow-wrap: anywhere; }
  & .group > th { padding-top: 32px; }
  & .group > th > span { position: sticky; left: var(--gutter); color: var(--c-heading); font: 700 var(--fs-lead)/1.3 var(--font-text); }
  & [data-same] > td { color: var(--c-ink-3); }
  & tbody tr:not(.group):hover > * { background-color: var(--c-desk); }
  @media (max-width: 767px) {
    --names: min(6.5rem, 38vw); --column: max(172px, 9rem);
    & th, & td { padding: 10px 12px 10px 0; font-size: var(--fs-sm); }
    & tr > th:first-child { font-size: min(var(--fs-xs), 4.4vw); }
  }
`)

type TableProps = Extract<ComparisonView, { kind: 'table' }>

/** A product a column; the names of the rows stay in sight, and the arrow keys move the table. */
export function CompareTable({ products, groups, awaited, isFailed, note }: TableProps) {
  const shop = useShop()
  return (
    <>
      {isFailed && (
        <BoundaryFailed
          what={words.whatPart}
          onRetry={() => shop.send(comparisonSubject, { type: 'products.retry' })}
        />
      )}
      {note !== '' && <p className="note">{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled table must be reachable by keyboard. */}
      <section className={compareTableStyle()} aria-label={comparePageMessages.table} tabIndex={0}>
        <table aria-busy={awaited > 0}>
          <Heads products={products} awaited={awaited} />
          {groups.map(group => (
            <Rows key={group.title} group={group} columns={products.length + awaited} />
          ))}
        </table>
      </section>
    </>
  )
}

function Heads({ products, awaited }: Pick<TableProps, 'products' | 'awaited'>) {
  const remove = useRemoval()
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="vh">{comparePageMessages.feature}</span>
        </th>
        {products.map((product, column) => (
          <th key={product.id} scope="col" abbr={product.card.title}>
            <ProductCard
              card={product.card}
              level={undefined}
              priority={column === 0}
              tools={
                <>
                  <IconButton
                    icon="x"
                    label={words.remove(product.card.title)}
                    data-remove
                    onClick={event => remove(product, event)}
                  />
                  <ListSigns product={product.card} except="compare" />
                </>
              }
            />
          </th>
        ))}
        {Array.from({ length: awaited }, (_, place) => (
          <th key={`awaited-${place}`} scope="col">
            <span className="vh">{comparePageMessages.loading}</span>
            <Skeleton shape="tile" />
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A pressed button goes away with its column: by keyboard the focus moves on to the one beside it. */
function useRemoval() {
  const shop = useShop()
  return ({ card }: ComparedView, { currentTarget, detail }: MouseEvent<HTMLElement>) => {
    const all = [...(currentTarget.closest('tr')?.querySelectorAll('[data-remove]') ?? [])]
    const place = all.indexOf(currentTarget)
    const beside = all[place + 1] ?? all[place - 1] ?? document.getElementById('main')
    turnCompare(shop, card)
    if (detail === 0 && beside instanceof HTMLElement) beside.focus()
  }
}

const Rows = ({ group, columns }: { readonly group: CompareGroup; readonly columns: number }) => (
  <tbody>
    <tr className="group">
      <th scope="rowgroup" colSpan={columns + 1}>
        <span>{group.title}</span>
      </th>
    </tr>
    {group.rows.map(({ title, values, isSame }) => (
      <tr key={title} data-same={isSame || undefined}>
        <th scope="row">{title}</th>
        {values.map((value, column) => (
          <td key={column}>{value ?? <Unsaid />}</td>
        ))}
      </tr>
    ))}
  </tbody>
)

const Unsaid = () => (
  <>
    <span aria-hidden="true">—</span>
    <span className="vh">{words.notSaid}</span>
  </>
)
