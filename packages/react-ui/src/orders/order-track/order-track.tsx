import type { OrderCardView, OrderView } from '@vitrina/core/orders'
import { Zip } from '../../kit/zip/zip.tsx'
import { style } from '../../theme/style.ts'
import { orderTrackMessages } from './order-track.messages.ts'

const orderTrackStyle = style(`
  & > ol { display: flex; margin-top: 8px; color: var(--c-ink-3); font-size: min(var(--fs-sm), max(14px, 1.15vw)); line-height: 1.3; text-align: center; }
  & li { flex: 2 2 0; min-width: 0; }
  & li:first-child { flex-grow: 1; text-align: left; }
  & li:last-child { flex-grow: 1; text-align: right; }
  & [data-place=done] { color: var(--c-ink-2); }
  & [data-place=now] { color: var(--c-pen); font-weight: 600; }
  @media (max-width: 767px) {
    & li { display: none; text-align: left; }
    & [data-place=now], & li:last-child { display: block; flex-grow: 1; }
  }
`)

const orderHistoryStyle = style(`
  display: grid; gap: 18px;
  & > ol > li { position: relative; display: flex; justify-content: space-between; gap: 16px; padding: 0 0 14px 26px; color: var(--c-ink-3); }
  & > ol > li::before { content: ""; position: absolute; left: 3px; top: 7px; width: 10px; height: 10px; border-radius: 50%; background: var(--c-sheet); box-shadow: inset 0 0 0 2px var(--c-line-2); }
  & > ol > li:not(:last-child)::after { content: ""; position: absolute; left: 7px; top: 21px; bottom: -3px; width: 2px; background: var(--c-line); }
  & [data-place=done] { color: var(--c-ink); }
  & [data-place=done]::before, & [data-place=now]::before { background: currentColor; box-shadow: none; }
  & [data-place=done]::before { background: var(--c-pen); }
  & [data-place=now] { color: var(--c-pen); font-weight: 600; }
  & time { flex: none; color: var(--c-ink-3); font-size: var(--fs-sm); font-weight: 400; white-space: nowrap; }
`)

/** How far an order is, on its card. */
export const OrderTrack = (order: Pick<OrderCardView, 'status' | 'way'>) => (
  <div className={orderTrackStyle()}>
    <Progress {...order} />
    <ol>
      {order.way.stages.map(({ title, place }) => (
        <li key={title} data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
          <span>{title}</span>
        </li>
      ))}
    </ol>
  </div>
)

/** The way of an order from its first day to its last. */
export const OrderHistory = (order: Pick<OrderView, 'status' | 'way'>) => (
  <div className={orderHistoryStyle()}>
    <Progress {...order} />
    <ol>
      {order.way.stages.map(({ title, place, at, when }) => (
        <li
          key={`${title} ${at}`}
          data-place={place}
          aria-current={place === 'now' ? 'step' : undefined}
        >
          <span>{title}</span>
          {at && <time dateTime={at}>{when}</time>}
        </li>
      ))}
    </ol>
  </div>
)

const Progress = ({ status, way }: Pick<OrderView, 'status' | 'way'>) =>
  way.value !== undefined && (
    <Zip value={way.value} label={orderTrackMessages.progress(status.title)} />
  )

const orderPickupStyle = style(`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; margin-top: 14px; font-size: min(var(--fs-sm), max(15px, 4.6vw));
  & > dt { color: var(--c-ink-3); }
  & > dd { font-weight: 600; overflow-wrap: anywhere; }
`)

/** How an order that waits is collected; nothing of any other. */
export const OrderPickup = ({ pickup }: Pick<OrderView, 'pickup'>) =>
  pickup.length > 0 && (
    <dl className={orderPickupStyle()}>
      {pickup.map(({ name, words }) => [<dt key={name}>{name}</dt>, <dd key={words}>{words}</dd>])}
    </dl>
  )
