import { routePath } from '@vitrina/core'
import { fastOrderMessages as words } from '@vitrina/core/cart'
import { style } from '@vitrina/react-ui'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../routing/define-page.ts'
import { fastOrderPageMessages } from './fast-order-page.messages.ts'

const fastOrderStyle = style(`
  & > h1 { margin: 6px 0 12px; }
  & > .intro { max-width: 720px; margin-bottom: 8px; color: var(--c-ink-2); }
  & > .intro + p { margin-bottom: 20px; }
  & > .intro + p > a { padding-block: 12px; }
  & .input { display: grid; gap: 14px; }
  & .input textarea { font-variant-numeric: tabular-nums; white-space: pre; overflow-x: auto; }
  & .ways { display: flex; flex-wrap: wrap; gap: 12px; }
  & .file { position: relative; display: inline-flex; align-items: center; gap: 10px; min-height: 48px; padding: 0 18px; border: 1px dashed var(--c-line-2); border-radius: var(--r-m); color: var(--c-pen); font-weight: 600; cursor: pointer; }
  & .file:hover { background: var(--c-pen-soft); }
  & .file:focus-within { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  & .file > input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
  & .question { display: grid; justify-items: start; gap: 10px; margin-top: 20px; padding: 18px; border: 1px solid var(--c-line-2); border-radius: var(--r-m); }
  & .question > h2 { font-size: var(--fs-h3); }
  & .question > button { max-width: 100%; overflow-wrap: anywhere; }
  & .outcome { display: grid; gap: 12px; margin-top: 20px; }
  & .outcome:empty { display: none; }
  & .progress { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; }
  & progress { flex: 1 1 200px; height: 8px; accent-color: var(--c-pen); }
  & .lines { margin-top: 28px; }
  & .table { margin-top: 16px; }
  & table { width: 100%; border-collapse: collapse; }
  & th, & td { padding: 10px 12px 10px 0; border-bottom: 1px solid var(--c-line); text-align: left; vertical-align: baseline; font-weight: 400; }
  & thead th { color: var(--c-ink-2); font-size: var(--fs-sm); }
  & tbody th { width: 64px; color: var(--c-ink-3); }
  & .code { width: 170px; }
  & .count { width: 112px; }
  & .price, & .sum { width: 110px; white-space: nowrap; }
  & .sum { font-weight: 600; }
  & .what { overflow-wrap: anywhere; }
  & .note { margin-top: 4px; color: var(--c-amber); font-size: var(--fs-sm); }
  & [data-state=wrong] .note { color: var(--c-red); }
  & [data-state=joined] > td, & [data-state=awaited] > td { color: var(--c-ink-3); }
  & [data-state=joined] .note { color: var(--c-ink-2); }
  & td > input, & td > select { width: 100%; max-width: 320px; min-height: 44px; padding: 0 12px; border: 1px solid var(--c-line-2); border-radius: var(--r-s); background: var(--c-sheet); color: var(--c-ink); font: inherit; }
  & td > select { display: block; margin-top: 6px; }
  & [data-state=wrong] > td > input, & [data-state=wrong] > td > select { border-color: var(--c-red); }
  & .pages { display: flex; align-items: center; gap: 14px; margin-top: 16px; }
  & .total { position: sticky; bottom: 0; display: flex; flex-wrap: wrap; align-items: center; gap: 12px; margin-top: 8px; padding: 16px 0; background: var(--c-paper); border-top: 1px solid var(--c-line); }
  & .total > p { margin-right: auto; font-weight: 600; }
  @media (max-width: 767px) {
    & thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & tbody tr { display: grid; grid-template-columns: 44px minmax(0, 1fr) 44px; gap: 6px 8px; padding: 14px 0; border-bottom: 1px solid var(--c-line); }
    & tbody th, & tbody td { width: auto; padding: 0; border: 0; }
    & tbody td:last-child { grid-row: 1; grid-column: 3; }
    & .what { grid-row: 2; grid-column: 1 / -1; }
    & .count { grid-column: 1 / 2; grid-column: span 2; max-width: 140px; }
    & .price:empty, & .sum:empty { display: none; }
    & .price { grid-column: 1 / 3; }
    & .sum { grid-column: 3; justify-self: end; }
    & .total { position: static; }
    & .total > * { width: 100%; }
  }
`)

const load = async () => (await import('./order-table.tsx')).OrderTable
const OrderTable = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<'fast-order'>({
  frame: plain,
  View: ({ data }) => (
    <div className={fastOrderStyle()}>
      <h1>{fastOrderPageMessages.title}</h1>
      <p className="intro">{words.intro}</p>
      <p>
        <a className="link" href={routePath('wholesale')}>
          {words.priceList}
        </a>
      </p>
      <OrderTable {...data} />
    </div>
  ),
  late: [OrderTable]
})
